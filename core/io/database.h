#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

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

/// One connection to an SQLite file. Use from one thread at a time. Errors name the file; a full disk is told
/// apart.
///
/// Nothing in the file is trusted: triggers and views in it never run.
class Database {
public:
    enum class Mode {
        Create,    ///< read and write; made when missing
        ReadWrite, ///< read and write an existing file
        ReadOnly,
        Immutable, ///< read a file that nobody writes: no locks, no files beside it
    };

    static Result<Database> open(const std::filesystem::path &path, Mode mode);

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
    /// Rows that the last run statement changed.
    [[nodiscard]] std::int64_t changedRows() const;

private:
    friend class Transaction;
    struct Closer {
        void operator()(sqlite3 *database) const;
    };
    explicit Database(sqlite3 *database) : m_database(database) {}

    std::unique_ptr<sqlite3, Closer> m_database;
};

/// All or nothing: what is done between `begin` and `commit` is undone when this object dies without a
/// commit.
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
    explicit Transaction(Database &database) : m_database(&database) {}

    Database *m_database;
};

} // namespace cave
