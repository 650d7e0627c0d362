#include "core/gen/cave_pockets.h"

#include <algorithm>
#include <bit>

namespace cave {
namespace {

constexpr int kSmallestPocket = 16;
constexpr int kSmallestAtBorder = 5;

std::uint64_t lowestBit(std::uint64_t bits)
{
    return bits & (0 - bits);
}

/// The first cells of all runs of a row.
std::uint64_t runStarts(std::uint64_t row)
{
    return row & ~(row << 1U);
}

/// Column of the last of `starts` that is not east of the lowest of `cells`.
std::size_t startColumn(std::uint64_t starts, std::uint64_t cells)
{
    return static_cast<std::size_t>(63 - std::countl_zero(starts & (cells ^ (cells - 1))));
}

} // namespace

CavePockets::CavePockets(const CaveWindow &cells, const CaveFloor &cave) : m_cells(cells)
{
    findRuns(cave.size);
    measure(cave);
}

void CavePockets::findRuns(int size)
{
    std::array<std::array<RunIndex, 64>, 2> runAt; // by column, of this row and the last; set where runs start
    std::uint64_t below = 0;
    for (int y = 0; y < size; ++y) {
        const std::uint64_t row = m_cells[static_cast<std::size_t>(y)];
        auto &here = runAt[static_cast<std::size_t>(y & 1)];
        const auto &there = runAt[static_cast<std::size_t>(~y & 1)];
        std::uint64_t ends = row & ~(row >> 1U);
        for (std::uint64_t starts = runStarts(row); starts != 0; starts &= starts - 1) {
            const auto index = static_cast<RunIndex>(m_runCount++);
            m_runs[index] = {(lowestBit(ends) << 1U) - lowestBit(starts), static_cast<RunIndex>(y), index};
            here[static_cast<std::size_t>(std::countr_zero(starts))] = index;
            ends &= ends - 1;
        }
        for (std::uint64_t shared = runStarts(row & below); shared != 0; shared &= shared - 1)
            unite(there[startColumn(runStarts(below), shared)], here[startColumn(runStarts(row), shared)]);
        below = row;
    }
}

CavePockets::RunIndex CavePockets::firstOf(RunIndex run) const
{
    while (m_runs[run].parent != run)
        run = m_runs[run].parent;
    return run;
}

void CavePockets::unite(RunIndex a, RunIndex b)
{
    const RunIndex firstA = firstOf(a);
    const RunIndex firstB = firstOf(b);
    const RunIndex first = std::min(firstA, firstB);
    m_runs[std::max(firstA, firstB)].parent = first;
    m_runs[b].parent = first;
}

void CavePockets::measure(const CaveFloor &cave)
{
    for (RunIndex i = 0; i < m_runCount; ++i) {
        Run &run = m_runs[i];
        // Parents come earlier, so the parent's own parent is final.
        run.parent = m_runs[run.parent].parent;
        const std::uint64_t touching = run.cells & cave.touching[run.row];
        const int cells = 64 - std::countl_zero(run.cells) - std::countr_zero(run.cells);
        if (run.parent == i)
            m_measures[i] = {touching, cells, false};
        else {
            m_measures[run.parent].touching |= touching;
            m_measures[run.parent].cells += cells;
        }
    }
    for (const CellPos portal : cave.portals) {
        if (((m_cells[static_cast<std::size_t>(portal.y)] >> static_cast<unsigned>(portal.x)) & 1U) != 0)
            m_measures[pocketAt(portal)].hasPortal = true;
    }
}

void CavePockets::fillSmall(CaveFloor &cave)
{
    std::size_t kept = 0;
    m_count = 0;
    for (std::size_t i = 0; i < m_runCount; ++i) {
        const Run run = m_runs[i];
        const Measure &pocket = m_measures[run.parent];
        const bool keep = pocket.hasPortal || pocket.cells >= kSmallestPocket ||
                          (pocket.touching != 0 && pocket.cells >= kSmallestAtBorder);
        const std::uint64_t lost = keep ? 0 : run.cells;
        m_cells[run.row] &= ~lost;
        cave.floor[run.row] &= ~lost;
        cave.kept[run.row] &= ~lost;
        m_count += keep && run.parent == i ? 1 : 0;
        m_runs[kept] = run;
        kept += keep ? 1 : 0;
    }
    m_runCount = kept;
}

/// The first run of the pocket that holds `cell`, as numbered before small pockets were taken out.
CavePockets::RunIndex CavePockets::pocketAt(CellPos cell) const
{
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(cell.x);
    for (std::size_t i = 0; i < m_runCount; ++i) {
        if (m_runs[i].row == cell.y && (m_runs[i].cells & bit) != 0)
            return m_runs[i].parent;
    }
    return 0;
}

void CavePockets::moveTo(CaveWindow &joined, CellPos cell)
{
    const RunIndex pocket = pocketAt(cell);
    for (std::size_t i = 0; i < m_runCount; ++i) {
        const Run &run = m_runs[i];
        const std::uint64_t moved = run.parent == pocket ? run.cells : 0;
        m_cells[run.row] &= ~moved;
        joined[run.row] |= moved;
    }
    --m_count;
}

} // namespace cave
