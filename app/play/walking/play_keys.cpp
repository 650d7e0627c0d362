// SPDX-License-Identifier: MIT
#include "app/play/walking/play_keys.h"

#include "app/play/keys/key_bindings.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_map_objects.h"
#include "app/play/session/play_session.h"
#include "app/play/walking/play_clock.h"
#include "app/play/walking/walk_control.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace cave {
namespace {

/// Milliseconds until a busy performer is looked at again.
constexpr int kBusyBeat = 10;

bool isDiagonal(PlayKey key)
{
    return key == PlayKey::NorthEast || key == PlayKey::SouthEast || key == PlayKey::SouthWest ||
           key == PlayKey::NorthWest;
}

bool isTab(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
}

} // namespace

HeldKeys::HeldKeys(const StepRateLimiter *pace, QObject *parent) : QObject(parent), m_pace(pace)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &HeldKeys::beat);
}

void HeldKeys::setBindings(const KeyBindings &bindings)
{
    clear();
    m_bindings = bindings;
}

void HeldKeys::setSteering(bool on)
{
    if (on == m_steering)
        return;
    clear();
    m_steering = on;
    m_way.reset();
}

int HeldKeys::wait() const
{
    const int pace = m_pace == nullptr ? 0 : m_pace->wait();
    return isBusy() ? std::max(pace, kBusyBeat) : pace;
}

bool HeldKeys::isUsing() const
{
    return m_steering && std::ranges::any_of(m_held, [](const Held &held) {
               return std::holds_alternative<UseCommand>(held.command);
           });
}

bool HeldKeys::takes(const QKeyEvent &event) const
{
    const std::optional<Command> command = commandForKey(event, m_bindings);
    return command && !(m_steering && std::holds_alternative<WaitCommand>(*command));
}

bool HeldKeys::pressSteering(const QKeyEvent &event, const Command &command)
{
    if (std::holds_alternative<WaitCommand>(command))
        return false;
    m_held.push_back({keyPlace(event), event.key(), command});
    if (std::holds_alternative<UseCommand>(command))
        emit commanded(command);
    else
        steer();
    return true;
}

/// For opposite directions the last key pressed wins; perpendicular ones combine to a diagonal.
std::optional<Direction> HeldKeys::heldWay() const
{
    WorldPos way;
    for (auto held = m_held.rbegin(); held != m_held.rend(); ++held) {
        const auto *move = std::get_if<MoveCommand>(&held->command);
        if (move == nullptr)
            continue;
        const WorldPos to = step(WorldPos{}, move->direction);
        way.x = way.x == 0 ? to.x : way.x;
        way.y = way.y == 0 ? to.y : way.y;
    }
    return directionTo(WorldPos{}, way);
}

void HeldKeys::steer()
{
    const std::optional<Direction> way = heldWay();
    if (way == m_way)
        return;
    m_way = way;
    emit commanded(SteerCommand{way});
}

bool HeldKeys::press(const QKeyEvent &event)
{
    const std::optional<Command> command = commandForKey(event, m_bindings);
    if (!command.has_value())
        return false;
    if (event.isAutoRepeat())
        return true;
    static_cast<void>(forget(event));
    if (m_steering)
        return pressSteering(event, *command);
    m_held.push_back({keyPlace(event), event.key(), *command});
    if (const int soon = wait(); soon > 0) {
        m_waiting = command;
        m_timer.start(soon);
        return true;
    }
    m_waiting.reset();
    m_timer.start(kFirstBeat);
    emit commanded(*command);
    return true;
}

bool HeldKeys::isDiagonal(const QKeyEvent &event) const
{
    // With Shift a key walks only if the combination isn't bound to something else.
    const bool shifted = event.modifiers().testFlag(Qt::ShiftModifier);
    if (shifted && !m_bindings.boundTo(combinationOf(event)))
        return false;
    const std::optional<Command> command = commandForKey(event, m_bindings);
    const auto *move = command ? std::get_if<MoveCommand>(&*command) : nullptr;
    return move != nullptr && cave::isDiagonal(move->direction);
}

bool HeldKeys::release(const QKeyEvent &event)
{
    const std::optional<Command> command = commandForKey(event, m_bindings);
    if (event.isAutoRepeat())
        return command.has_value();
    bool removed = forget(event);
    // The pressed key can't be identified with the released one; better to stop than to walk on for ever.
    if (!removed && command.has_value())
        removed = std::erase_if(m_held, [&](const Held &held) { return held.command == *command; }) > 0;
    if (m_held.empty() && !m_waiting)
        m_timer.stop();
    if (m_steering)
        steer();
    return command.has_value() || removed;
}

/// Removes the key of the event. What a key means may change while it is down (Num Lock, Shift, another
/// layout); its physical position doesn't.
bool HeldKeys::forget(const QKeyEvent &event)
{
    const std::uint32_t place = keyPlace(event);
    return std::erase_if(m_held, [&](const Held &held) {
               return place != 0 && held.place != 0 ? held.place == place : held.key == event.key();
           }) > 0;
}

void HeldKeys::clear()
{
    m_held.clear();
    m_waiting.reset();
    m_timer.stop();
    if (m_steering)
        steer();
}

void HeldKeys::beat()
{
    if (isBusy())
        return m_timer.start(kBusyBeat);
    if (const std::optional<Command> waiting = std::exchange(m_waiting, std::nullopt)) {
        if (!m_held.empty())
            m_timer.start(kFirstBeat);
        emit commanded(*waiting);
        return;
    }
    if (m_held.empty())
        return;
    m_timer.start(m_pace == nullptr ? kBeat : m_pace->interval(kBeat));
    emit commanded(m_held.back().command);
}

PlayKeys::PlayKeys(PlaySession &session, PlayClock &clock, WalkControl &walk, Examiner &examiner,
                   QWidget &page, QWidget &map)
    : QObject(&page)
    , m_session(session)
    , m_walk(walk)
    , m_examiner(examiner)
    , m_page(page)
    , m_map(map)
    , m_keys(&clock.pace())
{
    page.installEventFilter(this);
    map.installEventFilter(this);
    m_keys.waitWhile([&session] { return session.awaitsAnswer(); });
    connect(&m_keys, &HeldKeys::commanded, &session, &PlaySession::perform);
    connect(&session, &PlaySession::pauseChanged, this, [this] {
        if (m_session.isPaused() && !m_session.isFree()) // a key may be held there to see what a step does
            m_keys.clear();
    });
    connect(&clock, &PlayClock::ticking, this, &PlayKeys::useItem);
    connect(&clock, &PlayClock::textChanged, this,
            [this] { m_keys.setSteering(m_session.isFree() && m_session.isRealTime()); });
}

void PlayKeys::setBindings(const KeyBindings &bindings)
{
    m_bindings = bindings;
    useBindings();
}

/// Keys for diagonals and for using items have other meanings, or none, in worlds without them.
void PlayKeys::useBindings()
{
    const bool free = m_session.isFree();
    const bool eight = free || m_session.session().content().scenario.diagonalMoves;
    const KeyBindings used = eight ? m_bindings : m_bindings.withoutDiagonals();
    m_keys.setBindings(free ? used : used.withoutUse());
    m_examiner.setBindings(used.withoutUse());
    QList<QKeySequence> taken;
    for (const PlayKey key : kPlayKeys) {
        if (free || (eight && isDiagonal(key)))
            taken += used.keys(key);
    }
    for (QAction *action : m_page.actions())
        setTakenKeys(*action, taken);
}

/// The selected item is used repeatedly while its key is held.
void PlayKeys::useItem()
{
    if (!m_session.isFree() || !m_keys.isUsing() || m_session.awaitsAnswer())
        return;
    const ItemType *item = itemInHand(m_session.session());
    if (item != nullptr && isReady(m_session.world().motion().sinceUse, item->cooldown))
        m_session.perform(UseCommand{});
}

/// True if a key is for walking or using an item, overriding other meanings.
bool PlayKeys::takes(const QKeyEvent &event) const
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (m_keys.isDiagonal(event) || (isEnter && m_examiner.isActive()))
        return true;
    if (!m_session.isFree())
        return false;
    constexpr Qt::KeyboardModifiers kOfActions = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if ((m_examiner.isActive() && isTab(event)) || isUnboundPadDigit(event))
        return true;
    return (event.modifiers() & kOfActions) == 0 && m_keys.takes(event);
}

/// A digit of the number pad that no action is bound to as such. Otherwise it would count as the digit above
/// the letters, which selects items.
bool PlayKeys::isUnboundPadDigit(const QKeyEvent &event) const
{
    const bool isDigit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9;
    if (!isDigit || !event.modifiers().testFlag(Qt::KeypadModifier))
        return false;
    const QKeySequence own(combinationOf(event));
    const QList<QAction *> all = m_page.actions();
    return std::ranges::none_of(all,
                                [&own](const QAction *action) { return action->shortcuts().contains(own); });
}

/// True if a key on the map was used before it could walk.
bool PlayKeys::pressOnMap(QKeyEvent &event)
{
    const bool isModifier = event.key() >= Qt::Key_Shift && event.key() <= Qt::Key_Alt;
    if (!isModifier && !event.isAutoRepeat() && m_walk.interrupt())
        return true;
    if (m_examiner.press(event))
        return true;
    // Tab would go to the next widget before it reached the page.
    return isTab(event) && m_keys.press(event);
}

/// When the map loses the focus, no key is held any more.
bool PlayKeys::filterMap(QEvent &event)
{
    if (event.type() == QEvent::FocusOut)
        m_keys.clear();
    if (event.type() == QEvent::KeyPress)
        return pressOnMap(static_cast<QKeyEvent &>(event));
    if (event.type() != QEvent::ShortcutOverride || !takes(static_cast<QKeyEvent &>(event)))
        return false;
    event.accept();
    return true;
}

bool PlayKeys::filterPage(QEvent &event)
{
    if (event.type() == QEvent::Hide)
        m_keys.clear();
    if (event.type() == QEvent::KeyPress)
        return m_keys.press(static_cast<QKeyEvent &>(event));
    return event.type() == QEvent::KeyRelease && m_keys.release(static_cast<QKeyEvent &>(event));
}

bool PlayKeys::eventFilter(QObject *watched, QEvent *event)
{
    return watched == &m_map ? filterMap(*event) : filterPage(*event);
}

} // namespace cave

#include "moc_play_keys.cpp"
