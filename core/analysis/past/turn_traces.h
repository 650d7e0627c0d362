// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "core/rules/armour_combat.h"
#include "core/rules/brain.h"
#include "core/rules/encounter.h"
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

/// What a monster did in a turn, as far as events say.
struct TracedDeeds {
    bool noticed = false;
    bool gaveUp = false;
    bool began = false; ///< a fight with a player
    bool shot = false;
    bool hurt = false; ///< lost health
    bool died = false;
    std::optional<WorldPos> from; ///< it walked from there

    friend bool operator==(const TracedDeeds &, const TracedDeeds &) = default;
};

/// One turn of a monster: what it knew, decided and did, and why it attacked or didn't.
struct TraceRow {
    Moment moment; ///< right after the turn
    std::int64_t turn = 0;
    Monster monster; ///< after the turn
    int player = 1;  ///< whom it is nearest to
    WorldPos playerAt;
    SightVerdict verdict;                 ///< of `playerAt`, after the turn
    std::vector<MonsterThought> thoughts; ///< behind each of its steps in the turn; empty if it had none
    TracedDeeds deeds;
};

/// The turns of a monster from turn `first` to turn `last`, both included, as far as the log goes; with free
/// movement, a turn is a step of time, and those in which nothing changed are left out. It ends when it
/// dies. Empty if there is no such monster.
[[nodiscard]] std::vector<TraceRow> traceMonster(const Timeline &timeline, const MonsterId &id,
                                                 std::int64_t first, std::int64_t last);
/// The same from the turn after the one at which the replay stands. `replay` is then at the end of the trace,
/// and the rest is left out once `wanted()` is false; it is called now and then.
[[nodiscard]] std::vector<TraceRow> traceMonster(LogReplay &replay, const MonsterId &id, std::int64_t last,
                                                 const std::function<bool()> &wanted);

} // namespace cave
