// SPDX-License-Identifier: MIT
#include "core/gen/caves/caves.h"

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/caves/cave_fill.h"
#include "core/gen/caves/cave_joining.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/region.h"
#include "core/world/settings.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {
namespace {

// Chests and monsters. A `key` is that of the draw: for chests the region's own, for monsters the world's.

/// The chance in 1/2^digits, rounded.
std::uint32_t scaledChance(Chance chance, unsigned digits)
{
    const std::uint64_t whole = std::uint64_t{1} << digits;
    return static_cast<std::uint32_t>(
        (static_cast<std::uint64_t>(chance.perTenThousand) * whole + kWholeChance / 2) / kWholeChance);
}

constexpr unsigned kChestDigits = 14;

/// Sorts a few cells without branching on comparisons, which are practically random.
void sortFew(std::vector<CellPos> &cells)
{
    constexpr std::size_t kFew = 24;
    const std::size_t count = cells.size();
    if (count > kFew) {
        std::ranges::sort(cells);
        return;
    }
    std::array<CellPos, kFew> sorted{};
    for (const CellPos cell : cells) {
        std::size_t place = 0;
        for (const CellPos other : cells)
            place += other.x * kMaxRegionSize + other.y < cell.x * kMaxRegionSize + cell.y ? 1 : 0;
        sorted[place] = cell;
    }
    std::copy_n(sorted.begin(), count, cells.begin());
}

/// Draws the chests of some rows of a region among the cells `from(row)` of each; the draws of different
/// cells don't depend on each other. `use(row, chests)` gets the rows that have some, from the south.
template<class From, class Use>
void drawChests(std::uint64_t regionKey, RowSpan span, Chance chance, From from, Use use)
{
    const std::uint32_t threshold = scaledChance(chance, kChestDigits);
    if (threshold == 0)
        return;
    const RareBits<kChestDigits> rare(threshold);
    RegionRows candidates;
    std::uint64_t rows = 0; // with candidates
    for (std::size_t row = rowIndex(span.first); row <= rowIndex(span.last); ++row) {
        candidates[row] = rare.candidates(regionKey + row * kGoldenGamma, from(row));
        rows |= static_cast<std::uint64_t>(candidates[row] != 0) << row;
    }
    for (; rows != 0; rows &= rows - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(rows));
        use(row, rare.decide(regionKey + row * kGoldenGamma, candidates[row]));
    }
}

RegionRows floorOf(const Region &region)
{
    RegionRows floor{};
    for (std::size_t y = 0; y < rowIndex(region.size); ++y)
        floor[y] = ~region.rock[y] & lowBits(region.size);
    return floor;
}

/// Puts a monster on a random one of these cells without a chest, if there is one.
void placeMonsterAmong(RegionRows free, Region &region, std::uint64_t key)
{
    for (const CellPos chest : region.chests)
        free[static_cast<std::size_t>(chest.y)] &= ~(std::uint64_t{1} << static_cast<unsigned>(chest.x));
    const int count = row_bits::countBits(free);
    if (count == 0)
        return;
    int n = static_cast<int>(
        pickBelow(hashAt(key, region.pos.x, region.pos.y), static_cast<std::uint32_t>(count)));
    for (int y = 0; y < region.size; ++y) {
        const std::uint64_t row = free[rowIndex(y)];
        const int here = row_bits::countBits(row);
        if (n < here) {
            region.monsters.push_back({row_bits::nthBit(row, n), y});
            return;
        }
        n -= here;
    }
}

/// Puts chests on floor.
void placeChests(Region &region, std::uint64_t regionKey, Chance chance)
{
    drawChests(
        regionKey, {0, region.size - 1}, chance,
        [&region](std::size_t row) { return ~region.rock[row] & lowBits(region.size); },
        [&region](std::size_t row, std::uint64_t chests) {
            for (; chests != 0; chests &= chests - 1)
                region.chests.push_back({std::countr_zero(chests), static_cast<int>(row)});
        });
    sortFew(region.chests);
}

/// The cells of some rows that have a chest if they are floor; other rows are empty.
RegionRows chestCells(std::uint64_t regionKey, int size, RowSpan rows, Chance chance)
{
    RegionRows cells{};
    rows.last = std::min(rows.last, size - 1);
    drawChests(
        regionKey, rows, chance, [size](std::size_t) { return lowBits(size); },
        [&cells](std::size_t row, std::uint64_t chests) { cells[row] = chests; });
    return cells;
}

/// Puts one monster on a random floor cell without a chest, if there is one.
void placeMonster(Region &region, std::uint64_t key)
{
    placeMonsterAmong(floorOf(region), region, key);
}

/// Draws where the region's monster may be: the first of the cells that is floor without a chest, and only
/// if there is none, another such cell in the half of the region that is farther from the origin.
MonsterPlaces monsterPlaces(RegionPos pos, int size, std::uint64_t key)
{
    MonsterPlaces places;
    std::uint64_t draw = hashAt(key, pos.x, pos.y);
    for (CellPos &cell : places.cells) {
        draw = mix64(draw + kGoldenGamma);
        // The halves of one word are independent.
        cell = {static_cast<int>(pickBelow(draw, asBound(size))),
                static_cast<int>(pickBelow(draw << 32U, asBound(size)))};
    }
    const int half = size / 2;
    places.rows = pos.y >= 0 ? RowSpan{half, size - 1} : RowSpan{0, half - 1};
    return places;
}

/// Puts one monster there.
void placeMonsterAt(const MonsterPlaces &places, Region &region, std::uint64_t key)
{
    for (const CellPos cell : places.cells) {
        if (!region.isRock(cell) && !region.hasChest(cell)) {
            region.monsters.push_back(cell);
            return;
        }
    }
    RegionRows free = floorOf(region);
    for (int y = 0; y < region.size; ++y)
        free[rowIndex(y)] = y < places.rows.first || y > places.rows.last ? 0 : free[rowIndex(y)];
    placeMonsterAmong(free, region, key);
}

constexpr int kHalo = 7;

// In 1/256; chosen by eye: chambers about thirty cells wide between tight passages.
constexpr std::uint32_t kRockSpread = 20;

/// Keys of the independent draws of a world; adding one doesn't affect the others.
enum Stream : std::uint64_t {
    FillStream = 1,
    BorderStream,
    TunnelStream,
    RepairStream,
    ChestStream,
    MonsterStream
};

RockChances rockChances(const WorldSettings &settings)
{
    const std::uint32_t mean =
        scaledChance({kWholeChance - settings.floorChance.perTenThousand}, kRockDigits);
    return {mean - kRockSpread, mean + kRockSpread};
}

/// The middle of the longest run of set bits; `key` breaks ties.
int middleOfLongestRun(std::uint64_t bits, std::uint64_t key)
{
    bits = row_bits::middlesOfLongestRuns(bits);
    return row_bits::nthBit(
        bits, static_cast<int>(pickBelow(key, static_cast<std::uint32_t>(row_bits::countBits(bits)))));
}

/// The position of a border's portal: preferably where both sides are floor, else where one is, else
/// anywhere; never at a corner.
int portalPlace(std::uint64_t near, std::uint64_t far, int size, std::uint64_t key)
{
    const std::uint64_t allowed = lowBits(size - 2) << 1U;
    for (const std::uint64_t candidates : {near & far & allowed, (near | far) & allowed}) {
        if (candidates != 0)
            return middleOfLongestRun(candidates, key);
    }
    return 1 + static_cast<int>(pickBelow(key, static_cast<std::uint32_t>(size - 2)));
}

/// The floor of one column of the window, counted from the region's southern row.
std::uint64_t columnFloor(const CaveWindow &rock, int column, int size)
{
    std::uint64_t bits = 0;
    for (int y = 0; y < size; ++y) {
        const std::uint64_t row = rock[rowIndex(y + kHalo)];
        bits |= ((~row >> static_cast<unsigned>(column)) & 1U) << static_cast<unsigned>(y);
    }
    return bits;
}

std::uint64_t rowFloor(const CaveWindow &rock, int row, int size)
{
    return (~rock[rowIndex(row)] >> kHalo) & lowBits(size);
}

/// Chooses the four portals from cells that are known identically on both sides of the borders.
std::array<CellPos, 4> choosePortals(const CaveWindow &rock, RegionPos pos, int size, std::uint64_t key)
{
    const int last = size - 1;
    const auto vertical = [&](std::int64_t rx, int nearColumn) {
        const std::uint64_t edge = combine(hashAt(key, rx, pos.y), 0);
        return portalPlace(columnFloor(rock, nearColumn, size), columnFloor(rock, nearColumn + 1, size), size,
                           edge);
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
    const auto last = rowIndex(size - 1);
    const std::uint64_t eastColumn = std::uint64_t{1} << last;
    for (int y = 0; y < size; ++y) {
        const std::uint64_t floor = ~rock[rowIndex(y + kHalo)] >> (kHalo - 1U);
        cave.floor[rowIndex(y)] = (floor >> 1U) & lowBits(size);
        cave.touching[rowIndex(y)] = (floor & 1U) | ((floor >> 2U) & eastColumn);
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

/// Runs more steps of the automaton over the joined caves; dug cells stay open.
void smooth(CaveFloor &cave, CaveWindow &window, int steps, int threshold, StepAutomaton step)
{
    const std::uint64_t inside = lowBits(cave.size) << kHalo;
    for (int y = 0; y < cave.size; ++y) {
        std::uint64_t &row = window[rowIndex(y + kHalo)];
        row = (row & ~inside) | (~(cave.floor[rowIndex(y)] << kHalo) & inside);
    }
    for (int i = 0; i < steps; ++i)
        step(window.data(), cave.size + 2 * kHalo, threshold);
    for (int y = 0; y < cave.size; ++y) {
        const auto row = rowIndex(y);
        cave.floor[row] = rowFloor(window, y + kHalo, cave.size) | cave.kept[row];
    }
}

/// Removes spikes one cell wide and lone rocks, which the automaton leaves in rows along flat walls. Only
/// opens cells next to floor, so it joins and never separates.
void polish(CaveFloor &cave, const CaveWindow &window)
{
    const auto rockRow = [&](int y) {
        const std::uint64_t around = window[rowIndex(y + kHalo)] >> (kHalo - 1U);
        if (y < 0 || y >= cave.size)
            return around;
        const std::uint64_t inside = lowBits(cave.size) << 1U;
        return (around & ~inside) | (~(cave.floor[rowIndex(y)] << 1U) & inside);
    };
    std::uint64_t below = rockRow(-1);
    std::uint64_t here = rockRow(0);
    for (int y = 0; y < cave.size; ++y) {
        const std::uint64_t above = rockRow(y + 1);
        const std::uint64_t west = here << 1U;
        const std::uint64_t east = here >> 1U;
        const std::uint64_t upright = ~(west | east) & ~(above & below);
        const std::uint64_t flat = ~(above | below) & ~(west & east);
        cave.floor[rowIndex(y)] |= ((here & (upright | flat)) >> 1U) & lowBits(cave.size);
        below = here;
        here = above;
    }
}

/// The place of a stage in the order of a version: from 2 on, caves are smoothed before they are joined.
int rankOf(GenerationStage::Kind kind, int version)
{
    using Kind = GenerationStage::Kind;
    if (version != 1 && (kind == Kind::Joining || kind == Kind::Smoothing))
        kind = kind == Kind::Joining ? Kind::Smoothing : Kind::Joining;
    return static_cast<int>(kind);
}

/// A step of the automaton for a square that is surrounded by rock.
void smoothAmongRock(RegionRows &floor, int side, int threshold, StepAutomaton step)
{
    CaveWindow rock;
    const std::uint64_t inside = lowBits(side) << 1U;
    rock.fill(lowBits(side + 2));
    for (int y = 0; y < side; ++y)
        rock[rowIndex(y + 1)] ^= floor[rowIndex(y)] << 1U;
    step(rock.data(), side + 2, threshold);
    for (int y = 0; y < side; ++y)
        floor[rowIndex(y)] = (~rock[rowIndex(y + 1)] & inside) >> 1U;
}

Result<std::shared_ptr<const StagedSource>> makeCaves(const WorldSpec &spec)
{
    return std::shared_ptr<const StagedSource>(
        std::make_shared<Caves>(spec.seed, spec.settings, fastestCaveUnits(), spec.generator.version));
}

std::vector<GenerationStage> cavesStages(const WorldSpec &spec)
{
    using Kind = GenerationStage::Kind;
    const WorldSettings &settings = spec.settings;
    const bool joinsFirst = spec.generator.version == 1;
    std::vector<GenerationStage> all{{Kind::Noise}};
    addSteps(all, Kind::Automaton, settings.iterations);
    all.push_back({Kind::Portals});
    if (joinsFirst)
        all.push_back({Kind::Joining});
    addSteps(all, Kind::Smoothing, settings.smoothing);
    if (!joinsFirst)
        all.push_back({Kind::Joining});
    for (const Kind kind : {Kind::Polish, Kind::Chests, Kind::Monsters})
        all.push_back({kind});
    return all;
}

} // namespace

Caves::Caves(std::string_view seed, const WorldSettings &settings, CaveUnits units, int version)
    : m_settings(settings)
    , m_version(version)
    , m_units(units)
    , m_key(hashBytes(seed))
    , m_fill(combine(m_key, FillStream), rockChances(settings), units.drawRockRows)
{
}

Region Caves::generate(RegionPos pos) const
{
    return generateUpTo(pos, {GenerationStage::Kind::Monsters});
}

Region Caves::generateUpTo(RegionPos pos, const GenerationStage &stage) const
{
    const int size = m_settings.regionSize;
    Region region;
    region.pos = pos;
    region.size = size;
    region.seed = static_cast<std::int64_t>(hashAt(m_key, pos.x, pos.y));
    const CaveFloor cave = floorAfter(pos, stage);
    for (int y = 0; y < size; ++y)
        region.rock[rowIndex(y)] = ~cave.floor[rowIndex(y)] & lowBits(size);
    if (stage.kind >= GenerationStage::Kind::Chests)
        placeChests(region, chestKey(pos), m_settings.chestChance);
    if (stage.kind >= GenerationStage::Kind::Monsters)
        addMonster(region);
    return region;
}

void Caves::addMonster(Region &region) const
{
    const std::uint64_t key = combine(m_key, MonsterStream);
    if (m_version == 1)
        placeMonster(region, key);
    else
        placeMonsterAt(monsterPlaces(region.pos, region.size, key), region, key);
}

std::optional<MonsterPlaces> Caves::possibleMonsters(RegionPos pos) const
{
    if (m_version == 1)
        return std::nullopt;
    return monsterPlaces(pos, m_settings.regionSize, combine(m_key, MonsterStream));
}

std::uint64_t Caves::chestKey(RegionPos pos) const
{
    return hashAt(combine(m_key, ChestStream), pos.x, pos.y);
}

std::optional<RegionRows> Caves::possibleChests(RegionPos pos, RowSpan rows) const
{
    return chestCells(chestKey(pos), m_settings.regionSize, rows, m_settings.chestChance);
}

RegionRows Caves::certainFloor(RegionPos pos, int side) const
{
    // Joining needs the automaton's last state: that of all steps in version 2, that before smoothing in 1.
    const int steps = m_settings.iterations + (m_version == 1 ? 0 : m_settings.smoothing);
    const int size = m_settings.regionSize;
    side = std::min({side, size, static_cast<int>(std::tuple_size_v<CaveWindow>) - 2 * steps});
    CaveWindow window = m_fill.window({pos.x * size - steps, pos.y * size - steps}, side + 2 * steps);
    for (int i = 0; i < steps; ++i)
        m_units.stepAutomaton(window.data(), side + 2 * steps, m_settings.threshold);
    RegionRows floor{};
    for (int y = 0; y < side; ++y)
        floor[rowIndex(y)] = (~window[rowIndex(y + steps)] >> static_cast<unsigned>(steps)) & lowBits(side);
    if (m_version != 1)
        return wideParts(floor, side, m_units.growWithin);
    floor = largeParts(floor, side);
    if (m_settings.smoothing == 0)
        return floor;
    // Where more is rock, more becomes rock: so everything else is taken for rock.
    for (int i = 0; i < m_settings.smoothing; ++i)
        smoothAmongRock(floor, side, m_settings.threshold, m_units.stepAutomaton);
    return largeParts(floor, side);
}

/// The region and its halo after `steps` steps of the automaton.
CaveWindow Caves::rockAfter(RegionPos pos, int steps) const
{
    const int size = m_settings.regionSize;
    CaveWindow window = m_fill.window({pos.x * size - kHalo, pos.y * size - kHalo}, size + 2 * kHalo);
    for (int i = 0; i < steps; ++i)
        m_units.stepAutomaton(window.data(), size + 2 * kHalo, m_settings.threshold);
    return window;
}

CaveFloor Caves::floorAfter(RegionPos pos, const GenerationStage &stage) const
{
    using Kind = GenerationStage::Kind;
    const int size = m_settings.regionSize;
    const auto isPast = [&](Kind kind) { return rankOf(stage.kind, m_version) > rankOf(kind, m_version); };
    const auto stepsOf = [&](Kind kind, int all) {
        return isPast(kind) ? all : stage.kind == kind ? std::min(stage.step, all) : 0;
    };
    CaveWindow window = rockAfter(pos, stepsOf(Kind::Automaton, m_settings.iterations));
    if (stage.kind < Kind::Portals)
        return insideOf(window, size);
    const auto portals = choosePortals(window, pos, size, combine(m_key, BorderStream));
    const int smoothing = stepsOf(Kind::Smoothing, m_settings.smoothing);
    const std::uint64_t placeKey = hashAt(m_key, pos.x, pos.y);
    const bool joins = isPast(Kind::Joining) || stage.kind == Kind::Joining;
    CaveFloor cave = m_version == 1 ? insideOf(window, size) : smoothedInside(window, smoothing);
    cave.portals = portals;
    openPortals(cave);
    if (joins && m_version == 1) {
        joinCaves(cave, combine(placeKey, TunnelStream), m_units.takeFrontStep);
        if (smoothing > 0)
            smooth(cave, window, smoothing, m_settings.threshold, m_units.stepAutomaton);
    } else if (joins) {
        joinByPassages(cave, combine(placeKey, TunnelStream), m_units);
    }
    if (stage.kind < Kind::Polish)
        return cave;
    if (m_version == 1 && smoothing > 0)
        joinCaves(cave, combine(placeKey, RepairStream), m_units.takeFrontStep);
    polish(cave, window);
    return cave;
}

/// The region's floor after more steps of the automaton, which `window` takes as well.
CaveFloor Caves::smoothedInside(CaveWindow &window, int steps) const
{
    const int size = m_settings.regionSize;
    const int valid =
        kHalo - 1 - m_settings.iterations; // steps after which the ring around the region is right
    CaveWindow touching{};
    for (int i = 0; i < steps; ++i) {
        if (i == valid)
            touching = insideOf(window, size).touching;
        m_units.stepAutomaton(window.data(), size + 2 * kHalo, m_settings.threshold);
    }
    CaveFloor cave = insideOf(window, size);
    if (steps > valid) // both regions at a border can compute the state beyond it one step earlier
        cave.touching = touching;
    return cave;
}

GeneratorInfo cavesGenerator()
{
    GeneratorInfo info;
    info.key = "caves";
    info.versions = {1, 2};
    info.contents = {1, 1};
    info.mostMonsters = 1;
    info.settings.assign(settingInfos().begin(), settingInfos().end());
    info.make = makeCaves;
    info.stages = cavesStages;
    return info;
}

} // namespace cave
