// SPDX-License-Identifier: MIT
// Small files that unpack to a lot: what they would take is counted before it is taken.

#include "core/edit/world_delta.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/state_codec.h"
#include "core/io/files/database_files.h"
#include "core/io/world_file/world_inspection.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/world_library.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <limits>
#include <sys/stat.h>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/sample_world.h"

using namespace cave;
using namespace cave::test;

namespace {

/// A region with as many dropped items as a payload can hold.
RegionChanges fullRegion()
{
    RegionChanges changes;
    changes.piles.push_back({{5, 5}, std::vector<ItemStack>(500'000, {0, 1})});
    return changes;
}

std::vector<std::uint8_t> fullPayload()
{
    PayloadEncoder encoder;
    const auto payload = encoder.encode(fullRegion(), {gameContent(), {1000, 1000}, 50});
    REQUIRE(payload);
    return {payload->begin(), payload->end()};
}

/// Puts so many of them into a world, side by side.
void putFullRegions(const Sample &sample, int count)
{
    Result<Database> database = Database::open(sample.path, Database::Mode::ReadWrite);
    REQUIRE(database);
    Result<Statement> put = database->prepare("INSERT INTO regions VALUES (0, ?1, 1000, ?2, ?3, 0, 1)");
    REQUIRE(put);
    const std::vector<std::uint8_t> payload = fullPayload();
    for (int i = 0; i < count; ++i)
        REQUIRE(put->bind(1, 1000 + i).bindBlob(2, payload).bind(3, crc32Of(payload)).run());
}

void putState(const Sample &sample, std::string_view key, const std::vector<std::uint8_t> &bytes)
{
    Result<Database> database = Database::open(sample.path, Database::Mode::ReadWrite);
    REQUIRE(database);
    Result<Statement> put = database->prepare("UPDATE state SET value = ?2, crc32 = ?3 WHERE key = ?1");
    REQUIRE(put);
    REQUIRE(put->bindText(1, key).bindBlob(2, bytes).bind(3, crc32Of(bytes)).run());
    REQUIRE(database->changedRows() == 1);
}

} // namespace

TEST_CASE("a pipe or a folder in the place of a world is refused at once")
{
    const TempFolder folder;
    REQUIRE(mkfifo((folder / "pipe.cave").c_str(), 0600) == 0);
    for (const std::filesystem::path &path : {folder / "pipe.cave", folder.path()}) {
        INFO(path.string());
        REQUIRE(mentions(readFirstBytes(path, 100).error().text(), "is not a regular file"));
        REQUIRE(WorldFile::open(path).error().code == ErrorCode::NotAWorld);
        REQUIRE(WorldFile::summary(path).error().code == ErrorCode::NotAWorld);
    }
}

TEST_CASE("a world of thousands of regions is sound")
{
    const Sample sample;
    Result<SavedSession> session = SavedSession::open(sample.path);
    REQUIRE(session);
    World world = copyOf(session->session().world());
    RegionChanges changes = sample.changes.begin()->second;
    changes.monsters.clear();
    changes.claimed.clear();
    for (int i = 0; i < 5'000; ++i)
        world.map.setChanges({1000 + i % 100, 1000 + i / 100}, changes);
    const TempFolder folder;
    REQUIRE(WorldFile::create(folder / "wide.cave", "Wide", world));
    const std::vector<Message> problems = verifyWorldFile(folder / "wide.cave").valueOr({"unreadable"});
    INFO((problems.empty() ? "" : problems.front()));
    REQUIRE(problems.empty());
    REQUIRE(WorldFile::readSnapshot(folder / "wide.cave")->world.map.changes() == world.map.changes());
}

TEST_CASE("a world of more regions than can be read again is not written")
{
    const Result<Session> begun = Session::begin(testSpec());
    REQUIRE(begun);
    World world = copyOf(begun->world());
    RegionChanges changes;
    changes.explored[0] = 1;
    for (int i = 0; i < 40'000; ++i)
        world.map.setChanges({i, 1000}, changes);
    const TempFolder folder;
    REQUIRE(WorldFile::create(folder / "wide.cave", "Wide", world));
    REQUIRE(WorldFile::readSnapshot(folder / "wide.cave")->world.map.changes() == world.map.changes());

    for (int i = 0; i < 40'000; ++i)
        world.map.setChanges({i, 1001}, changes);
    const Result<WorldFile> file = WorldFile::create(folder / "wider.cave", "Wider", world);
    REQUIRE_FALSE(file);
    REQUIRE(mentions(file.error().text(), "more than 128 MiB"));
    REQUIRE_FALSE(std::filesystem::exists(folder / "wider.cave"));
}

TEST_CASE("a world that is saved again and again may grow to the limit, not beyond it, and shrink again")
{
    const TempFolder folder;
    const std::filesystem::path path = folder / "played.cave";
    Result<SavedSession> session = SavedSession::create(path, "Played", testSpec());
    REQUIRE(session);
    World world = copyOf(session->session().world());
    const RegionChanges full = fullRegion();
    UnsavedChanges written;
    written.regions = {{1000, 1000}};
    world.map.setChanges({1000, 1000}, full);
    for (int i = 0; i < 60; ++i) // which would be too much if they were different regions
        REQUIRE(session->file().save(world, written));

    Result<void> saved;
    std::int64_t regions = 1;
    for (; saved && regions < 60; ++regions) {
        written.regions = {{1000 + regions, 1000}};
        world.map.setChanges(*written.regions.begin(), full);
        saved = session->file().save(world, written);
    }
    REQUIRE_FALSE(saved);
    REQUIRE(mentions(saved.error().text(), "more than 128 MiB"));
    REQUIRE(regions > 2);
    REQUIRE_FALSE(session->file().save(world, written));
    world.map.setChanges(*written.regions.begin(), {});
    REQUIRE(session->file().save(world, written));
    REQUIRE(WorldFile::readSnapshot(path)->world.map.changes() == world.map.changes());
}

TEST_CASE("an edit after which a world could not be read again is refused, and the world opens as it was")
{
    const Sample sample;
    putFullRegions(sample, 10);
    std::optional<EditedWorld> edited = EditedWorld::open(sample.path).value();
    Result<void> done;
    std::size_t edits = 0;
    for (std::int64_t x = 2000; x < 2010 && done; ++x) {
        WorldDelta delta;
        delta.regions[{x, 1000}].after = fullRegion();
        done = edited->perform("Items", delta);
        edits += done ? 1 : 0;
    }
    REQUIRE(mentions(done.error().text(), "more than 128 MiB"));
    REQUIRE(edits > 0);
    REQUIRE(edited->history().size() == edits);
    const WorldMap::Changes kept = edited->world().map.changes();
    edited.reset();
    Result<EditedWorld> again = EditedWorld::open(sample.path);
    REQUIRE(again);
    REQUIRE(again->world().map.changes() == kept);
    REQUIRE(again->goTo(0));
}

TEST_CASE(
    "regions that take more memory than those of a world may are refused, and the world is listed still")
{
    const Sample sample;
    putFullRegions(sample, 20);
    const std::string limit = "more than 128 MiB of memory";
    REQUIRE(mentions(openError(sample.path).text(), limit));
    REQUIRE(mentions(WorldFile::readSnapshot(sample.path).error().text(), limit));
    REQUIRE(mentions(inspectWorldFile(sample.path).error().text(), limit));
    REQUIRE(mentions(readStoredRegions(sample.path).error().text(), limit));
    REQUIRE(mentions(readWorldLog(sample.path).error().text(), limit));
    REQUIRE(anyMentions(*verifyWorldFile(sample.path), limit));
    const WorldLibrary library(sample.folder.path());
    const Result<WorldList> list = library.list();
    REQUIRE(list);
    REQUIRE(list->worlds.size() == 1);
}

TEST_CASE("a repair that fails leaves a bad player as it was")
{
    const Sample sample;
    putFullRegions(sample, 20);
    Result<Database> database = Database::open(sample.path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute("UPDATE player SET steps = -1"));
    const Result<WorldRepair> repair = repairWorldFile(sample.path);
    REQUIRE((!repair || !repair->obstacle.empty()));
    REQUIRE(database->queryInteger("SELECT count(*) FROM player WHERE steps = -1").valueOr(0) == 1);
}

TEST_CASE("a fight of more blows than a fight may have is broken off")
{
    const Sample sample;
    Fight fight;
    fight.playerStats = fight.enemyStats = {1'000'000, 0, 0};
    fight.stuns.resize(8'000'000);
    ByteWriter bytes;
    writeFight(bytes, fight, gameContent());
    putState(sample, "fight", bytes.bytes());
    const std::string problem =
        "the fight can't be read: it has 8000000 blows; a fight can have at most 1000000";
    REQUIRE(anyMentions(*verifyWorldFile(sample.path), problem));
    const Result<SavedSession> session = SavedSession::open(sample.path);
    REQUIRE(session);
    REQUIRE_FALSE(session->session().isFighting());
    REQUIRE(anyMentions(session->notices(), problem));
}

TEST_CASE("a state that is larger than any is not read")
{
    const Sample sample;
    putState(sample, "inventory", std::vector<std::uint8_t>(9 << 20));
    REQUIRE(
        anyMentions(*verifyWorldFile(sample.path), "the inventory can't be read: it is larger than 8 MiB"));
}

TEST_CASE("a count that would overflow is not read")
{
    const Sample sample;
    Statistics statistics;
    statistics.chestsOpened = std::numeric_limits<std::int64_t>::max();
    ByteWriter bytes;
    writeStatistics(bytes, statistics);
    putState(sample, "statistics", bytes.bytes());
    REQUIRE(anyMentions(*verifyWorldFile(sample.path), "the statistics can't be read: a count is invalid"));
}

TEST_CASE("content and names of more than a few megabytes are refused, also by the list of worlds")
{
    const Sample sample;
    const std::pair<const char *, const char *> rows[] = {
        {"UPDATE meta SET value = CAST(zeroblob(9000000) AS TEXT) WHERE key = 'content_items'",
         "larger than 8 MiB"},
        {"UPDATE meta SET value = CAST(zeroblob(2000000) AS TEXT) WHERE key = 'content_items'",
         "larger than 1 MiB"},
    };
    for (const auto &[sql, limit] : rows) {
        writeBytes(sample.path, sample.bytes);
        sample.execute("DELETE FROM meta_copy");
        sample.execute(sql);
        REQUIRE(mentions(openError(sample.path).text(), limit));
        const WorldLibrary library(sample.folder.path());
        const Result<WorldList> list = library.list();
        REQUIRE(list);
        REQUIRE(list->unreadable.size() == 1);
        REQUIRE(mentions(list->unreadable[0].error.text(), limit));
    }
}

TEST_CASE("an edit of more regions than fit into memory can't be undone, and hurts no other")
{
    const DeltaCodec codec{gameContent(), 50};
    ByteWriter content;
    constexpr int kRegions = 200'000;
    content.number(kRegions);
    for (int i = 0; i < kRegions; ++i) {
        content.signedNumber(i);
        content.signedNumber(0);
        content.number(0);
        content.number(0);
    }
    content.number(0);
    content.number(0);
    const Result<std::vector<std::uint8_t>> packed = deflated(content.bytes(), kDeltaVersion);
    REQUIRE(packed);
    const Result<WorldDelta> delta = codec.decode(*packed);
    REQUIRE_FALSE(delta);
    REQUIRE(mentions(delta.error().text(), "more than 128 MiB of memory"));
}
