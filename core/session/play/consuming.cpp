// SPDX-License-Identifier: MIT
#include "core/session/play/consuming.h"

#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/monster_turn.h"
#include "core/rules/rounds/round_combat.h"
#include "core/rules/spawn.h"
#include "core/session/play/play_state.h"

#include <algorithm>
#include <set>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kFleeReach = 2000; // cells searched

/// What is explored within `radius`: floor, and the rock beside it.
int exploreAround(PlayState &play, int radius, std::vector<Event> &events)
{
    World &world = play.world;
    const WorldPos centre = play.player().position;
    const WorldPos origin{centre.x - radius, centre.y - radius};
    const int side = 2 * radius + 1;
    BitGrid cells;
    cells.reset(side, side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const std::int64_t dx = x - radius;
            const std::int64_t dy = y - radius;
            const bool inside = dx * dx + dy * dy <= std::int64_t{radius} * radius;
            if (!inside || world.map.isRock({origin.x + x, origin.y + y}))
                continue;
            for (int ny = std::max(y - 1, 0); ny <= std::min(y + 1, side - 1); ++ny) {
                for (int nx = std::max(x - 1, 0); nx <= std::min(x + 1, side - 1); ++nx)
                    cells.set(nx, ny);
            }
        }
    }
    std::vector<RegionPos> touched;
    const int fresh = world.map.explore(play.actor().id, origin, cells, touched);
    play.unsaved.regions.insert(touched.begin(), touched.end());
    if (world.map.hasOwnMaps()) {
        for (const RegionPos pos : touched)
            play.unsaved.ownMaps.emplace(play.actor().id, pos);
    }
    play.player().statistics.cellsExplored += fresh;
    play.unsaved.statistics = true;
    if (fresh > 0)
        events.emplace_back(CellsExplored{fresh, {origin, side, side}});
    return fresh;
}

/// Hunters nearby lose track of the player; how many.
int shakeOff(PlayState &play)
{
    World &world = play.world;
    int shaken = 0;
    for (const Monster &monster :
         monstersNear(world, play.player().position, viewRadiusOf(world, play.player()))) {
        if (monster.state.patience == 0)
            continue;
        MonsterState state = monster.state;
        state.patience = 0;
        setMonsterState(world, monster.id, state);
        play.unsaved.regions.insert(monster.id.home);
        ++shaken;
    }
    return shaken;
}

int heal(PlayState &play, const ItemType &type)
{
    Player &player = play.player();
    const int points = restoredBy(play.content(), player, type);
    if (type.effect == EffectKind::Heal)
        player.health += points;
    else
        player.condition.armourLost =
            wornArmour(play.content(), player) - armourLeft(play.content(), player) - points;
    return points;
}

/// Smoke that stays hides from all; smoke of no duration, which older worlds have, from those who hunt now.
int smoke(PlayState &play, const ItemType &type)
{
    if (type.turns == 0)
        return play.fight() ? 1 : shakeOff(play);
    play.player().condition.smoke = SmokeCloud{play.player().position, type.power, type.turns};
    shakeOff(play);
    return type.turns;
}

int sharpen(PlayerCondition &condition, const ItemType &type)
{
    condition.edgeBlows = type.turns;
    condition.edgePercent = type.power;
    return type.turns;
}

} // namespace

int takeEffect(PlayState &play, const ItemType &type, std::vector<Event> &after)
{
    PlayerCondition &condition = play.player().condition;
    switch (type.effect) {
    case EffectKind::Heal:
    case EffectKind::Stone:
        return heal(play, type);
    case EffectKind::Smoke:
        return smoke(play, type);
    case EffectKind::Harm:
        return play.fight() ? type.power : 0;
    case EffectKind::Edge:
        return sharpen(condition, type);
    case EffectKind::Sight:
        return condition.farSight = type.turns;
    case EffectKind::Map:
        return exploreAround(play, type.power, after);
    case EffectKind::Recall:
        return recallPlace(play) ? 1 : 0;
    case EffectKind::Cure:
        return std::exchange(condition.poison, 0);
    case EffectKind::Poison:
        return condition.poison = std::max(condition.poison, type.turns);
    case EffectKind::Vigour:
        condition.vigour += type.power;
        play.player().health += type.power;
        return type.power;
    case EffectKind::Light:
        condition.light += type.power;
        return type.power;
    }
    return 0;
}

namespace {

void takeOne(Inventory &inventory, std::size_t index)
{
    if (inventory.stacks[index].amount > 1)
        --inventory.stacks[index].amount;
    else
        takeStack(inventory, index);
}

/// Of the player, and of their companion.
void healAPoint(const Content &content, Player &player)
{
    if (player.condition.poison == 0 && player.health < fullHealth(content, player))
        ++player.health;
    const MonsterType *companion = companionOf(content, player);
    if (companion != nullptr && player.condition.companion->health < companion->health)
        ++player.condition.companion->health;
}

/// True in every `period`-th turn.
bool isDue(const World &world, int period)
{
    return period > 0 && world.turn % period == 0;
}

} // namespace

const ItemType *consume(PlayState &play, const CastCommand &command, std::vector<Event> &events)
{
    Player &player = play.player();
    if (command.index >= player.inventory.stacks.size()) {
        events.emplace_back(CommandRefused{Refusal::NoSuchItem});
        return nullptr;
    }
    const std::size_t item = player.inventory.stacks[command.index].item;
    const ItemType &type = play.content().items[item];
    if (type.kind != ItemKind::Consumable) {
        events.emplace_back(CommandRefused{Refusal::NotUsable});
        return nullptr;
    }
    ConsumableUsed used{item, 0, !isKnown(play.content(), player, item)};
    takeOne(player.inventory, command.index);
    if (used.learnt)
        player.condition.known.insert(type.key);
    std::vector<Event> after;
    used.amount = takeEffect(play, type, after);
    play.unsaved.inventory = true;
    play.unsaved.run = true;
    events.emplace_back(used);
    events.insert(events.end(), after.begin(), after.end());
    return &type;
}

bool useConsumable(PlayState &play, const CastCommand &command, std::vector<Event> &events)
{
    const ItemType *type = consume(play, command, events);
    if (type == nullptr)
        return false;
    const bool recalls = type->effect == EffectKind::Recall;
    if (const std::optional<WorldPos> to = recalls ? recallPlace(play) : std::nullopt)
        putPlayer(play, *to, events);
    return true;
}

std::optional<WorldPos> recallPlace(PlayState &play)
{
    World &world = play.world;
    const Level *level = world.map.plan().levelAt(play.player().position);
    const std::optional<WorldPos> known = level != nullptr ? level->start : play.player().condition.camp;
    Result<WorldPos> place = known ? Result<WorldPos>(*known) : findSpawn(world);
    if (place)
        place = findPlaceNear(world, play.actor(), *place);
    return place ? std::optional(*place) : std::nullopt;
}

std::optional<WorldPos> fleePlace(PlayState &play)
{
    World &world = play.world;
    const WorldPos from = play.player().position;
    std::vector<WorldPos> reached{from};
    std::set<WorldPos> known{from};
    for (std::size_t next = 0; next < reached.size() && next < kFleeReach; ++next) {
        const WorldPos at = reached[next];
        if (at != from && monstersNear(world, at, 1).empty() && monstersThatSee(world, at).empty() &&
            allyAt(world, play.actor().id, at) == nullptr && world.map.chestAt(at) != ChestState::Closed)
            return at;
        for (const Direction direction : kDirections) {
            const WorldPos to = step(at, direction);
            if (!world.map.isRock(to) && monstersNear(world, to, 0).empty() && known.insert(to).second)
                reached.push_back(to);
        }
    }
    return std::nullopt;
}

void putPlayer(PlayState &play, WorldPos to, std::vector<Event> &events)
{
    const WorldPos from = std::exchange(play.player().position, to);
    bringCompanion(play.player());
    events.emplace_back(PlayerMoved{from, to});
    play.look(events);
    play.reportMonsters(events);
}

void bringCompanion(Player &player)
{
    if (player.condition.companion)
        player.condition.companion->position = player.position;
}

void sufferPoison(PlayState &play)
{
    Player &player = play.player();
    if (player.condition.poison == 0)
        return;
    --player.condition.poison;
    player.health = std::max(player.health - 1, std::min(player.health, 1));
    play.unsaved.run = true;
}

bool healsSlowly(const World &world, const PartyMember &member)
{
    const std::optional<HeroTable> &hero = world.content->scenario.hero;
    return hero && hero->healTurns > 0 && world.spec.settings.slowHealing == Ease::On && !member.fight &&
           member.player.health < diceStats(*world.content, member.player).health;
}

void healSlowly(PlayState &play)
{
    World &world = play.world;
    if (!healsSlowly(world, play.actor()) || !isDue(world, play.content().scenario.hero->healTurns))
        return;
    const Level *level = world.map.plan().levelAt(play.player().position);
    const auto hunts = [level](const Monster &monster) {
        const bool here = level == nullptr || level->area.contains(monster.state.position);
        return here && monster.state.patience > 0; // those on the floors before stay there
    };
    if (std::ranges::any_of(monstersNear(world, play.player().position, activeRadius(world)), hunts))
        return;
    ++play.player().health;
    play.unsaved.run = true;
}

void passTurn(PlayState &play)
{
    healSlowly(play);
    const std::optional<RoundTable> &rounds = play.content().scenario.rounds;
    if (!rounds || play.fight())
        return;
    Player &player = play.player();
    const Player before = player;
    sufferPoison(play);
    player.condition.farSight = std::max(player.condition.farSight - 1, 0);
    if (player.condition.smoke && --player.condition.smoke->turns == 0)
        player.condition.smoke.reset();
    if (isDue(play.world, rounds->restTurns) && player.condition.armourLost > 0)
        --player.condition.armourLost;
    if (isDue(play.world, rounds->healTurns))
        healAPoint(play.content(), player);
    play.unsaved.run = play.unsaved.run || player != before;
}

} // namespace cave
