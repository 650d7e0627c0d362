// SPDX-License-Identifier: MIT
// The databases of the data folder on a disk that fails, is full, or loses its power: the library of seeds
// with searches, the history of runs, the record of totals.
#include "core/io/files/kept_database.h"
#include "core/io/seeds/seed_library.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/run_history.h"
#include "core/io/worlds/world_lineage.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/disk/disk_worlds.h"

using namespace cave;
using namespace cave::test;

namespace {

namespace fs = std::filesystem;

template<class Kept>
Result<void> done(const Result<Kept> &result)
{
    return result ? Result<void>() : result.error();
}

/// Steps in a file that is opened by `Kept::open`, and what it contains after each.
template<class Kept>
struct KeptSteps {
    std::string name;
    std::string file; ///< in the folder "data", which is made with it
    std::vector<std::function<Result<void>(Kept &)>> steps;
    std::function<std::string(Kept &)> contents; ///< all that can be read, as one text
};

template<class Kept>
Kept openKept(const fs::path &path)
{
    Result<Kept> kept = Kept::open(path);
    INFO((kept ? std::string() : kept.error().text()));
    REQUIRE(kept);
    return std::move(*kept);
}

template<class Kept>
DiskOperation operationOf(const KeptSteps<Kept> &kept)
{
    const auto after = std::make_shared<std::vector<std::string>>(); // each step
    const auto fileIn = [kept](const fs::path &folder) { return folder / "data" / kept.file; };
    DiskOperation operation{kept.name, "data", static_cast<int>(kept.steps.size())};
    operation.prepare = [kept, after](const fs::path & /*folder*/) {
        const TempFolder elsewhere;
        Kept file = openKept<Kept>(elsewhere / kept.file);
        *after = {kept.contents(file)};
        for (const auto &step : kept.steps) {
            REQUIRE(step(file));
            after->push_back(kept.contents(file));
        }
    };
    operation.run = [kept, fileIn](const fs::path &folder, Reports &reports) {
        std::optional<Kept> file;
        if (!reports.attempt(0, storing(file, [&] { return Kept::open(fileIn(folder)); })))
            return;
        for (const auto &step : kept.steps) {
            if (!reports.attempt(reports.saved() + 1, [&] { return step(*file); }))
                return;
            reports.promise(reports.saved());
        }
    };
    operation.stepsDone = [kept, after, fileIn](const fs::path &folder) {
        Kept file = openKept<Kept>(fileIn(folder));
        const std::string contents = kept.contents(file);
        INFO(contents);
        const auto found = std::find(after->rbegin(), after->rend(), contents);
        REQUIRE(found != after->rend());
        return static_cast<int>(std::distance(found, after->rend())) - 1;
    };
    return operation;
}

SeedMarks withNote(const std::string &note)
{
    SeedMarks marks;
    marks.starred = true;
    marks.tags = {"far"};
    marks.note = note;
    return marks;
}

DiskOperation keepingSeeds()
{
    KeptSteps<SeedLibrary> kept{"keep seeds and a search", kLibraryFile, {}, {}};
    kept.steps = {
        [](SeedLibrary &library) { return library.keep(testSpec("one"), withNote("first")); },
        [](SeedLibrary &library) { return library.keepDocument("search", std::string(20'000, 's')); },
        [](SeedLibrary &library) { return library.keep(testSpec("two"), withNote("second")); },
        [](SeedLibrary &library) {
            return library.keepDocuments({{"search", "at seed 100"}, {"search.found", "seed 77"}});
        },
        [](SeedLibrary &library) { return library.keep(testSpec("one"), {}); },
        [](SeedLibrary &library) { return library.removeDocuments("search"); },
    };
    kept.contents = [](SeedLibrary &library) {
        std::string text;
        const Result<std::vector<KeptSeed>> seeds = library.all();
        REQUIRE(seeds);
        CHECK(library.unreadable() == 0);
        CHECK(library.notice().empty());
        for (const KeptSeed &seed : *seeds)
            text += seed.spec.seed + ' ' + seed.marks.note + '\n';
        for (const char *name : {"search", "search.found"})
            text += library.document(name).value() + '\n';
        return text;
    };
    return operationOf(kept);
}

RunRecord runOf(const std::string &world)
{
    RunRecord run;
    run.worldName = world;
    run.seed = "seed";
    run.endedMs = 1000;
    run.scenario = ScenarioKind::DungeonRun;
    run.score = 100;
    return run;
}

DiskOperation keepingRuns()
{
    KeptSteps<RunHistory> kept{"keep runs", kRunsFile, {}, {}};
    kept.steps = {
        [](RunHistory &history) { return done(history.add("key 1", runOf("One"))); },
        [](RunHistory &history) { return done(history.add("key 2", runOf("Two"))); },
        [](RunHistory &history) { return history.remove(1); },
        [](RunHistory &history) { return done(history.add("key 3", runOf("Three"))); },
        [](RunHistory &history) { return history.clear(); },
    };
    kept.contents = [](RunHistory &history) {
        std::string text;
        const Result<std::vector<RunRecord>> runs = history.all();
        REQUIRE(runs);
        CHECK(history.unreadable() == 0);
        CHECK(history.notice().empty());
        for (const RunRecord &run : *runs)
            text += run.worldName + '\n';
        for (const char *key : {"key 1", "key 2", "key 3"})
            text += std::to_string(static_cast<int>(history.standing(key).value())) + '\n';
        return text;
    };
    return operationOf(kept);
}

WorldTotals totalsOf(std::int64_t commands)
{
    WorldTotals totals;
    totals.scenario = ScenarioKind::DungeonRun;
    totals.commands = commands;
    return totals;
}

DiskOperation keepingTotals()
{
    KeptSteps<PlayStatistics> kept{"keep totals", kStatisticsFile, {}, {}};
    kept.steps = {
        [](PlayStatistics &totals) { return totals.put(1, totalsOf(10)); },
        [](PlayStatistics &totals) { return done(totals.markRevealed(1)); },
        [](PlayStatistics &totals) { return done(totals.reach("first-kill", 5)); },
        [](PlayStatistics &totals) { return totals.put(1, totalsOf(30)); },
        [](PlayStatistics &totals) { return totals.put(2, totalsOf(20)); },
    };
    kept.contents = [](PlayStatistics &totals) {
        std::string text;
        for (const std::int64_t world : {1, 2}) {
            text += std::to_string(totals.knownCommands(world).value()) + ' ';
            text += totals.isRevealed(world).value() ? "revealed\n" : "\n";
        }
        CHECK(totals.all());
        const Result<std::map<std::string, std::int64_t>> reached = totals.reached();
        REQUIRE(reached);
        for (const auto &[key, atMs] : *reached)
            text += key + ' ' + std::to_string(atMs) + '\n';
        return text;
    };
    return operationOf(kept);
}

/// The run of a world goes on in its file, which is recorded with how far it got. Whatever happens, the file
/// must not be taken for a copy of itself afterwards.
DiskOperation claimingARun()
{
    DiskOperation claim{"claim a run", "/", 2};
    const auto claimed = [](SavedSession &session, RunHistory &history) -> Result<void> {
        const fs::path path = session.file().path();
        const auto lineage = CAVE_TRY(lineageOf(path));
        CAVE_TRY(WorldFile::syncWal(path));
        const auto answer = CAVE_TRY(history.claim(lineage, path, session.session().world().commands));
        CHECK(answer == RunHistory::Claim::Counts);
        return {};
    };
    claim.prepare = [](const fs::path &folder) { makeDeepWorld(folder); };
    claim.run = [claimed](const fs::path &folder, Reports &reports) {
        std::optional<SavedSession> session;
        std::optional<RunHistory> history;
        if (!reports.attempt(0, storing(session, [&] { return SavedSession::open(worldIn(folder)); })) ||
            !reports.attempt(0, [&] { return continueLineage(session->file()); }) ||
            !reports.attempt(0, storing(history, [&] { return RunHistory::open(folder / kRunsFile); })) ||
            !reports.attempt(1, [&] { return claimed(*session, *history); }))
            return;
        walk(*session, 6, 2);
        reports.attempt(2, [&]() -> Result<void> {
            CAVE_TRY(session->save());
            CAVE_TRY(WorldFile::syncWal(worldIn(folder)));
            return history->keepProgress(lineageOf(worldIn(folder)).value(), worldIn(folder),
                                         session->session().world().commands);
        });
    };
    claim.stepsDone = [claimed](const fs::path &folder) {
        SavedSession session = openSound(worldIn(folder));
        REQUIRE(continueLineage(session.file()));
        RunHistory history = openKept<RunHistory>(folder / kRunsFile);
        CHECK(claimed(session, history));
        return 2;
    };
    return claim;
}

/// A library with a log, as a killed program leaves it, is set aside: it is all in one place or the other.
DiskOperation settingAside()
{
    DiskOperation aside{"set a library aside", kLibraryFile};
    const auto noteIn = [](const fs::path &file) {
        return openKept<SeedLibrary>(file).marksOf(testSpec("one")).value().note;
    };
    aside.prepare = [](const fs::path &folder) {
        FolderImage killed;
        {
            SeedLibrary library = openKept<SeedLibrary>(folder / kLibraryFile);
            REQUIRE(library.keep(testSpec("one"), withNote("in the log")));
            killed = imageOf(folder);
        }
        restore(killed, folder);
    };
    aside.run = [](const fs::path &folder, Reports &reports) {
        reports.attempt(1, [&] { return setKeptFileAside(folder / kLibraryFile); });
    };
    aside.stepsDone = [noteIn](const fs::path &folder) {
        const bool moved = !fs::exists(folder / kLibraryFile);
        const fs::path file = folder / (std::string(kLibraryFile) + (moved ? ".damaged-1" : ""));
        CHECK(noteIn(file) == "in the log");
        return moved ? 1 : 0;
    };
    return aside;
}

} // namespace

TEST_CASE("a disk that fails costs no seed or search or run or total that was reported as kept")
{
    requireNoLossByFailingCalls(keepingSeeds());
    requireNoLossByFailingCalls(keepingRuns());
    requireNoLossByFailingCalls(keepingTotals());
    requireNoLossByFailingCalls(settingAside());
}

TEST_CASE("a power cut costs no seed or search or run or total that was reported as kept")
{
    requireNoLossByPowerCuts(keepingSeeds());
    requireNoLossByPowerCuts(keepingRuns());
    requireNoLossByPowerCuts(keepingTotals());
    requireNoLossByPowerCuts(settingAside());
}

TEST_CASE("a world is never taken for a copy of itself because the disk failed")
{
    requireNoLossByFailingCalls(claimingARun());
}

TEST_CASE("a world is never taken for a copy of itself because the power was cut")
{
    requireNoLossByPowerCuts(claimingARun());
}
