// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"

#include <optional>

namespace cave {

/// One short line on what another player did; none for what isn't worth one, such as steps. `own` is whom the
/// line calls "you".
std::optional<LogMessage> allyMessage(const World &world, int player, const Event &event,
                                      std::optional<int> own);

/// "Ann points at 12, -4, 8 cells east." Without a name: "You point at …".
LogMessage pingMessage(const World &world, const QString &name, WorldPos cell);
/// "Ann: Over here!"
LogMessage chatMessage(const World &world, int player, const QString &text);
/// A line about the game itself.
LogMessage systemMessage(const World &world, const QString &text);

} // namespace cave
