// SPDX-License-Identifier: MIT
#include "core/session/play/fight_rules.h"

#include "core/rules/armour_combat.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/session/play/armour_fight.h"
#include "core/session/play/play_state.h"
#include "core/session/play/round_fight.h"

#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// A fight by dice: the player attacks, dodges or reads a scroll, and the enemy answers the first two.
class FightByDice final : public FightRules {
public:
    using FightRules::FightRules;

    std::optional<Side> carryOut(const Command &command, std::vector<Event> &events) override
    {
        if (std::holds_alternative<DodgeCommand>(command))
            return dodge(events);
        if (const auto *casting = std::get_if<CastCommand>(&command))
            return cast(*casting, events);
        return attack(events);
    }

private:
    std::optional<Side> attack(std::vector<Event> &events)
    {
        World &world = m_play.world;
        take(throwAttack(Side::Player, diceStats(m_play.content(), m_play.player()),
                         diceStats(m_play.content().monsters[m_play.fight()->kind]),
                         m_play.fight()->dice->enemyHealth, 10, world.streams.combat),
             events);
        return answer(events);
    }

    std::optional<Side> dodge(std::vector<Event> &events)
    {
        take(throwDodge(m_play.world.streams.combat), events);
        return answer(events);
    }

    std::optional<Side> cast(const CastCommand &command, std::vector<Event> &events)
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
        const DiceAction action = throwScroll(m_play.content(), scroll, stats.intellect, health, stats.health,
                                              world.streams.combat);
        takeStack(inventory, command.index);
        m_play.unsaved.inventory = true;
        take(action, events);
        return m_play.fight()->dice->enemyHealth == 0 ? std::optional(Side::Player) : std::nullopt;
    }

    /// The enemy's turn, if it still stands.
    std::optional<Side> answer(std::vector<Event> &events)
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

    /// Lets an action of either side come true.
    void take(const DiceAction &action, std::vector<Event> &events)
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
};

} // namespace

int FightRules::struckDown() const
{
    return m_play.actor().id;
}

void joinFight(PlayState &play, Fight ally, const MonsterType &kind)
{
    play.fight() = std::move(ally);
    FightAlly own;
    own.player = play.actor().id;
    own.blows = play.fight()->stuns.size();
    if (play.fight()->dice)
        play.fight()->dice->dodgeTenths = 10;
    else
        own.stats = fighterStats(play.content(), play.player().inventory, kind);
    if (play.fight()->rounds)
        play.fight()->rounds->returning = emptyReturn(play.content(), play.player());
    play.fight()->allies.push_back(own);
}

std::unique_ptr<FightRules> beginFight(PlayState &play, const MonsterType &kind)
{
    World &world = play.world;
    if (play.content().scenario.combat == CombatKind::Dice) {
        play.fight()->dice = DiceFight{kind.health, 10, {}};
    } else if (play.content().scenario.rounds) {
        play.fight()->playerStats = fighterStats(play.content(), play.player().inventory, kind);
        play.fight()->playerStats.health = fullHealth(play.content(), play.player());
        play.fight()->enemyStats = fighterStats(kind);
        play.fight()->rounds = RoundFight{roundFighter(kind), emptyReturn(play.content(), play.player())};
    } else {
        play.fight()->playerStats = fighterStats(play.content(), play.player().inventory, kind);
        play.fight()->enemyStats = fighterStats(kind);
        play.fight()->first = world.streams.combat.nextBelow(2) == 0 ? Side::Player : Side::Enemy;
    }
    return resumeFight(play, *play.fight());
}

std::unique_ptr<FightRules> resumeFight(PlayState &play, const Fight &fight)
{
    if (fight.dice)
        return std::make_unique<FightByDice>(play);
    if (fight.rounds)
        return std::make_unique<FightByRounds>(play);
    return std::make_unique<FightByArmour>(play, fight);
}

} // namespace cave
