#include "app/play/held_keys.h"

#include "app/play/movement_keys.h"

#include <QKeyEvent>

#include <optional>
#include <utility>

namespace cave {

HeldKeys::HeldKeys(const StepPace *pace, QObject *parent) : QObject(parent), m_pace(pace)
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

bool HeldKeys::press(const QKeyEvent &event)
{
    const std::optional<Command> command = commandForKey(event, m_bindings);
    if (!command.has_value())
        return false;
    if (event.isAutoRepeat())
        return true;
    static_cast<void>(forget(event));
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
    // With Shift a key walks only if that is bound to nothing else.
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
    // The key that was pressed can't be told from what comes back; better to stop than to walk on for ever.
    if (!removed && command.has_value())
        removed = std::erase_if(m_held, [&](const Held &held) { return held.command == *command; }) > 0;
    if (m_held.empty() && !m_waiting)
        m_timer.stop();
    return command.has_value() || removed;
}

/// Drops the key of the event. What a key means may change while it is down (Num Lock, Shift, another
/// layout); its place doesn't.
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
}

void HeldKeys::beat()
{
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
