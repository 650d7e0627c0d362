#include "app/play/movement_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace cave {
namespace {

std::optional<Direction> directionForKey(int key)
{
    switch (key) {
    case Qt::Key_W:
    case Qt::Key_K:
    case Qt::Key_Up:
    case Qt::Key_8:
        return Direction::North;
    case Qt::Key_D:
    case Qt::Key_L:
    case Qt::Key_Right:
    case Qt::Key_6:
        return Direction::East;
    case Qt::Key_S:
    case Qt::Key_J:
    case Qt::Key_Down:
    case Qt::Key_2:
        return Direction::South;
    case Qt::Key_A:
    case Qt::Key_H:
    case Qt::Key_Left:
    case Qt::Key_4:
        return Direction::West;
    default:
        return std::nullopt;
    }
}

bool isDigit(int key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

} // namespace

std::optional<Command> commandForKey(const QKeyEvent &event)
{
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return std::nullopt;
    const bool onPad = (event.modifiers() & Qt::KeypadModifier) != 0;
    // Digits walk on the number pad alone; the row above the letters is free for other uses.
    if (isDigit(event.key()) && !onPad)
        return std::nullopt;
    if (const std::optional<Direction> direction = directionForKey(event.key()))
        return MoveCommand{*direction};
    if (event.key() == Qt::Key_Period || event.key() == Qt::Key_5 || event.key() == Qt::Key_Clear)
        return WaitCommand{};
    return std::nullopt;
}

QList<KeyHelp> movementKeyHelp()
{
    const auto text = [](const char *source) {
        return QCoreApplication::translate("cave::MovementKeys", source);
    };
    return {
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Walk north")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "W, Up, K, number pad 8"))},
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Walk west")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "A, Left, H, number pad 4"))},
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Walk south")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "S, Down, J, number pad 2"))},
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Walk east")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "D, Right, L, number pad 6"))},
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Keep walking")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Hold the key"))},
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Wait a turn")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Full stop, number pad 5"))},
    };
}

} // namespace cave
