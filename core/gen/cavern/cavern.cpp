// SPDX-License-Identifier: MIT
#include "core/gen/cavern/cavern.h"

#include "core/base/hashing.h"
#include "core/base/random_words.h"
#include "core/gen/cavern/cavern_parts.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/level_cells.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <limits>
#include <utility>

namespace cave {
namespace {

/// Smaller caves aren't worth a tunnel.
constexpr int kSmallestCave = 8;
/// The minimum distance of monsters from the start.
constexpr int kStartClearance = 6;
constexpr int kLeastGrove = 2;
constexpr int kMaxGrove = 6;
constexpr int kWidestRiver = 3;
/// The steps of `terrain` that draw: fill, passages, rivers, trees. Chests are the next one.
constexpr std::uint64_t kTerrainSteps = 4;

int below(RandomStream &draws, int bound)
{
    return static_cast<int>(draws.nextBelow(static_cast<std::uint32_t>(bound)));
}

std::uint64_t keyOf(std::string_view seed)
{
    return combine(hashBytes("cavern"), hashBytes(seed));
}

BitGrid solid(int width, int height)
{
    BitGrid grid(width, height);
    for (int y = 0; y < height; ++y) {
        for (int word = 0; word < grid.wordsPerRow(); ++word)
            grid.row(y)[word] = lowBits(width - 64 * word);
    }
    return grid;
}

BitGrid plainFloor(const Cavern &cavern)
{
    BitGrid plain = solid(cavern.width, cavern.height);
    for (int y = 0; y < cavern.height; ++y) {
        for (int word = 0; word < plain.wordsPerRow(); ++word)
            plain.row(y)[word] &=
                ~(cavern.rock.row(y)[word] | cavern.water.row(y)[word] | cavern.trees.row(y)[word]);
    }
    return plain;
}

void clearAll(BitGrid &grid, const std::vector<CellPos> &cells)
{
    for (const CellPos cell : cells)
        grid.clear(cell.x, cell.y);
}

template<class Visit>
void forEachCell(const BitGrid &cells, const Visit &visit)
{
    for (int y = 0; y < cells.height(); ++y) {
        for (int word = 0; word < cells.wordsPerRow(); ++word) {
            for (std::uint64_t bits = cells.row(y)[word]; bits != 0; bits &= bits - 1)
                visit(CellPos{64 * word + std::countr_zero(bits), y});
        }
    }
}

/// Each of `cells` with this probability, to within 1 in 65,536.
BitGrid someOf(BitGrid cells, Chance chance, std::uint64_t key)
{
    constexpr unsigned kDigits = 16;
    constexpr int kWhole = 1 << kDigits;
    const int threshold = (chance.perTenThousand * kWhole + kWholeChance / 2) / kWholeChance;
    RandomWords words(key);
    for (int y = 0; y < cells.height(); ++y) {
        for (int word = 0; word < cells.wordsPerRow(); ++word)
            cells.row(y)[word] &= randomBits<kDigits>(words, static_cast<std::uint32_t>(threshold));
    }
    return cells;
}

/// The cell nearest to the centre; on ties the southernmost, then the westernmost.
std::optional<CellPos> nearestToMiddle(const BitGrid &cells)
{
    std::optional<CellPos> nearest;
    int least = std::numeric_limits<int>::max();
    forEachCell(cells, [&](CellPos cell) {
        const int dx = cell.x - cells.width() / 2;
        const int dy = cell.y - cells.height() / 2;
        if (const int distance = dx * dx + dy * dy; distance < least) {
            least = distance;
            nearest = cell;
        }
    });
    return nearest;
}

/// Clears a disc of cells around `middle`, clipped to the grid.
void clearAround(BitGrid &cells, CellPos middle, int radius)
{
    for (int dy = -radius; dy <= radius; ++dy) {
        for (int dx = -radius; dx <= radius; ++dx) {
            if (dx * dx + dy * dy <= radius * radius && cells.contains(middle.x + dx, middle.y + dy))
                cells.clear(middle.x + dx, middle.y + dy);
        }
    }
}

/// The bed of a river, added cell by cell.
class Riverbed {
public:
    explicit Riverbed(Cavern &cavern) : m_cavern(cavern), m_course(cavern.width, cavern.height) {}

    void lay(CellPos cell)
    {
        m_meetsCave = m_meetsCave || isCave(cell) || isCave({cell.x + 1, cell.y}) ||
                      isCave({cell.x - 1, cell.y}) || isCave({cell.x, cell.y + 1}) ||
                      isCave({cell.x, cell.y - 1});
        m_course.set(cell.x, cell.y);
        m_cavern.rock.clear(cell.x, cell.y);
        m_cavern.trees.clear(cell.x, cell.y);
        m_cavern.water.set(cell.x, cell.y);
    }

    /// Whether it touches anything that was open before.
    [[nodiscard]] bool meetsCave() const { return m_meetsCave; }

private:
    [[nodiscard]] bool isCave(CellPos cell) const
    {
        return m_course.contains(cell.x, cell.y) && !m_cavern.rock.test(cell.x, cell.y) &&
               !m_course.test(cell.x, cell.y);
    }

    Cavern &m_cavern;
    BitGrid m_course;
    bool m_meetsCave = false;
};

/// Digs from an open cell to the largest other cave, if there is any.
void joinToLargest(BitGrid &rock, std::uint64_t key, CellPos cell)
{
    const CavernParts parts(rock);
    const int own = parts.partAt(cell);
    const CavernParts::Run *best = nullptr;
    for (const CavernParts::Run &run : parts.runs()) {
        if (run.part != own && (best == nullptr || parts.size(run.part) > parts.size(best->part)))
            best = &run;
    }
    if (best != nullptr)
        joinCavernCells(rock, key, cell, {best->first, best->y});
}

/// Random fill, smoothing, and further terrain according to the settings.
CavernBuilder terrain(std::uint64_t key, const WorldSettings &settings)
{
    CavernBuilder builder(settings.cavernWidth, settings.cavernHeight);
    builder.randomize(key)
        .smooth(settings.cavernSmooth)
        .connect(settings.cavernPassages)
        .rivers(settings.cavernRivers)
        .trees(settings.cavernTrees);
    return builder;
}

/// The south-west corner of a region in the level; none if it has no cell of it.
std::optional<CellPos> cornerInLevel(RegionPos pos, const BitGrid &level)
{
    const auto reaches = [](std::int64_t coordinate, int side) {
        return coordinate >= 0 && coordinate <= kMaxCavern && coordinate * kMaxRegionSize < side;
    };
    if (!reaches(pos.x, level.width()) || !reaches(pos.y, level.height()))
        return std::nullopt;
    return CellPos{static_cast<int>(pos.x) * kMaxRegionSize, static_cast<int>(pos.y) * kMaxRegionSize};
}

std::vector<CellPos> cutCells(const std::vector<CellPos> &cells, CellPos corner)
{
    std::vector<CellPos> inside;
    for (const CellPos cell : cells) {
        const CellPos local{cell.x - corner.x, cell.y - corner.y};
        if (local.x >= 0 && local.y >= 0 && local.x < kMaxRegionSize && local.y < kMaxRegionSize)
            inside.push_back(local);
    }
    return inside;
}

Result<std::shared_ptr<const StagedSource>> makeCavern(const WorldSpec &spec)
{
    return std::shared_ptr<const StagedSource>(std::make_shared<CavernSource>(spec.seed, spec.settings));
}

std::vector<GenerationStage> cavernStages(const WorldSpec &spec)
{
    using Kind = GenerationStage::Kind;
    std::vector<GenerationStage> all{{Kind::Noise}};
    addSteps(all, Kind::Automaton, spec.settings.cavernSmooth);
    for (const Kind kind : {Kind::Joining, Kind::Chests, Kind::Monsters})
        all.push_back({kind});
    return all;
}

std::vector<CellRect> cavernAreas(const WorldSpec &spec)
{
    return {{{0, 0}, spec.settings.cavernWidth, spec.settings.cavernHeight}};
}

} // namespace

CavernBuilder::CavernBuilder(int width, int height)
{
    m_cavern.width = std::clamp(width, kMinCavern, kMaxCavern);
    m_cavern.height = std::clamp(height, kMinCavern, kMaxCavern);
    m_cavern.rock = solid(m_cavern.width, m_cavern.height);
    m_cavern.water.reset(m_cavern.width, m_cavern.height);
    m_cavern.trees.reset(m_cavern.width, m_cavern.height);
}

std::uint64_t CavernBuilder::nextKey()
{
    return combine(m_seed, m_step++);
}

/// Removes things whose cells have become invalid by changes of terrain.
void CavernBuilder::removeWhatLiesWrong()
{
    for (int y = 0; y < m_cavern.height; ++y) {
        for (int word = 0; word < m_cavern.rock.wordsPerRow(); ++word) {
            m_cavern.water.row(y)[word] &= ~m_cavern.rock.row(y)[word];
            m_cavern.trees.row(y)[word] &= ~(m_cavern.rock.row(y)[word] | m_cavern.water.row(y)[word]);
        }
    }
    const auto isWrong = [this](CellPos cell) {
        return m_cavern.rock.test(cell.x, cell.y) || m_cavern.water.test(cell.x, cell.y) ||
               m_cavern.trees.test(cell.x, cell.y);
    };
    std::erase_if(m_cavern.chests, isWrong);
    std::erase_if(m_cavern.monsters, isWrong);
}

CavernBuilder &CavernBuilder::randomize(std::uint64_t seed)
{
    m_seed = seed;
    RandomWords words(nextKey());
    for (int y = 0; y < m_cavern.height; ++y) {
        for (int word = 0; word < m_cavern.rock.wordsPerRow(); ++word)
            m_cavern.rock.row(y)[word] = words.next() & lowBits(m_cavern.width - 64 * word);
    }
    m_cavern.water.reset(m_cavern.width, m_cavern.height);
    m_cavern.trees.reset(m_cavern.width, m_cavern.height);
    removeWhatLiesWrong();
    return *this;
}

CavernBuilder &CavernBuilder::smooth(int times)
{
    smoothCavern(m_cavern.rock, times);
    removeWhatLiesWrong();
    return *this;
}

CavernBuilder &CavernBuilder::connect(Passages passages)
{
    const std::uint64_t key = nextKey();
    if (passages == Passages::Joined) {
        fillCavernPockets(m_cavern.rock, kSmallestCave);
        joinCavern(m_cavern.rock, key);
    } else if (passages == Passages::Path) {
        joinCavernEnds(m_cavern.rock, key);
    }
    removeWhatLiesWrong();
    return *this;
}

CavernBuilder &CavernBuilder::rivers(int count)
{
    const std::uint64_t key = nextKey();
    RandomStream draws(key, "rivers");
    for (int i = 0; i < count; ++i)
        carveRiver(draws, combine(key, i));
    removeWhatLiesWrong();
    return *this;
}

/// From edge to edge, mostly along the longer axis, meandering.
void CavernBuilder::carveRiver(RandomStream &draws, std::uint64_t key)
{
    const bool eastward = (m_cavern.width >= m_cavern.height) == (below(draws, 3) < 2);
    const int length = eastward ? m_cavern.width : m_cavern.height;
    const int breadth = eastward ? m_cavern.height : m_cavern.width;
    const auto cellAt = [eastward](int along, int across) {
        return eastward ? CellPos{along, across} : CellPos{across, along};
    };
    Riverbed bed(m_cavern);
    int across = breadth / 4 + below(draws, breadth / 2);
    int drift = 0;
    int width = 2;
    for (int along = 0; along < length; ++along) {
        if (below(draws, 4) == 0)
            drift = below(draws, 3) - 1;
        if (below(draws, 6) == 0)
            width = 1 + below(draws, kWidestRiver);
        bed.lay(cellAt(along, across)); // before the sideways step, so that the water is 4-connected
        across = std::clamp(across + drift, 0, breadth - 1);
        for (int i = across; i < std::min(across + width, breadth); ++i)
            bed.lay(cellAt(along, i));
    }
    if (!bed.meetsCave())
        joinToLargest(m_cavern.rock, key, cellAt(length - 1, across));
}

CavernBuilder &CavernBuilder::trees(Chance chance)
{
    const std::uint64_t key = nextKey();
    RandomStream draws(key, "groves");
    forEachCell(someOf(plainFloor(m_cavern), chance, key), [&](CellPos cell) { growGrove(cell, draws); });
    removeWhatLiesWrong();
    return *this;
}

/// Wherever a random walk on floor gets in a few steps.
void CavernBuilder::growGrove(CellPos at, RandomStream &draws)
{
    const auto isOpen = [this](CellPos cell) {
        return m_cavern.rock.contains(cell.x, cell.y) && !m_cavern.rock.test(cell.x, cell.y) &&
               !m_cavern.water.test(cell.x, cell.y);
    };
    for (int left = kLeastGrove + below(draws, kMaxGrove - kLeastGrove + 1); left > 0; --left) {
        m_cavern.trees.set(at.x, at.y);
        const WorldPos next = step({at.x, at.y}, kDirections[draws.nextBelow(asBound(kDirections.size()))]);
        if (const CellPos cell{static_cast<int>(next.x), static_cast<int>(next.y)}; isOpen(cell))
            at = cell;
    }
}

CavernBuilder &CavernBuilder::chests(Chance chance)
{
    BitGrid free = plainFloor(m_cavern);
    clearAll(free, m_cavern.chests);
    clearAll(free, m_cavern.monsters);
    if (const std::optional<CellPos> start = cavernStart(m_cavern))
        free.clear(start->x, start->y);
    forEachCell(someOf(std::move(free), chance, nextKey()),
                [this](CellPos cell) { m_cavern.chests.push_back(cell); });
    std::ranges::sort(m_cavern.chests);
    return *this;
}

CavernBuilder &CavernBuilder::monsters(int perThousand)
{
    RandomStream draws(nextKey(), "monsters");
    BitGrid free = plainFloor(m_cavern);
    const std::int64_t wanted = std::max<std::int64_t>(free.count() * perThousand / 1000, 1);
    clearAll(free, m_cavern.chests);
    clearAll(free, m_cavern.monsters);
    if (const std::optional<CellPos> start = cavernStart(m_cavern))
        clearAround(free, *start, kStartClearance);
    std::vector<CellPos> cells;
    cells.reserve(static_cast<std::size_t>(free.count()));
    forEachCell(free, [&cells](CellPos cell) { cells.push_back(cell); });
    for (std::int64_t i = 0; perThousand > 0 && i < wanted && !cells.empty(); ++i) {
        CellPos &chosen = cells[draws.nextBelow(asBound(cells.size()))];
        m_cavern.monsters.push_back(chosen);
        chosen = cells.back();
        cells.pop_back();
    }
    std::ranges::sort(m_cavern.monsters);
    return *this;
}

CavernBuilder &CavernBuilder::openSomewhere()
{
    if (CavernParts(m_cavern.rock).count() == 0)
        m_cavern.rock.clear(m_cavern.width / 2, m_cavern.height / 2);
    return *this;
}

std::optional<CellPos> cavernStart(const Cavern &cavern)
{
    const CavernParts parts(cavern.rock);
    if (parts.count() == 0)
        return std::nullopt;
    const BitGrid largest = parts.cellsOf(parts.largest());
    BitGrid plain = plainFloor(cavern);
    for (int y = 0; y < plain.height(); ++y) {
        for (int word = 0; word < plain.wordsPerRow(); ++word)
            plain.row(y)[word] &= largest.row(y)[word];
    }
    const std::optional<CellPos> start = nearestToMiddle(plain);
    return start ? start : nearestToMiddle(largest);
}

std::int64_t cavernSeed(std::string_view seed)
{
    return static_cast<std::int64_t>(keyOf(seed));
}

Cavern makeCavernTerrain(std::string_view seed, const WorldSettings &settings)
{
    return terrain(keyOf(seed), settings).build();
}

CavernSource::CavernSource(std::string_view seed, const WorldSettings &settings)
    : m_settings(settings)
    , m_key(keyOf(seed))
{
}

CavernSource::~CavernSource() = default;

const CavernSource::Built &CavernSource::built() const
{
    std::call_once(m_made, [this] {
        auto level = std::make_unique<Built>();
        level->cavern = terrain(m_key, m_settings)
                            .openSomewhere()
                            .chests(m_settings.chestChance)
                            .monsters(m_settings.cavernMonsters)
                            .build();
        Level area{
            1, {{0, 0}, level->cavern.width, level->cavern.height}, static_cast<std::int64_t>(m_key), {}, {}};
        if (const std::optional<CellPos> start = cavernStart(level->cavern))
            area.start = WorldPos{start->x, start->y};
        level->plan.levels.push_back(area);
        m_level = std::move(level);
    });
    return *m_level;
}

/// The random fill after this many smoothing steps, cached for other regions of the same picture.
std::shared_ptr<const Cavern> CavernSource::smoothed(int times) const
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    std::shared_ptr<const Cavern> &cavern = m_smoothed[times];
    if (cavern == nullptr) {
        cavern = std::make_shared<const Cavern>(CavernBuilder(m_settings.cavernWidth, m_settings.cavernHeight)
                                                    .randomize(m_key)
                                                    .smooth(times)
                                                    .build());
    }
    return cavern;
}

Region CavernSource::cut(const Cavern &cavern, RegionPos pos) const
{
    Region region = outsideRegion(pos);
    const std::optional<CellPos> found = cornerInLevel(pos, cavern.rock);
    if (!found)
        return region;
    const CellPos corner = *found;
    region.seed = static_cast<std::int64_t>(hashAt(m_key, pos.x, pos.y));
    region.bounds = boundsRows(cavern.width, cavern.height, corner);
    region.rock = cutRows(cavern.rock, corner);
    for (std::size_t y = 0; y < region.rock.size(); ++y)
        region.rock[y] |= region.bounds[y];
    region.water = cutRows(cavern.water, corner);
    region.trees = cutRows(cavern.trees, corner);
    region.chests = cutCells(cavern.chests, corner);
    region.monsters = cutCells(cavern.monsters, corner);
    return region;
}

std::optional<RegionRows> CavernSource::possibleChests(RegionPos pos, RowSpan /*rows*/) const
{
    std::call_once(m_chestsDrawn, [this] {
        m_chestDraws = someOf(solid(m_settings.cavernWidth, m_settings.cavernHeight), m_settings.chestChance,
                              combine(m_key, kTerrainSteps));
    });
    const auto corner = cornerInLevel(pos, m_chestDraws);
    return corner ? cutRows(m_chestDraws, *corner) : RegionRows{};
}

Region CavernSource::generate(RegionPos pos) const
{
    return cut(built().cavern, pos);
}

Region CavernSource::generateUpTo(RegionPos pos, const GenerationStage &stage) const
{
    using Kind = GenerationStage::Kind;
    if (stage.kind < Kind::Joining) {
        const int steps = stage.kind == Kind::Noise       ? 0
                          : stage.kind == Kind::Automaton ? std::clamp(stage.step, 0, m_settings.cavernSmooth)
                                                          : m_settings.cavernSmooth;
        return cut(*smoothed(steps), pos);
    }
    Region region = generate(pos);
    if (stage.kind < Kind::Chests)
        region.chests.clear();
    if (stage.kind < Kind::Monsters)
        region.monsters.clear();
    return region;
}

GeneratorInfo cavernGenerator()
{
    GeneratorInfo info;
    info.key = "cavern";
    info.scenario = ScenarioKind::Cavern;
    info.levels = LevelKind::Whole;
    info.settings = settingsNamed({"cavern.width", "cavern.height", "cavern.smooth", "cavern.passages",
                                   "cavern.rivers", "cavern.trees", "cavern.monsters"});
    for (const SettingInfo &setting : settingInfos()) {
        if (!setting.key.starts_with("caves.") && setting.key != "region.size")
            info.settings.push_back(setting);
    }
    info.make = makeCavern;
    info.stages = cavernStages;
    info.areas = cavernAreas;
    return info;
}

} // namespace cave
