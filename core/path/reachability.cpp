// SPDX-License-Identifier: MIT
#include "core/path/reachability.h"

#include <bit>
#include <cassert>

namespace cave {
namespace {

/// Spreads `seeds` (a subset of `floor`) along the runs of `floor` in one word.
constexpr std::uint64_t spreadInWord(std::uint64_t seeds, std::uint64_t floor)
{
    // East: adding a seed to its run carries through to the run's end. A second seed in a run leaves a hole;
    // hence the or.
    std::uint64_t spread = (((floor + seeds) ^ floor) & floor) | seeds;
    // West: carries only go one way, so in doubling steps; `clear` shows where that many cells in a row are
    // floor.
    std::uint64_t clear = floor;
    for (unsigned step = 1; step < 64; step *= 2) {
        spread |= clear & (spread >> step);
        clear &= clear >> step;
    }
    return spread;
}

/// A flood over words. Newly reached cells wait in adjacent words; rows with waiting cells are swept
/// northward and southward in turn, so that most of what a word receives arrives before the word is spread.
class Flood {
public:
    /// Both grids are observed and must outlive the flood; `reached` is cleared.
    Flood(const BitGrid &floor, BitGrid &reached)
        : m_floor(floor)
        , m_reached(reached)
        , m_waiting(floor.width(), floor.height())
        , m_waitingWords(floor.wordsPerRow(), floor.height())
        , m_waitingRows(floor.height(), 1)
    {
        m_reached.reset(floor.width(), floor.height());
    }

    /// Reaches what can be walked to from the floor cell (x, y).
    void start(int x, int y)
    {
        add(y, x / 64, std::uint64_t{1} << (static_cast<unsigned>(x) % 64U));
        bool northward = true;
        int row = y;
        while (m_waitingRowCount > 0) {
            const int next = northward ? waitingRowFrom(row) : waitingRowUpTo(row);
            if (next < 0) {
                northward = !northward; // remaining rows are behind
                continue;
            }
            row = next;
            spreadRow(row);
        }
    }

    /// How many cells have been reached since the last call.
    std::int64_t takeReachedCount()
    {
        const std::int64_t count = m_reachedCount;
        m_reachedCount = 0;
        return count;
    }

private:
    void add(int row, int word, std::uint64_t bits)
    {
        bits &= m_floor.row(row)[word] & ~m_reached.row(row)[word];
        if (bits == 0)
            return;
        m_waiting.row(row)[word] |= bits;
        m_waitingWords.set(word, row);
        if (!m_waitingRows.test(row, 0)) {
            m_waitingRows.set(row, 0);
            ++m_waitingRowCount;
        }
    }

    /// Twice over the row: cells that spill west over a word border wait for the way back, where nothing
    /// spills east.
    void spreadRow(int row)
    {
        const int groups = m_waitingWords.wordsPerRow();
        for (int group = 0; group < groups; ++group)
            spreadGroup(row, group);
        for (int group = groups - 2; group >= 0; --group)
            spreadGroup(row, group);
        m_waitingRows.clear(row, 0);
        --m_waitingRowCount;
    }

    void spreadGroup(int row, int group)
    {
        std::uint64_t &words = m_waitingWords.row(row)[group];
        while (words != 0) {
            const int word = 64 * group + std::countr_zero(words);
            words &= words - 1;
            spreadWord(row, word);
        }
    }

    void spreadWord(int row, int word)
    {
        const std::uint64_t seeds = m_waiting.row(row)[word];
        m_waiting.row(row)[word] = 0;
        const std::uint64_t spread = spreadInWord(seeds, m_floor.row(row)[word]);
        std::uint64_t &reached = m_reached.row(row)[word];
        const std::uint64_t fresh = spread & ~reached;
        reached |= spread;
        m_reachedCount += std::popcount(fresh);
        if (word > 0)
            add(row, word - 1, fresh << 63);
        if (word + 1 < m_floor.wordsPerRow())
            add(row, word + 1, fresh >> 63);
        if (row > 0)
            add(row - 1, word, fresh);
        if (row + 1 < m_floor.height())
            add(row + 1, word, fresh);
    }

    /// The southernmost waiting row that is not south of `row`, or −1.
    [[nodiscard]] int waitingRowFrom(int row) const
    {
        const std::uint64_t *rows = m_waitingRows.row(0);
        std::uint64_t bits = rows[row / 64] & ~lowBits(row % 64);
        for (int group = row / 64;; bits = rows[group]) {
            if (bits != 0)
                return 64 * group + std::countr_zero(bits);
            if (++group == m_waitingRows.wordsPerRow())
                return -1;
        }
    }

    /// The northernmost waiting row that is not north of `row`, or −1.
    [[nodiscard]] int waitingRowUpTo(int row) const
    {
        const std::uint64_t *rows = m_waitingRows.row(0);
        std::uint64_t bits = rows[row / 64] & lowBits(row % 64 + 1);
        for (int group = row / 64;; bits = rows[group]) {
            if (bits != 0)
                return 64 * group + 63 - std::countl_zero(bits);
            if (--group < 0)
                return -1;
        }
    }

    const BitGrid &m_floor;
    BitGrid &m_reached;
    BitGrid m_waiting;      ///< cells to spread from: floor, next to a reached cell, not reached yet
    BitGrid m_waitingWords; ///< bit (w, y): word w of row y of m_waiting is not 0
    BitGrid m_waitingRows;  ///< bit (y, 0): row y of m_waitingWords is not 0
    int m_waitingRowCount = 0;
    std::int64_t m_reachedCount = 0;
};

} // namespace

void floodFrom(const BitGrid &floor, int x, int y, BitGrid &reached)
{
    assert(&floor != &reached);
    Flood flood(floor, reached);
    if (floor.contains(x, y) && floor.test(x, y))
        flood.start(x, y);
}

std::vector<Component> findComponents(const BitGrid &floor)
{
    std::vector<Component> components;
    BitGrid reached;
    Flood flood(floor, reached);
    for (int y = 0; y < floor.height(); ++y) {
        for (int word = 0; word < floor.wordsPerRow(); ++word) {
            while (const std::uint64_t left = floor.row(y)[word] & ~reached.row(y)[word]) {
                const CellPos seed{64 * word + std::countr_zero(left), y};
                flood.start(seed.x, seed.y);
                components.push_back({seed, flood.takeReachedCount()});
            }
        }
    }
    return components;
}

int countComponents(const BitGrid &floor)
{
    return static_cast<int>(findComponents(floor).size());
}

} // namespace cave
