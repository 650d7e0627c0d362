// SPDX-License-Identifier: MIT
#include "core/path/breadth_first.h"

#include <algorithm>
#include <bit>

namespace cave {
namespace {

constexpr std::int32_t kRock = -2;
constexpr std::int32_t kUnseen = -1;

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
    const std::uint32_t index = m_queue[m_head++];
    const std::int32_t further = m_distances[index] + 1;
    const auto stride = static_cast<std::uint32_t>(m_stride);
    for (const std::uint32_t next : {index + stride, index + 1, index - stride, index - 1}) {
        std::int32_t &seen = m_distances[next];
        const bool fresh = seen == kUnseen;
        m_queue[m_tail] = next;
        m_tail += fresh ? 1 : 0;
        seen = fresh ? further : seen;
    }
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
    while (m_head != m_tail)
        expandHead();
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
    std::reverse(path.begin(), path.end());
    return path;
}

BreadthFirst distancesFrom(const BitGrid &floor, CellPos from)
{
    BreadthFirst search(floor, from);
    search.finish();
    return search;
}

} // namespace cave
