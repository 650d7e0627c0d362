// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_repair.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <optional>

namespace cave {
namespace {

/// A table of the newest version.
struct TableForm {
    std::string_view name;
    std::string_view columns; ///< the key's columns first
    int keys = 1;             ///< the number of key columns
    MessageKey what;
};

constexpr std::array kTables{
    TableForm{"meta", "key, value", 1, MessageKey("its name, seed, settings and content")},
    TableForm{"level_files", "number, name, text, crc32", 1, MessageKey("its level files")},
    TableForm{"levels", "level, kind, x, y, width, height, seed, start_x, start_y, finish_x, finish_y", 1,
              MessageKey("its list of levels")},
    TableForm{"links", "from_x, from_y, to_x, to_y", 2, MessageKey("the ways between its levels")},
    TableForm{"regions", "level, rx, ry, payload, crc32, explored_cells, changed_turn", 3,
              MessageKey("what was explored and changed")},
    TableForm{"quarantine", "id, level, rx, ry, payload, crc32, changed_turn, reason", 1,
              MessageKey("damaged regions in quarantine")},
    TableForm{"player", "id, x, y, turn, last_played_ms, commands, steps, play_ms", 1,
              MessageKey("the player's place and turn")},
    TableForm{"state", "key, value, crc32", 1, MessageKey("inventory, statistics, fight and run")},
    TableForm{"state_quarantine", "id, key, value, crc32, reason", 1,
              MessageKey("damaged states in quarantine")},
    TableForm{"command_log", "seq, command", 1, MessageKey("the log of commands")},
    TableForm{"checkpoints", "seq, turn, player, regions, chance", 1,
              MessageKey("the checkpoints of the log")},
    TableForm{"origin", "id, commands, snapshot, crc32", 1, MessageKey("the state that the log begins with")},
    TableForm{"bookmarks", "id, x, y, kind, label", 1, MessageKey("the bookmarks")},
    TableForm{"edits", "id, label, made_ms, cells, delta, crc32", 1, MessageKey("the history of edits")},
    TableForm{"save_points", "name, edit, made_ms", 1, MessageKey("the save points of the history")},
    TableForm{"history", "id, last_done, log_stale", 1, MessageKey("the position in the history")},
};

TableForm formOf(const OptionalTable &table)
{
    return {table.name, table.columns, 1, table.what};
}

std::vector<std::string> columnsOf(const TableForm &table)
{
    std::vector<std::string> columns;
    for (std::string_view rest = table.columns; !rest.empty();) {
        const std::size_t end = std::min(rest.find(", "), rest.size());
        columns.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 2, rest.size()));
    }
    return columns;
}

/// "level, rx, ry", each followed by `after`.
std::string keyList(const TableForm &table, const char *after, const char *between)
{
    const std::vector<std::string> columns = columnsOf(table);
    std::string list;
    for (int i = 0; i < table.keys; ++i)
        list += (i == 0 ? "" : between) + columns[static_cast<std::size_t>(i)] + after;
    return list;
}

std::string selectKeys(const TableForm &table, bool backwards)
{
    return "SELECT " + keyList(table, "", ", ") + " FROM " + std::string(table.name) + " ORDER BY " +
           keyList(table, backwards ? " DESC" : "", ", ");
}

std::string selectRow(const TableForm &table)
{
    return "SELECT " + std::string(table.columns) + " FROM " + std::string(table.name) + " WHERE " +
           keyList(table, " = ?", " AND ");
}

std::string insertRow(const TableForm &table)
{
    std::string values;
    for (std::size_t i = columnsOf(table).size(); i > 0; --i)
        values += i > 1 ? "?, " : "?";
    return "INSERT OR IGNORE INTO " + std::string(table.name) + " (" + std::string(table.columns) +
           ") VALUES (" + values + ")";
}

enum class Taken {
    Row,
    Known, ///< already taken
    Unfit, ///< its values are invalid
};
/// Handles a row; an error stops everything.
using TakeRow = std::function<Result<Taken>(const Statement &row)>;

/// Iterates over the keys, which are stored apart from long values, and reads each row by its key, so that an
/// unreadable row doesn't affect others. Also from the end if the path from the start is broken.
class TableReader {
public:
    TableReader(const Database &from, const TableForm &table, std::int64_t mostRows)
        : m_from(from)
        , m_table(table)
        , m_left(mostRows)
        , m_scan{table.name, table.what, 0, true, false}
    {
    }

    Result<TableScan> read(const TakeRow &take)
    {
        if (!CAVE_TRY(readFrom(false, take)) && !m_scan.missing)
            CAVE_TRY(readFrom(true, take));
        return m_scan;
    }

private:
    /// True if the end of the table was reached.
    Result<bool> readFrom(bool backwards, const TakeRow &take)
    {
        Result<Statement> keys = m_from.prepare(selectKeys(m_table, backwards));
        Result<Statement> row = m_from.prepare(selectRow(m_table));
        if (!keys || !row) {
            m_scan.missing = true;
            m_scan.complete = false;
            return false;
        }
        while (m_left-- > 0) {
            const Result<bool> more = keys->step();
            if (more && !*more)
                return true;
            if (!more)
                break;
            for (int i = 0; i < m_table.keys; ++i)
                row->bindColumn(i + 1, *keys, i);
            const Result<bool> found = row->step();
            if (!found || !*found) {
                m_scan.complete = false;
                continue;
            }
            const Result<Taken> taken = take(*row);
            row->reset();
            if (!taken)
                return taken.error();
            if (*taken == Taken::Known)
                break; // already reached from the other end, or the table has a cycle
            m_scan.read += *taken == Taken::Row ? 1 : 0;
            m_scan.complete = m_scan.complete && *taken == Taken::Row;
        }
        m_scan.complete = false;
        return false;
    }

    const Database &m_from;
    const TableForm &m_table;
    std::int64_t m_left; ///< limit on rows, for tables with a cycle
    TableScan m_scan;
};

/// Every row takes at least four bytes.
std::int64_t mostRowsOf(const Database &database)
{
    const Result<std::int64_t> pages = database.queryInteger("PRAGMA page_count");
    const Result<std::int64_t> size = database.queryInteger("PRAGMA page_size");
    constexpr std::int64_t kLeast = 4;
    return pages && size ? *pages * *size / kLeast : 0;
}

Result<void> copyTable(const Database &from, Database &to, const TableForm &table, std::int64_t mostRows)
{
    auto insert = CAVE_TRY(to.prepare(insertRow(table)));
    const auto columns = static_cast<int>(columnsOf(table).size());
    const auto take = [&](const Statement &row) -> Result<Taken> {
        for (int i = 0; i < columns; ++i)
            insert.bindColumn(i + 1, row, i);
        const Result<void> inserted = insert.run();
        if (!inserted && inserted.error().code == ErrorCode::DiskFull)
            return inserted.error();
        if (!inserted)
            return Taken::Unfit; // of a different type than its column
        return to.changedRows() > 0 ? Taken::Row : Taken::Known;
    };
    CAVE_TRY(TableReader(from, table, mostRows).read(take));
    return {};
}

Result<void> copyOptionalTables(const Database &from, Database &to, std::int64_t mostRows)
{
    for (const OptionalTable &table : kOptionalTables) {
        if (!hasTable(from, table.name).valueOr(false))
            continue;
        CAVE_TRY(to.execute(table.create));
        CAVE_TRY(copyTable(from, to, formOf(table), mostRows));
    }
    return {};
}

/// Writes the program's content using `insert`, which takes key and text.
Result<void> putContent(Database &database, const ContentTexts &texts, const char *insert)
{
    auto put = CAVE_TRY(database.prepare(insert));
    for (const ContentRow &row : kContentRows)
        CAVE_TRY(put.run(row.key, texts.*row.text));
    return {};
}

/// Content takes most of the space, so it is most likely to be damaged; and most worlds have the program's.
/// So missing rows are filled with it, and rows that may be garbage are replaced if the world's checksum then
/// matches. Without a checksum, readable rows are kept.
Result<void> fillContent(Database &database, const std::filesystem::path &path)
{
    if (readMeta(database, path))
        return {};
    const std::optional<std::string> name = metaText(database, "scenario");
    const std::optional<ScenarioKind> scenario = name ? scenarioNamed(*name) : std::nullopt;
    if (!scenario)
        return {};
    const ContentTexts texts = builtInContentTexts(*scenario);
    CAVE_TRY(putContent(database, texts, "INSERT OR IGNORE INTO meta (key, value) VALUES (?1, ?2)"));
    if (!metaText(database, "crc32"))
        return renewMetaChecksum(database);
    if (readMeta(database, path))
        return {};
    CAVE_TRY(database.execute("SAVEPOINT content"));
    Result<void> replaced =
        putContent(database, texts, "INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)");
    if (!replaced || !readMeta(database, path))
        CAVE_TRY(database.execute("ROLLBACK TO content"));
    Result<void> ended = database.execute("RELEASE content");
    return replaced ? ended : replaced;
}

/// In place of what is lost; the world is named like its file.
Result<void> makeMeta(Database &database, const std::filesystem::path &path, const WorldSpec &spec)
{
    WorldMeta meta;
    meta.name = path.stem().stem().string();
    meta.spec = spec;
    meta.createdMs = currentTimeMs();
    meta.texts = builtInContentTexts(scenarioOf(spec.generator.kind));
    const Result<std::int64_t> files = database.queryInteger("SELECT count(*) FROM level_files");
    meta.spec.levelFiles.resize(static_cast<std::size_t>(files.valueOr(0)));
    CAVE_TRY(clearMeta(database));
    return writeMeta(database, meta);
}

} // namespace

Message textOf(const TableScan &scan)
{
    const Message what = message(scan.what);
    if (scan.missing)
        return message("%1: the table %2 is missing", what, scan.table);
    if (scan.read == 0)
        return message("%1 can't be read (table %2)", what, scan.table);
    return message("%1 can be read only in part, rows: %2 (table %3)", what, scan.read, scan.table);
}

std::vector<TableScan> brokenTables(const Database &database, bool rows)
{
    const std::int64_t mostRows = rows ? mostRowsOf(database) : 0;
    std::vector<TableScan> broken;
    const auto check = [&](const TableForm &table) {
        if (!rows) {
            if (!database.prepare(selectRow(table)))
                broken.push_back({table.name, table.what, 0, false, true});
            return;
        }
        const Result<TableScan> scan =
            TableReader(database, table, mostRows).read([](const Statement &) -> Result<Taken> {
                return Taken::Row;
            });
        if (scan && !scan->complete)
            broken.push_back(*scan);
    };
    for (const TableForm &table : kTables)
        check(table);
    for (const OptionalTable &table : kOptionalTables) {
        if (hasTable(database, table.name).valueOr(false))
            check(formOf(table));
    }
    return broken;
}

Result<void> salvage(const Database &broken, const std::filesystem::path &target, const WorldSpec *otherwise)
{
    auto database = CAVE_TRY(Database::open(target, Database::Mode::Create));
    auto transaction = CAVE_TRY(Transaction::begin(database));
    CAVE_TRY(createWorldTables(database));
    // The initial content of a new world.
    CAVE_TRY(database.execute("DELETE FROM levels; DELETE FROM player; DELETE FROM history"));
    const std::int64_t mostRows = mostRowsOf(broken);
    for (const TableForm &table : kTables)
        CAVE_TRY(copyTable(broken, database, table, mostRows));
    CAVE_TRY(database.execute("INSERT OR IGNORE INTO levels (level, kind) VALUES (0, 'endless')"));
    CAVE_TRY(copyOptionalTables(broken, database, mostRows));
    CAVE_TRY(fillContent(database, target));
    if (otherwise != nullptr && !readMeta(database, target))
        CAVE_TRY(makeMeta(database, target, *otherwise));
    return transaction.commit();
}

} // namespace cave
