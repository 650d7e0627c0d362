// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>

class QKeyEvent;

namespace cave {

/// What a key can be bound to while playing, besides actions. Where one walks in four directions the keys of
/// the diagonals are free for other things, and so is that of Use where nothing is used by key; see
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

/// Ready sets of keys. The arrow keys walk in all of them, as nothing else could be meant by them.
enum class KeyPreset { All, Wasd, Vi, NumberPad };

/// Which keys walk and wait. A value; by default those of `KeyPreset::All`.
///
/// Keys of the number pad are keys of their own: `Qt::KeypadModifier | Qt::Key_8`. A key that is bound walks
/// with Shift held too, unless that is bound to something else.
class KeyBindings {
public:
    explicit KeyBindings(KeyPreset preset = KeyPreset::All);

    [[nodiscard]] QList<QKeySequence> keys(PlayKey what) const { return m_keys.value(playKeyId(what)); }
    void setKeys(PlayKey what, const QList<QKeySequence> &keys) { m_keys[playKeyId(what)] = keys; }

    /// What this combination is bound to; sequences of several combinations are never matched.
    [[nodiscard]] std::optional<PlayKey> boundTo(QKeyCombination combination) const;

    /// The same with no key for a diagonal.
    [[nodiscard]] KeyBindings withoutDiagonals() const;
    /// The same with no key for what is used by key.
    [[nodiscard]] KeyBindings withoutUse() const;

    friend bool operator==(const KeyBindings &a, const KeyBindings &b) { return a.m_keys == b.m_keys; }

private:
    QHash<QString, QList<QKeySequence>> m_keys; // by id
};

/// The combination that a key event stands for as a binding: no Shift where it only makes another character,
/// the number pad distinguished from the rest where that makes a difference.
QKeyCombination combinationOf(const QKeyEvent &event);

/// How a binding is written for people: "W", "Number pad 8".
QString keyText(const QKeySequence &sequence);

} // namespace cave
