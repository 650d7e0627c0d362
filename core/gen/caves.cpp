#include "core/gen/caves.h"

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/cave_automaton.h"
#include "core/gen/cave_joining.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <limits>

namespace cave {
namespace {

constexpr int kHalo = 7;
constexpr unsigned kRockDigits = 8;
constexpr std::uint32_t kRockSpread = 20; // in 1/256; chosen by eye: chambers some thirty cells wide between tight passages
constexpr unsigned kChestDigits = 14;

/// Keys of the independent draws of a world; a new one never disturbs the others.
enum Stream : std::uint64_t { FillStream = 1, BorderStream, TunnelStream, RepairStream, ChestStream, MonsterStream };

std::uint32_t scaled(Chance chance, unsigned digits)
{
    const std::uint64_t whole = std::uint64_t{1} << digits;
    return static_cast<std::uint32_t>(
        (static_cast<std::uint64_t>(chance.perTenThousand) * whole + kWholeChance / 2) / kWholeChance);
}

/// Random rock for 64 columns of one row, aligned to multiples of 64.
///
/// The rock chance varies over the world between two values: each corner of a 16-cell lattice is open or dense, and a cell takes
/// after one of the four corners around it, the nearer the likelier. So chambers and tight passages alternate at a scale that the
/// automaton alone, whose features are all alike in size, does not reach.
class FillBlock {
public:
    FillBlock(std::uint64_t key, std::int64_t block, Caves::RockThresholds thresholds)
        : m_key(combine(key, static_cast<std::uint64_t>(block))), m_latticeKey(combine(m_key, 1)),
          m_eastLatticeKey(combine(combine(key, static_cast<std::uint64_t>(block + 1)), 1))
    {
        for (unsigned digit = 0; digit < kRockDigits; ++digit) {
            m_openDigits[digit] = 0 - static_cast<std::uint64_t>((thresholds.open >> digit) & 1U);
            m_differingDigits[digit] = m_openDigits[digit] ^ (0 - static_cast<std::uint64_t>((thresholds.dense >> digit) & 1U));
        }
    }

    std::uint64_t row(std::int64_t y)
    {
        const std::int64_t latticeRow = y >> kLatticeShift; // an arithmetic shift: toward negative infinity
        if (latticeRow != m_latticeRow) {
            m_south = corners(latticeRow);
            m_north = corners(latticeRow + 1);
            m_latticeRow = latticeRow;
        }
        RandomWords words(m_key ^ mix64(static_cast<std::uint64_t>(y) * kGoldenGamma));
        std::uint64_t less = 0; // random number in 0 .. 7 less than the column's place between two corners, in eighths
        for (const std::uint64_t digit : {0xCCCCCCCCCCCCCCCCULL, 0xF0F0F0F0F0F0F0F0ULL, 0xFF00FF00FF00FF00ULL}) {
            const std::uint64_t zeros = words.next();
            less = (zeros & digit) | (less & (zeros | digit));
        }
        const std::uint64_t up = randomBits<3>(words, static_cast<std::uint32_t>(y & (kLatticeStep - 1)) / 2);
        const std::uint64_t west = (m_south.west & ~up) | (m_north.west & up);
        const std::uint64_t east = (m_south.east & ~up) | (m_north.east & up);
        const std::uint64_t dense = (west & ~less) | (east & less);
        return rockBits(words, dense);
    }

private:
    static constexpr unsigned kLatticeShift = 4;
    static constexpr int kLatticeStep = 1 << kLatticeShift;

    /// For each column, whether the lattice corner to its west or east is dense.
    struct Corners {
        std::uint64_t west = 0;
        std::uint64_t east = 0;
    };

    [[nodiscard]] Corners corners(std::int64_t latticeRow) const
    {
        const std::uint64_t here = combine(m_latticeKey, static_cast<std::uint64_t>(latticeRow));
        const std::uint64_t next = combine(m_eastLatticeKey, static_cast<std::uint64_t>(latticeRow));
        Corners result;
        for (unsigned i = 0; i < 5; ++i) {
            const std::uint64_t dense = i < 4 ? (here >> i) & 1U : next & 1U;
            const std::uint64_t cells = dense * 0xFFFFU;
            if (i < 4)
                result.west |= cells << (16U * i);
            if (i > 0)
                result.east |= cells << (16U * (i - 1));
        }
        return result;
    }

    [[nodiscard]] std::uint64_t rockBits(RandomWords &words, std::uint64_t dense) const
    {
        std::uint64_t less = 0;
        for (unsigned digit = 0; digit < kRockDigits; ++digit) {
            const std::uint64_t zeros = words.next();
            const std::uint64_t ones = m_openDigits[digit] ^ (m_differingDigits[digit] & dense);
            less = (zeros & ones) | (less & (zeros | ones));
        }
        return less;
    }

    std::uint64_t m_key;
    std::uint64_t m_latticeKey;
    std::uint64_t m_eastLatticeKey;
    std::array<std::uint64_t, kRockDigits> m_openDigits{};
    std::array<std::uint64_t, kRockDigits> m_differingDigits{}; // where open and dense differ
    std::int64_t m_latticeRow = std::numeric_limits<std::int64_t>::min();
    Corners m_south;
    Corners m_north;
};

CaveWindow randomFill(std::uint64_t key, Caves::RockThresholds thresholds, WorldPos corner, int side)
{
    CaveWindow rock{};
    const std::int64_t block = floorDiv(corner.x, 64);
    const auto shift = static_cast<unsigned>(floorMod(corner.x, 64));
    FillBlock west(key, block, thresholds);
    FillBlock east(key, block + 1, thresholds);
    const bool spansTwo = static_cast<int>(shift) + side > 64;
    for (int y = 0; y < side; ++y) {
        std::uint64_t bits = west.row(corner.y + y) >> shift;
        if (spansTwo)
            bits |= east.row(corner.y + y) << (64U - shift);
        rock[static_cast<std::size_t>(y)] = bits & lowBits(side);
    }
    return rock;
}

/// The middle of the longest run of set bits; `key` decides between equals.
int middleOfLongestRun(std::uint64_t bits, std::uint64_t key)
{
    bits = row_bits::middlesOfLongestRuns(bits);
    return row_bits::nthBit(bits, static_cast<int>(pickBelow(key, static_cast<std::uint32_t>(row_bits::countBits(bits)))));
}

/// Where along a border its portal is: best where both sides are floor, else where one is, else anywhere; never at a corner.
int portalPlace(std::uint64_t near, std::uint64_t far, int size, std::uint64_t key)
{
    const std::uint64_t allowed = lowBits(size - 2) << 1U;
    for (const std::uint64_t candidates : {near & far & allowed, (near | far) & allowed}) {
        if (candidates != 0)
            return middleOfLongestRun(candidates, key);
    }
    return 1 + static_cast<int>(pickBelow(key, static_cast<std::uint32_t>(size - 2)));
}

/// Floor of one column of the window, counted from the region's southern row.
std::uint64_t columnFloor(const CaveWindow &rock, int column, int size)
{
    std::uint64_t bits = 0;
    for (int y = 0; y < size; ++y) {
        const std::uint64_t row = rock[static_cast<std::size_t>(y + kHalo)];
        bits |= ((~row >> static_cast<unsigned>(column)) & 1U) << static_cast<unsigned>(y);
    }
    return bits;
}

std::uint64_t rowFloor(const CaveWindow &rock, int row, int size)
{
    return (~rock[static_cast<std::size_t>(row)] >> kHalo) & lowBits(size);
}

/// Chooses the four portals from cells that the regions on both sides see alike.
std::array<CellPos, 4> choosePortals(const CaveWindow &rock, RegionPos pos, int size, std::uint64_t key)
{
    const int last = size - 1;
    const auto vertical = [&](std::int64_t rx, int nearColumn) {
        const std::uint64_t edge = combine(hashAt(key, rx, pos.y), 0);
        return portalPlace(columnFloor(rock, nearColumn, size), columnFloor(rock, nearColumn + 1, size), size, edge);
    };
    const auto horizontal = [&](std::int64_t ry, int nearRow) {
        const std::uint64_t edge = combine(hashAt(key, pos.x, ry), 1);
        return portalPlace(rowFloor(rock, nearRow, size), rowFloor(rock, nearRow + 1, size), size, edge);
    };
    return {CellPos{horizontal(pos.y, kHalo + last), last}, CellPos{last, vertical(pos.x, kHalo + last)},
            CellPos{horizontal(pos.y - 1, kHalo - 1), 0}, CellPos{0, vertical(pos.x - 1, kHalo - 1)}};
}

CaveFloor insideOf(const CaveWindow &rock, int size)
{
    CaveFloor cave;
    cave.size = size;
    const auto last = static_cast<std::size_t>(size - 1);
    const std::uint64_t eastColumn = std::uint64_t{1} << last;
    for (int y = 0; y < size; ++y) {
        const std::uint64_t floor = ~rock[static_cast<std::size_t>(y + kHalo)] >> (kHalo - 1U);
        cave.floor[static_cast<std::size_t>(y)] = (floor >> 1U) & lowBits(size);
        cave.touching[static_cast<std::size_t>(y)] = (floor & 1U) | ((floor >> 2U) & eastColumn);
    }
    cave.touching[0] |= rowFloor(rock, kHalo - 1, size);
    cave.touching[last] |= rowFloor(rock, kHalo + size, size);
    return cave;
}

void openPortals(CaveFloor &cave)
{
    for (const CellPos portal : cave.portals) {
        const auto row = static_cast<std::size_t>(portal.y);
        cave.floor[row] |= std::uint64_t{1} << static_cast<unsigned>(portal.x);
        cave.kept[row] |= std::uint64_t{1} << static_cast<unsigned>(portal.x);
    }
}

/// Runs more steps of the automaton over the joined caves; what was dug stays open.
void smooth(CaveFloor &cave, CaveWindow &window, const WorldSettings &settings)
{
    const std::uint64_t inside = lowBits(cave.size) << kHalo;
    for (int y = 0; y < cave.size; ++y) {
        std::uint64_t &row = window[static_cast<std::size_t>(y + kHalo)];
        row = (row & ~inside) | (~(cave.floor[static_cast<std::size_t>(y)] << kHalo) & inside);
    }
    for (int i = 0; i < settings.smoothing; ++i)
        automatonStep(window, cave.size + 2 * kHalo, settings.threshold);
    for (int y = 0; y < cave.size; ++y) {
        const auto row = static_cast<std::size_t>(y);
        cave.floor[row] = rowFloor(window, y + kHalo, cave.size) | cave.kept[row];
    }
}

/// Takes away teeth one cell wide and lone rocks, which the automaton leaves in rows along flat walls. Only opens cells beside
/// floor, so it joins and never parts.
void polish(CaveFloor &cave, const CaveWindow &window)
{
    const auto rockRow = [&](int y) {
        const std::uint64_t around = window[static_cast<std::size_t>(y + kHalo)] >> (kHalo - 1U);
        if (y < 0 || y >= cave.size)
            return around;
        const std::uint64_t inside = lowBits(cave.size) << 1U;
        return (around & ~inside) | (~(cave.floor[static_cast<std::size_t>(y)] << 1U) & inside);
    };
    std::uint64_t below = rockRow(-1);
    std::uint64_t here = rockRow(0);
    for (int y = 0; y < cave.size; ++y) {
        const std::uint64_t above = rockRow(y + 1);
        const std::uint64_t west = here << 1U;
        const std::uint64_t east = here >> 1U;
        const std::uint64_t upright = ~(west | east) & ~(above & below);
        const std::uint64_t flat = ~(above | below) & ~(west & east);
        cave.floor[static_cast<std::size_t>(y)] |= ((here & (upright | flat)) >> 1U) & lowBits(cave.size);
        below = here;
        here = above;
    }
}

void placeChests(Region &region, std::uint64_t key, Chance chance)
{
    const std::uint32_t threshold = scaled(chance, kChestDigits);
    const std::uint64_t regionKey = hashAt(key, region.pos.x, region.pos.y);
    for (int y = 0; y < region.size && threshold != 0; ++y) {
        const auto row = static_cast<std::size_t>(y);
        RandomWords words(regionKey + static_cast<std::uint64_t>(y) * kGoldenGamma);
        std::uint64_t chests = rareBits<kChestDigits>(words, threshold, ~region.rock[row] & lowBits(region.size));
        for (; chests != 0; chests &= chests - 1)
            region.chests.push_back({std::countr_zero(chests), y});
    }
    std::sort(region.chests.begin(), region.chests.end());
}

/// Puts one monster on a random floor cell without a chest, if there is one.
void placeMonster(Region &region, std::uint64_t key)
{
    RegionRows free{};
    for (std::size_t y = 0; y < static_cast<std::size_t>(region.size); ++y)
        free[y] = ~region.rock[y] & lowBits(region.size);
    for (const CellPos chest : region.chests)
        free[static_cast<std::size_t>(chest.y)] &= ~(std::uint64_t{1} << static_cast<unsigned>(chest.x));
    const int count = row_bits::countBits(free);
    if (count == 0)
        return;
    int n = static_cast<int>(pickBelow(hashAt(key, region.pos.x, region.pos.y), static_cast<std::uint32_t>(count)));
    for (int y = 0; y < region.size; ++y) {
        const std::uint64_t row = free[static_cast<std::size_t>(y)];
        const int here = row_bits::countBits(row);
        if (n < here) {
            region.monsters.push_back({row_bits::nthBit(row, n), y});
            return;
        }
        n -= here;
    }
}

} // namespace

Caves::Caves(std::string_view seed, const WorldSettings &settings) : m_settings(settings), m_key(hashBytes(seed))
{
    const std::uint32_t mean = scaled({kWholeChance - settings.floorChance.perTenThousand}, kRockDigits);
    m_thresholds = {mean - kRockSpread, mean + kRockSpread};
}

Region Caves::generate(RegionPos pos) const
{
    const int size = m_settings.regionSize;
    const WorldPos corner{pos.x * size - kHalo, pos.y * size - kHalo};
    const std::uint64_t placeKey = hashAt(m_key, pos.x, pos.y);

    CaveWindow window = randomFill(combine(m_key, FillStream), m_thresholds, corner, size + 2 * kHalo);
    for (int i = 0; i < m_settings.iterations; ++i)
        automatonStep(window, size + 2 * kHalo, m_settings.threshold);

    CaveFloor cave = insideOf(window, size);
    cave.portals = choosePortals(window, pos, size, combine(m_key, BorderStream));
    openPortals(cave);
    joinCaves(cave, combine(placeKey, TunnelStream));
    if (m_settings.smoothing > 0) {
        smooth(cave, window, m_settings);
        joinCaves(cave, combine(placeKey, RepairStream));
    }

    polish(cave, window);

    Region region{pos, size, static_cast<std::int64_t>(placeKey), {}, {}, {}};
    for (int y = 0; y < size; ++y)
        region.rock[static_cast<std::size_t>(y)] = ~cave.floor[static_cast<std::size_t>(y)] & lowBits(size);
    placeChests(region, combine(m_key, ChestStream), m_settings.chestChance);
    placeMonster(region, combine(m_key, MonsterStream));
    return region;
}

} // namespace cave
