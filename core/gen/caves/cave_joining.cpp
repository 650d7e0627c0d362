// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_joining.h"

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/caves/cave_fill.h"
#include "core/gen/caves/cave_units.h"
#include "core/world/settings.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace cave {
namespace {

/// Internal to `caves`: the components of a region's floor other than the main one.
///
/// Stored as horizontal runs of cells, each with its component number: one pass over the rows finds all
/// components (union-find over touching runs; K. Wu, E. Otoo, K. Suzuki, "Optimizing two-pass
/// connected-component labeling algorithms", 2009).
class CavePockets {
public:
    /// The components of the cave's floor except `main`, which is one of them.
    CavePockets(const CaveFloor &cave, const CaveWindow &main);

    /// The number of cells in the pocket of `cell`.
    [[nodiscard]] int sizeAt(CellPos cell) const { return m_measures[pocketAt(cell)].cells; }

    /// Removes the pockets that are too small to join, both from this and from the cave.
    void fillSmall(CaveFloor &cave);

    /// The number of pockets to be joined, once small ones are filled.
    [[nodiscard]] int count() const { return m_count; }
    /// The cells of all pockets.
    [[nodiscard]] const CaveWindow &cells() const { return m_cells; }

    /// Removes the pocket of `cell`; returns its cells.
    CaveWindow take(CellPos cell);

private:
    using RunIndex = std::uint16_t;

    /// Consecutive cells of a row.
    struct Run {
        std::uint64_t cells;
        RunIndex row;
        RunIndex next; ///< next run of the same component; kNoRun after the last
    };
    /// The criteria for keeping a component, stored with its first run.
    struct Measure {
        std::uint64_t touching; ///< columns with floor across the border, of any row
        int cells;
        bool hasPortal;
        RunIndex lastRun; ///< the last in the list of runs linked by `next`
    };

    // A run and the gap after it take at least two cells; plus a few more, as runs are processed in groups.
    static constexpr std::size_t kHandful = 2;
    static constexpr std::size_t kMaxRuns =
        static_cast<std::size_t>(kMaxRegionSize) * kMaxRegionSize / 2 + kHandful;

    static constexpr RunIndex kNoRun = kMaxRuns;

    void findRuns();
    void uniteRuns();
    [[nodiscard]] RunIndex runAt(std::size_t row, std::uint64_t upTo) const;
    void unite(RunIndex a, RunIndex b);
    void measure(const CaveFloor &cave);
    [[nodiscard]] RunIndex firstOf(RunIndex run) const;
    [[nodiscard]] RunIndex pocketAt(CellPos cell) const;

    std::size_t m_size;
    CaveWindow m_cells;
    std::array<RunIndex, kMaxRegionSize + 1>
        m_rowStarts;                  // the first run of each row; the runs of a row are consecutive
    std::array<Run, kMaxRuns> m_runs; // the first m_runCount are valid
    std::array<std::array<RunIndex, 64>, kMaxRegionSize> m_runAt; // by row and column, at the starts of runs
    /// An earlier run of the same component, ultimately its first; the first is its own parent.
    std::array<RunIndex, kMaxRuns> m_parents;
    std::array<Measure, kMaxRuns> m_measures;
    RunIndex m_runCount = 0;
    int m_count = 0;
};

constexpr int kSmallestAtBorder = 5;
constexpr std::uint64_t kPastEnd = std::uint64_t{1} << 63U; // beyond the columns of every region

std::uint64_t lowestBit(std::uint64_t bits)
{
    return bits & (0 - bits);
}

/// The first cells of all runs of a row.
std::uint64_t runStarts(std::uint64_t row)
{
    return row & ~(row << 1U);
}

CavePockets::CavePockets(const CaveFloor &cave, const CaveWindow &main)
    : m_size(static_cast<std::size_t>(cave.size))
{
    for (std::size_t row = 0; row < m_size; ++row)
        m_cells[row] = cave.floor[row] & ~main[row];
    findRuns();
    uniteRuns();
    measure(cave);
}

void CavePockets::findRuns()
{
    for (std::size_t row = 0; row < m_size; ++row) {
        m_rowStarts[row] = m_runCount;
        const std::uint64_t floor = m_cells[row];
        std::uint64_t starts = runStarts(floor);
        std::uint64_t ends = floor & ~(floor >> 1U);
        // In groups, whether or not there are that many: branches on their number would be mispredicted too
        // often.
        do {
            for (std::size_t i = 0; i < kHandful; ++i) {
                const RunIndex index = m_runCount;
                m_runs[index] = {(lowestBit(ends) << 1U) - lowestBit(starts), static_cast<RunIndex>(row),
                                 kNoRun};
                m_parents[index] = index;
                m_runAt[row][static_cast<std::size_t>(std::countr_zero(starts | kPastEnd))] = index;
                m_runCount = static_cast<RunIndex>(m_runCount + (starts != 0 ? 1 : 0));
                starts &= starts - 1;
                ends &= ends - 1;
            }
        } while (starts != 0);
    }
    m_rowStarts[m_size] = m_runCount;
}

/// The last run of a row that doesn't start east of the bits of `upTo`.
CavePockets::RunIndex CavePockets::runAt(std::size_t row, std::uint64_t upTo) const
{
    const std::uint64_t starts = runStarts(m_cells[row]) & upTo;
    return m_runAt[row][static_cast<std::size_t>(63 - std::countl_zero(starts))];
}

void CavePockets::uniteRuns()
{
    // First collects where runs touch those of the row below.
    struct Contact {
        std::uint64_t upTo; // the cells of the row up to the contact
        std::size_t row;
    };
    std::array<Contact, kMaxRuns> contacts;
    std::size_t count = 0;
    for (std::size_t row = 1; row < m_size; ++row) {
        std::uint64_t shared = runStarts(m_cells[row] & m_cells[row - 1]);
        do {
            for (std::size_t i = 0; i < kHandful; ++i) {
                contacts[count] = {shared ^ (shared - 1), row};
                count += shared != 0 ? 1 : 0;
                shared &= shared - 1;
            }
        } while (shared != 0);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Contact &contact = contacts[i];
        unite(runAt(contact.row - 1, contact.upTo), runAt(contact.row, contact.upTo));
    }
}

CavePockets::RunIndex CavePockets::firstOf(RunIndex run) const
{
    // Usually zero or one step away, unpredictably.
    run = m_parents[run];
    while (m_parents[run] != run)
        run = m_parents[run];
    return run;
}

void CavePockets::unite(RunIndex a, RunIndex b)
{
    const RunIndex firstA = firstOf(a);
    const RunIndex firstB = firstOf(b);
    const RunIndex first = std::min(firstA, firstB);
    m_parents[std::max(firstA, firstB)] = first;
    m_parents[a] = first;
    m_parents[b] = first;
}

void CavePockets::measure(const CaveFloor &cave)
{
    std::fill_n(m_measures.begin(), m_runCount, Measure{0, 0, false, kNoRun});
    for (RunIndex i = 0; i < m_runCount; ++i) {
        Run &run = m_runs[i];
        // Parents come earlier, so the parent's own parent is final.
        const RunIndex first = m_parents[m_parents[i]];
        m_parents[i] = first;
        Measure &pocket = m_measures[first];
        pocket.touching |= run.cells & cave.touching[run.row];
        pocket.cells += 64 - std::countl_zero(run.cells) - std::countr_zero(run.cells);
        run.next = pocket.lastRun;
        pocket.lastRun = i;
    }
    for (const CellPos portal : cave.portals) {
        if (((m_cells[static_cast<std::size_t>(portal.y)] >> static_cast<unsigned>(portal.x)) & 1U) != 0)
            m_measures[pocketAt(portal)].hasPortal = true;
    }
}

void CavePockets::fillSmall(CaveFloor &cave)
{
    CaveWindow lost;
    std::fill_n(lost.begin(), m_size, 0);
    for (RunIndex i = 0; i < m_runCount; ++i) {
        // Branch-free, as one pocket in two is small.
        const RunIndex first = m_parents[i];
        const Measure &pocket = m_measures[first];
        const auto isSmall = static_cast<unsigned>(pocket.cells < kSmallestPocket) &
                             static_cast<unsigned>(pocket.touching == 0 || pocket.cells < kSmallestAtBorder) &
                             static_cast<unsigned>(!pocket.hasPortal);
        lost[m_runs[i].row] |= m_runs[i].cells & (0 - std::uint64_t{isSmall});
        m_count += static_cast<int>((isSmall ^ 1U) & static_cast<unsigned>(first == i));
    }
    for (std::size_t row = 0; row < m_size; ++row) {
        m_cells[row] &= ~lost[row];
        cave.floor[row] &= ~lost[row];
        cave.kept[row] &= ~lost[row];
    }
}

/// The first run of the pocket of `cell`.
CavePockets::RunIndex CavePockets::pocketAt(CellPos cell) const
{
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(cell.x);
    RunIndex run = m_rowStarts[static_cast<std::size_t>(cell.y)];
    while ((m_runs[run].cells & bit) == 0)
        ++run;
    return m_parents[run];
}

CaveWindow CavePockets::take(CellPos cell)
{
    CaveWindow pocket;
    std::fill_n(pocket.begin(), m_size, 0);
    for (RunIndex at = m_measures[pocketAt(cell)].lastRun; at != kNoRun; at = m_runs[at].next)
        pocket[m_runs[at].row] |= m_runs[at].cells;
    for (std::size_t row = 0; row < m_size; ++row)
        m_cells[row] &= ~pocket[row];
    --m_count;
    return pocket;
}

/// Internal to `caves`: a front that expands through rock from all pockets of a region at once. It enters the
/// cells of its rim at random, so that the path back from any cell winds. The cells reached after each step
/// are recorded for tracing the path back.
class TunnelFront {
public:
    /// `pockets`: where to start; rows from `size` on must be empty.
    TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key, TakeFrontStep takeStep);

    /// Expands until it is adjacent to a cell of `joined`, and returns that cell: the southernmost, then
    /// westernmost. Avoids the border, where a tunnel would make it visible. Rows of `joined` past the region
    /// must be empty.
    CellPos spreadTo(const CaveWindow &joined);

    /// A position on the path back from the meeting point.
    struct Trace {
        CellPos cell;
        std::size_t step; ///< the front entered the cell after this step
    };

    /// Starts the path back from the cell that the last `spreadTo` returned.
    [[nodiscard]] Trace traceFrom(CellPos met) const { return {met, m_reached.size() - 2}; }

    /// Moves to the cell from which the front entered the trace's cell.
    void stepBack(Trace &trace) const;

    /// Removes the part of the front connected with `cell`; cells of `rest` in it start again.
    void forget(CellPos cell, const CaveWindow &rest);

private:
    /// Row y of the region is element y + 1, so that every row has neighbours; the padding is zero.
    struct Rows : std::array<std::uint64_t, std::tuple_size_v<CaveWindow> + 2> {
        Rows() {} // NOLINT(modernize-use-equals-default): leaves the elements unset
    };

    Rows &addStep();
    int spread(const CaveWindow &joined);

    std::vector<Rows> m_reached; ///< after each step, from the first on
    Rows m_open;                 ///< cells away from the border
    std::uint64_t m_random;
    TakeFrontStep m_takeStep;
    std::size_t m_size;
    int m_steps = 0;
};

constexpr std::size_t kUsualSteps = 48;
constexpr std::size_t kRunsApart = 3; // few rows of the front have more runs

template<std::size_t N>
bool test(const std::array<std::uint64_t, N> &rows, std::size_t row, int x)
{
    return ((rows[row] >> static_cast<unsigned>(x)) & 1U) != 0;
}

std::size_t elementOf(int y)
{
    return static_cast<std::size_t>(y) + 1;
}

TunnelFront::TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key, TakeFrontStep takeStep)
    : m_random(key)
    , m_takeStep(takeStep)
    , m_size(static_cast<std::size_t>(size))
{
    const auto end = static_cast<std::ptrdiff_t>(m_size) + 1;
    std::fill(m_open.begin() + 2, m_open.begin() + end - 1, lowBits(size - 1) & ~std::uint64_t{1});
    std::fill(m_open.begin(), m_open.begin() + 2, 0);
    std::fill(m_open.begin() + end - 1, m_open.end(), 0);
    m_reached.reserve(kUsualSteps);
    Rows &start = m_reached.emplace_back();
    start[0] = 0;
    std::copy_n(pockets.begin(), m_size, start.begin() + 1);
    std::fill(start.begin() + end, start.end(), 0);
}

CellPos TunnelFront::spreadTo(const CaveWindow &joined)
{
    int row = -1;
    while (row < 0)
        row = spread(joined);
    const Rows &before = m_reached[m_reached.size() - 2];
    const std::size_t element = elementOf(row);
    const std::uint64_t here = before[element];
    const std::uint64_t beside = before[element - 1] | before[element + 1] | (here << 1U) | (here >> 1U);
    return {std::countr_zero(beside & joined[static_cast<std::size_t>(row)]), row};
}

/// Starts the next step as a copy of the current one. (Only the used part: small copies of a fixed size are
/// slow.)
TunnelFront::Rows &TunnelFront::addStep()
{
    Rows &after = m_reached.emplace_back();
    const Rows &before = m_reached[m_reached.size() - 2];
    std::copy_n(before.begin(), m_size + 2 + kFrontPadding, after.begin());
    return after;
}

/// One step; ends early, with the row, when a row has a cell of `joined` next to the front. Otherwise returns
/// −1.
int TunnelFront::spread(const CaveWindow &joined)
{
    Rows &after = addStep();
    const Rows &before = m_reached[m_reached.size() - 2];
    // Every fourth step enters the whole rim, which bounds the number of steps.
    const bool wholeRim = ++m_steps % 4 == 0;
    FrontStep step{before.data() + 1,        after.data() + 1, m_open.data() + 1, joined.data(),
                   static_cast<int>(m_size), wholeRim,         m_random};
    const int met = m_takeStep(step);
    m_random = step.random;
    return met;
}

void TunnelFront::stepBack(Trace &trace) const
{
    const CellPos cell = trace.cell;
    const std::size_t row = elementOf(cell.y);
    while (test(m_reached[trace.step], row, cell.x))
        --trace.step;
    const Rows &before = m_reached[trace.step];
    const auto isSet = [x = static_cast<unsigned>(cell.x)](std::uint64_t bits) {
        return static_cast<int>((bits >> x) & 1U);
    };
    const int below = isSet(before[row - 1]);
    const int vertical = isSet(before[row - 1] | before[row + 1]);
    const int west = isSet(before[row] << 1U);
    // Below, else above, else west, else east; computed, as a branch would be mispredicted.
    trace.cell = {cell.x + (1 - vertical) * (1 - 2 * west), cell.y + vertical * (1 - 2 * below)};
}

void TunnelFront::forget(CellPos cell, const CaveWindow &rest)
{
    Rows &reached = addStep();
    const auto part = row_bits::componentAt<kRunsApart>(static_cast<const Rows::array &>(reached), 1, m_size,
                                                        {cell.x, cell.y + 1});
    for (std::size_t row = 1; row <= m_size; ++row)
        reached[row] = (reached[row] & ~part.rows[row]) | (rest[row - 1] & part.rows[row]);
}

/// Digs from `cell`, adjacent to the front, back to the pocket from which it expanded; returns that pocket's
/// end of the tunnel.
CellPos digBack(CaveFloor &cave, const TunnelFront &front, const CaveWindow &pockets, CellPos cell,
                RandomWords &words)
{
    TunnelFront::Trace trace = front.traceFrom(cell);
    for (front.stepBack(trace); !hasCell(pockets, trace.cell); front.stepBack(trace))
        digCell(cave, trace.cell, words);
    return trace.cell;
}

/// A portal of the part to which the others are joined: the largest with a portal, and on ties the one with
/// the first portal.
CellPos mainPortal(const CaveFloor &cave, const CaveWindow &part, const CavePockets &others)
{
    const int partSize = row_bits::countBits(part);
    CellPos best;
    int bestSize = 0;
    for (const CellPos portal : cave.portals) {
        const int size = hasCell(part, portal) ? partSize : others.sizeAt(portal);
        if (size > bestSize) {
            best = portal;
            bestSize = size;
        }
    }
    return best;
}

void joinPockets(CaveFloor &cave, CavePockets &pockets, CaveWindow &joined, std::uint64_t key,
                 TakeFrontStep takeStep)
{
    pockets.fillSmall(cave);
    if (pockets.count() == 0)
        return;
    RandomWords words(key);
    TunnelFront front(pockets.cells(), cave.size, words.next(), takeStep);
    while (true) {
        const CellPos met = front.spreadTo(joined);
        const CellPos end = digBack(cave, front, pockets.cells(), met, words);
        const CaveWindow pocket = pockets.take(end);
        if (pockets.count() == 0)
            return;
        for (std::size_t row = 0; row < rowIndex(cave.size); ++row)
            joined[row] |= pocket[row] | (cave.kept[row] & ~pockets.cells()[row]);
        front.forget(end, pockets.cells());
    }
}

std::uint64_t allIf(bool set)
{
    return 0 - static_cast<std::uint64_t>(set);
}

/// The part of the floor with this cell, which must be floor.
CaveWindow floorPartAt(const CaveFloor &cave, CellPos cell)
{
    constexpr std::size_t kCaveRunsApart = 4; // few rows of a cave have more runs
    return row_bits::componentAt<kCaveRunsApart>(cave.floor, 0, rowIndex(cave.size - 1), cell).rows;
}

bool isAllFloor(const CaveFloor &cave, const CaveWindow &part)
{
    std::uint64_t missing = 0;
    for (std::size_t row = 0; row < rowIndex(cave.size); ++row)
        missing |= cave.floor[row] & ~part[row];
    return missing == 0;
}

} // namespace

void joinCaves(CaveFloor &cave, std::uint64_t key, TakeFrontStep takeStep)
{
    CaveWindow main = likelyMainPart(cave);
    if (isAllFloor(cave, main))
        return;
    CavePockets pockets(cave, main);
    const CellPos portal = mainPortal(cave, main, pockets);
    if (hasCell(main, portal)) {
        joinPockets(cave, pockets, main, key, takeStep);
        return;
    }
    main = floorPartAt(cave, portal);
    CavePockets others(cave, main);
    joinPockets(cave, others, main, key, takeStep);
}

RegionRows largeParts(RegionRows floor, int side)
{
    constexpr int kTries = 4;
    constexpr int kEnough = 250;
    RegionRows large{};
    int y = 0;
    int cells = 0;
    for (int tries = 0; tries < kTries && cells < kEnough; ++tries) {
        while (y < side && floor[rowIndex(y)] == 0)
            ++y;
        if (y == side)
            break;
        const CellPos seed{std::countr_zero(floor[rowIndex(y)]), y};
        const auto found = row_bits::componentAt<4>(floor, 0, rowIndex(side - 1), seed);
        const bool isLarge = found.cells() >= kSmallestPocket;
        cells += isLarge ? found.cells() : 0;
        for (std::size_t row = found.first; row <= found.last; ++row) {
            floor[row] &= ~found.rows[row];
            large[row] |= isLarge ? found.rows[row] : 0;
        }
    }
    return large;
}

// Branch-free, as the conditions are random.
void digCell(CaveFloor &cave, CellPos cell, RandomWords &words)
{
    const std::uint64_t inside = lowBits(cave.size - 1) & ~std::uint64_t{1};
    const std::uint64_t bit = columnBit(cell.x);
    const std::uint64_t chance = words.next();
    const std::uint64_t sideways = allIf((chance & 3U) != 0) & inside;
    const std::uint64_t east = (bit << 1U) & sideways;
    const std::uint64_t west = (bit >> 1U) & sideways & allIf((chance & 4U) != 0);
    const std::uint64_t north = bit & inside & allIf((chance & 24U) != 0) & allIf(cell.y + 2 < cave.size);
    const std::uint64_t south = bit & inside & allIf((chance & 96U) == 0) & allIf(cell.y > 1);
    cave.floor[rowIndex(cell.y + 1)] |= north;
    cave.floor[rowIndex(cell.y)] |= bit | east | west;
    cave.floor[rowIndex(cell.y - 1)] |= south;
    cave.kept[rowIndex(cell.y)] |= bit;
}

CaveWindow likelyMainPart(const CaveFloor &cave)
{
    const int middle = cave.size / 2;
    const std::uint64_t longest = row_bits::middlesOfLongestRuns(cave.floor[rowIndex(middle)]);
    return floorPartAt(cave, longest != 0 ? CellPos{std::countr_zero(longest), middle} : cave.portals[0]);
}

} // namespace cave
