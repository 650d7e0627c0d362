// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

class QKeyEvent;

namespace cave {

/// What a key can be bound to while playing, in addition to actions. Where movement has four directions, the
/// keys for diagonals are free for other uses, and so is the Use key where there is nothing to use; see
/// `KeyBindings::withoutDiagonals`.
enum class PlayKey { North, East, South, West, Wait, NorthEast, SouthEast, SouthWest, NorthWest, Use };

inline constexpr std::array kPlayKeys{
    PlayKey::North,     PlayKey::West,      PlayKey::South,     PlayKey::East, PlayKey::NorthWest,
    PlayKey::NorthEast, PlayKey::SouthWest, PlayKey::SouthEast, PlayKey::Wait, PlayKey::Use};

/// A stable id: "play.north".
QString playKeyId(PlayKey key);
/// "Walk north", translated.
QString playKeyText(PlayKey key);
Command commandOf(PlayKey key);

/// Predefined sets of keys. The arrow keys walk in all of them.
enum class KeyPreset { All, Wasd, Vi, NumberPad };

/// Which keys walk and wait. A value; by default those of `KeyPreset::All`.
///
/// Keys of the number pad are distinct: `Qt::KeypadModifier | Qt::Key_8`. A bound key also works with Shift
/// held, unless that combination is bound to something else.
class KeyBindings {
public:
    explicit KeyBindings(KeyPreset preset = KeyPreset::All);

    [[nodiscard]] QList<QKeySequence> keys(PlayKey what) const { return m_keys.value(playKeyId(what)); }
    void setKeys(PlayKey what, const QList<QKeySequence> &keys) { m_keys[playKeyId(what)] = keys; }

    /// What this combination is bound to; sequences of several combinations are never matched.
    [[nodiscard]] std::optional<PlayKey> boundTo(QKeyCombination combination) const;

    /// The same without keys for diagonals.
    [[nodiscard]] KeyBindings withoutDiagonals() const;
    /// The same without the Use key.
    [[nodiscard]] KeyBindings withoutUse() const;

    friend bool operator==(const KeyBindings &a, const KeyBindings &b) { return a.m_keys == b.m_keys; }

private:
    QHash<QString, QList<QKeySequence>> m_keys; // by id
};

/// The combination of a key event as a binding: without Shift where it only selects another character, and
/// with the number pad distinguished where that matters.
QKeyCombination combinationOf(const QKeyEvent &event);

/// A binding as displayed: "W", "Number pad 8".
QString keyText(const QKeySequence &sequence);

/// The command of a key while playing, if any.
///
/// Letters count by their character. If that is no command, the key's position on a US keyboard counts: that
/// of W, A, S and D if it yields another character (Z and Q in France), and on non-Latin layouts that of H,
/// J, K, L, Y, U, B and N as well; each walks if its letter is bound.
std::optional<Command> commandForKey(const QKeyEvent &event, const KeyBindings &bindings = KeyBindings());

/// The physical key of an event, whatever its meaning: its native scan code. 0 if the platform doesn't report
/// one.
std::uint32_t keyPlace(const QKeyEvent &event);

/// One line of the key overview.
struct KeyHelp {
    QString what;
    QString keys;
};

/// What the bound keys do, in reading order; translated.
QList<KeyHelp> movementKeyHelp(const KeyBindings &bindings = KeyBindings());

} // namespace cave
