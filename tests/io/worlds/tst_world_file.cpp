// SPDX-License-Identifier: MIT
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"
#include "core/world/generator_info.h"

#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <iostream>
#include <thread>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/child_process.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

std::uint64_t makeWorld(const fs::path &path, std::uint64_t steps = 300)
{
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    walk(*session, 1, steps);
    REQUIRE_FALSE(session->saveError());
    return session->session().stateHash();
}

std::uintmax_t sizeWithLog(const fs::path &path)
{
    std::error_code missing;
    const std::uintmax_t log = fs::file_size(path.string() + "-wal", missing);
    return fs::file_size(path) + (missing ? 0 : log);
}

} // namespace

TEST_CASE("a world that is closed and opened again is the same")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    const std::uint64_t hash = makeWorld(path);
    Result<SavedSession> session = SavedSession::open(path);
    REQUIRE(session);
    REQUIRE(session->session().stateHash() == hash);
    REQUIRE(session->damaged().empty());
    REQUIRE(session->session().world().spec == testSpec());
    REQUIRE(verifyWorldFile(path)->empty());
}

TEST_CASE("playing on after opening is the same as never having stopped")
{
    const TempFolder folder;
    makeWorld(folder / "stopped.cave", 100);
    Result<SavedSession> stopped = SavedSession::open(folder / "stopped.cave");
    Result<SavedSession> straight = SavedSession::create(folder / "straight.cave", "Test", testSpec());
    REQUIRE(stopped);
    REQUIRE(straight);
    walk(*straight, 1, 100);
    walk(*stopped, 2, 100);
    walk(*straight, 2, 100);
    REQUIRE(stopped->session().stateHash() == straight->session().stateHash());
}

TEST_CASE("seeds and settings of every kind are kept")
{
    const TempFolder folder;
    WorldSpec spec = testSpec(std::string("zero \0 inside, 🦇", 19));
    spec.settings.regionSize = 17;
    spec.settings.viewRadius = 3;
    spec.settings.floorChance = {4711};
    for (const std::string &seed : {spec.seed, std::string(), std::string(5000, 'x')}) {
        spec.seed = seed;
        const fs::path path = folder / (std::to_string(seed.size()) + ".cave");
        REQUIRE(SavedSession::create(path, "Ünï 🦇", spec));
        const Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        REQUIRE(session->session().world().spec == spec);
        REQUIRE(WorldFile::summary(path)->name == "Ünï 🦇");
    }
}

TEST_CASE("a world keeps the version of its generator, and is played on and replayed by it")
{
    const TempFolder folder;
    for (const int version : generatorInfo(GeneratorKind::Caves).versions) {
        WorldSpec spec = testSpec();
        spec.generator.version = version;
        const fs::path path = folder / (std::to_string(version) + ".cave");
        std::uint64_t hash = 0;
        {
            Result<SavedSession> session = SavedSession::create(path, "Kept", spec);
            REQUIRE(session);
            walk(*session, 5, 300);
            hash = session->session().stateHash();
        }
        const Result<ReplayReport> replayed = verifyReplay(path);
        REQUIRE(replayed);
        CHECK_FALSE(replayed->difference);
        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        CHECK(session->session().world().spec == spec);
        CHECK(session->session().stateHash() == hash);
    }
}

TEST_CASE("a closed world is one file, and looking at it leaves nothing beside it")
{
    const TempFolder folder;
    makeWorld(folder / "world.cave");
    REQUIRE(fileNames(folder.path()) == "world.cave");
    const std::string before = readBytes(folder / "world.cave");
    REQUIRE(WorldFile::summary(folder / "world.cave"));
    REQUIRE(verifyWorldFile(folder / "world.cave"));
    REQUIRE(fileNames(folder.path()) == "world.cave");
    REQUIRE(readBytes(folder / "world.cave") == before);
}

TEST_CASE("a world whose program was killed is listed with its last turn")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    const int turns = inChildProcess([&] {
        Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
        for (int i = 0; i < 7; ++i)
            passTurn(*session);
        _exit(session ? 7 : 0); // without closing anything
        return 0;
    });
    REQUIRE(turns == 7);
    REQUIRE(fs::exists(path.string() + "-wal"));
    REQUIRE(WorldFile::summary(path)->turn == 7);
    REQUIRE(SavedSession::open(path)->session().world().turn == 7);
    REQUIRE(fileNames(folder.path()) == "world.cave");
}

TEST_CASE("the summary shows what was just played, while it is being played by another process")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    for (int turn = 1; turn <= 3; ++turn) {
        passTurn(*session);
        const int seen = inChildProcess([&] {
            const Result<WorldSummary> summary = WorldFile::summary(path);
            return summary ? static_cast<int>(summary->turn) : 99;
        });
        REQUIRE(seen == turn);
    }
    REQUIRE(verifyWorldFile(path)->empty());
}

TEST_CASE("looking at the world that is being played doesn't give up its locks")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    passTurn(*session);
    REQUIRE(WorldFile::summary(path));
    REQUIRE(verifyWorldFile(path)->empty());
    REQUIRE(WorldFile::copy(path, folder / "copy.cave", "Copy"));
    // Another process that thinks that it is the last one to use the database would move the log into it and
    // delete it.
    const int other = inChildProcess([&] {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        return database && database->execute("SELECT count(*) FROM meta") ? 0 : 1;
    });
    REQUIRE(other == 0);
    REQUIRE(fs::exists(path.string() + "-wal"));
    passTurn(*session);
    REQUIRE(WorldFile::summary(path)->turn == 2);
}

TEST_CASE("a copied world file that kept its log mode is listed without new files beside it")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
        REQUIRE(session);
        passTurn(*session);
        REQUIRE(session->file().checkpoint());
        const int copied = inChildProcess([&] { return fs::copy_file(path, folder / "copy.cave") ? 0 : 1; });
        REQUIRE(copied == 0);
    }
    REQUIRE(WorldFile::summary(folder / "copy.cave")->turn == 1);
    REQUIRE(fileNames(folder.path()) == "copy.cave,world.cave");
}

TEST_CASE("a world that is open is refused a second time, and free again when closed")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    makeWorld(path, 0);
    {
        const Result<WorldFile> first = WorldFile::open(path);
        REQUIRE(first);
        const Error error = openError(path);
        REQUIRE(error.code == ErrorCode::Locked);
        REQUIRE(mentions(error.text(), std::to_string(getpid())));
        fs::create_symlink(path, folder / "link.cave");
        REQUIRE(WorldFile::open(folder / "link.cave").error().code == ErrorCode::Locked);
        const int other = inChildProcess([&] {
            const Result<WorldFile> second = WorldFile::open(path);
            return !second && second.error().code == ErrorCode::Locked ? 0 : 1;
        });
        REQUIRE(other == 0);
    }
    REQUIRE(WorldFile::open(path));
}

TEST_CASE("moving an open world file keeps its lock, and assigning over it releases it")
{
    const TempFolder folder;
    makeWorld(folder / "a.cave", 0);
    makeWorld(folder / "b.cave", 0);
    Result<WorldFile> a = WorldFile::open(folder / "a.cave");
    REQUIRE(a);
    WorldFile held = std::move(*a);
    REQUIRE(openError(folder / "a.cave").code == ErrorCode::Locked);
    held = std::move(*WorldFile::open(folder / "b.cave"));
    REQUIRE(WorldFile::open(folder / "a.cave"));
    REQUIRE(openError(folder / "b.cave").code == ErrorCode::Locked);
}

TEST_CASE("a lock file left by a killed program is no obstacle")
{
    const TempFolder folder;
    makeWorld(folder / "world.cave", 0);
    writeBytes(folder / "world.cave.lock", "12345\n");
    REQUIRE(WorldFile::open(folder / "world.cave"));
    REQUIRE(fileNames(folder.path()) == "world.cave");
}

TEST_CASE("no world is made over a file, or left half made")
{
    const TempFolder folder;
    const Result<Session> session = Session::begin(testSpec());
    REQUIRE(session);
    writeBytes(folder / "taken.cave", "precious");
    const Result<WorldFile> over = WorldFile::create(folder / "taken.cave", "Test", session->world());
    REQUIRE_FALSE(over);
    REQUIRE(over.error().code == ErrorCode::AlreadyExists);
    REQUIRE(readBytes(folder / "taken.cave") == "precious");
    REQUIRE_FALSE(WorldFile::create(folder / "new.cave", "", session->world()));
    REQUIRE_FALSE(WorldFile::create(folder / "taken.cave/new.cave", "Test", session->world()));
    REQUIRE(fileNames(folder.path()) == "taken.cave");
}

TEST_CASE("a world that can be made but not opened is not left behind")
{
    const TempFolder folder;
    const Result<Session> session = Session::begin(testSpec());
    REQUIRE(session);
    // A journal of the database that is in the way of opening it.
    fs::create_directories(folder / "world.cave-journal" / "inside");
    const Result<WorldFile> file = WorldFile::create(folder / "world.cave", "Test", session->world());
    REQUIRE_FALSE(file);
    REQUIRE(mentions(file.error().text(), "world.cave"));
    REQUIRE(fileNames(folder.path()) == "world.cave-journal");
    fs::remove_all(folder / "world.cave-journal");
    REQUIRE(WorldFile::create(folder / "world.cave", "Test", session->world()));
}

TEST_CASE("what a deleted world left behind doesn't get into a new one of the same name")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    const int made = inChildProcess([&] {
        Result<SavedSession> session = SavedSession::create(path, "Old", testSpec());
        passTurn(*session);
        _exit(0);
        return 0;
    });
    REQUIRE(made == 0);
    REQUIRE(fs::exists(path.string() + "-wal"));
    fs::remove(path);
    const Result<SavedSession> fresh = SavedSession::create(path, "New", testSpec());
    REQUIRE(fresh);
    REQUIRE(*WorldFile::summary(path)->name.begin() == 'N');
    REQUIRE(WorldFile::summary(path)->turn == 0);
}

TEST_CASE("a world can be renamed, and only to a valid name")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    makeWorld(path, 0);
    Result<WorldFile> file = WorldFile::open(path);
    REQUIRE(file);
    REQUIRE(file->rename("../Another/Name"));
    REQUIRE(*file->name() == "../Another/Name");
    REQUIRE(file->rename("a\tb").error().code == ErrorCode::InvalidArgument);
    REQUIRE(WorldFile::summary(path)->name == "../Another/Name");
    REQUIRE(file->load());
}

TEST_CASE("what another program keeps in a world's file stays, and does it no harm")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    makeWorld(path, 0);
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute("INSERT INTO meta VALUES ('another.program', 'its own')"));
        REQUIRE(renewMetaChecksum(*database));
    }
    REQUIRE(verifyWorldFile(path).value().empty());
    {
        Result<WorldFile> file = WorldFile::open(path);
        REQUIRE(file);
        REQUIRE(file->rename("Another name"));
        REQUIRE(file->copyTo(folder / "copy.cave", "Copy"));
    }
    for (const fs::path &each : {path, folder / "copy.cave"}) {
        CHECK(verifyWorldFile(each).value().empty());
        const Result<Database> database = Database::open(each, Database::Mode::ReadOnly);
        REQUIRE(database);
        CHECK(database->queryInteger("SELECT count(*) FROM meta WHERE key = 'another.program'").value() == 1);
    }
    CHECK(WorldFile::summary(path).value().name == "Another name");
}

TEST_CASE("a copy is independent and doesn't replace anything")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    const std::uint64_t hash = makeWorld(path);
    const Result<WorldFile> file = WorldFile::open(path);
    REQUIRE(file);
    REQUIRE(file->copyTo(folder / "copy.cave", "Copy"));
    REQUIRE(file->copyTo(folder / "copy.cave", "Copy").error().code == ErrorCode::AlreadyExists);
    Result<SavedSession> copy = SavedSession::open(folder / "copy.cave");
    REQUIRE(copy);
    REQUIRE(copy->session().stateHash() == hash);
    passTurn(*copy);
    REQUIRE(WorldFile::summary(folder / "copy.cave")->turn == WorldFile::summary(path)->turn + 1);
    REQUIRE(*copy->file().name() == "Copy");
    REQUIRE(*file->name() == "Test");
}

TEST_CASE("a checkpoint empties the log and keeps the world")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    walk(*session, 1, 50);
    REQUIRE(fs::file_size(path.string() + "-wal") > 0);
    REQUIRE(session->file().checkpoint());
    REQUIRE(fs::file_size(path.string() + "-wal") == 0);
    REQUIRE(WorldFile::summary(path)->turn == session->session().world().turn);
}

TEST_CASE("the log is moved into the file from another thread while the world is played on")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    std::uint64_t hash = 0;
    {
        Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
        REQUIRE(session);
        std::atomic<bool> playing = true;
        std::vector<Error> errors;
        std::thread worker([&] {
            do {
                if (const Result<void> done = WorldFile::checkpoint(path); !done)
                    errors.push_back(done.error());
            } while (playing);
        });
        bool saved = true;
        for (std::uint64_t n = 0; n < 2000; ++n) {
            session->apply(walkCommand(session->session(), 1, n));
            saved = saved && !session->saveError();
        }
        playing = false;
        worker.join();
        REQUIRE(saved);
        REQUIRE(errors.empty());
        hash = session->session().stateHash();
        REQUIRE(openError(path).code == ErrorCode::Locked);
    }
    REQUIRE(fileNames(folder.path()) == "world.cave");
    REQUIRE(verifyWorldFile(path)->empty());
    REQUIRE(SavedSession::open(path)->session().stateHash() == hash);
}

TEST_CASE("after a checkpoint by its path alone, saves fill the log from its start again")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    walk(*session, 1, 50);
    const std::uintmax_t before = fs::file_size(path.string() + "-wal");
    for (std::uint64_t n = 0; n < 20; ++n) {
        REQUIRE(WorldFile::checkpoint(path));
        walk(*session, n, 10);
    }
    REQUIRE(fs::file_size(path.string() + "-wal") == before);
    REQUIRE(WorldFile::summary(path)->turn == session->session().world().turn);
}

TEST_CASE("a checkpoint of a world that isn't played changes nothing, and of none says so")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    makeWorld(path, 5);
    const std::string before = readBytes(path);
    REQUIRE(WorldFile::checkpoint(path));
    REQUIRE(readBytes(path) == before);
    REQUIRE(fileNames(folder.path()) == "world.cave");
    REQUIRE(WorldFile::checkpoint(folder / "none.cave").error().code == ErrorCode::NotFound);
}

TEST_CASE("ten thousand random moves leave less than 2 MB, log included, at every time")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    std::uintmax_t largest = 0;
    for (std::uint64_t n = 0; session->session().world().turn < 10'000; ++n) {
        session->apply(walkCommand(session->session(), 1, n));
        if (n % 10 == 0)
            largest = std::max(largest, sizeWithLog(path));
    }
    REQUIRE_FALSE(session->saveError());
    REQUIRE(largest < 2'000'000);
    std::cout << "10,000 moves: " << WorldFile::summary(path)->exploredCells << " cells explored in "
              << session->session().world().map.changes().size() << " regions, at most " << largest
              << " bytes with the log" << std::endl;
}
