// SPDX-License-Identifier: MIT
#include "core/io/worlds/world_lineage.h"

#include "core/base/hashing.h"
#include "core/io/files/database.h"
#include "core/io/files/database_files.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_file_state.h"
#include "core/io/world_file/world_marks.h"

#include <cstdint>
#include <utility>

namespace cave {
namespace {

/// The content's texts, with the decision trees that the world has now.
Result<ContentTexts> textsOf(ContentTexts texts, const World &world)
{
    const auto own = CAVE_TRY(parseContent(texts, world.content->version));
    if (own.trees != world.content->trees)
        texts.trees = writeTrees(world.content->trees);
    return texts;
}

Result<void> mark(WorldFile &file, bool revealed)
{
    CAVE_TRY(markAsCopy(file));
    if (revealed)
        CAVE_TRY(markAsRevealed(file));
    return {};
}

/// A file is hardly opened that often; from then on no more continuations are counted.
constexpr std::int64_t kMaxContinuations = 100'000;

/// The lineage of a file that has none yet.
Result<std::string> lineageByOrigin(const Database &database)
{
    auto rows = CAVE_TRY(
        database.prepare("SELECT key, value FROM meta WHERE key IN ('created_ms', 'seed', 'seed_number', "
                         "'generator', 'generator_version', 'settings') ORDER BY key"));
    std::uint64_t hash = 0;
    while (CAVE_TRY(rows.step()))
        hash = combine(hash, hashBytes(rows.text(0)), hashBytes(rows.text(1)));
    return "origin-" + std::to_string(hash);
}

/// Call inside a transaction, as the next.
Result<void> putLineage(Database &database, const std::string &id)
{
    return database.run("INSERT OR IGNORE INTO lineage (number, token) VALUES (0, ?1)", id);
}

Result<void> addContinuation(Database &database)
{
    return database.execute(
        "INSERT INTO lineage (number, token) SELECT next, lower(hex(randomblob(16))) FROM "
        "(SELECT max(number) + 1 AS next FROM lineage) WHERE next <= " +
        std::to_string(kMaxContinuations));
}

} // namespace

Result<WorldFile> forkWorld(const std::filesystem::path &original, const std::filesystem::path &target,
                            const std::string &name, const World &world)
{
    const auto meta = CAVE_TRY(
        readUnlocked(original, [&](const Database &database) { return readMeta(database, original); }));
    const auto texts = CAVE_TRY(textsOf(meta.texts, world));
    const auto revealed = CAVE_TRY(isMarkedRevealed(original));
    Result<WorldFile> file = WorldFile::create(target, name, world, texts);
    if (!file)
        return file;
    const Result<void> marked = mark(*file, revealed);
    if (marked)
        return file;
    const std::filesystem::path made = file->path();
    {
        const WorldFile closed = std::move(*file);
    }
    removeDatabase(made); // without the mark, its run would be ranked
    return marked.error();
}

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
        if (!CAVE_TRY(hasTable(database, "lineage")))
            return lineage;
        auto rows = CAVE_TRY(database.prepare(
            "SELECT number, token FROM lineage WHERE typeof(token) = 'text' AND length(token) <= 64 AND "
            "number BETWEEN 0 AND " +
            std::to_string(kMaxContinuations) + " ORDER BY number"));
        while (CAVE_TRY(rows.step())) {
            const auto number = static_cast<std::size_t>(rows.integer(0));
            if (number == 0) {
                lineage.id = rows.text(1);
                continue;
            }
            lineage.continuations.resize(number); // a row may be lost
            lineage.continuations.back() = rows.text(1);
        }
        return lineage;
    });
}

} // namespace cave
