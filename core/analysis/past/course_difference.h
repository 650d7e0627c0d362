// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/log_replay.h"
#include "core/analysis/past/timeline.h"
#include "core/base/message.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cave {

/// In what two courses of a world differ after a moment: one by the world's log and its rules, the other by
/// the same commands under other rules.
struct CourseDifference {
    enum class Kind : std::uint8_t {
        Refused, ///< the command isn't possible in the other course
        Event,   ///< something happened in one of them only
        Place,   ///< of a player
        Health,  ///< of a player
        Fight,   ///< of a player
        Player,  ///< anything else of a player
        Monster, ///< where it is, or whether it is alive
        Mind,    ///< anything else of a monster: what it knows, its strength
        Map,     ///< terrain, things, or what is explored
        Run,     ///< whether the run goes on, or how time passes
        Chance,  ///< the random streams
    };

    Kind kind = Kind::Map;
    int player = 0; ///< whose it is; 0: of all
    std::optional<MonsterId> monster;
    Message logged; ///< by the log: a place, a number, the kind of an event; may be empty
    Message other;  ///< in the other course
};
inline constexpr CourseDifference::Kind kLastDifference = CourseDifference::Kind::Chance;

/// "refused", "event", "place" …
[[nodiscard]] std::string_view differenceKey(CourseDifference::Kind kind);
/// "player 1 is at (3, 4) by the log, at (4, 4) in the other course". `world` names monsters.
[[nodiscard]] Message differenceText(World &world, const CourseDifference &difference);

/// The differences of two worlds, of which at most the parts in `touched` of the maps differ. Rules and
/// counts of commands are not compared.
[[nodiscard]] std::vector<CourseDifference> differencesOf(const World &logged, const World &other,
                                                          const TouchedMap &touched);
/// What happened in one of two courses only, by what timelines mark.
[[nodiscard]] std::vector<CourseDifference> eventDifferences(const std::vector<TimelineMark> &logged,
                                                             const std::vector<TimelineMark> &other);

} // namespace cave
