// SPDX-License-Identifier: MIT
#include "core/io/worlds/play_statistics.h"

#include "core/base/json.h"
#include "core/io/files/bytes.h"
#include "core/io/files/database.h"
#include "core/io/files/kept_database.h"

#include <optional>
#include <utility>

namespace cave {

struct PlayStatistics::Parts {
    Database database;
};

namespace {

const KeptDatabaseKind &bookKind()
{
    static const KeptDatabaseKind kKind{kTotalsDatabase,
                                        1,
                                        R"sql(
        CREATE TABLE worlds (created_ms INTEGER PRIMARY KEY, scenario TEXT NOT NULL, commands INTEGER NOT NULL,
            doubt TEXT NOT NULL, totals TEXT NOT NULL) STRICT;
        CREATE TABLE revealed (created_ms INTEGER PRIMARY KEY) STRICT;
        CREATE TABLE reached (achievement TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT;
    )sql",
                                        {"SELECT created_ms, scenario, commands, doubt, totals FROM worlds",
                                         "SELECT created_ms FROM revealed",
                                         "SELECT achievement, at_ms FROM reached"}};
    return kKind;
}

/// None if the text isn't an object of counts.
std::optional<RunTotals> totalsOf(const std::string &text)
{
    const ParsedJson parsed = Json::parse(text);
    if (!parsed.ok() || !parsed.value.isObject())
        return std::nullopt;
    RunTotals totals;
    for (const Json::Member &total : parsed.value.object()) {
        if (!total.value.isWhole() || total.value.whole() < 0 || total.value.whole() > kMaxCounted)
            return std::nullopt;
        totals[total.key] = total.value.whole();
    }
    return totals;
}

/// The current row; none if it is invalid.
std::optional<WorldTotals> readWorldTotals(const Statement &row)
{
    const std::optional<ScenarioKind> scenario = scenarioNamed(row.text(0));
    std::optional<RunTotals> totals = totalsOf(row.text(3));
    if (!scenario || !totals)
        return std::nullopt;
    return WorldTotals{*scenario, row.integer(1), Message(row.text(2)), row.integer(4) != 0,
                       std::move(*totals)};
}

} // namespace

PlayStatistics::PlayStatistics(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
PlayStatistics::PlayStatistics(PlayStatistics &&) noexcept = default;
PlayStatistics &PlayStatistics::operator=(PlayStatistics &&) noexcept = default;
PlayStatistics::~PlayStatistics() = default;

Result<PlayStatistics> PlayStatistics::open(const std::filesystem::path &file)
{
    auto database = CAVE_TRY(openKeptDatabase(file, bookKind()));
    return PlayStatistics(std::make_unique<Parts>(Parts{std::move(database)}));
}

Result<bool> PlayStatistics::markRevealed(std::int64_t createdMs)
{
    CAVE_TRY(m_parts->database.run("INSERT OR IGNORE INTO revealed (created_ms) VALUES (?1)", createdMs));
    return m_parts->database.changedRows() > 0;
}

Result<bool> PlayStatistics::isRevealed(std::int64_t createdMs) const
{
    return CAVE_TRY(m_parts->database.prepare("SELECT 1 FROM revealed WHERE created_ms = ?1"))
        .with(createdMs)
        .step();
}

Result<void> PlayStatistics::put(std::int64_t createdMs, const WorldTotals &totals)
{
    Json::Object counts;
    for (const auto &[name, count] : totals.totals)
        counts.push_back({name, count});
    return m_parts->database.run(
        "INSERT OR REPLACE INTO worlds (created_ms, scenario, commands, doubt, totals) "
        "VALUES (?1, ?2, ?3, ?4, ?5)",
        createdMs, scenarioKey(totals.scenario), totals.commands, totals.doubt.english(),
        Json(std::move(counts)).dump());
}

Result<std::int64_t> PlayStatistics::knownCommands(std::int64_t createdMs) const
{
    auto find = CAVE_TRY(m_parts->database.prepare("SELECT commands FROM worlds WHERE created_ms = ?1"));
    return CAVE_TRY(find.with(createdMs).step()) ? find.integer(0) : -1;
}

Result<std::vector<WorldTotals>> PlayStatistics::all() const
{
    auto rows = CAVE_TRY(m_parts->database.prepare("SELECT scenario, commands, doubt, totals, EXISTS "
                                                   "(SELECT 1 FROM revealed WHERE revealed.created_ms = "
                                                   "worlds.created_ms) FROM worlds ORDER BY created_ms"));
    std::vector<WorldTotals> worlds;
    while (CAVE_TRY(rows.step())) {
        if (std::optional<WorldTotals> totals = readWorldTotals(rows))
            worlds.push_back(std::move(*totals));
    }
    return worlds;
}

Result<bool> PlayStatistics::reach(const std::string &achievement, std::int64_t atMs)
{
    CAVE_TRY(m_parts->database.run("INSERT OR IGNORE INTO reached (achievement, at_ms) VALUES (?1, ?2)",
                                   achievement, atMs));
    return m_parts->database.changedRows() > 0;
}

Result<std::map<std::string, std::int64_t>> PlayStatistics::reached() const
{
    auto rows = CAVE_TRY(m_parts->database.prepare("SELECT achievement, at_ms FROM reached"));
    std::map<std::string, std::int64_t> reached;
    while (CAVE_TRY(rows.step()))
        reached[rows.text(0)] = rows.integer(1);
    return reached;
}

} // namespace cave
