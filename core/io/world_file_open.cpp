// Opening a world's database: what it must say of itself, and how to read it without leaving anything behind.
//
// Everything here goes through SQLite. Its locks belong to the process, not to the connection: reading the
// file in another way and closing it again would drop the locks of the session that is playing it.

#include "core/io/error_text.h"
#include "core/io/world_file_format.h"

#include <system_error>

namespace cave {
namespace {

namespace fs = std::filesystem;

Error notAWorld(const fs::path &path, const std::string &why)
{
    return {ErrorCode::NotAWorld, quoted(path) + " is not a world: " + why};
}

Result<void> checkFile(const fs::path &path)
{
    std::error_code failure;
    const fs::file_status status = fs::status(path, failure);
    if (!fs::exists(status))
        return Error{ErrorCode::NotFound, "there is no world " + quoted(path)};
    if (!fs::is_regular_file(status))
        return notAWorld(path, fs::is_directory(status) ? "it is a folder" : "it is not a plain file");
    if (fs::file_size(path, failure) == 0)
        return notAWorld(path, "the file is empty");
    return {};
}

/// Reads the first page and the log, where most of what can be wrong shows, and what the file says that it
/// is.
Result<void> checkMarks(const Database &database, const fs::path &path)
{
    const Result<std::int64_t> tables = database.queryInteger("SELECT count(*) FROM sqlite_schema");
    if (!tables && tables.error().code == ErrorCode::NotAWorld)
        return notAWorld(path, "its first bytes are not those of a world file");
    if (!tables)
        return tables.error();
    const Result<std::int64_t> application = database.queryInteger("PRAGMA application_id");
    if (!application || *application != kWorldApplicationId)
        return notAWorld(path, "it is a database of another program");
    const Result<std::int64_t> version = database.queryInteger("PRAGMA user_version");
    if (!version)
        return version.error();
    if (*version > kWorldFormatVersion) {
        return Error{ErrorCode::TooNew, "world " + quoted(path) + " has format version " +
                                            std::to_string(*version) + "; this program reads up to version " +
                                            std::to_string(kWorldFormatVersion)};
    }
    if (*version < 1) {
        return Error{ErrorCode::Damaged, "world " + quoted(path) + " is damaged: its format version is " +
                                             std::to_string(*version)};
    }
    return {};
}

Result<Database> openChecked(const fs::path &path, Database::Mode mode, bool tolerant = false)
{
    Result<Database> database = Database::open(path, mode);
    if (!database)
        return database;
    if (tolerant)
        database->tolerateDamage();
    if (const Result<void> checked = checkMarks(*database, path); !checked)
        return checked.error();
    return database;
}

Result<Database> openForReading(const fs::path &path)
{
    std::error_code ignored;
    if (!fs::exists(companionFile(path, "-wal"), ignored)) {
        // Nobody plays it: look without locks first. A closed world is in rollback mode, and locks for
        // reading leave no trace. One that kept its write-ahead log would get new files beside it, so that is
        // read as it lies.
        Result<Database> atRest = openChecked(path, Database::Mode::Immutable);
        if (!atRest || atRest->isLogged())
            return atRest;
    }
    Result<Database> database = openChecked(path, Database::Mode::ReadOnly);
    if (database || database.error().code != ErrorCode::Io)
        return database;
    // What a killed process left half done may need writing before it can be read.
    return openChecked(path, Database::Mode::ReadWrite);
}

Result<Database> openForPlay(const fs::path &path)
{
    Result<Database> database = openChecked(path, Database::Mode::ReadWrite);
    if (database && database->readOnly())
        return Error{ErrorCode::Io, quoted(path) + " is read-only"};
    return database;
}

} // namespace

Result<Database> openBrokenWorld(const fs::path &path)
{
    if (const Result<void> checked = checkFile(path); !checked)
        return checked.error();
    std::error_code ignored;
    if (fs::exists(companionFile(path, "-wal"), ignored)) {
        Result<Database> database = openChecked(path, Database::Mode::ReadOnly, true);
        if (database)
            return database;
    }
    return openChecked(path, Database::Mode::Immutable, true);
}

Result<Database> openWorldDatabase(const fs::path &path, Access access)
{
    if (const Result<void> checked = checkFile(path); !checked)
        return checked.error();
    return access == Access::Play ? openForPlay(path) : openForReading(path);
}

} // namespace cave
