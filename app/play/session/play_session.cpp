// SPDX-License-Identifier: MIT
#include "app/play/session/play_session.h"

#include "app/net/shared_worlds.h"
#include "core/rules/spawn.h"
#include "core/session/event.h"
#include "core/session/event_kinds.h"
#include "editor/view/texts/texts.h"

#include <algorithm>
#include <utility>

#include "moc_play_session.cpp"

namespace cave {

PlaySaving::PlaySaving(SavedSession &session) : m_session(session)
{
    m_sincePlayTime.start();
}

bool PlaySaving::isSaved() const
{
    return m_session.session().unsavedChanges().empty() && m_session.file().checkPlace().ok();
}

bool PlaySaving::saveNow()
{
    const Result<void> done = m_session.save();
    report(true);
    return done.ok();
}

void PlaySaving::saveQuietly()
{
    static_cast<void>(m_session.save()); // what comes of it is kept there
    report();
}

Result<void> PlaySaving::saveAs(const std::filesystem::path &target)
{
    Result<void> done = m_session.saveAs(target);
    if (done) {
        m_failures = 0;
        emit moved();
    }
    return done;
}

void PlaySaving::report(bool always)
{
    const int failures = m_session.failedSaves();
    if (failures == m_failures && !always)
        return;
    m_failures = failures;
    if (const std::optional<Error> &error = m_session.saveError())
        emit failed(messageText(error->message));
    else
        emit saved();
}

bool isOnlyTime(const std::vector<Event> &events)
{
    return std::ranges::all_of(events, isAnyOf<TimePassed, MonsterMoved, Steered, ShotFired, ShotEnded>);
}

PlaySession::PlaySession(SavedSession session, CommandOrder *order)
    : m_saved(std::move(session))
    , m_markers(m_saved.file())
    , m_saving(m_saved)
    , m_order(order)
{
    if (m_order == nullptr)
        playAlone(m_saved); // who was there when a program was killed
    readName();
    m_paused = isRealTime() && !hasCompany(); // so that nothing happens while the player looks around
    connect(&m_saving, &PlaySaving::moved, this, [this] {
        readName();
        emit changed();
    });
}

void PlaySession::begin()
{
    if (!isGoing())
        emit endedRunOpened();
    emit changed();
}

void PlaySession::readName()
{
    if (const Result<std::string> name = m_saved.file().name())
        m_name = QString::fromStdString(*name);
}

WorldPos PlaySession::spawn()
{
    if (!m_spawn) {
        World fresh(world().spec, world().content, world().map.source());
        m_spawn = findSpawn(fresh).valueOr(WorldPos{});
    }
    return *m_spawn;
}

void PlaySession::setPaused(bool on)
{
    if (on == m_paused || (on && hasCompany()))
        return;
    m_paused = on;
    m_pausedByHand = m_pausedByHand && isPaused();
    emit pauseChanged();
}

void PlaySession::companyChanged()
{
    if (m_paused && hasCompany()) {
        m_paused = false;
        if (std::exchange(m_pausedByHand, false))
            m_order->setPaused(true);
    }
    emit pauseChanged();
}

void PlaySession::setPausedByHand(bool on)
{
    if (isShared())
        m_order->setPaused(on);
    else
        m_pausedByHand = on;
}

void PlaySession::setSharedPause(std::optional<QString> byWhom)
{
    if (m_sharedPause == byWhom)
        return;
    m_sharedPause = std::move(byWhom);
    emit pauseChanged();
}

namespace {

/// A stack is named by its place, which the answer to an earlier command may change.
bool usesUpStack(const Command &command)
{
    return std::holds_alternative<DropCommand>(command) || std::holds_alternative<CastCommand>(command) ||
           std::holds_alternative<TradeCommand>(command);
}

} // namespace

/// Held keys keep giving commands, whether possible or not.
bool PlaySession::admits(const Command &command)
{
    const auto *steer = std::get_if<SteerCommand>(&command);
    const bool use = std::holds_alternative<UseCommand>(command);
    if (!isFree() || (steer == nullptr && !use))
        return true;
    if (!isGoing())
        return false;
    if ((use || steer->direction) && !m_pausedByHand)
        setPaused(false);
    if (steer != nullptr)
        return world().realTime && (awaitsAnswer() || world().motion().steering != steer->direction);
    return !isPaused();
}

std::vector<Event> PlaySession::perform(const Command &command)
{
    if (m_saving.isStranded()) {
        m_saving.report(true);
        return {};
    }
    if (awaitsAnswer() && usesUpStack(command))
        return {};
    if (!admits(command))
        return {};
    // The others may come back to a shared world, so only one who is alone there may end the run.
    if (isShared() && !isOnlooker() && isPersonal(command) && world().party.at(localPlayer()).watching) {
        showApplied({Event{CommandRefused{Refusal::Watching}, localPlayer()}});
        return {};
    }
    // Walking and waiting let time pass for everything.
    if (std::holds_alternative<MoveCommand>(command) || std::holds_alternative<WaitCommand>(command)) {
        setPaused(false);
        if (isPaused())
            return {}; // by another player
    }
    emit performing(command);
    if (m_order != nullptr)
        return give(command);
    std::vector<Event> events = m_saved.apply(localPlayer(), command);
    showApplied(events);
    return world().party.isAlone() ? events : ownEvents(events, localPlayer());
}

/// The own events that were reported meanwhile: all of them, or none yet.
std::vector<Event> PlaySession::give(const Command &command)
{
    std::vector<Event> own;
    std::vector<Event> *const outer = std::exchange(m_ordered, &own);
    m_order->give(command);
    m_ordered = outer;
    return own;
}

void PlaySession::setOrder(CommandOrder *order)
{
    m_order = order;
    m_sharedPause.reset();
    if (m_order == nullptr && isRealTime())
        m_paused = true; // as when a world is opened
    companyChanged();
    emit orderChanged();
    emit changed();
}

void PlaySession::showApplied(const std::vector<Event> &events)
{
    if (world().party.isAlone())
        return report(events);
    emit allActed({events});
    const std::vector<Event> own = ownEvents(events, localPlayer());
    if (m_ordered != nullptr)
        m_ordered->insert(m_ordered->end(), own.begin(), own.end());
    report(own);
}

void PlaySession::advance(double seconds)
{
    std::vector<Event> events;
    if (m_order == nullptr) {
        events = m_saved.advance(seconds);
    } else if (m_order->keepsTime() && !isPaused()) {
        session().passTime(seconds);
        while (const std::optional<TickCommand> tick = session().takeDueTick()) {
            const std::vector<Event> own = give(*tick);
            events.insert(events.end(), own.begin(), own.end());
        }
    }
    emit timePassed({events});
    if (events.empty())
        return m_saving.report(); // saving may have been retried
    if (m_order == nullptr)
        showApplied(events);
}

void PlaySession::report(const std::vector<Event> &events)
{
    m_saving.report();
    emit stepped({events});
    if (isFree() && isOnlyTime(events))
        return;
    emit happened({events});
    if (std::ranges::any_of(events, isAnyOf<RunEnded>)) {
        m_saving.keepPlayTime(); // the end of the run shows it
        emit runEnded();
    }
    emit changed();
    emit performed();
}

} // namespace cave
