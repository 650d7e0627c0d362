// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/base/point.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {
namespace {

std::uint64_t addText(std::uint64_t hash, std::string_view text)
{
    return combine(hash, text.size(), hashBytes(text));
}

std::uint64_t specHash(const WorldSpec &spec)
{
    std::uint64_t hash =
        combine(addText(0, spec.seed), spec.seedNumber.has_value(), spec.seedNumber.value_or(0));
    hash = combine(addText(hash, generatorName(spec.generator.kind)), spec.generator.version);
    for (const SettingInfo &info : settingsOf(spec.generator.kind)) {
        if (isStored(info, spec.settings))
            hash = combine(addText(hash, info.key), info.get(spec.settings));
    }
    for (const LevelFileText &file : spec.levelFiles)
        hash = addText(addText(hash, file.name), file.text);
    return hash;
}

std::uint64_t inventoryHash(const Inventory &inventory, const Content &content)
{
    std::uint64_t hash = inventory.stacks.size();
    std::vector<std::optional<std::uint64_t>> keys(content.items.size()); // of many stacks, few items differ
    for (const ItemStack &stack : inventory.stacks) {
        const std::string_view key = content.items[stack.item].key;
        std::optional<std::uint64_t> &hashOfKey = keys[stack.item];
        if (!hashOfKey)
            hashOfKey = hashBytes(key);
        hash = combine(hash, key.size(), *hashOfKey, stack.amount);
    }
    return combine(hash, inventory.weapon ? *inventory.weapon + 1 : 0,
                   inventory.armour ? *inventory.armour + 1 : 0);
}

std::uint64_t statisticsHash(const Statistics &statistics)
{
    std::uint64_t hash =
        combine(0, statistics.steps, statistics.cellsExplored, statistics.chestsOpened, statistics.itemsFound,
                statistics.goldFound, statistics.fights, statistics.deaths);
    for (const auto &[kind, kills] : statistics.kills)
        hash = combine(addText(hash, kind), kills);
    return hash;
}

std::uint64_t statsHash(std::uint64_t hash, const FighterStats &stats)
{
    return combine(hash, stats.health, stats.armour, stats.damageHundredths);
}

std::uint64_t rollHash(std::uint64_t hash, const DiceRoll &roll)
{
    return combine(hash, roll.sides, roll.rolled, roll.modifier);
}

std::uint64_t diceHash(std::uint64_t hash, const DiceAction &action)
{
    hash = rollHash(rollHash(combine(hash, action.by, action.kind), action.roll), action.dodge);
    return combine(hash, action.dodgeTenths, action.dodged, action.blocked, action.harm, action.health,
                   action.item);
}

std::uint64_t diceHash(const DiceFight &dice)
{
    std::uint64_t hash = combine(2, dice.enemyHealth, dice.dodgeTenths, dice.actions.size());
    for (const DiceAction &action : dice.actions)
        hash = diceHash(hash, action);
    return hash;
}

std::uint64_t roundsHash(const RoundFight &rounds)
{
    std::uint64_t hash = combine(3, rounds.enemy.health, rounds.enemy.armour);
    for (const std::vector<int> *returning : {&rounds.enemy.returning, &rounds.returning}) {
        hash = combine(hash, returning->size());
        for (const int points : *returning)
            hash = combine(hash, points);
    }
    return hash;
}

std::uint64_t fightHash(const Fight &fight)
{
    std::uint64_t hash = hashAt(1, fight.enemy.home.x, fight.enemy.home.y);
    hash = combine(hash, fight.enemy.index, fight.kind);
    hash = statsHash(statsHash(hash, fight.playerStats), fight.enemyStats);
    hash = combine(hash, fight.first, fight.stuns.size());
    for (const bool stun : fight.stuns)
        hash = combine(hash, stun);
    for (const FightAlly &ally : fight.allies)
        hash = statsHash(combine(hash, ally.player, ally.blows), ally.stats);
    if (!fight.allies.empty())
        hash = combine(hash, fight.opener);
    if (fight.rounds)
        hash = combine(hash, roundsHash(*fight.rounds));
    return fight.dice ? combine(hash, diceHash(*fight.dice)) : hash;
}

/// Hashes the bits, as those are saved.
std::uint64_t addReal(std::uint64_t hash, double value)
{
    return combine(hash, std::bit_cast<std::uint64_t>(value));
}

std::uint64_t addPoint(std::uint64_t hash, Point point)
{
    return addReal(addReal(hash, point.x), point.y);
}

std::uint64_t agentHash(std::uint64_t hash, const Agent &agent)
{
    hash = combine(hash, hashAt(1, agent.id.home.x, agent.id.home.y));
    hash = combine(hash, agent.id.index, agent.kind);
    hash = addPoint(addPoint(hash, agent.position), agent.facing);
    hash = combine(hash, agent.health, agent.fullHealth, agent.strength, agent.moving);
    hash = addReal(addReal(hash, agent.sinceShot), agent.sinceHeal);
    return combine(hash, agent.toward ? hashAt(1, agent.toward->x, agent.toward->y) : 0);
}

std::uint64_t shotHash(std::uint64_t hash, const Shot &shot)
{
    hash = addPoint(addPoint(combine(hash, shot.id), shot.position), shot.velocity);
    return combine(hash, shot.damage, shot.homing, shot.byPlayer);
}

std::uint64_t motionHash(std::uint64_t hash, const PlayerMotion &motion)
{
    hash = addPoint(addPoint(hash, motion.player), motion.facing);
    hash = combine(hash, motion.steering ? 1 + word(static_cast<int>(*motion.steering)) : 0);
    return addReal(addReal(hash, motion.unhurtFor), motion.sinceUse);
}

/// `motion`: of the only player; any one where several play.
std::uint64_t actionHash(const ActionState &action, const PlayerMotion &motion)
{
    std::uint64_t hash = motionHash(word(action.level), motion);
    hash = combine(hash, action.nextShot, action.agents.size());
    for (const Agent &agent : action.agents)
        hash = agentHash(hash, agent);
    hash = combine(hash, action.shots.size());
    for (const Shot &shot : action.shots)
        hash = shotHash(hash, shot);
    return hash;
}

std::uint64_t conditionHash(const PlayerCondition &condition)
{
    std::uint64_t hash = combine(condition.known.size(), condition.armourLost, condition.poison,
                                 condition.edgeBlows, condition.edgePercent, condition.farSight);
    for (const std::string &key : condition.known)
        hash = addText(hash, key);
    // Newer state, as below.
    if (condition.vigour > 0 || condition.light > 0)
        hash = combine(hash, condition.vigour, condition.light);
    if (condition.camp)
        hash = combine(hash, hashAt(1, condition.camp->x, condition.camp->y));
    if (const std::optional<Companion> &companion = condition.companion) {
        hash = combine(addText(hash, companion->kind), companion->health);
        hash = combine(hash, hashAt(2, companion->position.x, companion->position.y));
    }
    if (const std::optional<SmokeCloud> &smoke = condition.smoke)
        hash = combine(hash, hashAt(3, smoke->at.x, smoke->at.y), smoke->radius, smoke->turns);
    return hash;
}

std::uint64_t playerHash(const World &world, const Player &player)
{
    std::uint64_t hash =
        combine(hashAt(0, player.position.x, player.position.y), world.turn, world.commands,
                inventoryHash(player.inventory, *world.content), statisticsHash(player.statistics));
    // Newer state is skipped if it has its default, so that older logs still match.
    if (player.experience == 0 && player.health == 0 && world.run == RunState::Going && !world.realTime)
        return hash;
    hash = combine(hash, player.experience, player.health, world.run, world.realTime);
    return player.condition == PlayerCondition{} ? hash : combine(hash, conditionHash(player.condition));
}

/// Of all players, independent of which one is shown.
std::uint64_t playersHash(World &world)
{
    if (world.party.isAlone())
        return playerHash(world, world.player());
    std::uint64_t hash = word(world.party.acting);
    for (const PartyMember &member : world.party.members) {
        hash = combine(hash, member.id, member.present, member.watching, playerHash(world, member.player));
        if (world.party.ownMaps)
            hash = combine(hash, world.map.exploredBy(member.id).hash());
    }
    return hash;
}

std::uint64_t chanceHash(const World &world)
{
    const auto hashOfFight = [](const std::optional<Fight> &fight) { return fight ? fightHash(*fight) : 0; };
    std::uint64_t hash = combine(world.streams.combat.state(), world.streams.death.state());
    if (world.party.isAlone()) {
        hash = combine(hash, hashOfFight(world.fight()));
        return world.action ? combine(hash, actionHash(*world.action, world.motion())) : hash;
    }
    for (const PartyMember &member : world.party.members) {
        hash = combine(hash, hashOfFight(member.fight));
        if (world.action)
            hash = motionHash(hash, member.motion);
    }
    return world.action ? combine(hash, actionHash(*world.action, {})) : hash;
}

} // namespace

std::uint64_t StateHashes::all() const
{
    return combine(spec, player, regions, chance);
}

StateHashes stateHashes(World &world)
{
    StateHashes hashes;
    hashes.player = playersHash(world);
    hashes.regions = world.map.changesHash();
    hashes.chance = chanceHash(world);
    hashes.spec = specHash(world.spec);
    return hashes;
}

std::uint64_t stateHash(World &world)
{
    return stateHashes(world).all();
}

} // namespace cave
