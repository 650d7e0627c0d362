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

FightRules &Fights::rules() const
{
    std::unique_ptr<FightRules> &rules = m_rules[m_play.world.party.shown];
    if (!rules)
        rules = resumeFight(m_play);
    return *rules;
}

const FightProgress *Fights::progress() const
{
    return m_play.world.fight() ? rules().progress() : nullptr;
}

/// The numbers of all who fight the enemy of the player shown, in order; theirs among them.
std::vector<int> Fights::fighters() const
{
    const World &world = m_play.world;
    if (world.party.isAlone())
        return {world.party.shown};
    std::vector<int> players;
    for (const PartyMember &member : world.party.members) {
        const std::optional<Fight> &fight = member.fight;
        if (fight && fight->enemy == world.fight()->enemy)
            players.push_back(member.id);
    }
    return players;
}

/// What the player did to the enemy is so for all who fight it.
void Fights::share()
{
    World &world = m_play.world;
    for (const int player : fighters()) {
        if (player == world.party.shown)
            continue;
        std::optional<Fight> &fight = world.party.find(player)->fight;
        const int dodgeTenths = fight->dice ? fight->dice->dodgeTenths : 0;
        const std::vector<int> returning = fight->rounds ? fight->rounds->returning : std::vector<int>();
        fight = world.fight();
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
    world.fight() = Fight{};
    world.fight()->enemy = monster.id;
    world.fight()->kind = monster.kind;
    m_rules[world.party.shown] = beginFight(m_play, kindOf(world, monster));
    ++world.player().statistics.fights;
    m_play.unsaved.fight = true;
    m_play.unsaved.statistics = true;
    events.emplace_back(FightBegan{monster.id, monster.kind, world.fight()->first});
}

void Fights::join(const Monster &monster, std::vector<Event> &events)
{
    World &world = m_play.world;
    const auto fights = [&](const PartyMember &member) {
        return member.id != world.party.shown && member.fight && member.fight->enemy == monster.id;
    };
    const PartyMember &ally = *std::ranges::find_if(world.party.members, fights);
    Fight fight = *ally.fight;
    if (fight.allies.empty())
        fight.opener = ally.id;
    joinFight(m_play, std::move(fight), kindOf(world, monster));
    m_rules.erase(world.party.shown);
    share();
    ++world.player().statistics.fights;
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
    const MonsterId id = world.fight()->enemy;
    const std::size_t kind = world.fight()->kind;
    end();
    if (const std::optional<Monster> enemy = findMonster(world, id)) {
        MonsterState state = enemy->state;
        state.patience = 0;
        setMonsterState(world, id, state);
        m_play.unsaved.regions.insert(id.home);
    }
    events.emplace_back(FightFled{id, kind, world.player().position, to});
    putPlayer(m_play, to, events);
}

void Fights::end()
{
    m_rules.erase(m_play.world.party.shown);
    m_play.world.fight().reset();
    m_play.unsaved.fight = true;
    m_play.unsaved.statistics = true;
}

/// Ends the fight; returns the enemy as it was.
Monster Fights::killEnemy()
{
    World &world = m_play.world;
    const MonsterId id = world.fight()->enemy;
    const std::size_t kind = world.fight()->kind;
    end();
    Monster loser = findMonster(world, id).value_or(Monster{id, kind, world.player().position, {}});
    loser.kind = kind;
    if (!findMonster(world, id))
        loser.state.position = world.player().position;
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
    const int own = world.party.shown;
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
    std::vector<Monster> others = monstersThatSee(world, world.player().position);
    std::erase_if(others, [&](const Monster &monster) { return fightsAlly(world, monster.id); });
    if (!others.empty())
        begin(others.front(), events);
}

/// What each of those who fought has of a victory.
void Fights::takeReward(const Monster &loser, std::vector<Event> &events)
{
    ++m_play.world.player().statistics.kills[m_play.content().monsters[loser.kind].key];
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
    const MonsterId id = world.fight()->enemy;
    const std::size_t kind = world.fight()->kind;
    end();
    ++world.player().statistics.deaths;
    if (deathEndsRun(world)) {
        fall(m_play, events);
    } else {
        if (m_play.content().scenario.rounds) {
            restore(m_play.content(), world.player());
            m_play.unsaved.run = true;
        }
        const WorldPos died = world.player().position;
        world.player().position = wakingPlace(died);
        bringCompanion(world.player());
        events.emplace_back(PlayerDied{id, kind, died, world.player().position, loseItem()});
        m_play.look(events);
        m_play.reportMonsters(events);
    }
}

/// Beside the nearest ally who isn't fighting; without one, where a lone player wakes.
WorldPos Fights::wakingPlace(WorldPos died)
{
    World &world = m_play.world;
    const PartyMember *nearest = nullptr;
    const auto far = [&](const PartyMember &member) { return cellDistance(member.player.position, died); };
    for (const PartyMember &member : world.party.members) {
        if (member.id != world.party.shown && member.plays() && !member.fight &&
            (nearest == nullptr || far(member) < far(*nearest)))
            nearest = &member;
    }
    if (nearest != nullptr) {
        if (const Result<WorldPos> beside = findPlaceNear(world, nearest->player.position))
            return *beside;
    }
    if (m_play.content().scenario.journey) {
        const WorldPos camp = world.player().condition.camp.value_or(WorldPos{});
        if (const Result<WorldPos> beside = findPlaceNear(world, camp))
            return *beside;
    }
    // Where nothing is free, waking up on the spot is all that is left.
    return findWakingPlace(world, died).valueOr(died);
}

/// One stack that isn't worn, each as likely as the others.
std::optional<ItemStack> Fights::loseItem()
{
    World &world = m_play.world;
    if (world.spec.settings.deathLoss == DeathLoss::Nothing)
        return std::nullopt;
    Inventory &inventory = world.player().inventory;
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
