// SPDX-License-Identifier: MIT
#include "core/rules/real_time/real_time_simulation.h"
#include "core/rules/spawn.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/party_play.h"
#include "core/session/play/play_state.h"
#include "core/session/play/play_strategy.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace cave {
namespace {

/// Play where everything moves freely: commands and time become steps of the level's stage. By turns, as
/// much time passes with a command as it takes.
class RealTimePlay final : public PlayStrategy {
public:
    /// Continues on the player's level, or enters it where `World::action` doesn't fit.
    explicit RealTimePlay(PlayState &play);

    [[nodiscard]] std::optional<Refusal> refusalOf(const Command &command) const override;
    void carryOut(const Command &command, std::vector<Event> &events) override;

    [[nodiscard]] std::int64_t stepLength() const override;
    [[nodiscard]] int mostTickSteps() const override { return kMaxTickSteps; }
    [[nodiscard]] bool needsTime() override { return true; }
    [[nodiscard]] const RealTimeSimulation *stage() const override { return &*m_stage; }

private:
    struct Consequences;

    void enterStage();
    void tick(int steps, std::vector<Event> &events);
    void passSteps(int steps, std::vector<Event> &events);
    void walkCell(Direction direction, std::vector<Event> &events);
    void useItem(std::vector<Event> &events);
    void steer(std::optional<Direction> direction, std::vector<Event> &events);
    bool stepOn(Point way, std::vector<Event> &events);
    bool handle(const std::vector<ActionEvent> &happened, std::vector<Event> &events);
    bool endsWithLevel(int number, std::vector<Event> &events);
    void goToLevel(WorldPos to, std::vector<Event> &events);

    PlayState &m_play;
    std::optional<RealTimeSimulation> m_stage; ///< always
};

/// By turns this much time passes with a wait, and after the use of an item.
constexpr int kStepsOfTurn = kStepsPerSecond / 4;

constexpr double kDiagonal = 0.70710678118654752440; // 1/√2

Point wayOf(Direction direction)
{
    const WorldPos to = step(WorldPos{}, direction);
    const Point way{static_cast<double>(to.x), static_cast<double>(to.y)};
    return isDiagonal(direction) ? way * kDiagonal : way;
}

/// Cells that the player goes in a step.
double reachOf(const World &world)
{
    return world.content->scenario.action->playerSpeed / 100.0 * kStepSeconds;
}

/// Brings members of the party who aren't on a player's level beside that player, and each to where their
/// cell is.
void gatherParty(World &world, const PartyMember &leader)
{
    const WorldPos own = leader.player.position;
    const Level level = levelAround(world, own);
    for (PartyMember &member : world.party.members) {
        if (member.id == leader.id)
            continue;
        if (!level.area.contains(member.player.position)) {
            member.player.position = findPlaceNear(world, leader, own).valueOr(own);
            member.motion.steering.reset();
            member.motion.unhurtFor = std::max(member.motion.unhurtFor, leader.motion.unhurtFor);
        }
        if (cellAt(member.motion.player) != member.player.position)
            member.motion.player = middleOf(member.player.position);
    }
}

/// Turns what happened in a step into the events of play, and does what follows from it.
struct RealTimePlay::Consequences {
    RealTimePlay &own;
    std::vector<Event> &events;
    bool goesOn = true; ///< the stage can still be used

    template<class Kind>
    void operator()(const Kind &event)
    {
        events.emplace_back(event);
    }
    void operator()(const PlayerStepped &step)
    {
        ++own.m_play.player().statistics.steps;
        own.m_play.unsaved.player = true;
        events.emplace_back(PlayerMoved{step.from, step.to});
    }
    void operator()(const AgentStepped &step)
    {
        events.emplace_back(MonsterMoved{step.id, step.from, step.to});
    }
    void operator()(const PlayerHurt &hurt)
    {
        own.m_play.unsaved.run = true;
        events.emplace_back(hurt);
    }
    void operator()(const PlayerHealed &healed)
    {
        own.m_play.unsaved.run = true;
        events.emplace_back(healed);
    }
    void operator()(const PickedUp &taken)
    {
        own.m_play.player().statistics.itemsFound += 1;
        own.m_play.unsaved.inventory = true;
        own.m_play.unsaved.statistics = true;
        events.emplace_back(taken);
    }
    void operator()(const ItemUsed &used)
    {
        own.m_play.unsaved.inventory = true;
        events.emplace_back(used);
    }
    void operator()(const AgentSlain &slain)
    {
        const MonsterType &kind = own.m_play.content().monsters[slain.kind];
        own.m_play.unsaved.statistics = true;
        events.emplace_back(slain);
        own.m_play.forEachPlayer(events, [&] {
            ++own.m_play.player().statistics.kills[kind.key];
            gainExperience(own.m_play, ExperienceReason::Victory, kind.experience, events);
        });
    }
    void operator()(const LevelBeaten &beaten)
    {
        events.emplace_back(beaten);
        own.m_play.forEachPlayer(events, [&] {
            gainExperience(own.m_play, ExperienceReason::Room,
                           own.m_play.content().scenario.action->roomExperience, events);
        });
        goesOn = !own.endsWithLevel(beaten.number, events);
    }
    void operator()(const LevelLeft &left)
    {
        goesOn = false;
        if (left.to)
            own.goToLevel(*left.to, events);
        else
            endRun(own.m_play, true, events);
    }
    void operator()(const PlayerSlain & /*slain*/)
    {
        ++own.m_play.player().statistics.deaths;
        own.m_play.unsaved.statistics = true;
        fall(own.m_play, events);
        goesOn = own.m_play.world.run == RunState::Going;
    }
};

RealTimePlay::RealTimePlay(PlayState &play) : m_play(play)
{
    if (!actionFits(play.world, play.actor())) {
        enterLevel(play.world, play.actor());
        play.unsaved.action = true;
    }
    enterStage();
}

/// The stage of the actor's level, to which they bring the others.
void RealTimePlay::enterStage()
{
    m_stage.emplace(m_play.world, m_play.player().position);
    gatherParty(m_play.world, m_play.actor());
}

/// The last room that was made is the boss's. Level files without a Goal lead on once no one is left.
bool RealTimePlay::endsWithLevel(int number, std::vector<Event> &events)
{
    const LevelPlan &plan = m_play.world.map.plan();
    const bool last = number == static_cast<int>(plan.levels.size());
    if (generatorInfo(m_play.world.spec.generator.kind).levels == LevelKind::Room) {
        if (last)
            endRun(m_play, true, events);
        return last;
    }
    const Level &level = plan.levels[static_cast<std::size_t>(number - 1)];
    if (level.finish)
        return false;
    const Level *next = last ? nullptr : &plan.levels[static_cast<std::size_t>(number)];
    if (next != nullptr && next->start)
        goToLevel(*next->start, events);
    else
        endRun(m_play, true, events);
    return true;
}

void RealTimePlay::goToLevel(WorldPos to, std::vector<Event> &events)
{
    const PartyMember &actor = m_play.actor();
    const WorldPos from = actor.player.position;
    std::map<int, WorldPos> others; // the places that they are brought from
    for (const PartyMember &member : m_play.world.party.members) {
        if (member.id != actor.id)
            others[member.id] = member.player.position;
    }
    m_play.player().position = to;
    enterLevel(m_play.world, m_play.actor());
    enterStage();
    const int level = m_play.world.action->level;
    events.emplace_back(LevelEntered{level, from, to});
    for (const auto &[player, left] : others) {
        const WorldPos place = m_play.world.party.at(player).player.position;
        events.emplace_back(LevelEntered{level, left, place}, player);
    }
    m_play.lookAll(events);
    m_play.reportMonsters(events);
    const auto last = static_cast<int>(m_play.world.map.plan().levels.size());
    if (generatorInfo(m_play.world.spec.generator.kind).levels == LevelKind::Room &&
        m_play.world.action->level == last && !hasFoes(m_play.world, m_stage->level()))
        return endRun(m_play, true, events); // there is no one to beat
    std::vector<ActionEvent> happened;
    m_stage->arrive(m_play.world, m_play.actor(), happened);
    static_cast<void>(handle(happened, events));
}

/// False once the player is elsewhere, or the run is over.
bool RealTimePlay::stepOn(Point way, std::vector<Event> &events)
{
    const auto wayOfPlayer = [&](const PartyMember &member) {
        if (!m_play.world.realTime)
            return member.id == m_play.actor().id ? way : Point{};
        const std::optional<Direction> &steering = member.motion.steering;
        return steering ? wayOf(*steering) * reachOf(m_play.world) : Point{};
    };
    std::vector<ActionEvent> happened;
    ++m_play.world.turn;
    m_stage->step(m_play.world, wayOfPlayer, happened, &m_play.witness);
    return handle(happened, events) && !m_play.actor().watching;
}

/// False likewise.
bool RealTimePlay::handle(const std::vector<ActionEvent> &happened, std::vector<Event> &events)
{
    m_play.unsaved.action = true;
    for (const RegionPos pos : m_stage->takeTouched())
        m_play.unsaved.regions.insert(pos);
    const int actor = m_play.actor().id;
    Consequences consequences{*this, events};
    for (const ActionEvent &event : happened) {
        m_play.actAs(event.player == 0 ? actor : event.player, events,
                     [&] { std::visit(consequences, event); });
        if (!consequences.goesOn)
            break;
    }
    return consequences.goesOn;
}

std::optional<Refusal> RealTimePlay::refusalOf(const Command &command) const
{
    const bool known =
        std::holds_alternative<MoveCommand>(command) || std::holds_alternative<WaitCommand>(command) ||
        std::holds_alternative<EquipCommand>(command) || std::holds_alternative<TickCommand>(command) ||
        std::holds_alternative<ClockCommand>(command) || std::holds_alternative<SteerCommand>(command) ||
        std::holds_alternative<UseCommand>(command);
    if (!known)
        return Refusal::NotHere;
    const bool byTime =
        std::holds_alternative<TickCommand>(command) || std::holds_alternative<SteerCommand>(command);
    if (byTime && !m_play.world.realTime)
        return Refusal::NotRealTime;
    const bool byTurns =
        std::holds_alternative<MoveCommand>(command) || std::holds_alternative<WaitCommand>(command);
    if (byTurns && m_play.world.realTime)
        return Refusal::NotHere;
    const auto *moving = std::get_if<MoveCommand>(&command);
    const auto *steering = std::get_if<SteerCommand>(&command);
    const bool slants = (moving != nullptr && isDiagonal(moving->direction)) ||
                        (steering != nullptr && steering->direction && isDiagonal(*steering->direction));
    if (slants && !m_play.content().scenario.diagonalMoves)
        return Refusal::NoDiagonals;
    const auto *ticking = std::get_if<TickCommand>(&command);
    if (ticking != nullptr && (ticking->steps < 1 || ticking->steps > kMaxTickSteps))
        return Refusal::NotHere;
    return std::nullopt;
}

void RealTimePlay::carryOut(const Command &command, std::vector<Event> &events)
{
    if (const auto *moving = std::get_if<MoveCommand>(&command))
        walkCell(moving->direction, events);
    else if (const auto *ticking = std::get_if<TickCommand>(&command))
        tick(ticking->steps, events);
    else if (std::holds_alternative<UseCommand>(command))
        useItem(events);
    else if (std::holds_alternative<WaitCommand>(command)) {
        events.emplace_back(PlayerWaited{});
        passSteps(kStepsOfTurn, events);
    } else if (const auto *steering = std::get_if<SteerCommand>(&command)) {
        steer(steering->direction, events);
    } else if (const auto *equipping = std::get_if<EquipCommand>(&command)) {
        equip(m_play, *equipping, events);
    } else if (const auto *clock = std::get_if<ClockCommand>(&command)) {
        for (PartyMember &member : m_play.world.party.members)
            member.motion.steering.reset();
        m_play.unsaved.action = true;
        setClock(m_play, *clock, events);
    }
}

std::int64_t RealTimePlay::stepLength() const
{
    return kStepMicroseconds;
}

void RealTimePlay::steer(std::optional<Direction> direction, std::vector<Event> &events)
{
    m_play.motion().steering = direction;
    m_play.unsaved.action = true;
    events.emplace_back(Steered{direction});
}

void RealTimePlay::tick(int steps, std::vector<Event> &events)
{
    events.emplace_back(TimePassed{});
    for (int i = 0; i < steps && m_play.world.run == RunState::Going; ++i)
        static_cast<void>(stepOn({}, events)); // each goes where they steer
}

void RealTimePlay::passSteps(int steps, std::vector<Event> &events)
{
    for (int i = 0; i < steps; ++i) {
        if (!stepOn({}, events))
            return;
    }
}

/// By turns: to the middle of the next cell, while time passes as fast as the player walks.
void RealTimePlay::walkCell(Direction direction, std::vector<Event> &events)
{
    const WorldPos from = m_play.player().position;
    const WorldPos to = step(from, direction);
    const bool squeezes =
        isDiagonal(direction) && (m_stage->isSolid({to.x, from.y}) || m_stage->isSolid({from.x, to.y}));
    if (squeezes || m_stage->isSolid(to)) {
        events.emplace_back(MoveBlocked{to});
        return;
    }
    const Point target = middleOf(to);
    const double reach = reachOf(m_play.world);
    const auto most = static_cast<int>(2 / reach) + 1;
    for (int i = 0; i < most && !(m_play.motion().player == target); ++i) {
        const Point way = target - m_play.motion().player;
        if (!stepOn(length(way) <= reach ? way : unit(way) * reach, events))
            return;
    }
    if (events.empty()) // only where something moved into the way meanwhile
        events.emplace_back(PlayerWaited{});
}

void RealTimePlay::useItem(std::vector<Event> &events)
{
    std::vector<ActionEvent> happened;
    const Point facing = m_play.motion().facing;
    // By turns no one has to step toward someone to turn to them.
    if (!m_play.world.realTime)
        m_stage->faceNearest(m_play.world, m_play.actor());
    std::optional<UseIssue> issue = m_stage->use(m_play.world, m_play.actor(), happened);
    // By turns no one has to count until they are ready.
    while (!m_play.world.realTime && issue == UseIssue::NotReady) {
        if (!stepOn({}, events))
            return;
        m_stage->faceNearest(m_play.world, m_play.actor());
        issue = m_stage->use(m_play.world, m_play.actor(), happened);
    }
    if (issue) {
        m_play.motion().facing = facing; // what is refused changes nothing
        events.emplace_back(
            CommandRefused{*issue == UseIssue::NotReady ? Refusal::NotReady : Refusal::NothingHeld});
        return;
    }
    if (handle(happened, events) && !m_play.world.realTime)
        passSteps(kStepsOfTurn, events);
}

} // namespace

std::unique_ptr<PlayStrategy> makeRealTimePlay(PlayState &play)
{
    return std::make_unique<RealTimePlay>(play);
}

} // namespace cave
