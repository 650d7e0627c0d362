// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/worlds/replay.h"
#include "core/session/report/run_report.h"

#include <functional>
#include <optional>
#include <vector>

namespace cave {

/// A log replayed to its end, and what it tells.
struct ReplayedLog {
    RunReport report;
    World end;     ///< the world after its last command
    Message doubt; ///< why it is no proof of play by this program's rules, from the seed; empty if it is one
    std::vector<Message> damage; ///< see `WorldLog::damage`
};

/// Called now and then with the number of commands done; returns false to cancel.
using LogCallback = std::function<bool(std::int64_t done)>;

/// Replays a log with a report following the player shown in the stored world. The report ends where a
/// command isn't possible. None if it was cancelled.
std::optional<ReplayedLog> replayLog(WorldLog log, const LogCallback &callback = {});

/// The same for the log of a world's file. Errors: those of `readWorldLog`.
Result<ReplayedLog> replayWorld(const std::filesystem::path &path);

/// Why a log can't be a proof, as far as that can be said without replaying it; empty if it may be one.
[[nodiscard]] Message doubtOf(const WorldLog &log);

} // namespace cave
