// SPDX-License-Identifier: MIT
#include "core/io/worlds/achievements.h"

#include "core/content/builtin.h"
#include "core/io/files/bytes.h"
#include "core/io/files/json_reader.h"

#include <algorithm>
#include <cstddef>
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
