// SPDX-License-Identifier: MIT
// Worlds, levels and seed cards that were stored by this or an earlier version of the program: they stay
// readable, and mean the same.
#include "core/base/text.h"
#include "core/edit/edit_draft.h"
#include "core/edit/shapes.h"
#include "core/io/codec/party_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/levels/level_file_io.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_state.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/party_world.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

// tests/data/stored has a folder for each version of the world file's format. In it, worlds.txt has a line
// "name commands hash" for each world: how many commands were given, and the state that they led to. The
// files of the current version are made again when this test runs with CAVEGAME_REWRITE_GOLDEN set; those of
// earlier ones stay as they are.

namespace {

const std::string kStored = testData("stored");
const char *const kNotes = "worlds.txt";

WorldSpec newestSpec(GeneratorKind kind)
{
    const GeneratorInfo &info = generatorInfo(kind);
    return {"stored", {kind, info.versions.back()}, info.defaults};
}

// --- How the files of the current version are made -------------------------------------------------------

void playWith(SavedSession &session, PlayStyle style, int commands)
{
    const TestPlayer player = testPlayer(session.session().content().scenario, style, 5);
    for (int i = 0; i < commands && session.session().world().run == RunState::Going; ++i) {
        const std::optional<Command> next = player(session.session());
        if (!next)
            return;
        session.apply(*next);
        REQUIRE_FALSE(session.saveError());
    }
}

/// A copy in small pages, as most of a small world's are almost empty.
void keep(const fs::path &world, const fs::path &target)
{
    REQUIRE(WorldFile::copy(world, target, std::nullopt));
    Result<Database> database = Database::open(target, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute("PRAGMA page_size = 512; VACUUM"));
}

/// A card with the run of that world as its proof.
void storeCard(const fs::path &world, const fs::path &target)
{
    Result<WorldLog> log = readWorldLog(world);
    REQUIRE(log);
    SeedCard card;
    card.spec = log->origin.spec;
    card.firstRegions = *hashOfFirstRegions(card.spec);
    card.marks = {true, {"deep", "long"}, "Played by a test player – für die Sammlung.", {{{3, -2}, "here"}}};
    card.camera = SeedCamera{{3, -2}, -2};
    const Result<RunClaim> claim = claimOf(std::move(*log), {});
    REQUIRE(claim);
    card.run = *claim;
    REQUIRE(writeSeedCard(card, target));
}

void storePlayed(const fs::path &folder, GeneratorKind kind, PlayStyle style, int commands)
{
    const std::string name(generatorName(kind));
    const TempFolder made;
    const fs::path path = made / "played.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Stored " + name, newestSpec(kind));
        REQUIRE(session);
        playWith(*session, style, commands);
    }
    storeCard(path, folder / (name + std::string(kSeedCardSuffix)));
    keep(path, folder / (name + ".cave"));
}

/// Rooms that come from level files, which the world keeps.
void storeOwnLevels(const fs::path &folder)
{
    WorldSpec spec = newestSpec(GeneratorKind::Levels);
    const std::string hall = readBytes(testData("levels/hall.csv"));
    spec.levelFiles = {{"hall.csv", hall}, {"second.csv", hall}};
    const TempFolder made;
    const fs::path path = made / "levels.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Own levels", spec);
        REQUIRE(session);
        playWith(*session, PlayStyle::Careful, 400);
    }
    keep(path, folder / "own-levels.cave");
}

void storeParty(const fs::path &folder)
{
    const PartyWorld party(newestSpec(GeneratorKind::Caves), 600, PartyWorld::Maps::Own);
    keep(party.path, folder / "party.cave");
}

/// A played world that was edited, and then played on; one edit is undone.
void storeEdited(const fs::path &folder)
{
    const TempFolder made;
    const fs::path path = made / "edited.cave";
    {
        Result<SavedSession> session =
            SavedSession::create(path, "Edited", newestSpec(GeneratorKind::Cavern));
        REQUIRE(session);
        playWith(*session, PlayStyle::Careful, 300);
    }
    {
        Result<EditedWorld> edited = EditedWorld::open(path);
        REQUIRE(edited);
        const WorldPos at = edited->world().player().position;
        const auto disc = [&](std::int64_t dx, std::int64_t dy) {
            return *ellipseCells(edited->world().map.regionSize(), {at.x + dx, at.y + dy},
                                 {at.x + dx + 9, at.y + dy + 7}, ShapeFill::Filled);
        };
        const auto perform = [&](const std::string &label, auto change) {
            EditDraft draft(edited->world(), edited->bookmarks());
            change(draft);
            REQUIRE(edited->perform(label, draft.delta()));
        };
        perform("Floor", [&](EditDraft &draft) { draft.setTerrain(disc(4, -3), Terrain::Floor); });
        perform("Pond", [&](EditDraft &draft) { draft.setTerrain(disc(-20, 5), Terrain::Water); });
        REQUIRE(edited->addSavePoint("with a pond"));
        perform("Things", [&](EditDraft &draft) {
            REQUIRE(draft.putChest({at.x + 8, at.y}, {{2, 3}, {5, 1}}));
            REQUIRE(draft.putMonster({at.x + 9, at.y + 1}, 1));
            REQUIRE(draft.putBookmark({0, at, "note", "Here it began – où tout commence"}));
        });
        perform("Erase", [&](EditDraft &draft) { draft.eraseToSeed(disc(4, -3)); });
        REQUIRE(edited->goTo(3));
    }
    Result<SavedSession> session = SavedSession::open(path);
    REQUIRE(session);
    playWith(*session, PlayStyle::Careful, 100);
    session = Error{ErrorCode::NotFound, ""}; // closed, so that all of it is in the file
    keep(path, folder / "edited.cave");
}

std::string stateText(const World &world)
{
    World copy = copyOf(world);
    return hexText(stateHash(copy));
}

void noteWorlds(const fs::path &folder)
{
    std::map<std::string, std::string> lines;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".cave")
            continue;
        const Result<LoadedWorld> loaded = WorldFile::readSnapshot(entry.path());
        REQUIRE(loaded);
        lines[entry.path().stem().string()] =
            std::to_string(loaded->world.commands) + ' ' + stateText(loaded->world);
    }
    std::ofstream file(folder / kNotes);
    for (const auto &[name, rest] : lines)
        file << name << ' ' << rest << '\n';
}

void storeAll()
{
    const fs::path folder = fs::path(kStored) / std::to_string(kWorldFormatVersion);
    fs::remove_all(folder);
    fs::create_directories(folder);
    storePlayed(folder, GeneratorKind::Caves, PlayStyle::Careful, 700);
    storePlayed(folder, GeneratorKind::Cavern, PlayStyle::Random, 700);
    storePlayed(folder, GeneratorKind::Dungeon, PlayStyle::Careful, 500);
    storePlayed(folder, GeneratorKind::Rooms, PlayStyle::Careful, 900);
    storePlayed(folder, GeneratorKind::Journey, PlayStyle::Careful, 500);
    storeOwnLevels(folder);
    storeParty(folder);
    storeEdited(folder);
    const ReadLevel hall = *readLevelFile(testData("levels/hall.csv"));
    REQUIRE(writeLevelFile(folder / "hall.csv", hall.design));
    REQUIRE(writeTiledLevelFile(folder / "hall.tmx", hall.design));
    noteWorlds(folder);
}

// --- What is checked --------------------------------------------------------------------------------------

struct StoredWorld {
    fs::path path;
    std::int64_t commands = 0;
    std::string state;
};

std::vector<fs::path> folders()
{
    std::vector<fs::path> all;
    for (const fs::directory_entry &entry : fs::directory_iterator(kStored))
        all.push_back(entry.path());
    std::ranges::sort(all);
    return all;
}

std::vector<fs::path> filesWith(std::string_view extension)
{
    std::vector<fs::path> files;
    for (const fs::path &folder : folders()) {
        for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() == extension)
                files.push_back(entry.path());
        }
    }
    REQUIRE_FALSE(files.empty());
    return files;
}

std::vector<StoredWorld> storedWorlds()
{
    std::vector<StoredWorld> worlds;
    for (const fs::path &folder : folders()) {
        std::ifstream file(folder / kNotes);
        StoredWorld world;
        for (std::string name; file >> name >> world.commands >> world.state;) {
            world.path = folder / (name + ".cave");
            worlds.push_back(world);
        }
    }
    REQUIRE(worlds.size() == filesWith(".cave").size());
    return worlds;
}

/// Unpacked, as another version of zlib packs differently.
std::string unpacked(std::span<const std::uint8_t> payload)
{
    const Inflated inflated = inflatePayload(payload);
    REQUIRE(inflated.problem.empty());
    return std::to_string(payload[0]) + ':' + std::string(inflated.bytes.begin(), inflated.bytes.end());
}

/// The rows of a file that have the state of its world.
std::map<std::string, std::string> rowsOf(const Database &database)
{
    std::map<std::string, std::string> rows;
    const auto read = [&](const char *sql, auto take) {
        Result<Statement> select = database.prepare(sql);
        REQUIRE(select);
        while (*select->step())
            take(*select);
    };
    read("SELECT x || ' ' || y || ' ' || turn || ' ' || commands || ' ' || steps FROM player",
         [&](Statement &row) { rows["player"] = row.text(0); });
    read("SELECT key, value FROM state", [&](Statement &row) {
        const std::span<const std::uint8_t> value = row.blob(1);
        const bool packed = row.text(0).starts_with(kOwnMapStates);
        rows["state " + row.text(0)] = packed ? unpacked(value) : std::string(value.begin(), value.end());
    });
    read("SELECT rx || ' ' || ry, payload FROM regions",
         [&](Statement &row) { rows["region " + row.text(0)] = unpacked(row.blob(1)); });
    return rows;
}

/// Drops the state of a world from its file, and writes that of `world` instead.
void rewrite(WorldFile &file, const World &world)
{
    REQUIRE(WorldFileAccess::database(file).execute("DELETE FROM regions; DELETE FROM state"));
    UnsavedChanges all = everyState(world);
    all.player = true;
    for (const auto &[pos, changes] : world.map.changes())
        all.regions.insert(pos);
    REQUIRE(file.save(world, all));
}

} // namespace

TEST_CASE("stored files of the current version are made when that is wanted")
{
    if (std::getenv("CAVEGAME_REWRITE_GOLDEN") != nullptr)
        storeAll();
    CHECK(fs::exists(fs::path(kStored) / std::to_string(kWorldFormatVersion) / kNotes));
}

TEST_CASE(
    "a stored world opens without complaint, in the state that it was left in, and so does its rewriting")
{
    for (const StoredWorld &stored : storedWorlds()) {
        INFO(stored.path.string());
        const TempFolder folder;
        const fs::path path = folder / "world.cave";
        fs::copy_file(stored.path, path);
        std::map<std::string, std::string> before;
        {
            Result<WorldFile> file = WorldFile::open(path);
            REQUIRE(file);
            before = rowsOf(WorldFileAccess::database(*file));
            const Result<LoadedWorld> loaded = file->load();
            REQUIRE(loaded);
            CHECK(loaded->notices.empty());
            CHECK(loaded->damaged.empty());
            CHECK(loaded->world.commands == stored.commands);
            CHECK(stateText(loaded->world) == stored.state);
            rewrite(*file, loaded->world);
            if (stored.path.parent_path().filename() == std::to_string(kWorldFormatVersion))
                CHECK(rowsOf(WorldFileAccess::database(*file)) == before);
        }
        const Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        CHECK(session->notices().empty());
        CHECK(stateText(session->session().world()) == stored.state);
    }
}

TEST_CASE("the log of a stored world leads to the state that it was left in")
{
    for (const StoredWorld &stored : storedWorlds()) {
        INFO(stored.path.string());
        const Result<ReplayReport> report = verifyReplay(stored.path);
        REQUIRE(report);
        INFO((report->difference ? report->difference->what.english() : std::string()));
        CHECK_FALSE(report->difference);
        CHECK(report->damage.empty());
        CHECK(hexText(report->stateHash) == stored.state);
    }
}

TEST_CASE("the edits of a stored world can be undone and done again")
{
    for (const fs::path &stored : filesWith(".cave")) {
        if (stored.stem() != "edited")
            continue;
        const TempFolder folder;
        const fs::path path = folder / "world.cave";
        fs::copy_file(stored, path);
        Result<EditedWorld> edited = EditedWorld::open(path);
        REQUIRE(edited);
        REQUIRE(edited->history().size() == 4);
        CHECK(edited->position() == 3);
        CHECK(edited->savePoints().size() == 1);
        CHECK(edited->bookmarks().size() == 1);
        for (const std::size_t position : {std::size_t{0}, std::size_t{4}, std::size_t{3}})
            REQUIRE(edited->goTo(position));
        CHECK(edited->bookmarks().size() == 1);
    }
}

TEST_CASE("a stored seed card is read as it would be written, and its run is proved")
{
    for (const fs::path &path : filesWith(kSeedCardSuffix)) {
        INFO(path.string());
        const Result<SeedCard> card = readSeedCard(path);
        REQUIRE(card);
        CHECK(cardHolds(*card).valueOr(false));
        const Result<ClaimReport> report = verifyClaim(*card);
        REQUIRE(report);
        INFO(report->problem.english());
        CHECK(report->proved());
        CHECK(*seedCardFromJson(seedCardToJson(*card)) == *card);
    }
}

TEST_CASE("a stored level is read as it would be written, and is the same in each form")
{
    for (const fs::path &path : filesWith(".tmx")) {
        INFO(path.string());
        const fs::path plain = fs::path(path).replace_extension(".csv");
        const Result<ReadLevel> level = readTiledLevelFile(path);
        REQUIRE(level);
        const TempFolder folder;
        REQUIRE(writeLevelFile(folder / "plain.csv", level->design));
        CHECK(readBytes(folder / "plain.csv") == readBytes(plain));
        REQUIRE(writeTiledLevelFile(folder / "tiled.tmx", readLevelFile(plain)->design));
        CHECK(readBytes(folder / "tiled.tmx") == readBytes(path));
    }
}
