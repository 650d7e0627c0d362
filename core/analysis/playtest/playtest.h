// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/session/players/play_style.h"
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

/// After so many commands that led to nothing new a player is stuck. Longer than any walk that automatic
/// exploration plans.
inline constexpr int kStuckCommands = 5000;

/// What a test player did in a world. Monsters and items are counted by their keys.
struct PlaytestRun {
    PlaytestEnd end = PlaytestEnd::Limit;
    std::int64_t commands = 0;
    std::int64_t turns = 0;
    std::int64_t score = 0; ///< of a run that ended
    std::string place;      ///< at the end: the band, floor or room; empty in endless caves
    std::string killer;     ///< a monster, or what hurt the player last; empty without a death
    int deaths = 0;
    int relics = 0;
    int chests = 0;
    std::int64_t explored = 0; ///< cells
    std::map<std::string, int> kills;
    std::map<std::string, int> used;     ///< consumables, scrolls, flasks
    std::map<std::string, int> arrivals; ///< place to the command at which it was first entered

    friend bool operator==(const PlaytestRun &, const PlaytestRun &) = default;
};

/// Plays a new world to its end, or for `limit` commands (≥ 1). The result depends only on the arguments.
/// `content` must not be null. Errors: those of `Session::begin`.
Result<PlaytestRun> playtest(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                             PlayStyle style, std::int64_t limit);

} // namespace cave
