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
    return m_play.world.party.shown;
}

void joinFight(PlayState &play, Fight ally, const MonsterType &kind)
{
    World &world = play.world;
    world.fight() = std::move(ally);
    FightAlly own;
    own.player = world.party.shown;
    own.blows = world.fight()->stuns.size();
    if (world.fight()->dice)
        world.fight()->dice->dodgeTenths = 10;
    else
        own.stats = fighterStats(play.content(), world.player().inventory, kind);
    if (world.fight()->rounds)
        world.fight()->rounds->returning = emptyReturn(play.content(), world.player());
    world.fight()->allies.push_back(own);
}

std::unique_ptr<FightRules> beginFight(PlayState &play, const MonsterType &kind)
{
    World &world = play.world;
    if (play.content().scenario.combat == CombatKind::Dice) {
        world.fight()->dice = DiceFight{kind.health, 10, {}};
    } else if (play.content().scenario.rounds) {
        world.fight()->playerStats = fighterStats(play.content(), world.player().inventory, kind);
        world.fight()->playerStats.health = fullHealth(play.content(), world.player());
        world.fight()->enemyStats = fighterStats(kind);
        world.fight()->rounds = RoundFight{roundFighter(kind), emptyReturn(play.content(), world.player())};
    } else {
        world.fight()->playerStats = fighterStats(play.content(), world.player().inventory, kind);
        world.fight()->enemyStats = fighterStats(kind);
        world.fight()->first = world.streams.combat.nextBelow(2) == 0 ? Side::Player : Side::Enemy;
    }
    return resumeFight(play);
}

std::unique_ptr<FightRules> resumeFight(PlayState &play)
{
    if (play.world.fight()->dice)
        return std::make_unique<FightByDice>(play);
    if (play.world.fight()->rounds)
        return std::make_unique<FightByRounds>(play);
    return std::make_unique<FightByArmour>(play);
}

} // namespace cave
