// SPDX-License-Identifier: MIT
// Opening a world's database: what it must say of itself, and how to read it without leaving anything behind.
//
// Everything here goes through SQLite. Its locks belong to the process, not to the connection: reading the
// file in another way and closing it again would drop the locks of the session that is playing it.

#include "core/base/held_files.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"
#include "core/io/files/stale_wal.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

Error notAWorld(const fs::path &path, Message why)
{
    return {ErrorCode::NotAWorld, message("%1 is not a world: %2", quoted(path), std::move(why))};
}

Result<void> checkFile(const fs::path &path)
{
    std::error_code failure;
    const fs::file_status status = fs::status(path, failure);
    if (!fs::exists(status))
        return Error{ErrorCode::NotFound, message("there is no world %1", quoted(path))};
    if (!fs::is_regular_file(status))
        return notAWorld(path, fs::is_directory(status) ? message("it is a folder")
                                                        : message("it is not a regular file"));
    if (fs::file_size(path, failure) == 0)
        return notAWorld(path, message("the file is empty"));
    return {};
}

/// Reads the first page and the log, where most problems show, and the file's identification.
Result<void> checkMarks(const Database &database, const fs::path &path)
{
    const Result<std::int64_t> tables = database.queryInteger("SELECT count(*) FROM sqlite_schema");
    if (!tables && tables.error().code == ErrorCode::NotAWorld)
        return notAWorld(path, message("it has no world file header"));
    if (!tables)
        return tables.error();
    const Result<std::int64_t> application = database.queryInteger("PRAGMA application_id");
    if (!application || *application != kWorldDatabase.applicationId)
        return notAWorld(path, databaseKindText(application.valueOr(0)));
    const auto version = CAVE_TRY(database.queryInteger("PRAGMA user_version"));
    if (version > kPartyFormatVersion) {
        return Error{ErrorCode::TooNew,
                     message("world %1 has format version %2; this program reads up to version %3",
                             quoted(path), version, kPartyFormatVersion)};
    }
    if (version < 1) {
        return damaged(message("world %1 is damaged: its format version is %2", quoted(path), version));
    }
    return {};
}

Result<Database> openChecked(const fs::path &path, Database::Mode mode, bool tolerant = false)
{
    auto database = CAVE_TRY(Database::open(path, mode));
    if (tolerant)
        database.tolerateDamage();
    CAVE_TRY(checkMarks(database, path));
    return database;
}

/// Whether the commands are kept when the log is applied, with others after them.
bool keepsCommands(const Database &together, const Database &alone)
{
    constexpr const char *kCommands = "SELECT rowid, command FROM command_log ORDER BY rowid";
    Result<Statement> before = alone.prepare(kCommands);
    Result<Statement> after = together.prepare(kCommands);
    if (!before || !after)
        return !before;
    for (;;) {
        const Result<bool> row = before->step();
        if (!row || !*row)
            return true;
        const Result<bool> same = after->step();
        if (!same || !*same || after->integer(0) != before->integer(0) ||
            after->integer(1) != before->integer(1))
            return false;
    }
}

/// For worlds of earlier programs, whose logs have no link: true if seed and time of creation are equal, and
/// the state with the log is later.
bool worldFollows(const Database &together, const Database &alone)
{
    for (const char *key : {"seed", "seed_number", "created_ms", "generator"}) {
        if (metaText(together, key) != metaText(alone, key))
            return false;
    }
    constexpr const char *kTurn = "SELECT turn FROM player WHERE id = 0";
    const Result<std::int64_t> before = alone.queryInteger(kTurn);
    const Result<std::int64_t> after = together.queryInteger(kTurn);
    if (before && after && *after < *before)
        return false;
    return keepsCommands(together, alone);
}

using FileStamp = std::pair<std::uintmax_t, fs::file_time_type>; ///< its size, and when it changed

FileStamp stampOf(const fs::path &file)
{
    std::error_code unknown;
    const std::uintmax_t size = fs::file_size(file, unknown);
    return {size, fs::last_write_time(file, unknown)};
}

/// Copies a world and its log, or its journal, as they are at one time: again if another program wrote to
/// them meanwhile.
std::error_code copyTogether(const fs::path &path, const fs::path &copy, const char *ending)
{
    constexpr int kTries = 5;
    const fs::path log = companionFile(path, ending);
    std::error_code failure;
    for (int tries = 0; tries < kTries && !failure; ++tries) {
        const std::pair before(stampOf(path), stampOf(log));
        fs::copy_file(path, copy, fs::copy_options::overwrite_existing, failure);
        if (!failure)
            fs::permissions(copy, fs::perms::owner_write, fs::perm_options::add, failure);
        if (!failure)
            fs::copy_file(log, companionFile(copy, ending), fs::copy_options::overwrite_existing, failure);
        if (!failure)
            fs::permissions(companionFile(copy, ending), fs::perms::owner_write, fs::perm_options::add,
                            failure);
        if (!failure && before == std::pair(stampOf(path), stampOf(log)))
            return {};
    }
    return failure ? failure : std::make_error_code(std::errc::device_or_resource_busy);
}

/// A copy of a world with its log, or its journal, in a folder that is gone once it is open.
Result<Database> openCopy(const fs::path &path, const char *ending)
{
    const ScratchFolder folder;
    if (folder.path().empty())
        return Error{ErrorCode::Io, message("there is no folder for temporary files")};
    const fs::path copy = folder.path() / "world.cave";
    if (const std::error_code failure = copyTogether(path, copy, ending))
        return fileError("cannot make a copy to read of", path, failure);
    Result<Database> database = openChecked(copy, Database::Mode::ReadWrite);
    if (database) {
        // With its log merged, the copy needs no other file, and stays readable without its name.
        if (const Result<void> merged = database->execute("PRAGMA journal_mode = DELETE"); !merged)
            database = merged.error();
    }
    return database;
}

Result<Database> openForReading(const fs::path &path)
{
    const auto other = CAVE_TRY(unrelatedWal(path, worldFollows));
    if (other) {
        Result<Database> alone = openChecked(path, Database::Mode::Immutable);
        if (alone)
            alone->setNotice(ignoredWalText(*other));
        return alone;
    }
    std::error_code ignored;
    const bool held = isHeldFile(path); // closing an immutable connection would release the holder's locks
    if (!held && !fs::exists(companionFile(path, "-wal"), ignored) &&
        !fs::exists(companionFile(path, "-journal"), ignored)) {
        // Not in play: try without locks first. A closed world is in rollback mode, and read locks leave no
        // trace. One left in write-ahead mode would get new files next to it, so it is read as it is. A
        // journal may be that of an interrupted transaction, without which the file can't be read.
        Result<Database> atRest = openChecked(path, Database::Mode::Immutable);
        if (!atRest || atRest->isLogged())
            return atRest;
    }
    Result<Database> database = openChecked(path, Database::Mode::ReadOnly);
    if (database || database.error().code != ErrorCode::Io)
        return database;
    // A transaction interrupted by a killed process may have to be rolled back before reading.
    Result<Database> rolledBack = openChecked(path, Database::Mode::ReadWrite);
    if (rolledBack || held)
        return rolledBack;
    // SQLite makes an index of a log beside it, and removes a journal, which needs a folder that can be
    // written to.
    for (const char *ending : {"-wal", "-journal"}) {
        if (fs::exists(companionFile(path, ending), ignored))
            return openCopy(path, ending);
    }
    return rolledBack;
}

Result<Database> openForPlay(const fs::path &path)
{
    Result<Database> database = openChecked(path, Database::Mode::ReadWrite);
    if (database && database->readOnly())
        return Error{ErrorCode::Io, message("%1 is read-only", quoted(path))};
    return database;
}

/// SQLite looks for a log next to the target of a link, and so must we.
fs::path withoutLinks(const fs::path &path)
{
    std::error_code status;
    fs::path real = fs::weakly_canonical(path, status);
    return status ? path : real;
}

} // namespace

Result<Message> setWorldLogAside(const fs::path &path)
{
    return setUnrelatedWalAside(path, worldFollows);
}

Result<Database> openBrokenWorld(const fs::path &named)
{
    CAVE_TRY(checkFile(named));
    const fs::path path = withoutLinks(named);
    const Result<std::optional<fs::path>> other = unrelatedWal(path, worldFollows);
    std::error_code ignored;
    if (other && !*other && fs::exists(companionFile(path, "-wal"), ignored)) {
        Result<Database> database = openChecked(path, Database::Mode::ReadOnly, true);
        if (database)
            return database;
    }
    return openChecked(path, Database::Mode::Immutable, true);
}

Result<Database> openWorldDatabase(const fs::path &path, Access access)
{
    CAVE_TRY(checkFile(path));
    return access == Access::Play ? openForPlay(path) : openForReading(withoutLinks(path));
}

} // namespace cave
