// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_marks.h"

#include "core/io/files/database.h"
#include "core/io/world_file/optional_tables.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_state.h"

#include <string>

namespace cave {
namespace {

constexpr const char *kRevealed = "revealed";

/// Nothing changes if the mark is there. Call inside a transaction.
Result<bool> putMark(Database &database, const std::string &mark, std::int64_t atMs)
{
    if (const Result<void> made = database.execute(kMakeMarks); !made)
        return made.error();
    Result<Statement> put = database.prepare("INSERT OR IGNORE INTO marks (mark, at_ms) VALUES (?1, ?2)");
    if (!put)
        return put.error();
    if (const Result<void> written = put->bindText(1, mark).bind(2, atMs).run(); !written)
        return written.error();
    return database.changedRows() > 0;
}

} // namespace

Result<bool> markAsRevealed(WorldFile &file)
{
    Database &database = WorldFileAccess::database(file);
    return inTransaction(database, [&] { return putMark(database, kRevealed, currentTimeMs()); });
}

Result<bool> isMarkedRevealed(const std::filesystem::path &world)
{
    return readUnlocked(world, [](const Database &database) -> Result<bool> {
        Result<bool> marked = hasTable(database, "marks");
        if (!marked || !*marked)
            return marked;
        Result<Statement> find = database.prepare("SELECT 1 FROM marks WHERE mark = ?1");
        return find ? find->bindText(1, kRevealed).step() : find.error();
    });
}

} // namespace cave
