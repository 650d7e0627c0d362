// SPDX-License-Identifier: MIT
#include "core/session/fight_choices.h"

#include "core/rules/inventory.h"
#include "core/rules/rounds/round_combat.h"

#include <algorithm>

namespace cave {
namespace {

const RoundTable &table(const World &world)
{
    return *world.content->scenario.rounds;
}

const MonsterType &enemyOf(const World &world)
{
    return world.content->monsters[world.fight()->kind];
}

/// The harm that damage from .. to does to a fighter.
PointRange harmTo(const World &world, const RoundFighter &defender, PointRange damage)
{
    const CombatRules rules = combatRules(world.spec.settings);
    RoundFighter weakly = defender;
    RoundFighter strongly = defender;
    return {strikeAt(weakly, rules, Side::Player, damage.least).harm,
            strikeAt(strongly, rules, Side::Player, damage.most).harm};
}

/// The enemy's next blow at `player`, at `percent`, or softened.
PointRange answerTo(const World &world, const RoundFighter &player, int percent, bool guarded)
{
    const int hundredths = static_cast<int>(std::int64_t{blowHundredths(enemyOf(world))} * percent / kWhole);
    PointRange damage = damageRange(table(world), hundredths);
    if (guarded)
        damage = {softened(table(world), damage.least), softened(table(world), damage.most)};
    return harmTo(world, player, damage);
}

void countHarm(const World &world, PointRange harm, Forecast &forecast)
{
    const int health = world.fight()->rounds->enemy.health;
    forecast.harm = harm;
    forecast.wins = harm.least >= health;
    forecast.mayWin = harm.most >= health;
}

/// The damage of the player's own attack, if a choice is one whose effect they know.
std::optional<PointRange> attackOf(const World &world, const Command &command, bool certain)
{
    if (std::holds_alternative<FightCommand>(command))
        return damageRange(table(world), blowHundredths(*world.content, world.player(), enemyOf(world)));
    const auto *uses = std::get_if<CastCommand>(&command);
    if (uses == nullptr || !certain || itemAt(world, uses->index).effect != EffectKind::Harm)
        return std::nullopt;
    const int damage = damageOf(damageHundredths(itemAt(world, uses->index), enemyOf(world)), kWhole);
    return PointRange{damage, damage};
}

/// Whether a choice ends the fight before the companion's blow, or may, as far as the player knows.
bool leavesFight(const World &world, const Command &command, bool certain)
{
    if (std::holds_alternative<FleeCommand>(command))
        return true;
    const auto *uses = std::get_if<CastCommand>(&command);
    if (uses == nullptr)
        return false;
    const EffectKind effect = itemAt(world, uses->index).effect;
    return !certain || effect == EffectKind::Smoke || effect == EffectKind::Recall;
}

/// The companion's blow, which follows the player's attack. The more that did, the less armour is left.
void countHelp(const World &world, const Command &command, const std::optional<PointRange> &attack,
               Forecast &forecast)
{
    const MonsterType *companion = companionOf(*world.content, world.player());
    if (companion == nullptr || forecast.wins || leavesFight(world, command, forecast.certain))
        return;
    const CombatRules rules = combatRules(world.spec.settings);
    const PointRange blow = damageRange(table(world), blowHundredths(*companion));
    RoundFighter weakly = world.fight()->rounds->enemy;
    RoundFighter strongly = weakly;
    if (attack) {
        strikeAt(weakly, rules, Side::Player, attack->least);
        strikeAt(strongly, rules, Side::Player, attack->most);
    }
    forecast.help = {strikeAt(weakly, rules, Side::Player, blow.least, true).harm,
                     strikeAt(strongly, rules, Side::Player, blow.most, true).harm};
    forecast.wins = weakly.health == 0;
    forecast.mayWin = strongly.health == 0;
}

/// What using a consumable does, apart from the enemy's answer; false if it can't answer.
bool forecastUse(const World &world, const ItemType &type, RoundFighter &player, Forecast &forecast)
{
    switch (type.effect) {
    case EffectKind::Heal:
        forecast.restored = restoredBy(*world.content, world.player(), type);
        player.health += forecast.restored;
        return true;
    case EffectKind::Stone:
        forecast.restored = restoredBy(*world.content, world.player(), type);
        player.armour += forecast.restored;
        return true;
    case EffectKind::Harm:
        return type.turns == 0;
    case EffectKind::Smoke:
    case EffectKind::Recall:
        return false;
    case EffectKind::Edge:
    case EffectKind::Sight:
    case EffectKind::Map:
    case EffectKind::Cure:
    case EffectKind::Poison:
    case EffectKind::Vigour:
    case EffectKind::Light:
        break;
    }
    return true;
}

/// The known consumable with this effect that does most.
std::optional<std::size_t> best(const World &world, EffectKind effect)
{
    std::optional<std::size_t> found;
    for (const std::size_t stack : consumables(world)) {
        const ItemType &type = itemAt(world, stack);
        if (type.effect == effect &&
            isKnown(*world.content, world.player(), world.player().inventory.stacks[stack].item) &&
            (!found || type.power > itemAt(world, *found).power))
            found = stack;
    }
    return found;
}

/// How many blows of this range it takes, on average, to take `health`.
int blowsFor(int health, PointRange harm)
{
    const int average = std::max((harm.least + harm.most) / 2, 1);
    return (health + average - 1) / average;
}

/// What gets the player out of danger of dying from the next blow.
std::optional<Command> saved(const World &world, bool loses, bool canFlee)
{
    if (const std::optional<std::size_t> draught = best(world, EffectKind::Heal)) {
        const Command drinks = CastCommand{*draught};
        if (!forecastOf(world, drinks).mayDie)
            return drinks;
    }
    if (const std::optional<std::size_t> flask = best(world, EffectKind::Harm)) {
        const Forecast thrown = forecastOf(world, CastCommand{*flask});
        if (thrown.wins || !thrown.answer)
            return CastCommand{*flask};
    }
    if (!loses)
        return std::nullopt;
    for (const EffectKind effect : {EffectKind::Smoke, EffectKind::Recall}) {
        if (const std::optional<std::size_t> way = best(world, effect))
            return CastCommand{*way};
    }
    if (canFlee && !forecastOf(world, FleeCommand{}).mayDie)
        return FleeCommand{};
    return std::nullopt;
}

/// The stack of the weapon that does most damage to the enemy, if it does more than the one wielded.
std::optional<std::size_t> betterWeapon(const World &world)
{
    int most = blowHundredths(*world.content, world.player(), enemyOf(world));
    std::optional<std::size_t> better;
    for (const std::size_t stack : otherWeapons(world)) {
        const int damage = blowHundredths(*world.content, world.player(), stack, enemyOf(world));
        if (damage > most) {
            most = damage;
            better = stack;
        }
    }
    return better;
}

} // namespace

std::vector<std::size_t> otherWeapons(const World &world)
{
    std::vector<std::size_t> weapons;
    const Inventory &inventory = world.player().inventory;
    for (std::size_t stack = 0; stack < inventory.stacks.size(); ++stack) {
        const bool wielded =
            inventory.weapon && inventory.stacks[*inventory.weapon].item == inventory.stacks[stack].item;
        if (slotOf(itemAt(world, stack).kind) == EquipmentSlot::Weapon && !wielded)
            weapons.push_back(stack);
    }
    return weapons;
}

std::vector<std::size_t> consumables(const World &world)
{
    std::vector<std::size_t> found;
    for (std::size_t stack = 0; stack < world.player().inventory.stacks.size(); ++stack) {
        if (itemAt(world, stack).kind == ItemKind::Consumable)
            found.push_back(stack);
    }
    return found;
}

PointRange harmWith(const World &world, std::size_t stack)
{
    const int hundredths = blowHundredths(*world.content, world.player(), stack, enemyOf(world));
    return harmTo(world, world.fight()->rounds->enemy, damageRange(table(world), hundredths));
}

Forecast forecastOf(const World &world, const Command &command)
{
    const Content &content = *world.content;
    RoundFighter player = roundFighter(content, world.player(), *world.fight()->rounds);
    Forecast forecast;
    bool answers = true;
    const bool guards = std::holds_alternative<DodgeCommand>(command);
    const bool flees = std::holds_alternative<FleeCommand>(command);
    if (const auto *uses = std::get_if<CastCommand>(&command))
        forecast.certain =
            isKnown(content, world.player(), world.player().inventory.stacks[uses->index].item);
    const std::optional<PointRange> attack = attackOf(world, command, forecast.certain);
    if (attack)
        countHarm(world, harmTo(world, world.fight()->rounds->enemy, *attack), forecast);
    if (guards) {
        forecast.restored = takeGuard(player);
    } else if (const auto *uses = std::get_if<CastCommand>(&command)) {
        answers = !forecast.certain || forecastUse(world, itemAt(world, uses->index), player, forecast);
    } else if (flees) {
        answers = table(world).parting > 0;
    }
    countHelp(world, command, attack, forecast);
    if (!answers || forecast.wins)
        return forecast;
    forecast.answer = answerTo(world, player, flees ? table(world).parting : kWhole, guards);
    forecast.mayDie = forecast.answer->most >= player.health;
    return forecast;
}

Command sensibleChoice(const World &world, bool canFlee)
{
    const Forecast strike = forecastOf(world, FightCommand{});
    if (strike.wins || !strike.answer)
        return FightCommand{};
    const PointRange harm{strike.harm.least + strike.help.least, strike.harm.most + strike.help.most};
    const int toWin = blowsFor(world.fight()->rounds->enemy.health, harm);
    const int toLose = blowsFor(world.player().health, *strike.answer);
    const std::optional<std::size_t> weapon = betterWeapon(world);
    if (weapon && toWin > 2 && !strike.mayDie) {
        const int now = blowHundredths(*world.content, world.player(), enemyOf(world));
        const int then = blowHundredths(*world.content, world.player(), *weapon, enemyOf(world));
        if (2 * then >= 3 * now)
            return EquipCommand{*weapon};
    }
    // In time for a blow that stuns, too.
    const bool danger = world.player().health <= 2 * strike.answer->most;
    const bool loses = toLose <= toWin;
    if (danger && !strike.mayWin) {
        if (const std::optional<Command> way = saved(world, loses, canFlee))
            return *way;
    }
    if (strike.mayDie && !strike.mayWin && !forecastOf(world, DodgeCommand{}).mayDie)
        return DodgeCommand{};
    return FightCommand{};
}

} // namespace cave
