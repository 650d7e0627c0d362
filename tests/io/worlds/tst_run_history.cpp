// SPDX-License-Identifier: MIT
#include "core/io/files/database.h"
#include "core/io/worlds/run_history.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

RunRecord record(const std::string &name, std::int64_t endedMs, std::int64_t score = 100,
                 std::int64_t turns = 50)
{
    RunRecord run;
    run.worldName = name;
    run.seed = "seed of " + name;
    run.endedMs = endedMs;
    run.won = endedMs % 2 == 0;
    run.score = score;
    run.scenario = ScenarioKind::DungeonRun;
    run.level = 3;
    run.floor = 4;
    run.kills = 7;
    run.treasures = 5;
    run.turns = turns;
    run.playMs = 61'000;
    return run;
}

RunHistory openedHistory(const fs::path &path)
{
    Result<RunHistory> history = RunHistory::open(path);
    INFO((history ? std::string() : history.error().text()));
    REQUIRE(history);
    return std::move(*history);
}

std::vector<std::string> namesOf(const Result<std::vector<RunRecord>> &runs)
{
    REQUIRE(runs);
    std::vector<std::string> names;
    for (const RunRecord &run : *runs)
        names.push_back(run.worldName);
    return names;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("a run is there as it was kept when the history is opened again")
{
    const TempFolder folder;
    const fs::path path = folder / "data" / "runs.db";
    RunRecord kept = record("D\xC3\xA9j\xC3\xA0", 1'700'000'000'000);
    {
        RunHistory history = openedHistory(path);
        REQUIRE(history.all()->empty());
        REQUIRE(*history.add("a", kept));
    }
    const Result<std::vector<RunRecord>> runs = openedHistory(path).all();
    REQUIRE(runs);
    REQUIRE(runs->size() == 1);
    kept.id = (*runs)[0].id;
    CHECK(kept.id >= 1);
    CHECK((*runs)[0] == kept);
}

TEST_CASE("a run of several is kept with what each did, and removed with it")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    RunRecord together = record("Together", 10);
    together.players = {{"Ada", 300, 3, 7, 2}, {"", 200, 2, 0, 1}};
    {
        RunHistory history = openedHistory(path);
        REQUIRE(*history.add("a", together));
        REQUIRE(*history.add("b", record("Alone", 20)));
        CHECK_FALSE(*history.add("a", together));
    }
    RunHistory history = openedHistory(path);
    const Result<std::vector<RunRecord>> runs = history.all();
    REQUIRE(runs);
    REQUIRE(runs->size() == 2);
    CHECK((*runs)[0].players.empty());
    CHECK((*runs)[1].players == together.players);
    CHECK(history.best(ScenarioKind::DungeonRun, 5)->size() == 2);
    REQUIRE(history.remove((*runs)[1].id));
    REQUIRE(*history.add("c", record("Later", 30)));
    const Result<std::vector<RunRecord>> later = history.all();
    REQUIRE(later);
    for (const RunRecord &run : *later)
        CHECK(run.players.empty());
}

TEST_CASE("a world's run is kept once")
{
    const TempFolder folder;
    RunHistory history = openedHistory(folder / "runs.db");
    const std::string key = runKey(folder / "w.cave", 5);
    CHECK(*history.add(key, record("First", 10)));
    CHECK_FALSE(*history.add(key, record("Again", 20)));
    CHECK(*history.add(runKey(folder / "w.cave", 6), record("A later world in the same file", 30)));
    CHECK(*history.add(runKey(folder / "v.cave", 5), record("Another file", 40)));
    CHECK(namesOf(history.all()) == Names{"Another file", "A later world in the same file", "First"});
    CHECK(runKey(folder.path() / "." / "w.cave", 5) == key);
}

TEST_CASE("the best runs are those with the highest scores, and of equal ones those with fewer turns")
{
    const TempFolder folder;
    RunHistory history = openedHistory(folder / "runs.db");
    REQUIRE(history.add("1", record("slow", 1, 300, 90)));
    REQUIRE(history.add("2", record("low", 2, 100, 10)));
    REQUIRE(history.add("3", record("quick", 3, 300, 40)));
    RunRecord other = record("elsewhere", 4, 900, 1);
    other.scenario = ScenarioKind::Cavern;
    REQUIRE(history.add("4", other));
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10)) == Names{"quick", "slow", "low"});
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 2)) == Names{"quick", "slow"});
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 0)).empty());
    CHECK(namesOf(history.best(ScenarioKind::Cavern, 5)) == Names{"elsewhere"});
    CHECK(namesOf(history.all()) == Names{"elsewhere", "quick", "low", "slow"});
}

TEST_CASE("runs are removed one by one or all at once")
{
    const TempFolder folder;
    RunHistory history = openedHistory(folder / "runs.db");
    REQUIRE(history.add("1", record("one", 1)));
    REQUIRE(history.add("2", record("two", 2)));
    const std::int64_t id = history.all()->back().id;
    REQUIRE(history.remove(id));
    CHECK(namesOf(history.all()) == Names{"two"});
    const Result<void> again = history.remove(id);
    CHECK(again.error().code == ErrorCode::NotFound);
    CHECK(mentions(again.error().text(), "there is no run " + std::to_string(id)));
    REQUIRE(history.clear());
    CHECK(history.all()->empty());
    CHECK(*history.add("3", record("three", 3)));
}

TEST_CASE("a run that was removed isn't added again, not even by another program")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    RunHistory history = openedHistory(path);
    REQUIRE(history.add("1", record("one", 1)));
    REQUIRE(history.add("2", record("two", 2)));
    REQUIRE(history.remove(history.all()->back().id));
    CHECK_FALSE(*history.add("1", record("one", 1)));
    CHECK(namesOf(history.all()) == Names{"two"});
    REQUIRE(history.clear());
    RunHistory again = openedHistory(path);
    CHECK_FALSE(*again.add("1", record("one", 1)));
    CHECK_FALSE(*again.add("2", record("two", 2)));
    CHECK(again.all()->empty());
}

TEST_CASE("the standing of a run is that of its world, wherever its file is now")
{
    using Standing = RunHistory::Standing;
    const TempFolder folder;
    RunHistory history = openedHistory(folder / "runs.db");
    const auto standing = [&](const char *file, std::int64_t createdMs) {
        const Result<Standing> found = history.standing(runKey(folder / file, createdMs));
        REQUIRE(found);
        return *found;
    };
    CHECK(standing("w.cave", 50) == Standing::Unknown);
    REQUIRE(history.add(runKey(folder / "w.cave", 50), record("one", 1)));
    CHECK(standing("w.cave", 50) == Standing::Kept);
    CHECK(standing("moved there.cave", 50) == Standing::Kept);
    CHECK(standing("w.cave", 5) == Standing::Unknown);
    CHECK(standing("w.cave", 501) == Standing::Unknown);
    REQUIRE(history.remove(history.all()->front().id));
    CHECK(standing("w.cave", 50) == Standing::Removed);
    CHECK(standing("moved there.cave", 50) == Standing::Removed);
}

TEST_CASE("a history of an older program that remembered no removed runs, is read and remembers them")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    REQUIRE(openedHistory(path).add("1", record("one", 1)));
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute("DROP TABLE removed"));
    RunHistory history = openedHistory(path);
    REQUIRE(namesOf(history.all()) == Names{"one"});
    REQUIRE(history.clear());
    CHECK_FALSE(*history.add("1", record("one", 1)));
}

TEST_CASE("records that can't be are refused")
{
    const TempFolder folder;
    RunHistory history = openedHistory(folder / "runs.db");
    RunRecord odd = record("bad \xFF", 1);
    CHECK(history.add("1", odd).error().code == ErrorCode::InvalidArgument);
    odd = record("bad", 1);
    odd.score = -1;
    CHECK(mentions(history.add("1", odd).error().text(),
                   "'bad' can't be stored: one of its numbers is below 0"));
    odd = record(std::string(2000, 'x'), 1);
    CHECK_FALSE(history.add("1", odd));
    CHECK(history.all()->empty());
}

TEST_CASE("two histories on one file lose nothing")
{
    const TempFolder folder;
    RunHistory first = openedHistory(folder / "runs.db");
    RunHistory second = openedHistory(folder / "runs.db");
    for (int i = 0; i < 20; ++i) {
        RunHistory &history = i % 2 == 0 ? first : second;
        REQUIRE(*history.add(std::to_string(i), record("run", i)));
        REQUIRE_FALSE(*(i % 2 == 0 ? second : first).add(std::to_string(i), record("run", i)));
    }
    CHECK(first.all()->size() == 20);
    CHECK(second.all()->size() == 20);
}

TEST_CASE("an invalid row hides no other")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    RunHistory history = openedHistory(path);
    for (const char *key : {"1", "2", "3", "4", "5"})
        REQUIRE(history.add(key, record(key, key[0])));
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute("UPDATE runs SET scenario = 'chess' WHERE run = '1';"
                              "UPDATE runs SET score = -5 WHERE run = '2';"
                              "UPDATE runs SET won = 7 WHERE run = '3';"
                              "UPDATE runs SET level = 9000000000 WHERE run = '4';"));
    CHECK(namesOf(history.all()) == Names{"5"});
    CHECK(history.unreadable() == 4);
    REQUIRE(history.clear());
    CHECK(history.all()->empty());
    CHECK(history.unreadable() == 0);
}

TEST_CASE("histories of other kinds, newer ones and damaged ones are refused with an error that names them")
{
    const TempFolder folder;
    const auto errorOf = [](const fs::path &path) {
        const Result<RunHistory> history = RunHistory::open(path);
        REQUIRE_FALSE(history);
        CHECK(mentions(history.error().text(), path.filename().string()));
        return history.error();
    };
    writeBytes(folder / "text.db", std::string(5000, 'x'));
    CHECK(errorOf(folder / "text.db").code == ErrorCode::NotAWorld);
    CHECK(errorOf(folder.path()).code == ErrorCode::NotAWorld);
    const fs::path path = folder / "runs.db";
    REQUIRE(openedHistory(path).add("1", record("one", 1)));
    const auto execute = [&](const char *sql) {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute(sql));
    };
    execute("PRAGMA user_version = 2");
    CHECK(errorOf(path).code == ErrorCode::TooNew);
    execute("PRAGMA user_version = 1; ALTER TABLE runs DROP COLUMN score");
    CHECK_FALSE(RunHistory::open(path));
    execute("PRAGMA application_id = 5");
    CHECK(mentions(errorOf(path).text(), "is not a history of runs"));
}

TEST_CASE("a history that another program writes to for long says so")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    RunHistory history = openedHistory(path);
    Result<Database> other = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(other);
    Result<Transaction> writing = Transaction::begin(*other);
    REQUIRE(writing);
    const Result<bool> added = history.add("1", record("one", 1));
    REQUIRE_FALSE(added);
    CHECK(added.error().code == ErrorCode::Locked);
    CHECK(mentions(added.error().text(), "runs.db"));
}

TEST_CASE("runs through rooms have scores of their own")
{
    const TempFolder folder;
    RunHistory history = openedHistory(folder / "runs.db");
    RunRecord rooms = record("Rooms", 1'000, 40);
    rooms.scenario = ScenarioKind::Rooms;
    REQUIRE(history.add("dungeon", record("Dungeon", 2'000, 900)).value());
    REQUIRE(history.add("rooms", rooms).value());
    CHECK(namesOf(history.best(ScenarioKind::Rooms, 10)) == Names{"Rooms"});
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10)) == Names{"Dungeon"});
    CHECK(namesOf(history.all()) == Names{"Dungeon", "Rooms"});
}

TEST_CASE("how a run ended is kept with it, and revealed runs come last")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    RunRecord died = record("Died", 11, 100);
    died.place = 3;
    died.death = Death{Death::Cause::Arrow, "archer", Points::whole(9), Points::whole(4), false, {5, -6},
                       WorldPos{9, -6},     120};
    RunRecord revealed = record("Revealed", 12, 900);
    revealed.revealed = true;
    {
        RunHistory history = openedHistory(path);
        REQUIRE(*history.add("1 a", died));
        REQUIRE(*history.add("2 b", revealed));
    }
    RunHistory history = openedHistory(path);
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10)) == Names{"Died", "Revealed"});
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10, "seed of Died")) == Names{"Died"});
    const Result<std::vector<RunRecord>> runs = history.all();
    REQUIRE(runs);
    died.id = (*runs)[1].id;
    CHECK((*runs)[1] == died);
}

TEST_CASE("a history of an older program opens, and its runs can be described")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    {
        RunHistory history = openedHistory(path);
        REQUIRE(*history.add("7 old", record("Old", 11)));
    }
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute("DROP TABLE run_ends"));
    }
    RunHistory history = openedHistory(path);
    REQUIRE(history.all()->size() == 1);
    CHECK_FALSE(history.all()->front().death);
    CHECK(history.all()->front().place == 0);
    RunRecord reported = record("Old", 11);
    reported.place = 2;
    reported.death = Death{};
    reported.death->killer = "rat";
    REQUIRE(history.describe("7 moved", reported));
    REQUIRE(history.all()->front().death);
    CHECK(history.all()->front().death->killer == "rat");
    CHECK(history.all()->front().place == 2);
    reported.death->killer = "dragon"; // a later one is ignored
    REQUIRE(history.describe("7 moved", reported));
    CHECK(history.all()->front().death->killer == "rat");
    REQUIRE(history.remove(history.all()->front().id));
    CHECK(history.all()->empty());
}

TEST_CASE("runs with gentle rules are kept as such and ranked apart")
{
    const TempFolder folder;
    const fs::path path = folder / "runs.db";
    {
        RunHistory history = openedHistory(path);
        RunRecord eased = record("Eased", 11, 900);
        eased.eased = true;
        REQUIRE(*history.add("1 eased", eased));
        REQUIRE(*history.add("2 plain", record("Plain", 12, 100)));
    }
    RunHistory history = openedHistory(path);
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10)) == Names{"Eased", "Plain"});
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10, {}, true)) == Names{"Eased"});
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10, {}, false)) == Names{"Plain"});
    CHECK(namesOf(history.best(ScenarioKind::DungeonRun, 10, "seed of Plain", true)).empty());
    CHECK(history.all()->back().eased);
    CHECK_FALSE(history.all()->front().eased);
    REQUIRE(history.remove(history.all()->back().id));
    CHECK(namesOf(history.all()) == Names{"Plain"});
}
