// SPDX-License-Identifier: MIT
#include "core/session/play/dice_fight.h"

#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/session/play/play_state.h"

namespace cave {

std::optional<Side> FightByDice::carryOut(const Command &command, std::vector<Event> &events)
{
    if (std::holds_alternative<DodgeCommand>(command))
        return dodge(events);
    if (const auto *casting = std::get_if<CastCommand>(&command))
        return cast(*casting, events);
    return attack(events);
}

std::optional<Side> FightByDice::attack(std::vector<Event> &events)
{
    World &world = m_play.world;
    take(throwAttack(Side::Player, diceStats(m_play.content(), m_play.player()),
                     diceStats(m_play.content().monsters[m_play.fight()->kind]),
                     m_play.fight()->dice->enemyHealth, 10, world.streams.combat),
         events);
    return answer(events);
}

std::optional<Side> FightByDice::dodge(std::vector<Event> &events)
{
    take(throwDodge(m_play.world.streams.combat), events);
    return answer(events);
}

std::optional<Side> FightByDice::cast(const CastCommand &command, std::vector<Event> &events)
{
    World &world = m_play.world;
    Inventory &inventory = m_play.player().inventory;
    if (command.index >= inventory.stacks.size()) {
        events.emplace_back(CommandRefused{Refusal::NoSuchItem});
        return std::nullopt;
    }
    const std::size_t scroll = inventory.stacks[command.index].item;
    if (m_play.content().items[scroll].kind != ItemKind::Scroll) {
        events.emplace_back(CommandRefused{Refusal::NotAScroll});
        return std::nullopt;
    }
    const DiceStats stats = diceStats(m_play.content(), m_play.player());
    const bool heals = m_play.content().items[scroll].spell == SpellKind::Heal;
    const int health = heals ? m_play.player().health : m_play.fight()->dice->enemyHealth;
    const DiceAction action =
        throwScroll(m_play.content(), scroll, stats.intellect, health, stats.health, world.streams.combat);
    takeStack(inventory, command.index);
    m_play.unsaved.inventory = true;
    take(action, events);
    return m_play.fight()->dice->enemyHealth == 0 ? std::optional(Side::Player) : std::nullopt;
}

/// Lets an action of either side come true.
void FightByDice::take(const DiceAction &action, std::vector<Event> &events)
{
    DiceFight &dice = *m_play.fight()->dice;
    if (action.kind == DiceAction::Kind::Dodge)
        dice.dodgeTenths = action.roll.rolled;
    else if (action.kind == DiceAction::Kind::Heal || action.by == Side::Enemy)
        m_play.player().health = action.health;
    else
        dice.enemyHealth = action.health;
    dice.actions.push_back(action);
    m_play.unsaved.fight = true;
    m_play.unsaved.run = true;
    events.emplace_back(DiceThrown{action});
}

/// The enemy's turn, if it still stands.
std::optional<Side> FightByDice::answer(std::vector<Event> &events)
{
    World &world = m_play.world;
    DiceFight &dice = *m_play.fight()->dice;
    if (dice.enemyHealth == 0)
        return Side::Player;
    const int tenths = dice.dodgeTenths;
    dice.dodgeTenths = 10;
    take(throwAttack(Side::Enemy, diceStats(m_play.content().monsters[m_play.fight()->kind]),
                     diceStats(m_play.content(), m_play.player()), m_play.player().health, tenths,
                     world.streams.combat),
         events);
    return m_play.player().health == 0 ? std::optional(Side::Enemy) : std::nullopt;
}

} // namespace cave
