// SPDX-License-Identifier: MIT
#include "core/session/report/run_report.h"

#include "core/content/builtin.h"
#include "core/rules/journey/journey.h"
#include "core/rules/monsters.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/event_kinds.h"
#include "core/session/play/fight_rules.h"
#include "core/world/generator_info.h"
#include "core/world/player.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#include <utility>

namespace cave {
namespace {

constexpr int kLongestRounds = 1'000;

/// Whether the enemy wins if neither side is stunned.
bool losesByArmour(const World &world)
{
    const Fight &fight = *world.fight();
    ArmourCombat combat(combatRules(world.spec.settings), fight.playerStats, fight.enemyStats, fight.first);
    for (int blows = 0; blows < kLongestForecast && !combat.finished(); ++blows)
        combat.attack(false);
    return combat.finished() && combat.winner() == Side::Enemy;
}

/// Whether the player loses by striking alone, even if each blow of theirs and of their companion does the
/// most and each of the enemy's the least.
bool losesByRounds(const World &world)
{
    const RoundTable &table = *world.content->scenario.rounds;
    const MonsterType &type = world.content->monsters[world.fight()->kind];
    const CombatRules rules = combatRules(world.spec.settings);
    RoundFighter player = roundFighter(*world.content, world.player(), *world.fight()->rounds);
    RoundFighter enemy = world.fight()->rounds->enemy;
    const int dealt = damageRange(table, blowHundredths(*world.content, world.player(), type)).most;
    const MonsterType *companion = companionOf(*world.content, world.player());
    const int helped = companion == nullptr ? 0 : damageRange(table, blowHundredths(*companion)).most;
    const int taken = damageRange(table, blowHundredths(type)).least;
    for (int round = 0; round < kLongestRounds; ++round) {
        if (strikeAt(enemy, rules, Side::Player, dealt).health == 0)
            return false;
        if (companion != nullptr && strikeAt(enemy, rules, Side::Player, helped, true).health == 0)
            return false;
        if (strikeAt(player, rules, Side::Enemy, taken).health == 0)
            return true;
    }
    return false;
}

void raise(RunTotals &totals, const char *name, std::int64_t to)
{
    std::int64_t &count = totals[name];
    count = std::max(count, to);
}

Death::Cause causeOf(PlayerHurt::By by)
{
    switch (by) {
    case PlayerHurt::By::Touch:
        return Death::Cause::Touch;
    case PlayerHurt::By::Arrow:
        return Death::Cause::Arrow;
    case PlayerHurt::By::Homing:
        return Death::Cause::Magic;
    case PlayerHurt::By::Spike:
        return Death::Cause::Spike;
    case PlayerHurt::By::Potion:
        break;
    }
    return Death::Cause::Poison;
}

using Cause = Death::Cause;

constexpr std::array<std::pair<Cause, std::string_view>, 6> kCauses{{{Cause::Fight, "fight"},
                                                                     {Cause::Touch, "touch"},
                                                                     {Cause::Arrow, "arrow"},
                                                                     {Cause::Magic, "magic"},
                                                                     {Cause::Spike, "spike"},
                                                                     {Cause::Poison, "poison"}}};

/// The name of a kind of monster; its key if the built-in tables don't have it, as in worlds with their own.
Message nameOf(ScenarioKind scenario, const std::string &kind)
{
    const std::shared_ptr<const Content> content = contentFor(scenario);
    const MonsterType *type = content == nullptr ? nullptr : content->findMonster(kind);
    return type == nullptr ? Message(kind) : Message::ofTable(type->name);
}

Message blowText(const Message &by, const Death &death)
{
    return message("%1 struck you down with a blow of %2 when you had %3 health left.", by,
                   death.harm.wholeText(), death.left.wholeText());
}

} // namespace

std::vector<ItemStack> carriedItems(const Inventory &inventory)
{
    std::vector<ItemStack> carried;
    const auto add = [&](const ItemStack &stack) {
        const auto known = std::ranges::find(carried, stack.item, &ItemStack::item);
        if (known == carried.end())
            carried.push_back(stack);
        else
            known->amount += stack.amount;
    };
    for (const bool worn : {true, false}) {
        for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
            if (inventory.isEquipped(i) == worn)
                add(inventory.stacks[i]);
        }
    }
    return carried;
}

/// Takes the events of a command one by one.
struct RunReport::Writer {
    RunReport &own;
    World &world;

    void operator()(const auto & /*event*/) {}
    void operator()(const MonsterSeen &event)
    {
        if (!world.content->scenario.disguised)
            own.meet(world, event.id, event.kind);
    }
    void operator()(const FightBegan &event) { begin(event.id, event.kind); }
    void operator()(const FightJoined &event) { begin(event.id, event.kind); }
    void operator()(const BlowStruck &event)
    {
        if (event.blow.attacker == Side::Enemy)
            struck(event.blow.harm, event.blow.health);
    }
    void operator()(const DiceThrown &event)
    {
        const DiceAction &action = event.action;
        if (action.by == Side::Enemy && action.kind == DiceAction::Kind::Attack)
            struck(Points::whole(action.harm), Points::whole(action.health));
        else if (action.kind == DiceAction::Kind::Heal)
            own.m_left = Points::whole(action.health);
    }
    void operator()(const RoundPlayed &event)
    {
        const RoundAction &action = event.action;
        if (action.companion)
            return; // not a blow of the player's, nor at them
        if (action.by == Side::Enemy)
            struck(Points::whole(action.harm), Points::whole(action.health));
        else if (action.kind != RoundAction::Kind::Strike && action.damage == 0)
            own.m_left = Points::whole(action.health);
    }
    void operator()(const PlayerHurt &event)
    {
        own.m_blow = own.hurtDeath(world, event);
        own.m_left = own.m_left - Points::whole(event.amount);
        ++own.m_counts["hurt"];
    }
    void operator()(const PlayerHealed &event) { own.m_left = own.m_left + Points::whole(event.amount); }
    void operator()(const FightWon &event)
    {
        ++own.m_counts["killed:" + keyOf(event.kind)];
        own.m_enemy.reset();
        own.m_blow.reset();
        if (generatorInfo(world.spec.generator.kind).levels == LevelKind::Whole &&
            !hasFoes(world, levelAround(world, world.player().position)))
            raise(own.m_counts, "cleared", 1);
    }
    void operator()(const AgentSlain &event)
    {
        own.meet(world, event.id, event.kind);
        ++own.m_counts["killed:" + keyOf(event.kind)];
    }
    void operator()(const FightFled & /*event*/)
    {
        ++own.m_counts["fled"];
        own.m_enemy.reset();
        own.m_blow.reset();
    }
    void operator()(const PlayerDied &event) { died(event.at); }
    void operator()(const PlayerFell &event) { died(event.at); }
    void operator()(const RunEnded &event)
    {
        ++own.m_counts[event.won ? "wins" : "losses"];
        if (!event.won && (own.m_blow || world.party.isAlone()))
            died(world.player().position);
    }
    void operator()(const LevelEntered &event) { raise(own.m_counts, "floor", event.number); }
    void operator()(const LevelBeaten & /*event*/) { ++own.m_counts["cleared"]; }
    void operator()(const BandEntered &event) { raise(own.m_counts, "band", event.band + 1); }
    void operator()(const RelicFound & /*event*/) { ++own.m_counts["relics"]; }
    void operator()(const CampReached &event) { own.m_counts["camps"] += event.first ? 1 : 0; }
    void operator()(const ConsumableUsed &event) { own.m_counts["learnt"] += event.learnt ? 1 : 0; }

    [[nodiscard]] const std::string &keyOf(std::size_t kind) const
    {
        return world.content->monsters[kind].key;
    }
    void begin(const MonsterId &id, std::size_t kind)
    {
        own.meet(world, id, kind);
        own.m_blow.reset();
        own.m_enemy = Enemy{keyOf(kind), world.player().position, false};
        own.faceEnemy(world);
    }
    /// A blow of the enemy of the fight going on.
    void struck(Points harm, Points health)
    {
        own.m_counts["hurt"] += harm > Points{} ? 1 : 0;
        Death blow;
        blow.harm = harm;
        blow.left = own.m_left;
        if (own.m_enemy) {
            blow.killer = own.m_enemy->kind;
            blow.hopeless = own.m_enemy->hopeless;
            blow.from = own.m_enemy->at;
        }
        own.m_blow = std::move(blow);
        own.m_left = health;
    }
    void died(WorldPos at)
    {
        own.die(own.m_blow.value_or(Death{}), world, at);
        own.m_enemy.reset();
        own.m_blow.reset();
    }
};

void RunReport::begin(World &world)
{
    *this = RunReport();
    m_tracks.begin(world);
    m_left = Points::whole(world.player().health);
    if (world.action)
        m_nextShot = world.action->nextShot;
    if (world.fight()) {
        m_enemy = Enemy{world.content->monsters[world.fight()->kind].key, world.player().position, false};
        faceEnemy(world);
    }
}

void RunReport::observe(World &world, const std::vector<Event> &events)
{
    m_tracks.observe(world, events);
    if (world.party.isAlone())
        report(world, events);
    else
        report(world, ownEvents(events, world.party.shown));
    raise(m_counts, "depth",
          std::max(std::abs(world.player().position.x), std::abs(world.player().position.y)));
    if (!world.fight())
        m_left = Points::whole(world.player().health);
}

void RunReport::report(World &world, const std::vector<Event> &events)
{
    takeShots(world, events);
    Writer writer{*this, world};
    for (const Event &event : events)
        std::visit(writer, static_cast<const EventVariant &>(event));
    std::erase_if(m_shots, [&](const auto &shot) {
        return !world.action ||
               std::ranges::find(world.action->shots, shot.first, &Shot::id) == world.action->shots.end();
    });
}

void RunReport::meet(const World &world, const MonsterId &id, std::size_t kind)
{
    if (m_met.insert(id).second)
        ++m_counts["met:" + world.content->monsters[kind].key];
}

/// Where the enemy of the fight that has begun stands, and what the player is up against.
void RunReport::faceEnemy(World &world)
{
    if (!world.fight())
        return;
    if (const std::optional<Monster> monster = findMonster(world, world.fight()->enemy))
        m_enemy->at = monster->state.position;
    if (world.fight()->rounds) {
        m_left = Points::whole(world.player().health);
        m_enemy->hopeless = losesByRounds(world);
    } else if (world.fight()->dice) {
        m_left = Points::whole(world.player().health);
    } else {
        const FightProgress progress = progressOf(*world.fight(), world.spec.settings);
        m_left = progress.combat.players().front().health;
        m_enemy->hopeless = world.fight()->allies.empty() && losesByArmour(world);
    }
}

/// Whose each shot is: numbers are given in the order in which shots are let fly.
void RunReport::takeShots(const World &world, const std::vector<Event> &events)
{
    if (!world.action)
        return;
    for (const Event &event : events) {
        if (std::holds_alternative<LevelEntered>(event)) {
            m_shots.clear();
            m_nextShot = 1;
        }
        const auto *fired = std::get_if<ShotFired>(&event);
        if (fired == nullptr)
            continue;
        const std::int64_t id = m_nextShot++;
        if (!fired->by)
            continue;
        Shooter shooter{{}, cellAt(fired->from), 0, fired->homing};
        const ActionTable &table = *world.content->scenario.action;
        shooter.damage = fired->homing ? table.homingDamage : table.arrowDamage;
        const auto agent = std::ranges::find(world.action->agents, *fired->by, &Agent::id);
        if (agent != world.action->agents.end()) {
            shooter.kind = world.content->monsters[agent->kind].key;
            shooter.from = cellAt(agent->position);
        }
        m_shots[id] = std::move(shooter);
    }
    m_nextShot = world.action->nextShot;
}

void RunReport::die(Death death, World &world, WorldPos at)
{
    death.at = at;
    death.turn = world.turn;
    if (!death.killer.empty())
        ++m_counts["killer:" + death.killer];
    m_death = std::move(death);
}

/// As if this were the end of the player. Of shots it is one that is gone now; of those who touch, the
/// nearest of the kind.
Death RunReport::hurtDeath(const World &world, const PlayerHurt &hurt) const
{
    using By = PlayerHurt::By;
    Death death;
    death.harm = Points::whole(hurt.amount);
    death.left = m_left;
    death.cause = causeOf(hurt.by);
    if (hurt.kind) {
        death.killer = world.content->monsters[*hurt.kind].key;
        double nearest = std::numeric_limits<double>::max();
        for (const Agent &agent : world.action->agents) {
            const Point way = agent.position - world.motion().player;
            if (agent.kind != *hurt.kind || dot(way, way) >= nearest)
                continue;
            nearest = dot(way, way);
            death.from = cellAt(agent.position);
            death.harm = Points::whole(
                std::max(hurt.amount, touchDamage(world, world.party.current(), agent.strength)));
        }
    }
    if (hurt.by != By::Arrow && hurt.by != By::Homing)
        return death;
    for (const auto &[id, shooter] : m_shots) {
        if (shooter.homing != (hurt.by == By::Homing) ||
            std::ranges::find(world.action->shots, id, &Shot::id) != world.action->shots.end())
            continue;
        death.killer = shooter.kind;
        death.from = shooter.from;
        death.harm = Points::whole(shooter.damage);
    }
    return death;
}

RunTotals RunReport::totals(const World &world) const
{
    RunTotals totals = m_counts;
    const Statistics &done = world.player().statistics;
    std::int64_t kills = 0;
    for (const auto &[kind, count] : done.kills)
        kills += count;
    totals["kills"] = kills;
    totals["deaths"] = done.deaths;
    totals["chests"] = done.chestsOpened;
    totals["items"] = done.itemsFound;
    totals["gold"] = done.goldFound;
    totals["steps"] = done.steps;
    totals["explored"] = done.cellsExplored;
    totals["turns"] = world.turn;
    totals["score"] = world.player().experience;
    std::erase_if(totals, [](const auto &total) { return total.second == 0; });
    return totals;
}

std::span<const WorldPos> RunReport::way(const World &world) const
{
    return m_tracks.of(world.party.shown);
}

int placeNumber(const World &world, WorldPos at)
{
    if (const std::optional<JourneyTable> &journey = world.content->scenario.journey)
        return static_cast<int>(journey->bandAt(depthAt(at))) + 1;
    const Level *level = world.map.plan().levelAt(at);
    return level == nullptr ? 0 : level->number;
}

std::string_view causeKey(Death::Cause cause)
{
    return kCauses[static_cast<std::size_t>(cause)].second;
}

std::optional<Death::Cause> causeNamed(std::string_view key)
{
    const auto *found = std::ranges::find(kCauses, key, [](const auto &cause) { return cause.second; });
    return found == kCauses.end() ? std::nullopt : std::optional(found->first);
}

Message placeName(ScenarioKind scenario, bool levelFiles, int place)
{
    const ScenarioInfo &info = scenarioInfo(scenario);
    if (place < 1 || !info.ranksRuns) // without runs there is one level at most
        return {};
    if (info.journey) {
        const std::shared_ptr<const Content> content = contentFor(scenario);
        if (content == nullptr || !content->scenario.journey ||
            static_cast<std::size_t>(place) > content->scenario.journey->bands.size())
            return {};
        return Message::ofTable(content->scenario.journey->bands[static_cast<std::size_t>(place) - 1].name);
    }
    if (levelFiles)
        return message("Level %1", place);
    return info.freeMovement ? message("Room %1", place) : message("Floor %1", place);
}

Message causeName(ScenarioKind scenario, const Death &death)
{
    const bool known = !death.killer.empty();
    const Message name = known ? nameOf(scenario, death.killer) : Message();
    switch (death.cause) {
    case Cause::Fight:
        return known ? name : message("a fight");
    case Cause::Touch:
        return known ? name : message("a touch");
    case Cause::Arrow:
        return known ? message("arrow (%1)", name) : message("an arrow");
    case Cause::Magic:
        return known ? message("magic (%1)", name) : message("magic");
    case Cause::Spike:
        return message("a spike");
    case Cause::Poison:
        return message("poison");
    }
    return {};
}

Message deathText(ScenarioKind scenario, const Death &death)
{
    const bool known = !death.killer.empty();
    const Message by = known ? message("The %1", nameOf(scenario, death.killer)) : message("Someone");
    const Message harm = Message::decimal(death.harm.shortText());
    const Message left = Message::decimal(death.left.shortText());
    switch (death.cause) {
    case Cause::Fight:
        if (!known && death.harm == Points{})
            return message("You fell in a fight.");
        return death.hopeless
                   ? message("%1 You couldn't have won this fight by striking alone.", blowText(by, death))
                   : blowText(by, death);
    case Cause::Touch:
        return message("%1 killed you by its touch, which does %2 damage, when you had %3 health left.", by,
                       harm, left);
    case Cause::Arrow:
        return known ? message("%1 shot you: its arrow does %2 damage, and you had %3 health left.", by, harm,
                               left)
                     : message("An arrow killed you: %1 damage, and you had %2 health left.", harm, left);
    case Cause::Magic:
        return known ? message("%1 killed you with magic: it does %2 damage, and you had %3 health left.", by,
                               harm, left)
                     : message("Magic killed you: %1 damage, and you had %2 health left.", harm, left);
    case Cause::Spike:
        return message("You stepped on a spike, with %1 health left.", left);
    case Cause::Poison:
        return message("You drank poison, with %1 health left.", left);
    }
    return {};
}

} // namespace cave
