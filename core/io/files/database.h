// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/held_files.h"
#include "core/base/result.h"

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

/// A prepared SQLite statement, kept to be run many times. Parameters are numbered from 1, columns from 0.
/// Must not outlive its database. Errors name the database file.
class Statement {
public:
    Statement() = default;

    Statement &bind(int parameter, std::int64_t value);
    Statement &bindText(int parameter, std::string_view value);
    Statement &bindBlob(int parameter, std::span<const std::uint8_t> value);
    /// Binds what column `column` of the row that `from` is at holds, of whatever type.
    Statement &bindColumn(int parameter, const Statement &from, int column);

    /// Goes to the next row; false when there is none, which also makes the statement ready for its next run.
    Result<bool> step();
    /// Runs the statement to its end.
    Result<void> run();
    /// Leaves a row before the last one.
    void reset();

    /// False of an empty one, which can't be run.
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

    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
    int m_bindStatus = 0;
};

/// One connection to an SQLite file. Use from one thread at a time. Errors name the file; a full disk is
/// reported apart.
///
/// Nothing in the file is trusted: triggers and views in it never run.
class Database {
public:
    enum class Mode {
        Create,    ///< read and write; made when missing
        ReadWrite, ///< read and write an existing file
        ReadOnly,
        Immutable, ///< read a file that no one writes: no locks, no files beside it
    };

    static Result<Database> open(const std::filesystem::path &path, Mode mode);

    /// From now on every transaction begun here renews the row that ties the file to its log; see left_log.h.
    /// Makes the table if there is none.
    Result<void> linkLog();

    /// Error NotFound: the file was deleted, moved or replaced since it was opened, so that what is written
    /// is not where people look for it. `Transaction` asks before it begins and before it commits.
    Result<void> checkPlace() const;

    /// What people should know about how the file was found; a sentence, or empty.
    [[nodiscard]] const Message &notice() const { return m_notice; }
    void setNotice(Message notice) { m_notice = std::move(notice); }

    /// Goes on where the file says that it has more pages than it has, and where its schema can't be read to
    /// the end; only for reading, and before anything is read.
    void tolerateDamage();

    /// True when the file or the connection can't be written to.
    [[nodiscard]] bool readOnly() const;

    /// True when the file was left in write-ahead-log mode; asks the file itself, which an immutable
    /// connection hides.
    [[nodiscard]] bool isLogged() const;

    Result<Statement> prepare(std::string_view sql) const;
    /// Runs one or more statements that need no parameters.
    Result<void> execute(const char *sql);
    /// The first column of the first row of a query. Error Damaged if there is no row or it is no whole
    /// number.
    Result<std::int64_t> queryInteger(std::string_view sql) const;
    /// Rows that this connection has changed since it was opened.
    [[nodiscard]] std::int64_t allChangedRows() const;
    /// Rows that the last run statement changed.
    [[nodiscard]] std::int64_t changedRows() const;

private:
    friend class Transaction;
    struct Closer {
        void operator()(sqlite3 *database) const;
    };
    explicit Database(sqlite3 *database) : m_database(database) {}

    HeldFile m_held; ///< for as long as the connection; none of an immutable one, which has no locks
    std::filesystem::path m_path;
    Message m_notice;
    std::unique_ptr<sqlite3, Closer> m_database;
    Statement m_renewLink; ///< empty: the log isn't linked
};

/// All or nothing: what is done between `begin` and `commit` is undone when this object dies without a
/// commit. Error NotFound, from either, as `Database::checkPlace`.
class Transaction {
public:
    /// Starts a transaction; `database` must outlive it. A write transaction takes the write lock at once.
    static Result<Transaction> begin(Database &database);
    /// One unchanging view of a database that others may write to meanwhile.
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

/// Calls `write()`, which gives a Result, in a transaction of its own; undone if that is an error.
template<class Write>
auto inTransaction(Database &database, Write write) -> decltype(write())
{
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    auto written = write();
    if (!written)
        return written;
    if (const Result<void> committed = transaction->commit(); !committed)
        return committed.error();
    return written;
}

} // namespace cave
