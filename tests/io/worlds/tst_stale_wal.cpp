// SPDX-License-Identifier: MIT
#include "core/base/small_file.h"
#include "core/io/files/database.h"
#include "core/io/seeds/seed_library.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/child_process.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

fs::path logOf(const fs::path &world)
{
    return world.string() + "-wal";
}

/// Copies what a program that is killed now would leave.
void copyAsKilled(const fs::path &world, const fs::path &target)
{
    fs::copy_file(world, target, fs::copy_options::overwrite_existing);
    fs::remove(logOf(target));
    if (fs::exists(logOf(world)))
        fs::copy_file(logOf(world), logOf(target));
}

std::uint64_t hashOf(const fs::path &path)
{
    Result<SavedSession> session = SavedSession::open(path);
    INFO((session ? std::string() : session.error().text()));
    REQUIRE(session);
    return session->session().stateHash();
}

std::uint64_t hashRead(const fs::path &path)
{
    Result<LoadedWorld> read = WorldFile::readSnapshot(path);
    REQUIRE(read);
    return Session(std::move(read->world)).stateHash();
}

/// A world whose file is as programs before this one wrote it.
void forgetLink(const fs::path &world)
{
    Result<Database> database = Database::open(world, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute("DROP TABLE log_link"));
}

/// What such a program leaves when it is killed after these statements.
void killOlderProgram(const fs::path &world, const char *statements, const fs::path &target)
{
    Result<Database> database = Database::open(world, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute("PRAGMA journal_mode = WAL"));
    REQUIRE(database->execute(statements));
    copyAsKilled(world, target);
}

/// The world in `path` is that of `hash`; the log that lies beside it is set aside, and none of it is lost.
void requireLogSetAside(const fs::path &path, std::uint64_t hash)
{
    const std::string log = readBytes(logOf(path));
    const std::string before = fileNames(path.parent_path());
    REQUIRE(hashRead(path) == hash);
    REQUIRE(anyMentions(WorldFile::readSnapshot(path)->notices, "-wal' doesn't belong to"));
    REQUIRE(anyMentions(*verifyWorldFile(path), "-wal' doesn't belong to"));
    REQUIRE(fileNames(path.parent_path()) == before); // who only reads changes nothing
    {
        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        REQUIRE(session->session().stateHash() == hash);
        REQUIRE(anyMentions(session->notices(), path.filename().string() + "-wal.unrelated-1"));
    }
    REQUIRE(readBytes(logOf(path).string() + ".unrelated-1") == log);
    REQUIRE(verifyWorldFile(path)->empty());
    REQUIRE(SavedSession::open(path)->notices().empty());
}

} // namespace

TEST_CASE("the log of a killed world isn't mixed into a backup that was put in the world's place")
{
    const TempFolder folder;
    const fs::path played = folder / "played.cave";
    REQUIRE(SavedSession::create(played, "Test", testSpec()));
    const fs::path first = folder / "first.cave";
    fs::copy_file(played, first);
    Result<SavedSession> session = SavedSession::open(played);
    REQUIRE(session);
    walk(*session, 1, 200);
    const fs::path copied = folder / "copied.cave";
    REQUIRE(WorldFile::copy(played, copied, std::nullopt));
    const std::uint64_t hash = session->session().stateHash();
    walk(*session, 2, 60);
    REQUIRE(session->file().checkpoint());
    walk(*session, 3, 60);

    SECTION("an older state of the same file")
    {
        const std::uint64_t begun = hashOf(first);
        copyAsKilled(played, folder / "killed.cave");
        fs::copy_file(first, folder / "killed.cave", fs::copy_options::overwrite_existing);
        requireLogSetAside(folder / "killed.cave", begun);
    }
    SECTION("a copy that was made while the world was played, from the time of the log")
    {
        copyAsKilled(played, folder / "killed.cave");
        fs::copy_file(copied, folder / "killed.cave", fs::copy_options::overwrite_existing);
        requireLogSetAside(folder / "killed.cave", hash);
    }
    SECTION("a copy of the file that was played on in another way")
    {
        const fs::path branch = folder / "branch.cave";
        fs::copy_file(played, branch); // without the log
        Result<SavedSession> other = SavedSession::open(branch);
        REQUIRE(other);
        walk(*other, 7, 50);
        REQUIRE(other->file().checkpoint());
        walk(*other, 8, 1);
        copyAsKilled(played, folder / "killed.cave");
        fs::copy_file(branch, folder / "killed.cave", fs::copy_options::overwrite_existing);
        requireLogSetAside(folder / "killed.cave", hashRead(folder / "killed.cave"));
    }
}

TEST_CASE("a log is brought in at whatever moment its world was killed")
{
    const TempFolder folder;
    const fs::path path = folder / "played.cave";
    const fs::path killed = folder / "killed.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    for (std::uint64_t round = 0; round < 30; ++round) {
        INFO("round " << round);
        // A reader keeps a part of the log from being moved into the file.
        Result<Database> reader = Database::open(path, Database::Mode::ReadOnly);
        REQUIRE(reader);
        Result<Transaction> view = Transaction::beginReading(*reader);
        if (round % 3 == 0)
            REQUIRE(reader->queryInteger("SELECT count(*) FROM player"));
        walk(*session, round, 1 + round % 4);
        if (round % 2 == 0)
            REQUIRE(WorldFile::checkpoint(path));
        walk(*session, round + 100, round % 5);
        copyAsKilled(path, killed);
        const std::uint64_t hash = session->session().stateHash();
        REQUIRE(hashRead(killed) == hash);
        REQUIRE(hashRead(path) == hash);
        Result<SavedSession> opened = SavedSession::open(killed);
        REQUIRE(opened);
        REQUIRE(opened->session().stateHash() == hash);
        REQUIRE(opened->notices().empty());
    }
}

TEST_CASE(
    "a world with a log is read where no file can be made beside it, as in a folder that can't be written to")
{
    const TempFolder folder;
    const fs::path path = folder / "stick.cave";
    std::int64_t turn = 0;
    {
        const fs::path original = folder / "played.cave";
        Result<SavedSession> session = SavedSession::create(original, "Played", testSpec());
        REQUIRE(session);
        walk(*session, 1, 60);
        turn = session->session().world().turn;
        fs::copy_file(original, path);
        fs::copy_file(original.string() + "-wal", path.string() + "-wal");
    }
    fs::create_directory(path.string() + "-shm"); // where the index of the log would be
    const std::string before = fileNames(folder.path());
    REQUIRE(WorldFile::summary(path));
    CHECK(WorldFile::summary(path)->turn == turn);
    CHECK(verifyWorldFile(path)->empty());
    CHECK(WorldFile::copy(path, folder / "copy.cave", std::nullopt));
    CHECK(WorldFile::summary(folder / "copy.cave")->turn == turn);
    fs::remove(folder / "copy.cave");
    CHECK(fileNames(folder.path()) == before);
}

TEST_CASE("the log of a world of an earlier program is brought in, and one of another world is not")
{
    const TempFolder folder;
    const fs::path path = folder / "older.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
        REQUIRE(session);
        walk(*session, 1, 80);
        finishFights(*session);
    }
    forgetLink(path);
    fs::copy_file(path, folder / "backup.cave");
    const fs::path killed = folder / "killed.cave";

    SECTION("played on")
    {
        killOlderProgram(path, "INSERT INTO bookmarks VALUES (1, 2, 3, 'note', 'kept')", killed);
        Result<SavedSession> session = SavedSession::open(killed);
        REQUIRE(session);
        REQUIRE(session->notices().empty());
        REQUIRE(session->file().bookmarks()->size() == 1);
    }
    SECTION("played in another way")
    {
        killOlderProgram(path,
                         "DELETE FROM command_log WHERE seq > 10; UPDATE player SET commands = 10, turn = 10",
                         killed);
        fs::copy_file(folder / "backup.cave", killed, fs::copy_options::overwrite_existing);
        requireLogSetAside(killed, hashOf(folder / "backup.cave"));
    }
}

TEST_CASE("a journal that belongs to another file isn't written back into this one")
{
    const TempFolder folder;
    for (const char *name : {"cut off.cave", "other.cave"})
        REQUIRE(SavedSession::create(folder / name, "Test", testSpec(name)));
    const std::uint64_t hash = hashOf(folder / "cut off.cave");
    const std::uint64_t other = hashOf(folder / "other.cave");
    for (int i = 0; i < 3; ++i)
        REQUIRE(SavedSession::open(folder / "other.cave"));
    {
        // Writes to the file before it is done, and is killed then.
        Result<Database> database = Database::open(folder / "cut off.cave", Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN;"
                                  "UPDATE player SET x = 1000, turn = 77;"
                                  "CREATE TABLE junk (a); INSERT INTO junk VALUES (zeroblob(100000))"));
        for (const char *name : {"killed.cave", "mixed.cave"}) {
            fs::copy_file(folder / "cut off.cave", folder / name);
            fs::copy_file(folder / "cut off.cave-journal", folder / (std::string(name) + "-journal"));
        }
    }
    REQUIRE(hashOf(folder / "killed.cave") == hash);
    fs::copy_file(folder / "other.cave", folder / "mixed.cave", fs::copy_options::overwrite_existing);
    REQUIRE(hashRead(folder / "mixed.cave") == other);
    Result<SavedSession> session = SavedSession::open(folder / "mixed.cave");
    REQUIRE(session);
    REQUIRE(session->session().stateHash() == other);
    REQUIRE(anyMentions(session->notices(), "mixed.cave-journal.unrelated-1"));
}

TEST_CASE("a new world doesn't take over the log of one that was deleted, nor is that log lost")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    REQUIRE(SavedSession::create(path, "Test", testSpec()));
    {
        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        walk(*session, 1, 50);
        copyAsKilled(path, folder / "killed.cave");
    }
    const std::string log = readBytes(logOf(folder / "killed.cave"));
    fs::remove(folder / "killed.cave");
    REQUIRE(SavedSession::create(folder / "killed.cave", "New", testSpec()));
    REQUIRE(WorldFile::summary(folder / "killed.cave")->turn == 0);
    REQUIRE(readBytes(folder / "killed.cave-wal.unrelated-1") == log);
}

TEST_CASE("a backup of the seed library isn't mixed with the log of the one before")
{
    const TempFolder folder;
    const fs::path file = folder / "seeds.db";
    REQUIRE(SeedLibrary::open(file)->keepDocument("note", "first"));
    fs::copy_file(file, folder / "backup.db");
    REQUIRE(SeedLibrary::open(file)->keepDocument("note", "second"));
    Result<SeedLibrary> library = SeedLibrary::open(file);
    REQUIRE(library);
    REQUIRE(library->keepDocument("note", "third"));
    copyAsKilled(file, folder / "killed.db");
    REQUIRE(*SeedLibrary::open(folder / "killed.db")->document("note") == "third");

    copyAsKilled(file, folder / "mixed.db");
    fs::copy_file(folder / "backup.db", folder / "mixed.db", fs::copy_options::overwrite_existing);
    Result<SeedLibrary> mixed = SeedLibrary::open(folder / "mixed.db");
    REQUIRE(mixed);
    REQUIRE(*mixed->document("note") == "first");
    REQUIRE(mentions(mixed->notice(), "mixed.db-wal.unrelated-1"));
}

TEST_CASE("a world that is played can't be opened by another name of its file")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    fs::create_hard_link(path, folder / "hard.cave");
    fs::create_symlink(path, folder / "soft.cave");
    for (const char *name : {"hard.cave", "soft.cave"}) {
        INFO(name);
        const Result<SavedSession> second = SavedSession::open(folder / name);
        REQUIRE_FALSE(second);
        REQUIRE(second.error().code == ErrorCode::Locked);
        REQUIRE(inChildProcess([&] {
                    const Result<EditedWorld> other = EditedWorld::open(folder / name);
                    return !other && other.error().code == ErrorCode::Locked ? 0 : 1;
                }) == 0);
    }
    walk(*session, 1, 10);
    REQUIRE_FALSE(session->saveError());
    session = Error{};
    REQUIRE(SavedSession::open(folder / "hard.cave"));
}

TEST_CASE("a world whose file was deleted, moved or replaced is saved to a new file, or not at all")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    walk(*session, 1, 40);
    REQUIRE_FALSE(session->saveError());
    const std::uint64_t saved = session->session().stateHash();

    SECTION("deleted")
    {
        fs::remove(path);
    }
    SECTION("moved")
    {
        fs::rename(path, folder / "moved.cave");
    }
    SECTION("replaced")
    {
        REQUIRE(SavedSession::create(folder / "other.cave", "Other", testSpec("other")));
        fs::rename(folder / "other.cave", path);
    }
    const std::uint64_t there = fs::exists(path) ? hashRead(path) : 0;
    REQUIRE_FALSE(session->save()); // though there is nothing new
    REQUIRE(session->isStranded());
    passTurn(*session);
    REQUIRE(session->saveError());
    REQUIRE(mentions(session->saveError()->text(), "deleted, moved or replaced"));
    const std::uint64_t now = session->session().stateHash();
    REQUIRE(now != saved);

    REQUIRE(session->saveAs(folder / "rescued.cave"));
    REQUIRE_FALSE(session->isStranded());
    REQUIRE_FALSE(session->saveError());
    passTurn(*session);
    REQUIRE_FALSE(session->saveError());
    const std::uint64_t last = session->session().stateHash();
    session = Error{};
    REQUIRE(hashOf(folder / "rescued.cave") == last);
    REQUIRE_FALSE(verifyReplay(folder / "rescued.cave")->difference);
    if (fs::exists(path))
        REQUIRE(hashRead(path) == there);
    if (fs::exists(folder / "moved.cave"))
        REQUIRE(hashOf(folder / "moved.cave") == saved);
}

TEST_CASE("an edit of a world whose file is gone fails and changes nothing")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    REQUIRE(SavedSession::create(path, "Test", testSpec()));
    Result<EditedWorld> edited = EditedWorld::open(path);
    REQUIRE(edited);
    WorldDelta delta;
    const WorldPos place = edited->world().player().position;
    delta.player = PlayerMoveDelta{place, {place.x + 1, place.y}};
    REQUIRE(edited->perform("Move", delta));
    fs::remove(path);
    delta.player = PlayerMoveDelta{{place.x + 1, place.y}, place};
    REQUIRE(edited->perform("Back", delta).error().code == ErrorCode::NotFound);
    REQUIRE(edited->history().size() == 1);
    REQUIRE(edited->file().copyTo(folder / "copy.cave", "Copy"));
    REQUIRE(EditedWorld::open(folder / "copy.cave")->history().size() == 1);
}

TEST_CASE("a world that is open isn't read as another kind of file, which would drop its locks")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    walk(*session, 1, 10);
    const Result<std::string> text = readSmallFile(path, "settings file", 64);
    REQUIRE_FALSE(text);
    REQUIRE(mentions(text.error().text(), "open in this program"));
    // Another program that could have the file for itself would put the log away under our feet.
    const int childStatus = inChildProcess([&] {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        return database && database->execute("PRAGMA journal_mode = DELETE").ok() && !database->isLogged()
                   ? 1
                   : 0;
    });
    REQUIRE(childStatus == 0);
    REQUIRE(fs::exists(logOf(path)));
    session = Error{};
    REQUIRE(readSmallFile(path, "settings file", 64));
}

TEST_CASE("a link to a world shows what is in its log, and so does a copy made by that link")
{
    const TempFolder folder;
    Result<SavedSession> session = SavedSession::create(folder / "world.cave", "Test", testSpec());
    REQUIRE(session);
    walk(*session, 1, 100);
    copyAsKilled(folder / "world.cave", folder / "killed.cave");
    REQUIRE(fs::file_size(logOf(folder / "killed.cave")) > 0);
    fs::create_symlink(folder / "killed.cave", folder / "link.cave");
    REQUIRE(hashRead(folder / "link.cave") == session->session().stateHash());
    REQUIRE(WorldFile::copy(folder / "link.cave", folder / "copy.cave", std::nullopt));
    REQUIRE(hashOf(folder / "copy.cave") == session->session().stateHash());
}

TEST_CASE("a copy of a world is a whole one while the world is played")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
    REQUIRE(session);
    walk(*session, 1, 100);
    REQUIRE(WorldFile::copy(path, folder / "copy.cave", std::nullopt));
    REQUIRE(WorldFile::copy(path, folder / "copy.cave", std::nullopt).error().code ==
            ErrorCode::AlreadyExists);
    REQUIRE(hashOf(folder / "copy.cave") == session->session().stateHash());
    REQUIRE(WorldFile::summary(folder / "copy.cave")->name == "Test");
    walk(*session, 2, 20);
    REQUIRE_FALSE(session->saveError());
}
