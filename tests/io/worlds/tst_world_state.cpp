// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"
#include "core/rules/inventory.h"
#include "core/rules/monsters.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/sample_world.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

/// A world in which chests were opened, fights fought and things dropped; and its bytes, to start from again.
struct EventfulWorld {
    TempFolder folder;
    fs::path path = folder / "played.cave";
    std::string bytes;
    Inventory inventory;
    Statistics statistics;
    std::uint64_t hash = 0;

    EventfulWorld()
    {
        {
            Result<SavedSession> session = SavedSession::create(path, "Played", testSpec());
            REQUIRE(session);
            walk(*session, 30, 4000);
            finishFights(*session);
            REQUIRE_FALSE(session->saveError());
            inventory = session->session().world().player().inventory;
            statistics = session->session().world().player().statistics;
            hash = session->session().stateHash();
        }
        REQUIRE(statistics.chestsOpened > 0);
        REQUIRE_FALSE(statistics.kills.empty());
        bytes = readBytes(path);
    }

    void execute(const std::string &sql) const
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        const Result<void> done = database->execute(sql.c_str());
        INFO((done ? std::string() : done.error().text()));
        REQUIRE(done);
    }

    [[nodiscard]] std::int64_t count(const char *sql) const
    {
        const Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
        REQUIRE(database);
        return database->queryInteger(sql).valueOr(-1);
    }
};

/// A world that no play led to: of every kind of change something.
World strangeWorld(WorldSpec spec = testSpec("strange"))
{
    Result<Session> begun = Session::begin(spec);
    REQUIRE(begun);
    World world = std::move(*begun).takeWorld();
    const Region home = world.map.region({0, 0});
    const CellPos middle{25, 25};
    RegionChanges changes = world.map.changesOf({0, 0});
    changes.flipped[49] = 5;
    changes.chests = {{middle, {{0, 1}, {8, 70}}}, {{26, 3}, {}}};
    changes.removedChests = {home.chests.begin(), home.chests.begin() + 1};
    changes.piles = {{{27, 1}, {{3, 1}, {3, 1}}}};
    changes.monsters = {
        {0, {worldPos({0, 0}, home.monsters[0], 50), false, 0, {3, 4}, 77, Direction::West}, {}},
        {5, {{40, 41}, true, 9, {-7, 12}, 30, Direction::East}, 2}};
    world.map.setChanges({0, 0}, changes);
    RegionChanges far;
    far.claimed = {{1, 1}, {1, 2}};
    world.map.setChanges({-300, 7}, far);
    world.player().inventory.stacks.push_back({8, 12345});
    world.player().inventory.weapon.reset();
    world.player().statistics.deaths = 3;
    world.turn = 900;
    world.streams.combat.next();
    return world;
}

} // namespace

TEST_CASE("what was found, opened, killed and dropped is there after opening")
{
    const EventfulWorld played;
    Result<SavedSession> session = SavedSession::open(played.path);
    REQUIRE(session);
    REQUIRE(session->notices().empty());
    const World &world = session->session().world();
    REQUIRE(world.player().inventory == played.inventory);
    REQUIRE(world.player().statistics == played.statistics);
    REQUIRE(session->session().stateHash() == played.hash);
    REQUIRE(world.logStart == 0);

    const Result<WorldSummary> summary = WorldFile::summary(played.path);
    REQUIRE(summary);
    REQUIRE(summary->statistics == played.statistics);
    REQUIRE(summary->gold == goldOf(*world.content, played.inventory));
    REQUIRE_FALSE(summary->fighting);
}

TEST_CASE("a fight goes on after opening, blow by blow as it would have")
{
    const TempFolder folder;
    const fs::path path = folder / "fight.cave";
    std::vector<Blow> blows;
    {
        Result<SavedSession> session = SavedSession::create(path, "Fight", testSpec());
        REQUIRE(session);
        for (std::uint64_t n = 0; n < 20'000 && session->session().fight() == nullptr; ++n)
            session->apply(walkCommand(session->session(), 3, n));
        REQUIRE(session->session().fight() != nullptr);
        session->apply(FightCommand{});
        session->apply(FightCommand{});
        REQUIRE(session->session().fight() != nullptr);
        blows = session->session().fight()->blows;
    }
    REQUIRE(WorldFile::summary(path)->fighting);
    REQUIRE(WorldFile::copy(path, folder / "twin.cave", "Twin"));
    Result<SavedSession> session = SavedSession::open(path);
    Result<SavedSession> twin = SavedSession::open(folder / "twin.cave");
    REQUIRE(session);
    REQUIRE(twin);
    REQUIRE(session->session().fight() != nullptr);
    REQUIRE(session->session().fight()->blows == blows);
    finishFights(*session);
    finishFights(*twin);
    REQUIRE(session->session().stateHash() == twin->session().stateHash());
    REQUIRE_FALSE(WorldFile::summary(path)->fighting);
}

TEST_CASE("a part of the state that can't be read is replaced, kept aside and reported once")
{
    struct Row {
        const char *sql;
        const char *problem;
        bool kept;
    };
    const Row rows[] = {
        {"UPDATE state SET value = CAST(x'01' || value AS BLOB) WHERE key = 'inventory'",
         "the inventory can't be read: checksum", true},
        {"DELETE FROM state WHERE key = 'inventory'", "the inventory can't be read: it doesn't exist", false},
        {"UPDATE state SET crc32 = crc32 + 1 WHERE key = 'statistics'",
         "the statistics can't be read: checksum", true},
        {"UPDATE state SET crc32 = 0 WHERE key = 'streams'", "the random streams can't be read: checksum",
         true},
        {"UPDATE state SET value = x'' WHERE key = 'fight'", "the fight can't be read: checksum", true},
    };
    const EventfulWorld played;
    for (const Row &row : rows) {
        INFO(row.sql);
        writeBytes(played.path, played.bytes);
        played.execute(kDivertLog);
        played.execute(row.sql);
        const std::vector<Message> problems = *verifyWorldFile(played.path);
        REQUIRE(problems.size() == 1);
        REQUIRE(mentions(problems[0], row.problem));
        {
            Result<SavedSession> session = SavedSession::open(played.path);
            REQUIRE(session);
            REQUIRE(session->notices().size() == 1);
            REQUIRE(mentions(session->notices()[0], row.problem));
            const World &world = session->session().world();
            if (mentions(row.problem, "inventory"))
                REQUIRE(world.player().inventory == startingInventory(*world.content));
            else
                REQUIRE(world.player().inventory == played.inventory);
            REQUIRE(world.player().statistics.cellsExplored == played.statistics.cellsExplored);
            REQUIRE(world.player().statistics.chestsOpened == played.statistics.chestsOpened);
            REQUIRE(world.player().statistics.kills == played.statistics.kills);
            REQUIRE(world.player().statistics.steps == played.statistics.steps);
            walk(*session, 9, 30);
            REQUIRE_FALSE(session->saveError());
        }
        REQUIRE(played.count("SELECT count(*) FROM state_quarantine") == (row.kept ? 1 : 0));
        REQUIRE(verifyWorldFile(played.path)->empty());
        REQUIRE(SavedSession::open(played.path)->notices().empty());
        const Result<ReplayReport> replay = verifyReplay(played.path);
        REQUIRE(replay);
        REQUIRE(replay->difference); // found where the log leads elsewhere
        REQUIRE(replay->commands < played.count("SELECT commands FROM player"));
    }
}

TEST_CASE("a fight without an opponent ends, and that is reported")
{
    const std::pair<Fight, const char *> rows[] = {
        {{{{0, 0}, 7}, 0, {50, 5, 100}, {25, 0, 300}, Side::Player, {}}, "there is no such enemy"},
        {{{{0, 0}, 0}, 5, {50, 5, 100}, {25, 0, 300}, Side::Player, {}}, "of another kind"},
        {{{{INT64_MAX / 2, 0}, 0}, 0, {50, 5, 100}, {25, 0, 300}, Side::Player, {}}, "has no position"},
    };
    for (const auto &[fight, why] : rows) {
        const TempFolder folder;
        World world = std::move(*Session::begin(testSpec())).takeWorld();
        world.fight() = fight;
        REQUIRE(WorldFile::create(folder / "fight.cave", "Fight", world));
        const Result<SavedSession> session = SavedSession::open(folder / "fight.cave");
        REQUIRE(session);
        REQUIRE(session->notices().size() == 1);
        REQUIRE(mentions(session->notices()[0], why));
        REQUIRE(session->session().fight() == nullptr);
    }
}

TEST_CASE("a world that came from elsewhere is kept whole, and its log begins with it")
{
    const TempFolder folder;
    const fs::path path = folder / "strange.cave";
    World world = strangeWorld();
    REQUIRE(WorldFile::create(path, "Strange", world));
    REQUIRE(verifyWorldFile(path)->empty());
    Result<LoadedWorld> loaded = WorldFile::readSnapshot(path);
    REQUIRE(loaded);
    REQUIRE(loaded->notices.empty());
    REQUIRE(loaded->world.map.changes() == world.map.changes());
    REQUIRE(loaded->world.player() == world.player());
    REQUIRE(loaded->world.streams == world.streams);
    REQUIRE(stateHash(loaded->world) == stateHash(world));
    {
        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        walk(*session, 4, 500);
    }
    const Result<ReplayReport> replay = verifyReplay(path);
    REQUIRE(replay);
    REQUIRE_FALSE(replay->difference);
    REQUIRE(replay->commands > 100);
    REQUIRE(replay->turn > 900);
}

TEST_CASE("a seed of which only the number is known is kept")
{
    const TempFolder folder;
    WorldSpec spec{"", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
    spec.seedNumber = -1424436592;
    REQUIRE(SavedSession::create(folder / "number.cave", "Number", spec));
    REQUIRE(SavedSession::open(folder / "number.cave")->session().world().spec == spec);
    REQUIRE(WorldFile::summary(folder / "number.cave")->spec == spec);
}

TEST_CASE("an inventory of thousands of stacks is kept")
{
    const TempFolder folder;
    World world = strangeWorld();
    for (std::size_t i = 0; i < 5000; ++i)
        world.player().inventory.stacks.push_back({i % 8, 1});
    world.player().inventory.armour = 4003;
    world.player().inventory.stacks[4003].item = 6;
    REQUIRE(WorldFile::create(folder / "rich.cave", "Rich", world));
    REQUIRE(SavedSession::open(folder / "rich.cave")->session().world().player().inventory ==
            world.player().inventory);
}

TEST_CASE("a world keeps the content that it was made with")
{
    const TempFolder folder;
    ContentTexts texts = builtInContentTexts();
    const std::string name = "Wooden Sword";
    texts.items.replace(texts.items.find(name), name.size(), "Toy Sword");
    const Result<Content> content = parseContent(texts);
    REQUIRE(content);
    const Result<Session> begun = Session::begin(testSpec(), std::make_shared<const Content>(*content));
    REQUIRE(begun);
    const Result<WorldFile> wrong = WorldFile::create(folder / "wrong.cave", "Wrong", begun->world());
    REQUIRE_FALSE(wrong);
    REQUIRE(wrong.error().code == ErrorCode::InvalidArgument);
    REQUIRE(WorldFile::create(folder / "toy.cave", "Toy", begun->world(), texts));
    REQUIRE(SavedSession::open(folder / "toy.cave")->session().content().items[0].name == "Toy Sword");

    // Also when its checksum is lost and the world is repaired.
    {
        Result<Database> database = Database::open(folder / "toy.cave", Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute("DELETE FROM meta WHERE key = 'crc32'"));
    }
    const Result<WorldRepair> repair = repairWorldFile(folder / "toy.cave");
    REQUIRE(repair);
    REQUIRE(repair->left.empty());
    REQUIRE(SavedSession::open(folder / "toy.cave")->session().content().items[0].name == "Toy Sword");
}

TEST_CASE("content that can't be read keeps the world shut and is named")
{
    const EventfulWorld played;
    played.execute("DELETE FROM meta_copy");
    played.execute(
        "UPDATE meta SET value = replace(value, '\"power\": 5', '\"power\": \"five\"') WHERE key = "
        "'content_items'");
    const Result<SavedSession> session = SavedSession::open(played.path);
    REQUIRE_FALSE(session);
    REQUIRE(session.error().code == ErrorCode::Damaged);
    REQUIRE(mentions(session.error().text(), "played.cave"));
    REQUIRE(mentions(session.error().text(), "items.json"));
}

TEST_CASE("bookmarks are kept in order, changed and removed, and are no part of the state")
{
    const EventfulWorld played;
    {
        Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        WorldFile &file = session->file();
        const std::int64_t first = *file.putBookmark({0, {3, -4}, "marker", ""});
        const std::int64_t second = *file.putBookmark({0, {5, 6}, "note", "Здесь 🦇"});
        REQUIRE(file.putBookmark({first, {7, 8}, "marker", "camp"}));
        const std::vector<Bookmark> all{{first, {7, 8}, "marker", "camp"},
                                        {second, {5, 6}, "note", "Здесь 🦇"}};
        REQUIRE(*file.bookmarks() == all);
        REQUIRE(file.putBookmark({99, {}, "note", ""}).error().code == ErrorCode::NotFound);
        REQUIRE(file.putBookmark({0, {}, "", ""}).error().code == ErrorCode::InvalidArgument);
        REQUIRE(file.putBookmark({0, {kWorldLimit + 1, 0}, "note", ""}).error().code ==
                ErrorCode::InvalidArgument);
        REQUIRE(file.putBookmark({0, {}, "note", "\xff"}).error().code == ErrorCode::InvalidArgument);
        REQUIRE(file.removeBookmark(first));
        REQUIRE(file.removeBookmark(first).error().code == ErrorCode::NotFound);
        REQUIRE(session->session().stateHash() == played.hash);
    }
    Result<WorldFile> file = WorldFile::open(played.path);
    REQUIRE(file);
    REQUIRE(file->bookmarks()->size() == 1);
    REQUIRE(file->bookmarks()->front().label == "Здесь 🦇");
}

TEST_CASE("the time played adds up and stays when the world is saved")
{
    const EventfulWorld played;
    Result<SavedSession> session = SavedSession::open(played.path);
    REQUIRE(session);
    REQUIRE(session->file().addPlayTime(1500));
    passTurn(*session);
    REQUIRE(session->file().addPlayTime(500));
    REQUIRE(WorldFile::summary(played.path)->playMs == 2000);
}
