// Play where everything moves freely: commands and time become steps of the stage.

#include "core/gen/rooms/level_plane.h"
#include "core/rules/inventory.h"
#include "core/rules/real_time_simulation.h"
#include "core/session/session.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace cave {
namespace {

/// By turns so much time passes with a wait, and after the use of an item.
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

} // namespace

/// What a step told becomes what a session tells, and what else comes of it.
struct Session::ActionTelling {
    Session &session;
    std::vector<Event> &events;
    bool goesOn = true; ///< the stage is still of use

    template<class Told>
    void operator()(const Told &told)
    {
        events.emplace_back(told);
    }
    void operator()(const PlayerStepped &told)
    {
        ++session.m_world.player.statistics.steps;
        session.m_unsaved.player = true;
        events.emplace_back(PlayerMoved{told.from, told.to});
    }
    void operator()(const AgentStepped &told)
    {
        events.emplace_back(MonsterMoved{told.id, told.from, told.to});
    }
    void operator()(const PlayerHurt &told)
    {
        session.m_unsaved.run = true;
        events.emplace_back(told);
    }
    void operator()(const PlayerHealed &told)
    {
        session.m_unsaved.run = true;
        events.emplace_back(told);
    }
    void operator()(const PickedUp &told)
    {
        session.m_world.player.statistics.itemsFound += 1;
        session.m_unsaved.inventory = true;
        session.m_unsaved.statistics = true;
        events.emplace_back(told);
    }
    void operator()(const ItemUsed &told)
    {
        session.m_unsaved.inventory = true;
        events.emplace_back(told);
    }
    void operator()(const AgentSlain &told)
    {
        const MonsterType &kind = session.content().monsters[told.kind];
        ++session.m_world.player.statistics.kills[kind.key];
        session.m_unsaved.statistics = true;
        events.emplace_back(told);
        session.gainExperience(ExperienceReason::Victory, kind.experience, events);
    }
    void operator()(const LevelBeaten &told)
    {
        events.emplace_back(told);
        session.gainExperience(ExperienceReason::Room, session.content().scenario.action->roomExperience,
                               events);
        goesOn = !session.endsWithLevel(told.number, events);
    }
    void operator()(const LevelLeft &told)
    {
        goesOn = false;
        if (told.to)
            session.enterLevel(*told.to, events);
        else
            session.endRun(true, events);
    }
    void operator()(const PlayerSlain & /*told*/)
    {
        goesOn = false;
        ++session.m_world.player.statistics.deaths;
        session.m_unsaved.statistics = true;
        session.endRun(false, events);
    }
};

void Session::beginAction()
{
    if (actionFits(m_world)) {
        m_stage = std::make_unique<RealTimeSimulation>(m_world);
        return;
    }
    cave::enterLevel(m_world);
    m_stage = std::make_unique<RealTimeSimulation>(m_world);
    m_unsaved.action = true;
}

/// The last room that was made is the boss's. Level files without a Goal lead on once nobody is left.
bool Session::endsWithLevel(int number, std::vector<Event> &events)
{
    const LevelPlan &plan = m_world.map.plan();
    const bool last = number == static_cast<int>(plan.levels.size());
    if (m_world.spec.generator.kind == GeneratorKind::Rooms) {
        if (last)
            endRun(true, events);
        return last;
    }
    const Level &level = plan.levels[static_cast<std::size_t>(number - 1)];
    if (level.finish)
        return false;
    const Level *next = last ? nullptr : &plan.levels[static_cast<std::size_t>(number)];
    if (next != nullptr && next->start)
        enterLevel(*next->start, events);
    else
        endRun(true, events);
    return true;
}

void Session::enterLevel(WorldPos to, std::vector<Event> &events)
{
    const WorldPos from = m_world.player.position;
    m_world.player.position = to;
    cave::enterLevel(m_world);
    m_stage = std::make_unique<RealTimeSimulation>(m_world);
    events.emplace_back(LevelEntered{m_world.action->level, from, to});
    look(events);
    tellMonsters(events);
    const auto last = static_cast<int>(m_world.map.plan().levels.size());
    if (m_world.spec.generator.kind == GeneratorKind::Rooms && m_world.action->level == last &&
        !hasFoes(m_world, m_stage->level()))
        return endRun(true, events); // nobody is there to be beaten
    std::vector<ActionEvent> told;
    m_stage->arrive(m_world, told);
    static_cast<void>(tellAction(told, events));
}

/// False once the player is elsewhere, or the run is over.
bool Session::stepAction(Point way, std::vector<Event> &events)
{
    std::vector<ActionEvent> told;
    ++m_world.turn;
    m_stage->step(m_world, way, told);
    return tellAction(told, events);
}

bool Session::tellAction(const std::vector<ActionEvent> &told, std::vector<Event> &events)
{
    m_unsaved.action = true;
    for (const RegionPos pos : m_stage->takeTouched())
        m_unsaved.regions.insert(pos);
    ActionTelling telling{*this, events};
    for (const ActionEvent &event : told) {
        std::visit(telling, event);
        if (!telling.goesOn)
            return false;
    }
    return true;
}

std::optional<Refusal> Session::actionRefusalOf(const Command &command) const
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
    if (byTime && !m_world.realTime)
        return Refusal::NotRealTime;
    const bool byTurns =
        std::holds_alternative<MoveCommand>(command) || std::holds_alternative<WaitCommand>(command);
    if (byTurns && m_world.realTime)
        return Refusal::NotHere;
    const auto *moving = std::get_if<MoveCommand>(&command);
    const auto *steering = std::get_if<SteerCommand>(&command);
    const bool slants = (moving != nullptr && isDiagonal(moving->direction)) ||
                        (steering != nullptr && steering->direction && isDiagonal(*steering->direction));
    if (slants && !content().scenario.diagonalMoves)
        return Refusal::NoDiagonals;
    const auto *ticking = std::get_if<TickCommand>(&command);
    if (ticking != nullptr && (ticking->steps < 1 || ticking->steps > kMostTickSteps))
        return Refusal::NotHere;
    return std::nullopt;
}

void Session::carryOutAction(const Command &command, std::vector<Event> &events)
{
    if (const auto *moving = std::get_if<MoveCommand>(&command))
        walkCell(moving->direction, events);
    else if (const auto *ticking = std::get_if<TickCommand>(&command))
        tickAction(ticking->steps, events);
    else if (std::holds_alternative<UseCommand>(command))
        useItem(events);
    else if (std::holds_alternative<WaitCommand>(command)) {
        events.emplace_back(PlayerWaited{});
        passSteps(kStepsOfTurn, events);
    } else if (const auto *steering = std::get_if<SteerCommand>(&command)) {
        m_world.action->steering = steering->direction;
        m_unsaved.action = true;
        events.emplace_back(Steered{steering->direction});
    } else if (const auto *equipping = std::get_if<EquipCommand>(&command)) {
        equip(*equipping, events);
    } else if (const auto *clock = std::get_if<ClockCommand>(&command)) {
        m_world.action->steering.reset();
        m_unsaved.action = true;
        setClock(*clock, events);
    }
}

void Session::tickAction(int steps, std::vector<Event> &events)
{
    events.emplace_back(TimePassed{});
    for (int i = 0; i < steps && m_world.run == RunState::Going; ++i) {
        const std::optional<Direction> &steering = m_world.action->steering;
        static_cast<void>(stepAction(steering ? wayOf(*steering) * reachOf(m_world) : Point{}, events));
    }
}

void Session::passSteps(int steps, std::vector<Event> &events)
{
    for (int i = 0; i < steps; ++i) {
        if (!stepAction({}, events))
            return;
    }
}

/// By turns: to the middle of the next cell, while time passes as fast as the player walks.
void Session::walkCell(Direction direction, std::vector<Event> &events)
{
    const WorldPos from = m_world.player.position;
    const WorldPos to = step(from, direction);
    const bool squeezes =
        isDiagonal(direction) && (m_stage->isSolid({to.x, from.y}) || m_stage->isSolid({from.x, to.y}));
    if (squeezes || m_stage->isSolid(to)) {
        events.emplace_back(MoveBlocked{to});
        return;
    }
    const Point target = middleOf(to);
    const double reach = reachOf(m_world);
    const auto most = static_cast<int>(2 / reach) + 1;
    for (int i = 0; i < most && !(m_world.action->player == target); ++i) {
        const Point way = target - m_world.action->player;
        if (!stepAction(length(way) <= reach ? way : unit(way) * reach, events))
            return;
    }
    if (events.empty()) // only where something moved into the way meanwhile
        events.emplace_back(PlayerWaited{});
}

void Session::useItem(std::vector<Event> &events)
{
    std::vector<ActionEvent> told;
    const Point facing = m_world.action->facing;
    // By turns nobody has to step toward somebody to turn to them.
    if (!m_world.realTime)
        m_stage->faceNearest(m_world);
    std::optional<UseIssue> issue = m_stage->use(m_world, told);
    // By turns nobody has to count until they are ready.
    while (!m_world.realTime && issue == UseIssue::NotReady) {
        if (!stepAction({}, events))
            return;
        m_stage->faceNearest(m_world);
        issue = m_stage->use(m_world, told);
    }
    if (issue) {
        m_world.action->facing = facing; // what is refused changes nothing
        events.emplace_back(
            CommandRefused{*issue == UseIssue::NotReady ? Refusal::NotReady : Refusal::NothingHeld});
        return;
    }
    if (tellAction(told, events) && !m_world.realTime)
        passSteps(kStepsOfTurn, events);
}

} // namespace cave
