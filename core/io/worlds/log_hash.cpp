// SPDX-License-Identifier: MIT
#include "core/io/worlds/log_hash.h"

#include "core/base/hashing.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_log.h"

namespace cave {
namespace {

/// Missing and unreadable commands are no errors here: they make another hash.
Result<void> addCommands(const Database &database, std::int64_t last, LogHash &hash)
{
    auto rows = CAVE_TRY(
        database.prepare("SELECT seq, command FROM command_log WHERE seq > ?1 AND seq <= ?2 ORDER BY seq"));
    rows.with(hash.commands, last);
    while (CAVE_TRY(rows.step())) {
        hash.hash = combine(hash.hash, rows.integer(0), rows.integer(1));
    }
    hash.commands = last;
    return {};
}

} // namespace

Result<LogHash> hashLog(const std::filesystem::path &world, std::int64_t commands, const LogHash &from)
{
    return readUnlocked(world, [&](const Database &database) -> Result<LogHash> {
        const auto start = CAVE_TRY(readLogStart(database, world));
        LogHash hash{start, start, 0};
        if (from.start == start && from.commands > start && from.commands <= commands)
            hash = from;
        CAVE_TRY(addCommands(database, commands, hash));
        return hash;
    });
}

} // namespace cave
