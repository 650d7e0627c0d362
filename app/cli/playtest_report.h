// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/playtest/playtest.h"
#include "core/session/players/test_player.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cave::cli {

/// What the runs of one test player came to.
struct PlayerRuns {
    PlayStyle style{};
    PlaytestSummary summary;
};

/// What `playtest` reports: the same runs by each player.
struct PlaytestReport {
    std::string generator;  ///< as typed
    std::int64_t limit = 0; ///< commands of a run
    std::vector<PlayerRuns> players;
};

/// A table for people with a column for each player.
std::string reportText(const PlaytestReport &report);
/// A line for each figure of each player: player, group, figure, runs in which it happened, value, and its 95
/// % interval.
std::string reportCsv(const PlaytestReport &report);
/// One object.
std::string reportJson(const PlaytestReport &report);

} // namespace cave::cli
