// SPDX-License-Identifier: MIT
#include "core/session/play/fights.h"

#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/rules/spawn.h"
#include "core/session/play/play_state.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave {

Fights::Fights(PlayState &play) : m_play(play)
{
    if (play.world.fight)
        m_rules = resumeFight(play);
}

void Fights::begin(const Monster &monster, std::vector<Event> &events)
{
    World &world = m_play.world;
    world.fight = Fight{};
    world.fight->enemy = monster.id;
    world.fight->kind = monster.kind;
    m_rules = beginFight(m_play, kindOf(world, monster));
    ++world.player.statistics.fights;
    m_play.unsaved.fight = true;
    m_play.unsaved.statistics = true;
    events.emplace_back(FightBegan{monster.id, monster.kind, world.fight->first});
}

void Fights::carryOut(const Command &command, std::vector<Event> &events)
{
    const std::optional<Side> winner = m_rules->carryOut(command, events);
    if (winner == Side::Player)
        win(events);
    else if (winner == Side::Enemy)
        lose(events);
}

void Fights::end()
{
    m_rules.reset();
    m_play.world.fight.reset();
    m_play.unsaved.fight = true;
    m_play.unsaved.statistics = true;
}

/// Ends the fight; returns the enemy as it was.
Monster Fights::killEnemy()
{
    World &world = m_play.world;
    const MonsterId id = world.fight->enemy;
    const std::size_t kind = world.fight->kind;
    end();
    Monster loser = findMonster(world, id).value_or(Monster{id, kind, world.player.position, {}});
    loser.kind = kind;
    if (!findMonster(world, id))
        loser.state.position = world.player.position;
    MonsterState state = loser.state;
    state.alive = false;
    state.patience = 0;
    setMonsterState(world, id, state);
    m_play.unsaved.regions.insert(id.home);
    ++world.player.statistics.kills[m_play.content().monsters[kind].key];
    return loser;
}

void Fights::win(std::vector<Event> &events)
{
    World &world = m_play.world;
    const Monster loser = killEnemy();
    std::vector<ItemStack> reward =
        m_play.content().scenario.hero ? std::vector<ItemStack>{} : victoryLoot(world, loser.id);
    gain(m_play, reward);
    events.emplace_back(FightWon{loser.id, loser.kind, loser.state.position, std::move(reward)});
    gainExperience(m_play, ExperienceReason::Victory, m_play.content().monsters[loser.kind].experience,
                   events);
    m_play.reportMonsters(events);
    if (m_play.content().scenario.contact)
        return;
    const std::vector<Monster> others = monstersThatSee(world, world.player.position);
    if (!others.empty())
        begin(others.front(), events);
}

void Fights::lose(std::vector<Event> &events)
{
    World &world = m_play.world;
    const MonsterId id = world.fight->enemy;
    const std::size_t kind = world.fight->kind;
    end();
    ++world.player.statistics.deaths;
    if (m_play.content().scenario.mortal) {
        endRun(m_play, false, events);
        return;
    }
    const WorldPos died = world.player.position;
    // Where nothing is free, waking up on the spot is all that is left.
    world.player.position = findWakingPlace(world, died).valueOr(died);
    events.emplace_back(PlayerDied{id, kind, died, world.player.position, loseItem()});
    m_play.look(events);
    m_play.reportMonsters(events);
}

/// One stack that isn't worn, each as likely as the others.
std::optional<ItemStack> Fights::loseItem()
{
    World &world = m_play.world;
    if (world.spec.settings.deathLoss == DeathLoss::Nothing)
        return std::nullopt;
    Inventory &inventory = world.player.inventory;
    std::vector<std::size_t> loose;
    for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
        if (!inventory.isEquipped(i))
            loose.push_back(i);
    }
    if (loose.empty())
        return std::nullopt;
    const std::size_t pick = world.streams.death.nextBelow(static_cast<std::uint32_t>(loose.size()));
    m_play.unsaved.inventory = true;
    return takeStack(inventory, loose[pick]);
}

} // namespace cave
