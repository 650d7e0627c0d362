// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_checks.h"

#include "core/analysis/checks/world_find.h"
#include "core/analysis/checks/world_issues.h"
#include "core/base/bit_grid.h"
#include "core/base/text.h"
#include "core/path/floor_window.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <string>
#include <tuple>
#include <utility>

namespace cave {
namespace {

constexpr std::array<std::string_view, 9> kCheckNames{
    "sealed area", "unreachable chest", "monster in rock",     "monsters on one cell", "player in rock",
    "player seen", "marker in rock",    "markers on one cell", "finish out of reach"};

void append(std::vector<Issue> &issues, std::vector<Issue> more)
{
    issues.insert(issues.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

bool isWorthFilling(const RegionAreas::Area &area, bool occupied)
{
    return area.cells < kSmallestJoinedArea && !occupied;
}

Issue sealedArea(const RegionAreas::Area &area, bool occupied)
{
    const std::string at = placeText(area.first);
    return {IssueKind::SealedArea, area.first, area.cells,
            area.cells == 1 ? message("an area of 1 cell of floor at %1 can't be reached", at)
                            : message("an area of %1 cells of floor at %2 can't be reached", area.cells, at),
            message(isWorthFilling(area, occupied) ? kFillArea : kJoinArea)};
}

Issue unreachableChest(WorldPos at, const Message &where)
{
    return {IssueKind::UnreachableChest, at, 0, message("the closed chest at %1 is %2", placeText(at), where),
            message("remove the chest")};
}

/// Describes a place that can't be walked on.
Message placeInRock(World &world, WorldPos at)
{
    return world.map.terrainAt(at) == Terrain::Bounds ? message("outside the levels") : message("in rock");
}

/// Adds closed chests in rock.
void addBuriedChests(World &world, RegionPos pos, std::vector<Issue> &issues)
{
    const Region &region = world.map.region(pos);
    for (const CellPos chest : region.chests) {
        if (region.isRock(chest) && !world.map.changesOf(pos).isClaimed(chest))
            issues.push_back(unreachableChest(worldPos(pos, chest, world.map.regionSize()),
                                              region.terrain(chest) == Terrain::Bounds
                                                  ? message("outside the levels")
                                                  : message("under rock")));
    }
}

Message nameOf(const World &world, const Monster &monster)
{
    return Message::ofTable(kindOf(world, monster).name);
}

Issue monsterInRock(World &world, const Monster &monster)
{
    const WorldPos at = monster.state.position;
    const std::optional<WorldPos> place = freePlaceFor(world, monster);
    return {IssueKind::MonsterInRock, at, 0,
            message("the %1 at %2 is %3", nameOf(world, monster), placeText(at), placeInRock(world, at)),
            place ? message("move it to the nearest free floor cell") : message("remove the monster")};
}

/// Of the one who is moved by edits.
std::vector<Issue> issuesOfShownPlayer(World &world)
{
    const WorldPos at = world.player().position;
    const Message fix = message("move the player to the nearest place that no monster sees");
    if (world.map.isRock(at))
        return {{IssueKind::PlayerInRock, at, 0,
                 message("the player is %1 at %2", placeInRock(world, at), placeText(at)), fix}};
    if (world.fight())
        return {}; // the enemy in a fight sees the player: the world was left in that state
    if (world.content->scenario.contact || world.content->scenario.action)
        return {}; // being noticed does no harm yet
    const std::vector<Monster> watchers = monstersThatSee(world, at);
    if (watchers.empty())
        return {};
    const Monster &first = watchers.front();
    return {{IssueKind::PlayerSeen, at, 0,
             message("the %1 at %2 sees the player at %3", nameOf(world, first),
                     placeText(first.state.position), placeText(at)),
             fix}};
}

/// Whether FINISH of a level is reachable from START.
bool canWalk(World &world, const Level &level)
{
    BitGrid rock;
    world.map.copyRock(level.area, rock);
    return !findPath(FloorWindow(level.area.origin, rock), *level.start, *level.finish).empty();
}

} // namespace

std::string_view issueName(IssueKind kind)
{
    return kCheckNames[static_cast<std::size_t>(kind)];
}

std::set<RegionPos> editedRegions(const WorldMap &map)
{
    std::set<RegionPos> edited;
    for (const auto &[pos, changes] : map.changes()) {
        const bool placed = std::ranges::any_of(
            changes.monsters, [](const MonsterChange &monster) { return monster.kind.has_value(); });
        if (placed || changes.changesRegion())
            edited.insert(edited.end(), pos);
    }
    return edited;
}

std::optional<EditedAreas> findEditedAreas(World &world, const std::set<RegionPos> &edited,
                                           const std::function<bool(double)> &goOn)
{
    EditedAreas found{edited, RegionAreas(world.map.regionSize()), std::nullopt, {}};
    const std::set<RegionPos> regions = withRing(edited);
    std::size_t done = 0;
    for (const RegionPos pos : regions) {
        if (!goOn(static_cast<double>(done++) / static_cast<double>(regions.size())))
            return std::nullopt;
        found.areas.add(world.map, pos);
    }
    found.areas.join();
    found.players = found.areas.areaAt(world.player().position);
    for (const Level &level : world.map.plan().levels) {
        const std::optional<RegionAreas::AreaId> entered =
            level.start ? found.areas.areaAt(*level.start) : std::nullopt;
        if (entered)
            found.entered.insert(*entered);
    }
    for (const Link &link : world.map.plan().links) {
        if (const std::optional<RegionAreas::AreaId> entered = found.areas.areaAt(link.to))
            found.entered.insert(*entered);
    }
    return found;
}

std::vector<Issue> issuesOfAreas(World &world, const std::vector<Bookmark> &bookmarks,
                                 const EditedAreas &found)
{
    std::vector<Issue> issues;
    std::set<RegionAreas::AreaId> sealed;
    for (const RegionPos pos : found.edited) {
        addBuriedChests(world, pos, issues);
        for (const RegionAreas::AreaId id : found.areas.areasIn(pos)) {
            if (found.isSealed(id))
                sealed.insert(id);
        }
    }
    std::set<RegionAreas::AreaId> occupied;
    for (const FoundThing &thing : thingsInRegions(world, bookmarks, found.areas.regionsWith(sealed))) {
        const std::optional<RegionAreas::AreaId> area = found.areas.areaAt(thing.at);
        if (!area || !sealed.contains(*area) || thing.kind == FoundThing::Kind::DeadMonster)
            continue;
        occupied.insert(*area);
        if (thing.kind == FoundThing::Kind::ClosedChest)
            issues.push_back(unreachableChest(thing.at, message("in an unreachable area")));
    }
    for (const RegionAreas::AreaId id : sealed)
        issues.push_back(sealedArea(found.areas.area(id), occupied.contains(id)));
    return issues;
}

std::map<WorldPos, std::vector<Monster>> monstersByPlace(World &world)
{
    std::set<RegionPos> homes = editedRegions(world.map);
    for (const auto &[pos, changes] : world.map.changes()) {
        if (!changes.monsters.empty())
            homes.insert(pos);
        // A moved monster may be on the cell of an unmoved one.
        for (const MonsterChange &monster : changes.monsters)
            homes.insert(regionOf(monster.state.position, world.map.regionSize()));
    }
    std::map<WorldPos, std::vector<Monster>> places;
    for (const RegionPos home : homes) {
        for (const Monster &monster : monstersOf(world, home)) {
            if (monster.state.alive)
                places[monster.state.position].push_back(monster);
        }
    }
    return places;
}

std::optional<WorldPos> freePlaceFor(World &world, const Monster &monster)
{
    std::set<WorldPos> taken{world.player().position};
    for (const Monster &other : monstersNear(world, monster.home, kMonsterRange))
        taken.insert(other.state.position);
    const WorldPos from = monster.state.position;
    std::optional<std::pair<std::int64_t, WorldPos>> nearest;
    for (std::int64_t x = monster.home.x - kMonsterRange; x <= monster.home.x + kMonsterRange; ++x) {
        for (std::int64_t y = monster.home.y - kMonsterRange; y <= monster.home.y + kMonsterRange; ++y) {
            const WorldPos p{x, y};
            const std::int64_t distance = std::abs(x - from.x) + std::abs(y - from.y);
            if (nearest && *nearest <= std::pair(distance, p))
                continue;
            Monster there = monster;
            there.state.position = p;
            if (!world.map.isRock(p) && !taken.contains(p) &&
                allyAt(world, world.party.shown, p) == nullptr && world.map.chestAt(p) == ChestState::None &&
                !seesCell(world, there, world.player().position))
                nearest = std::pair(distance, p);
        }
    }
    return nearest ? std::optional(nearest->second) : std::nullopt;
}

std::vector<Issue> issuesOfMonsters(World &world)
{
    std::vector<Issue> issues;
    const bool crowded = world.content->scenario.action.has_value(); // they may be as close as they like
    for (const auto &[at, monsters] : monstersByPlace(world)) {
        if (world.map.isRock(at)) {
            for (const Monster &monster : monsters) {
                if (!kindOf(world, monster).fixture) // which count as rock
                    issues.push_back(monsterInRock(world, monster));
            }
        } else if (monsters.size() > 1 && !crowded) {
            issues.push_back({IssueKind::MonstersOnOneCell, at, 0,
                              message("%1 monsters stand at %2", monsters.size(), placeText(at)),
                              message("move all but one to the nearest free floor")});
        }
    }
    return issues;
}

std::vector<Issue> issuesOfPlayer(World &world)
{
    std::vector<Issue> issues;
    for (const PartyMember &member : world.party.members) {
        const WorldPos at = member.player.position;
        if (member.id != world.party.shown && !member.watching && world.map.isRock(at))
            issues.push_back({IssueKind::PlayerInRock, at, 0,
                              message("%1 is %2 at %3", playerText(member.id, member.name),
                                      placeInRock(world, at), placeText(at)),
                              message("dig the cell out")});
    }
    append(issues, issuesOfShownPlayer(world));
    return issues;
}

std::vector<Issue> issuesOfMarkers(World &world, const std::vector<Bookmark> &bookmarks)
{
    std::vector<Issue> issues;
    std::map<WorldPos, int> places;
    for (const Bookmark &bookmark : bookmarks) {
        const std::string name =
            bookmark.label.empty() ? bookmark.kind : bookmark.kind + " '" + bookmark.label + "'";
        if (!world.map.isRock(bookmark.at))
            ++places[bookmark.at];
        else
            issues.push_back(
                {IssueKind::MarkerInRock, bookmark.at, 0,
                 message("the %1 at %2 is %3", name, placeText(bookmark.at), placeInRock(world, bookmark.at)),
                 message("remove the marker")});
    }
    for (const auto &[at, count] : places) {
        if (count > 1)
            issues.push_back({IssueKind::MarkersOnOneCell, at, 0,
                              message("%1 markers are at %2", count, placeText(at)),
                              message("remove all but the first of them")});
    }
    return issues;
}

std::vector<Issue> issuesOfLevels(World &world)
{
    std::vector<Issue> issues;
    if (!world.map.plan().isBounded())
        return issues;
    const std::set<RegionPos> edited = editedRegions(world.map);
    for (const Level &level : world.map.plan().levels) {
        bool touched = false;
        forEachRegion(level.area, world.map.regionSize(), [&](RegionPos pos, const CellRect & /*part*/) {
            touched = touched || edited.contains(pos);
        });
        if (!touched || !level.start || !level.finish || canWalk(world, level))
            continue;
        issues.push_back({IssueKind::FinishOutOfReach, *level.finish, 0,
                          message("FINISH at %1 of level %2 can't be reached from START at %3",
                                  placeText(*level.finish), level.number, placeText(*level.start)),
                          message("dig a passage from START to FINISH")});
    }
    return issues;
}

std::vector<Issue> checkWorld(World &world, const std::vector<Bookmark> &bookmarks,
                              const std::function<bool(double)> &goOn)
{
    std::vector<Issue> issues = issuesOfPlayer(world);
    append(issues, issuesOfMarkers(world, bookmarks));
    append(issues, issuesOfMonsters(world));
    append(issues, issuesOfLevels(world));
    if (const std::optional<EditedAreas> areas = findEditedAreas(world, editedRegions(world.map), goOn))
        append(issues, issuesOfAreas(world, bookmarks, *areas));
    std::ranges::sort(issues, [](const Issue &a, const Issue &b) {
        return std::tuple(a.kind, a.at, a.text.english()) < std::tuple(b.kind, b.at, b.text.english());
    });
    return issues;
}

} // namespace cave
