// SPDX-License-Identifier: MIT
// What a world's file says of how it was played.

#include "core/io/files/database.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/world_file/world_repair.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

bool isMarked(const fs::path &world)
{
    const Result<bool> marked = isMarkedRevealed(world);
    INFO((marked ? std::string() : marked.error().text()));
    REQUIRE(marked);
    return *marked;
}

/// A world of some steps.
SavedSession played(const fs::path &path)
{
    Result<SavedSession> session = SavedSession::create(path, "Marked", testSpec());
    REQUIRE(session);
    walk(*session, 1, 40);
    return std::move(*session);
}

} // namespace

TEST_CASE("a world is marked as revealed once, and says so while it is played and afterwards")
{
    const TempFolder folder;
    const fs::path path = folder / "w.cave";
    {
        SavedSession session = played(path);
        CHECK_FALSE(isMarked(path));
        CHECK(markAsRevealed(session.file()).valueOr(false));
        CHECK(isMarked(path));
        CHECK_FALSE(markAsRevealed(session.file()).valueOr(true));
        walk(session, 2, 40); // play goes on and is saved
        REQUIRE_FALSE(session.saveError());
    }
    CHECK(isMarked(path));
    CHECK(verifyWorldFile(path)->empty());
    CHECK(SavedSession::open(path));
}

TEST_CASE("the mark of a world goes with its copies")
{
    const TempFolder folder;
    SavedSession session = played(folder / "w.cave");
    REQUIRE(WorldFile::copy(folder / "w.cave", folder / "before.cave", "Before"));
    REQUIRE(markAsRevealed(session.file()));
    REQUIRE(WorldFile::copy(folder / "w.cave", folder / "copy.cave", "Copy"));
    REQUIRE(session.saveAs(folder / "moved.cave"));
    CHECK_FALSE(isMarked(folder / "before.cave"));
    CHECK(isMarked(folder / "copy.cave"));
    CHECK(isMarked(folder / "moved.cave"));
}

TEST_CASE("the mark of a world survives a repair of its pages")
{
    const TempFolder folder;
    {
        SavedSession session = played(folder / "w.cave");
        REQUIRE(markAsRevealed(session.file()));
    }
    {
        const Result<Database> broken = Database::open(folder / "w.cave", Database::Mode::ReadOnly);
        REQUIRE(broken);
        REQUIRE(salvage(*broken, folder / "salvaged.cave"));
    }
    CHECK(isMarked(folder / "salvaged.cave"));
}

TEST_CASE("a world without marks, or with those of a newer program, isn't revealed")
{
    const TempFolder folder;
    const fs::path path = folder / "w.cave";
    static_cast<void>(played(path));
    CHECK_FALSE(isMarked(path));
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->linkWal());
        REQUIRE(inTransaction(*database, [&] {
            return database->execute("CREATE TABLE marks (mark TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) "
                                     "STRICT, WITHOUT ROWID; INSERT INTO marks VALUES ('admired', 5)");
        }));
    }
    CHECK_FALSE(isMarked(path));
    Result<SavedSession> again = SavedSession::open(path);
    REQUIRE(again);
    CHECK(markAsRevealed(again->file()).valueOr(false));
    CHECK(isMarked(path));
}

TEST_CASE("asking for the mark of what is no world gives an error")
{
    const TempFolder folder;
    CHECK_FALSE(isMarkedRevealed(folder / "nothing.cave"));
}
