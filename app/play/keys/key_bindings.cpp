// SPDX-License-Identifier: MIT
#include "app/play/keys/key_bindings.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

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

struct MovementKeysText {
    Q_DECLARE_TR_FUNCTIONS(cave::MovementKeys)
};

/// A letter at a position on a US keyboard. Positions are numbered as in X11 and Wayland: the kernel's key
/// codes (linux/input-event-codes.h) plus eight, the same for every layout. Qt provides them as native scan
/// codes.
struct PlacedLetter {
    std::uint32_t place;
    Qt::Key letter;
};
constexpr std::array kWasd{PlacedLetter{25, Qt::Key_W}, PlacedLetter{38, Qt::Key_A},
                           PlacedLetter{39, Qt::Key_S}, PlacedLetter{40, Qt::Key_D}};
constexpr std::array kVi{PlacedLetter{29, Qt::Key_Y}, PlacedLetter{30, Qt::Key_U},
                         PlacedLetter{56, Qt::Key_B}, PlacedLetter{57, Qt::Key_N},
                         PlacedLetter{43, Qt::Key_H}, PlacedLetter{44, Qt::Key_J},
                         PlacedLetter{45, Qt::Key_K}, PlacedLetter{46, Qt::Key_L}};

std::optional<Qt::Key> letterAt(std::span<const PlacedLetter> letters, std::uint32_t place)
{
    const auto found = std::ranges::find(letters, place, &PlacedLetter::place);
    return found == letters.end() ? std::nullopt : std::optional(found->letter);
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
    if (const auto letter = letterAt(kWasd, keyPlace(event)); letter.has_value() && isCharacter)
        return bindings.boundTo(*letter);
    if (const auto letter = letterAt(kVi, keyPlace(event));
        letter.has_value() && isForeignLetter(event.key()))
        return bindings.boundTo(*letter);
#else
    Q_UNUSED(event) // other systems use other numbers
    Q_UNUSED(bindings)
#endif
    return std::nullopt;
}

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
    static constexpr std::array<std::pair<PlayKey, Direction>, 8> kWays{
        {{PlayKey::North, Direction::North},
         {PlayKey::East, Direction::East},
         {PlayKey::South, Direction::South},
         {PlayKey::West, Direction::West},
         {PlayKey::NorthEast, Direction::NorthEast},
         {PlayKey::SouthEast, Direction::SouthEast},
         {PlayKey::SouthWest, Direction::SouthWest},
         {PlayKey::NorthWest, Direction::NorthWest}}};
    const auto *const way = std::ranges::find(kWays, key, &std::pair<PlayKey, Direction>::first);
    if (way != kWays.end())
        return MoveCommand{way->second};
    return key == PlayKey::Use ? Command{UseCommand{}} : Command{WaitCommand{}};
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
