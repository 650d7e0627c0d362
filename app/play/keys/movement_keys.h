// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "core/session/command.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace cave {

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
