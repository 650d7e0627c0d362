#pragma once

#include "core/session/command.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace cave {

/// The command that a key stands for while playing, if any: WASD, arrows, vi keys and the number pad walk;
/// the dot and the number pad's five wait. Keys held with Ctrl, Alt or Meta are left to actions.
///
/// Letters count by what is written on them. Where that is no command, the places that W, A, S and D have on
/// a keyboard for English walk too (Z and Q in France); on a layout whose letters aren't Latin, those of the
/// vi keys as well.
std::optional<Command> commandForKey(const QKeyEvent &event);

/// Which key of the keyboard an event is about, whatever it means: its native scan code. 0 if the platform
/// does not say.
std::uint32_t keyPlace(const QKeyEvent &event);

/// One line of the key overview.
struct KeyHelp {
    QString what;
    QString keys;
};

/// What the keys of `commandForKey` do, in reading order; translated.
QList<KeyHelp> movementKeyHelp();

} // namespace cave
