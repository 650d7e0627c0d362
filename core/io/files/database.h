// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/held_files.h"
#include "core/base/result.h"

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace cave {

class Database;

/// A prepared SQLite statement for repeated use. Parameters are numbered from 1, columns from 0. Must not
/// outlive its database. Errors name the database file.
class Statement {
public:
    Statement() = default;

    Statement &bind(int parameter, std::int64_t value);
    Statement &bindText(int parameter, std::string_view value);
    Statement &bindBlob(int parameter, std::span<const std::uint8_t> value);
    /// Binds the value of column `column` in the current row of `from`, of any type.
    Statement &bindColumn(int parameter, const Statement &from, int column);

    /// Binds all parameters in order, to integers, texts and bytes; a position is two of them, x and y.
    template<class... Values>
    Statement &with(const Values &...values)
    {
        [[maybe_unused]] int parameter = 0;
        (bindNext(parameter, values), ...);
        return *this;
    }

    /// Moves to the next row; false if there is none, which also resets the statement for its next run.
    Result<bool> step();
    /// Runs the statement to its end, with parameters as in `with`.
    template<class... Values>
    Result<void> run(const Values &...values)
    {
        return with(values...).runBound();
    }
    /// Ends the statement before its last row.
    void reset();

    /// False if empty; an empty statement can't be run.
    [[nodiscard]] bool isPrepared() const { return m_statement != nullptr; }
    [[nodiscard]] bool isInteger(int column) const;
    [[nodiscard]] bool isText(int column) const;
    [[nodiscard]] bool isBlob(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;
    /// The bytes of a column; valid until the next step or reset.
    [[nodiscard]] std::span<const std::uint8_t> blob(int column) const;

private:
    friend class Database;
    struct Finalizer {
        void operator()(sqlite3_stmt *statement) const;
    };

    Result<void> runBound();
    void bindNext(int &parameter, std::integral auto value)
    {
        bind(++parameter, static_cast<std::int64_t>(value));
    }
    void bindNext(int &parameter, std::string_view value) { bindText(++parameter, value); }
    void bindNext(int &parameter, std::span<const std::uint8_t> value) { bindBlob(++parameter, value); }
    template<class Position>
    requires std::same_as<Position, WorldPos> || std::same_as<Position, RegionPos>
    void bindNext(int &parameter, Position value)
    {
        bindNext(parameter, value.x);
        bindNext(parameter, value.y);
    }

    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
    int m_bindStatus = 0;
};

/// One connection to an SQLite file. Use from one thread at a time. Errors name the file; a full disk has its
/// own error code.
///
/// The file isn't trusted: its triggers and views never run.
class Database {
public:
    enum class Mode {
        Create,    ///< read and write; created if missing
        ReadWrite, ///< read and write an existing file
        ReadOnly,
        Immutable, ///< read a file that nothing writes to: without locks or other files
    };

    static Result<Database> open(const std::filesystem::path &path, Mode mode);

    /// From now on every transaction renews the row that ties the file to its log; see stale_wal.h. Creates
    /// the table if missing.
    Result<void> linkWal();

    /// Error NotFound: the file was deleted, moved or replaced since it was opened, so that changes would be
    /// lost. `Transaction` checks this at its beginning and before committing.
    Result<void> checkPlace() const;

    /// A message for users about the state in which the file was found, or empty.
    [[nodiscard]] const Message &notice() const { return m_notice; }
    void setNotice(Message notice) { m_notice = std::move(notice); }

    /// Tolerates a file with fewer pages than it claims, or with a partly unreadable schema; only for
    /// reading, and before anything is read.
    void tolerateDamage();

    /// True if the file or the connection is read-only.
    [[nodiscard]] bool readOnly() const;

    /// True if the file was left in write-ahead-log mode; checks the file itself, as an immutable connection
    /// doesn't show it.
    [[nodiscard]] bool isLogged() const;

    Result<Statement> prepare(std::string_view sql) const;
    /// Prepares a statement and runs it with parameters.
    template<class... Values>
    Result<void> run(std::string_view sql, const Values &...values) const
    {
        return CAVE_TRY(prepare(sql)).run(values...);
    }
    /// Runs one or more statements without parameters.
    Result<void> execute(const std::string &sql);
    /// The first column of the first row of a query. Error Damaged if there is no row or it is not an
    /// integer.
    Result<std::int64_t> queryInteger(std::string_view sql) const;
    /// The number of rows changed by this connection since it was opened.
    [[nodiscard]] std::int64_t allChangedRows() const;
    /// The number of rows changed by the last statement.
    [[nodiscard]] std::int64_t changedRows() const;

private:
    friend class Transaction;
    struct Closer {
        void operator()(sqlite3 *database) const;
    };
    explicit Database(sqlite3 *database) : m_database(database) {}

    HeldFile m_held; ///< as long as the connection; none for an immutable one, which has no locks
    std::filesystem::path m_path;
    Message m_notice;
    std::unique_ptr<sqlite3, Closer> m_database;
    Statement m_renewLink; ///< empty if the log isn't linked
};

/// A transaction, rolled back on destruction unless committed. Error NotFound from begin and commit, see
/// `Database::checkPlace`.
class Transaction {
public:
    /// Starts a transaction; `database` must outlive it. A write transaction takes the write lock at once.
    static Result<Transaction> begin(Database &database);
    /// A consistent view of a database that others may write to meanwhile.
    static Result<Transaction> beginReading(Database &database);

    Transaction(Transaction &&other) noexcept;
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    Result<void> commit();

private:
    Transaction(Database &database, bool writes) : m_database(&database), m_writes(writes) {}

    Database *m_database;
    bool m_writes;
};

/// Calls `write()`, which returns a Result, in a transaction; rolls back on an error.
template<class Write>
auto inTransaction(Database &database, Write write) -> decltype(write())
{
    auto transaction = CAVE_TRY(Transaction::begin(database));
    auto written = write();
    if (!written)
        return written;
    CAVE_TRY(transaction.commit());
    return written;
}

} // namespace cave
