// SPDX-License-Identifier: MIT
// In which of several files a run goes on.

#include "core/io/files/database.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/worlds/run_history.h"
#include "core/io/worlds/world_library.h"
#include "core/io/worlds/world_lineage.h"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <utility>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

/// A folder with worlds and the history of runs, as on one computer.
class Computer {
public:
    [[nodiscard]] fs::path file(const std::string &name) const { return m_folder / name; }

    /// A run of some steps that goes on.
    fs::path begin(const std::string &name) const
    {
        constexpr GeneratorKind kKind = GeneratorKind::Dungeon;
        Result<SavedSession> session =
            SavedSession::create(file(name), "Run", {"lives", {kKind, 1}, defaultSettings(kKind), {}, {}});
        REQUIRE(session);
        REQUIRE(claims(*session));
        step(*session);
        return file(name);
    }

    /// Plays on, and says whether that counts.
    bool play(const std::string &name) const
    {
        Result<SavedSession> session = SavedSession::open(file(name));
        INFO((session ? std::string() : session.error().text()));
        REQUIRE(session);
        const bool counts = claims(*session);
        step(*session);
        if (counts)
            keepProgress(*session);
        return counts;
    }

    [[nodiscard]] RunHistory history() const
    {
        Result<RunHistory> history = RunHistory::open(file("runs.db"));
        REQUIRE(history);
        return std::move(*history);
    }

    static void step(SavedSession &session)
    {
        for (int i = 0; i < 5; ++i)
            session.apply(WaitCommand{});
        REQUIRE_FALSE(session.saveError());
    }

    [[nodiscard]] bool claims(const SavedSession &session) const
    {
        const fs::path &path = session.file().path();
        const Result<WorldLineage> lineage = lineageOf(path);
        REQUIRE(lineage);
        const Result<RunHistory::Claim> claim =
            history().claim(*lineage, path, session.session().world().commands);
        INFO((claim ? std::string() : claim.error().text()));
        REQUIRE(claim);
        m_last = *claim;
        return *claim == RunHistory::Claim::Counts;
    }
    /// What became of the last claim.
    [[nodiscard]] RunHistory::Claim last() const { return m_last; }

    void keepProgress(const SavedSession &session) const
    {
        const fs::path &path = session.file().path();
        REQUIRE(history().keepProgress(*lineageOf(path), path, session.session().world().commands));
    }

private:
    TempFolder m_folder;
    mutable RunHistory::Claim m_last = RunHistory::Claim::Counts;
};

} // namespace

TEST_CASE("a run that is continued in its file counts, however often")
{
    const Computer computer;
    computer.begin("run.cave");
    for (int i = 0; i < 3; ++i)
        CHECK(computer.play("run.cave"));
    fs::rename(computer.file("run.cave"), computer.file("moved.cave"));
    CHECK(computer.play("moved.cave"));
}

TEST_CASE("a copy of a run doesn't count, whichever is played on first")
{
    for (const auto &[asFile, copyFirst] :
         {std::pair(false, false), {false, true}, {true, false}, {true, true}}) {
        INFO((asFile ? "copied as a file" : "duplicated") << (copyFirst ? ", copy first" : ""));
        const Computer computer;
        const fs::path run = computer.begin("run.cave");
        if (asFile)
            fs::copy_file(run, computer.file("copy.cave"));
        else
            REQUIRE(WorldFile::copy(run, computer.file("copy.cave"), "Copy"));
        if (copyFirst)
            CHECK_FALSE(computer.play("copy.cave"));
        CHECK(computer.play("run.cave"));
        CHECK_FALSE(computer.play("copy.cave"));
        CHECK(computer.play("run.cave"));
    }
}

TEST_CASE("a copy goes on in place of an original that is gone, and then counts alone")
{
    const Computer computer;
    const fs::path run = computer.begin("run.cave");
    REQUIRE(WorldFile::copy(run, computer.file("copy.cave"), "Copy"));
    fs::rename(run, computer.file("bin"));
    CHECK(computer.play("copy.cave"));
    fs::rename(computer.file("bin"), run);
    CHECK_FALSE(computer.play("run.cave"));
    CHECK(computer.play("copy.cave"));
}

TEST_CASE("an older file put in the place of a run that went on doesn't count")
{
    const Computer computer;
    const fs::path run = computer.begin("run.cave");
    SECTION("of an earlier day")
    {
        fs::copy_file(run, computer.file("backup"));
        CHECK(computer.play("run.cave"));
    }
    SECTION("of the same sitting")
    {
        Result<SavedSession> session = SavedSession::open(run);
        REQUIRE(session);
        REQUIRE(computer.claims(*session));
        REQUIRE(session->file().copyTo(computer.file("backup"), "Run"));
        Computer::step(*session);
        computer.keepProgress(*session);
    }
    SECTION("of a run that is over")
    {
        fs::copy_file(run, computer.file("backup"));
        REQUIRE(computer.history().endRun(*lineageOf(run)));
    }
    fs::rename(computer.file("backup"), run);
    CHECK_FALSE(computer.play("run.cave"));
}

TEST_CASE("an honest run counts after a crash between the two writes of its continuation")
{
    const Computer computer;
    const fs::path run = computer.begin("run.cave");
    for (int i = 0; i < 2; ++i)
        REQUIRE(SavedSession::open(run)); // counted in the file; the history doesn't know
    CHECK(computer.play("run.cave"));
    CHECK(computer.play("run.cave"));
}

TEST_CASE("a run counts on another computer, and at home again with what was added there")
{
    const Computer home;
    const Computer laptop;
    home.begin("run.cave");
    fs::copy_file(home.file("run.cave"), laptop.file("run.cave"));
    CHECK(laptop.play("run.cave"));
    CHECK(laptop.play("run.cave"));
    SECTION("in its place")
    {
        fs::copy_file(laptop.file("run.cave"), home.file("run.cave"), fs::copy_options::overwrite_existing);
        CHECK(home.play("run.cave"));
    }
    SECTION("beside it")
    {
        fs::copy_file(laptop.file("run.cave"), home.file("from laptop.cave"));
        CHECK(home.play("from laptop.cave"));
        CHECK_FALSE(home.play("run.cave"));
    }
}

TEST_CASE("files of earlier programs get a lineage, the same in all copies")
{
    const Computer computer;
    const fs::path run = computer.begin("run.cave");
    fs::remove(computer.file("runs.db"));
    {
        Result<Database> file = Database::open(run, Database::Mode::ReadWrite);
        REQUIRE(file);
        REQUIRE(file->execute("DROP TABLE lineage"));
    }
    CHECK(lineageOf(run)->id.empty());
    fs::copy_file(run, computer.file("copy.cave"));
    CHECK(computer.play("run.cave"));
    CHECK_FALSE(lineageOf(run)->id.empty());
    CHECK_FALSE(computer.play("copy.cave"));
    CHECK(lineageOf(run)->id == lineageOf(computer.file("copy.cave"))->id);
}

TEST_CASE("only runs that are ranked and go on have continuations, and the state isn't affected by them")
{
    const TempFolder folder;
    {
        Result<SavedSession> caves = SavedSession::create(folder / "caves.cave", "Caves", testSpec());
        REQUIRE(caves);
        CHECK(lineageOf(folder / "caves.cave")->continuations.empty());
    }
    const Computer computer;
    const fs::path run = computer.begin("run.cave");
    Result<SavedSession> session = SavedSession::open(run);
    REQUIRE(session);
    const StateHashes before = session->session().stateHashes();
    session = Error{ErrorCode::Io, message("closed")};
    session = SavedSession::open(run);
    REQUIRE(session);
    CHECK(session->session().stateHashes() == before);
    CHECK(lineageOf(run)->continuations.size() == 3);
}

TEST_CASE("a mark as a copy is kept in the file and with the run, which isn't ranked")
{
    const Computer computer;
    const fs::path run = computer.begin("run.cave");
    {
        Result<WorldFile> file = WorldFile::open(run);
        REQUIRE(file);
        CHECK(markAsCopy(*file).valueOr(false));
        CHECK_FALSE(markAsCopy(*file).valueOr(true));
    }
    CHECK(isMarkedCopy(run).valueOr(false));
    CHECK_FALSE(isMarkedRevealed(run).valueOr(true));
    CHECK(WorldFile::summary(run)->copy);
    RunRecord copied;
    copied.scenario = ScenarioKind::DungeonRun;
    copied.score = 900;
    copied.copy = true;
    RunRecord original = copied;
    original.score = 100;
    original.copy = false;
    RunHistory history = computer.history();
    REQUIRE(*history.add("1 copy", copied));
    REQUIRE(*history.add("1 run", original));
    const std::vector<RunRecord> best = history.best(ScenarioKind::DungeonRun, 10).valueOr({});
    REQUIRE(best.size() == 2);
    CHECK((best[0].isRanked() && !best[0].copy));
    CHECK((!best[1].isRanked() && best[1].copy));
}

TEST_CASE("a run whose log was altered since doesn't count")
{
    const auto alter = [](const fs::path &world, const char *sql) {
        Result<Database> database = Database::open(world, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute(sql));
    };
    for (const char *sql :
         {"UPDATE command_log SET command = 0 WHERE seq = 2", "DELETE FROM command_log WHERE seq = 1"}) {
        INFO(sql);
        const Computer computer;
        const fs::path run = computer.begin("run.cave");
        CHECK(computer.play("run.cave"));
        alter(run, sql);
        CHECK_FALSE(computer.play("run.cave"));
        CHECK(computer.last() == RunHistory::Claim::Altered);
    }
}

TEST_CASE("a run whose log nothing is recorded of counts, and is recorded from then on")
{
    const Computer computer;
    computer.begin("run.cave");
    CHECK(computer.play("run.cave"));
    {
        Result<Database> runs = Database::open(computer.file("runs.db"), Database::Mode::ReadWrite);
        REQUIRE(runs);
        REQUIRE(runs->execute("DROP TABLE claimed_logs")); // as an earlier program left it
    }
    CHECK(computer.play("run.cave"));
    CHECK(computer.play("run.cave"));
}
