// SPDX-License-Identifier: MIT
#include "core/path/flow_field.h"

#include <array>

namespace cave {
namespace {

constexpr std::array kCardinals{Direction::North, Direction::East, Direction::South, Direction::West};
constexpr CellPos kNowhere{-1, -1};

} // namespace

void FlowField::setGround(const CellRect &area, const BitGrid &solid)
{
    m_area = area;
    m_goal.reset();
    BitGrid floor(solid.width(), solid.height());
    for (int y = 0; y < solid.height(); ++y) {
        for (int word = 0; word < solid.wordsPerRow(); ++word)
            floor.row(y)[word] = ~solid.row(y)[word] & lowBits(solid.width() - 64 * word);
    }
    m_search.emplace(floor, kNowhere);
}

void FlowField::setGoal(WorldPos goal)
{
    m_goal = goal;
    if (m_search)
        m_search->restart(m_area.contains(goal) ? cellAt(goal) : kNowhere);
}

void FlowField::search(const CellRect &area, const BitGrid &solid, WorldPos goal)
{
    setGround(area, solid);
    setGoal(goal);
}

CellPos FlowField::cellAt(WorldPos p) const
{
    return {static_cast<int>(p.x - m_area.origin.x), static_cast<int>(p.y - m_area.origin.y)};
}

std::optional<int> FlowField::stepsFrom(WorldPos cell) const
{
    if (!m_goal || !m_search || !m_area.contains(cell) || !m_search->reach(cellAt(cell)))
        return std::nullopt;
    return m_search->distance(cellAt(cell));
}

std::optional<WorldPos> FlowField::next(WorldPos cell) const
{
    return neighbour(cell, -1);
}

std::optional<WorldPos> FlowField::nextAway(WorldPos cell) const
{
    return neighbour(cell, 1);
}

/// That is this many steps farther.
std::optional<WorldPos> FlowField::neighbour(WorldPos cell, int farther) const
{
    const std::optional<int> here = stepsFrom(cell);
    if (!here || *here + farther < 0)
        return std::nullopt;
    for (const Direction way : kCardinals) {
        const WorldPos to = step(cell, way);
        if (m_area.contains(to) && m_search->distance(cellAt(to)) == *here + farther)
            return to;
    }
    return std::nullopt;
}

} // namespace cave
