// SPDX-License-Identifier: MIT
#include "core/io/files/kept_database.h"

#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"
#include "core/io/files/stale_wal.h"

#include <string>
#include <system_error>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr MessageKey kDamagedPattern{"the %1 %2 is damaged: %3"};
constexpr MessageKey kOtherPattern{"%1 is not a %2: %3"};

/// A file and its expected kind.
struct Kept {
    const fs::path &path;
    const KeptDatabaseKind &kind;

    [[nodiscard]] Error otherFile(Message why) const
    {
        return {ErrorCode::NotAWorld,
                message(kOtherPattern, quoted(path), Message::ofTable(kind.mark.name), std::move(why))};
    }
};

Result<void> createTables(Database &database, const KeptDatabaseKind &kind)
{
    CAVE_TRY(database.execute("PRAGMA application_id = " + std::to_string(kind.mark.applicationId) +
                              "; PRAGMA user_version = " + std::to_string(kind.version) + ";"));
    return database.execute(kind.tables);
}

/// True for an empty database.
Result<bool> isNew(const Database &database, const Kept &kept)
{
    const Result<std::int64_t> tables = database.queryInteger("SELECT count(*) FROM sqlite_schema");
    if (!tables && tables.error().code == ErrorCode::NotAWorld)
        return kept.otherFile(message("it has no database header"));
    if (!tables)
        return tables.error();
    const auto application = CAVE_TRY(database.queryInteger("PRAGMA application_id"));
    return *tables == 0 && application == 0;
}

/// Two programs may be here at once: the second one to get the lock finds the tables.
Result<void> createIfNew(Database &database, const Kept &kept)
{
    if (!CAVE_TRY(isNew(database, kept)))
        return {};
    auto transaction = CAVE_TRY(Transaction::begin(database));
    if (!CAVE_TRY(isNew(database, kept)))
        return {};
    CAVE_TRY(createTables(database, kept.kind));
    return transaction.commit();
}

Result<void> checkVersion(const Database &database, const Kept &kept)
{
    const auto application = CAVE_TRY(database.queryInteger("PRAGMA application_id"));
    if (application != kept.kind.mark.applicationId)
        return kept.otherFile(databaseKindText(application));
    const auto version = CAVE_TRY(database.queryInteger("PRAGMA user_version"));
    if (version > kept.kind.version) {
        return Error{ErrorCode::TooNew,
                     message("the %1 %2 has format version %3; this program reads up to version %4",
                             Message::ofTable(kept.kind.mark.name), quoted(kept.path), version,
                             kept.kind.version)};
    }
    if (version < 1)
        return damagedKept(kept.path, kept.kind, message("its format version is %1", version));
    return {};
}

/// Finds broken pages and missing tables before anything is read or written.
Result<void> checkTables(const Database &database, const Kept &kept)
{
    auto check = CAVE_TRY(database.prepare("PRAGMA quick_check(1)"));
    if (CAVE_TRY(check.step()) && check.text(0) != "ok")
        return damagedKept(kept.path, kept.kind, check.text(0));
    for (const std::string_view query : kept.kind.reads)
        CAVE_TRY(database.prepare(query));
    return {};
}

/// A change is on the disk before it is reported. Readers and a writer don't block each other.
void tune(Database &database)
{
    // If another program prevents changing the mode, it stays, which is just as safe.
    static_cast<void>(database.execute("PRAGMA journal_mode = WAL"));
    static_cast<void>(database.execute("PRAGMA synchronous = FULL"));
}

/// Files of earlier versions have no link; then only a log that would corrupt the file is recognised as
/// foreign.
bool mayFollow(const Database &, const Database &)
{
    return true;
}

/// The database of an intact file, with its log tied to it.
Result<Database> openChecked(const Kept &kept)
{
    auto database = CAVE_TRY(Database::open(kept.path, Database::Mode::Create));
    CAVE_TRY(createIfNew(database, kept));
    CAVE_TRY(checkVersion(database, kept));
    CAVE_TRY(checkTables(database, kept));
    tune(database);
    CAVE_TRY(database.linkWal());
    return database;
}

/// Does nothing if there is no such file.
Result<void> giveSecondName(const fs::path &file, const fs::path &name)
{
    std::error_code status;
    if (!fs::exists(file, status))
        return {};
    fs::create_hard_link(file, name, status);
    if (!status) { // what has two names was synced as the database was; opening it would release its locks
        status = {syncFolder(name.parent_path()), std::generic_category()};
        return status ? fileError("cannot set aside", file, status) : Result<void>();
    }
    fs::copy_file(file, name, status); // some file systems have no such links
    return status ? fileError("cannot set aside", file, status) : syncToDisk(name);
}

/// SQLite's errors don't say what kind of file it is.
Error named(const Kept &kept, const Error &error)
{
    const bool isNamed = error.message.pattern() == kDamagedPattern.pattern();
    return error.code != ErrorCode::Damaged || isNamed ? error
                                                       : damagedKept(kept.path, kept.kind, error.message);
}

} // namespace

Result<Database> openKeptDatabase(const fs::path &file, const KeptDatabaseKind &kind)
{
    const Kept kept{file, kind};
    std::error_code failure;
    if (fs::is_directory(file, failure))
        return kept.otherFile(message("it is a folder"));
    CAVE_TRY(createFolders(file.parent_path()));
    const auto notice = CAVE_TRY(setUnrelatedWalAside(file, mayFollow));
    Result<Database> database = openChecked(kept);
    if (!database)
        return named(kept, database.error());
    database->setNotice(notice);
    return database;
}

Error damagedKept(const fs::path &file, const KeptDatabaseKind &kind, const Message &what)
{
    return damaged(message(kDamagedPattern, Message::ofTable(kind.mark.name), quoted(file), what));
}

bool isKeptFileUseless(const Error &error)
{
    return error.code == ErrorCode::Damaged || error.code == ErrorCode::NotAWorld;
}

bool isAboutKeptFile(const Message &message)
{
    return message.pattern() == kDamagedPattern.pattern() || message.pattern() == kOtherPattern.pattern();
}

Result<fs::path> setKeptFileAside(const fs::path &file)
{
    std::error_code status;
    if (!fs::exists(fs::symlink_status(file, status)))
        return Error{ErrorCode::NotFound, message("there is no file %1", quoted(file))};
    const auto with = [](const fs::path &path, const std::string &ending) {
        return fs::path(path).concat(ending);
    };
    fs::path aside;
    for (int number = 1; aside.empty() || fs::exists(fs::symlink_status(aside, status)); ++number)
        aside = with(file, ".damaged-" + std::to_string(number));
    // Under the one name or the other it is whole at any time, with its log.
    for (const char *ending : {"", "-wal", "-journal"}) {
        if (const Result<void> linked = giveSecondName(with(file, ending), with(aside, ending)); !linked) {
            removeDatabase(aside);
            return linked.error();
        }
    }
    fs::remove(file, status);
    if (status) {
        removeDatabase(aside);
        return fileError("cannot set aside", file, status);
    }
    removeCompanions(file);
    return aside;
}

} // namespace cave
