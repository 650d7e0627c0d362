// SPDX-License-Identifier: MIT
#include "core/path/breadth_first.h"

#include <algorithm>
#include <array>
#include <bit>

namespace cave {
namespace {

constexpr std::int32_t kRock = -2;
constexpr std::int32_t kUnseen = -1;

/// Puts the unseen neighbours of a cell in the queue; returns its new end.
std::size_t expand(std::int32_t *distances, std::uint32_t *queue, std::size_t head, std::size_t tail,
                   std::size_t stride)
{
    const std::uint32_t index = queue[head];
    const std::int32_t further = distances[index] + 1;
    const auto row = static_cast<std::uint32_t>(stride);
    for (const std::uint32_t next : {index + row, index + 1, index - row, index - 1}) {
        std::int32_t &seen = distances[next];
        const bool fresh = seen == kUnseen;
        queue[tail] = next;
        tail += fresh ? 1 : 0;
        seen = fresh ? further : seen;
    }
    return tail;
}

constexpr std::array kCardinals{Direction::North, Direction::East, Direction::South, Direction::West};
constexpr CellPos kNowhere{-1, -1};

} // namespace

BreadthFirst::BreadthFirst(const BitGrid &floor, CellPos from)
    : m_width(floor.width())
    , m_height(floor.height())
    , m_stride(static_cast<std::size_t>(floor.width()) + 2)
    , m_distances(m_stride * (static_cast<std::size_t>(floor.height()) + 2), kRock)
{
    for (int y = 0; y < m_height; ++y) {
        for (int word = 0; word < floor.wordsPerRow(); ++word) {
            std::int32_t *cells = &m_distances[indexOf({64 * word, y})];
            for (std::uint64_t bits = floor.row(y)[word]; bits != 0; bits &= bits - 1)
                cells[std::countr_zero(bits)] = kUnseen;
        }
    }
    // Every push writes, even for cells that don't count, so there is room for a write past the last one.
    m_queue.resize(static_cast<std::size_t>(floor.count()) + 1);
    restart(from);
}

void BreadthFirst::restart(CellPos from)
{
    while (m_tail > 0)
        m_distances[m_queue[--m_tail]] = kUnseen;
    m_head = 0;
    if (!contains(from) || m_distances[indexOf(from)] == kRock)
        return;
    m_queue[m_tail++] = static_cast<std::uint32_t>(indexOf(from));
    m_distances[indexOf(from)] = 0;
}

void BreadthFirst::expandHead()
{
    m_tail = expand(m_distances.data(), m_queue.data(), m_head++, m_tail, m_stride);
}

std::optional<CellPos> BreadthFirst::next()
{
    if (m_head == m_tail)
        return std::nullopt;
    const std::size_t index = m_queue[m_head];
    expandHead();
    return CellPos{static_cast<int>(index % m_stride) - 1, static_cast<int>(index / m_stride) - 1};
}

void BreadthFirst::finish()
{
    // With copies of the members, which are kept in registers.
    std::int32_t *const distances = m_distances.data();
    std::uint32_t *const queue = m_queue.data();
    std::size_t head = m_head;
    std::size_t tail = m_tail;
    for (const std::size_t stride = m_stride; head != tail; ++head)
        tail = expand(distances, queue, head, tail, stride);
    m_head = head;
    m_tail = tail;
}

bool BreadthFirst::reach(CellPos cell)
{
    if (!contains(cell))
        return false;
    const std::int32_t &distance = m_distances[indexOf(cell)];
    while (distance == kUnseen && m_head != m_tail)
        expandHead();
    if (distance < 0)
        return false;
    while (m_head != m_tail && m_distances[m_queue[m_head]] <= distance)
        expandHead();
    return true;
}

int BreadthFirst::distance(CellPos cell) const
{
    return contains(cell) ? std::max(m_distances[indexOf(cell)], kUnseen) : kUnseen;
}

std::optional<CellPos> BreadthFirst::nearer(CellPos cell) const
{
    const int own = distance(cell);
    if (own <= 0)
        return std::nullopt;
    for (const CellPos next : {CellPos{cell.x, cell.y + 1}, CellPos{cell.x + 1, cell.y},
                               CellPos{cell.x, cell.y - 1}, CellPos{cell.x - 1, cell.y}}) {
        if (distance(next) == own - 1)
            return next;
    }
    return std::nullopt;
}

std::vector<CellPos> BreadthFirst::pathTo(CellPos cell) const
{
    std::vector<CellPos> path;
    if (distance(cell) < 0)
        return path;
    for (std::optional<CellPos> at = cell; at; at = nearer(*at))
        path.push_back(*at);
    std::ranges::reverse(path);
    return path;
}

BreadthFirst distancesFrom(const BitGrid &floor, CellPos from)
{
    BreadthFirst search(floor, from);
    search.finish();
    return search;
}

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
