// SPDX-License-Identifier: MIT
#include "core/rules/spawn.h"

#include "core/base/geometry.h"
#include "core/gen/generator.h"
#include "core/path/breadth_first.h"
#include "core/path/floor_window.h"
#include "core/rules/monster_turn.h"
#include "core/rules/monsters.h"
#include "core/sight/area_of_effect.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::int64_t kSearchCells = 4'000'000; // the square of ±1000 cells around the origin

/// The maximum length of a chain of generated regions. With regions of 50 cells it is never reached; with
/// small ones nearly every disc overlaps a neighbour and the original would go on for ever.
constexpr std::int64_t kChainReach = 24;

constexpr CellRect discSquare(WorldPos centre)
{
    return {{centre.x - kOriginalDiscRadius, centre.y - kOriginalDiscRadius},
            2 * kOriginalDiscRadius + 1,
            2 * kOriginalDiscRadius + 1};
}

/// ⌈(√n − 1) / 2⌉: the ring of the spiral with cell n.
std::int64_t ringOf(std::int64_t n)
{
    auto ring = static_cast<std::int64_t>((std::sqrt(static_cast<double>(n)) - 1) / 2);
    while (ring > 0 && (2 * ring - 1) * (2 * ring - 1) >= n)
        --ring;
    while ((2 * ring + 1) * (2 * ring + 1) < n)
        ++ring;
    return ring;
}

/// The regions that the original program would have generated so far, whose monsters' discs count.
class MadeRegions {
public:
    explicit MadeRegions(WorldMap &map) : m_level(map) {}

    [[nodiscard]] bool contains(RegionPos pos) const { return m_made.contains(pos); }

    /// Generates a region, then those that its disc overlaps, then those that theirs do, and so on.
    void make(RegionPos asked)
    {
        std::vector<RegionPos> waiting{asked};
        while (!waiting.empty()) {
            const RegionPos pos = waiting.back();
            waiting.pop_back();
            if (isNear(pos, asked) && m_made.insert(pos).second)
                appendReached(pos, waiting);
        }
    }

private:
    static bool isNear(RegionPos a, RegionPos b)
    {
        return std::abs(a.x - b.x) <= kChainReach && std::abs(a.y - b.y) <= kChainReach;
    }

    void appendReached(RegionPos pos, std::vector<RegionPos> &reached)
    {
        const int size = m_level.regionSize();
        for (const CellPos monster : m_level.region(pos).monsters) {
            const WorldPos centre = worldPos(pos, monster, size);
            forEachRegion(discSquare(centre), size, [&](RegionPos neighbour, const CellRect &part) {
                if (touchesDisc(part, centre))
                    reached.push_back(neighbour);
            });
        }
    }

    static bool touchesDisc(const CellRect &part, WorldPos centre)
    {
        for (int y = 0; y < part.height; ++y) {
            for (int x = 0; x < part.width; ++x) {
                if (inDisc(DiscRule::Original, kOriginalDiscRadius, part.origin.x + x - centre.x,
                           part.origin.y + y - centre.y))
                    return true;
            }
        }
        return false;
    }

    WorldMap &m_level;
    std::unordered_set<RegionPos, RegionPosHash> m_made;
};

/// True if the monster of a generated region has `p` in its disc, by the original's rule.
bool inMadeDisc(WorldMap &map, WorldPos p, const MadeRegions &made)
{
    bool found = false;
    forEachRegion(discSquare(p), map.regionSize(), [&](RegionPos pos, const CellRect &) {
        if (found || !made.contains(pos))
            return;
        for (const CellPos monster : map.region(pos).monsters) {
            const WorldPos centre = worldPos(pos, monster, map.regionSize());
            found = found || inDisc(DiscRule::Original, kOriginalDiscRadius, p.x - centre.x, p.y - centre.y);
        }
    });
    return found;
}

/// The discs of monsters around the start. In an unplayed world, some sources know that the monster of a
/// region is elsewhere, without generating it.
class SpawnThreats {
public:
    explicit SpawnThreats(World &world)
        : m_world(world)
        , m_foreseen(world.map.changes().empty() && !world.content->scenario.contact)
        , m_farthest(farthestDisc(world))
    {
    }

    /// Whether any monster has `p` in its disc.
    bool cover(WorldPos p)
    {
        if (!m_foreseen)
            return inAnyDisc(m_world, p);
        const CellRect square{{p.x - m_farthest, p.y - m_farthest}, 2 * m_farthest + 1, 2 * m_farthest + 1};
        bool found = false;
        forEachRegion(square, m_world.map.regionSize(), [&](RegionPos pos, const CellRect &) {
            found = found || (mayReach(pos, p) && reaches(pos, p));
        });
        return found;
    }

private:
    [[nodiscard]] bool mayReach(RegionPos pos, WorldPos p) const
    {
        return mayHaveMonsterIn(squareAround(p, farthestDiscOf(m_world, {pos, 0})), m_world.map, pos);
    }

    [[nodiscard]] bool reaches(RegionPos pos, WorldPos p)
    {
        return std::ranges::any_of(monstersOf(m_world, pos), [&](const Monster &monster) {
            return monster.state.alive && inDiscOf(m_world, monster, p);
        });
    }

    World &m_world;
    bool m_foreseen; ///< where monsters are may be known without generating their regions
    int m_farthest;
};

bool isFreeFloor(WorldMap &map, WorldPos p)
{
    return !map.isRock(p) && map.chestAt(p) != ChestState::Closed;
}

bool hasFeature(WorldMap &map, WorldPos p)
{
    const std::vector<Feature> &features = map.region(regionOf(p, map.regionSize())).features;
    return std::ranges::find(features, cellOf(p, map.regionSize()), &Feature::cell) != features.end();
}

/// The first cell of the spiral around `middle` that `allows`, among the nearest `cells`.
template<class Allows>
Result<WorldPos> firstOnSpiral(WorldPos middle, Allows allows, std::int64_t cells = kSearchCells)
{
    for (std::int64_t n = 0; n < cells; ++n) {
        const WorldPos offset = spiralCell(n);
        const WorldPos p{middle.x + offset.x, middle.y + offset.y};
        if (allows(p))
            return p;
    }
    return Error{ErrorCode::NotFound, message("no cell to start from among the %1 nearest to (%2, %3)",
                                              kSearchCells, middle.x, middle.y)};
}

/// The cells of a bounded level that are reachable from its entrance.
class LevelReach {
public:
    LevelReach(WorldMap &map, const Level &level)
        : LevelReach(map, level.area, level.start.value_or(level.area.origin))
    {
    }
    LevelReach(WorldMap &map, const CellRect &area, WorldPos start)
        : m_area(area)
        , m_search(searchFrom(map, area, start))
    {
    }

    [[nodiscard]] bool contains(WorldPos p) const
    {
        return m_area.contains(p) && m_search.distance({static_cast<int>(p.x - m_area.origin.x),
                                                        static_cast<int>(p.y - m_area.origin.y)}) >= 0;
    }

private:
    static BreadthFirst searchFrom(WorldMap &map, const CellRect &area, WorldPos start)
    {
        BitGrid rock;
        map.copyRock(area, rock);
        const FloorWindow window(area.origin, rock);
        return distancesFrom(window.floor(), window.cellAt(start));
    }

    CellRect m_area;
    BreadthFirst m_search;
};

/// START of the first level; where monsters attack on sight, the nearest cell that is not seen by any and
/// from which the level is reachable.
Result<WorldPos> boundedSpawn(World &world, const Level &first)
{
    if (!first.start)
        return Error{ErrorCode::NotFound, "the first level has no entrance"};
    if (world.content->scenario.contact || scenarioInfo(scenarioOf(world.spec.generator.kind)).freeMovement)
        return *first.start;
    const LevelReach reach(world.map, first);
    const Result<WorldPos> unseen = firstOnSpiral(*first.start, [&](WorldPos p) {
        return reach.contains(p) && isFreeFloor(world.map, p) && !inAnyDisc(world, p);
    });
    return unseen.valueOr(*first.start);
}

/// Of the level that a cell lies on; none in an endless world.
std::optional<LevelReach> reachAround(World &world, WorldPos cell)
{
    const Level *level = world.map.plan().levelAt(cell);
    return level == nullptr ? std::nullopt : std::optional<LevelReach>(std::in_place, world.map, *level);
}

} // namespace

WorldPos spiralCell(std::int64_t n)
{
    const std::int64_t ring = ringOf(n);
    const std::int64_t side = 2 * ring;
    std::int64_t corner = (side + 1) * (side + 1);
    if (n >= corner - side)
        return {ring - (corner - n), -ring};
    corner -= side;
    if (n >= corner - side)
        return {-ring, -ring + (corner - n)};
    corner -= side;
    if (n >= corner - side)
        return {-ring + (corner - n), ring};
    return {ring, ring - (corner - n - side)};
}

Result<WorldPos> findSpawn(World &world)
{
    WorldMap &map = world.map;
    if (const Level *first = map.source()->level(1))
        return boundedSpawn(world, *first);
    if (generatorInfo(world.spec.generator.kind).hiddenSpawn) {
        reserveRegionsForMonsters(world, kActiveRadius);
        SpawnThreats threats(world);
        return firstOnSpiral({}, [&](WorldPos p) { return isFreeFloor(map, p) && !threats.cover(p); });
    }
    MadeRegions made(map);
    return firstOnSpiral({}, [&](WorldPos p) {
        made.make(regionOf(p, map.regionSize()));
        return isFreeFloor(map, p) && !inMadeDisc(map, p, made);
    });
}

Result<WorldPos> findWakingPlace(World &world, const PartyMember &member)
{
    const WorldPos died = member.player.position;
    const int size = world.map.regionSize();
    const WorldPos middle = worldPos(regionOf(died, size), {size / 2, size / 2}, size);
    const std::optional<LevelReach> reach = reachAround(world, died);
    return firstOnSpiral(middle, [&](WorldPos p) {
        return (!reach || reach->contains(p)) && isFreeFloor(world.map, p) && !inAnyDisc(world, p) &&
               allyAt(world, member.id, p) == nullptr;
    });
}

Result<WorldPos> findPlaceNear(World &world, const PartyMember &member, WorldPos middle)
{
    constexpr std::int64_t kNear = 2'000; // cells of the spiral
    const Level *level = world.map.plan().levelAt(middle);
    std::optional<LevelReach> reach; // of the middle itself
    if (level != nullptr)
        reach.emplace(world.map, level->area, middle);
    const auto isFree = [&](WorldPos p) {
        return (!reach || reach->contains(p)) && isFreeFloor(world.map, p) && p != member.player.position &&
               allyAt(world, member.id, p) == nullptr && monstersNear(world, p, 0).empty() &&
               !hasFeature(world.map, p);
    };
    const Result<WorldPos> unseen = firstOnSpiral(
        middle, [&](WorldPos p) { return isFree(p) && !inAnyDisc(world, p); }, kNear);
    return unseen ? unseen : firstOnSpiral(middle, isFree);
}

} // namespace cave
