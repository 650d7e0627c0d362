// SPDX-License-Identifier: MIT
#include "core/io/files/database.h"

#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"
#include "core/io/files/stale_wal.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sqlite3.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave {
namespace {

constexpr int kBusyTimeoutMs = 1000;
constexpr int kLongestValue = 64 << 20; // bytes; a longer text or blob indicates damage

/// The last system error. SQLite doesn't report it for a failed write of its log, so `errno` is cleared
/// before each run.
int lastSystemError(sqlite3 *database)
{
    const int own = errno;
    const int reported = sqlite3_system_errno(database);
    return reported != 0 ? reported : own;
}

bool isOutOfSpace(int status, int systemError)
{
    return status == SQLITE_FULL ||
           (status == SQLITE_IOERR &&
            (systemError == ENOSPC || systemError == EFBIG || systemError == EDQUOT));
}

ErrorCode errorCode(int status)
{
    switch (status) {
    case SQLITE_NOTADB:
        return ErrorCode::NotAWorld;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::Locked;
    case SQLITE_CORRUPT:
    case SQLITE_FORMAT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_ERROR:
        return ErrorCode::Damaged; // our own SQL is valid, so the tables are not as expected
    default:
        return ErrorCode::Io;
    }
}

std::string quotedName(sqlite3 *database)
{
    const char *name = sqlite3_db_filename(database, "main");
    return name == nullptr ? std::string() : quoted(name);
}

/// Why no file can be created beside a database: its log, say. SQLite doesn't report it, as it then tries to
/// open the file for reading, which fails for another reason.
std::optional<Error> obstacleBeside(sqlite3 *database)
{
    const char *name = sqlite3_db_filename(database, "main");
    if (name == nullptr || sqlite3_db_readonly(database, "main") != 0)
        return std::nullopt;
    const std::filesystem::path path(name);
    const Result<Unfinished> another = Unfinished::create(Unfinished::Kind::File, path.parent_path(), path);
    return another ? std::nullopt : std::optional(another.error());
}

Error lastError(sqlite3 *database)
{
    const int systemError = lastSystemError(database);
    const int status = sqlite3_errcode(database);
    const std::string file = quotedName(database);
    if (status == SQLITE_CANTOPEN) {
        if (std::optional<Error> obstacle = obstacleBeside(database))
            return std::move(*obstacle);
    }
    if (isOutOfSpace(status, systemError))
        return {ErrorCode::DiskFull, message("no space left on the disk for %1", file)};
    const bool systemFailed =
        systemError != 0 && systemError != ENOENT && (status == SQLITE_IOERR || status == SQLITE_CANTOPEN);
    return {errorCode(status),
            file + ": " + (systemFailed ? std::strerror(systemError) : sqlite3_errmsg(database))};
}

/// SQLite's URI for a file; every byte but letters, digits and slashes is escaped.
std::string fileUri(const std::string &path, std::string_view query)
{
    constexpr std::string_view kPlain = "/-_.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char c : path) {
        if (kPlain.find(c) != std::string_view::npos) {
            uri += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            uri += {'%', kHex[byte >> 4U], kHex[byte & 15U]};
        }
    }
    return uri.append(query);
}

/// Creates an empty file, which is a database without tables, if there is none. If SQLite does it and fails,
/// it doesn't say why, see `obstacleBeside`.
Result<void> createIfMissing(const std::filesystem::path &path)
{
    constexpr mode_t kMode = 0644; // as SQLite does
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode);
    if (descriptor >= 0)
        ::close(descriptor); // no connection has locks on a new file
    else if (errno != EEXIST)
        return fileError("cannot open", path, {errno, std::generic_category()});
    return {};
}

int openFlags(Database::Mode mode)
{
    switch (mode) {
    case Database::Mode::Create:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Mode::ReadWrite:
        return SQLITE_OPEN_READWRITE;
    case Database::Mode::ReadOnly:
    case Database::Mode::Immutable:
        break;
    }
    return SQLITE_OPEN_READONLY;
}

void distrustContent(sqlite3 *database)
{
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, kLongestValue);
}

} // namespace

void Statement::Finalizer::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

Statement &Statement::bind(int parameter, std::int64_t value)
{
    if (const int status = sqlite3_bind_int64(m_statement.get(), parameter, value); status != SQLITE_OK)
        m_bindStatus = status;
    return *this;
}

Statement &Statement::bindText(int parameter, std::string_view value)
{
    // An empty view may have a null address, which SQLite would take for NULL.
    const char *data = value.empty() ? "" : value.data();
    const int status =
        sqlite3_bind_text64(m_statement.get(), parameter, data, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    if (status != SQLITE_OK)
        m_bindStatus = status;
    return *this;
}

Statement &Statement::bindBlob(int parameter, std::span<const std::uint8_t> value)
{
    const int status = value.empty() ? sqlite3_bind_zeroblob(m_statement.get(), parameter, 0)
                                     : sqlite3_bind_blob64(m_statement.get(), parameter, value.data(),
                                                           value.size(), SQLITE_TRANSIENT);
    if (status != SQLITE_OK)
        m_bindStatus = status;
    return *this;
}

Statement &Statement::bindColumn(int parameter, const Statement &from, int column)
{
    const int status = sqlite3_bind_value(m_statement.get(), parameter,
                                          sqlite3_column_value(from.m_statement.get(), column));
    if (status != SQLITE_OK)
        m_bindStatus = status;
    return *this;
}

Result<bool> Statement::step()
{
    sqlite3 *database = sqlite3_db_handle(m_statement.get());
    if (std::exchange(m_bindStatus, 0) != SQLITE_OK)
        return lastError(database);
    errno = 0;
    const int status = sqlite3_step(m_statement.get());
    if (status == SQLITE_ROW)
        return true;
    if (status != SQLITE_DONE) {
        Error error = lastError(database);
        reset();
        return error;
    }
    reset();
    return false;
}

Result<void> Statement::runBound()
{
    while (CAVE_TRY(step())) {
    }
    return {};
}

void Statement::reset()
{
    sqlite3_reset(m_statement.get());
}

bool Statement::isInteger(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_INTEGER;
}

bool Statement::isText(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_TEXT;
}

bool Statement::isBlob(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_BLOB;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string Statement::text(int column) const
{
    const std::span<const std::uint8_t> bytes = blob(column);
    return {bytes.begin(), bytes.end()};
}

std::span<const std::uint8_t> Statement::blob(int column) const
{
    // For a text column this is its UTF-8; it may contain zero bytes, so the length is needed.
    const auto *data = static_cast<const std::uint8_t *>(sqlite3_column_blob(m_statement.get(), column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column));
    return data == nullptr ? std::span<const std::uint8_t>() : std::span(data, size);
}

void Database::Closer::operator()(sqlite3 *database) const
{
    sqlite3_close_v2(database);
}

Result<Database> Database::open(const std::filesystem::path &path, Mode mode)
{
    const bool immutable = mode == Mode::Immutable;
    // An absolute path can't be mistaken for one of SQLite's special names, such as ":memory:".
    std::error_code failure;
    const std::filesystem::path absolutePath = std::filesystem::absolute(path, failure);
    if (failure)
        return Error{ErrorCode::Io, message("cannot open %1: %2", quoted(path), failure.message())};
    if (mode == Mode::Create)
        CAVE_TRY(createIfMissing(absolutePath));
    const std::string file = absolutePath.string();
    const std::string name = immutable ? fileUri(file, "?immutable=1") : file;
    const int flags = openFlags(mode) | SQLITE_OPEN_NOMUTEX | (immutable ? SQLITE_OPEN_URI : 0);
    sqlite3 *raw = nullptr;
    const int status = sqlite3_open_v2(name.c_str(), &raw, flags, nullptr);
    Database database(raw);
    if (raw == nullptr)
        return Error{ErrorCode::Io, located(quoted(path), Message("out of memory"))};
    if (status != SQLITE_OK) {
        const int systemError = sqlite3_system_errno(raw);
        const std::string reason = systemError != 0 ? std::strerror(systemError) : sqlite3_errmsg(raw);
        return Error{ErrorCode::Io, message("cannot open %1: %2", quoted(path), reason)};
    }
    distrustContent(raw);
    sqlite3_busy_timeout(raw, kBusyTimeoutMs);
    database.m_path = absolutePath;
    if (const std::optional<FileId> id = immutable ? std::nullopt : fileIdOf(absolutePath))
        database.m_held = HeldFile(*id);
    return database;
}

Result<void> Database::linkWal()
{
    if (readOnly())
        return {};
    // Atomic, so that a killed process leaves no half of it; or an earlier program already created it.
    const Result<std::int64_t> links = queryInteger("SELECT count(*) FROM log_link");
    if (!links || *links == 0) {
        if (Result<void> made =
                execute("SAVEPOINT making_link; " + std::string(kMakeWalLink) + "; RELEASE making_link");
            !made) {
            static_cast<void>(execute("ROLLBACK TO making_link; RELEASE making_link"));
            return made;
        }
    }
    m_renewLink = CAVE_TRY(prepare(kRenewWalLink));
    return {};
}

Result<void> Database::checkPlace() const
{
    if (!m_held.id() || fileIdOf(m_path) == m_held.id())
        return {};
    return Error{ErrorCode::NotFound,
                 message("%1 was deleted, moved or replaced while it was open; nothing more is saved to it",
                         quoted(m_path))};
}

void Database::tolerateDamage()
{
    // The second has no effect while the first is on.
    sqlite3_db_config(m_database.get(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    sqlite3_db_config(m_database.get(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
}

bool Database::readOnly() const
{
    return sqlite3_db_readonly(m_database.get(), "main") != 0;
}

bool Database::isLogged() const
{
    // See https://www.sqlite.org/fileformat.html, section 1.3: the read version, 2 for a write-ahead log.
    constexpr sqlite3_int64 kReadVersionOffset = 19;
    sqlite3_file *file = nullptr;
    unsigned char version = 0;
    return sqlite3_file_control(m_database.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK &&
           file != nullptr && file->pMethods != nullptr &&
           file->pMethods->xRead(file, &version, 1, kReadVersionOffset) == SQLITE_OK && version == 2;
}

Result<Statement> Database::prepare(std::string_view sql) const
{
    Statement statement;
    sqlite3_stmt *raw = nullptr;
    const int status = sqlite3_prepare_v3(m_database.get(), sql.data(), static_cast<int>(sql.size()),
                                          SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
    statement.m_statement.reset(raw);
    if (status != SQLITE_OK)
        return lastError(m_database.get());
    return statement;
}

Result<void> Database::execute(const std::string &sql)
{
    errno = 0;
    if (sqlite3_exec(m_database.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return lastError(m_database.get());
    return {};
}

Result<std::int64_t> Database::queryInteger(std::string_view sql) const
{
    auto statement = CAVE_TRY(prepare(sql));
    if (!CAVE_TRY(statement.step()) || !statement.isInteger(0)) {
        return damaged(located(quotedName(m_database.get()), Message("missing number")));
    }
    return statement.integer(0);
}

std::int64_t Database::changedRows() const
{
    return sqlite3_changes64(m_database.get());
}

std::int64_t Database::allChangedRows() const
{
    return sqlite3_total_changes64(m_database.get());
}

Result<Transaction> Transaction::begin(Database &database)
{
    CAVE_TRY(database.checkPlace());
    CAVE_TRY(database.execute("BEGIN IMMEDIATE"));
    return Transaction(database, true);
}

Result<Transaction> Transaction::beginReading(Database &database)
{
    CAVE_TRY(database.execute("BEGIN"));
    return Transaction(database, false);
}

Transaction::Transaction(Transaction &&other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
    , m_writes(other.m_writes)
{
}

Transaction::~Transaction()
{
    // SQLite itself may have rolled back after an error.
    if (m_database != nullptr && sqlite3_get_autocommit(m_database->m_database.get()) == 0)
        static_cast<void>(m_database->execute("ROLLBACK"));
}

Result<void> Transaction::commit()
{
    if (m_writes && m_database->m_renewLink.isPrepared())
        CAVE_TRY(m_database->m_renewLink.run());
    CAVE_TRY(m_writes ? m_database->checkPlace() : Result<void>());
    Result<void> committed = m_database->execute("COMMIT");
    if (committed)
        m_database = nullptr;
    return committed;
}

} // namespace cave
