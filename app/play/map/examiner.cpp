// SPDX-License-Identifier: MIT
#include "app/play/map/examiner.h"

#include "app/play/keys/movement_keys.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace cave {

Examiner::Examiner(std::function<std::vector<WorldPos>()> interesting, QObject *parent)
    : QObject(parent)
    , m_interesting(std::move(interesting))
{
}

void Examiner::begin(WorldPos at)
{
    moveTo(at);
}

void Examiner::end()
{
    if (!isActive())
        return;
    m_cursor.reset();
    emit changed();
}

void Examiner::moveTo(WorldPos cell)
{
    if (!insideWorld(cell))
        return;
    m_cursor = cell;
    emit changed();
}

bool Examiner::press(const QKeyEvent &event)
{
    if (!isActive())
        return false;
    switch (event.key()) {
    case Qt::Key_Escape:
        end();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const WorldPos target = *m_cursor;
        end();
        emit travelRequested(target);
        return true;
    }
    case Qt::Key_Tab:
    case Qt::Key_Backtab: {
        const bool back = event.key() == Qt::Key_Backtab || (event.modifiers() & Qt::ShiftModifier) != 0;
        jump(back ? -1 : 1);
        return true;
    }
    default:
        break;
    }
    const std::optional<Command> command = commandForKey(event, m_bindings);
    if (!command)
        return false;
    const auto *move = std::get_if<MoveCommand>(&*command);
    if (move == nullptr)
        return true; // no turn passes while looking around
    WorldPos cell = *m_cursor;
    const int cells = (event.modifiers() & Qt::ShiftModifier) != 0 ? kLeap : 1;
    for (int i = 0; i < cells; ++i)
        cell = step(cell, move->direction);
    moveTo(cell);
    return true;
}

/// Continues from the thing under the cursor; from elsewhere goes to the first or last.
void Examiner::jump(int by)
{
    const std::vector<WorldPos> places = m_interesting();
    if (places.empty())
        return;
    const auto count = static_cast<std::ptrdiff_t>(places.size());
    const auto here = std::find(places.begin(), places.end(), *m_cursor);
    const std::ptrdiff_t from = here != places.end() ? here - places.begin() : (by > 0 ? -1 : 0);
    moveTo(places[static_cast<std::size_t>((from + by + count) % count)]);
}

} // namespace cave

#include "moc_examiner.cpp"
