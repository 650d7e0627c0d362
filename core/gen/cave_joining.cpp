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
constexpr int kSmallestAtBorder = 3;
constexpr std::uint64_t kTunnelStream = 0x74756E6E656C7321ULL;

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
            CaveWindow &target = worthJoining(cave, pocket) ? remaining : cave.floor;
            for (std::size_t row = pocket.first; row <= pocket.last; ++row) {
                rest[row] &= ~pocket.rows[row];
                target[row] ^= pocket.rows[row]; // into the one, out of the other
            }
        }
    }
    return remaining;
}

/// A front that spreads through rock from what is joined already. It enters a cell of its rim only now and then, so the way
/// back from any cell wanders. Two bits a cell remember where the front came from.
class TunnelFront {
public:
    TunnelFront(const CaveWindow &joined, int size, std::uint64_t key)
        : m_reached(joined), m_words(key), m_size(size)
    {
    }

    /// Spreads once, through the cells off the border and those of `targets`; true if one of the latter was entered. A tunnel
    /// along a border would show where it is.
    bool spread(const CaveWindow &targets)
    {
        std::uint64_t below = 0;
        std::uint64_t met = 0;
        // Every fourth step enters the whole rim, which bounds the number of steps.
        const bool all = ++m_steps % 4 == 0;
        for (int y = 0; y < m_size; ++y) {
            const std::size_t row = rowIndex(y);
            const std::uint64_t here = m_reached[row];
            const std::uint64_t above = y + 1 < m_size ? m_reached[row + 1] : 0;
            const std::uint64_t allowed = (y > 0 && y + 1 < m_size ? m_offBorder : 0) | targets[row];
            std::uint64_t fresh = (below | above | (here << 1U) | (here >> 1U)) & ~here & allowed;
            if (fresh != 0) {
                if (!all)
                    fresh &= m_words.next();
                enter(row, fresh, below, above);
                met |= fresh & targets[row];
            }
            below = here;
        }
        return met != 0;
    }

    [[nodiscard]] const CaveWindow &reached() const { return m_reached; }

    /// Takes in a component that has been joined; the front goes on from it too.
    void absorb(const CaveWindow &component)
    {
        for (std::size_t row = 0; row < component.size(); ++row)
            m_reached[row] |= component[row];
    }

    /// The cell from which the front entered `cell`.
    [[nodiscard]] CellPos cameFrom(CellPos cell) const
    {
        const bool second = test(m_second, cell);
        if (test(m_sideways, cell))
            return {cell.x + (second ? 1 : -1), cell.y};
        return {cell.x, cell.y + (second ? 1 : -1)};
    }

private:
    /// Adds cells to a row and notes where each came from: 0 below, 1 above, 2 the west, 3 the east.
    void enter(std::size_t row, std::uint64_t fresh, std::uint64_t below, std::uint64_t above)
    {
        const std::uint64_t vertical = (below | above) & fresh;
        const std::uint64_t sideways = fresh & ~vertical;
        m_sideways[row] |= sideways;
        m_second[row] |= (vertical & ~below) | (sideways & ~(m_reached[row] << 1U));
        m_reached[row] |= fresh;
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

/// Digs from a target cell that the front has entered back to where the front began.
void digBack(CaveFloor &cave, const TunnelFront &front, const CaveWindow &joined, CellPos cell, RandomWords &words)
{
    for (CellPos at = front.cameFrom(cell); !test(joined, at); at = front.cameFrom(at))
        digCell(cave, at, words);
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
    TunnelFront front(joined, cave.size, key ^ kTunnelStream);
    while (anyCell(rest)) {
        if (!front.spread(rest))
            continue;
        for (int y = 0; y < cave.size; ++y) {
            while ((front.reached()[rowIndex(y)] & rest[rowIndex(y)]) != 0) {
                const CellPos cell{std::countr_zero(front.reached()[rowIndex(y)] & rest[rowIndex(y)]), y};
                digBack(cave, front, joined, cell, words);
                const Component component = row_bits::componentAt(rest, cave.size, cell.x, cell.y);
                for (std::size_t row = 0; row < joined.size(); ++row) {
                    rest[row] &= ~component.rows[row];
                    joined[row] |= component.rows[row] | (cave.kept[row] & ~rest[row]);
                }
                front.absorb(joined);
            }
        }
    }
}

} // namespace cave
