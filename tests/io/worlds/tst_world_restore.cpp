// SPDX-License-Identifier: MIT
// What is damaged comes back from the log, from the parts that can be read, and from second copies.
#include "core/edit/edit_draft.h"
#include "core/edit/shapes.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/region_sections.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_inspection.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <string>
#include <vector>

#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/party_world.h"
#include "tests/io/worlds/sample_world.h"
#include "tests/support/asked_number.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

void run(const fs::path &path, const char *sql)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute(sql));
}

/// The commands of a log as one text; empty if it can't be read.
std::string storedLog(const fs::path &path)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    if (!database)
        return {};
    Result<Statement> rows = database->prepare("SELECT seq, command FROM command_log ORDER BY seq");
    std::string text;
    while (rows && rows->step().valueOr(false))
        text += std::to_string(rows->integer(0)) + ' ' + std::to_string(rows->integer(1)) + '\n';
    return text;
}

/// Lets the texts of a world count as intact.
void renewChecksum(const fs::path &path)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(renewMetaChecksum(*database));
}

/// The payload of a region with monsters, in which only these can't be read.
std::vector<std::uint8_t> withoutMonsters(const Sample &sample, RegionPos pos)
{
    const RawRegion raw = readRawRegion(sample.path, 0, pos, false).value();
    std::vector<std::uint8_t> content = raw.content;
    const auto monsters = std::ranges::find(raw.sections, kMonstersTag, &PayloadSection::tag);
    REQUIRE(monsters != raw.sections.end());
    content[monsters->offset + kSectionHead] = 0xFF; // more kinds than there are bytes
    return packedPayload(content);
}

} // namespace

TEST_CASE("damage in a world of several players is restored from its log, whatever is hit")
{
    const PartyWorld party(testSpec(), 200);
    const std::uint64_t hash = verifyReplay(party.path)->stateHash;
    const std::int64_t commands = verifyReplay(party.path)->commands;
    for (const char *damage :
         {"UPDATE regions SET payload = x'02FFFF'", "DELETE FROM player", "UPDATE state SET crc32 = 0",
          "DELETE FROM state", "UPDATE player SET turn = -1",
          "UPDATE state SET value = x'01' WHERE key = 'party'; UPDATE regions SET payload = x''"}) {
        INFO(damage);
        const fs::path path = party.folder / "damaged.cave";
        fs::remove(path);
        REQUIRE(WorldFile::copy(party.path, path, std::nullopt));
        run(path, damage);
        REQUIRE_FALSE(verifyWorldFile(path)->empty());
        const Result<ReplayReport> before = verifyReplay(path);
        REQUIRE((before || mentions(before.error().text(), "player.turn")));
        if (before) {
            CHECK_FALSE(before->difference);
            CHECK_FALSE(before->damage.empty());
        }
        const Result<WorldRepair> repair = repairWorldFile(path);
        REQUIRE(repair);
        CHECK(repair->left.empty());
        for (const WorldFinding &finding : repair->repaired)
            CHECK(mentions(finding.remedy, "restored from the log of commands"));
        CHECK(verifyWorldFile(path)->empty());
        const Result<ReplayReport> after = verifyReplay(path);
        REQUIRE(after);
        CHECK_FALSE(after->difference);
        CHECK(after->breaks.empty());
        CHECK(after->commands == commands);
        if (std::string_view(damage).find("state") == std::string_view::npos) // names are in it
            CHECK(after->stateHash == hash);
        CHECK(SavedSession::open(path)->damaged().empty());
    }
}

TEST_CASE("damage is restored from the log in every way to play")
{
    for (const GeneratorInfo &info : generators()) {
        if (info.kind == GeneratorKind::Levels)
            continue; // made of files
        const TempFolder folder;
        const fs::path path = folder / "played.cave";
        std::uint64_t hash = 0;
        {
            Result<SavedSession> session = SavedSession::create(
                path, "Played", {"restored", {info.kind, info.versions.back()}, info.defaults});
            REQUIRE(session);
            const TestPlayer player =
                testPlayer(session->session().content().scenario, PlayStyle::Reckless, 0);
            for (int i = 0; i < 200 && session->session().world().run == RunState::Going; ++i)
                session->apply(player(session->session()).value_or(WaitCommand{}));
            hash = session->session().stateHash();
        }
        const fs::path damaged = folder / "damaged.cave";
        for (const char *damage :
             {"UPDATE regions SET payload = x'02FFFF'", "DELETE FROM player", "DELETE FROM state",
              "DELETE FROM player; UPDATE regions SET payload = zeroblob(9)"}) {
            INFO(info.key << ": " << damage);
            fs::remove(damaged);
            REQUIRE(WorldFile::copy(path, damaged, std::nullopt));
            run(damaged, damage);
            const Result<WorldRepair> repair = repairWorldFile(damaged);
            REQUIRE(repair);
            CHECK(repair->left.empty());
            CHECK(verifyWorldFile(damaged)->empty());
            const Result<ReplayReport> replay = verifyReplay(damaged);
            REQUIRE(replay);
            CHECK_FALSE(replay->difference);
            CHECK(replay->stateHash == hash);
            CHECK(SavedSession::open(damaged)->session().stateHash() == hash);
        }
    }
}

TEST_CASE("a region that the log restores is named as restored, not as damaged")
{
    const Sample sample;
    sample.replaceFirstPayload({0});
    const Result<LoadedWorld> read = WorldFile::readSnapshot(sample.path);
    REQUIRE(read);
    CHECK(read->damaged.empty());
    REQUIRE(read->restored.size() == 1);
    CHECK(read->restored.front().pos == sample.firstRegion());
    REQUIRE(read->notices.size() == 1);
    CHECK(read->notices.front() ==
          message("%1; restored from the log of commands", read->restored.front().reason));
    const Result<InspectedWorld> inspected = inspectWorldFile(sample.path);
    REQUIRE(inspected);
    CHECK(inspected->damaged.empty());
}

TEST_CASE("what is damaged after all edits were undone is restored from the log")
{
    const Sample sample;
    {
        Result<EditedWorld> edited = EditedWorld::open(sample.path);
        REQUIRE(edited);
        EditDraft draft(edited->world(), edited->bookmarks());
        draft.setTerrain(ellipseCells(50, {0, 0}, {9, 9}, ShapeFill::Filled).value(), Terrain::Floor);
        REQUIRE(edited->perform("Dig", draft.delta()));
        REQUIRE(edited->goTo(0));
    }
    sample.replaceFirstPayload({});
    const Result<WorldRepair> repair = repairWorldFile(sample.path);
    REQUIRE(repair);
    REQUIRE(repair->repaired.size() == 1);
    CHECK(mentions(repair->repaired.front().remedy, "restored from the log of commands"));
    CHECK(SavedSession::open(sample.path)->session().stateHash() == sample.hash);
}

TEST_CASE("a flipped bit in a region never leaves other walls than those edited or those of the seed")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    RegionPos pos;
    {
        Result<EditedWorld> edited = EditedWorld::open(sample.path);
        REQUIRE(edited);
        EditDraft draft(edited->world(), edited->bookmarks());
        draft.setTerrain(noiseCells(ellipseCells(50, {0, 0}, {40, 40}, ShapeFill::Filled).value(), 30, 7),
                         Terrain::Rock);
        REQUIRE(edited->perform("Noise", draft.delta()));
        pos = regionOf({20, 20}, edited->world().map.regionSize());
    }
    const RegionChanges whole = WorldFile::open(sample.path)->load()->world.map.changesOf(pos);
    REQUIRE(whole.flipped != RegionRows{});
    const std::vector<std::uint8_t> payload = readRawRegion(sample.path, 0, pos, false)->payload;
    int kept = 0;
    for (std::size_t bit = 8; bit < 8 * payload.size(); bit += 37) {
        std::vector<std::uint8_t> hit = payload;
        hit[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
        sample.replacePayload(pos, hit);
        const Result<LoadedWorld> loaded = WorldFile::open(sample.path)->load();
        REQUIRE(loaded);
        const RegionRows flipped = loaded->world.map.changesOf(pos).flipped;
        CHECK((flipped == RegionRows{} || flipped == whole.flipped));
        kept += loaded->world.map.changesOf(pos).explored == whole.explored ? 1 : 0;
    }
    CHECK(kept > 0);
}

TEST_CASE("a log that leads elsewhere than was noted restores nothing")
{
    const Sample sample;
    sample.execute("UPDATE checkpoints SET regions = regions + 1 WHERE seq = 64");
    sample.replaceFirstPayload({});
    const Result<WorldRepair> repair = repairWorldFile(sample.path);
    REQUIRE(repair);
    REQUIRE(repair->repaired.size() == 1);
    CHECK(mentions(repair->repaired.front().remedy, "reverted to its seed"));
}

TEST_CASE("opening a damaged world for editing keeps its log, and the bytes that were damaged")
{
    const Sample sample;
    sample.replaceFirstPayload({kPayloadVersion, 0x78, 0x01});
    const std::int64_t commands = verifyReplay(sample.path)->commands;
    REQUIRE(commands > 100);
    {
        Result<EditedWorld> edited = EditedWorld::open(sample.path);
        REQUIRE(edited);
        CHECK(edited->damaged().empty());
        REQUIRE(edited->notices().size() == 1);
        CHECK(mentions(edited->notices().front(), "restored from the log of commands"));
        CHECK(stateHash(edited->world()) == sample.hash);
    }
    CHECK(verifyReplay(sample.path)->commands == commands);
    CHECK_FALSE(verifyReplay(sample.path)->difference);
    CHECK(verifyWorldFile(sample.path)->empty());
    CHECK(readRawRegion(sample.path, 0, sample.firstRegion(), true)->payload ==
          std::vector<std::uint8_t>{kPayloadVersion, 0x78, 0x01});
}

TEST_CASE("what can be read of a damaged region is kept where the log can't restore it")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    const auto found = std::ranges::find_if(sample.changes, [](const auto &region) {
        return region.second.explored != RegionRows{} && !region.second.monsters.empty();
    });
    REQUIRE(found != sample.changes.end());
    const RegionPos pos = found->first;
    const std::vector<std::uint8_t> damaged = withoutMonsters(sample, pos);
    sample.replacePayload(pos, damaged);
    const std::string log = storedLog(sample.path);
    const Result<WorldRepair> repair = repairWorldFile(sample.path);
    REQUIRE(repair);
    CHECK(repair->left.empty());
    REQUIRE(repair->repaired.size() == 1);
    CHECK(mentions(repair->repaired.front().remedy, "the parts of it that can be read are kept"));
    const Result<LoadedWorld> kept = WorldFile::readSnapshot(sample.path);
    REQUIRE(kept);
    CHECK(kept->damaged.empty());
    RegionChanges whole = sample.changes.at(pos);
    whole.monsters.clear();
    CHECK(kept->world.map.changesOf(pos) == whole);
    CHECK(readRawRegion(sample.path, 0, pos, true)->payload == damaged);
    CHECK(storedLog(sample.path) == log);
    CHECK(replayWorld(sample.path));
}

TEST_CASE("a repair that loses something starts a part of the log, and the replay goes through it")
{
    const Sample sample;
    const std::int64_t commands = verifyReplay(sample.path)->commands;
    // Edits are no part of what the log makes, so nothing can be restored from it.
    {
        Result<EditedWorld> edited = EditedWorld::open(sample.path);
        REQUIRE(edited);
        EditDraft draft(edited->world(), edited->bookmarks());
        CellMask cells(edited->world().map.regionSize());
        cells.addRow({100, 100}, 50);
        draft.setTerrain(cells, Terrain::Floor);
        REQUIRE(edited->perform("Brush", draft.delta()));
    }
    sample.replaceFirstPayload({});
    const Result<WorldRepair> repair = repairWorldFile(sample.path);
    REQUIRE(repair);
    CHECK(repair->left.empty());
    {
        Result<SavedSession> session = SavedSession::open(sample.path);
        REQUIRE(session);
        walk(*session, 4, 100);
    }
    const Result<ReplayReport> replay = verifyReplay(sample.path);
    REQUIRE(replay);
    CHECK_FALSE(replay->difference);
    CHECK(replay->breaks == std::vector<std::int64_t>{commands});
    CHECK(replay->commands > commands);
}

TEST_CASE("a world without its name, seed and settings is read from their second copy")
{
    const Sample sample;
    for (const char *damage : {"DELETE FROM meta", "UPDATE meta SET value = 'other' WHERE key = 'seed'",
                               "UPDATE meta SET value = 'moon' WHERE key = 'scenario'"}) {
        INFO(damage);
        writeBytes(sample.path, sample.bytes);
        sample.execute(damage);
        CHECK(WorldFile::summary(sample.path)->name == "Sample");
        CHECK(verifyWorldFile(sample.path)->size() == 1);
        CHECK_FALSE(verifyReplay(sample.path)->difference);
        const Result<WorldRepair> repair = repairWorldFile(sample.path);
        REQUIRE(repair);
        CHECK(repair->left.empty());
        CHECK(mentions(repair->repaired.front().remedy, "restored from their copy"));
        CHECK(verifyWorldFile(sample.path)->empty());
        CHECK(SavedSession::open(sample.path)->session().stateHash() == sample.hash);
    }
}

TEST_CASE("opening a world renews a damaged or outdated copy of its seed, settings and content")
{
    const Sample sample;
    for (const char *damage : {"UPDATE meta_copy SET rows = x'00'", "DELETE FROM meta_copy",
                               "UPDATE meta_copy SET crc32 = crc32 + 1", "DROP TABLE meta_copy"}) {
        INFO(damage);
        writeBytes(sample.path, sample.bytes);
        sample.execute(damage);
        REQUIRE(SavedSession::open(sample.path));
        sample.execute("DELETE FROM meta");
        CHECK(WorldFile::summary(sample.path)->name == "Sample");
    }
}

TEST_CASE("a second copy of name, seed and settings that isn't that of the first is found and made again")
{
    const Sample sample;
    for (const char *damage : {"UPDATE meta_copy SET rows = x'0102'", "DELETE FROM meta_copy",
                               // As an earlier program renames a world: it knows of no copy.
                               "UPDATE meta SET value = 'Renamed' WHERE key = 'name'"}) {
        INFO(damage);
        writeBytes(sample.path, sample.bytes);
        sample.execute(damage);
        const bool isRenamed = mentions(damage, "Renamed");
        if (isRenamed)
            renewChecksum(sample.path);
        CHECK(verifyWorldFile(sample.path)->size() == 1);
        const Result<WorldRepair> repair = repairWorldFile(sample.path);
        REQUIRE(repair);
        CHECK(repair->left.empty());
        REQUIRE(repair->repaired.size() == 1);
        CHECK(mentions(repair->repaired.front().problem, "second copy"));
        CHECK(verifyWorldFile(sample.path)->empty());
        sample.execute("DELETE FROM meta");
        CHECK(WorldFile::summary(sample.path)->name == (isRenamed ? "Renamed" : "Sample"));
    }
}

TEST_CASE("what other programs keep beside name, seed and settings stays when these are restored")
{
    const Sample sample;
    REQUIRE(WorldFile::open(sample.path)->rename("Named"));
    sample.execute("INSERT INTO meta VALUES ('other program', 'its note');"
                   "UPDATE meta SET value = 'x' WHERE key = 'seed'");
    REQUIRE(repairWorldFile(sample.path)->left.empty());
    CHECK(verifyWorldFile(sample.path)->empty());
    CHECK(WorldFile::summary(sample.path)->spec.seed == testSpec().seed);
    Result<Database> database = Database::open(sample.path, Database::Mode::ReadOnly);
    CHECK(database->queryInteger("SELECT count(*) FROM meta WHERE value = 'its note'").valueOr(0) == 1);
}

TEST_CASE("damage in the earlier parts of a log is found before play would fail to write there")
{
    const Sample sample;
    sample.execute("CREATE TABLE past_origins (id INTEGER PRIMARY KEY, other TEXT)");
    const Result<std::vector<Message>> problems = verifyWorldFile(sample.path);
    REQUIRE(problems->size() == 1);
    CHECK(mentions(problems->front(), "past_origins"));
    REQUIRE(repairWorldFile(sample.path)->left.empty());
    CHECK(verifyWorldFile(sample.path)->empty());
    CHECK(SavedSession::open(sample.path)->session().stateHash() == sample.hash);
    CHECK_FALSE(verifyReplay(sample.path)->difference);
}

TEST_CASE("a world that has lost its seed in both places is repaired with the seed given")
{
    const Sample sample;
    sample.execute("DELETE FROM meta; DELETE FROM meta_copy");
    CHECK_FALSE(repairWorldFile(sample.path)->left.empty());
    const WorldSpec spec = testSpec();
    const Result<WorldRepair> repair = repairWorldFile(sample.path, &spec);
    REQUIRE(repair);
    CHECK(repair->left.empty());
    const Result<SavedSession> session = SavedSession::open(sample.path);
    REQUIRE(session);
    CHECK(session->session().world().map.changes() == sample.changes);
    CHECK_FALSE(verifyReplay(sample.path)->difference);
    CHECK(WorldFile::summary(sample.path)->name == "sample");
}

TEST_CASE("a flipped bit costs nothing that can be read, and the log says what differs")
{
    const PartyWorld party(testSpec(), static_cast<int>(askedNumber("CAVEGAME_FLIP_COMMANDS", 300)));
    const std::string bytes = readBytes(party.path);
    const std::uint64_t hash = verifyReplay(party.path)->stateHash;
    const std::string log = storedLog(party.path);
    const fs::path path = party.folder / "flipped.cave";
    int whole = 0;
    int reported = 0;
    int logHit = 0;
    int shut = 0;
    const std::int64_t flips = askedNumber("CAVEGAME_BIT_FLIPS", 40);
    for (std::int64_t i = 0; i < flips; ++i) {
        const std::uint64_t bit = mix64(combine(7, static_cast<std::uint64_t>(i))) % (bytes.size() * 8);
        INFO("bit " << bit);
        std::string flipped = bytes;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
        writeBytes(path, flipped);
        const Result<WorldRepair> repair = repairWorldFile(path);
        if (!repair || !repair->left.empty()) {
            ++shut;
            continue;
        }
        REQUIRE(verifyWorldFile(path)->empty());
        const Result<ReplayReport> replay = verifyReplay(path);
        REQUIRE(replay);
        const bool isLogHit = storedLog(path) != log;
        logHit += isLogHit ? 1 : 0;
        if (replay->difference && !isLogHit) {
            ++reported;
        } else {
            whole += isLogHit ? 0 : 1;
            Result<SavedSession> session = SavedSession::open(path);
            REQUIRE(session);
            CHECK(session->session().stateHash() == hash);
        }
        fs::remove(repair->original);
    }
    std::printf(
        "of %lld flipped bits, %d cost nothing, %d changed a number that replaying finds, %d hit the log, "
        "%d kept the world shut\n",
        static_cast<long long>(flips), whole, reported, logHit, shut);
    CHECK(shut * 50 <= flips);
    CHECK(reported * 20 <= flips);
}
