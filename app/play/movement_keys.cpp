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

/// The places of letters as X11 and Wayland number them: the kernel's key codes (linux/input-event-codes.h)
/// plus eight, the same for every layout. Qt hands them on as native scan codes.
enum Place : std::uint32_t { W = 25, A = 38, S = 39, D = 40, H = 43, J = 44, K = 45, L = 46 };

std::optional<Direction> directionForWasdPlace(std::uint32_t place)
{
    switch (place) {
    case W:
        return Direction::North;
    case A:
        return Direction::West;
    case S:
        return Direction::South;
    case D:
        return Direction::East;
    default:
        return std::nullopt;
    }
}

std::optional<Direction> directionForViPlace(std::uint32_t place)
{
    switch (place) {
    case H:
        return Direction::West;
    case J:
        return Direction::South;
    case K:
        return Direction::North;
    case L:
        return Direction::East;
    default:
        return std::nullopt;
    }
}

/// True for the letters of Greek, Cyrillic, Hebrew, Arabic and other scripts.
bool isForeignLetter(int key)
{
    if (key <= 0 || key >= Qt::Key_Escape) // from there on keys are not characters
        return false;
    const QChar::Script script = QChar::script(static_cast<char32_t>(key));
    return script != QChar::Script_Unknown && script != QChar::Script_Inherited &&
           script != QChar::Script_Common && script != QChar::Script_Latin;
}

std::optional<Direction> directionForPlace(const QKeyEvent &event)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const bool isCharacter = event.key() < Qt::Key_Escape;
    if (const auto direction = directionForWasdPlace(keyPlace(event)); direction.has_value() && isCharacter)
        return direction;
    return isForeignLetter(event.key()) ? directionForViPlace(keyPlace(event)) : std::nullopt;
#else
    Q_UNUSED(event) // other systems number the keys otherwise
    return std::nullopt;
#endif
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
    if (const std::optional<Direction> direction = directionForPlace(event))
        return MoveCommand{*direction};
    return std::nullopt;
}

std::uint32_t keyPlace(const QKeyEvent &event)
{
    const std::uint32_t code = event.nativeScanCode();
    return code > 1 ? code : 0; // where there are no scan codes Qt gives 1 for every key
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
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "On other layouts")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "The keys in the places of W, A, S and D walk too"))},
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Keep walking")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Hold the key"))},
        {text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Wait a turn")),
         text(QT_TRANSLATE_NOOP("cave::MovementKeys", "Full stop, number pad 5"))},
    };
}

} // namespace cave
