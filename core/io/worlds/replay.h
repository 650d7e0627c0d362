// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/session/report/run_report.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// Replays report their progress, and can be cancelled, after this number of commands.
inline constexpr std::int64_t kCallbackInterval = 256;

/// A point of a log at which edits or a repair changed the world.
struct LogBreak {
    std::size_t position = 0; ///< index of the next command in `WorldLog::commands`, or their number
    std::vector<std::uint8_t> snapshot; ///< the state from which the world continues, see world_snapshot.h
};

/// The recorded history of a world.
struct WorldLog {
    std::string name;
    World origin; ///< the state at the start of the log: from the spec, or from the file
    std::vector<Command> commands;
    std::vector<StateCheckpoint> checkpoints; ///< in order; the hash of the spec isn't stored and is 0
    World stored;                             ///< the world as stored in the file
    bool fromSeed = true; ///< it starts from the spec; otherwise with a world that was edited, repaired or
                          ///< imported
    std::vector<LogBreak> breaks = {}; ///< in order; at most one at a position
    std::vector<Message> damage =
        {}; ///< what is damaged in the file, and what `stored` has instead, a sentence each
};

/// If the world was changed otherwise before the command at an index of its log, gives `session` the state
/// from which it continues and returns true. To be called once before each command, and after the last one.
bool passBreak(Session &session, const WorldLog &log, std::size_t position);

/// Reads the log of a file without a lock and without changing the file, even while it is being played. A
/// damaged world has a log as far as that is readable, and ends with what opening the world would make of it.
/// Errors: those of `WorldFile::open`; Damaged also for format version 1, whose log can't be replayed.
Result<WorldLog> readWorldLog(const std::filesystem::path &path);

/// Where a replay diverged from the log.
struct ReplayDifference {
    std::int64_t command = 0;  ///< number of the command after which the difference was detected
    std::int64_t turn = 0;     ///< of the replay, at that point
    std::int64_t agreedAt = 0; ///< number of the last command known to agree
    std::optional<int> player; ///< who gave that command, in a world of several players
    std::string playerName;    ///< their name; may be empty
    Message what;              ///< a sentence: "the player's inventory is another one"
};

struct ReplayReport {
    std::int64_t commands = 0;                  ///< replayed
    std::int64_t turn = 0;                      ///< reached
    std::size_t checkpoints = 0;                ///< that agreed
    std::uint64_t stateHash = 0;                ///< after the last command
    bool cancelled = false;                     ///< the rest was not replayed
    std::optional<ReplayDifference> difference; ///< none if they are the same
    std::vector<std::int64_t> breaks; ///< numbers of commands after which edits or a repair changed the world
    std::vector<Message> damage;      ///< see `WorldLog::damage`
};

/// Called periodically with the number of commands done and in total; returns false to cancel.
using ReplayCallback = std::function<bool(std::int64_t done, std::int64_t total)>;

/// Replays everything done in a world and compares it with the recorded hashes, and at the end with the
/// stored world. Errors: those of `readWorldLog`.
Result<ReplayReport> verifyReplay(const std::filesystem::path &path, const ReplayCallback &callback = {});

/// The log as text: a header with lines "key value" (seed as a JSON string, generator, version, where the log
/// begins), an empty line, then a line "turn command" for each command, with the turn after it. In a world of
/// several players the header also has a line "player id name" for each, and lines of commands are "turn
/// player command", with "-" for commands that concern everyone. Errors: those of `readWorldLog`.
Result<std::string> replayText(const std::filesystem::path &path);

/// The same as a JSON object, with the codes of commands.
Result<std::string> replayJson(const std::filesystem::path &path);

/// Whether all that happened in `part` happened first in `whole`, too: the same beginning, and the same
/// commands and edits as far as it goes, but for players who came and went at its end. Then `part` has
/// nothing that `whole` lacks, except for its bookmarks. False if the log of `part` is damaged, or another
/// program has the world open. Errors: those of `readWorldLog` and `WorldFile::open`.
Result<bool> hasNothingBeyond(const std::filesystem::path &part, const std::filesystem::path &whole);

/// A log replayed to its end, and what it shows.
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

/// The same for the log of a world's file; with `player`, as if they were the one shown. Errors: those of
/// `readWorldLog`; NotFound if there is no such player.
Result<ReplayedLog> replayWorld(const std::filesystem::path &path, std::optional<int> player = {});

} // namespace cave
