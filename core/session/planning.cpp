// SPDX-License-Identifier: MIT
#include "core/session/planning.h"

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/breadth_first.h"
#include "core/path/floor_window.h"
#include "core/path/step_search.h"
#include "core/rules/journey/journey.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"
#include "core/sight/line_of_sight.h"
#include "core/world/region.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// The player's knowledge of a rectangle of the world, as a map to walk on. Grids begin at its south-west
/// corner.
struct KnownMap {
    CellRect rect;
    BitGrid explored;
    BitGrid floor;  ///< explored floor
    BitGrid water;  ///< explored water
    BitGrid chests; ///< closed chests that were seen
    Moves moves = Moves::Four;

    [[nodiscard]] CellPos cellAt(WorldPos p) const
    {
        return {static_cast<int>(p.x - rect.origin.x), static_cast<int>(p.y - rect.origin.y)};
    }
    [[nodiscard]] WorldPos worldAt(CellPos cell) const
    {
        return {rect.origin.x + cell.x, rect.origin.y + cell.y};
    }
    [[nodiscard]] bool isFloor(WorldPos p) const
    {
        return rect.contains(p) && floor.test(cellAt(p).x, cellAt(p).y);
    }
};

/// Beyond the end of the world nothing is walkable, whatever a region's terrain is there.
void closeBeyondWorld(KnownMap &map)
{
    const CellRect &rect = map.rect;
    const WorldPos last{rect.origin.x + rect.width - 1, rect.origin.y + rect.height - 1};
    if (insideWorld(rect.origin) && insideWorld(last))
        return;
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            if (insideWorld(map.worldAt({x, y})))
                continue;
            map.floor.clear(x, y);
            map.chests.clear(x, y);
        }
    }
}

/// What the player of `session` knows of `rect`.
KnownMap knownMap(Session &session, const CellRect &rect)
{
    const BitGrid empty(rect.width, rect.height);
    KnownMap map{rect, empty, empty, empty, empty};
    map.moves = session.content().scenario.diagonalMoves ? Moves::Eight : Moves::Four;
    const WorldMap &all = session.world().map;
    const int size = all.regionSize();
    forEachRegion(rect, size, [&](RegionPos pos, const CellRect &part) {
        const RegionChanges &changes = all.changesOf(pos);
        const RegionRows explored = all.exploredIn(pos);
        if (std::ranges::all_of(explored, [](std::uint64_t row) { return row == 0; }))
            return; // and so the region isn't generated
        const Region &region = session.region(pos);
        const RegionRows &rock = region.rock;
        const CellPos first = cellOf(part.origin, size);
        const CellPos target = map.cellAt(part.origin);
        for (int y = 0; y < part.height; ++y) {
            const auto row = static_cast<std::size_t>(first.y) + static_cast<std::size_t>(y);
            const std::uint64_t known =
                (explored[row] >> static_cast<unsigned>(first.x)) & lowBits(part.width);
            const std::uint64_t stone = rock[row] >> static_cast<unsigned>(first.x);
            map.explored.orBits(target.x, target.y + y, part.width, known);
            map.floor.orBits(target.x, target.y + y, part.width, known & ~stone);
            map.water.orBits(target.x, target.y + y, part.width,
                             known & (region.water[row] >> static_cast<unsigned>(first.x)));
        }
        for (const CellPos chest : region.chests) {
            const WorldPos at = worldPos(pos, chest, size);
            if (part.contains(at) && testCell(explored, chest) && !changes.isClaimed(chest))
                map.chests.set(map.cellAt(at).x, map.cellAt(at).y);
        }
    });
    closeBeyondWorld(map);
    return map;
}

/// Nothing walks on that cell; outside of the map: nothing happens.
void blockCell(KnownMap &map, WorldPos p)
{
    if (map.rect.contains(p))
        map.floor.clear(map.cellAt(p).x, map.cellAt(p).y);
}

/// The cells of the map in which `monster` would notice the player, as far as the player knows:
/// unexplored rock hides nothing. A player who is noticed already may go away: only cells that are
/// nearer to it count.
std::vector<WorldPos> knownAreaOf(const KnownMap &map, Session &session, const Monster &monster)
{
    World &world = session.mutableWorld();
    const WorldPos at = monster.state.position;
    if (isAsleep(world, monster.id))
        return {};
    const auto hides = [&](WorldPos cell) {
        return cell != at && map.rect.contains(cell) &&
               map.explored.test(map.cellAt(cell).x, map.cellAt(cell).y) && world.map.blocksSight(cell);
    };
    const auto notices = [&](WorldPos cell) {
        return inDiscOf(world, monster, cell) &&
               (world.content->scenario.contact || lineOfSight(hides, at, cell, world.spec.settings.gaps));
    };
    const WorldPos player = world.player().position;
    const auto squareTo = [at](WorldPos p) {
        return (p.x - at.x) * (p.x - at.x) + (p.y - at.y) * (p.y - at.y);
    };
    const std::int64_t most =
        notices(player) ? squareTo(player) - 1 : std::numeric_limits<std::int64_t>::max();
    std::vector<WorldPos> cells;
    const int radius = sightRadiusOf(world, monster);
    for (int dy = -radius; dy <= radius; ++dy) {
        for (int dx = -radius; dx <= radius; ++dx) {
            const WorldPos cell{at.x + dx, at.y + dy};
            if (map.rect.contains(cell) && squareTo(cell) <= most && notices(cell))
                cells.push_back(cell);
        }
    }
    return cells;
}

/// How many cells ahead areas are looked for while walking.
constexpr int kNoticedAhead = 30;

/// The bounding rectangle of both with a margin of `margin` cells, limited to the reach of `a`.
CellRect rectAround(WorldPos a, WorldPos b, int margin)
{
    const auto low = [margin](std::int64_t p, std::int64_t q) {
        return std::max(std::min(p, q) - margin, p - kTravelReach);
    };
    const auto high = [margin](std::int64_t p, std::int64_t q) {
        return std::min(std::max(p, q) + margin, p + kTravelReach);
    };
    const WorldPos origin{low(a.x, b.x), low(a.y, b.y)};
    return {origin, static_cast<int>(high(a.x, b.x) - origin.x + 1),
            static_cast<int>(high(a.y, b.y) - origin.y + 1)};
}

bool isFinish(const LevelPlan &plan, WorldPos p)
{
    const Level *level = plan.levelAt(p);
    return level != nullptr && level->finish == p;
}

/// No path leads through an exit; leaving a level is for the player to decide.
void blockFinishes(KnownMap &map, const LevelPlan &plan)
{
    for (const Level &level : plan.levels) {
        if (level.finish)
            blockCell(map, *level.finish);
    }
}

std::vector<Direction> stepsOf(const std::vector<CellPos> &path)
{
    std::vector<Direction> steps;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const WorldPos from{path[i - 1].x, path[i - 1].y};
        const WorldPos to{path[i].x, path[i].y};
        if (const std::optional<Direction> direction = directionTo(from, to))
            steps.push_back(*direction);
    }
    return steps;
}

/// The player's cell counts as floor whatever is there; a search from rock would reach nothing.
void openStart(KnownMap &map, WorldPos start)
{
    map.floor.set(map.cellAt(start).x, map.cellAt(start).y);
}

/// If wading and diagonal steps count, one search serves everything; otherwise there are faster ones.
bool isPlain(const KnownMap &map)
{
    return map.moves == Moves::Four && map.water.count() == 0;
}

/// Of several cells at the same cost, the path leads to the one with the least `rank`.
template<class Wanted>
std::vector<CellPos> knownPathToNearest(const KnownMap &map, CellPos from, Wanted wanted,
                                        const PathRank &rank = {})
{
    return isPlain(map) ? pathToNearest(map.floor, from, wanted, rank)
                        : cheapestPath({map.floor, map.water, map.moves}, from, wanted, rank);
}

std::vector<Direction> wayTo(const KnownMap &map, WorldPos from, WorldPos target)
{
    if (map.isFloor(target) && !isPlain(map)) {
        const CellPos goal = map.cellAt(target);
        return stepsOf(
            knownPathToNearest(map, map.cellAt(from), [goal](CellPos cell) { return cell == goal; }));
    }
    if (map.isFloor(target))
        return stepsOf(findPath(map.floor, map.cellAt(from), map.cellAt(target)));
    const CellPos goal = map.cellAt(target);
    return stepsOf(knownPathToNearest(map, map.cellAt(from), [goal](CellPos cell) {
        return std::abs(cell.x - goal.x) + std::abs(cell.y - goal.y) == 1;
    }));
}

bool isBesideFloor(const KnownMap &map, WorldPos p)
{
    return std::ranges::any_of(kDirections,
                               [&](Direction direction) { return map.isFloor(step(p, direction)); });
}

/// Removes the monsters' cells.
void blockMonsters(KnownMap &map, const std::vector<Monster> &monsters, WorldPos kept)
{
    for (const Monster &monster : monsters) {
        if (monster.state.position != kept)
            blockCell(map, monster.state.position);
    }
}

/// The map without the areas of `monsters`.
KnownMap carefulMap(const KnownMap &map, Session &session, const std::vector<Monster> &monsters,
                    WorldPos kept)
{
    KnownMap careful = map;
    for (const Monster &monster : monsters) {
        for (const WorldPos cell : knownAreaOf(map, session, monster)) {
            if (cell != kept)
                blockCell(careful, cell);
        }
    }
    return careful;
}

TravelPlan travelWithin(Session &session, WorldPos target, const CellRect &rect,
                        const std::vector<Monster> &monsters)
{
    const WorldPos from = session.world().player().position;
    KnownMap map = knownMap(session, rect);
    if (!map.isFloor(target) && !isBesideFloor(map, target))
        return {};
    blockMonsters(map, monsters, target);
    if (!isFinish(session.world().map.plan(), target))
        blockFinishes(map, session.world().map.plan());
    openStart(map, from);
    if (monsters.empty())
        return {wayTo(map, from, target), false};
    KnownMap careful = carefulMap(map, session, monsters, target);
    openStart(careful, from);
    if (std::vector<Direction> steps = wayTo(careful, from, target); !steps.empty())
        return {std::move(steps), false};
    std::vector<Direction> steps = wayTo(map, from, target);
    const bool past = !steps.empty();
    return {std::move(steps), past};
}

/// Explored floor next to an unexplored cell. Cells on the edge don't count, as their neighbours aren't here.
bool isFrontier(const KnownMap &map, CellPos cell)
{
    if (cell.x == 0 || cell.y == 0 || cell.x == map.rect.width - 1 || cell.y == map.rect.height - 1)
        return false;
    const BitGrid &explored = map.explored;
    return !explored.test(cell.x, cell.y + 1) || !explored.test(cell.x + 1, cell.y) ||
           !explored.test(cell.x, cell.y - 1) || !explored.test(cell.x - 1, cell.y);
}

std::optional<ExplorePlan> nearestGoal(const KnownMap &map, WorldPos from, std::optional<WorldPos> toward)
{
    const auto isChest = [&](CellPos cell) { return map.chests.test(cell.x, cell.y); };
    const CellPos start = map.cellAt(from);
    const PathRank rank = [&](CellPos cell) {
        const WorldPos at = map.worldAt(cell);
        return std::hypot(static_cast<double>(at.x - toward->x), static_cast<double>(at.y - toward->y));
    };
    const std::vector<CellPos> path = knownPathToNearest(
        map, start, [&](CellPos cell) { return cell != start && (isChest(cell) || isFrontier(map, cell)); },
        toward ? rank : PathRank());
    if (path.size() < 2)
        return std::nullopt;
    const auto goal = isChest(path.back()) ? ExplorePlan::Goal::Chest : ExplorePlan::Goal::Frontier;
    return ExplorePlan{goal, map.worldAt(path.back()), stepsOf(path), false};
}

std::optional<ExplorePlan> exploreWithin(Session &session, const CellRect &rect,
                                         const std::vector<Monster> &monsters, std::optional<WorldPos> toward)
{
    const WorldPos from = session.world().player().position;
    KnownMap map = knownMap(session, rect);
    blockMonsters(map, monsters, from);
    blockFinishes(map, session.world().map.plan());
    openStart(map, from);
    if (monsters.empty())
        return nearestGoal(map, from, toward);
    KnownMap careful = carefulMap(map, session, monsters, from);
    openStart(careful, from);
    if (std::optional<ExplorePlan> plan = nearestGoal(careful, from, toward))
        return plan;
    std::optional<ExplorePlan> plan = nearestGoal(map, from, toward);
    if (plan)
        plan->pastMonster = true;
    return plan;
}

/// The square around the player, clipped to their level, with one more cell, where frontiers end.
CellRect levelSquare(const Session &session, int reach)
{
    const WorldPos from = session.world().player().position;
    return clipToLevel(session.world().map.plan(), squareAround(from, reach), from, 1);
}

} // namespace

TravelPlan planTravel(Session &session, WorldPos target, const std::vector<Monster> &monsters)
{
    const WorldPos from = session.world().player().position;
    if (from == target || !insideWorld(target) || !squareAround(from, kTravelReach).contains(target))
        return {};
    // The minimum length of a path that leaves a rectangle around both: out by its margin and back, in
    // addition to the distance between them where steps are cardinal.
    const bool diagonal = session.content().scenario.diagonalMoves;
    const std::int64_t apart = diagonal ? 0 : std::abs(target.x - from.x) + std::abs(target.y - from.y);
    TravelPlan plan;
    constexpr std::array kMargins{24, 120, kTravelReach};
    for (const int margin : kMargins) {
        const CellRect rect = rectAround(from, target, margin);
        plan =
            travelWithin(session, target, clipToLevel(session.world().map.plan(), rect, from, 1), monsters);
        if (!plan.steps.empty() && !plan.pastMonster &&
            static_cast<std::int64_t>(plan.steps.size()) <= apart + 2 * std::int64_t{margin})
            break;
    }
    return plan;
}

std::vector<Direction> planTravel(Session &session, WorldPos target)
{
    return planTravel(session, target, session.visibleMonsters()).steps;
}

bool entersArea(Session &session, const std::deque<Direction> &steps, const std::vector<Monster> &monsters)
{
    if (steps.empty() || monsters.empty())
        return false;
    const WorldPos from = session.world().player().position;
    const KnownMap map = knownMap(session, squareAround(from, kNoticedAhead));
    WorldPos at = from;
    std::set<WorldPos> ahead;
    for (std::size_t i = 0; i < steps.size() && i < kNoticedAhead; ++i)
        ahead.insert(at = step(at, steps[i]));
    return std::ranges::any_of(monsters, [&](const Monster &monster) {
        const std::vector<WorldPos> area = knownAreaOf(map, session, monster);
        return std::ranges::any_of(area, [&](WorldPos cell) { return ahead.contains(cell); });
    });
}

void SeenMonsters::look(Session &session)
{
    const std::vector<Monster> inView = session.visibleMonsters();
    std::erase_if(m_monsters, [&](const Monster &known) {
        return session.visible().contains(known.state.position) ||
               std::ranges::any_of(inView, [&](const Monster &seen) { return seen.id == known.id; });
    });
    m_monsters.insert(m_monsters.end(), inView.begin(), inView.end());
}

std::optional<ExplorePlan> planExplore(Session &session, const std::vector<Monster> &monsters,
                                       std::optional<WorldPos> toward)
{
    std::optional<ExplorePlan> plan;
    constexpr std::array kReaches{30, 75, kExploreReach};
    for (const int reach : kReaches) {
        plan = exploreWithin(session, levelSquare(session, reach), monsters, toward);
        // Anything outside this square is farther than that.
        if (plan && !plan->pastMonster && static_cast<int>(plan->steps.size()) <= reach)
            break;
    }
    return plan;
}

std::optional<ExplorePlan> planExplore(Session &session)
{
    return planExplore(session, session.visibleMonsters());
}

std::optional<Monster> hunterInView(Session &session)
{
    std::vector<Monster> hunters = session.visibleMonsters();
    std::erase_if(hunters, [](const Monster &monster) { return monster.state.patience == 0; });
    const WorldPos player = session.world().player().position;
    const auto distance = [player](const Monster &monster) {
        const WorldPos at = monster.state.position;
        return std::max(std::abs(at.x - player.x), std::abs(at.y - player.y));
    };
    const auto nearest = std::ranges::min_element(hunters, {}, distance);
    return nearest != hunters.end() ? std::optional(*nearest) : std::nullopt;
}

bool monstersBarExploring(Session &session, const std::vector<Monster> &monsters)
{
    return !monsters.empty() && !planExplore(session, monsters) && planExplore(session, {});
}

} // namespace cave
