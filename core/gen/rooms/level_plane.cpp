// SPDX-License-Identifier: MIT
#include "core/gen/rooms/level_plane.h"

#include "core/base/hashing.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/level_areas.h"
#include "core/gen/rooms/level_cells.h"
#include "core/gen/rooms/room_set.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr std::int64_t kLevelsApart = 1'000; ///< cells from the west edge of a level to that of the next

WorldPos inWorld(const CellRect &area, CellPos cell)
{
    return {area.origin.x + cell.x, area.origin.y + cell.y};
}

/// True if a region has cells of an area.
bool meets(const CellRect &area, WorldPos corner)
{
    return corner.x < area.origin.x + area.width && area.origin.x < corner.x + kMaxRegionSize &&
           corner.y < area.origin.y + area.height && area.origin.y < corner.y + kMaxRegionSize;
}

/// Adds the part of a level in a region whose south-west corner is `corner`.
void addLevel(const LaidLevel &laid, const CellRect &area, WorldPos corner, Region &region)
{
    const CellPos offset{static_cast<int>(corner.x - area.origin.x),
                         static_cast<int>(corner.y - area.origin.y)};
    const RegionRows outside = boundsRows(area.width, area.height, offset);
    const RegionRows rock = cutRows(laid.rock, offset);
    for (std::size_t y = 0; y < rock.size(); ++y) {
        region.bounds[y] &= outside[y];
        region.rock[y] &= outside[y] | rock[y];
    }
    const auto inRegion = [offset](CellPos cell) -> std::optional<CellPos> {
        const CellPos moved{cell.x - offset.x, cell.y - offset.y};
        const bool inside = std::min(moved.x, moved.y) >= 0 && std::max(moved.x, moved.y) < kMaxRegionSize;
        return inside ? std::optional(moved) : std::nullopt;
    };
    for (const Feature &feature : laid.features) {
        if (const std::optional<CellPos> cell = inRegion(feature.cell)) {
            region.features.push_back(feature);
            region.features.back().cell = *cell;
        }
    }
    for (std::size_t i = 0; i < laid.monsters.size(); ++i) {
        if (const std::optional<CellPos> cell = inRegion(laid.monsters[i])) {
            region.monsters.push_back(*cell);
            region.cast.push_back(laid.cast[i]);
        }
    }
}

Region cutRegion(RegionPos pos, std::int64_t seed, const LevelPlan &plan,
                 const std::vector<LaidLevel> &levels)
{
    Region region = outsideRegion(pos);
    const WorldPos corner = worldPos(pos, {0, 0}, kMaxRegionSize);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (meets(plan.levels[i].area, corner))
            addLevel(levels[i], plan.levels[i].area, corner, region);
    }
    region.seed = static_cast<std::int64_t>(hashAt(static_cast<std::uint64_t>(seed), pos.x, pos.y));
    std::ranges::stable_sort(region.features, {}, &Feature::cell);
    return region;
}

/// The cell of the first Goal of a level, and of all others.
std::vector<CellPos> finishesOf(const LaidLevel &laid)
{
    std::vector<CellPos> finishes;
    for (const Feature &feature : laid.features) {
        if (feature.kind == FeatureKind::Finish && (finishes.empty() || finishes.back() != feature.cell))
            finishes.push_back(feature.cell);
    }
    return finishes;
}

/// The player's start on a level that was checked to have one.
std::optional<LevelStart> startOn(const LevelFile &design)
{
    Result<LevelStart> start = levelStartOf(design.name, design);
    return start ? std::optional(std::move(*start)) : std::nullopt;
}

Result<LevelFile> readPlayable(const LevelFileText &file)
{
    auto read = CAVE_TRY(readLevel(file.name, file.text));
    const LevelFile &design = read.design;
    const auto refuse = [&file](Message why) { return invalid(located(file.name, std::move(why))); };
    if (design.type == LevelType::Mario)
        return refuse(message("a MarioLevel (side view) can't be played"));
    if (std::max(design.width, design.height) > kLargestPlayed) {
        return refuse(message("the level is %1x%2 tiles; playable levels have at most %3 per side",
                              design.width, design.height, kLargestPlayed));
    }
    CAVE_TRY(levelStartOf(file.name, design));
    return std::move(read.design);
}

/// The cell of a room's open door to a side.
CellPos doorCell(const RoomSet &set, const MapRoom &room, Direction side)
{
    return set.rooms[room.room].doors[static_cast<std::size_t>(side)];
}

bool hasDoor(const MapRoom &room, Direction side)
{
    return room.doors[static_cast<std::size_t>(side)];
}

Direction opposite(Direction side)
{
    return kDirections[(static_cast<std::size_t>(side) + 2) % kDirections.size()];
}

Result<std::shared_ptr<const StagedSource>> makeRooms(const WorldSpec &spec)
{
    auto set = CAVE_TRY(roomSetOf(spec.levelFiles));
    return std::shared_ptr<const StagedSource>(std::make_shared<const RoomsSource>(
        spec.seed, spec.settings, std::move(set), contentVersionOf(spec.generator)));
}

std::vector<CellRect> areasOfRooms(const WorldSpec &spec)
{
    std::vector<CellRect> areas;
    if (const std::optional<RoomMap> map = roomMapOf(spec)) {
        for (const MapRoom &room : map->rooms)
            areas.push_back(room.area);
    }
    return areas;
}

Result<std::shared_ptr<const StagedSource>> makeLevels(const WorldSpec &spec)
{
    auto source = CAVE_TRY(LevelsSource::make(spec.seed, spec.levelFiles, contentVersionOf(spec.generator)));
    return std::shared_ptr<const StagedSource>(std::move(source));
}

/// Reads the sizes of levels from their files; errors are reported when the world is generated.
std::vector<CellRect> areasOfLevels(const WorldSpec &spec)
{
    std::vector<CellRect> areas;
    const Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return areas;
    for (const Level &level : (*source)->plan().levels)
        areas.push_back(level.area);
    return areas;
}

} // namespace

/// Levels laid out in the world.
struct LaidPlane {
    std::int64_t seed = 0;
    LevelPlan plan;
    std::vector<LaidLevel> levels;
    std::vector<int> movedStarts; ///< see `movedStarts`

    /// Plans a level. `start`: where the player enters the world, if it is here.
    Level &add(Level area, LayingPlan &laying, const std::optional<LevelStart> &start)
    {
        if (start) {
            laying.start = start->cell;
            area.start = inWorld(area.area, start->cell);
            if (!start->barred.empty())
                movedStarts.push_back(area.number);
        }
        plan.levels.push_back(area);
        return plan.levels.back();
    }
};

/// The rooms themselves are laid out on first use, from any thread.
struct RoomsSource::Laid : LaidPlane {
    std::vector<LayingPlan> layings; ///< by room
    std::once_flag laid;

    void addRoom(const RoomSet &set, const MapRoom &room, Chance cunning, int content)
    {
        const LevelFile &design = set.rooms[room.room].design;
        LayingPlan laying;
        laying.seed = room.seed;
        laying.cunning = cunning;
        laying.content = content;
        for (const Direction side : kDirections) {
            if (hasDoor(room, side))
                laying.openDoors.push_back(doorCell(set, room, side));
        }
        const Level area{room.number, room.area, room.seed, std::nullopt, std::nullopt};
        add(area, laying, room.role == RoomRole::Start ? startOn(design) : std::nullopt);
        layings.push_back(std::move(laying));
    }

    void addLinks(const RoomSet &set, const RoomMap &map, const MapRoom &room)
    {
        for (const Direction side : kDirections) {
            const WorldPos place = step(WorldPos{room.place.x, room.place.y}, side);
            const MapRoom *next = map.at({static_cast<int>(place.x), static_cast<int>(place.y)});
            if (!hasDoor(room, side) || next == nullptr)
                continue;
            const Direction back = opposite(side);
            plan.links.push_back({inWorld(room.area, doorCell(set, room, side)),
                                  inWorld(next->area, cellBefore(doorCell(set, *next, back), back))});
        }
    }
};

RoomsSource::RoomsSource(std::string_view seed, const WorldSettings &settings,
                         std::shared_ptr<const RoomSet> set, int content)
    : m_set(std::move(set))
    , m_map(makeRoomMap(seed, settings, *m_set))
{
    auto laid = std::make_unique<Laid>();
    laid->seed = roomMapSeed(seed);
    for (const MapRoom &room : m_map.rooms) {
        laid->addRoom(*m_set, room, settings.cunning, content);
        laid->addLinks(*m_set, m_map, room);
    }
    m_laid = std::move(laid);
}

RoomsSource::~RoomsSource() = default;

Region RoomsSource::generate(RegionPos pos) const
{
    std::call_once(m_laid->laid, [this] {
        for (std::size_t i = 0; i < m_map.rooms.size(); ++i)
            m_laid->levels.push_back(layLevel(m_set->rooms[m_map.rooms[i].room].design, m_laid->layings[i]));
    });
    return cutRegion(pos, m_laid->seed, m_laid->plan, m_laid->levels);
}

Region RoomsSource::generateUpTo(RegionPos pos, const GenerationStage & /*stage*/) const
{
    return generate(pos);
}

const LevelPlan &RoomsSource::plan() const
{
    return m_laid->plan;
}

const std::vector<int> &RoomsSource::movedStarts() const
{
    return m_laid->movedStarts;
}

struct LevelsSource::Laid : LaidPlane {
    void addLevel(const LevelFile &design, int content)
    {
        const auto index = static_cast<std::int64_t>(levels.size());
        LayingPlan laying;
        laying.seed = static_cast<std::int64_t>(combine(static_cast<std::uint64_t>(seed), index + 1));
        laying.goals = true;
        laying.content = content;
        const CellRect rect{{index * kLevelsApart, 0}, design.width, design.height};
        Level &area = add({static_cast<int>(index) + 1, rect, laying.seed, std::nullopt, std::nullopt},
                          laying, startOn(design));
        levels.push_back(layLevel(design, laying));
        if (const std::vector<CellPos> finishes = finishesOf(levels.back()); !finishes.empty())
            area.finish = inWorld(rect, finishes.front());
    }

    void addLinks()
    {
        for (std::size_t i = 0; i + 1 < levels.size(); ++i) {
            const std::optional<WorldPos> next = plan.levels[i + 1].start;
            for (const CellPos finish : finishesOf(levels[i])) {
                if (next)
                    plan.links.push_back({inWorld(plan.levels[i].area, finish), *next});
            }
        }
    }
};

LevelsSource::LevelsSource(std::unique_ptr<const Laid> laid) : m_laid(std::move(laid)) {}

LevelsSource::~LevelsSource() = default;

Result<std::shared_ptr<const LevelsSource>>
LevelsSource::make(std::string_view seed, const std::vector<LevelFileText> &files, int content)
{
    if (files.empty())
        return invalid("a world of levels needs at least one level file");
    if (files.size() > kMaxLevelFiles) {
        return invalid(
            message("a world can have at most %1 level files, not %2", kMaxLevelFiles, files.size()));
    }
    std::size_t bytes = 0;
    for (const LevelFileText &file : files)
        bytes += file.text.size();
    if (bytes > kMaxLevelFileBytes) {
        return invalid(message("a world can have at most %1 MiB of level files", kMaxLevelFileBytes >> 20U));
    }
    auto laid = std::make_unique<Laid>();
    laid->seed = static_cast<std::int64_t>(combine(hashBytes("levels"), hashBytes(seed)));
    laid->levels.reserve(files.size());
    for (const LevelFileText &file : files) {
        const auto design = CAVE_TRY(readPlayable(file));
        laid->addLevel(design, content);
    }
    laid->addLinks();
    return std::shared_ptr<const LevelsSource>(new LevelsSource(std::move(laid)));
}

Region LevelsSource::generate(RegionPos pos) const
{
    return cutRegion(pos, m_laid->seed, m_laid->plan, m_laid->levels);
}

Region LevelsSource::generateUpTo(RegionPos pos, const GenerationStage & /*stage*/) const
{
    return generate(pos);
}

const LevelPlan &LevelsSource::plan() const
{
    return m_laid->plan;
}

const std::vector<int> &LevelsSource::movedStarts() const
{
    return m_laid->movedStarts;
}

std::vector<int> movedStarts(const RegionSource &source)
{
    if (const auto *levels = dynamic_cast<const LevelsSource *>(&source))
        return levels->movedStarts();
    if (const auto *rooms = dynamic_cast<const RoomsSource *>(&source))
        return rooms->movedStarts();
    return {};
}

GeneratorInfo roomsGenerator()
{
    GeneratorInfo info;
    info.key = "rooms";
    info.scenario = ScenarioKind::Rooms;
    info.levels = LevelKind::Room;
    info.fewestLevels = 2;
    info.mostLevels = findSetting("rooms.most")->maximum;
    info.files = FileUse::Optional;
    info.population = Population::Cast;
    info.settings = settingsNamed(
        {"rooms.columns", "rooms.rows", "rooms.most", "rooms.doors", "rooms.cunning", "rooms.gentle_start"});
    info.make = makeRooms;
    info.stages = onlyStage;
    info.areas = areasOfRooms;
    return info;
}

GeneratorInfo levelsGenerator()
{
    GeneratorInfo info;
    info.key = "levels";
    info.scenario = ScenarioKind::Rooms;
    info.levels = LevelKind::File;
    info.mostLevels = static_cast<int>(kMaxLevelFiles);
    info.files = FileUse::Required;
    info.population = Population::Cast;
    info.settings = settingsNamed({"rooms.doors"});
    info.make = makeLevels;
    info.stages = onlyStage;
    info.areas = areasOfLevels;
    return info;
}

} // namespace cave
