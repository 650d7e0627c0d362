// SPDX-License-Identifier: MIT
// What logs contain, which of them count, the record of totals, and achievements.
#include "core/content/builtin.h"
#include "core/edit/edit_draft.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <sqlite3.h>
#include <string>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace fs = std::filesystem;

namespace {

/// A dungeon run to its end; the report that followed it live.
RunReport playDungeon(const fs::path &path)
{
    const GeneratorKind kind = GeneratorKind::Dungeon;
    Result<SavedSession> saved =
        SavedSession::create(path, "Run", {"first", {kind, 1}, defaultSettings(kind)});
    REQUIRE(saved);
    Session &session = saved->session();
    RunReport report;
    report.begin(session.mutableWorld());
    DungeonPlayer player(PlayStyle::Reckless);
    while (session.world().run == RunState::Going) {
        const std::vector<Event> events = saved->apply(player.next(session));
        report.observe(session.mutableWorld(), events);
    }
    return report;
}

void playRandomly(const fs::path &path, int commands)
{
    Result<SavedSession> saved = SavedSession::create(path, "Caves", {"x", {}, {}});
    REQUIRE(saved);
    RandomPlayer player(5);
    while (saved->session().world().commands < commands)
        saved->apply(player.next(saved->session()));
}

WorldTotals totalsOf(ScenarioKind scenario, RunTotals totals)
{
    return {scenario, 10, {}, false, std::move(totals)};
}

const Achievement &named(const std::string &key)
{
    for (const Achievement &achievement : achievements()) {
        if (achievement.key == key)
            return achievement;
    }
    FAIL("there is no achievement " << key);
    return achievements().front();
}

} // namespace

TEST_CASE("a log gives the same as following the run live, and is a proof")
{
    const TempFolder folder;
    const fs::path path = folder / "run.cave";
    const RunReport live = playDungeon(path);
    const Result<ReplayedLog> replayed = replayWorld(path);
    REQUIRE(replayed);
    CHECK(replayed->doubt.empty());
    CHECK(replayed->report.death() == live.death());
    CHECK(replayed->report.totals(replayed->end) == live.totals(replayed->end));
}

TEST_CASE("a log in which time passes by itself is reported step by step and still leads to the stored world")
{
    const TempFolder folder;
    const fs::path path = folder / "rooms.cave";
    const GeneratorKind kind = GeneratorKind::Rooms;
    Result<SavedSession> saved = SavedSession::create(path, "Rooms", {"a", {kind, 1}, defaultSettings(kind)});
    REQUIRE(saved);
    RoomsPlayer player;
    for (int i = 0; i < 400 && saved->session().world().run == RunState::Going; ++i)
        saved->apply(player.next(saved->session()));
    const Result<ReplayedLog> replayed = replayWorld(path);
    REQUIRE(replayed);
    CHECK(replayed->doubt.empty());
    CHECK(replayed->end.turn == saved->session().world().turn);
}

TEST_CASE("an edited world doesn't count, not even once it is played again")
{
    const TempFolder folder;
    const fs::path path = folder / "edited.cave";
    playRandomly(path, 20);
    {
        Result<EditedWorld> edited = EditedWorld::open(path);
        REQUIRE(edited);
        EditDraft draft(edited->world(), edited->bookmarks());
        CellMask cells(edited->world().map.regionSize());
        cells.addRow({100, 100}, 50);
        draft.setTerrain(cells, Terrain::Floor);
        REQUIRE(edited->perform("Brush", draft.delta()));
    }
    CHECK_FALSE(replayWorld(path)->doubt.empty());
    {
        Result<SavedSession> saved = SavedSession::open(path);
        REQUIRE(saved);
        saved->apply(WaitCommand{});
    }
    const Result<ReplayedLog> replayed = replayWorld(path);
    REQUIRE(replayed);
    CHECK_THAT(replayed->doubt.english(), ContainsSubstring("edited"));
}

TEST_CASE("the record keeps the totals of worlds, and marks those that were revealed")
{
    const TempFolder folder;
    const fs::path file = folder / "data" / "statistics.db";
    {
        Result<PlayStatistics> book = PlayStatistics::open(file);
        REQUIRE(book);
        CHECK(*book->knownCommands(1) == -1);
        REQUIRE(book->put(1, totalsOf(ScenarioKind::EndlessCaves, {{"kills", 3}, {"met:cave_rat", 2}})));
        REQUIRE(book->put(2, totalsOf(ScenarioKind::Rooms, {{"kills", 4}})));
        REQUIRE(book->put(1, totalsOf(ScenarioKind::EndlessCaves, {{"kills", 5}}))); // in its place
        CHECK(*book->markRevealed(2));
        CHECK_FALSE(*book->markRevealed(2));
        CHECK(*book->reach("first_blood", 77));
        CHECK_FALSE(*book->reach("first_blood", 99));
    }
    const Result<PlayStatistics> book = PlayStatistics::open(file);
    REQUIRE(book);
    CHECK(*book->knownCommands(1) == 10);
    CHECK(*book->isRevealed(2));
    CHECK_FALSE(*book->isRevealed(1));
    const Result<std::vector<WorldTotals>> all = book->all();
    REQUIRE(all);
    REQUIRE(all->size() == 2);
    CHECK((*all)[0].totals == RunTotals{{"kills", 5}});
    CHECK((*all)[1].revealed);
    CHECK(sumOf(*all, {}) == RunTotals{{"kills", 5}});
    CHECK(book->reached()->at("first_blood") == 77);
}

TEST_CASE("a row of the record that isn't valid affects no other")
{
    const TempFolder folder;
    const fs::path file = folder / "statistics.db";
    {
        Result<PlayStatistics> book = PlayStatistics::open(file);
        REQUIRE(book);
        REQUIRE(book->put(1, totalsOf(ScenarioKind::Cavern, {{"kills", 1}})));
    }
    execute(file, "INSERT INTO worlds VALUES (2, 'cavern', 1, '', '{\"kills\": -3}'), "
                  "(3, 'nowhere', 1, '', '{}'), (4, 'cavern', 1, '', 'no')");
    const Result<PlayStatistics> book = PlayStatistics::open(file);
    REQUIRE(book);
    CHECK(book->all()->size() == 1);
}

TEST_CASE("every achievement can be reached: its counts, scenarios and kinds exist")
{
    REQUIRE(parseAchievements(builtInAchievementsText()));
    CHECK(achievements().size() >= 20);
    const std::vector<std::string> counts{"kills", "wins",  "losses", "deaths", "chests",   "items", "gold",
                                          "steps", "turns", "score",  "depth",  "explored", "floor", "band",
                                          "fled",  "hurt",  "relics", "camps",  "cleared",  "learnt"};
    for (const Achievement &achievement : achievements()) {
        for (const AchievementNeed &need : achievement.needs) {
            INFO(achievement.key << ": " << need.count);
            const std::size_t colon = need.count.find(':');
            if (colon == std::string::npos) {
                CHECK(std::ranges::find(counts, need.count) != counts.end());
                continue;
            }
            const std::string kind = need.count.substr(colon + 1);
            CHECK(std::ranges::any_of(scenarioInfos(), [&](const ScenarioInfo &info) {
                return (!achievement.scenario || *achievement.scenario == info.kind) &&
                       builtInContent(info.kind)->findMonster(kind) != nullptr;
            }));
        }
    }
}

TEST_CASE("achievements count worlds of their scenario, one by one or together, but none that is in doubt")
{
    const Achievement &escape = named("in_a_hurry");
    const auto run = [](std::int64_t turns) {
        return totalsOf(ScenarioKind::DungeonRun, {{"wins", 1}, {"turns", turns}});
    };
    CHECK(isReached(escape, {run(500)}));
    CHECK_FALSE(isReached(escape, {run(801)}));
    CHECK_FALSE(isReached(escape, {totalsOf(ScenarioKind::Rooms, {{"wins", 1}, {"turns", 5}})}));
    WorldTotals revealed = run(500);
    revealed.revealed = true;
    WorldTotals edited = run(500);
    edited.doubt = "edited";
    CHECK_FALSE(isReached(escape, {revealed, edited}));

    const Achievement &rats = named("rat_catcher");
    const WorldTotals some = totalsOf(ScenarioKind::EndlessCaves, {{"killed:cave_rat", 13}});
    CHECK_FALSE(isReached(rats, {some}));
    CHECK(isReached(rats, {some, some}));
}

TEST_CASE("a table of achievements with a mistake is refused with the place")
{
    const Result<std::vector<Achievement>> unknown = parseAchievements(
        R"({"achievements": [{"key": "a", "title": "A", "text": "B.", "scenario": "moon",
                              "needs": [{"count": "kills", "least": 1}]}]})");
    REQUIRE_FALSE(unknown);
    CHECK_THAT(unknown.error().text(), ContainsSubstring("achievements[0].scenario"));
    CHECK_FALSE(
        parseAchievements(R"({"achievements": [{"key": "a", "title": "A", "text": "B.", "needs": []}]})"));
    CHECK_FALSE(parseAchievements("nonsense"));
}
