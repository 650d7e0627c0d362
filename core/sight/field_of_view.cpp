// SPDX-License-Identifier: MIT
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave {
namespace {

/// Transposes a square of Side × Side bits in place: bit x of word y becomes bit y of word x. Side is a power
/// of two up to 64; in each word only the lowest Side bits are used, and the higher ones must be 0.
///
/// Source: Henry S. Warren, "Hacker's Delight", 2nd edition, section 7-3: swap the off-diagonal quarters of
/// ever smaller blocks.
template<std::size_t Side>
void transposeBits(std::array<std::uint64_t, Side> &words)
{
    static_assert(Side <= 64 && (Side & (Side - 1)) == 0);
    std::uint64_t lowColumns = ~std::uint64_t{0} >> (64 - Side);
    for (std::size_t half = Side / 2; half > 0; half /= 2) {
        lowColumns ^= lowColumns << half;
        for (std::size_t block = 0; block < Side; block += 2 * half) {
            for (std::size_t y = block; y < block + half; ++y) {
                const std::uint64_t swapped = ((words[y] >> half) ^ words[y + half]) & lowColumns;
                words[y] ^= swapped << half;
                words[y + half] ^= swapped;
            }
        }
    }
}

// Slopes and columns are fixed-point integers. A slope is an odd number over 2·depth, so the columns that it
// reaches are at least 1/120 apart (depth ≤ 60). The reciprocal is rounded up by less than one unit, which
// shifts a column by less than 60·121 units; kNudge is more than that, and including it still less than
// 1/120. So rounding with the nudge is exact, including ties.
constexpr int kFractionBits = 22;
constexpr std::int32_t kOne = std::int32_t{1} << kFractionBits;
constexpr std::int32_t kHalf = kOne / 2;
constexpr std::int32_t kNudge = kOne / 256;
constexpr std::int32_t kWorstError = kMaxViewRadius * (2 * kMaxViewRadius + 1);
static_assert(kWorstError < kNudge && kNudge + kWorstError < kOne / (2 * kMaxViewRadius));
static_assert((std::int64_t{2} * kMaxViewRadius + 2) * kOne < INT32_MAX);

constexpr std::int32_t floorOf(std::int32_t column)
{
    return (column + kNudge) >> kFractionBits;
}

constexpr std::int32_t ceilingOf(std::int32_t column)
{
    return (column + kOne - kNudge) >> kFractionBits;
}

/// 1 / (2·depth), rounded up.
constexpr auto kReciprocals = [] {
    std::array<std::int32_t, kMaxViewRadius + 1> table{};
    for (std::int32_t depth = 1; depth <= kMaxViewRadius; ++depth)
        table[static_cast<std::size_t>(depth)] = (kOne + 2 * depth - 1) / (2 * depth);
    return table;
}();

/// The largest offset x with x² + depth² ≤ r² + r, by radius and depth.
constexpr auto kDiscHalfWidths = [] {
    std::array<std::array<std::uint8_t, kMaxViewRadius + 1>, kMaxViewRadius + 1> table{};
    for (int radius = 0; radius <= kMaxViewRadius; ++radius) {
        int halfWidth = radius;
        for (int depth = 0; depth <= radius; ++depth) {
            while (halfWidth * halfWidth + depth * depth > radius * radius + radius)
                --halfWidth;
            table[static_cast<std::size_t>(radius)][static_cast<std::size_t>(depth)] =
                static_cast<std::uint8_t>(halfWidth);
        }
    }
    return table;
}();

/// An open part of a quadrant between two slopes, in columns to the east per row of depth. Without initial
/// values, because clearing the scratch memory would cost as much as a small scan.
struct Beam {
    std::int32_t start;
    std::int32_t end;
};

/// Two beams at one depth are separated by a rock cell, or meet at the axis, so there are never more than
/// 2·depth + 2.
using Beams = std::array<Beam, 2 * kMaxViewRadius + 4>;

/// The cells of a row covered by a beam: bit i is column `first` + i. At most 63 columns.
struct Span {
    int first = 0;
    int last = 0;
    std::uint64_t rock = 0;

    [[nodiscard]] std::uint64_t mask() const { return ~std::uint64_t{0} >> (63 - (last - first)); }
};

/// Blocking and visible cells: rows of 1 or 2 words, as in a BitGrid.
struct Plane {
    const std::uint64_t *rock = nullptr;
    std::uint64_t *seen = nullptr;
};

/// One row of a quadrant: `depth` cells from the viewer, with `halfWidth` columns on either side within the
/// disc.
struct QuadrantRow {
    const std::uint64_t *rock = nullptr;
    std::uint64_t *seen = nullptr;
    int depth = 0;
    int halfWidth = 0;
};

template<int WordsPerRow>
std::uint64_t bitsFrom(const std::uint64_t *row, int x)
{
    if constexpr (WordsPerRow == 1) {
        return row[0] >> x;
    } else {
        return x >= 64 ? row[1] >> (x - 64) : (row[0] >> x) | (row[1] << 1 << (63 - x));
    }
}

template<int WordsPerRow>
void orBitsFrom(std::uint64_t *row, int x, std::uint64_t bits)
{
    if constexpr (WordsPerRow == 1) {
        row[0] |= bits << x;
    } else if (x >= 64) {
        row[1] |= bits << (x - 64);
    } else {
        row[0] |= bits << x;
        row[1] |= bits >> 1 >> (63 - x);
    }
}

/// Follows the beams of one quadrant row by row, away from the viewer.
template<int WordsPerRow>
class QuadrantScan {
public:
    QuadrantScan(Plane plane, int radius, int rowStep) : m_plane(plane), m_radius(radius), m_rowStep(rowStep)
    {
    }

    void run()
    {
        // Beams are split at the axis so that each covers at most radius + 1 columns, which fit in one word.
        m_beams[0] = {-kOne, 0};
        m_beams[1] = {0, kOne};
        m_count = 2;
        for (int depth = 1; depth <= m_radius && m_count > 0; ++depth)
            scanRow(depth);
    }

private:
    void scanRow(int depth)
    {
        const std::ptrdiff_t offset = std::ptrdiff_t{WordsPerRow} * (m_radius + m_rowStep * depth);
        const QuadrantRow row{
            m_plane.rock + offset, m_plane.seen + offset, depth,
            kDiscHalfWidths[static_cast<std::size_t>(m_radius)][static_cast<std::size_t>(depth)]};
        m_nextCount = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            follow(m_beams[i], row);
        std::swap(m_beams, m_next);
        m_count = m_nextCount;
    }

    /// Marks the cells of `row` visible in `beam`, and continues its parts that are not blocked.
    void follow(Beam beam, const QuadrantRow &row)
    {
        const std::int32_t start = m_radius * kOne + row.depth * beam.start;
        const std::int32_t end = m_radius * kOne + row.depth * beam.end;
        Span span;
        span.first = std::max(floorOf(start + kHalf), m_radius - row.halfWidth);
        span.last = std::min(ceilingOf(end - kHalf), m_radius + row.halfWidth);
        if (span.first > span.last)
            return;
        const std::uint64_t mask = span.mask();
        span.rock = bitsFrom<WordsPerRow>(row.rock, span.first) & mask;
        // Floor is visible only if its centre is between the slopes; only the two end cells can fail this.
        const std::uint64_t offCentre = std::uint64_t{ceilingOf(start) > span.first} |
                                        std::uint64_t{floorOf(end) < span.last} << (span.last - span.first);
        orBitsFrom<WordsPerRow>(row.seen, span.first, mask & (span.rock | ~offCentre));
        if (span.rock == 0)
            m_next[m_nextCount++] = beam;
        else
            addBeamsThroughGaps(beam, span, row.depth);
    }

    /// Continues `beam` through every run of floor in its span; rock next to a run narrows it.
    void addBeamsThroughGaps(Beam beam, const Span &span, int depth)
    {
        const std::int32_t reciprocal = kReciprocals[static_cast<std::size_t>(depth)];
        const auto slopeWestOf = [&](int bit) {
            return (2 * (span.first + bit - m_radius) - 1) * reciprocal;
        };
        const int length = span.last - span.first + 1;
        std::uint64_t open = span.mask() & ~span.rock;
        while (open != 0) {
            const std::uint64_t carried =
                open + (open & (~open + 1)); // adding turns the lowest run into one bit past its end
            const int runStart = std::countr_zero(open);
            const int runEnd = std::countr_zero(carried);
            m_next[m_nextCount++] = {runStart == 0 ? beam.start : slopeWestOf(runStart),
                                     runEnd == length ? beam.end : slopeWestOf(runEnd)};
            open &= carried;
        }
    }

    Plane m_plane;
    int m_radius;
    int m_rowStep;
    std::size_t m_count = 0;
    std::size_t m_nextCount = 0;
    Beams m_beamStore;
    Beams m_nextStore;
    Beam *m_beams = m_beamStore.data();
    Beam *m_next = m_nextStore.data();
};

template<int WordsPerRow>
void scanBothWays(Plane plane, int radius)
{
    QuadrantScan<WordsPerRow>(plane, radius, 1).run();
    QuadrantScan<WordsPerRow>(plane, radius, -1).run();
}

/// East and west for a square that is one word wide: north and south of its transpose.
template<std::size_t Side>
void scanSidewaysInOneWord(const BitGrid &rock, int radius, BitGrid &visible)
{
    const std::size_t side = static_cast<std::size_t>(rock.height());
    std::array<std::uint64_t, Side> columns{};
    std::array<std::uint64_t, Side> seen{};
    std::copy_n(rock.row(0), side, columns.begin());
    transposeBits(columns);
    scanBothWays<1>({columns.data(), seen.data()}, radius);
    transposeBits(seen);
    std::uint64_t *rows = visible.row(0);
    for (std::size_t y = 0; y < side; ++y)
        rows[y] |= seen[y];
}

using Block = std::array<std::uint64_t, 64>;
using WidePlane = std::array<std::uint64_t, 256>;

/// Transposes 128 × 128 bits, two words per row: each quarter separately, and swapped with its mirror image.
WidePlane transposed(const WidePlane &rows)
{
    WidePlane result;
    for (std::size_t blockY = 0; blockY < 2; ++blockY) {
        for (std::size_t blockX = 0; blockX < 2; ++blockX) {
            Block block;
            for (std::size_t y = 0; y < 64; ++y)
                block[y] = rows[2 * (64 * blockY + y) + blockX];
            transposeBits(block);
            for (std::size_t y = 0; y < 64; ++y)
                result[2 * (64 * blockX + y) + blockY] = block[y];
        }
    }
    return result;
}

/// East and west for a square that is two words wide.
void scanSidewaysInTwoWords(const BitGrid &rock, int radius, BitGrid &visible)
{
    const std::size_t words = 2 * static_cast<std::size_t>(rock.height());
    WidePlane rows{};
    std::copy_n(rock.row(0), words, rows.begin());
    const WidePlane columns = transposed(rows);
    WidePlane seen{};
    scanBothWays<2>({columns.data(), seen.data()}, radius);
    rows = transposed(seen);
    std::uint64_t *target = visible.row(0);
    for (std::size_t i = 0; i < words; ++i)
        target[i] |= rows[i];
}

} // namespace

void fieldOfView(const BitGrid &rock, int radius, BitGrid &visible)
{
    const int side = 2 * radius + 1;
    assert(radius >= 0 && radius <= kMaxViewRadius);
    assert(rock.width() == side && rock.height() == side);
    assert(&rock != &visible);
    visible.reset(side, side);
    visible.set(radius, radius);
    if (side > 64) {
        scanBothWays<2>({rock.row(0), visible.row(0)}, radius);
        scanSidewaysInTwoWords(rock, radius, visible);
        return;
    }
    scanBothWays<1>({rock.row(0), visible.row(0)}, radius);
    if (side > 32)
        scanSidewaysInOneWord<64>(rock, radius, visible);
    else
        scanSidewaysInOneWord<32>(rock, radius, visible);
}

} // namespace cave
