// SPDX-License-Identifier: MIT
#include "core/io/seeds/seed_library.h"

#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/files/json_reader.h"
#include "core/io/files/kept_database.h"
#include "core/io/seeds/seed_card.h"

#include <cstddef>
#include <cstdint>
#include <utility>

// The file:
//
// seeds       spec (JSON of seed_card.h, which identifies worlds) → marks (JSON), crc32 of both, changed (a
//             number that grows with every change)
// set_aside   rows of seeds that failed their checks and were kept again
// documents   name → text, crc32
//
// Adding a setting changes the text of every spec: a version that does so must rewrite the keys when it opens
// an older file.

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestDocument = std::size_t{32} << 20U; // bytes

const KeptDatabaseKind &libraryKind()
{
    static const KeptDatabaseKind kKind{kLibraryDatabase,
                                        1,
                                        R"sql(
        CREATE TABLE seeds (spec TEXT PRIMARY KEY, marks TEXT NOT NULL, crc32 INTEGER NOT NULL,
            changed INTEGER NOT NULL) STRICT;
        CREATE TABLE set_aside (id INTEGER PRIMARY KEY, spec TEXT NOT NULL, marks TEXT NOT NULL,
            crc32 INTEGER NOT NULL, reason TEXT NOT NULL) STRICT;
        CREATE TABLE documents (name TEXT PRIMARY KEY, text TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
    )sql",
                                        {"SELECT spec, marks, crc32, changed FROM seeds",
                                         "SELECT id, spec, marks, crc32, reason FROM set_aside",
                                         "SELECT name, text, crc32 FROM documents"}};
    return kKind;
}

Error damagedLibrary(const fs::path &path, const Message &what)
{
    return damagedKept(path, libraryKind(), what);
}

/// Of both texts, separated by a byte that is in neither.
std::int64_t checksum(std::string_view first, std::string_view second)
{
    std::vector<std::uint8_t> bytes(first.begin(), first.end());
    bytes.push_back(0);
    bytes.insert(bytes.end(), second.begin(), second.end());
    return crc32Of(bytes);
}

std::string specText(const WorldSpec &spec)
{
    Json object;
    writeSpec(object, spec);
    return jsonText(object);
}

std::string marksText(const SeedMarks &marks)
{
    Json object;
    writeMarks(object, marks);
    return jsonText(object);
}

/// Reads the texts of one row. Errors say what is wrong, without the file.
Result<KeptSeed> parseRow(const std::string &spec, const std::string &marks)
{
    JsonReader reader(message("a seed"), ErrorCode::Damaged);
    const auto parsedSpec = CAVE_TRY(reader.parseText(spec));
    const auto parsedMarks = CAVE_TRY(reader.parseText(marks));
    KeptSeed kept{readSpec(reader, JsonPlace{&parsedSpec}), readMarks(reader, JsonPlace{&parsedMarks})};
    return reader.ok() ? Result<KeptSeed>(std::move(kept)) : reader.error();
}

/// The current row of a query for spec, marks and crc32.
Result<KeptSeed> readKeptSeed(const Statement &row)
{
    if (!row.isText(0) || !row.isText(1) || !row.isInteger(2))
        return damaged("a seed's row has values of the wrong kind");
    const std::string spec = row.text(0);
    const std::string marks = row.text(1);
    if (row.integer(2) != checksum(spec, marks))
        return damaged("the checksum of a seed's row does not match");
    return parseRow(spec, marks);
}

/// Sets an unreadable row of this world aside, so that it isn't lost when the world is stored again.
Result<void> setUnreadableAside(const Database &database, const std::string &spec)
{
    auto find = CAVE_TRY(database.prepare("SELECT spec, marks, crc32 FROM seeds WHERE spec = ?1"));
    if (!CAVE_TRY(find.with(spec).step()))
        return {};
    const Result<KeptSeed> readable = readKeptSeed(find);
    if (readable)
        return {};
    return database.run("INSERT INTO set_aside (spec, marks, crc32, reason) "
                        "SELECT spec, marks, crc32, ?2 FROM seeds WHERE spec = ?1",
                        spec, readable.error().text());
}

Result<void> writeRow(const Database &database, const std::string &spec, const std::string &marks)
{
    return database.run("INSERT OR REPLACE INTO seeds (spec, marks, crc32, changed) "
                        "VALUES (?1, ?2, ?3, (SELECT ifnull(max(changed), 0) + 1 FROM seeds))",
                        spec, marks, checksum(spec, marks));
}

/// Replaces a text; an empty one removes it. Call in a transaction.
Result<void> putDocument(const Database &database, std::string_view name, std::string_view text)
{
    if (text.empty())
        return database.run("DELETE FROM documents WHERE name = ?1", name);
    if (text.size() > kLargestDocument)
        return invalid(message("'%1' is larger than 32 MiB", name));
    return database.run("INSERT OR REPLACE INTO documents (name, text, crc32) VALUES (?1, ?2, ?3)", name,
                        text, checksum(name, text));
}

/// An invalid world could never be read again.
Result<void> validateSeed(const WorldSpec &spec, const SeedMarks &marks)
{
    CAVE_TRY(validate(marks));
    CAVE_TRY(validateShared(spec));
    if (const Result<KeptSeed> readable = parseRow(specText(spec), "{}"); !readable)
        return invalid(readable.error().message);
    return {};
}

} // namespace

Result<SeedLibrary> SeedLibrary::open(const fs::path &file)
{
    auto database = CAVE_TRY(openKeptDatabase(file, libraryKind()));
    return SeedLibrary(file, std::make_unique<Database>(std::move(database)));
}

Result<std::vector<KeptSeed>> SeedLibrary::all()
{
    auto statement =
        CAVE_TRY(m_database->prepare("SELECT spec, marks, crc32 FROM seeds ORDER BY changed DESC, spec"));
    std::vector<KeptSeed> seeds;
    m_unreadable = 0;
    while (CAVE_TRY(statement.step())) {
        if (Result<KeptSeed> kept = readKeptSeed(statement))
            seeds.push_back(std::move(*kept));
        else
            ++m_unreadable;
    }
    return seeds;
}

Result<SeedMarks> SeedLibrary::marksOf(const WorldSpec &spec)
{
    auto statement = CAVE_TRY(m_database->prepare("SELECT spec, marks, crc32 FROM seeds WHERE spec = ?1"));
    if (!CAVE_TRY(statement.with(specText(spec)).step()))
        return SeedMarks{};
    Result<KeptSeed> kept = readKeptSeed(statement);
    if (!kept)
        return damagedLibrary(m_path, kept.error().message);
    return std::move(kept->marks);
}

Result<void> SeedLibrary::keep(const WorldSpec &spec, const SeedMarks &marks)
{
    Database &database = *m_database;
    const std::string key = specText(spec);
    CAVE_TRY(validateSeed(spec, marks));
    auto transaction = CAVE_TRY(Transaction::begin(database));
    CAVE_TRY(setUnreadableAside(database, key));
    CAVE_TRY(marks.empty() ? database.run("DELETE FROM seeds WHERE spec = ?1", key)
                           : writeRow(database, key, marksText(marks)));
    return transaction.commit();
}

Result<std::string> SeedLibrary::document(std::string_view name)
{
    auto statement = CAVE_TRY(m_database->prepare("SELECT text, crc32 FROM documents WHERE name = ?1"));
    if (!CAVE_TRY(statement.with(name).step()))
        return std::string();
    std::string text = statement.text(0);
    if (!statement.isInteger(1) || statement.integer(1) != checksum(name, text))
        return damagedLibrary(m_path, message("the checksum of '%1' does not match", name));
    return text;
}

Result<int> SeedLibrary::unreadableDocuments()
{
    auto statement = CAVE_TRY(m_database->prepare("SELECT name, text, crc32 FROM documents"));
    int unreadable = 0;
    while (CAVE_TRY(statement.step())) {
        const bool intact =
            statement.isInteger(2) && statement.integer(2) == checksum(statement.text(0), statement.text(1));
        unreadable += intact ? 0 : 1;
    }
    return unreadable;
}

Result<void> SeedLibrary::keepDocument(std::string_view name, std::string_view text)
{
    Database &database = *m_database;
    return inTransaction(database, [&] { return putDocument(database, name, text); });
}

Result<void> SeedLibrary::keepDocuments(const std::vector<Document> &documents)
{
    Database &database = *m_database;
    return inTransaction(database, [&]() -> Result<void> {
        for (const Document &document : documents)
            CAVE_TRY(putDocument(database, document.name, document.text));
        return {};
    });
}

Result<void> SeedLibrary::removeDocuments(std::string_view name)
{
    Database &database = *m_database;
    return inTransaction(database, [&] { // '/' follows '.'
        return database.run(
            "DELETE FROM documents WHERE name = ?1 OR (name >= ?1 || '.' AND name < ?1 || '/')", name);
    });
}

} // namespace cave
