// SPDX-License-Identifier: MIT
#include "core/gen/cavern/cavern_parts.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <tuple>

namespace cave {
namespace {

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

} // namespace

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

} // namespace cave
