// SPDX-License-Identifier: MIT
#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"
#include "core/rules/inventory.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

constexpr const char *kVersion1 = R"sql(
    PRAGMA application_id = 1128355397; PRAGMA user_version = 1;
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE levels (level INTEGER PRIMARY KEY, kind TEXT NOT NULL) STRICT;
    CREATE TABLE regions (level INTEGER NOT NULL, rx INTEGER NOT NULL, ry INTEGER NOT NULL, payload BLOB NOT NULL,
        crc32 INTEGER NOT NULL, explored_cells INTEGER NOT NULL, changed_turn INTEGER NOT NULL,
        PRIMARY KEY (level, rx, ry)) STRICT, WITHOUT ROWID;
    CREATE TABLE quarantine (id INTEGER PRIMARY KEY, level INTEGER NOT NULL, rx INTEGER NOT NULL, ry INTEGER NOT NULL,
        payload BLOB NOT NULL, crc32 INTEGER NOT NULL, changed_turn INTEGER NOT NULL, reason TEXT NOT NULL) STRICT;
    CREATE TABLE player (id INTEGER PRIMARY KEY CHECK (id = 0), x INTEGER NOT NULL, y INTEGER NOT NULL,
        turn INTEGER NOT NULL, last_played_ms INTEGER NOT NULL) STRICT;
    CREATE TABLE command_log (turn INTEGER PRIMARY KEY, command INTEGER NOT NULL) STRICT;
    INSERT INTO levels VALUES (0, 'endless');
    INSERT INTO command_log VALUES (1, 4), (2, 0), (3, 2), (4, 4), (5, 4);
)sql";

/// The rows of `meta` as version 1 wrote them.
void writeMeta(Database &database)
{
    std::map<std::string, std::string> texts{{"name", "Old"},
                                             {"seed", "io"},
                                             {"generator", "caves"},
                                             {"generator_version", "1"},
                                             {"settings", R"({"region.size":50,"sight.radius":9})"},
                                             {"scenario", "endless-caves"},
                                             {"created_ms", "1700000000000"}};
    std::vector<std::uint8_t> bytes;
    for (const auto &[key, value] : texts) {
        for (const std::string *text : {&key, &value}) {
            bytes.insert(bytes.end(), text->begin(), text->end());
            bytes.push_back(0);
        }
    }
    texts.emplace("crc32", std::to_string(crc32Of(bytes)));
    Result<Statement> put = database.prepare("INSERT INTO meta VALUES (?1, ?2)");
    REQUIRE(put);
    for (const auto &[key, value] : texts)
        REQUIRE(put->bindText(1, key).bindText(2, value).run());
}

/// A file of version 1 in which the player stands at the spawn cell in turn 5, and sees no farther than then.
struct OldWorld {
    TempFolder folder;
    fs::path path = folder / "old.cave";
    WorldPos spawn;
    std::int64_t explored = 0;

    OldWorld()
    {
        WorldSpec spec = testSpec();
        spec.settings.viewRadius = 9;
        const Result<Session> session = Session::begin(spec);
        REQUIRE(session);
        const World &world = session->world();
        spawn = world.player().position;
        explored = world.player().statistics.cellsExplored;
        Result<Database> database = Database::open(path, Database::Mode::Create);
        REQUIRE(database);
        REQUIRE(database->execute(kVersion1));
        writeMeta(*database);
        writeRegions(*database, world);
        REQUIRE(database->execute(("INSERT INTO player VALUES (0, " + std::to_string(spawn.x) + ", " +
                                   std::to_string(spawn.y) + ", 5, 1700000001000)")
                                      .c_str()));
    }

    static void writeRegions(Database &database, const World &world)
    {
        PayloadEncoder encoder;
        Result<Statement> put = database.prepare("INSERT INTO regions VALUES (0, ?1, ?2, ?3, ?4, ?5, 5)");
        REQUIRE(put);
        for (const auto &[pos, changes] : world.map.changes()) {
            const auto encoded = encoder.encode(changes, {*world.content, pos, 50});
            REQUIRE(encoded);
            std::vector<std::uint8_t> payload(encoded->begin(), encoded->end());
            payload[0] = 1;
            std::int64_t cells = 0;
            for (const std::uint64_t row : changes.explored)
                cells += __builtin_popcountll(row);
            put->bind(1, pos.x).bind(2, pos.y).bindBlob(3, payload).bind(4, crc32Of(payload)).bind(5, cells);
            REQUIRE(put->run());
        }
    }

    void execute(const char *sql) const
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute(sql));
    }
};

void requireBroughtUpToDate(const World &world, const OldWorld &old)
{
    REQUIRE(world.player().position == old.spawn);
    REQUIRE(world.turn == 5);
    REQUIRE(world.player().inventory == startingInventory(*world.content));
    REQUIRE(world.player().statistics.cellsExplored == old.explored);
    REQUIRE(world.player().statistics.steps == 2);
    REQUIRE(world.spec.settings.viewRadius == 9);
    REQUIRE(world.spec.settings.chestMaxItems == WorldSettings{}.chestMaxItems);
}

} // namespace

TEST_CASE("a world of version 1 is listed, read and checked without being changed")
{
    const OldWorld old;
    const std::string before = readBytes(old.path);
    const Result<WorldSummary> summary = WorldFile::summary(old.path);
    REQUIRE(summary);
    REQUIRE(summary->name == "Old");
    REQUIRE(summary->turn == 5);
    REQUIRE(summary->exploredCells == old.explored);
    REQUIRE(verifyWorldFile(old.path)->empty());
    const Result<LoadedWorld> loaded = WorldFile::readSnapshot(old.path);
    REQUIRE(loaded);
    requireBroughtUpToDate(loaded->world, old);
    REQUIRE(mentions(verifyReplay(old.path).error().text(), "open the world once to update it"));
    REQUIRE(readBytes(old.path) == before);
}

TEST_CASE("a world of version 1 is brought up to date when it is opened, and goes on from there")
{
    const OldWorld old;
    std::uint64_t hash = 0;
    {
        Result<SavedSession> session = SavedSession::open(old.path);
        REQUIRE(session);
        REQUIRE(session->notices().empty());
        requireBroughtUpToDate(session->session().world(), old);
        REQUIRE(session->session().world().logStart == 5);
        walk(*session, 2, 400);
        REQUIRE_FALSE(session->saveError());
        hash = session->session().stateHash();
    }
    REQUIRE(verifyWorldFile(old.path)->empty());
    REQUIRE(SavedSession::open(old.path)->session().stateHash() == hash);
    const Result<ReplayReport> replay = verifyReplay(old.path);
    REQUIRE(replay);
    REQUIRE_FALSE(replay->difference);
    REQUIRE(replay->stateHash == hash);
}

TEST_CASE("what is wrong with a world of version 1 is reported when it is opened")
{
    const OldWorld lost;
    lost.execute("UPDATE player SET x = 2000000000000000000");
    Result<SavedSession> session = SavedSession::open(lost.path);
    REQUIRE(session);
    REQUIRE(session->notices().size() == 1);
    REQUIRE(mentions(session->notices()[0], "outside the world"));
    REQUIRE(session->session().world().turn == 5);

    const OldWorld hurt;
    hurt.execute("UPDATE regions SET payload = x'07'");
    const Result<SavedSession> opened = SavedSession::open(hurt.path);
    REQUIRE(opened);
    REQUIRE_FALSE(opened->damaged().empty());
    const OldWorld gone;
    gone.execute("DELETE FROM player");
    REQUIRE(WorldFile::summary(gone.path)->turn == 5);
    REQUIRE(SavedSession::open(gone.path)->session().world().turn == 5);
}

TEST_CASE("a copy of a world of version 1 is one too, under its new name")
{
    const OldWorld old;
    REQUIRE(WorldFile::copy(old.path, old.folder / "copy.cave", "Copy"));
    REQUIRE(WorldFile::summary(old.folder / "copy.cave")->name == "Copy");
    const Result<SavedSession> session = SavedSession::open(old.folder / "copy.cave");
    REQUIRE(session);
    requireBroughtUpToDate(session->session().world(), old);
}
