// SPDX-License-Identifier: MIT
#include "app/play/keys/movement_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QStringList>

namespace cave {
namespace {

struct MovementKeysText {
    Q_DECLARE_TR_FUNCTIONS(cave::MovementKeys)
};

/// The letter at a position on a US keyboard. Positions are numbered as in X11 and Wayland: the kernel's key
/// codes (linux/input-event-codes.h) plus eight, the same for every layout. Qt provides them as native scan
/// codes.
std::optional<Qt::Key> wasdAt(std::uint32_t place)
{
    switch (place) {
    case 25:
        return Qt::Key_W;
    case 38:
        return Qt::Key_A;
    case 39:
        return Qt::Key_S;
    case 40:
        return Qt::Key_D;
    default:
        return std::nullopt;
    }
}

std::optional<Qt::Key> viAt(std::uint32_t place)
{
    switch (place) {
    case 29:
        return Qt::Key_Y;
    case 30:
        return Qt::Key_U;
    case 56:
        return Qt::Key_B;
    case 57:
        return Qt::Key_N;
    case 43:
        return Qt::Key_H;
    case 44:
        return Qt::Key_J;
    case 45:
        return Qt::Key_K;
    case 46:
        return Qt::Key_L;
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

std::optional<PlayKey> boundToPlace(const QKeyEvent &event, const KeyBindings &bindings)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const bool isCharacter = event.key() < Qt::Key_Escape;
    if (const auto letter = wasdAt(keyPlace(event)); letter.has_value() && isCharacter)
        return bindings.boundTo(*letter);
    if (const auto letter = viAt(keyPlace(event)); letter.has_value() && isForeignLetter(event.key()))
        return bindings.boundTo(*letter);
#else
    Q_UNUSED(event) // other systems use other numbers
    Q_UNUSED(bindings)
#endif
    return std::nullopt;
}

} // namespace

std::optional<Command> commandForKey(const QKeyEvent &event, const KeyBindings &bindings)
{
    const QKeyCombination combination = combinationOf(event);
    std::optional<PlayKey> bound = bindings.boundTo(combination);
    const Qt::KeyboardModifiers modifiers = combination.keyboardModifiers();
    if (!bound && modifiers.testFlag(Qt::ShiftModifier))
        bound = bindings.boundTo(
            QKeyCombination(modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier), combination.key()));
    constexpr Qt::KeyboardModifiers kLeftToActions = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isOtherDigit = combination.key() >= Qt::Key_0 && combination.key() <= Qt::Key_9;
    if (!bound && (modifiers & kLeftToActions) == 0 && !isOtherDigit)
        bound = boundToPlace(event, bindings);
    return bound ? std::optional(commandOf(*bound)) : std::nullopt;
}

std::uint32_t keyPlace(const QKeyEvent &event)
{
    const std::uint32_t code = event.nativeScanCode();
    return code > 1 ? code : 0; // without scan codes, Qt reports 1 for every key
}

QList<KeyHelp> movementKeyHelp(const KeyBindings &bindings)
{
    QList<KeyHelp> help;
    for (const PlayKey what : kPlayKeys) {
        QStringList keys;
        for (const QKeySequence &sequence : bindings.keys(what))
            keys += keyText(sequence);
        help.append({playKeyText(what), keys.join(QStringLiteral(", "))});
    }
    if (bindings.boundTo(Qt::Key_W)) {
        help.append(
            {MovementKeysText::tr("On other layouts"), MovementKeysText::tr("The positions of W, A, S, D")});
    }
    help.append({MovementKeysText::tr("Keep walking"), MovementKeysText::tr("Hold the key")});
    return help;
}

} // namespace cave
