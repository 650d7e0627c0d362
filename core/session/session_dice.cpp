// Fights by dice of a session.

#include "core/rules/dice_combat.h"
#include "core/rules/hero.h"
#include "core/rules/inventory.h"
#include "core/session/session.h"

namespace cave {

/// The player's attack, and the enemy's answer.
void Session::throwDice(std::vector<Event> &events)
{
    const Fight &fight = *m_world.fight;
    takeAction(throwAttack(Side::Player, diceStats(content(), m_world.player),
                           diceStats(content().monsters[fight.kind]), fight.dice->enemyHealth, 10,
                           m_world.streams.combat),
               events);
    answer(events);
}

void Session::dodge(std::vector<Event> &events)
{
    takeAction(throwDodge(m_world.streams.combat), events);
    answer(events);
}

void Session::cast(const CastCommand &command, std::vector<Event> &events)
{
    Inventory &inventory = m_world.player.inventory;
    if (command.index >= inventory.stacks.size()) {
        events.emplace_back(CommandRefused{Refusal::NoSuchItem});
        return;
    }
    const std::size_t scroll = inventory.stacks[command.index].item;
    if (content().items[scroll].kind != ItemKind::Scroll) {
        events.emplace_back(CommandRefused{Refusal::NotAScroll});
        return;
    }
    const DiceStats stats = diceStats(content(), m_world.player);
    const bool heals = content().items[scroll].spell == SpellKind::Heal;
    const int health = heals ? m_world.player.health : m_world.fight->dice->enemyHealth;
    const DiceAction action =
        throwScroll(content(), scroll, stats.intellect, health, stats.health, m_world.streams.combat);
    takeStack(inventory, command.index);
    m_unsaved.inventory = true;
    takeAction(action, events);
    if (m_world.fight->dice->enemyHealth == 0)
        winFight(events);
}

/// Lets an action of either side come true.
void Session::takeAction(const DiceAction &action, std::vector<Event> &events)
{
    DiceFight &dice = *m_world.fight->dice;
    if (action.kind == DiceAction::Kind::Dodge)
        dice.dodgeTenths = action.roll.rolled;
    else if (action.kind == DiceAction::Kind::Heal || action.by == Side::Enemy)
        m_world.player.health = action.health;
    else
        dice.enemyHealth = action.health;
    dice.actions.push_back(action);
    m_unsaved.fight = true;
    m_unsaved.run = true;
    events.emplace_back(DiceThrown{action});
}

/// The enemy's turn, if it still stands.
void Session::answer(std::vector<Event> &events)
{
    DiceFight &dice = *m_world.fight->dice;
    if (dice.enemyHealth == 0) {
        winFight(events);
        return;
    }
    const int tenths = dice.dodgeTenths;
    dice.dodgeTenths = 10;
    takeAction(throwAttack(Side::Enemy, diceStats(content().monsters[m_world.fight->kind]),
                           diceStats(content(), m_world.player), m_world.player.health, tenths,
                           m_world.streams.combat),
               events);
    if (m_world.player.health == 0)
        loseFight(events);
}

} // namespace cave
