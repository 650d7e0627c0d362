#include "app/play/held_keys.h"

#include "app/play/movement_keys.h"

#include <QKeyEvent>

#include <algorithm>

namespace cave {

HeldKeys::HeldKeys(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &HeldKeys::beat);
}

bool HeldKeys::press(const QKeyEvent &event)
{
    const std::optional<Command> command = commandForKey(event);
    if (!command.has_value())
        return false;
    if (event.isAutoRepeat())
        return true;
    std::erase_if(m_held, [&](const auto &held) { return held.first == event.key(); });
    m_held.emplace_back(event.key(), *command);
    m_timer.start(kFirstBeat);
    emit commanded(*command);
    return true;
}

bool HeldKeys::release(const QKeyEvent &event)
{
    const bool known = commandForKey(event).has_value();
    if (event.isAutoRepeat())
        return known;
    const auto removed = std::erase_if(m_held, [&](const auto &held) { return held.first == event.key(); });
    if (m_held.empty())
        m_timer.stop();
    return known || removed > 0;
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
    emit commanded(m_held.back().second);
}

} // namespace cave
