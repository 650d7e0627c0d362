// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/world/world_spec.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

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
