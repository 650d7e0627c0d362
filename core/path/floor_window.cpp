// SPDX-License-Identifier: MIT
#include "core/path/floor_window.h"

#include "core/path/a_star.h"

#include <cassert>

namespace cave {

FloorWindow::FloorWindow(WorldPos origin, const BitGrid &rock)
    : m_origin(origin)
    , m_floor(rock.width(), rock.height())
{
    for (int y = 0; y < rock.height(); ++y)
        for (int word = 0; word < rock.wordsPerRow(); ++word)
            m_floor.row(y)[word] = ~rock.row(y)[word] & lowBits(rock.width() - 64 * word);
}

bool FloorWindow::contains(WorldPos p) const
{
    return CellRect{m_origin, m_floor.width(), m_floor.height()}.contains(p);
}

bool FloorWindow::isFloor(WorldPos p) const
{
    if (!contains(p))
        return false;
    const CellPos cell = cellAt(p);
    return m_floor.test(cell.x, cell.y);
}

void FloorWindow::block(WorldPos p)
{
    if (!contains(p))
        return;
    const CellPos cell = cellAt(p);
    m_floor.clear(cell.x, cell.y);
}

void FloorWindow::unblock(WorldPos p)
{
    if (!contains(p))
        return;
    const CellPos cell = cellAt(p);
    m_floor.set(cell.x, cell.y);
}

CellPos FloorWindow::cellAt(WorldPos p) const
{
    assert(contains(p));
    return {static_cast<int>(p.x - m_origin.x), static_cast<int>(p.y - m_origin.y)};
}

WorldPos FloorWindow::worldAt(CellPos cell) const
{
    return {m_origin.x + cell.x, m_origin.y + cell.y};
}

std::vector<WorldPos> findPath(const FloorWindow &window, WorldPos from, WorldPos to)
{
    std::vector<WorldPos> path;
    if (!window.contains(from) || !window.contains(to))
        return path;
    for (const CellPos cell : findPath(window.floor(), window.cellAt(from), window.cellAt(to)))
        path.push_back(window.worldAt(cell));
    return path;
}

std::vector<WorldPos> findCheapPath(const FloorWindow &window, const BitGrid &slow, Moves moves,
                                    WorldPos from, WorldPos to)
{
    std::vector<WorldPos> path;
    if (!window.contains(from) || !window.contains(to))
        return path;
    const CellPos goal = window.cellAt(to);
    for (const CellPos cell : cheapestPath({window.floor(), slow, moves}, window.cellAt(from),
                                           [goal](CellPos reached) { return reached == goal; }))
        path.push_back(window.worldAt(cell));
    return path;
}

std::optional<Direction> firstStep(const std::vector<WorldPos> &path)
{
    return path.size() < 2 ? std::nullopt : directionTo(path[0], path[1]);
}

} // namespace cave
