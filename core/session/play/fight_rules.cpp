// SPDX-License-Identifier: MIT
#include "core/session/play/fight_rules.h"

#include "core/rules/armour_combat.h"
#include "core/rules/inventory.h"
#include "core/session/play/armour_fight.h"
#include "core/session/play/dice_fight.h"
#include "core/session/play/play_state.h"
#include "core/session/play/round_fight.h"

#include <utility>

namespace cave {

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
