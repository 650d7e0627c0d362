// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// What a world file knows of how its world came to be as it is.
struct WorldLog {
    std::string name;
    World origin; ///< what the log begins with: what the spec gives, or what the file keeps
    std::vector<Command> commands;
    std::vector<StateCheckpoint> checkpoints; ///< in order; their hash of the spec is not kept and 0
    World stored;                             ///< the world as it is in the file
};

/// Reads the log of a file without a lock and without changing the file, also while it is being played.
/// Errors: as `WorldFile::open`; Damaged also for a world of which something would have to be fixed, and
/// for one of format version 1, whose log can't be replayed; InvalidArgument for one that was edited since it
/// was last played, to which its log doesn't lead.
Result<WorldLog> readWorldLog(const std::filesystem::path &path);

/// Where a replay stopped being like the log.
struct ReplayDifference {
    std::int64_t command = 0;  ///< number of the command after which it showed
    std::int64_t turn = 0;     ///< of the replay, then
    std::int64_t agreedAt = 0; ///< number of the last command after which all was known to be the same
    Message what;              ///< a sentence: "the player's inventory is another one"
};

struct ReplayReport {
    std::int64_t commands = 0;                  ///< that were done again
    std::int64_t turn = 0;                      ///< that this came to
    std::size_t checkpoints = 0;                ///< that agreed
    std::uint64_t stateHash = 0;                ///< after the last command
    bool cancelled = false;                     ///< the rest was not tried
    std::optional<ReplayDifference> difference; ///< none: the same
};

/// Called now and then with how many of how many commands were done; false ends the replay.
using ReplayCallback = std::function<bool(std::int64_t done, std::int64_t total)>;

/// Does everything that was done in a world again and compares: with the hashes that were noted on the way,
/// and at the end with the world as it is stored. Errors as `readWorldLog`.
Result<ReplayReport> verifyReplay(const std::filesystem::path &path, const ReplayCallback &callback = {});

/// The log as text: a head of lines "key value" (seed as a JSON string, generator, version, where the log
/// begins), an empty line, then a line "turn command" for each command, with the turn that the world was at
/// after it. Errors as `readWorldLog`.
Result<std::string> replayText(const std::filesystem::path &path);

} // namespace cave
