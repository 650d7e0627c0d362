// SPDX-License-Identifier: MIT
#include "core/session/session.h"

#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/monster_turn.h"
#include "core/rules/rounds/round_combat.h"
#include "core/rules/spawn.h"
#include "core/session/play/party_play.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

/// Why a player can't give commands of their own.
std::optional<Refusal> refusalOf(const Party &party, int player)
{
    const PartyMember *member = party.find(player);
    if (member == nullptr)
        return Refusal::NoPlayer;
    if (member->plays())
        return std::nullopt;
    if (!member->present)
        return Refusal::Absent;
    return std::ranges::any_of(party.members, &PartyMember::plays) ? Refusal::Watching : Refusal::NoneLeft;
}

/// A fallen player, without any other one to play on, ends the run so.
bool givesUp(const Command &command, const Content &content)
{
    return content.scenario.freeMovement() ? std::holds_alternative<UseCommand>(command)
                                           : std::holds_alternative<WaitCommand>(command);
}

} // namespace

Result<Session> Session::begin(const WorldSpec &spec, std::shared_ptr<const Content> content)
{
    auto source = CAVE_TRY(makeRegionSource(spec));
    World world(spec, std::move(content), std::move(source));
    const auto spawn = CAVE_TRY(findSpawn(world));
    world.player().position = spawn;
    world.player().inventory = startingInventory(*world.content);
    if (const std::optional<HeroTable> &hero = world.content->scenario.hero)
        world.player().health = attributesAt(*hero, 1).health;
    if (const std::optional<RoundTable> &rounds = world.content->scenario.rounds)
        world.player().health = rounds->health;
    if (const std::optional<ActionTable> &action = world.content->scenario.action) {
        world.player().health = action->health;
        world.realTime = true;
    }
    Session session(std::move(world));
    session.m_play->unsaved.player = true;
    return session;
}

Result<Session> Session::begin(const WorldSpec &spec)
{
    std::shared_ptr<const Content> content = contentFor(spec.generator);
    return content != nullptr ? begin(spec, std::move(content))
                              : builtInContent(scenarioOf(spec.generator.kind)).error();
}

Session::Session(World world) : m_play(std::make_unique<PlayState>(std::move(world)))
{
    World &played = m_play->world;
    const int radius = played.spec.settings.viewRadius;
    const int farthest = played.content->scenario.rounds ? 2 * (radius + kMaxLight) : radius;
    reserveRegionsForMonsters(played, std::max(farthest, activeRadius(played)));
    m_strategy = content().scenario.freeMovement() ? makeRealTimePlay(*m_play) : makeTurnPlay(*m_play);
    std::vector<Event> events;
    for (const PartyMember &member : played.party.members) {
        // Those who came to their place by playing have looked around there. To do so again could explore
        // more, such as with a lamp that was put on since, which replaying the log wouldn't.
        if (!played.map.isExplored(member.id, member.player.position))
            m_play->look(member.id, events);
    }
}

Session::Session(Session &&) noexcept = default;
Session &Session::operator=(Session &&) noexcept = default;
Session::~Session() = default;

std::vector<Event> Session::apply(int player, const Command &command)
{
    std::vector<Event> events;
    const bool personal = isPersonal(command);
    const Party &party = world().party;
    const std::optional<Refusal> refusal = cave::refusalOf(party, player);
    if (personal && refusal && !(refusal == Refusal::NoneLeft && givesUp(command, content()))) {
        events.emplace_back(CommandRefused{*refusal}, player);
        return events;
    }
    carryOutAs(personal ? player : world().party.acting, command, events); // the same on every machine
    const Event &first = events.front();
    if (!std::holds_alternative<MoveBlocked>(first) && !std::holds_alternative<CommandRefused>(first))
        log(player, command);
    return events;
}

/// Carries it out unless it is refused.
void Session::carryOutAs(int player, const Command &command, std::vector<Event> &events)
{
    m_play->actAs(player, events, [&] {
        // Of a fallen player's own commands, only the one that gives the run up comes here.
        if (world().run == RunState::Going && isPersonal(command) && m_play->actor().watching)
            endRun(*m_play, false, events);
        else if (const std::optional<Refusal> refusal = refusalOf(command))
            events.emplace_back(CommandRefused{*refusal});
        else
            carryOut(command, events);
    });
}

std::optional<Refusal> Session::refusalOf(const Command &command) const
{
    if (world().run != RunState::Going)
        return Refusal::RunOver;
    return changesParty(command) ? refusalInParty(world(), command) : m_strategy->refusalOf(command);
}

void Session::carryOut(const Command &command, std::vector<Event> &events)
{
    if (changesParty(command))
        changeParty(*m_play, command, events);
    else
        m_strategy->carryOut(command, events);
    if (std::holds_alternative<ClockCommand>(command))
        m_microseconds = 0;
}

void Session::showPlayer(int player)
{
    if (player == world().party.shown)
        return;
    cave::showPlayer(m_play->world, player);
    // A file has the state of the player shown in rows of its own.
    UnsavedChanges &unsaved = m_play->unsaved;
    unsaved.player = unsaved.inventory = unsaved.statistics = unsaved.fight = unsaved.party = true;
    unsaved.run =
        unsaved.run || content().scenario.hero || content().scenario.action || content().scenario.rounds;
    unsaved.action = unsaved.action || content().scenario.action;
}

void Session::describePlayer(int player, std::string name, std::uint32_t colour)
{
    PartyMember *member = m_play->world.party.find(player);
    member->name = std::move(name);
    member->colour = colour;
    m_play->unsaved.party = !m_play->world.party.isAlone();
}

void Session::log(int player, const Command &command)
{
    Party &party = m_play->world.party;
    if (isPersonal(command) && player != party.acting) {
        party.acting = player;
        ++m_play->world.commands;
        m_play->unsaved.commands.emplace_back(ActCommand{player});
    }
    m_play->unsaved.party = m_play->unsaved.party || !party.isAlone();
    log(command);
}

void Session::log(const Command &command)
{
    World &played = m_play->world;
    UnsavedChanges &unsaved = m_play->unsaved;
    ++played.commands;
    unsaved.player = true;
    unsaved.commands.push_back(command);
    // Not after an ActCommand: a replay passes through a state there that never existed.
    if (played.commands % kCheckpointInterval == 0 && !std::holds_alternative<ActCommand>(command))
        unsaved.checkpoints.push_back({played.commands, played.turn, stateHashes()});
}

/// Time passes only by turns, or stands still while everyone fights and after the run.
bool Session::standsStill() const
{
    const World &played = m_play->world;
    if (!played.realTime || played.run != RunState::Going)
        return true;
    if (played.party.isAlone())
        return isFighting();
    return std::ranges::none_of(played.party.members,
                                [&](const PartyMember &member) { return member.plays() && !member.fight; });
}

void Session::passTime(double seconds)
{
    constexpr double kMaxSeconds = 1;
    if (standsStill() || !(seconds > 0)) {
        m_microseconds = 0;
        return;
    }
    m_microseconds += static_cast<std::int64_t>(std::min(seconds, kMaxSeconds) * 1e6);
    if (m_microseconds >= m_strategy->stepLength() && !m_strategy->needsTime())
        m_microseconds = 0;
}

std::optional<TickCommand> Session::takeDueTick()
{
    const std::int64_t length = m_strategy->stepLength();
    if (m_microseconds < length || standsStill())
        return std::nullopt;
    const std::int64_t steps = std::min<std::int64_t>(m_microseconds / length, m_strategy->mostTickSteps());
    m_microseconds -= steps * length;
    return TickCommand{static_cast<int>(steps)};
}

std::vector<Event> Session::advance(double seconds)
{
    std::vector<Event> events;
    passTime(seconds);
    while (const std::optional<TickCommand> tick = takeDueTick()) {
        std::vector<Event> ticked;
        if (joinsLastTick(*tick))
            carryOutAs(world().party.acting, *tick, ticked);
        else
            ticked = apply(*tick);
        events.insert(events.end(), ticked.begin(), ticked.end());
    }
    return events;
}

/// Consecutive ticks of time are logged as one, so that the log grows with the player's actions and not with
/// the refresh rate; but a recorded checkpoint stays after its own command.
bool Session::joinsLastTick(const TickCommand &tick)
{
    if (m_play->unsaved.commands.empty() || m_play->world.commands % kCheckpointInterval == 0)
        return false;
    auto *last = std::get_if<TickCommand>(&m_play->unsaved.commands.back());
    if (last == nullptr || last->steps > m_strategy->mostTickSteps() - tick.steps)
        return false;
    last->steps += tick.steps;
    m_play->unsaved.player = true;
    return true;
}

} // namespace cave
