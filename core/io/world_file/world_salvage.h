// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// What can still be read of a world's file of which pages are broken or missing, table by table.

/// What became of a table.
struct TableScan {
    std::string_view table; ///< "player"
    MessageKey what;        ///< "the player's place and turn"
    std::int64_t read = 0;  ///< rows
    bool complete = true;   ///< false: others may have been lost
    bool missing = false;   ///< there is no such table
};

/// "the player's place and turn can't be read (table player)"
Message textOf(const TableScan &scan);

/// Tables of a file of the newest version that are missing; with `rows` every row is read, too, and tables
/// that can't be read to the end are reported as well.
std::vector<TableScan> brokenTables(const Database &database, bool rows);

/// Makes a new world's database at `target` of all rows of `broken` that can be read. Content that is lost is
/// that of the program, as far as the world's checksum agrees with it. Errors: DiskFull, Io; Damaged if
/// nothing is left to make a world of.
Result<void> salvage(const Database &broken, const std::filesystem::path &target);

} // namespace cave
