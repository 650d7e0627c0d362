// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_pockets.h"

#include <algorithm>
#include <bit>

namespace cave {
namespace {

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

} // namespace

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

} // namespace cave
