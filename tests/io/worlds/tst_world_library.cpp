// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/io/files/world_names.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/world_library.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <rapidcheck.h>
#include <thread>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

/// Makes a world the way the program does; returns its file's name.
std::string makeNamedWorld(const WorldLibrary &library, const std::string &name, std::uint64_t steps = 0)
{
    const Result<std::filesystem::path> path = library.pathForNewWorld(name);
    REQUIRE(path);
    Result<SavedSession> session = SavedSession::create(*path, name, testSpec(name));
    REQUIRE(session);
    walk(*session, 1, steps);
    return path->filename().string();
}

} // namespace

TEST_CASE("names that can't be shown are refused, and the message says why")
{
    const auto refused = [](const std::string &name, const char *why) {
        const Result<void> valid = validateWorldName(name);
        return !valid && valid.error().code == ErrorCode::InvalidArgument &&
               mentions(valid.error().text(), why);
    };
    REQUIRE(refused("", "empty"));
    REQUIRE(refused("   ", "empty"));
    REQUIRE(refused("\u3000\u200B", "empty"));
    REQUIRE(refused(std::string(300, 'a'), "200 characters"));
    REQUIRE(refused("a\nb", "control"));
    REQUIRE(refused(std::string("a\0b", 3), "control"));
    REQUIRE(refused("a\u0085b", "control"));
    REQUIRE(refused("\xC3\x28", "UTF-8"));
}

TEST_CASE("names are limited by characters, not bytes")
{
    std::string longest;
    for (int i = 0; i < 200; ++i)
        longest += "洞";
    REQUIRE(validateWorldName(longest));
    REQUIRE_FALSE(validateWorldName(longest + "x"));
}

TEST_CASE("names become file names that every system takes")
{
    const std::pair<const char *, const char *> rows[] = {
        {"My world", "My world"},
        {"../x", "_x"},
        {"a/b", "a_b"},
        {"a\\b:c", "a_b_c"},
        {"CON", "_CON"},
        {"nul.txt", "_nul.txt"},
        {"Com1", "_Com1"},
        {"LPT¹.x", "_LPT¹.x"},
        {"con .txt", "_con .txt"},
        {"console", "console"},
        {"COM10", "COM10"},
        {"...", "world"},
        {".hidden", "hidden"},
        {"dots...", "dots"},
        {"spaces  ", "spaces"},
        {"?*", "__"},
        {"-rf", "_rf"},
        {"Höhle 🦇", "Höhle 🦇"},
        {"مغارة", "مغارة"},
        {"洞窟", "洞窟"},
        {"a\u202Ecave.exe", "acave.exe"},
    };
    for (const auto &[name, file] : rows) {
        INFO(name);
        REQUIRE(safeFileName(name) == file);
    }
}

TEST_CASE("file names are short, well-formed and keep to their folder, whatever the name")
{
    REQUIRE(rc::check([] {
        const auto name = *rc::gen::arbitrary<std::string>();
        const std::string file = safeFileName(name);
        RC_ASSERT(!file.empty() && file.size() <= 80U);
        RC_ASSERT(isUtf8(file));
        RC_ASSERT(file.find_first_of("/\\:*?\"<>|") == std::string::npos);
        RC_ASSERT(file.front() != '.' && file.front() != ' ' && file.back() != '.' && file.back() != ' ');
    }));
    std::string longName;
    for (int i = 0; i < 60; ++i)
        longName += "洞";
    REQUIRE(safeFileName(longName).size() == 78);
    REQUIRE(isUtf8(safeFileName(longName)));
}

TEST_CASE("a missing folder is an empty list, and the first world makes it")
{
    const TempFolder folder;
    const WorldLibrary library(folder / "deep/worlds");
    const Result<WorldList> none = library.list();
    REQUIRE(none);
    REQUIRE(none->worlds.empty());
    REQUIRE(makeNamedWorld(library, "First") == "First.cave");
    REQUIRE(library.list()->worlds.size() == 1);
}

TEST_CASE("worlds are listed last played first, broken ones with the reason")
{
    const TempFolder folder;
    const WorldLibrary library(folder.path());
    makeNamedWorld(library, "One", 50);
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    makeNamedWorld(library, "Two");
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    makeNamedWorld(library, "Three");
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    {
        Result<SavedSession> one = SavedSession::open(folder / "One.cave");
        REQUIRE(one);
        passTurn(*one);
    }
    writeBytes(folder / "broken.cave", "no world at all");
    writeBytes(folder / "notes.txt", "not listed");

    const Result<WorldList> list = library.list();
    REQUIRE(list);
    REQUIRE(list->worlds.size() == 3);
    REQUIRE(list->worlds[0].name == "One");
    REQUIRE(list->worlds[0].turn > 1);
    REQUIRE(list->worlds[0].exploredCells > 0);
    REQUIRE(list->worlds[0].spec == testSpec("One"));
    REQUIRE(list->worlds[1].name == "Three");
    REQUIRE(list->worlds[2].name == "Two");
    REQUIRE(list->unreadable.size() == 1);
    REQUIRE(list->unreadable[0].path.filename() == "broken.cave");
    REQUIRE(list->unreadable[0].error.code == ErrorCode::NotAWorld);
    REQUIRE(fileNames(folder.path()) == "One.cave,Three.cave,Two.cave,broken.cave,notes.txt");
}

TEST_CASE("a list can be watched while it is read, files changed last first, and stopped")
{
    const TempFolder folder;
    const WorldLibrary library(folder.path());
    const auto now = std::filesystem::file_time_type::clock::now();
    int minutes = 0;
    for (const char *name : {"New", "Old", "Older"}) {
        makeNamedWorld(library, name);
        std::filesystem::last_write_time(folder / (std::string(name) + ".cave"),
                                         now - std::chrono::minutes(++minutes));
    }
    std::string read;
    const Result<WorldList> stopped = library.list([&read](const WorldList &soFar, std::size_t files) {
        REQUIRE(files == 3);
        if (!soFar.worlds.empty())
            read += soFar.worlds.back().name + ' ';
        return soFar.worlds.size() < 2;
    });
    REQUIRE(read == "New Old ");
    REQUIRE(stopped);
    REQUIRE(stopped->worlds.size() == 2);
}

TEST_CASE("two worlds may have one name, also in another case, and get two files")
{
    const TempFolder folder;
    const WorldLibrary library(folder.path());
    REQUIRE(makeNamedWorld(library, "Höhle") == "Höhle.cave");
    REQUIRE(makeNamedWorld(library, "Höhle") == "Höhle 2.cave");
    REQUIRE(makeNamedWorld(library, "HÖHLE") == "HÖHLE 3.cave");
    REQUIRE(makeNamedWorld(library, "a/b") == "a_b.cave");
    REQUIRE(makeNamedWorld(library, "a:b") == "a_b 2.cave");
    REQUIRE(library.list()->worlds.size() == 5);
}

TEST_CASE("a world is found by name or file name, a name of several worlds is not guessed at")
{
    const TempFolder folder;
    const WorldLibrary library(folder.path());
    makeNamedWorld(library, "Same");
    makeNamedWorld(library, "Same");
    makeNamedWorld(library, "a/b");
    REQUIRE(library.find("a/b")->filename() == "a_b.cave");
    REQUIRE(library.find("a_b")->filename() == "a_b.cave");
    REQUIRE(library.find("Same 2.cave")->filename() == "Same 2.cave");
    const auto several = library.find("Same");
    REQUIRE_FALSE(several);
    REQUIRE(several.error().code == ErrorCode::InvalidArgument);
    REQUIRE(mentions(several.error().text(), "'Same 2.cave', 'Same.cave'"));
    const auto none = library.find("../Same");
    REQUIRE_FALSE(none);
    REQUIRE(none.error().code == ErrorCode::NotFound);
    REQUIRE(mentions(none.error().text(), "../Same"));
}

TEST_CASE("a world is duplicated while it is being played")
{
    const TempFolder folder;
    WorldLibrary library(folder.path());
    Result<SavedSession> played = SavedSession::create(folder / "a.cave", "A", testSpec());
    REQUIRE(played);
    walk(*played, 1, 200);
    const std::uint64_t hash = played->session().stateHash();
    const Result<std::filesystem::path> copy = library.duplicate(folder / "a.cave", "A");
    REQUIRE(copy);
    REQUIRE(copy->filename() == "A 2.cave");
    walk(*played, 2, 50);

    Result<SavedSession> duplicate = SavedSession::open(*copy);
    REQUIRE(duplicate);
    REQUIRE(duplicate->session().stateHash() == hash);
    REQUIRE(*duplicate->file().name() == "A");
    REQUIRE(verifyWorldFile(*copy)->empty());
}
