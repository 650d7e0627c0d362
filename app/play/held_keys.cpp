#include "app/play/held_keys.h"

#include "app/play/movement_keys.h"

#include <QKeyEvent>

#include <optional>

namespace cave {

HeldKeys::HeldKeys(QObject *parent) : QObject(parent)
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
    m_timer.start(kFirstBeat);
    emit commanded(*command);
    return true;
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
    if (m_held.empty())
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
    m_timer.stop();
}

void HeldKeys::beat()
{
    if (m_held.empty())
        return;
    m_timer.start(kBeat);
    emit commanded(m_held.back().command);
}

} // namespace cave
