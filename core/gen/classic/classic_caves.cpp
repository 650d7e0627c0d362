// SPDX-License-Identifier: MIT
#include "core/gen/classic/classic_caves.h"

#include "core/base/bit_grid.h"
#include "core/base/java_seed.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace cave {
namespace {

// With one more row on each side that repeats the opposite edge.
using TorusRows = std::array<std::uint64_t, kMaxRegionSize + 2>;

/// Neighbour counts along rows, as binary digits: `pair` counts a cell's west and east neighbours (0 .. 2),
/// `triple` these and the cell itself (0 .. 3).
struct TorusCounts {
    TorusRows pairOnes;
    TorusRows pairTwos;
    TorusRows tripleOnes;
    TorusRows tripleTwos;
};

constexpr std::uint64_t majority(std::uint64_t a, std::uint64_t b, std::uint64_t c)
{
    return (a & b) | (c & (a | b));
}

void countRows(const RegionRows &rock, std::size_t size, TorusCounts &counts)
{
    const std::uint64_t mask = lowBits(static_cast<int>(size));
    for (std::size_t y = 0; y < size; ++y) {
        const std::uint64_t centre = rock[y];
        const std::uint64_t west = ((centre << 1U) | (centre >> (size - 1))) & mask;
        const std::uint64_t east = ((centre >> 1U) | (centre << (size - 1))) & mask;
        counts.pairOnes[y + 1] = west ^ east;
        counts.pairTwos[y + 1] = west & east;
        counts.tripleOnes[y + 1] = west ^ east ^ centre;
        counts.tripleTwos[y + 1] = majority(west, east, centre);
    }
    counts.tripleOnes[0] = counts.tripleOnes[size];
    counts.tripleTwos[0] = counts.tripleTwos[size];
    counts.tripleOnes[size + 1] = counts.tripleOnes[1];
    counts.tripleTwos[size + 1] = counts.tripleTwos[1];
}

/// Cells whose count, given as binary digits, is at least Threshold.
template<int Threshold>
constexpr std::uint64_t atLeast(std::uint64_t ones, std::uint64_t twos, std::uint64_t fours,
                                std::uint64_t eights)
{
    static_assert(Threshold >= 1 && Threshold <= 8);
    switch (Threshold) {
    case 1:
        return eights | fours | twos | ones;
    case 2:
        return eights | fours | twos;
    case 3:
        return eights | fours | (twos & ones);
    case 4:
        return eights | fours;
    case 5:
        return eights | (fours & (twos | ones));
    case 6:
        return eights | (fours & twos);
    case 7:
        return eights | (fours & twos & ones);
    default:
        return eights;
    }
}

template<int Threshold>
void stepOnTorus(RegionRows &rock, std::size_t size)
{
    TorusCounts
        counts; // NOLINT(cppcoreguidelines-pro-type-member-init): countRows fills every row that is read
    countRows(rock, size, counts);
    for (std::size_t y = 0; y < size; ++y) {
        const std::uint64_t southOnes = counts.tripleOnes[y];
        const std::uint64_t southTwos = counts.tripleTwos[y];
        const std::uint64_t northOnes = counts.tripleOnes[y + 2];
        const std::uint64_t northTwos = counts.tripleTwos[y + 2];
        const std::uint64_t besideOnes = counts.pairOnes[y + 1];
        const std::uint64_t besideTwos = counts.pairTwos[y + 1];
        const std::uint64_t ones = southOnes ^ northOnes ^ besideOnes;
        const std::uint64_t carry = majority(southOnes, northOnes, besideOnes);
        const std::uint64_t partTwos = southTwos ^ northTwos ^ besideTwos;
        const std::uint64_t partFours = majority(southTwos, northTwos, besideTwos);
        const std::uint64_t carryFours = partTwos & carry;
        rock[y] = atLeast<Threshold>(ones, partTwos ^ carry, partFours ^ carryFours, partFours & carryFours);
    }
}

using TorusStep = void (*)(RegionRows &, std::size_t);
constexpr std::array<TorusStep, 8> kSteps{stepOnTorus<1>, stepOnTorus<2>, stepOnTorus<3>, stepOnTorus<4>,
                                          stepOnTorus<5>, stepOnTorus<6>, stepOnTorus<7>, stepOnTorus<8>};

constexpr std::uint32_t kDraws = std::uint32_t{1} << 24U; // values of next(24)
constexpr int kTriesBeforeCounting = 32;

std::uint64_t square(int size)
{
    return static_cast<std::uint64_t>(size) * static_cast<std::uint64_t>(size);
}

using CellKeys = std::array<std::uint16_t, std::size_t{kMaxRegionSize} * kMaxRegionSize>;

/// Collects the set cells of `cells` as x·64 + y, row by row; returns their number.
std::size_t collectCells(const RegionRows &cells, int size, CellKeys &keys)
{
    // Few rows have any, unpredictably: collecting them first without branches avoids mispredictions.
    std::array<std::uint8_t, kMaxRegionSize>
        rows; // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
    std::size_t rowCount = 0;
    for (std::size_t y = 0; y < static_cast<std::size_t>(size); ++y) {
        rows[rowCount] = static_cast<std::uint8_t>(y);
        rowCount += cells[y] != 0 ? 1 : 0;
    }
    std::size_t count = 0;
    for (std::size_t i = 0; i < rowCount; ++i) {
        for (std::uint64_t row = cells[rows[i]]; row != 0; row &= row - 1)
            keys[count++] = static_cast<std::uint16_t>(std::countr_zero(row) * 64 + rows[i]);
    }
    return count;
}

/// Adds the floor cells among those of `draws`, in increasing (x, y).
void addChests(Region &region, const RegionRows &draws)
{
    RegionRows cells; // NOLINT(cppcoreguidelines-pro-type-member-init): filled up to the region's size
    for (std::size_t y = 0; y < static_cast<std::size_t>(region.size); ++y)
        cells[y] = draws[y] & lowBits(region.size) & ~region.rock[y];
    CellKeys keys; // NOLINT(cppcoreguidelines-pro-type-member-init): filled up to `count`
    const std::size_t count = collectCells(cells, region.size, keys);
    region.chests.resize(count);
    // Each is moved to the position given by the number of smaller ones: for a dozen cells faster than a sort
    // with branches.
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t rank = 0;
        for (std::size_t j = 0; j < count; ++j)
            rank += keys[j] < keys[i] ? 1 : 0;
        region.chests[rank] = {keys[i] / 64, keys[i] % 64};
    }
}

Result<std::shared_ptr<const StagedSource>> makeClassic(const WorldSpec &spec)
{
    if (spec.seedNumber)
        return std::shared_ptr<const StagedSource>(
            std::make_shared<const ClassicCaves>(*spec.seedNumber, spec.settings));
    auto caves = CAVE_TRY(makeClassicCaves(spec.seed, spec.settings));
    return std::shared_ptr<const StagedSource>(std::move(caves));
}

std::vector<GenerationStage> classicStages(const WorldSpec &spec)
{
    using Kind = GenerationStage::Kind;
    std::vector<GenerationStage> all{{Kind::Noise}};
    addSteps(all, Kind::Automaton, spec.settings.iterations);
    all.push_back({Kind::Chests});
    all.push_back({Kind::Monsters});
    return all;
}

} // namespace

void smoothOnTorus(RegionRows &rock, int size, int threshold, int iterations)
{
    const TorusStep step = kSteps[static_cast<std::size_t>(threshold - 1)];
    for (int i = 0; i < iterations; ++i)
        step(rock, static_cast<std::size_t>(size));
}

JavaFloatLimits javaFloatLimits(Chance chance)
{
    if (chance.perTenThousand == 0)
        return {};
    // The float is mantissa / 2^exponent with a mantissa of 24 bits.
    const auto numerator = static_cast<std::uint64_t>(chance.perTenThousand);
    constexpr std::uint64_t kDenominator = kWholeChance;
    unsigned exponent = 23;
    while ((numerator << exponent) < (kDenominator << 23U))
        ++exponent;
    std::uint64_t mantissa = (numerator << exponent) / kDenominator;
    const std::uint64_t remainder = (numerator << exponent) % kDenominator;
    if (2 * remainder > kDenominator || (2 * remainder == kDenominator && (mantissa & 1U) != 0))
        ++mantissa;
    const std::uint64_t scaled = mantissa
                                 << 1U; // in units of 2^-(exponent + 1), which is never coarser than 2^-24
    const unsigned shift = exponent + 1 - 24;
    const std::uint64_t above = scaled >> shift;
    const bool whole = (above << shift) == scaled;
    return {static_cast<std::uint32_t>(whole ? above : above + 1), static_cast<std::uint32_t>(above)};
}

ClassicCaves::ClassicCaves(std::int64_t seedHash, const WorldSettings &settings, DrawUnit unit)
    : m_seedHash(seedHash)
    , m_size(settings.regionSize)
    , m_threshold(settings.threshold)
    , m_iterations(settings.iterations)
    , m_rockLimit(javaFloatLimits(settings.floorChance).notBelow - 1)
    , m_chestLimit(
          std::min(javaFloatLimits({kWholeChance - settings.chestChance.perTenThousand}).above, kDraws - 1))
    , m_monsterJump(lcgJump(2 * square(settings.regionSize)))
    , m_drawColumns(unit == DrawUnit::Fastest ? fastestDrawColumns() : drawColumnsPortable)
{
    assert(validate(settings).ok());
    const LcgJump column = lcgJump(static_cast<std::uint64_t>(m_size));
    LcgJump terrain;
    LcgJump chests = lcgJump(square(m_size));
    for (std::size_t x = 0; x < static_cast<std::size_t>(m_size); ++x) {
        m_terrainJumps[x] = terrain;
        m_chestJumps[x] = chests;
        terrain = terrain.then(column);
        chests = chests.then(column);
    }
}

Region ClassicCaves::generate(RegionPos pos) const
{
    return generateUpTo(pos, {GenerationStage::Kind::Monsters});
}

Region ClassicCaves::generateUpTo(RegionPos pos, const GenerationStage &stage) const
{
    using Kind = GenerationStage::Kind;
    Region region;
    region.pos = pos;
    region.size = m_size;
    region.seed = javaRegionSeed(m_seedHash, pos);
    const std::uint64_t start = JavaRandom::stateOf(region.seed);

    drawRows(m_terrainJumps, start, m_rockLimit, region.rock);
    for (std::size_t y = 0; y < static_cast<std::size_t>(m_size); ++y)
        region.rock[y] &= lowBits(m_size);
    if (stage.kind == Kind::Noise)
        return region;
    const int steps = stage.kind == Kind::Automaton ? std::min(stage.step, m_iterations) : m_iterations;
    smoothOnTorus(region.rock, m_size, m_threshold, steps);
    if (stage.kind >= Kind::Chests)
        addChests(region, chestDraws(start));
    if (stage.kind >= Kind::Monsters)
        addMonster(region, start);
    return region;
}

std::optional<RegionRows> ClassicCaves::possibleChests(RegionPos pos, RowSpan /*rows*/) const
{
    RegionRows chests = chestDraws(JavaRandom::stateOf(javaRegionSeed(m_seedHash, pos)));
    for (std::size_t y = 0; y < chests.size(); ++y)
        chests[y] &= y < static_cast<std::size_t>(m_size) ? lowBits(m_size) : 0;
    return chests;
}

/// Which cells get a chest if they are floor; bits and rows past the size are unspecified.
RegionRows ClassicCaves::chestDraws(std::uint64_t start) const
{
    RegionRows chests; // NOLINT(cppcoreguidelines-pro-type-member-init): every row that is used is drawn
    drawRows(m_chestJumps, start, m_chestLimit, chests);
    return chests;
}

void ClassicCaves::drawRows(const ColumnJumps &jumps, std::uint64_t start, std::uint32_t limit,
                            RegionRows &rows) const
{
    std::array<std::uint64_t, kMaxColumnStreams> states; // NOLINT(cppcoreguidelines-pro-type-member-init)
    for (std::size_t x = 0; x < jumps.size(); ++x)
        states[x] = start * jumps[x].multiplier + jumps[x].increment;
    m_drawColumns(states.data(), m_size, limit, rows.data());
}

void ClassicCaves::addMonster(Region &region, std::uint64_t start) const
{
    JavaRandom random = JavaRandom::fromState(m_monsterJump.apply(start));
    for (int tries = 0;; ++tries) {
        const int x = random.nextInt(m_size);
        const int y = random.nextInt(m_size);
        if (!region.isRock({x, y}) && !region.hasChest({x, y})) {
            region.monsters.push_back({x, y});
            return;
        }
        // Counting is more expensive than a few tries, which nearly always succeed.
        if (tries == kTriesBeforeCounting && region.floorCount() == static_cast<int>(region.chests.size()))
            return;
    }
}

Result<std::shared_ptr<const ClassicCaves>> makeClassicCaves(std::string_view seedText,
                                                             const WorldSettings &settings)
{
    CAVE_TRY(validate(settings));
    const auto hash = CAVE_TRY(javaSeedHash(seedText));
    return std::make_shared<const ClassicCaves>(hash, settings);
}

GeneratorInfo classicGenerator()
{
    GeneratorInfo info;
    info.key = "classic";
    info.population = Population::Plain;
    info.mostMonsters = 1;
    info.numberedSeeds = true;
    info.hiddenSpawn = false;
    info.settings.assign(settingInfos().begin(), settingInfos().end());
    info.unused = {"caves.smoothing"};
    info.defaults.floorChance = {5000};
    info.defaults.iterations = 2;
    info.defaults.smoothing = 0;
    info.defaults.monsters = MonsterMode::Stationary;
    info.defaults.disc = DiscRule::Original;
    info.defaults.gaps = GapRule::Open;
    info.defaults.stunChance = {1000};
    info.make = makeClassic;
    info.stages = classicStages;
    return info;
}

} // namespace cave
