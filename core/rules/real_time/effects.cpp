// SPDX-License-Identifier: MIT
#include "core/rules/real_time/effects.h"

#include "core/rules/inventory.h"
#include "core/rules/real_time/agents.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace cave {
namespace {

constexpr std::size_t kMaxShots = 4096;
constexpr double kShotReach = 0.5; // cells

/// The middle of the nearest player.
Point nearestTo(const World &world, Point from)
{
    return world.party.at(nearestPlayer(world, cellAt(from))).motion.player;
}

/// False once it has come to its end.
bool flies(World &world, const LevelGround &ground, Shot &shot, std::vector<ActionEvent> &events)
{
    ActionState &state = *world.action;
    if (shot.homing)
        shot.velocity = turnedToward(shot.velocity, nearestTo(world, shot.position) - shot.position,
                                     world.content->scenario.action->turnRate * kStepSeconds);
    shot.position = shot.position + shot.velocity * kStepSeconds;
    const auto hits = [&shot](Point middle) {
        const Point way = middle - shot.position;
        return dot(way, way) <= kShotReach * kShotReach;
    };
    if (!shot.byPlayer) {
        bool hit = false;
        forEachPlayer(world, events, [&](PartyMember &member) {
            if (hit || !hits(member.motion.player))
                return;
            hit = true;
            hurtPlayer(world, member, shot.homing ? PlayerHurt::By::Homing : PlayerHurt::By::Arrow,
                       shot.damage, std::nullopt, events);
        });
        if (hit)
            return false;
    }
    if (shot.byPlayer) {
        const auto hit = std::ranges::find_if(state.agents, [&](const Agent &agent) {
            return agent.health > 0 && !kindOf(world, agent).fixture && hits(agent.position);
        });
        if (hit != state.agents.end()) {
            hurtAgent(world, *hit, shot.damage, events);
            return false;
        }
    }
    return !ground.isSolid(cellAt(shot.position));
}

constexpr double kBladeReach = 1.6; // cells, of what is struck in front

/// What this many of an item do: each after the first adds half.
int pointsOf(const ItemType &item, int amount)
{
    const std::int64_t points = item.power + std::int64_t{item.power} * (amount - 1) / 2;
    return static_cast<int>(std::min<std::int64_t>(points, 1'000'000));
}

void takeThing(const Content &content, PartyMember &member, const Feature &thing,
               std::vector<ActionEvent> &events)
{
    const ItemType *item = content.findItem(thing.text);
    if (item == nullptr || thing.value < 1)
        return;
    const auto index = static_cast<std::size_t>(item - content.items.data());
    addItems(content, member.player.inventory, {index, thing.value});
    events.emplace_back(PickedUp{member.player.position, {index, thing.value}});
}

/// Hits all monsters that are near enough and not behind the player.
void strike(World &world, const PlayerMotion &motion, int points, std::vector<ActionEvent> &events)
{
    for (Agent &agent : world.action->agents) {
        const Point way = agent.position - motion.player;
        const double distance = length(way);
        const bool inFront = distance < kTouch || dot(unit(way), motion.facing) >= 0.5;
        if (distance <= kBladeReach && inFront)
            hurtAgent(world, agent, points, events);
    }
}

} // namespace

Shot &letFly(ActionState &state, Point from, Point facing, double speed)
{
    Shot shot;
    shot.id = state.nextShot++;
    shot.position = from + facing * kShotBegins;
    shot.velocity = facing * speed;
    if (state.shots.size() >= kMaxShots)
        state.shots.erase(state.shots.begin());
    return state.shots.emplace_back(shot);
}

void moveShots(World &world, const LevelGround &ground, std::vector<ActionEvent> &events)
{
    std::erase_if(world.action->shots, [&](Shot &shot) {
        if (flies(world, ground, shot, events))
            return false;
        events.emplace_back(ShotEnded{shot.position});
        return true;
    });
}

Point turnedToward(Point velocity, Point aim, double degrees)
{
    const double speed = length(velocity);
    const Point to = unit(aim);
    const Point from = unit(velocity);
    if (speed <= 0 || to == Point{})
        return velocity;
    // Sine and cosine by their series, as those of libraries differ from machine to machine.
    const double angle = degrees * (3.14159265358979323846 / 180);
    const double square = angle * angle;
    const double sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))));
    const double cosine =
        1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))));
    if (dot(from, to) >= cosine)
        return to * speed;
    const double cross = from.x * to.y - from.y * to.x;
    const double side = cross < 0 ? -sine : sine;
    return unit({from.x * cosine - from.y * side, from.x * side + from.y * cosine}) * speed;
}

void hurtPlayer(const World &world, PartyMember &member, PlayerHurt::By by, int points,
                std::optional<std::size_t> kind, std::vector<ActionEvent> &events)
{
    PlayerMotion &motion = member.motion;
    const bool spared = by != PlayerHurt::By::Spike && by != PlayerHurt::By::Potion && motion.unhurtFor > 0;
    if (points <= 0 || spared || member.player.health <= 0)
        return;
    const int done = by == PlayerHurt::By::Touch ? touchDamage(world, member, points) : points;
    const int lost = std::min(done, member.player.health);
    member.player.health -= lost;
    if (by == PlayerHurt::By::Touch)
        motion.unhurtFor = world.content->scenario.action->mercy / 100.0;
    events.emplace_back(PlayerHurt{by, lost, kind});
}

int healPlayer(const World &world, PartyMember &member, int points, std::vector<ActionEvent> &events)
{
    const int missing = world.content->scenario.action->health - member.player.health;
    const int given = std::clamp(missing, 0, std::max(0, points));
    member.player.health += given;
    if (given > 0)
        events.emplace_back(PlayerHealed{given});
    return given;
}

void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events)
{
    if (kindOf(world, agent).fixture || points <= 0 || agent.health <= 0)
        return;
    const int lost = std::min(agent.health, 100 * std::min(points, 1'000'000));
    agent.health -= lost;
    events.emplace_back(AgentHurt{agent.id, agent.kind, agent.position, (lost + 99) / 100});
}

bool leavesPotion(const World &world, const Player &player, const Feature &potion)
{
    return potion.value > 0 && world.spec.settings.gentleStart == Ease::On &&
           player.health >= world.content->scenario.action->health;
}

bool leavesPotionAt(World &world, const Player &player, WorldPos at)
{
    const int size = world.map.regionSize();
    const RegionPos pos = regionOf(at, size);
    const CellPos cell = cellOf(at, size);
    if (!world.content->scenario.action || world.map.changesOf(pos).isClaimed(cell))
        return false;
    return std::ranges::any_of(world.map.region(pos).features, [&](const Feature &feature) {
        return feature.cell == cell && feature.kind == FeatureKind::Potion &&
               leavesPotion(world, player, feature);
    });
}

bool meetThing(World &world, PartyMember &member, const Feature &thing, std::vector<ActionEvent> &events)
{
    const WorldPos at = member.player.position;
    switch (thing.kind) {
    case FeatureKind::Start:
    case FeatureKind::Decoration:
    case FeatureKind::Camp:
    case FeatureKind::Relic:
    case FeatureKind::MapPiece:
    case FeatureKind::Gate:
    case FeatureKind::Pedestal:
    case FeatureKind::Shrine:
    case FeatureKind::Captive:
        return false;
    case FeatureKind::Finish:
    case FeatureKind::Door:
        if (const std::optional<WorldPos> to = world.map.plan().linkFrom(at);
            to || thing.kind == FeatureKind::Finish)
            events.emplace_back(LevelLeft{at, to});
        return false;
    case FeatureKind::Spike:
        hurtPlayer(world, member, PlayerHurt::By::Spike, std::numeric_limits<int>::max(), std::nullopt,
                   events);
        events.emplace_back(PlayerSlain{});
        return false;
    case FeatureKind::Potion:
        if (leavesPotion(world, member.player, thing))
            return false;
        if (thing.value < 0)
            hurtPlayer(world, member, PlayerHurt::By::Potion, -thing.value, std::nullopt, events);
        else
            healPlayer(world, member, thing.value, events);
        if (member.player.health <= 0)
            events.emplace_back(PlayerSlain{});
        return true;
    case FeatureKind::Pickup:
        takeThing(*world.content, member, thing, events);
        return true;
    case FeatureKind::Info:
        events.emplace_back(InfoRead{at, thing.text});
        return false;
    }
    return false;
}

std::optional<UseIssue> useHeld(World &world, PartyMember &member, std::vector<ActionEvent> &events)
{
    PlayerMotion &motion = member.motion;
    Inventory &inventory = member.player.inventory;
    if (!inventory.weapon)
        return UseIssue::NothingHeld;
    const std::size_t index = *inventory.weapon;
    ItemStack &stack = inventory.stacks[index];
    const ItemType &item = world.content->items[stack.item];
    if (!isUsable(item.kind))
        return UseIssue::NothingHeld;
    if (!isReady(motion.sinceUse, item.cooldown))
        return UseIssue::NotReady;
    motion.sinceUse = 0;
    events.emplace_back(ItemUsed{stack.item});
    if (item.kind == ItemKind::Blade) {
        strike(world, motion, pointsOf(item, stack.amount), events);
    } else if (item.kind == ItemKind::Staff) {
        const ActionTable &table = *world.content->scenario.action;
        Shot &shot = letFly(*world.action, motion.player, motion.facing, table.arrowSpeed / 100.0);
        shot.damage = pointsOf(item, stack.amount);
        shot.byPlayer = true;
        events.emplace_back(ShotFired{std::nullopt, false, shot.position});
    } else {
        stack.amount -= healPlayer(world, member, std::min(item.power, stack.amount), events);
        if (stack.amount <= 0)
            takeStack(inventory, index);
    }
    return std::nullopt;
}

} // namespace cave
