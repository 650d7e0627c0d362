// SPDX-License-Identifier: MIT
#include "app/play/walking/held_keys.h"

#include "app/play/keys/movement_keys.h"

#include <QKeyEvent>

#include <algorithm>
#include <optional>
#include <utility>

namespace cave {
namespace {

/// Milliseconds until a busy performer is looked at again.
constexpr int kBusyBeat = 10;

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
    return m_steering && std::any_of(m_held.begin(), m_held.end(), [](const Held &held) {
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

} // namespace cave

#include "moc_held_keys.cpp"
