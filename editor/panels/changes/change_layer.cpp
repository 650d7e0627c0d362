// SPDX-License-Identifier: MIT
#include "editor/panels/changes/change_layer.h"

#include "editor/panels/changes/change_look.h"

#include <utility>

namespace cave {
namespace {

constexpr float kChangeOpacity = 0.4F;

/// The runs of one kind in a region as a picture with one pixel per cell.
OverlayPicture picture(RegionPos pos, const std::vector<WorldChange> &changes, ChangeKind kind,
                       int regionSize, const ChangeLook &look)
{
    OverlayPicture made{worldPos(pos, {0, 0}, regionSize), 1,
                        QImage(regionSize, regionSize, QImage::Format_ARGB32_Premultiplied), look.hatched};
    made.pixels.fill(Qt::transparent);
    QColor colour = look.colour;
    colour.setAlphaF(kChangeOpacity);
    const QRgb pixel = qPremultiply(colour.rgba());
    for (const WorldChange &change : changes) {
        if (change.kind != kind)
            continue;
        const CellPos cell = cellOf(change.at, regionSize);
        auto *row = reinterpret_cast<QRgb *>(made.pixels.scanLine(regionSize - 1 - cell.y));
        for (int x = cell.x; x < std::min(regionSize, cell.x + change.cells); ++x)
            row[x] = pixel;
    }
    return made;
}

LegendEntry::Mark legendMark(const ChangeLook &look)
{
    if (look.cells)
        return look.hatched ? LegendEntry::Mark::Hatched : LegendEntry::Mark::Fill;
    if (look.shape == MapMark::Shape::Dot)
        return LegendEntry::Mark::Dot;
    return look.shape == MapMark::Shape::Cross ? LegendEntry::Mark::Cross : LegendEntry::Mark::Outline;
}

} // namespace

OverlayLayer changeLayer(const std::map<RegionPos, RegionSurvey> &surveyed, ChangeKinds shown, int regionSize,
                         const Theme &theme)
{
    OverlayLayer layer;
    for (std::size_t i = 0; i < kChangeKinds; ++i) {
        const auto kind = static_cast<ChangeKind>(i);
        const ChangeLook look = lookOf(kind, theme);
        bool any = false;
        for (const auto &[pos, survey] : surveyed) {
            if (!shown.test(i) || survey.counts.byKind[i] == 0)
                continue;
            any = true;
            if (look.cells) {
                layer.overlays.pictures.push_back(picture(pos, survey.changes, kind, regionSize, look));
                continue;
            }
            for (const WorldChange &change : survey.changes) {
                if (change.kind == kind)
                    layer.overlays.marks.push_back({change.at, look.shape, look.colour});
            }
        }
        if (any)
            layer.legend.append({legendMark(look), look.colour, changeText(kind), {}});
    }
    return layer;
}

} // namespace cave
