// SPDX-License-Identifier: MIT
#include "core/io/worlds/world_lineage.h"

#include "core/base/hashing.h"
#include "core/io/files/database.h"
#include "core/io/world_file/optional_tables.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_state.h"

#include <cstdint>

namespace cave {
namespace {

/// A file is hardly opened that often; from then on no more continuations are counted.
constexpr std::int64_t kMaxContinuations = 100'000;

/// The lineage of a file that has none yet.
Result<std::string> lineageByOrigin(const Database &database)
{
    auto rows = CAVE_TRY(
        database.prepare("SELECT key, value FROM meta WHERE key IN ('created_ms', 'seed', 'seed_number', "
                         "'generator', 'generator_version', 'settings') ORDER BY key"));
    std::uint64_t hash = 0;
    for (;;) {
        const auto row = CAVE_TRY(rows.step());
        if (!row)
            return "origin-" + std::to_string(hash);
        hash = combine(combine(hash, hashBytes(rows.text(0))), hashBytes(rows.text(1)));
    }
}

/// Call inside a transaction, as the next.
Result<void> putLineage(Database &database, const std::string &id)
{
    Result<Statement> put = database.prepare("INSERT OR IGNORE INTO lineage (number, token) VALUES (0, ?1)");
    return put ? put->bindText(1, id).run() : put.error();
}

Result<void> addContinuation(Database &database)
{
    return database.execute(
        ("INSERT INTO lineage (number, token) SELECT next, lower(hex(randomblob(16))) FROM "
         "(SELECT max(number) + 1 AS next FROM lineage) WHERE next <= " +
         std::to_string(kMaxContinuations))
            .c_str());
}

} // namespace

Result<void> beginLineage(WorldFile &file)
{
    Database &database = WorldFileAccess::database(file);
    return inTransaction(database, [&]() -> Result<void> {
        CAVE_TRY(database.execute(kMakeLineage));
        return database.execute("DELETE FROM lineage; INSERT INTO lineage (number, token) VALUES (0, "
                                "lower(hex(randomblob(16))))");
    });
}

Result<void> continueLineage(WorldFile &file)
{
    Database &database = WorldFileAccess::database(file);
    return inTransaction(database, [&]() -> Result<void> {
        CAVE_TRY(database.execute(kMakeLineage));
        const auto origin = CAVE_TRY(lineageByOrigin(database));
        CAVE_TRY(putLineage(database, origin));
        return addContinuation(database);
    });
}

Result<WorldLineage> lineageOf(const std::filesystem::path &world)
{
    return readUnlocked(world, [](const Database &database) -> Result<WorldLineage> {
        WorldLineage lineage;
        const auto has = CAVE_TRY(hasTable(database, "lineage"));
        if (!has)
            return lineage;
        auto rows = CAVE_TRY(database.prepare(
            "SELECT number, token FROM lineage WHERE typeof(token) = 'text' AND length(token) <= 64 AND "
            "number BETWEEN 0 AND " +
            std::to_string(kMaxContinuations) + " ORDER BY number"));
        for (;;) {
            const auto row = CAVE_TRY(rows.step());
            if (!row)
                return lineage;
            const auto number = static_cast<std::size_t>(rows.integer(0));
            if (number == 0) {
                lineage.id = rows.text(1);
                continue;
            }
            lineage.continuations.resize(number); // a row may be lost
            lineage.continuations.back() = rows.text(1);
        }
    });
}

} // namespace cave
