// SPDX-License-Identifier: MIT
#include "core/path/step_search.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace cave {
namespace {

constexpr std::uint8_t kUnreached = 0;
constexpr std::uint8_t kSettled = 1; ///< the cheapest path is known
constexpr std::uint8_t kFirstCost = 4;

/// What is known of a cell. Small, as large maps are searched step after step, and clearing memory took most
/// of the time.
struct Mark {
    std::uint8_t state = kUnreached; ///< of a reached cell `kFirstCost` and the cost modulo 4, which is
                                     ///< enough: those of cells that aren't settled differ by 2 at most
    Direction by = Direction::North; ///< the last step of its path
};

class StepSearch {
public:
    StepSearch(const WalkGrid &grid, CellPos from)
        : m_grid(grid)
        , m_from(from)
        , m_marks(static_cast<std::size_t>(grid.floor.width()) *
                  static_cast<std::size_t>(grid.floor.height()))
    {
    }

    std::vector<CellPos> findNearest(const std::function<bool(CellPos)> &wanted, const PathRank &rank)
    {
        std::optional<CellPos> best;
        reach(m_from, 0, Direction::North);
        for (std::int32_t cost = 0; m_waiting > 0 && !best; ++cost) {
            std::vector<CellPos> &bucket = m_buckets[static_cast<std::size_t>(cost) % m_buckets.size()];
            for (std::size_t i = 0; i < bucket.size(); ++i) {
                const CellPos cell = bucket[i];
                --m_waiting;
                Mark &mark = m_marks[indexOf(cell)];
                if (mark.state == kSettled) // by a cheaper path
                    continue;
                mark.state = kSettled;
                if (!wanted(cell)) {
                    expand(cell, cost);
                    continue;
                }
                if (!rank)
                    return wayTo(cell);
                if (!best || rank(cell) < rank(*best))
                    best = cell;
            }
            bucket.clear();
        }
        return best ? wayTo(*best) : std::vector<CellPos>();
    }

private:
    [[nodiscard]] std::size_t indexOf(CellPos cell) const
    {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_grid.floor.width()) +
               static_cast<std::size_t>(cell.x);
    }

    static std::uint8_t stateOf(std::int32_t cost)
    {
        return static_cast<std::uint8_t>(kFirstCost + (cost & 3));
    }

    static CellPos moved(CellPos cell, Direction direction)
    {
        const WorldPos to = step({cell.x, cell.y}, direction);
        return {static_cast<int>(to.x), static_cast<int>(to.y)};
    }

    void expand(CellPos cell, std::int32_t cost)
    {
        const std::size_t count = m_grid.moves == Moves::Eight ? kEightDirections.size() : kDirections.size();
        for (std::size_t i = 0; i < count; ++i) {
            const CellPos next = moved(cell, kEightDirections[i]);
            if (m_grid.floor.contains(next.x, next.y))
                reach(next, cost + (m_grid.slow.test(next.x, next.y) ? 2 : 1), kEightDirections[i]);
        }
    }

    void reach(CellPos cell, std::int32_t cost, Direction by)
    {
        if (!m_grid.floor.contains(cell.x, cell.y) || !m_grid.floor.test(cell.x, cell.y))
            return;
        const std::size_t index = indexOf(cell);
        Mark &mark = m_marks[index];
        const bool cheaper = mark.state == stateOf(cost + 1);
        if (mark.state != kUnreached && !cheaper)
            return;
        mark = {stateOf(cost), by};
        m_buckets[static_cast<std::size_t>(cost) % m_buckets.size()].push_back(cell);
        ++m_waiting;
    }

    [[nodiscard]] std::vector<CellPos> wayTo(CellPos cell) const
    {
        std::vector<CellPos> way{cell};
        while (cell != m_from) {
            const WorldPos ahead = step({0, 0}, m_marks[indexOf(cell)].by);
            cell = {cell.x - static_cast<int>(ahead.x), cell.y - static_cast<int>(ahead.y)};
            way.push_back(cell);
        }
        std::ranges::reverse(way);
        return way;
    }

    const WalkGrid &m_grid;
    CellPos m_from;
    std::vector<Mark> m_marks;
    std::array<std::vector<CellPos>, 3> m_buckets;
    std::size_t m_waiting = 0;
};

} // namespace

std::vector<CellPos> cheapestPath(const WalkGrid &grid, CellPos from,
                                  const std::function<bool(CellPos)> &wanted, const PathRank &rank)
{
    return StepSearch(grid, from).findNearest(wanted, rank);
}

} // namespace cave
