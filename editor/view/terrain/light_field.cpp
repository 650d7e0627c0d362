// SPDX-License-Identifier: MIT
#include "editor/view/terrain/light_field.h"

#include "editor/view/style/theme.h"

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

/// Light at a distance from the lantern, as a share of that next to it.
double falloff(double distance, double reach)
{
    return 1.0 - std::pow(std::min(distance / (reach + 0.5), 1.0), 2.4);
}

} // namespace

void LightField::set(WorldPos centre, const VisibleCells &visible)
{
    const CellRect rect{
        {visible.origin.x - 1, visible.origin.y - 1}, visible.cells.width() + 2, visible.cells.height() + 2};
    std::vector<int> before;
    std::vector<int> after;
    const double reach = visible.cells.width() / 2.0;
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            const WorldPos p{rect.origin.x + x, rect.origin.y + y};
            const double distance =
                std::hypot(static_cast<double>(p.x - centre.x), static_cast<double>(p.y - centre.y));
            before.push_back(currentLevel(p));
            after.push_back(
                visible.contains(p) ? static_cast<int>(std::lround(256 * falloff(distance, reach))) : 0);
        }
    }
    m_rect = rect;
    m_before = std::move(before);
    m_after = std::move(after);
    setProgress(0);
}

void LightField::setProgress(double progress)
{
    m_now.resize(m_after.size());
    const int weight = static_cast<int>(std::lround(256 * std::clamp(progress, 0.0, 1.0)));
    for (std::size_t i = 0; i < m_now.size(); ++i)
        m_now[i] = m_before[i] + (((m_after[i] - m_before[i]) * weight) >> 8);
}

int LightField::levelAt(int x, int y) const
{
    if (x < 0 || y < 0 || x >= m_rect.width || y >= m_rect.height)
        return 0;
    return m_now[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_rect.width) +
                 static_cast<std::size_t>(x)];
}

int LightField::currentLevel(WorldPos p) const
{
    return m_rect.contains(p)
               ? levelAt(static_cast<int>(p.x - m_rect.origin.x), static_cast<int>(p.y - m_rect.origin.y))
               : 0;
}

void LightField::blend(QImage &base, const QImage &lit, const QRect &part, QPoint firstCell,
                       double pixelsPerCell) const
{
    for (int row = part.top(); row <= part.bottom(); ++row) {
        // In cells, from the centre of the field's south-western cell.
        const double y = (firstCell.y() - row - 0.5) / pixelsPerCell - 0.5;
        const int cellY = static_cast<int>(std::floor(y));
        const int weightY = static_cast<int>((y - cellY) * 256);
        auto *target = reinterpret_cast<QRgb *>(base.scanLine(row));
        const auto *source = reinterpret_cast<const QRgb *>(lit.constScanLine(row));
        int column = part.left();
        while (column <= part.right()) {
            // One run of pixels between two cell centres at a time, along which light is linear.
            const double x = (column + 0.5 - firstCell.x()) / pixelsPerCell - 0.5;
            const int cellX = static_cast<int>(std::floor(x));
            const int end = std::min(
                part.right() + 1,
                std::max(column + 1,
                         static_cast<int>(std::ceil(firstCell.x() + (cellX + 1.5) * pixelsPerCell - 0.5))));
            const int west = levelAt(cellX, cellY) * (256 - weightY) + levelAt(cellX, cellY + 1) * weightY;
            const int east =
                levelAt(cellX + 1, cellY) * (256 - weightY) + levelAt(cellX + 1, cellY + 1) * weightY;
            if (west == 0 && east == 0) {
                column = end;
                continue;
            }
            // Both are rounded toward zero, so the level stays between west and east and needs no clamping.
            const auto step = static_cast<int>((east - west) / pixelsPerCell);
            const int level = west + static_cast<int>((east - west) * (x - cellX));
            const int count = end - column;
            for (int i = 0; i < count; ++i)
                target[column + i] = blended(target[column + i], source[column + i],
                                             static_cast<std::uint32_t>(level + i * step) >> 8U);
            column = end;
        }
    }
}

} // namespace cave
