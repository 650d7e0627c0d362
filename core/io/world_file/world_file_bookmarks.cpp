// SPDX-License-Identifier: MIT
// What a world's file keeps beside the world: places that the player marked, and how long it was played.

#include "core/io/codec/delta_codec.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_state.h"

#include <algorithm>

namespace cave {
namespace {

Error noBookmark(std::int64_t id)
{
    return {ErrorCode::NotFound, message("there is no bookmark %1", id)};
}

} // namespace

Result<ReadBookmarks> readBookmarks(const Database &database, int version)
{
    ReadBookmarks read;
    if (version == 1)
        return read;
    auto statement = CAVE_TRY(database.prepare("SELECT id, x, y, kind, label FROM bookmarks ORDER BY id"));
    for (;;) {
        const auto row = CAVE_TRY(statement.step());
        if (!row)
            return read;
        if (read.bookmarks.size() + read.problems.size() == kMaxBookmarks) {
            read.problems.push_back(
                message("there are more than %1 bookmarks; the rest is ignored", kMaxBookmarks));
            return read;
        }
        Bookmark bookmark{statement.integer(0),
                          {statement.integer(1), statement.integer(2)},
                          statement.text(3),
                          statement.text(4)};
        if (Message issue = issueOf(bookmark); !issue.empty()) {
            read.problems.push_back(std::move(issue));
            read.faulty.push_back(bookmark.id);
        } else {
            read.bookmarks.push_back(std::move(bookmark));
        }
    }
}

Result<void> writeBookmarks(const Database &database, const std::vector<BookmarkDelta> &deltas)
{
    if (deltas.empty())
        return {};
    Result<Statement> put = database.prepare(
        "INSERT OR REPLACE INTO bookmarks (id, x, y, kind, label) VALUES (?1, ?2, ?3, ?4, ?5)");
    Result<Statement> drop = database.prepare("DELETE FROM bookmarks WHERE id = ?1");
    if (!put || !drop)
        return put ? drop.error() : put.error();
    for (const BookmarkDelta &delta : deltas) {
        if (delta.after) {
            put->bind(1, delta.after->id).bind(2, delta.after->at.x).bind(3, delta.after->at.y);
            put->bindText(4, delta.after->kind).bindText(5, delta.after->label);
        } else if (delta.before) {
            drop->bind(1, delta.before->id);
        } else {
            continue;
        }
        CAVE_TRY((delta.after ? put : drop)->run());
    }
    return {};
}

Result<std::int64_t> putBookmark(Database &database, const Bookmark &bookmark)
{
    if (const Message issue = issueOf(bookmark); !issue.empty())
        return invalid(issue);
    const bool fresh = bookmark.id == 0;
    auto statement = CAVE_TRY(
        database.prepare(fresh ? "INSERT INTO bookmarks (x, y, kind, label) VALUES (?1, ?2, ?3, ?4)"
                               : "UPDATE bookmarks SET x = ?1, y = ?2, kind = ?3, label = ?4 WHERE id = ?5"));
    statement.bind(1, bookmark.at.x).bind(2, bookmark.at.y);
    statement.bindText(3, bookmark.kind).bindText(4, bookmark.label);
    if (!fresh)
        statement.bind(5, bookmark.id);
    return inTransaction(database, [&]() -> Result<std::int64_t> {
        CAVE_TRY(statement.run());
        if (!fresh)
            return database.changedRows() == 1 ? Result<std::int64_t>(bookmark.id) : noBookmark(bookmark.id);
        return database.queryInteger("SELECT last_insert_rowid()");
    });
}

Result<void> removeBookmark(Database &database, std::int64_t id)
{
    auto statement = CAVE_TRY(database.prepare("DELETE FROM bookmarks WHERE id = ?1"));
    return inTransaction(database, [&]() -> Result<void> {
        CAVE_TRY(statement.bind(1, id).run());
        return database.changedRows() == 1 ? Result<void>() : noBookmark(id);
    });
}

} // namespace cave
