// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_file_history.h"

#include "core/base/text.h"
#include "core/io/codec/payload.h"
#include "core/io/world_file/world_file_format.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace cave {
namespace {

/// Complete checks of edits stop after this many unpacked bytes; for older ones only the checksum is checked,
/// as they are read again before they are undone.
constexpr std::size_t kMaxChecked = 64 << 20;
constexpr std::int64_t kMaxEdits = 500'000;
constexpr std::int64_t kLargestId = std::int64_t{1} << 60U;

/// A row of `edits`.
struct EditRow {
    EditEntry entry;
    Message issue; ///< why it is unusable; empty if it is usable
};

Result<WorldDelta> deltaOf(const Statement &row, int first, const DeltaCodec &codec)
{
    if (!hasChecksum(row, first))
        return damaged("checksum does not match");
    return codec.decode(row.blob(first));
}

/// What is wrong with the delta of a row; empty if nothing. `checked` accumulates the unpacked bytes.
Message deltaIssue(const Statement &row, int first, const DeltaCodec &codec, std::size_t &checked)
{
    if (!hasChecksum(row, first))
        return message("checksum does not match");
    if (checked > kMaxChecked)
        return {};
    std::size_t size = 0;
    const Result<WorldDelta> delta = codec.decode(row.blob(first), &size);
    checked += size;
    return delta ? Message() : delta.error().message;
}

EditRow editRow(const Statement &row, const DeltaCodec &codec, std::size_t &checked)
{
    EditRow read{{row.integer(0), row.text(1), row.integer(2), row.integer(3)}, {}};
    if (read.entry.id < 1 || read.entry.id > kLargestId) {
        read.issue = message("its number is invalid");
    } else if (!isEditName(read.entry.label)) {
        read.issue = message("its label must be 1 to 200 bytes of text");
        read.entry.label.clear();
    } else if (!row.isInteger(2) || !row.isInteger(3) || read.entry.cells < 0) {
        read.issue = message("its numbers are invalid");
    } else {
        read.issue = deltaIssue(row, 4, codec, checked);
    }
    return read;
}

Result<std::vector<EditRow>> editRows(const Database &database, const DeltaCodec &codec)
{
    const auto count = CAVE_TRY(database.queryInteger("SELECT count(*) FROM edits"));
    if (count > kMaxEdits)
        return damaged(message("the history has %1 edits; the limit is %2", count, kMaxEdits));
    // The newest first, as they are undone first.
    auto select = CAVE_TRY(
        database.prepare("SELECT id, label, made_ms, cells, delta, crc32 FROM edits ORDER BY id DESC"));
    std::size_t checked = 0;
    std::vector<EditRow> rows;
    while (CAVE_TRY(select.step()))
        rows.push_back(editRow(select, codec, checked));
    std::ranges::reverse(rows);
    return rows;
}

Message damageText(const EditRow &row)
{
    if (row.entry.label.empty())
        return message("edit %1 of the history is damaged: %2", row.entry.id, row.issue);
    return message("edit %1 of the history (%2) is damaged: %3", row.entry.id, row.entry.label, row.issue);
}

/// The rows of a history that are reachable from its position: [first, end).
struct Reach {
    std::size_t first = 0;
    std::size_t end = 0;
};

Reach reachOf(const std::vector<EditRow> &rows, std::int64_t lastDone, std::vector<Message> &problems)
{
    Reach reach{0, rows.size()};
    for (std::size_t i = 0; i < reach.end; ++i) {
        if (rows[i].issue.empty())
            continue;
        const bool done = rows[i].entry.id <= lastDone;
        problems.push_back(done ? message("%1; this and earlier edits can't be undone", damageText(rows[i]))
                                : message("%1; this and later edits can't be redone", damageText(rows[i])));
        (done ? reach.first : reach.end) = done ? i + 1 : i;
    }
    return reach;
}

std::size_t positionOf(const std::vector<EditEntry> &entries, std::int64_t id)
{
    const auto after =
        std::upper_bound(entries.begin(), entries.end(), id,
                         [](std::int64_t wanted, const EditEntry &entry) { return wanted < entry.id; });
    return static_cast<std::size_t>(after - entries.begin());
}

Result<std::int64_t> readLastDone(const Database &database, ReadHistory &history)
{
    auto select = CAVE_TRY(database.prepare("SELECT last_done FROM history WHERE id = 0"));
    if (CAVE_TRY(select.step()) && select.isInteger(0))
        return select.integer(0);
    history.problems.push_back(message("the position in the history is missing; all edits count as done"));
    return std::numeric_limits<std::int64_t>::max();
}

/// Save points with reachable positions; `base` represents the first position.
Result<void> readSavePoints(const Database &database, std::int64_t base, ReadHistory &history)
{
    auto select = CAVE_TRY(database.prepare("SELECT name, edit, made_ms FROM save_points"));
    while (CAVE_TRY(select.step())) {
        const std::int64_t id = select.integer(1);
        SavePoint point{select.text(0), positionOf(history.entries, id), select.integer(2)};
        const bool there = id == (point.position == 0 ? base : idAt(history.entries, point.position));
        if (there && isEditName(point.name))
            history.savePoints.push_back(std::move(point));
        else
            history.problems.push_back(message("the save point '%1' has lost its position",
                                               isUtf8(point.name) ? point.name : std::string("?")));
    }
    std::ranges::sort(history.savePoints, [](const SavePoint &a, const SavePoint &b) {
        return std::tie(a.position, a.name) < std::tie(b.position, b.name);
    });
    return {};
}

} // namespace

bool isEditName(std::string_view text)
{
    return !text.empty() && text.size() <= kLongestEditName && isUtf8(text);
}

Result<ReadHistory> readHistory(const Database &database, const DeltaCodec &codec)
{
    ReadHistory history;
    auto rows = CAVE_TRY(editRows(database, codec));
    const auto lastDone = CAVE_TRY(readLastDone(database, history));
    const Reach reach = reachOf(rows, lastDone, history.problems);
    for (std::size_t i = reach.first; i < reach.end; ++i)
        history.entries.push_back(std::move(rows[i].entry));
    history.position = positionOf(history.entries, lastDone);
    const std::int64_t base = reach.first == 0 ? 0 : rows[reach.first - 1].entry.id;
    CAVE_TRY(readSavePoints(database, base, history));
    return history;
}

Result<void> forgetOthers(const Database &database, const ReadHistory &history)
{
    const std::vector<EditEntry> &entries = history.entries;
    const std::int64_t first =
        entries.empty() ? std::numeric_limits<std::int64_t>::max() : entries.front().id;
    CAVE_TRY(database.run("DELETE FROM edits WHERE id < ?1", first));
    const std::int64_t last = entries.empty() ? 0 : entries.back().id;
    CAVE_TRY(database.run("DELETE FROM edits WHERE id > ?1", last));
    // Rewrites all of them, as the ids of positions may be gone.
    CAVE_TRY(
        database.run("DELETE FROM save_points WHERE edit >= ?1", std::numeric_limits<std::int64_t>::min()));
    for (const SavePoint &point : history.savePoints)
        CAVE_TRY(putSavePoint(database, point, idAt(entries, point.position)));
    return setLastDone(database, idAt(entries, history.position));
}

Result<WorldDelta> readDelta(const Database &database, const EditEntry &entry, const DeltaCodec &codec)
{
    auto select = CAVE_TRY(database.prepare("SELECT delta, crc32 FROM edits WHERE id = ?1"));
    const auto row = CAVE_TRY(select.with(entry.id).step());
    Result<WorldDelta> delta = row ? deltaOf(select, 0, codec) : Result<WorldDelta>(damaged("it is gone"));
    if (!delta)
        return Error{delta.error().code, damageText({entry, delta.error().message})};
    return delta;
}

Result<void> putEdit(const Database &database, const EditEntry &entry, std::span<const std::uint8_t> delta)
{
    return database.run("INSERT OR REPLACE INTO edits (id, label, made_ms, cells, delta, crc32) "
                        "VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                        entry.id, entry.label, entry.madeMs, entry.cells, delta, crc32Of(delta));
}

Result<void> dropEditsAfter(const Database &database, std::int64_t id)
{
    CAVE_TRY(database.run("DELETE FROM save_points WHERE edit > ?1", id));
    return database.run("DELETE FROM edits WHERE id > ?1", id);
}

Result<void> setLastDone(const Database &database, std::int64_t id)
{
    return database.run("INSERT INTO history (id, last_done, log_stale) VALUES (0, ?1, 1) "
                        "ON CONFLICT (id) DO UPDATE SET last_done = excluded.last_done",
                        id);
}

Result<void> putSavePoint(const Database &database, const SavePoint &point, std::int64_t id)
{
    return database.run("INSERT OR REPLACE INTO save_points (name, edit, made_ms) VALUES (?1, ?2, ?3)",
                        point.name, id, point.madeMs);
}

Result<void> dropSavePoint(const Database &database, const std::string &name)
{
    return database.run("DELETE FROM save_points WHERE name = ?1", name);
}

Message lostHistoryText(const Error &why)
{
    return message("the history of edits can't be read: %1; it was cleared and the edits stay applied",
                   why.message);
}

Result<bool> isLogStale(const Database &database, int version)
{
    if (version < kHistoryVersion)
        return false;
    return CAVE_TRY(database.queryInteger("SELECT ifnull(max(log_stale), 1) FROM history WHERE id = 0")) != 0;
}

Result<void> setLogStale(const Database &database, bool stale)
{
    return database.run("INSERT INTO history (id, last_done, log_stale) VALUES (0, 0, ?1) "
                        "ON CONFLICT (id) DO UPDATE SET log_stale = excluded.log_stale",
                        stale);
}

} // namespace cave
