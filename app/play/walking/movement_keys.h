// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/key_bindings.h"
#include "core/session/command.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace cave {

/// The command that a key stands for while playing, if any.
///
/// Letters count by what is written on them. Where that is no command, the place of the key on a keyboard for
/// English counts: W, A, S and D wherever another character is there (Z and Q in France), and on a layout
/// whose letters aren't Latin H, J, K, L, Y, U, B and N as well; each walks if its letter is bound.
std::optional<Command> commandForKey(const QKeyEvent &event, const KeyBindings &bindings = KeyBindings());

/// Which key of the keyboard an event is about, whatever it means: its native scan code. 0 if the platform
/// does not say.
std::uint32_t keyPlace(const QKeyEvent &event);

/// One line of the key overview.
struct KeyHelp {
    QString what;
    QString keys;
};

/// What the bound keys do, in reading order; translated.
QList<KeyHelp> movementKeyHelp(const KeyBindings &bindings = KeyBindings());

} // namespace cave
