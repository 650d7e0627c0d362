#include "core/path/flow_field.h"

#include <array>
#include <cstddef>

namespace cave {
namespace {

constexpr std::array kCardinals{Direction::North, Direction::East, Direction::South, Direction::West};

} // namespace

void FlowField::search(const CellRect &area, const BitGrid &solid, WorldPos goal)
{
    m_area = area;
    m_goal = goal;
    const auto width = static_cast<std::int32_t>(area.width);
    m_steps.assign(static_cast<std::size_t>(area.width) * static_cast<std::size_t>(area.height), -1);
    m_queue.clear();
    const auto x = static_cast<int>(goal.x - area.origin.x);
    const auto y = static_cast<int>(goal.y - area.origin.y);
    if (!area.contains(goal) || solid.test(x, y))
        return;
    m_queue.push_back(y * width + x);
    m_steps[static_cast<std::size_t>(m_queue.front())] = 0;
    const auto reach = [&](std::int32_t from, int column, int row) {
        const std::int32_t to = row * width + column;
        if (solid.test(column, row) || m_steps[static_cast<std::size_t>(to)] >= 0)
            return;
        m_steps[static_cast<std::size_t>(to)] = m_steps[static_cast<std::size_t>(from)] + 1;
        m_queue.push_back(to);
    };
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        const std::int32_t at = m_queue[i];
        const int column = at % width;
        const int row = at / width;
        if (row + 1 < area.height)
            reach(at, column, row + 1);
        if (column + 1 < width)
            reach(at, column + 1, row);
        if (row > 0)
            reach(at, column, row - 1);
        if (column > 0)
            reach(at, column - 1, row);
    }
}

std::optional<int> FlowField::stepsFrom(WorldPos cell) const
{
    if (!m_goal || !m_area.contains(cell))
        return std::nullopt;
    const std::int64_t at = (cell.y - m_area.origin.y) * m_area.width + (cell.x - m_area.origin.x);
    const std::int32_t steps = m_steps[static_cast<std::size_t>(at)];
    return steps < 0 ? std::nullopt : std::optional<int>(steps);
}

std::optional<WorldPos> FlowField::next(WorldPos cell) const
{
    const std::optional<int> here = stepsFrom(cell);
    if (!here || *here == 0)
        return std::nullopt;
    for (const Direction way : kCardinals) {
        const WorldPos to = step(cell, way);
        if (stepsFrom(to) == *here - 1)
            return to;
    }
    return std::nullopt;
}

std::optional<WorldPos> FlowField::nextAway(WorldPos cell) const
{
    const std::optional<int> here = stepsFrom(cell);
    if (!here)
        return std::nullopt;
    for (const Direction way : kCardinals) {
        const WorldPos to = step(cell, way);
        if (stepsFrom(to) == *here + 1)
            return to;
    }
    return std::nullopt;
}

} // namespace cave
