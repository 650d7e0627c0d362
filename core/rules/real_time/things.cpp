// SPDX-License-Identifier: MIT
#include "core/rules/real_time/things.h"

#include "core/rules/inventory.h"
#include "core/rules/real_time/agent_turn.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/effects.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace cave {
namespace {

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

/// Hits whoever is near enough and not behind the player.
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
