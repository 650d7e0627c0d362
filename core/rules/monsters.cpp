// SPDX-License-Identifier: MIT
#include "core/rules/monsters.h"

#include "core/base/geometry.h"
#include "core/base/hashing.h"
#include "core/rules/journey/journey.h"
#include "core/sight/line_of_sight.h"
#include "core/world/generator_info.h"
#include "core/world/region.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace cave {
namespace {

/// The weight of a kind at this distance from the origin; 0 if it doesn't live there.
std::uint32_t weightAt(const MonsterType &monster, std::int64_t distance)
{
    return monster.minDistance <= distance ? static_cast<std::uint32_t>(monster.weight) : 0;
}

const MonsterChange *changeOf(const RegionChanges &changes, int index)
{
    const auto place = std::ranges::lower_bound(changes.monsters, index, {}, &MonsterChange::index);
    return place == changes.monsters.end() || place->index != index ? nullptr : &*place;
}

/// A monster of the seed, the `index`th of its region, at `start`.
Monster seededMonster(World &world, const MonsterId &id, CellPos start)
{
    const WorldPos home = worldPos(id.home, start, world.map.regionSize());
    Monster monster{id, 0, home, {}};
    monster.state.position = home;
    const MonsterChange *change = changeOf(world.map.changesOf(id.home), id.index);
    if (change != nullptr)
        monster.state = change->state;
    monster.kind = change != nullptr && change->kind ? *change->kind : seededKind(world, id, home);
    return monster;
}

/// An added monster.
Monster placedMonster(const World &world, RegionPos pos, const MonsterChange &change)
{
    return {{pos, change.index},
            change.kind.value_or(plainKind(*world.content)),
            homeOfPlaced(pos, world.map.regionSize()),
            change.state};
}

/// Calls `use(monster)` for each monster of a region, including dead ones.
template<class Use>
void forEachMonster(World &world, RegionPos pos, Use use)
{
    const std::vector<CellPos> starts = world.map.region(pos).monsters;
    for (std::size_t i = 0; i < starts.size(); ++i)
        use(seededMonster(world, {pos, static_cast<int>(i)}, starts[i]));
    for (const MonsterChange &change : world.map.changesOf(pos).monsters) {
        if (std::cmp_greater_equal(change.index, starts.size()))
            use(placedMonster(world, pos, change));
    }
}

bool isInSquare(WorldPos p, WorldPos centre, int radius)
{
    return std::abs(p.x - centre.x) <= radius && std::abs(p.y - centre.y) <= radius;
}

std::int64_t squaredDistance(WorldPos a, WorldPos b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// On a floor, all monsters but the last are of the tier two below its number, the last is of the next tier;
/// so four tiers are enough for five floors. If no kind has the tier, the nearest one is used.
std::size_t kindOnFloor(const World &world, const MonsterId &id, WorldPos home)
{
    const Level *level = world.map.plan().levelAt(home);
    const int number = level == nullptr ? 1 : level->number;
    const bool strongest = id.index == number - 2;
    const int wanted = std::max(1, strongest ? number - 1 : number - 2);
    const std::vector<MonsterType> &kinds = world.content->monsters;
    std::size_t best = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (std::abs(kinds[i].tier - wanted) < std::abs(kinds[best].tier - wanted))
            best = i;
    }
    return best;
}

/// The kind in the cast of the monster's region.
std::size_t castKind(World &world, const MonsterId &id)
{
    const std::vector<CastMember> &cast = world.map.region(id.home).cast;
    const auto index = static_cast<std::size_t>(id.index);
    const MonsterType *type = index < cast.size() ? world.content->findMonster(cast[index].kind) : nullptr;
    return type == nullptr ? plainKind(*world.content)
                           : static_cast<std::size_t>(type - world.content->monsters.data());
}

/// Of the region's cast, or drawn for the band.
std::size_t kindInBand(World &world, const MonsterId &id, WorldPos home)
{
    const std::vector<CastMember> &cast = world.map.region(id.home).cast;
    const auto index = static_cast<std::size_t>(id.index);
    if (index < cast.size() && !cast[index].kind.empty())
        return castKind(world, id);
    const Band *band = bandAt(*world.content, home);
    if (band == nullptr)
        return plainKind(*world.content);
    const std::uint64_t place = hashAt(combine(world.key, hashBytes("band monster")), id.home.x, id.home.y);
    const Share &share = drawShare(band->monsters, combine(place, id.index));
    return static_cast<std::size_t>(world.content->findMonster(share.key) - world.content->monsters.data());
}

} // namespace

std::size_t monsterKindAt(const Content &content, std::uint64_t worldKey, RegionPos region, int index,
                          std::int64_t distance)
{
    std::uint32_t total = 0;
    for (const MonsterType &monster : content.monsters)
        total += weightAt(monster, distance);
    assert(total > 0);
    const std::uint64_t key = combine(worldKey, hashBytes("monster kind"));
    const std::uint64_t word = combine(hashAt(key, region.x, region.y), index);
    std::uint32_t ticket = pickBelow(word, total);
    std::size_t kind = 0;
    while (ticket >= weightAt(content.monsters[kind], distance)) {
        ticket -= weightAt(content.monsters[kind], distance);
        ++kind;
    }
    return kind;
}

std::size_t plainKind(const Content &content)
{
    const auto plain = std::ranges::find(content.monsters, kPlainMonster, &MonsterType::key);
    if (plain == content.monsters.end())
        return 0; // If nothing has changed, all monsters are at home, which saves generating regions in a new
                  // world.
    return static_cast<std::size_t>(std::distance(content.monsters.begin(), plain));
}

std::size_t seededKind(World &world, const MonsterId &id, WorldPos home)
{
    switch (generatorInfo(world.spec.generator.kind).population) {
    case Population::Plain:
        return plainKind(*world.content);
    case Population::Floor:
        return kindOnFloor(world, id, home);
    case Population::Cast:
        return castKind(world, id);
    case Population::Bands:
        return kindInBand(world, id, home);
    case Population::Distance:
        break;
    }
    const LevelPlan &plan = world.map.plan();
    const WorldPos origin = plan.isBounded() ? plan.levels.front().start.value_or(WorldPos{}) : WorldPos{};
    return monsterKindAt(*world.content, world.key, id.home, id.index,
                         std::max(std::abs(home.x - origin.x), std::abs(home.y - origin.y)));
}

WorldPos homeOfPlaced(RegionPos pos, int regionSize)
{
    return worldPos(pos, {regionSize / 2, regionSize / 2}, regionSize);
}

bool isInMonsterRange(const World &world, WorldPos home, WorldPos p)
{
    const LevelPlan &plan = world.map.plan();
    if (world.content->scenario.relentless && plan.isBounded())
        return plan.levelAt(home) == plan.levelAt(p);
    return isInSquare(p, home, kMonsterRange);
}

int farthestDisc(const World &world)
{
    int radius = 0;
    if (world.content->scenario.contact) {
        for (const Level &level : world.map.plan().levels)
            radius = std::max(radius, level.number);
        return radius;
    }
    for (const MonsterType &type : world.content->monsters)
        radius = std::max(radius, type.sightRadius);
    return radius;
}

int farthestDiscOf(const World &world, const MonsterId &id)
{
    if (generatorInfo(world.spec.generator.kind).population != Population::Distance)
        return farthestDisc(world);
    const std::vector<MonsterType> &types = world.content->monsters;
    const int size = world.map.regionSize();
    // How far the nearest and the farthest cell of a row of regions are from the origin.
    const auto distances = [size](std::int64_t region) {
        const std::int64_t first = std::abs(region * size);
        const std::int64_t last = std::abs(region * size + size - 1);
        return std::pair(std::min(first, last), std::max(first, last));
    };
    const auto [nearX, farX] = distances(id.home.x);
    const auto [nearY, farY] = distances(id.home.y);
    const std::int64_t nearest = std::max(nearX, nearY);
    const auto radiusAt = [&](std::int64_t distance) {
        return types[monsterKindAt(*world.content, world.key, id.home, id.index, distance)].sightRadius;
    };
    int radius = radiusAt(nearest);
    for (const MonsterType &type : types) { // where more kinds begin to live
        if (type.minDistance > nearest && type.minDistance <= std::max(farX, farY))
            radius = std::max(radius, radiusAt(type.minDistance));
    }
    return radius;
}

int sightRadiusOf(const World &world, const Monster &monster)
{
    if (!world.content->scenario.contact)
        return kindOf(world, monster).sightRadius;
    const Level *level = world.map.plan().levelAt(monster.home);
    return level == nullptr ? 1 : level->number;
}

const NamedTree *treeOf(const World &world, const Monster &monster)
{
    const std::vector<std::string> &habits = world.content->scenario.habits;
    if (habits.empty())
        return world.content->findNamedTree(kindOf(world, monster).tree);
    const std::uint64_t place =
        hashAt(combine(world.key, hashBytes("habit")), monster.id.home.x, monster.id.home.y);
    const std::uint64_t word = combine(place, monster.id.index);
    return world.content->findNamedTree(habits[pickBelow(word, static_cast<std::uint32_t>(habits.size()))]);
}

std::optional<Monster> findMonster(World &world, const MonsterId &id)
{
    const std::vector<CellPos> &starts = world.map.region(id.home).monsters;
    if (id.index >= 0 && std::cmp_less(id.index, starts.size()))
        return seededMonster(world, id, starts[static_cast<std::size_t>(id.index)]);
    const MonsterChange *change = changeOf(world.map.changesOf(id.home), id.index);
    return change == nullptr ? std::nullopt : std::optional<Monster>(placedMonster(world, id.home, *change));
}

std::vector<Monster> monstersOf(World &world, RegionPos home)
{
    std::vector<Monster> monsters;
    forEachMonster(world, home, [&](const Monster &monster) { monsters.push_back(monster); });
    return monsters;
}

void reserveRegionsForMonsters(World &world, int radius)
{
    const int across = 2 * (radius + kMonsterRange) / world.map.regionSize() + 4;
    world.map.reserveCache(static_cast<std::size_t>(across) * static_cast<std::size_t>(across));
}

std::vector<Monster> monstersNear(World &world, WorldPos centre, int radius)
{
    const int size = world.map.regionSize();
    // Monsters don't leave bounded levels.
    const int span = radius + (world.map.changes().empty() ? 0 : kMonsterRange);
    const CellRect square = squareAround(centre, span);
    std::vector<Monster> monsters;
    // trees at the viewer don't block
    forEachRegion(clipToLevel(world.map.plan(), square, centre), size, [&](RegionPos pos, const CellRect &) {
        forEachMonster(world, pos, [&](const Monster &monster) {
            if (monster.state.alive && isInSquare(monster.state.position, centre, radius))
                monsters.push_back(monster);
        });
    });
    std::ranges::sort(monsters, {}, &Monster::id);
    return monsters;
}

void setMonsterState(World &world, const MonsterId &id, const MonsterState &state)
{
    world.map.edit(id.home, [&](RegionChanges &changes) {
        const auto place =
            std::lower_bound(changes.monsters.begin(), changes.monsters.end(), id.index,
                             [](const MonsterChange &change, int index) { return change.index < index; });
        if (place != changes.monsters.end() && place->index == id.index)
            place->state = state;
        else
            changes.monsters.insert(place, MonsterChange{id.index, state, std::nullopt});
    });
}

const MonsterType &kindOf(const World &world, const Monster &monster)
{
    return world.content->monsters[monster.kind];
}

bool inDiscOf(const World &world, const Monster &monster, WorldPos p)
{
    const WorldPos at = monster.state.position;
    return inDisc(world.spec.settings.disc, sightRadiusOf(world, monster), p.x - at.x, p.y - at.y);
}

bool seesCell(World &world, const Monster &monster, WorldPos p)
{
    const WorldPos own = monster.state.position; // one looks out from among trees
    const auto blocks = [&world, own](WorldPos cell) { return cell != own && world.map.blocksSight(cell); };
    if (!inDiscOf(world, monster, p) || isAsleep(world, monster.id) || isInSmoke(world, p))
        return false;
    return world.content->scenario.contact ||
           lineOfSight(blocks, monster.state.position, p, world.spec.settings.gaps);
}

bool inAnyDisc(World &world, WorldPos p)
{
    const std::vector<Monster> monsters = monstersNear(world, p, farthestDisc(world));
    return std::ranges::any_of(monsters, [&](const Monster &monster) { return inDiscOf(world, monster, p); });
}

std::vector<Monster> monstersThatSee(World &world, WorldPos p)
{
    std::vector<Monster> monsters = monstersNear(world, p, farthestDisc(world));
    std::erase_if(monsters, [&](const Monster &monster) { return !seesCell(world, monster, p); });
    std::ranges::stable_sort(monsters, [p](const Monster &a, const Monster &b) {
        return squaredDistance(a.state.position, p) < squaredDistance(b.state.position, p);
    });
    return monsters;
}

bool isInCloud(const SmokeCloud &cloud, WorldPos cell)
{
    const std::int64_t dx = cell.x - cloud.at.x;
    const std::int64_t dy = cell.y - cloud.at.y;
    return std::abs(dx) <= cloud.radius && std::abs(dy) <= cloud.radius &&
           dx * dx + dy * dy <= std::int64_t{cloud.radius} * cloud.radius;
}

std::vector<SmokeCloud> smokeClouds(const World &world)
{
    std::vector<SmokeCloud> clouds;
    for (const PartyMember &member : world.party.members) {
        if (member.plays() && member.player.condition.smoke)
            clouds.push_back(*member.player.condition.smoke);
    }
    return clouds;
}

bool isInSmoke(const World &world, WorldPos cell)
{
    return std::ranges::any_of(smokeClouds(world),
                               [cell](const SmokeCloud &cloud) { return isInCloud(cloud, cell); });
}

} // namespace cave
