// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/session/players/play_style.h"
#include "core/session/report/run_report.h"
#include "core/world/world_spec.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace cave {

/// How a playtest ended.
enum class PlaytestEnd : std::uint8_t {
    Won,
    Lost,
    Explored, ///< the player knows of nothing that is left to do
    Limit,    ///< of commands
    Stuck,    ///< nothing came of `kStuckCommands` commands
};

/// "won", "lost", "explored", "limit", "stuck".
[[nodiscard]] std::string_view playtestEndKey(PlaytestEnd end);

/// A player is stuck after this many commands without anything new: more than the longest walk that automatic
/// exploration plans.
inline constexpr int kStuckCommands = 5000;

/// How many commands a run may take where nothing else is said: enough for one that has an end, and where
/// worlds have none, as many as a long evening.
inline constexpr std::int64_t kUsualCommands = 40'000;
inline constexpr std::int64_t kEndlessCommands = 10'000;
[[nodiscard]] std::int64_t usualPlaytestLimit(const ScenarioInfo &scenario);

/// What a test player did in a world. Monsters and items are counted by their keys, places by their names in
/// English.
struct PlaytestRun {
    PlaytestEnd end = PlaytestEnd::Limit;
    std::int64_t commands = 0;
    std::string place;                            ///< at the end; see `placeName`
    std::string killer;                           ///< at the last death: a monster, or the key of its cause
    std::map<std::string, int> deaths;            ///< by killer
    RunTotals totals;                             ///< see `RunReport::totals`
    std::map<std::string, int> used;              ///< consumables and flasks
    std::map<std::string, std::int64_t> arrivals; ///< of places, to the command that first led there

    friend bool operator==(const PlaytestRun &, const PlaytestRun &) = default;
};

/// Plays a new world to its end, or for `limit` commands (≥ 1): by turns, or in real time where everything
/// moves freely and `realTime` is true. The result depends only on the arguments.
/// `content` must not be null. Errors: those of `Session::begin`.
Result<PlaytestRun> playtest(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                             PlayStyle style, std::int64_t limit, bool realTime = false);

} // namespace cave
