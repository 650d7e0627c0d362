// SPDX-License-Identifier: MIT
#include "app/play/keys/key_bindings.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace cave {
namespace {

struct PresetKeys {
    PlayKey what;
    QList<QKeySequence> arrows;
    QList<QKeySequence> wasd;
    QList<QKeySequence> vi;
    QList<QKeySequence> pad;
};

QKeySequence pad(Qt::Key key)
{
    return {QKeyCombination(Qt::KeypadModifier, key)};
}

QList<PresetKeys> presetKeys()
{
    return {
        {PlayKey::North, {Qt::Key_Up}, {Qt::Key_W}, {Qt::Key_K}, {pad(Qt::Key_8)}},
        {PlayKey::West, {Qt::Key_Left}, {Qt::Key_A}, {Qt::Key_H}, {pad(Qt::Key_4)}},
        {PlayKey::South, {Qt::Key_Down}, {Qt::Key_S}, {Qt::Key_J}, {pad(Qt::Key_2)}},
        {PlayKey::East, {Qt::Key_Right}, {Qt::Key_D}, {Qt::Key_L}, {pad(Qt::Key_6)}},
        {PlayKey::NorthWest, {}, {}, {Qt::Key_Y}, {pad(Qt::Key_7)}},
        {PlayKey::NorthEast, {}, {}, {Qt::Key_U}, {pad(Qt::Key_9)}},
        {PlayKey::SouthWest, {}, {}, {Qt::Key_B}, {pad(Qt::Key_1)}},
        {PlayKey::SouthEast, {}, {}, {Qt::Key_N}, {pad(Qt::Key_3)}},
        // The five of a number pad without Num Lock is the key Clear.
        {PlayKey::Wait, {Qt::Key_Period}, {}, {}, {pad(Qt::Key_5), Qt::Key_Clear}},
        {PlayKey::Use, {Qt::Key_Space}, {}, {}, {pad(Qt::Key_0)}},
    };
}

/// The digit of a number pad's key without Num Lock; the key itself if its meaning is the same in both
/// states, as that of an arrow.
Qt::Key withNumLock(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Home:
        return Qt::Key_7;
    case Qt::Key_PageUp:
        return Qt::Key_9;
    case Qt::Key_End:
        return Qt::Key_1;
    case Qt::Key_PageDown:
        return Qt::Key_3;
    case Qt::Key_Insert:
        return Qt::Key_0;
    default:
        return key;
    }
}

bool isDigit(Qt::Key key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

struct KeyText {
    Q_DECLARE_TR_FUNCTIONS(cave::KeyBindings)
};

} // namespace

QString playKeyId(PlayKey key)
{
    static constexpr std::array kIds{"play.north",     "play.east",      "play.south",     "play.west",
                                     "play.wait",      "play.northEast", "play.southEast", "play.southWest",
                                     "play.northWest", "play.use"};
    return QLatin1String(kIds[static_cast<std::size_t>(key)]);
}

QString playKeyText(PlayKey key)
{
    static constexpr std::array kTexts{QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk north"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk east"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk south"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk west"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Wait a turn"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk north-east"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk south-east"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk south-west"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Walk north-west"),
                                       QT_TRANSLATE_NOOP("cave::KeyBindings", "Use wielded item")};
    return KeyText::tr(kTexts[static_cast<std::size_t>(key)]);
}

Command commandOf(PlayKey key)
{
    switch (key) {
    case PlayKey::North:
        return MoveCommand{Direction::North};
    case PlayKey::East:
        return MoveCommand{Direction::East};
    case PlayKey::South:
        return MoveCommand{Direction::South};
    case PlayKey::West:
        return MoveCommand{Direction::West};
    case PlayKey::NorthEast:
        return MoveCommand{Direction::NorthEast};
    case PlayKey::SouthEast:
        return MoveCommand{Direction::SouthEast};
    case PlayKey::SouthWest:
        return MoveCommand{Direction::SouthWest};
    case PlayKey::NorthWest:
        return MoveCommand{Direction::NorthWest};
    case PlayKey::Use:
        return UseCommand{};
    case PlayKey::Wait:
        break;
    }
    return WaitCommand{};
}

KeyBindings::KeyBindings(KeyPreset preset)
{
    const bool all = preset == KeyPreset::All;
    for (const PresetKeys &keys : presetKeys()) {
        QList<QKeySequence> chosen;
        if (all || preset == KeyPreset::Wasd)
            chosen += keys.wasd;
        chosen += keys.arrows;
        if (all || preset == KeyPreset::Vi)
            chosen += keys.vi;
        if (all || preset == KeyPreset::NumberPad)
            chosen += keys.pad;
        setKeys(keys.what, chosen);
    }
}

std::optional<PlayKey> KeyBindings::boundTo(QKeyCombination combination) const
{
    const QKeySequence wanted(combination);
    for (const PlayKey what : kPlayKeys) {
        if (keys(what).contains(wanted))
            return what;
    }
    return std::nullopt;
}

KeyBindings KeyBindings::withoutDiagonals() const
{
    KeyBindings four = *this;
    for (const PlayKey diagonal :
         {PlayKey::NorthEast, PlayKey::SouthEast, PlayKey::SouthWest, PlayKey::NorthWest})
        four.setKeys(diagonal, {});
    return four;
}

KeyBindings KeyBindings::withoutUse() const
{
    KeyBindings idle = *this;
    idle.setKeys(PlayKey::Use, {});
    return idle;
}

QKeyCombination combinationOf(const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers kCounting =
        Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier | Qt::ShiftModifier;
    const bool isOfPad = event.modifiers().testFlag(Qt::KeypadModifier);
    const auto pressed = static_cast<Qt::Key>(event.key());
    const Qt::Key key = isOfPad ? withNumLock(pressed) : pressed;
    Qt::KeyboardModifiers modifiers = event.modifiers() & kCounting;
    if (isDigit(key))
        modifiers |= event.modifiers() & Qt::KeypadModifier;
    const bool isCharacter = key < Qt::Key_Escape;
    const bool isLetter = isCharacter && QChar::isLetter(static_cast<char32_t>(key));
    if (isCharacter && !isLetter && modifiers == Qt::ShiftModifier)
        modifiers = Qt::NoModifier; // it is part of the character: "?" and not "Shift+?"
    return QKeyCombination(modifiers, key);
}

QString keyText(const QKeySequence &sequence)
{
    const QKeyCombination first = sequence[0];
    if (sequence.count() != 1 || (first.keyboardModifiers() & Qt::KeypadModifier) == 0)
        return sequence.toString(QKeySequence::NativeText);
    const QKeyCombination plain(first.keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier),
                                first.key());
    return KeyText::tr("number pad %1").arg(QKeySequence(plain).toString(QKeySequence::NativeText));
}

} // namespace cave
