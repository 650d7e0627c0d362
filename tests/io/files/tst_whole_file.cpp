// SPDX-License-Identifier: MIT
#include "core/io/files/atomic_file.h"
#include "core/io/files/folders.h"
#include "core/io/seeds/seed_library.h"

#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/child_process.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

constexpr WriteMode kKeep{.replace = false};

unsigned rightsOf(const fs::path &file)
{
    return static_cast<unsigned>(fs::status(file).permissions()) & 0777U;
}

/// The error of an attempt to write there, or "".
std::string refusal(const fs::path &path, const WriteMode &mode = {})
{
    const Result<void> written = writeFileAtomically(path, "x", mode);
    return written ? "" : written.error().text();
}

void makeSmallWorld(const fs::path &file)
{
    REQUIRE(SavedSession::create(file, "W", testSpec()));
}

/// Lets a process begin a file or folder in `folder` and be killed.
template<class Begin>
void killWhile(Begin begin)
{
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        begin();
        kill(getpid(), SIGKILL);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
}

} // namespace

TEST_CASE("a file is replaced whole, and nothing is left beside it")
{
    const TempFolder folder;
    REQUIRE(writeFileAtomically(folder / "a.txt", "first, which is longer"));
    REQUIRE(writeFileAtomically(folder / "a.txt", std::string_view("b\0c", 3)));
    REQUIRE(readBytes(folder / "a.txt") == std::string("b\0c", 3));
    REQUIRE(writeFileAtomically(folder / "empty.txt", ""));
    REQUIRE(readBytes(folder / "empty.txt").empty());
    REQUIRE(fileNames(folder.path()) == "a.txt,empty.txt");
}

TEST_CASE("a file that is written in pieces appears when it is done, or never")
{
    const TempFolder folder;
    writeBytes(folder / "a.txt", "old");
    const std::string piece(10'000, 'x');
    {
        Result<AtomicFile> given = AtomicFile::create(folder / "a.txt");
        REQUIRE(given);
        for (int i = 0; i < 20; ++i)
            REQUIRE(given->write(piece));
    }
    CHECK(readBytes(folder / "a.txt") == "old");
    CHECK(fileNames(folder.path()) == "a.txt");
    Result<AtomicFile> file = AtomicFile::create(folder / "a.txt");
    REQUIRE(file);
    std::string all;
    for (int i = 0; i < 20; ++i) {
        REQUIRE(file->write(piece + std::to_string(i)));
        all += piece + std::to_string(i);
    }
    CHECK(readBytes(folder / "a.txt") == "old");
    REQUIRE(file->commit());
    CHECK(readBytes(folder / "a.txt") == all);
}

TEST_CASE("a file behind a link is replaced and the link stays")
{
    const TempFolder folder;
    writeBytes(folder / "real.txt", "old");
    fs::create_symlink("real.txt", folder / "link.txt");
    REQUIRE(writeFileAtomically(folder / "link.txt", "new"));
    REQUIRE(readBytes(folder / "real.txt") == "new");
    REQUIRE(fs::is_symlink(folder / "link.txt"));
    fs::create_symlink("nowhere.txt", folder / "dangling.txt");
    CHECK(mentions(refusal(folder / "dangling.txt"), "broken link"));
    fs::create_symlink("loop.txt", folder / "loop.txt");
    CHECK(mentions(refusal(folder / "loop.txt"), "loop.txt"));
}

TEST_CASE("where no file can be made the error names it")
{
    const TempFolder folder;
    const Result<void> nowhere = writeFileAtomically(folder / "no/such/folder.txt", "x");
    REQUIRE_FALSE(nowhere);
    REQUIRE(mentions(nowhere.error().text(), "no/such/folder.txt"));
    REQUIRE(mentions(refusal(folder.path()), "is a folder"));
    REQUIRE(mentions(refusal("/dev/null"), "not a regular file"));
    REQUIRE_FALSE(refusal("").empty());
    REQUIRE(mentions(refusal(folder.path() / "new" / ""), "new/"));
    REQUIRE(fileNames(folder.path()).empty());
}

TEST_CASE("a replaced file keeps its mode, and a new one has that of the umask")
{
    const TempFolder folder;
    writeBytes(folder / "old.txt", "old");
    fs::permissions(folder / "old.txt", static_cast<fs::perms>(0640));
    REQUIRE(writeFileAtomically(folder / "old.txt", "new"));
    CHECK(rightsOf(folder / "old.txt") == 0640);
    const mode_t before = umask(0027);
    const bool written = writeFileAtomically(folder / "new.txt", "new").ok();
    umask(before);
    REQUIRE(written);
    CHECK(rightsOf(folder / "new.txt") == 0640);
}

TEST_CASE("a read-only file is not replaced")
{
    const TempFolder folder;
    fs::permissions(folder.path(), fs::perms::all);
    writeBytes(folder / "a.txt", "mine");
    fs::permissions(folder / "a.txt", static_cast<fs::perms>(0444));
    CHECK(inChildProcess([&] {
              return becomeOrdinaryUser() && mentions(refusal(folder / "a.txt"), "read-only") ? 0 : 1;
          }) == 0);
    CHECK(readBytes(folder / "a.txt") == "mine");
}

TEST_CASE("a file that is there is kept where that is asked for, also one that came meanwhile")
{
    const TempFolder folder;
    writeBytes(folder / "a.txt", "mine");
    const Result<void> refused = writeFileAtomically(folder / "a.txt", "x", kKeep);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::AlreadyExists);
    CHECK(mentions(refused.error().text(), "a.txt"));
    CHECK_FALSE(checkReplaceable(folder / "a.txt", kKeep));
    CHECK(checkReplaceable(folder / "a.txt"));
    Result<AtomicFile> file = AtomicFile::create(folder / "b.txt", kKeep);
    REQUIRE(file);
    REQUIRE(file->write("x"));
    writeBytes(folder / "b.txt", "mine, too");
    CHECK_FALSE(file->commit());
    CHECK(readBytes(folder / "a.txt") == "mine");
    CHECK(readBytes(folder / "b.txt") == "mine, too");
}

TEST_CASE("a world, a library and what belongs to them are never replaced, by whatever name")
{
    const TempFolder folder;
    makeSmallWorld(folder / "w.cave");
    REQUIRE(SeedLibrary::open(folder / "seeds.db"));
    writeBytes(folder / "damaged.cave", "the first page is lost");
    fs::create_symlink("w.cave", folder / "link.txt");
    fs::create_symlink("link.txt", folder / "link of a link.txt");
    fs::create_hard_link(folder / "w.cave", folder / "second name.txt");
    const std::string world = readBytes(folder / "w.cave");
    const std::string library = readBytes(folder / "seeds.db");
    const std::string names = fileNames(folder.path());
    for (const char *name : {"w.cave", "link.txt", "link of a link.txt", "second name.txt", "seeds.db",
                             "damaged.cave", "w.cave-wal", "w.cave-shm", "w.cave-journal", "w.cave.lock"}) {
        INFO(name);
        CHECK(mentions(refusal(folder / name), name));
        CHECK(mentions(refusal(folder / name, kKeep), name));
        CHECK_FALSE(checkReplaceable(folder / name));
    }
    CHECK(readBytes(folder / "w.cave") == world);
    CHECK(readBytes(folder / "seeds.db") == library);
    CHECK(readBytes(folder / "damaged.cave") == "the first page is lost");
    CHECK(fileNames(folder.path()) == names);
}

TEST_CASE("a world that is made while a file is written to its place stays")
{
    const TempFolder folder;
    Result<AtomicFile> file = AtomicFile::create(folder / "a");
    REQUIRE(file);
    REQUIRE(file->write("x"));
    makeSmallWorld(folder / "a");
    const std::string world = readBytes(folder / "a");
    CHECK_FALSE(file->commit());
    CHECK(readBytes(folder / "a") == world);
}

TEST_CASE("writing over a world that is being played doesn't take it from its player")
{
    const TempFolder folder;
    Result<SavedSession> session = SavedSession::create(folder / "w.cave", "W", testSpec());
    REQUIRE(session);
    CHECK_FALSE(writeFileAtomically(folder / "w.cave", "x"));
    walk(*session, 1, 20);
    CHECK(session->save());
    CHECK(inChildProcess([&] {
              const Result<SavedSession> second = SavedSession::open(folder / "w.cave");
              return !second && second.error().code == ErrorCode::Locked ? 0 : 1;
          }) == 0);
}

TEST_CASE("what killed programs left is removed, and what is being written stays")
{
    const TempFolder folder;
    killWhile([&] {
        Result<AtomicFile> file = AtomicFile::create(folder / "a.txt");
        if (file)
            static_cast<void>(file->write(std::string(100'000, 'x')));
        raise(SIGKILL);
    });
    REQUIRE_FALSE(fileNames(folder.path()).empty());
    writeBytes(folder / ".cavegame-notes.part", "of another program");
    Result<AtomicFile> slow = AtomicFile::create(folder / "slow.txt");
    REQUIRE(slow);
    REQUIRE(slow->write("slow"));
    REQUIRE(writeFileAtomically(folder / "b.txt", "b"));
    REQUIRE(slow->commit());
    CHECK(fileNames(folder.path()) == ".cavegame-notes.part,b.txt,slow.txt");
    CHECK(readBytes(folder / "slow.txt") == "slow");
}

TEST_CASE("a folder appears whole, over an empty one, and never over something")
{
    const TempFolder folder;
    fs::create_directory(folder / "empty");
    REQUIRE(writeNewFolder({{"a.json", "{}"}, {"b.json", ""}}, folder / "empty"));
    CHECK(fileNames(folder / "empty") == "a.json,b.json");
    REQUIRE(writeNewFolder({{"a.json", "{}"}}, folder.path() / "new" / ""));
    CHECK(fileNames(folder / "new") == "a.json");
    CHECK_FALSE(writeNewFolder({{"c.json", "{}"}}, folder / "new"));
    const Result<void> broken = writeNewFolder({{"no/such/place.json", "{}"}}, folder / "broken");
    REQUIRE_FALSE(broken);
    CHECK(mentions(broken.error().text(), "broken/no/such/place.json"));
    CHECK(fileNames(folder.path()) == "empty,new");
}

TEST_CASE("devices are written into where that is asked for")
{
    CHECK(writeFileAtomically("/dev/null", "x", {.replace = false, .devices = true}));
    CHECK(checkReplaceable("/dev/null", {.replace = false, .devices = true}));
    const Result<void> full = writeFileAtomically("/dev/full", "x", {.replace = true, .devices = true});
    REQUIRE_FALSE(full);
    CHECK(full.error().code == ErrorCode::DiskFull);
}
