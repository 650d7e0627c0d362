// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_marks.h"

#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_state.h"

#include <string>
#include <vector>

namespace cave {
namespace {

constexpr const char *kRevealed = "revealed";
constexpr std::size_t kMostMarks = 64; // that are copied

constexpr const char *kMakeTable =
    "CREATE TABLE IF NOT EXISTS marks (mark TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID";

/// Nothing changes if the mark is there. Call inside a transaction.
Result<bool> putMark(Database &database, const std::string &mark, std::int64_t atMs)
{
    if (const Result<void> made = database.execute(kMakeTable); !made)
        return made.error();
    Result<Statement> put = database.prepare("INSERT OR IGNORE INTO marks (mark, at_ms) VALUES (?1, ?2)");
    if (!put)
        return put.error();
    if (const Result<void> written = put->bindText(1, mark).bind(2, atMs).run(); !written)
        return written.error();
    return database.changedRows() > 0;
}

struct Mark {
    std::string name;
    std::int64_t atMs = 0;
};

/// As many as can be read.
std::vector<Mark> readMarks(const Database &database)
{
    std::vector<Mark> marks;
    Result<Statement> rows = database.prepare("SELECT mark, at_ms FROM marks");
    while (rows && marks.size() < kMostMarks) {
        const Result<bool> row = rows->step();
        if (!row || !*row)
            break;
        if (rows->isText(0) && rows->isInteger(1))
            marks.push_back({rows->text(0), rows->integer(1)});
    }
    return marks;
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
        const Result<std::int64_t> tables =
            database.queryInteger("SELECT count(*) FROM sqlite_schema WHERE name = 'marks'");
        if (!tables || *tables == 0)
            return tables ? Result<bool>(false) : tables.error();
        Result<Statement> find = database.prepare("SELECT 1 FROM marks WHERE mark = ?1");
        return find ? find->bindText(1, kRevealed).step() : find.error();
    });
}

Result<void> copyMarks(const Database &from, Database &to)
{
    for (const Mark &mark : readMarks(from)) {
        if (const Result<bool> put = putMark(to, mark.name, mark.atMs); !put)
            return put.error();
    }
    return {};
}

} // namespace cave
