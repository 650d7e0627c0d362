#include "editor/view/room_overlays.h"

#include "core/world/taken_things.h"
#include "editor/view/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace cave {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("cave::RoomOverlays", text);
}

ItemKind itemKindOf(const Content &content, const Feature &feature)
{
    const auto item = std::ranges::find(content.items, feature.text, &ItemType::key);
    return item == content.items.end() ? ItemKind::Blade : item->kind;
}

/// START and FINISH are marked by the terrain's painter.
bool liesOnGround(const Feature &feature, const RegionChanges &changes)
{
    if (feature.kind == FeatureKind::Start || feature.kind == FeatureKind::Finish)
        return false;
    if (feature.kind == FeatureKind::Door && feature.value == 0)
        return false; // walled up
    return !isTakeable(feature.kind) || !changes.isClaimed(feature.cell);
}

CellMask maskOf(const CellRect &area)
{
    CellMask mask(kMaxRegionSize);
    for (int y = 0; y < area.height; ++y)
        mask.addRow({area.origin.x, area.origin.y + y}, area.width);
    return mask;
}

void addOutline(const CellRect &area, const QColor &colour, const QString &word, MapOverlays &overlays)
{
    MaskOverlay outline;
    outline.cells = std::make_shared<const CellMask>(maskOf(area));
    outline.colour = colour;
    overlays.masks.push_back(std::move(outline));
    overlays.labels.push_back({{area.origin.x + area.width / 2, area.origin.y + area.height - 1}, word});
}

void paintOutline(const CellRect &area, const QColor &colour, const MapCanvas &canvas)
{
    constexpr double kWidth = 2; // logical pixels
    const QRectF first = canvas.at.rect({area.origin.x, area.origin.y + area.height - 1});
    const double width = kWidth * canvas.at.unit;
    const double inset = width / 2;
    canvas.painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.drawRect(QRectF(first.topLeft(), QSizeF(area.width, area.height) * canvas.at.scale)
                                .adjusted(inset, inset, -inset, -inset));
}

} // namespace

std::vector<GroundThing> groundIn(World &world, const CellRect &area)
{
    std::vector<GroundThing> ground;
    const int size = world.level.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect & /*part*/) {
        const RegionChanges &changes = world.level.changesOf(pos);
        for (const Feature &feature : world.level.region(pos).features) {
            if (liesOnGround(feature, changes))
                ground.push_back({worldPos(pos, feature.cell, size), feature.kind, feature.value,
                                  feature.text, itemKindOf(*world.content, feature), false});
        }
    });
    return ground;
}

MapOverlays roomOverlays(const RoomMap &map, const Theme &theme)
{
    MapOverlays overlays;
    if (map.rooms.empty())
        return overlays;
    addOutline(map.rooms.front().area, theme.good, tr("START"), overlays);
    addOutline(map.rooms.back().area, theme.danger, tr("BOSS"), overlays);
    return overlays;
}

void paintRoomOutlines(const RoomMap &map, const MapCanvas &canvas)
{
    if (map.rooms.empty())
        return;
    paintOutline(map.rooms.front().area, canvas.theme.good, canvas);
    paintOutline(map.rooms.back().area, canvas.theme.danger, canvas);
}

} // namespace cave
