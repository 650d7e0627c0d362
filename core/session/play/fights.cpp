// SPDX-License-Identifier: MIT
#include "core/session/play/fights.h"

#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/loot.h"
#include "core/rules/rounds/round_combat.h"
#include "core/rules/spawn.h"
#include "core/session/play/consuming.h"
#include "core/session/play/party_play.h"
#include "core/session/play/play_state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave {

FightRules &Fights::rulesOf(const PartyMember &member) const
{
    std::unique_ptr<FightRules> &rules = m_rules[member.id];
    if (!rules)
        rules = resumeFight(m_play, *member.fight);
    return *rules;
}

FightRules &Fights::rules() const
{
    return rulesOf(m_play.actor());
}

const FightProgress *Fights::progress(int player) const
{
    const PartyMember &member = m_play.world.party.at(player);
    return member.fight ? rulesOf(member).progress() : nullptr;
}

/// The numbers of all who fight the enemy of the actor, in order; theirs among them.
std::vector<int> Fights::fighters() const
{
    const World &world = m_play.world;
    if (world.party.isAlone())
        return {m_play.actor().id};
    std::vector<int> players;
    for (const PartyMember &member : world.party.members) {
        const std::optional<Fight> &fight = member.fight;
        if (fight && fight->enemy == m_play.fight()->enemy)
            players.push_back(member.id);
    }
    return players;
}

/// What the player did to the enemy is so for all who fight it.
void Fights::share()
{
    World &world = m_play.world;
    for (const int player : fighters()) {
        if (player == m_play.actor().id)
            continue;
        std::optional<Fight> &fight = world.party.find(player)->fight;
        const int dodgeTenths = fight->dice ? fight->dice->dodgeTenths : 0;
        const std::vector<int> returning = fight->rounds ? fight->rounds->returning : std::vector<int>();
        fight = m_play.fight();
        if (fight->rounds)
            fight->rounds->returning = returning; // likewise
        if (fight->dice)
            fight->dice->dodgeTenths = dodgeTenths; // their own
        m_rules.erase(player);
    }
}

void Fights::begin(const Monster &monster, std::vector<Event> &events)
{
    World &world = m_play.world;
    m_play.fight() = Fight{};
    m_play.fight()->enemy = monster.id;
    m_play.fight()->kind = monster.kind;
    m_rules[m_play.actor().id] = beginFight(m_play, kindOf(world, monster));
    ++m_play.player().statistics.fights;
    m_play.unsaved.fight = true;
    m_play.unsaved.statistics = true;
    events.emplace_back(FightBegan{monster.id, monster.kind, m_play.fight()->first});
}

void Fights::join(const Monster &monster, std::vector<Event> &events)
{
    World &world = m_play.world;
    const auto fights = [&](const PartyMember &member) {
        return member.id != m_play.actor().id && member.fight && member.fight->enemy == monster.id;
    };
    const PartyMember &ally = *std::ranges::find_if(world.party.members, fights);
    Fight fight = *ally.fight;
    if (fight.allies.empty())
        fight.opener = ally.id;
    joinFight(m_play, std::move(fight), kindOf(world, monster));
    m_rules.erase(m_play.actor().id);
    share();
    ++m_play.player().statistics.fights;
    m_play.unsaved.fight = true;
    m_play.unsaved.statistics = true;
    events.emplace_back(FightJoined{monster.id, monster.kind});
}

void Fights::carryOut(const Command &command, std::vector<Event> &events)
{
    const std::optional<Side> striking = rules().carryOut(command, events);
    share();
    if (striking == Side::Player)
        win(events);
    else if (striking == Side::Enemy)
        lose(events);
    else if (const std::optional<WorldPos> to = rules().leavesTo())
        leave(*to, events);
}

/// The player gets away; the enemy stays, and gives up at first.
void Fights::leave(WorldPos to, std::vector<Event> &events)
{
    World &world = m_play.world;
    const MonsterId id = m_play.fight()->enemy;
    const std::size_t kind = m_play.fight()->kind;
    end();
    if (const std::optional<Monster> enemy = findMonster(world, id)) {
        MonsterState state = enemy->state;
        state.patience = 0;
        setMonsterState(world, id, state);
        m_play.unsaved.regions.insert(id.home);
    }
    events.emplace_back(FightFled{id, kind, m_play.player().position, to});
    putPlayer(m_play, to, events);
}

void Fights::end()
{
    m_rules.erase(m_play.actor().id);
    m_play.fight().reset();
    m_play.unsaved.fight = true;
    m_play.unsaved.statistics = true;
}

/// Ends the fight; returns the enemy as it was.
Monster Fights::killEnemy()
{
    World &world = m_play.world;
    const MonsterId id = m_play.fight()->enemy;
    const std::size_t kind = m_play.fight()->kind;
    end();
    Monster loser = findMonster(world, id).value_or(Monster{id, kind, m_play.player().position, {}});
    loser.kind = kind;
    if (!findMonster(world, id))
        loser.state.position = m_play.player().position;
    MonsterState state = loser.state;
    state.alive = false;
    state.patience = 0;
    setMonsterState(world, id, state);
    m_play.unsaved.regions.insert(id.home);
    return loser;
}

void Fights::win(std::vector<Event> &events)
{
    World &world = m_play.world;
    const int own = m_play.actor().id;
    std::vector<int> players = fighters();
    std::erase(players, own);
    const Monster loser = killEnemy();
    takeReward(loser, events);
    for (const int player : players) {
        m_play.actAs(player, events, [&] {
            end();
            takeReward(loser, events);
        });
    }
    m_play.reportMonsters(events);
    if (isGuardian(world, loser.id))
        return endRun(m_play, true, events);
    if (m_play.content().scenario.contact)
        return;
    std::vector<Monster> others = monstersThatSee(world, m_play.player().position);
    std::erase_if(others, [&](const Monster &monster) { return fightsAlly(world, own, monster.id); });
    if (!others.empty())
        begin(others.front(), events);
}

/// What each of those who fought has of a victory.
void Fights::takeReward(const Monster &loser, std::vector<Event> &events)
{
    ++m_play.player().statistics.kills[m_play.content().monsters[loser.kind].key];
    std::vector<ItemStack> reward =
        m_play.content().scenario.hero ? std::vector<ItemStack>{} : victoryLoot(m_play.world, loser.id);
    gain(m_play, reward);
    events.emplace_back(FightWon{loser.id, loser.kind, loser.state.position, std::move(reward)});
    gainExperience(m_play, ExperienceReason::Victory, m_play.content().monsters[loser.kind].experience,
                   events);
}

/// The enemy has struck someone down, who need not be the player that let it strike.
void Fights::lose(std::vector<Event> &events)
{
    const int fallen = rules().struckDown();
    const std::vector<int> players = fighters();
    if (std::ranges::find(players, fallen) == players.end())
        return end(); // they aren't in the game any more: parts of the world's file were lost
    m_play.actAs(fallen, events, [&] { die(events); });
}

void Fights::die(std::vector<Event> &events)
{
    World &world = m_play.world;
    const MonsterId id = m_play.fight()->enemy;
    const std::size_t kind = m_play.fight()->kind;
    end();
    ++m_play.player().statistics.deaths;
    if (deathEndsRun(world)) {
        fall(m_play, events);
    } else {
        if (m_play.content().scenario.rounds) {
            restore(m_play.content(), m_play.player());
            m_play.unsaved.run = true;
        }
        const WorldPos died = m_play.player().position;
        m_play.player().position = wakingPlace();
        bringCompanion(m_play.player());
        events.emplace_back(PlayerDied{id, kind, died, m_play.player().position, loseItem()});
        m_play.look(events);
        m_play.reportMonsters(events);
    }
}

/// Beside the nearest ally who isn't fighting; without one, where a lone player wakes.
WorldPos Fights::wakingPlace()
{
    World &world = m_play.world;
    const PartyMember &fallen = m_play.actor();
    const WorldPos died = fallen.player.position;
    const PartyMember *nearest = nullptr;
    const auto far = [&](const PartyMember &member) { return cellDistance(member.player.position, died); };
    for (const PartyMember &member : world.party.members) {
        if (member.id != fallen.id && member.plays() && !member.fight &&
            (nearest == nullptr || far(member) < far(*nearest)))
            nearest = &member;
    }
    if (nearest != nullptr) {
        if (const Result<WorldPos> beside = findPlaceNear(world, fallen, nearest->player.position))
            return *beside;
    }
    if (m_play.content().scenario.journey) {
        const WorldPos camp = fallen.player.condition.camp.value_or(WorldPos{});
        if (const Result<WorldPos> beside = findPlaceNear(world, fallen, camp))
            return *beside;
    }
    // Where nothing is free, waking up on the spot is all that is left.
    return findWakingPlace(world, fallen).valueOr(died);
}

/// One stack that isn't worn, each as likely as the others.
std::optional<ItemStack> Fights::loseItem()
{
    World &world = m_play.world;
    if (world.spec.settings.deathLoss == DeathLoss::Nothing)
        return std::nullopt;
    Inventory &inventory = m_play.player().inventory;
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
