// SPDX-License-Identifier: MIT
#include "core/io/worlds/achievements.h"

#include "core/base/json.h"
#include "core/content/builtin.h"
#include "core/io/files/bytes.h"
#include "core/io/files/database.h"
#include "core/io/files/json_reader.h"
#include "core/io/files/kept_database.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kMaxAchievements = 1'000;

AchievementNeed readNeed(JsonReader &reader, const JsonPlace &place)
{
    AchievementNeed need;
    need.count = reader.text(place, "count");
    if (const std::optional<JsonPlace> least = reader.find(place, "least"))
        need.least = reader.wholeNumber(*least, 0, kMaxCounted);
    if (const std::optional<JsonPlace> most = reader.find(place, "most"))
        need.most = reader.wholeNumber(*most, 0, kMaxCounted);
    reader.expectOnly(place, {"count", "least", "most"});
    return need;
}

Achievement readAchievement(JsonReader &reader, const JsonPlace &place)
{
    Achievement achievement;
    achievement.key = reader.text(place, "key");
    achievement.title = reader.text(place, "title");
    achievement.text = reader.text(place, "text");
    if (const std::optional<JsonPlace> scenario = reader.find(place, "scenario")) {
        achievement.scenario = scenarioNamed(reader.text(*scenario));
        if (!achievement.scenario)
            reader.fail(*scenario, "is no scenario");
    }
    achievement.together = reader.truth(place, "together", false);
    const JsonPlace needs = reader.member(place, "needs");
    if (reader.size(needs) == 0)
        reader.fail(needs, "is empty");
    reader.forEach(needs,
                   [&](const JsonPlace &need) { achievement.needs.push_back(readNeed(reader, need)); });
    reader.expectOnly(place, {"key", "title", "text", "scenario", "together", "needs"});
    return achievement;
}

bool fulfils(const RunTotals &totals, const Achievement &achievement)
{
    return std::ranges::all_of(achievement.needs, [&](const AchievementNeed &need) {
        const auto found = totals.find(need.count);
        const std::int64_t count = found == totals.end() ? 0 : found->second;
        return count >= need.least && (!need.most || count <= *need.most);
    });
}

} // namespace

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

Result<PlayStatistics> PlayStatistics::open(const std::filesystem::path &file)
{
    auto database = CAVE_TRY(openKeptDatabase(file, bookKind()));
    return PlayStatistics(std::make_unique<Database>(std::move(database)));
}

Result<bool> PlayStatistics::markRevealed(std::int64_t createdMs)
{
    CAVE_TRY(m_database->run("INSERT OR IGNORE INTO revealed (created_ms) VALUES (?1)", createdMs));
    return m_database->changedRows() > 0;
}

Result<bool> PlayStatistics::isRevealed(std::int64_t createdMs) const
{
    return CAVE_TRY(m_database->prepare("SELECT 1 FROM revealed WHERE created_ms = ?1"))
        .with(createdMs)
        .step();
}

Result<void> PlayStatistics::put(std::int64_t createdMs, const WorldTotals &totals)
{
    Json::Object counts;
    for (const auto &[name, count] : totals.totals)
        counts.push_back({name, count});
    return m_database->run("INSERT OR REPLACE INTO worlds (created_ms, scenario, commands, doubt, totals) "
                           "VALUES (?1, ?2, ?3, ?4, ?5)",
                           createdMs, scenarioKey(totals.scenario), totals.commands, totals.doubt.english(),
                           Json(std::move(counts)).dump());
}

Result<std::int64_t> PlayStatistics::knownCommands(std::int64_t createdMs) const
{
    auto find = CAVE_TRY(m_database->prepare("SELECT commands FROM worlds WHERE created_ms = ?1"));
    return CAVE_TRY(find.with(createdMs).step()) ? find.integer(0) : -1;
}

Result<std::vector<WorldTotals>> PlayStatistics::all() const
{
    auto rows = CAVE_TRY(m_database->prepare("SELECT scenario, commands, doubt, totals, EXISTS "
                                             "(SELECT 1 FROM revealed WHERE revealed.created_ms = "
                                             "worlds.created_ms) FROM worlds ORDER BY created_ms"));
    std::vector<WorldTotals> worlds;
    while (CAVE_TRY(rows.step())) {
        if (std::optional<WorldTotals> totals = readWorldTotals(rows))
            worlds.push_back(std::move(*totals));
    }
    return worlds;
}

Result<int> PlayStatistics::unreadable() const
{
    const auto rows = CAVE_TRY(m_database->queryInteger("SELECT count(*) FROM worlds"));
    const auto valid = CAVE_TRY(all());
    return static_cast<int>(rows - std::ssize(valid));
}

Result<bool> PlayStatistics::reach(const std::string &achievement, std::int64_t atMs)
{
    CAVE_TRY(m_database->run("INSERT OR IGNORE INTO reached (achievement, at_ms) VALUES (?1, ?2)",
                             achievement, atMs));
    return m_database->changedRows() > 0;
}

Result<std::map<std::string, std::int64_t>> PlayStatistics::reached() const
{
    auto rows = CAVE_TRY(m_database->prepare("SELECT achievement, at_ms FROM reached"));
    std::map<std::string, std::int64_t> reached;
    while (CAVE_TRY(rows.step()))
        reached[rows.text(0)] = rows.integer(1);
    return reached;
}

Result<std::vector<Achievement>> parseAchievements(std::string_view json)
{
    JsonReader reader(message("achievements.json"));
    const auto parsed = CAVE_TRY(reader.parseText(json));
    const JsonPlace whole{&parsed};
    const JsonPlace list = reader.member(whole, "achievements");
    if (reader.size(list) > kMaxAchievements)
        reader.fail(list, message("has more than %1 entries", kMaxAchievements));
    std::vector<Achievement> all;
    reader.forEach(list, [&](const JsonPlace &place) {
        Achievement achievement = readAchievement(reader, place);
        if (std::ranges::find(all, achievement.key, &Achievement::key) != all.end())
            reader.fail(place, message("has the key of another entry: %1", achievement.key));
        all.push_back(std::move(achievement));
    });
    reader.expectOnly(whole, {"achievements"});
    if (reader.ok() && !reader.notes().empty())
        return damaged(located(reader.file(), reader.notes().front()));
    return reader.ok() ? Result<std::vector<Achievement>>(std::move(all)) : reader.error();
}

const std::vector<Achievement> &achievements()
{
    static const std::vector<Achievement> kAll = parseAchievements(builtInAchievementsText()).valueOr({});
    return kAll;
}

RunTotals sumOf(const std::vector<WorldTotals> &worlds, std::optional<ScenarioKind> scenario)
{
    RunTotals sum;
    for (const WorldTotals &world : worlds) {
        if (!world.counts() || (scenario && world.scenario != *scenario))
            continue;
        for (const auto &[name, count] : world.totals)
            sum[name] = std::min(sum[name] + count, kMaxCounted);
    }
    return sum;
}

bool isReached(const Achievement &achievement, const std::vector<WorldTotals> &worlds)
{
    if (achievement.together)
        return fulfils(sumOf(worlds, achievement.scenario), achievement);
    return std::ranges::any_of(worlds, [&](const WorldTotals &world) {
        return world.counts() && (!achievement.scenario || world.scenario == *achievement.scenario) &&
               fulfils(world.totals, achievement);
    });
}

} // namespace cave
