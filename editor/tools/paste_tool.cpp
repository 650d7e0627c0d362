// SPDX-License-Identifier: MIT
#include "editor/tools/paste_tool.h"

#include "editor/tools/edit_context.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <memory>
#include <utility>

namespace cave {
namespace {

constexpr int kFloatingAlpha = 200; ///< so that the ground remains visible

QRgb premultiplied(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return qPremultiply(colour.rgba());
}

void markCell(QImage &image, CellPos cell, const QColor &colour)
{
    image.setPixel(cell.x, image.height() - 1 - cell.y, qPremultiply(colour.rgba()));
}

} // namespace

QImage patchImage(const CellPatch &patch, const Theme &theme)
{
    QImage image(patch.width(), patch.height(), QImage::Format_ARGB32_Premultiplied);
    const auto colourOf = [&theme](Terrain terrain) {
        switch (terrain) {
        case Terrain::Water:
            return theme.water;
        case Terrain::Trees:
            return theme.trees;
        case Terrain::Floor:
            return theme.floorLit;
        case Terrain::Rock:
        case Terrain::Bounds:
            break;
        }
        return theme.wall;
    };
    for (int y = 0; y < patch.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(patch.height() - 1 - y));
        for (int x = 0; x < patch.width(); ++x) {
            if (!patch.cells.test(x, y))
                line[x] = 0;
            else
                line[x] = premultiplied(colourOf(patch.terrain({x, y})), kFloatingAlpha);
        }
    }
    for (const CellPatch::Chest &chest : patch.chests)
        markCell(image, chest.cell, theme.gold);
    for (const CellPatch::PatchMonster &monster : patch.monsters)
        markCell(image, monster.cell, theme.danger);
    for (const CellPatch::Marker &marker : patch.markers)
        markCell(image, marker.cell, theme.accent);
    return image;
}

PasteTool::PasteTool(EditContext &context, std::function<void()> ended)
    : m_context(context)
    , m_ended(std::move(ended))
{
}

void PasteTool::take(CellPatch patch, const QString &label)
{
    m_label = label;
    m_at = m_under.value_or(m_context.view().camera().cell);
    replace(std::move(patch));
}

void PasteTool::rotate()
{
    if (m_patch)
        replace(rotatedClockwise(*m_patch));
}

void PasteTool::mirror()
{
    if (m_patch)
        replace(mirroredEastWest(*m_patch));
}

void PasteTool::drop()
{
    m_under.reset();
    if (std::exchange(m_patch, std::nullopt))
        m_context.clearPreview();
}

void PasteTool::press(const Pointer &at)
{
    if (!m_patch)
        return;
    const CellPatch patch = *m_patch;
    const WorldPos corner = cornerAt(at.cell);
    const EditOutcome outcome = m_context.change(
        m_label, [patch, corner](EditDraft &draft) { return draft.paste(patch, corner); }, 0,
        [&context = m_context, cells = covered(corner)] { context.selection().select(cells); });
    if (outcome == EditOutcome::Failed)
        return;
    cancel();
}

void PasteTool::hover(std::optional<WorldPos> cell)
{
    m_under = cell;
    if (!m_patch)
        return;
    // If the pointer has left the map, Enter places it at the centre of the view.
    m_at = cell.value_or(m_context.view().camera().cell);
    preview();
}

void PasteTool::cancel()
{
    const bool floated = isFloating();
    drop();
    if (floated && m_ended)
        m_ended();
}

void PasteTool::replace(CellPatch patch)
{
    m_patch = std::move(patch);
    m_image = patchImage(*m_patch, currentTheme());
    preview();
}

void PasteTool::preview()
{
    const WorldPos corner = cornerAt(m_at);
    OverlayLayer layer;
    layer.overlays.pictures.push_back({corner, 1, m_image, false});
    layer.overlays.masks.push_back({std::make_shared<const CellMask>(covered(corner)), {}, false});
    m_context.preview(std::move(layer));
}

WorldPos PasteTool::cornerAt(WorldPos middle) const
{
    return {middle.x - m_patch->width() / 2, middle.y - m_patch->height() / 2};
}

CellMask PasteTool::covered(WorldPos corner) const
{
    CellMask cells(m_context.regionSize());
    for (int y = 0; y < m_patch->height(); ++y) {
        for (int x = 0; x < m_patch->width(); ++x) {
            int end = x;
            while (end < m_patch->width() && m_patch->cells.test(end, y))
                ++end;
            if (end > x)
                cells.addRow({corner.x + x, corner.y + y}, end - x);
            x = end;
        }
    }
    return cells;
}

} // namespace cave
