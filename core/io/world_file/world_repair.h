// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_load.h"
#include "core/world/world_spec.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

/// A problem in a world's file.
struct WorldFinding {
    Message problem; ///< a sentence: "region (3, -2) of level 0: checksum does not match"
    Message remedy;  ///< how a repair fixes it; empty if it can't be repaired
};

/// The result of a repair.
struct WorldRepair {
    std::vector<WorldFinding> repaired;
    std::vector<WorldFinding> left; ///< remaining problems; empty if the file is intact
    std::filesystem::path original; ///< the damaged file, kept next to a new one; empty if it wasn't replaced
    Message obstacle;               ///< what prevented a complete repair; may be empty
};

/// Checks structure, checksums and content of a world's file without changing it; empty means intact. Takes
/// no lock. Errors: NotFound, NotAWorld, TooNew, Io; Damaged if not even the first page is readable.
Result<std::vector<Message>> verifyWorldFile(const std::filesystem::path &path);

/// Repairs what `verifyWorldFile` finds. If pages are broken, a new file is made of all readable rows and
/// replaces the damaged one, which is kept next to it; if that fails, nothing is changed. Errors: those of
/// `verifyWorldFile`; Locked, DiskFull. `otherwise`: what the world is made from if the file can't say it any
/// more.
Result<WorldRepair> repairWorldFile(const std::filesystem::path &path, const WorldSpec *otherwise = nullptr);

// Restoring damaged parts of a world from its log: as a world is what its commands make of it, replaying them
// gives back everything, if all that can be read agrees with it.

/// Longer logs aren't replayed to restore something.
inline constexpr std::int64_t kMaxRestored = 1'000'000;

/// The world as its log leaves it; none if the log can't be read, was left by edits, or leads to something
/// else than what is intact in the file. `read` is what was read of it.
std::optional<World> replayedWorld(const Database &database, const std::filesystem::path &path,
                                   const ReadWorld &read);

// Salvaging a world's file with broken or missing pages, table by table.

/// The state of a table.
struct TableScan {
    std::string_view table; ///< "player"
    MessageKey what;        ///< "the player's place and turn"
    std::int64_t read = 0;  ///< rows
    bool complete = true;   ///< false if rows may have been lost
    bool missing = false;   ///< there is no such table
};

/// "the player's place and turn can't be read (table player)"
Message textOf(const TableScan &scan);

/// Tables of a file of the newest version that are missing; with `rows` every row is read, too, and tables
/// that can't be read completely are also reported.
std::vector<TableScan> brokenTables(const Database &database, bool rows);

/// Makes a world database at `target` from all readable rows of `broken`. Lost content is replaced with the
/// program's, if the world's checksum confirms it. A world whose name, seed and settings are lost in both
/// places is taken for one of `otherwise`, if given. Errors: DiskFull, Io; Damaged if not enough is left for
/// a world.
Result<void> salvage(const Database &broken, const std::filesystem::path &target,
                     const WorldSpec *otherwise = nullptr);

} // namespace cave
