// Fights of a session: how they begin, go on and end.

#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/rules/spawn.h"
#include "core/session/session.h"

#include <algorithm>
#include <utility>

namespace cave {

void Session::beginFight(const Monster &monster, std::vector<Event> &events)
{
    const MonsterType &kind = kindOf(m_world, monster);
    Fight fight;
    fight.enemy = monster.id;
    fight.kind = monster.kind;
    if (content().scenario.combat == CombatKind::Dice) {
        fight.dice = DiceFight{kind.health, 10, {}};
    } else {
        fight.playerStats = fighterStats(content(), m_world.player.inventory, kind);
        fight.enemyStats = fighterStats(kind);
        fight.first = m_world.streams.combat.nextBelow(2) == 0 ? Side::Player : Side::Enemy;
        m_fight = FightProgress{ArmourCombat(combatRules(m_world.spec.settings), fight.playerStats,
                                             fight.enemyStats, fight.first),
                                {}};
    }
    m_world.fight = std::move(fight);
    ++m_world.player.statistics.fights;
    m_unsaved.fight = true;
    m_unsaved.statistics = true;
    events.emplace_back(FightBegan{monster.id, monster.kind, m_world.fight->first});
}

void Session::fightOn(std::vector<Event> &events)
{
    const bool stun = m_world.streams.combat.chance(m_world.spec.settings.stunChance);
    m_world.fight->stuns.push_back(stun);
    m_fight->blows.push_back(m_fight->combat.attack(stun));
    m_unsaved.fight = true;
    events.emplace_back(BlowStruck{m_fight->blows.back()});
    if (!m_fight->combat.finished())
        return;
    if (m_fight->combat.winner() == Side::Player)
        winFight(events);
    else
        loseFight(events);
}

int Session::blowsLeft() const
{
    if (!m_fight)
        return 0;
    ArmourCombat combat = m_fight->combat;
    RandomStream stream = m_world.streams.combat;
    int blows = 0;
    while (!combat.finished() && blows < kLongestForecast) {
        combat.attack(stream.chance(m_world.spec.settings.stunChance));
        ++blows;
    }
    return blows;
}

void Session::endFight()
{
    m_fight.reset();
    m_world.fight.reset();
    m_unsaved.fight = true;
    m_unsaved.statistics = true;
}

/// Ends the fight; returns the enemy as it was.
Monster Session::killEnemy()
{
    const MonsterId id = m_world.fight->enemy;
    const std::size_t kind = m_world.fight->kind;
    endFight();
    Monster loser = findMonster(m_world, id).value_or(Monster{id, kind, m_world.player.position, {}});
    loser.kind = kind;
    if (!findMonster(m_world, id))
        loser.state.position = m_world.player.position;
    MonsterState state = loser.state;
    state.alive = false;
    state.patience = 0;
    setMonsterState(m_world, id, state);
    m_unsaved.regions.insert(id.home);
    ++m_world.player.statistics.kills[content().monsters[kind].key];
    return loser;
}

void Session::winFight(std::vector<Event> &events)
{
    const Monster loser = killEnemy();
    std::vector<ItemStack> reward =
        content().scenario.hero ? std::vector<ItemStack>{} : victoryLoot(m_world, loser.id);
    gain(reward);
    events.emplace_back(FightWon{loser.id, loser.kind, loser.state.position, std::move(reward)});
    gainExperience(ExperienceReason::Victory, content().monsters[loser.kind].experience, events);
    tellMonsters(events);
    if (content().scenario.contact)
        return;
    const std::vector<Monster> others = monstersThatSee(m_world, m_world.player.position);
    if (!others.empty())
        beginFight(others.front(), events);
}

void Session::loseFight(std::vector<Event> &events)
{
    const MonsterId id = m_world.fight->enemy;
    const std::size_t kind = m_world.fight->kind;
    endFight();
    ++m_world.player.statistics.deaths;
    if (content().scenario.mortal) {
        endRun(false, events);
        return;
    }
    const WorldPos died = m_world.player.position;
    // Where nothing is free, waking up on the spot is all that is left.
    m_world.player.position = findWakingPlace(m_world, died).valueOr(died);
    events.emplace_back(PlayerDied{id, kind, died, m_world.player.position, loseItem()});
    look(events);
    tellMonsters(events);
}

/// One stack that isn't worn, each as likely as the others.
std::optional<ItemStack> Session::loseItem()
{
    if (m_world.spec.settings.deathLoss == DeathLoss::Nothing)
        return std::nullopt;
    Inventory &inventory = m_world.player.inventory;
    std::vector<std::size_t> loose;
    for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
        if (!inventory.isEquipped(i))
            loose.push_back(i);
    }
    if (loose.empty())
        return std::nullopt;
    const std::size_t pick = m_world.streams.death.nextBelow(static_cast<std::uint32_t>(loose.size()));
    m_unsaved.inventory = true;
    return takeStack(inventory, loose[pick]);
}

} // namespace cave
