// SPDX-License-Identifier: MIT
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace cave {
namespace {

constexpr std::int64_t signOf(std::int64_t value)
{
    return (value > 0 ? 1 : 0) - (value < 0 ? 1 : 0);
}

} // namespace

SightLine::SightLine(WorldPos from, WorldPos to) : m_position(from)
{
    const std::int64_t dx = to.x - from.x;
    const std::int64_t dy = to.y - from.y;
    const bool steep = std::abs(dy) > std::abs(dx);
    m_length = steep ? std::abs(dy) : std::abs(dx);
    m_rise = steep ? std::abs(dx) : std::abs(dy);
    m_along = steep ? WorldPos{0, signOf(dy)} : WorldPos{signOf(dx), 0};
    m_across = steep ? WorldPos{signOf(dx), 0} : WorldPos{0, signOf(dy)};
    m_forward = (steep ? dy : dx) >= 0;
    // Over the whole line the error term loses m_length · m_rise and gains as much, so both walks start from
    // the same value.
    m_error = m_length / 2;
    m_stepsLeft = m_length;
}

void SightLine::advance()
{
    assert(!atEnd());
    bool crosses = false;
    if (m_forward) {
        m_error -= m_rise;
        crosses = m_error < 0;
        m_error += crosses ? m_length : 0;
    } else {
        m_error += m_rise;
        crosses = m_error >= m_length;
        m_error -= crosses ? m_length : 0;
    }
    m_position.x += m_along.x + (crosses ? m_across.x : 0);
    m_position.y += m_along.y + (crosses ? m_across.y : 0);
    --m_stepsLeft;
}

std::size_t SightTrace::clearCells() const
{
    if (visible())
        return cells.size();
    return static_cast<std::size_t>(std::ranges::find(cells, obstacle.at) - cells.begin());
}

std::vector<WorldPos> sightLineCells(WorldPos from, WorldPos to)
{
    SightLine line(from, to);
    std::vector<WorldPos> cells{from};
    while (!line.atEnd()) {
        line.advance();
        cells.push_back(line.position());
    }
    return cells;
}

} // namespace cave
