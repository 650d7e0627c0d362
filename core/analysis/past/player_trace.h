// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "core/rules/armour_combat.h"
#include "core/session/command.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace cave {

/// One turn of a player.
struct PlayerTraceRow {
    Moment moment; ///< right after the turn
    std::int64_t turn = 0;
    std::optional<Command> command; ///< theirs that led there; none while others acted
    WorldPos at;                    ///< after the turn, as is the rest
    Points health;
    std::vector<MonsterId> seenBy;
    std::vector<MonsterId> huntedBy; ///< by those who hunt anyone, near the player
    std::vector<TimelineMark> marks; ///< theirs and those of everyone
};

/// The turns of a player from turn `first` to turn `last`, both included, as far as they are read: those in
/// which time passed or something is marked; with free movement, those in which something changed. Empty if
/// there is no such player.
[[nodiscard]] std::vector<PlayerTraceRow> tracePlayer(const Timeline &timeline, int player,
                                                      std::int64_t first, std::int64_t last);
/// The same of a replay that stands before turn `first`. `replay` is then at the end of the trace, and the
/// rest is left out once `wanted()` is false; it is called now and then.
[[nodiscard]] std::vector<PlayerTraceRow> tracePlayer(LogReplay &replay, int player, std::int64_t first,
                                                      std::int64_t last, const std::function<bool()> &wanted);

} // namespace cave
