// SPDX-License-Identifier: MIT
// What a world's file keeps beside the world: places that the player marked, and how long it was played.

#include "core/io/codec/delta_codec.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_state.h"

#include <algorithm>

namespace cave {
namespace {

constexpr std::string_view kDropBookmark = "DELETE FROM bookmarks WHERE id = ?1";

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
    while (CAVE_TRY(statement.step())) {
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
    return read;
}

Result<void> writeBookmarks(const Database &database, const std::vector<BookmarkDelta> &deltas)
{
    if (deltas.empty())
        return {};
    auto put = CAVE_TRY(database.prepare(
        "INSERT OR REPLACE INTO bookmarks (id, x, y, kind, label) VALUES (?1, ?2, ?3, ?4, ?5)"));
    auto drop = CAVE_TRY(database.prepare(kDropBookmark));
    for (const auto &[before, after] : deltas) {
        if (after)
            CAVE_TRY(put.run(after->id, after->at, after->kind, after->label));
        else if (before)
            CAVE_TRY(drop.run(before->id));
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
    statement.with(bookmark.at, bookmark.kind, bookmark.label);
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
    return inTransaction(database, [&]() -> Result<void> {
        CAVE_TRY(database.run(kDropBookmark, id));
        return database.changedRows() == 1 ? Result<void>() : noBookmark(id);
    });
}

} // namespace cave
