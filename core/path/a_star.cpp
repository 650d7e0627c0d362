#include "core/path/a_star.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace cave {
namespace {

constexpr CellPos stepped(CellPos cell, Direction direction)
{
    constexpr std::array<CellPos, 4> kOffsets{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
    const CellPos offset = kOffsets[static_cast<std::size_t>(direction)];
    return {cell.x + offset.x, cell.y + offset.y};
}

constexpr Direction opposite(Direction direction)
{
    return static_cast<Direction>((static_cast<unsigned>(direction) + 2U) % 4U);
}

constexpr int manhattan(CellPos a, CellPos b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

/// One search.
class AStar {
public:
    AStar(const BitGrid &floor, CellPos from, CellPos to)
        : m_from(from)
        , m_to(to)
        , m_open(floor)
        , m_steps(static_cast<std::size_t>(floor.width()) * static_cast<std::size_t>(floor.height()))
    {
    }

    /// True if `to` was reached.
    bool run()
    {
        enter(m_from, Direction::North);
        while (m_open.test(m_to.x, m_to.y)) {
            if (!m_now.empty()) {
                const CellPos cell = m_now.back();
                m_now.pop_back();
                expand(cell);
            } else if (m_later.empty()) {
                return false;
            } else {
                takeLater();
            }
        }
        return true;
    }

    [[nodiscard]] std::vector<CellPos> path() const
    {
        std::vector<CellPos> cells{m_to};
        while (cells.back() != m_from)
            cells.push_back(stepped(cells.back(), opposite(m_steps[indexOf(cells.back())])));
        std::reverse(cells.begin(), cells.end());
        return cells;
    }

private:
    struct Entry {
        CellPos cell;
        Direction step; ///< that led to it
    };

    [[nodiscard]] std::size_t indexOf(CellPos cell) const
    {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_open.width()) +
               static_cast<std::size_t>(cell.x);
    }

    /// A cell with the lowest estimate has been reached by a shortest way, so it is settled at once.
    void enter(CellPos cell, Direction step)
    {
        m_open.clear(cell.x, cell.y);
        m_steps[indexOf(cell)] = step;
        m_now.push_back(cell);
    }

    void expand(CellPos cell)
    {
        const int distance = manhattan(cell, m_to);
        for (const Direction direction : kDirections) {
            const CellPos next = stepped(cell, direction);
            if (!m_open.contains(next.x, next.y) || !m_open.test(next.x, next.y))
                continue;
            if (manhattan(next, m_to) < distance)
                enter(next, direction);
            else
                m_later.push_back({next, direction});
        }
    }

    /// Goes on with the next higher estimate: what waits for it, save what was reached in a shorter way.
    void takeLater()
    {
        for (const Entry &entry : m_later) {
            if (m_open.test(entry.cell.x, entry.cell.y))
                enter(entry.cell, entry.step);
        }
        m_later.clear();
    }

    CellPos m_from;
    CellPos m_to;
    BitGrid m_open; ///< floor that isn't settled
    std::vector<Direction> m_steps;
    std::vector<CellPos> m_now; ///< settled, to be expanded, all of the same estimate
    std::vector<Entry> m_later; ///< seen with an estimate higher by 2
};

} // namespace

std::vector<CellPos> findPath(const BitGrid &floor, CellPos from, CellPos to)
{
    const auto isFloor = [&](CellPos cell) {
        return floor.contains(cell.x, cell.y) && floor.test(cell.x, cell.y);
    };
    if (!isFloor(from) || !isFloor(to))
        return {};
    AStar search(floor, from, to);
    return search.run() ? search.path() : std::vector<CellPos>{};
}

} // namespace cave
