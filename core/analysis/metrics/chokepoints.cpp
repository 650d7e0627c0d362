// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/shape.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace cave {
namespace {

/// A cell, in the order of the depth-first search.
struct Visit {
    std::int32_t cell = 0;   ///< index into the numbers, which have a border of rock
    std::int32_t parent = 0; ///< number of the cell from which it was reached
    std::int32_t low = 0;    ///< lowest number adjacent to the cell or to a descendant
    std::int32_t size = 1;   ///< number of descendants, including itself
    std::int32_t cutOff = 0; ///< of those, how many are unreachable without it
    std::uint8_t tried = 0;  ///< neighbours already tried
};

/// Depth-first search from one cell, then the low points from the last visit back to the first: descendants
/// of a cell are visited later, so no second descent is needed.
class CutSearch {
public:
    CutSearch(const BitGrid &floor, CellPos from)
        : m_stride(floor.width() + 2)
        , m_numbers(static_cast<std::size_t>(m_stride) * (static_cast<std::size_t>(floor.height()) + 2),
                    kRock)
    {
        for (int y = 0; y < floor.height(); ++y) {
            for (int x = 0; x < floor.width(); ++x) {
                if (floor.test(x, y))
                    m_numbers[static_cast<std::size_t>(indexOf({x, y}))] = kUnseen;
            }
        }
        m_visits.reserve(static_cast<std::size_t>(floor.count()));
        visitAll(indexOf(from));
        closeAll();
    }

    /// All visits, the start first.
    [[nodiscard]] const std::vector<Visit> &visits() const { return m_visits; }

private:
    static constexpr std::int32_t kRock = -2;
    static constexpr std::int32_t kUnseen = -1;

    [[nodiscard]] std::int32_t indexOf(CellPos cell) const { return (cell.y + 1) * m_stride + cell.x + 1; }
    [[nodiscard]] std::array<std::int32_t, 4> around(std::int32_t cell) const
    {
        return {cell + m_stride, cell + 1, cell - m_stride, cell - 1};
    }
    [[nodiscard]] std::int32_t &numberOf(std::int32_t cell)
    {
        return m_numbers[static_cast<std::size_t>(cell)];
    }

    std::int32_t enter(std::int32_t cell, std::int32_t parent)
    {
        const auto number = static_cast<std::int32_t>(m_visits.size());
        numberOf(cell) = number;
        m_visits.push_back({cell, parent, number, 1, 0, 0});
        return number;
    }

    void visitAll(std::int32_t start)
    {
        std::int32_t here = enter(start, kUnseen);
        while (here != kUnseen) {
            Visit &visit = m_visits[static_cast<std::size_t>(here)];
            if (visit.tried == 4) {
                here = visit.parent;
                continue;
            }
            const std::int32_t next = around(visit.cell)[visit.tried++];
            if (numberOf(next) == kUnseen)
                here = enter(next, here);
        }
    }

    void closeAll()
    {
        for (std::size_t i = m_visits.size(); i-- > 1;) {
            Visit &visit = m_visits[i];
            for (const std::int32_t next : around(visit.cell)) {
                if (numberOf(next) >= 0)
                    visit.low = std::min(visit.low, numberOf(next));
            }
            Visit &parent = m_visits[static_cast<std::size_t>(visit.parent)];
            parent.size += visit.size;
            parent.low = std::min(parent.low, visit.low);
            if (visit.low >= visit.parent) // no path around the parent
                parent.cutOff += visit.size;
        }
    }

    std::int32_t m_stride;
    std::vector<std::int32_t> m_numbers; ///< of visited cells; or one of two negative marks
    std::vector<Visit> m_visits;
};

} // namespace

std::int64_t countChokepoints(const BitGrid &floor, CellPos from, std::int64_t cutOff)
{
    if (!floor.contains(from.x, from.y) || !floor.test(from.x, from.y))
        return 0;
    const CutSearch search(floor, from);
    return std::count_if(search.visits().begin() + 1, search.visits().end(),
                         [cutOff](const Visit &visit) { return visit.cutOff >= cutOff; });
}

} // namespace cave
