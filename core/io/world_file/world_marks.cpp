// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_marks.h"

#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_file_state.h"

#include <string>
#include <utility>

namespace cave {
namespace {

constexpr const char *kRevealed = "revealed";
constexpr const char *kCopy = "copy";

/// Nothing changes if the mark is there. Call inside a transaction.
Result<bool> putMark(Database &database, const std::string &mark, std::int64_t atMs)
{
    CAVE_TRY(database.execute(kMakeMarks));
    CAVE_TRY(database.run("INSERT OR IGNORE INTO marks (mark, at_ms) VALUES (?1, ?2)", mark, atMs));
    return database.changedRows() > 0;
}

Result<bool> mark(WorldFile &file, const char *as)
{
    Database &database = WorldFileAccess::database(file);
    return inTransaction(database, [&] { return putMark(database, as, currentTimeMs()); });
}

Result<WorldMarks> marksOf(const std::filesystem::path &world)
{
    return readUnlocked(world, [](const Database &database) { return marksIn(database); });
}

} // namespace

Result<bool> markAsRevealed(WorldFile &file)
{
    return mark(file, kRevealed);
}

Result<bool> markAsCopy(WorldFile &file)
{
    return mark(file, kCopy);
}

Result<bool> isMarkedRevealed(const std::filesystem::path &world)
{
    return CAVE_TRY(marksOf(world)).revealed;
}

Result<bool> isMarkedCopy(const std::filesystem::path &world)
{
    return CAVE_TRY(marksOf(world)).copy;
}

Result<WorldMarks> marksIn(const Database &database)
{
    WorldMarks marks;
    if (!CAVE_TRY(hasTable(database, "marks")))
        return marks;
    auto find = CAVE_TRY(database.prepare("SELECT 1 FROM marks WHERE mark = ?1"));
    for (const auto &[name, is] : {std::pair(kRevealed, &marks.revealed), std::pair(kCopy, &marks.copy)}) {
        *is = CAVE_TRY(find.with(name).step());
        find.reset();
    }
    return marks;
}

} // namespace cave
