// SPDX-License-Identifier: MIT
#include "core/path/step_search.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {
namespace {

constexpr std::int32_t kUnpriced = -1;

class StepSearch {
public:
    StepSearch(const WalkGrid &grid, CellPos from)
        : m_grid(grid)
        , m_from(from)
        , m_costs(static_cast<std::size_t>(grid.floor.width()) *
                      static_cast<std::size_t>(grid.floor.height()),
                  kUnpriced)
        , m_steps(m_costs.size())
    {
    }

    std::vector<CellPos> findNearest(const std::function<bool(CellPos)> &wanted)
    {
        reach(m_from, 0, Direction::North);
        for (std::int32_t cost = 0; m_waiting > 0; ++cost) {
            std::vector<CellPos> &bucket = m_buckets[static_cast<std::size_t>(cost) % m_buckets.size()];
            for (std::size_t i = 0; i < bucket.size(); ++i) {
                const CellPos cell = bucket[i];
                --m_waiting;
                if (m_costs[indexOf(cell)] != cost) // found again on a cheaper path
                    continue;
                if (wanted(cell))
                    return wayTo(cell);
                expand(cell, cost);
            }
            bucket.clear();
        }
        return {};
    }

private:
    [[nodiscard]] std::size_t indexOf(CellPos cell) const
    {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_grid.floor.width()) +
               static_cast<std::size_t>(cell.x);
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
        if (m_costs[index] != kUnpriced && m_costs[index] <= cost)
            return;
        m_costs[index] = cost;
        m_steps[index] = by;
        m_buckets[static_cast<std::size_t>(cost) % m_buckets.size()].push_back(cell);
        ++m_waiting;
    }

    [[nodiscard]] std::vector<CellPos> wayTo(CellPos cell) const
    {
        std::vector<CellPos> way{cell};
        while (cell != m_from) {
            const WorldPos ahead = step({0, 0}, m_steps[indexOf(cell)]);
            cell = {cell.x - static_cast<int>(ahead.x), cell.y - static_cast<int>(ahead.y)};
            way.push_back(cell);
        }
        std::ranges::reverse(way);
        return way;
    }

    const WalkGrid &m_grid;
    CellPos m_from;
    std::vector<std::int32_t> m_costs;
    std::vector<Direction> m_steps; ///< the last one to a cell
    std::array<std::vector<CellPos>, 3> m_buckets;
    std::size_t m_waiting = 0;
};

} // namespace

std::vector<CellPos> cheapestPath(const WalkGrid &grid, CellPos from,
                                  const std::function<bool(CellPos)> &wanted)
{
    return StepSearch(grid, from).findNearest(wanted);
}

} // namespace cave
