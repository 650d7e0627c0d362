#pragma once

#include "core/session/command.h"

#include <QList>
#include <QString>

#include <optional>

class QKeyEvent;

namespace cave {

/// The command that a key stands for while playing, if any: WASD, arrows, vi keys and the number pad walk;
/// the dot and the number pad's five wait. Keys held with Ctrl, Alt or Meta are left to actions.
std::optional<Command> commandForKey(const QKeyEvent &event);

/// One line of the key overview.
struct KeyHelp {
    QString what;
    QString keys;
};

/// What the keys of `commandForKey` do, in reading order; translated.
QList<KeyHelp> movementKeyHelp();

} // namespace cave
