#include "core/gen/cave_joining.h"

#include "core/base/bit_grid.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <tuple>

namespace cave {
namespace {

constexpr int kSmallestPocket = 16;
constexpr int kSmallestAtBorder = 5;

std::size_t rowIndex(int y)
{
    return static_cast<std::size_t>(y);
}

std::uint64_t bitAt(int x)
{
    return std::uint64_t{1} << static_cast<unsigned>(x);
}

bool test(const CaveWindow &rows, CellPos cell)
{
    return (rows[rowIndex(cell.y)] & bitAt(cell.x)) != 0;
}

using Component = row_bits::Component<std::tuple_size_v<CaveWindow>>;

/// The component that the others are joined to: the largest of those with a portal.
CaveWindow mainComponent(const CaveFloor &cave)
{
    const int all = row_bits::countBits(cave.floor);
    Component best;
    for (const CellPos portal : cave.portals) {
        if (best.has(portal.x, portal.y))
            continue;
        const Component reached = row_bits::componentAt(cave.floor, cave.size, portal.x, portal.y);
        if (reached.cells > best.cells)
            best = reached;
        if (2 * reached.cells >= all)
            break;
    }
    return best.rows;
}

bool anyCell(const CaveWindow &rows)
{
    std::uint64_t any = 0;
    for (const std::uint64_t row : rows)
        any |= row;
    return any != 0;
}

bool worthJoining(const CaveFloor &cave, const Component &pocket)
{
    if (pocket.cells >= kSmallestPocket)
        return true;
    if (std::any_of(cave.portals.begin(), cave.portals.end(), [&](CellPos portal) { return pocket.has(portal.x, portal.y); }))
        return true;
    std::uint64_t touching = 0;
    for (std::size_t row = pocket.first; row <= pocket.last; ++row)
        touching |= pocket.rows[row] & cave.touching[row];
    return touching != 0 && pocket.cells >= kSmallestAtBorder;
}

/// Fills the pockets among `rest` that are too small to keep; returns the components that are left to join.
CaveWindow fillPockets(CaveFloor &cave, CaveWindow rest)
{
    CaveWindow remaining{};
    for (int y = 0; y < cave.size; ++y) {
        while (rest[rowIndex(y)] != 0) {
            const Component pocket = row_bits::componentAt(rest, cave.size, std::countr_zero(rest[rowIndex(y)]), y);
            const bool keep = worthJoining(cave, pocket);
            for (std::size_t row = pocket.first; row <= pocket.last; ++row) {
                const std::uint64_t cells = pocket.rows[row];
                rest[row] &= ~cells;
                remaining[row] |= keep ? cells : 0;
                cave.floor[row] &= keep ? ~std::uint64_t{0} : ~cells;
                cave.kept[row] &= keep ? ~std::uint64_t{0} : ~cells;
            }
        }
    }
    return remaining;
}

/// A front that spreads from all pockets at once through rock. It enters a cell of its rim only now and then, so the way back
/// from any cell wanders. Two bits a cell remember where the front came from.
class TunnelFront {
public:
    TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key) : m_reached(pockets), m_words(key), m_size(size) {}

    /// Spreads until it stands beside a cell of `joined`, and returns that cell. Keeps off the border, for a tunnel along it
    /// would show where it is.
    CellPos spreadTo(const CaveWindow &joined)
    {
        CellPos met{-1, -1};
        while (met.x < 0) {
            // Every fourth step enters the whole rim, which bounds the number of steps.
            met = spread(joined, ++m_steps % 4 == 0);
        }
        return met;
    }

    /// The cell from which the front entered `cell`.
    [[nodiscard]] CellPos cameFrom(CellPos cell) const
    {
        const bool second = test(m_second, cell);
        if (test(m_sideways, cell))
            return {cell.x + (second ? 1 : -1), cell.y};
        return {cell.x, cell.y + (second ? 1 : -1)};
    }

    /// Takes back the part of the front that reached `cell`; what is left of `rest` begins anew.
    void forget(CellPos cell, const CaveWindow &rest)
    {
        const Component part = row_bits::componentAt(m_reached, m_size, cell.x, cell.y);
        for (std::size_t row = part.first; row <= part.last; ++row)
            m_reached[row] = (m_reached[row] & ~part.rows[row]) | rest[row];
    }

private:
    /// One step; ends early, with the cell, when a row has a cell of `joined` beside the front. Else x is −1.
    CellPos spread(const CaveWindow &joined, bool wholeRim)
    {
        std::uint64_t below = 0;
        for (int y = 0; y < m_size; ++y) {
            const std::size_t row = rowIndex(y);
            const std::uint64_t here = m_reached[row];
            const std::uint64_t above = m_reached[row + 1];
            std::uint64_t fresh = (below | above | (here << 1U) | (here >> 1U)) & ~here;
            if (const std::uint64_t met = fresh & joined[row]; met != 0) {
                note(row, met & (0 - met), below, above);
                return {std::countr_zero(met), y};
            }
            fresh &= y > 0 && y + 1 < m_size ? m_offBorder : 0;
            if (fresh != 0) {
                if (!wholeRim)
                    fresh &= m_words.next();
                note(row, fresh, below, above);
                m_reached[row] = here | fresh;
            }
            below = here;
        }
        return {-1, -1};
    }

    /// Notes where the cells of a row were entered from: 0 below, 1 above, 2 the west, 3 the east.
    void note(std::size_t row, std::uint64_t fresh, std::uint64_t below, std::uint64_t above)
    {
        const std::uint64_t vertical = (below | above) & fresh;
        const std::uint64_t sideways = fresh & ~vertical;
        m_sideways[row] = (m_sideways[row] & ~fresh) | sideways;
        m_second[row] = (m_second[row] & ~fresh) | (vertical & ~below) | (sideways & ~(m_reached[row] << 1U));
    }

    CaveWindow m_reached;
    CaveWindow m_sideways{};
    CaveWindow m_second{};
    RandomWords m_words;
    int m_size;
    std::uint64_t m_offBorder = lowBits(m_size - 1) & ~std::uint64_t{1};
    int m_steps = 0;
};

/// Opens a cell of a tunnel for good, and sometimes the cells beside it, so that its width varies.
void digCell(CaveFloor &cave, CellPos cell, RandomWords &words)
{
    const std::uint64_t bit = bitAt(cell.x);
    cave.floor[rowIndex(cell.y)] |= bit;
    cave.kept[rowIndex(cell.y)] |= bit;
    const std::uint64_t chance = words.next();
    const std::uint64_t inside = lowBits(cave.size - 1) & ~std::uint64_t{1};
    if ((chance & 3U) != 0)
        cave.floor[rowIndex(cell.y)] |= ((bit << 1U) | ((chance & 4U) != 0 ? bit >> 1U : 0)) & inside;
    if ((chance & 24U) != 0 && cell.y + 2 < cave.size)
        cave.floor[rowIndex(cell.y + 1)] |= bit & inside;
    if ((chance & 96U) == 0 && cell.y > 1)
        cave.floor[rowIndex(cell.y - 1)] |= bit & inside;
}

/// Digs from `cell`, beside which the front stands, back to the pocket that it spread from; returns that pocket's end of the
/// tunnel.
CellPos digBack(CaveFloor &cave, const TunnelFront &front, const CaveWindow &pockets, CellPos cell, RandomWords &words)
{
    CellPos at = front.cameFrom(cell);
    for (; !test(pockets, at); at = front.cameFrom(at))
        digCell(cave, at, words);
    return at;
}

} // namespace

void joinCaves(CaveFloor &cave, std::uint64_t key)
{
    CaveWindow joined = mainComponent(cave);
    CaveWindow rest{};
    for (std::size_t row = 0; row < rest.size(); ++row)
        rest[row] = cave.floor[row] & ~joined[row];
    rest = fillPockets(cave, rest);

    RandomWords words(key);
    TunnelFront front(rest, cave.size, words.next());
    while (anyCell(rest)) {
        const CellPos met = front.spreadTo(joined);
        const CellPos end = digBack(cave, front, rest, met, words);
        const Component pocket = row_bits::componentAt(rest, cave.size, end.x, end.y);
        for (std::size_t row = 0; row < joined.size(); ++row) {
            rest[row] &= ~pocket.rows[row];
            joined[row] |= pocket.rows[row] | (cave.kept[row] & ~rest[row]);
        }
        front.forget(end, rest);
    }
}

} // namespace cave
