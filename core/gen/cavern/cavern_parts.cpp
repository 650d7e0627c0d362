// SPDX-License-Identifier: MIT
#include "core/gen/cavern/cavern_parts.h"

#include "core/base/random_words.h"
#include "core/gen/caves/automaton_rows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// Disjoint sets over 0 .. count − 1. Source: Galler and Fischer, "An improved equivalence algorithm" (1964),
/// with path halving.
class JoinedSets {
public:
    explicit JoinedSets(int count);

    int add();
    /// The representative of the set of `member`: its smallest member.
    int find(int member);
    /// Joins two sets; false if they were one already.
    bool join(int a, int b);

private:
    int &parent(int member) { return m_parents[static_cast<std::size_t>(member)]; }

    std::vector<int> m_parents;
};

JoinedSets::JoinedSets(int count) : m_parents(static_cast<std::size_t>(count))
{
    std::iota(m_parents.begin(), m_parents.end(), 0);
}

int JoinedSets::add()
{
    m_parents.push_back(static_cast<int>(m_parents.size()));
    return m_parents.back();
}

int JoinedSets::find(int member)
{
    while (parent(member) != member) {
        parent(member) = parent(parent(member));
        member = parent(member);
    }
    return member;
}

bool JoinedSets::join(int a, int b)
{
    a = find(a);
    b = find(b);
    parent(std::max(a, b)) = std::min(a, b);
    return a != b;
}

using Run = CavernParts::Run;

/// The first column from `x` on that is rock, or that is open; the width if there is none.
int nextColumn(const BitGrid &rock, int y, int x, bool isRock)
{
    const std::uint64_t *row = rock.row(y);
    std::uint64_t skipped = lowBits(x % 64);
    for (int word = x / 64; word < rock.wordsPerRow(); ++word) {
        const std::uint64_t bits = (isRock ? row[word] : ~row[word]) & ~skipped;
        if (bits != 0)
            return std::min(64 * word + std::countr_zero(bits), rock.width());
        skipped = 0;
    }
    return rock.width();
}

/// Gives each run of a row its own set.
void addRuns(const BitGrid &rock, int y, std::vector<Run> &runs, JoinedSets &sets)
{
    const int width = rock.width();
    for (int x = nextColumn(rock, y, 0, false); x < width;) {
        const int end = nextColumn(rock, y, x, true);
        runs.push_back({y, x, end - 1, sets.add()});
        x = end < width ? nextColumn(rock, y, end, false) : width;
    }
}

/// Joins the runs of a row, which start at `north`, with those of the previous row, which start at `south`.
void joinRows(const std::vector<Run> &runs, std::size_t south, std::size_t north, JoinedSets &sets)
{
    const std::size_t southEnd = north;
    while (south < southEnd && north < runs.size()) {
        const Run &a = runs[south];
        const Run &b = runs[north];
        if (a.first <= b.last && b.first <= a.last)
            sets.join(a.part, b.part);
        if (a.last < b.last)
            ++south;
        else
            ++north;
    }
}

/// For each cell of a row, how many of it and its two neighbours are floor; cells outside aren't.
using RowCounts = std::vector<TwoBits>;

void countRow(const BitGrid &floor, int y, RowCounts &counts)
{
    const std::uint64_t *row = floor.row(y);
    const auto words = static_cast<std::size_t>(floor.wordsPerRow());
    for (std::size_t i = 0; i < words; ++i) {
        const std::uint64_t west = row[i] << 1U | (i > 0 ? row[i - 1] >> 63U : 0);
        const std::uint64_t east = row[i] >> 1U | (i + 1 < words ? row[i + 1] << 63U : 0);
        const std::uint64_t sides = west ^ east;
        counts[i] = {sides ^ row[i], (west & east) | (sides & row[i])};
    }
}

/// One step, row by row from the south.
class Step {
public:
    explicit Step(BitGrid &floor)
        : m_floor(floor)
        , m_south(static_cast<std::size_t>(floor.wordsPerRow()))
        , m_here(m_south.size())
        , m_north(m_south.size())
    {
    }

    void take()
    {
        const int height = m_floor.height();
        m_south.assign(m_south.size(), {});
        countRow(m_floor, 0, m_here);
        for (int y = 0; y < height; ++y) {
            if (y + 1 < height)
                countRow(m_floor, y + 1, m_north);
            else
                m_north.assign(m_north.size(), {});
            // Half of 9 cells inside the level, of 6 along an edge, of 4 in a corner, rounded up.
            if (y > 0 && y + 1 < height)
                stepRow<5, 3>(m_floor.row(y));
            else
                stepRow<3, 2>(m_floor.row(y));
            std::swap(m_south, m_here);
            std::swap(m_here, m_north);
        }
    }

private:
    template<int threshold>
    [[nodiscard]] std::uint64_t reaching(std::size_t i) const
    {
        return atLeast<threshold>(m_south[i], m_here[i], m_north[i]);
    }

    /// `atEnds`: the threshold of the row's two end cells.
    template<int threshold, int atEnds>
    void stepRow(std::uint64_t *row) const
    {
        const std::size_t last = m_here.size() - 1;
        const int lastColumns = m_floor.width() - 64 * static_cast<int>(last);
        const std::uint64_t eastEnd = std::uint64_t{1} << static_cast<unsigned>(lastColumns - 1);
        for (std::size_t i = 0; i <= last; ++i)
            row[i] = reaching<threshold>(i);
        row[0] = (row[0] & ~std::uint64_t{1}) | (reaching<atEnds>(0) & 1U);
        row[last] = ((row[last] & ~eastEnd) | (reaching<atEnds>(last) & eastEnd)) & lowBits(lastColumns);
    }

    BitGrid &m_floor;
    RowCounts m_south;
    RowCounts m_here;
    RowCounts m_north;
};

void invert(BitGrid &grid)
{
    for (int y = 0; y < grid.height(); ++y) {
        std::uint64_t *row = grid.row(y);
        for (int word = 0; word < grid.wordsPerRow(); ++word)
            row[word] = ~row[word] & lowBits(grid.width() - 64 * word);
    }
}

/// Where the surroundings of two caves meet: at a cell and its neighbour to the east or north.
struct Junction {
    int cost = 0; ///< of digging from one cave to the other through here
    int cell = 0; ///< row · width + column
    bool north = false;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend auto operator<=>(const Junction &, const Junction &) = default;
};

/// A tunnel to be dug between two caves.
struct Tunnel {
    int a = 0;
    int b = 0;
    Junction meeting;
};

/// The cave from which each cell can be reached most cheaply by digging, and the path. The hardness of rock
/// varies, so that tunnels wind. Source: Dial, "Algorithm 360: Shortest-path forest with topological
/// ordering" (1969), from all caves at once.
class Surroundings {
public:
    Surroundings(const BitGrid &rock, const CavernParts &parts, std::uint64_t key)
        : m_rock(rock)
        , m_width(rock.width())
        , m_height(rock.height())
        , m_hardness{BitGrid(m_width, m_height), BitGrid(m_width, m_height)}
        , m_cells(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height))
    {
        hardenAtRandom(key);
        for (const CavernParts::Run &run : parts.runs()) {
            for (int x = run.first; x <= run.last; ++x)
                at(index(x, run.y)) = {run.part, 0, 0};
        }
        for (const CavernParts::Run &run : parts.runs())
            startFrom(run);
        spread();
    }

    /// All places where the surroundings of different caves meet, the cheapest first.
    [[nodiscard]] std::vector<Junction> meetings() const
    {
        std::vector<Junction> found;
        const auto compare = [this, &found](int a, int b, bool north) {
            const Cell &one = at(a);
            const Cell &other = at(b);
            if (one.cave != other.cave)
                found.push_back({one.cost + other.cost, a, north});
        };
        for (int y = 0; y < m_height; ++y) {
            for (int x = 0; x < m_width; ++x) {
                if (x + 1 < m_width)
                    compare(index(x, y), index(x + 1, y), false);
                if (y + 1 < m_height)
                    compare(index(x, y), index(x, y + 1), true);
            }
        }
        std::ranges::sort(found);
        return found;
    }

    /// The caves on both sides.
    [[nodiscard]] std::pair<int, int> cavesAt(const Junction &meeting) const
    {
        return {at(meeting.cell).cave, at(otherCell(meeting)).cave};
    }

    /// Opens the path from both caves to the meeting point. `rock` may be the grid that this was made from.
    void dig(const Junction &meeting, BitGrid &rock) const
    {
        for (int cell : {meeting.cell, otherCell(meeting)}) {
            for (; at(cell).cost > 0; cell = at(cell).from)
                rock.clear(cell % m_width, cell / m_width);
        }
    }

private:
    static constexpr int kHardest = 4;

    struct Cell {
        int cave = -1; ///< −1: not reached yet
        int cost = 0;  ///< of the cells to dig, including this one; 0: already open
        int from = 0;  ///< the previous cell of the path
    };

    [[nodiscard]] int index(int x, int y) const { return y * m_width + x; }
    [[nodiscard]] const Cell &at(int cell) const { return m_cells[static_cast<std::size_t>(cell)]; }
    Cell &at(int cell) { return m_cells[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] int otherCell(const Junction &meeting) const
    {
        return meeting.cell + (meeting.north ? m_width : 1);
    }

    void hardenAtRandom(std::uint64_t key)
    {
        RandomWords words(key);
        for (BitGrid &bits : m_hardness) {
            for (int y = 0; y < m_height; ++y) {
                for (int word = 0; word < bits.wordsPerRow(); ++word)
                    bits.row(y)[word] = words.next();
            }
        }
    }

    /// 1 .. kHardest.
    [[nodiscard]] int hardness(int x, int y) const
    {
        return 1 + (m_hardness[0].test(x, y) ? 1 : 0) + (m_hardness[1].test(x, y) ? 2 : 0);
    }

    /// Only cells next to rock have neighbours to reach.
    void startFrom(const CavernParts::Run &run)
    {
        for (int x = run.first; x <= run.last; x += 64) {
            const int length = std::min(64, run.last - x + 1);
            std::uint64_t edge = m_rock.bits(x, run.y - 1, length) | m_rock.bits(x, run.y + 1, length) |
                                 m_rock.bits(x - 1, run.y, length) | m_rock.bits(x + 1, run.y, length);
            for (; edge != 0; edge &= edge - 1)
                m_waiting[0].push_back(index(x + std::countr_zero(edge), run.y));
        }
    }

    void spread()
    {
        int emptyOnes = 0; // consecutive empty buckets
        for (int cost = 0; emptyOnes <= kHardest; ++cost) {
            std::vector<int> &bucket = m_waiting[static_cast<std::size_t>(cost % (kHardest + 1))];
            emptyOnes = bucket.empty() ? emptyOnes + 1 : 0;
            for (const int cell : bucket) { // everything reached from here costs more, so the bucket isn't
                                            // modified
                if (at(cell).cost == cost)
                    spreadFrom(cell);
            }
            bucket.clear();
        }
    }

    void spreadFrom(int cell)
    {
        const int x = cell % m_width;
        const int y = cell / m_width;
        if (y + 1 < m_height)
            reach(x, y + 1, cell);
        if (x + 1 < m_width)
            reach(x + 1, y, cell);
        if (y > 0)
            reach(x, y - 1, cell);
        if (x > 0)
            reach(x - 1, y, cell);
    }

    void reach(int x, int y, int from)
    {
        Cell &cell = at(index(x, y));
        if (cell.cave >= 0 && cell.cost <= at(from).cost + 1)
            return; // even if it is soft
        const int cost = at(from).cost + hardness(x, y);
        if (cell.cave >= 0 && cell.cost <= cost)
            return;
        cell = {at(from).cave, cost, from};
        m_waiting[static_cast<std::size_t>(cost % (kHardest + 1))].push_back(index(x, y));
    }

    const BitGrid &m_rock;
    int m_width;
    int m_height;
    std::array<BitGrid, 2> m_hardness; // the two binary digits of hardness − 1
    std::vector<Cell> m_cells;
    std::array<std::vector<int>, kHardest + 1> m_waiting; // cells to continue from, by cost
};

/// The cheapest tunnels that join all caves without cycles. Source: Kruskal, "On the shortest spanning
/// subtree of a graph" (1956).
std::vector<Tunnel> cheapestTunnels(const Surroundings &surroundings, int caves)
{
    std::vector<Tunnel> tunnels;
    JoinedSets sets(caves);
    for (const Junction &meeting : surroundings.meetings()) {
        const auto [a, b] = surroundings.cavesAt(meeting);
        if (sets.join(a, b))
            tunnels.push_back({a, b, meeting});
    }
    return tunnels;
}

/// Reduces a tree of tunnels to the path between two caves by repeatedly removing dead ends.
void keepTheWay(std::vector<Tunnel> &tunnels, int caves, int from, int to)
{
    std::vector<std::vector<std::size_t>> tunnelsOf(static_cast<std::size_t>(caves));
    for (std::size_t i = 0; i < tunnels.size(); ++i) {
        tunnelsOf[static_cast<std::size_t>(tunnels[i].a)].push_back(i);
        tunnelsOf[static_cast<std::size_t>(tunnels[i].b)].push_back(i);
    }
    std::vector<bool> dropped(tunnels.size(), false);
    std::vector<std::size_t> left(tunnelsOf.size());
    for (std::size_t cave = 0; cave < left.size(); ++cave)
        left[cave] = tunnelsOf[cave].size();
    for (std::size_t first = 0; first < left.size(); ++first) {
        auto cave = static_cast<int>(first);
        while (left[static_cast<std::size_t>(cave)] == 1 && cave != from && cave != to) {
            const auto &ways = tunnelsOf[static_cast<std::size_t>(cave)];
            const std::size_t way = *std::ranges::find_if(ways, [&](std::size_t i) { return !dropped[i]; });
            dropped[way] = true;
            left[static_cast<std::size_t>(cave)] = 0;
            cave = tunnels[way].a == cave ? tunnels[way].b : tunnels[way].a;
            --left[static_cast<std::size_t>(cave)];
        }
    }
    std::size_t i = 0;
    std::erase_if(tunnels, [&](const Tunnel &) { return dropped[i++]; });
}

} // namespace

CavernParts::CavernParts(const BitGrid &rock) : m_width(rock.width()), m_height(rock.height())
{
    JoinedSets sets(0);
    std::size_t south = 0;
    for (int y = 0; y < m_height; ++y) {
        const std::size_t north = m_runs.size();
        addRuns(rock, y, m_runs, sets);
        joinRows(m_runs, south, north, sets);
        south = north;
    }
    std::vector<int> numbers(m_runs.size(), 0);
    for (Run &run : m_runs) {
        // The smallest member of a set is its first run, so it gets its number first.
        const int first = sets.find(run.part);
        if (first == run.part) {
            numbers[static_cast<std::size_t>(first)] = count();
            m_sizes.push_back(0);
        }
        run.part = numbers[static_cast<std::size_t>(first)];
        m_sizes[static_cast<std::size_t>(run.part)] += run.last - run.first + 1;
    }
}

int CavernParts::largest() const
{
    assert(!m_sizes.empty());
    return static_cast<int>(std::ranges::max_element(m_sizes) - m_sizes.begin());
}

int CavernParts::partAt(CellPos cell) const
{
    const auto after =
        std::upper_bound(m_runs.begin(), m_runs.end(), cell, [](CellPos place, const Run &run) {
            return std::tie(place.y, place.x) < std::tie(run.y, run.first);
        });
    assert(after != m_runs.begin() && (after - 1)->y == cell.y && (after - 1)->last >= cell.x);
    return (after - 1)->part;
}

BitGrid CavernParts::cellsOf(int part) const
{
    BitGrid cells(m_width, m_height);
    for (const Run &run : m_runs) {
        if (run.part != part)
            continue;
        for (int x = run.first; x <= run.last; x += 64) {
            const int length = std::min(64, run.last - x + 1);
            cells.orBits(x, run.y, length, lowBits(length));
        }
    }
    return cells;
}

void smoothCavern(BitGrid &rock, int times)
{
    if (rock.width() == 0 || rock.height() == 0 || times <= 0)
        return;
    assert(rock.width() > 1 && rock.height() > 1); // otherwise the two edges would coincide
    invert(rock);
    Step step(rock);
    for (int i = 0; i < times; ++i)
        step.take();
    invert(rock);
}

void fillCavernPockets(BitGrid &rock, int least)
{
    const CavernParts parts(rock);
    if (parts.count() == 0)
        return;
    const int kept = parts.largest();
    for (const CavernParts::Run &run : parts.runs()) {
        if (run.part == kept || parts.size(run.part) >= least)
            continue;
        for (int x = run.first; x <= run.last; ++x)
            rock.set(x, run.y);
    }
}

void joinCavern(BitGrid &rock, std::uint64_t key)
{
    const CavernParts parts(rock);
    if (parts.count() < 2)
        return;
    const Surroundings surroundings(rock, parts, key);
    for (const Tunnel &tunnel : cheapestTunnels(surroundings, parts.count()))
        surroundings.dig(tunnel.meeting, rock);
}

void joinCavernCells(BitGrid &rock, std::uint64_t key, CellPos a, CellPos b)
{
    const CavernParts parts(rock);
    const int from = parts.partAt(a);
    const int to = parts.partAt(b);
    if (from == to)
        return;
    const Surroundings surroundings(rock, parts, key);
    std::vector<Tunnel> tunnels = cheapestTunnels(surroundings, parts.count());
    keepTheWay(tunnels, parts.count(), from, to);
    for (const Tunnel &tunnel : tunnels)
        surroundings.dig(tunnel.meeting, rock);
}

void joinCavernEnds(BitGrid &rock, std::uint64_t key)
{
    const CavernParts parts(rock);
    if (parts.count() < 2)
        return;
    const auto west = std::ranges::min_element(parts.runs(), {}, &Run::first);
    const auto east = std::ranges::max_element(parts.runs(), {}, &Run::last);
    joinCavernCells(rock, key, {west->first, west->y}, {east->last, east->y});
}

} // namespace cave
