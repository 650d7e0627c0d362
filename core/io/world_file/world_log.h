// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/session/command.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

namespace cave {

class Database;
class WorldWriter;
struct WorldMeta;

// The log of commands in a world's file. It has parts: after edits and repairs a new part starts from a
// stored state, and the earlier parts stay, so that all of a world's past can be replayed.

/// Where a part of the log starts.
struct LogPart {
    std::int64_t commands = 0;          ///< before its first one
    std::vector<std::uint8_t> snapshot; ///< the state then, see world_snapshot.h; empty: as the spec begins
};

/// The most parts that are kept, and bytes of the states that the earlier ones start from; older ones are
/// forgotten.
inline constexpr std::int64_t kMaxLogParts = 1'000;
inline constexpr std::int64_t kMaxPastBytes = 64 << 20;

/// The start of the current part. Error Damaged.
Result<LogPart> readCurrentPart(const Database &database, const std::filesystem::path &path);

/// The starts of all parts in order, the current one last. Unreadable earlier parts, and those before them,
/// are left out, and so are those beyond the limits. Error Damaged: the current one is unreadable.
Result<std::vector<LogPart>> readLogParts(const Database &database, const std::filesystem::path &path);

/// The state at the start of a part. Error Damaged.
Result<World> startOf(const LogPart &part, const WorldMeta &meta, const std::filesystem::path &path);

/// Starts a new part of the log with the world's current state. A part without commands isn't kept. Call
/// inside a transaction.
Result<void> startLogPart(Database &database, WorldWriter &writer, const World &world);

/// Marks the log as stale before the world is edited. If the world is as its log leaves it, its hashes are
/// noted, so that it is recognised when the edits are undone. Call inside a transaction.
Result<void> leaveLog(Database &database, World &world);
/// Whether a world is as the log leaves it, by the hashes noted there; false if none are.
Result<bool> isAtLogEnd(const Database &database, World &world);
/// Unmarks the log of a world whose edits were all undone. True if it stays stale. Not inside a transaction.
Result<bool> settleLog(Database &database, World &world);

/// The noted hashes after commands above number `logStart`, in order; those of the spec aren't stored and are
/// 0.
Result<std::vector<StateCheckpoint>> readCheckpoints(const Database &database, std::int64_t logStart);

/// The number of commands before the current part; 0 for a world that was started here. Error Damaged.
Result<std::int64_t> readLogStart(const Database &database, const std::filesystem::path &path);

/// Gives `world`, which is unchanged, the state at the start of the current part. False if the file has none,
/// as that is the start of the world. Error Damaged.
Result<bool> readOrigin(const Database &database, const std::filesystem::path &path, World &world);

/// Calls `take` for each command of the log from number `first` to `last`. Error Damaged: one is missing,
/// unknown or surplus.
Result<void> forEachCommand(const Database &database, const std::filesystem::path &path, std::int64_t first,
                            std::int64_t last, const std::function<void(const Command &)> &take);
/// The number of the first command from which on none up to `last` is missing or unknown; `last` + 1 if that
/// one is.
Result<std::int64_t> firstReadableCommand(const Database &database, std::int64_t last);
/// The same commands, 24 bytes each. Also error InvalidArgument: there are more than kMaxReplayed.
inline constexpr std::int64_t kMaxReplayed = 12'000'000;
Result<std::vector<Command>> readCommands(const Database &database, const std::filesystem::path &path,
                                          std::int64_t first, std::int64_t last);

} // namespace cave
