// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/edit/edit_draft.h"
#include "core/gen/generator.h"
#include "core/io/codec/action_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_inspection.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/older_format.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPlayersLevel = 1; // index: the hall, in which three monsters live

/// Level files as bytes: one with Unix and one with Windows line ends.
const char *const kFirstLevel = "TopDownLevel,First,7,5\nPlayerStartLocation,1,1\nBackgroundTile,a.png,0,0\n"
                                "StaticGameObject,Wall,3,0\nStaticGameObject,Goal,5,3\n"
                                "StaticGameObject,Potion,5,1,50\n";
const char *const kHall =
    "TopDownLevel,Hall,12,9\r\nPlayerStartLocation,1.5,1\r\nBackgroundTile,a.png,0,0\r\n"
    "StaticGameObject,Goal,10,7\r\nStaticGameObject,Potion,9,1,50\r\n"
    "DynamicGameObject,Demon,5,5,100,30\r\nDynamicGameObject,Archer,8,2,100,10\r\n"
    "DynamicGameObject,Sorcerer,3,6,100,30\r\n";

WorldSpec levelsSpec()
{
    WorldSpec spec{"", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
    spec.levelFiles = {{"one.csv", kFirstLevel}, {"zwei/\xC3\xA4.csv", kHall}};
    return spec;
}

World emptyWorld()
{
    auto content = std::make_shared<const Content>(builtInContent(ScenarioKind::Rooms).value());
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(levelsSpec());
    INFO((source ? std::string() : source.error().text()));
    REQUIRE(source);
    return {levelsSpec(), std::move(content), *source};
}

std::vector<Monster> monstersOn(World &world, const Level &level)
{
    std::vector<Monster> monsters;
    forEachRegion(level.area, world.map.regionSize(), [&](RegionPos pos, const CellRect &) {
        for (const Monster &monster : monstersOf(world, pos)) {
            if (level.area.contains(monster.state.position))
                monsters.push_back(monster);
        }
    });
    std::ranges::sort(monsters, {}, &Monster::id);
    return monsters;
}

/// In the midst of it: all of the level's monsters on their way, and two shots in flight.
World movingWorld()
{
    World world = emptyWorld();
    const Level level = world.map.plan().levels.at(kPlayersLevel);
    world.player().position = level.start.value();
    world.player().health = 123;
    world.player().inventory = {{{0, 1}, {3, 50}}, 1, std::nullopt};
    world.realTime = true;
    ActionState action;
    PlayerMotion &motion = world.motion();
    action.level = level.number;
    motion.player = middleOf(world.player().position) + Point{0.125, -0.25};
    motion.facing = {0.6, 0.8};
    motion.steering = Direction::NorthEast;
    motion.unhurtFor = 0.375;
    action.nextShot = 8;
    for (const Monster &monster : monstersOn(world, level)) {
        const WorldPos at = monster.state.position;
        action.agents.push_back({monster.id,
                                 monster.kind,
                                 middleOf(at) + Point{0.1, 0},
                                 {1, 0},
                                 4'000,
                                 10'000,
                                 30,
                                 true,
                                 0.5,
                                 2,
                                 WorldPos{at.x + 1, at.y}});
    }
    REQUIRE(action.agents.size() == 3);
    action.shots = {{3, motion.player + Point{1, 1}, {-10, 0}, 50, false, false},
                    {7, motion.player + Point{0, 2}, {0, 9.75}, 40, true, true}};
    world.action = action;
    return world;
}

/// A closed file of such a world.
struct MovingFile {
    TempFolder folder;
    fs::path path = folder / "moving.cave";

    explicit MovingFile(const World &world = movingWorld())
    {
        const Result<WorldFile> file =
            WorldFile::create(path, "Moving", world, builtInContentTexts(ScenarioKind::Rooms));
        INFO((file ? std::string() : file.error().text()));
        REQUIRE(file);
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

LoadedWorld loaded(const fs::path &path)
{
    Result<WorldFile> file = WorldFile::open(path);
    INFO((file ? std::string() : file.error().text()));
    REQUIRE(file);
    Result<LoadedWorld> world = file->load();
    INFO((world ? std::string() : world.error().text()));
    REQUIRE(world);
    return std::move(*world);
}

} // namespace

TEST_CASE("a world comes back with its agents and the shots in flight")
{
    World before = movingWorld();
    const MovingFile file(before);
    CHECK(verifyWorldFile(file.path)->empty());
    LoadedWorld after = loaded(file.path);
    CHECK(after.notices.empty());
    CHECK(after.world.action == before.action);
    CHECK(after.world.player() == before.player());
    CHECK(stateHash(after.world) == stateHash(before));
    CHECK(WorldFile::readSnapshot(file.path)->world.action == before.action);
    CHECK(WorldFile::summary(file.path)->health == 123);
    const fs::path copy = file.folder / "copy.cave";
    REQUIRE(WorldFile::copy(file.path, copy, "Copy"));
    CHECK(loaded(copy).world.action == before.action);
}

TEST_CASE("a save writes what moved when it is marked as changed")
{
    World world = movingWorld();
    const MovingFile file(world);
    world.action->agents.pop_back();
    world.action->shots.clear();
    world.motion().player.x += 0.0625;
    {
        Result<WorldFile> open = WorldFile::open(file.path);
        REQUIRE(open);
        UnsavedChanges changes;
        CHECK(changes.empty());
        changes.action = true;
        CHECK_FALSE(changes.empty());
        REQUIRE(open->save(world, changes));
    }
    CHECK(loaded(file.path).world.action == world.action);
}

TEST_CASE("the state that a log begins with has what moves freely")
{
    const World world = movingWorld();
    const Result<std::vector<std::uint8_t>> bytes = encodeWorld(world);
    REQUIRE(bytes);
    World other = emptyWorld();
    REQUIRE(decodeWorld(*bytes, other));
    CHECK(other.action == world.action);
    CHECK(other.player() == world.player());
    World entered = movingWorld();
    entered.action.reset();
    World again = emptyWorld();
    REQUIRE(decodeWorld(encodeWorld(entered).value(), again));
    CHECK_FALSE(again.action);
}

TEST_CASE("everything that moves is a part of the hash of a state")
{
    World world = movingWorld();
    const StoredAction action = *storedAction(world);
    const std::uint64_t whole = stateHash(world);
    const std::vector<std::function<void(StoredAction &)>> changes{
        [](StoredAction &a) { ++a.state.level; },
        [](StoredAction &a) { a.motion.player.x += 1e-9; },
        [](StoredAction &a) { a.motion.facing.y = 0; },
        [](StoredAction &a) { a.motion.steering.reset(); },
        [](StoredAction &a) { a.motion.unhurtFor = 0; },
        [](StoredAction &a) { a.motion.sinceUse = 0; },
        [](StoredAction &a) { ++a.state.nextShot; },
        [](StoredAction &a) { a.state.agents[1].position.y += 1e-9; },
        [](StoredAction &a) { a.state.agents[1].facing.x = -1; },
        [](StoredAction &a) { --a.state.agents[1].health; },
        [](StoredAction &a) { ++a.state.agents[1].fullHealth; },
        [](StoredAction &a) { ++a.state.agents[1].strength; },
        [](StoredAction &a) { a.state.agents[1].moving = false; },
        [](StoredAction &a) { a.state.agents[1].sinceShot = 0; },
        [](StoredAction &a) { a.state.agents[1].sinceHeal = 0; },
        [](StoredAction &a) { a.state.agents[1].toward.reset(); },
        [](StoredAction &a) { ++a.state.agents[1].kind; },
        [](StoredAction &a) { a.state.agents.pop_back(); },
        [](StoredAction &a) { a.state.shots[0].velocity.y = 1; },
        [](StoredAction &a) { ++a.state.shots[0].damage; },
        [](StoredAction &a) { a.state.shots[0].homing = true; },
        [](StoredAction &a) { a.state.shots[0].byPlayer = true; },
        [](StoredAction &a) { a.state.shots.pop_back(); },
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        INFO(i);
        StoredAction changed = action;
        changes[i](changed);
        takeAction(world, changed);
        CHECK(stateHash(world) != whole);
    }
    takeAction(world, action);
    CHECK(stateHash(world) == whole);
    world.action.reset();
    CHECK(stateHash(world) != whole);
}

TEST_CASE("a row of what moves that can't be read is reported and kept, and the level is entered again")
{
    for (const char *sql : {"UPDATE state SET value = x'01' WHERE key = 'action'",
                            "UPDATE state SET crc32 = crc32 + 1 WHERE key = 'action'",
                            "UPDATE state SET value = substr(value, 1, 40) WHERE key = 'action'",
                            "DELETE FROM state WHERE key = 'action'"}) {
        const MovingFile file;
        file.execute(sql);
        INFO(sql);
        CHECK(anyMentions(*verifyWorldFile(file.path), "the moving objects of the level can't be read"));
        const Result<LoadedWorld> seen = WorldFile::readSnapshot(file.path);
        REQUIRE(seen);
        CHECK(anyMentions(seen->notices, "the level is entered again at "));
        CHECK_FALSE(seen->world.action);
        const LoadedWorld fixed = loaded(file.path);
        CHECK(fixed.notices.size() == 1);
        CHECK(fixed.world.player().position == movingWorld().player().position);
        const bool kept = !mentions(sql, "DELETE");
        CHECK(file.count("SELECT count(*) FROM state_quarantine WHERE key = 'action'") == (kept ? 1 : 0));
        CHECK(verifyWorldFile(file.path)->empty());
        CHECK(loaded(file.path).notices.empty());
    }
}

TEST_CASE("what moves that doesn't fit the world is reported, and the level is entered again")
{
    const std::vector<std::pair<const char *, std::function<void(World &)>>> changes{
        {"the player is elsewhere", [](World &w) { w.action->level = 1; }},
        {"the player is elsewhere", [](World &w) { w.motion().player.x += 2; }},
        {"is dead",
         [](World &w) {
             MonsterState dead = findMonster(w, w.action->agents[1].id)->state;
             dead.alive = false;
             setMonsterState(w, w.action->agents[1].id, dead);
         }},
        {"doesn't exist", [](World &w) { w.action->agents[2].id.index += 40; }},
        {"is of another kind", [](World &w) { w.action->agents[0].kind ^= 1U; }},
        {"is outside the level", [](World &w) { w.action->agents[0].position.x = 0.5; }},
        {"is nowhere", [](World &w) { w.action->agents[2].id.home.x = kWorldLimit; }},
    };
    for (const auto &[reason, change] : changes) {
        INFO(reason);
        World world = movingWorld();
        change(world);
        const MovingFile file(world);
        CHECK(anyMentions(*verifyWorldFile(file.path), reason));
        const LoadedWorld fixed = loaded(file.path);
        CHECK(anyMentions(fixed.notices, reason));
        CHECK_FALSE(fixed.world.action);
        CHECK(loaded(file.path).notices.empty());
    }
}

TEST_CASE("a player who is put elsewhere enters the level there")
{
    const MovingFile file;
    file.execute("UPDATE player SET x = 1000000, y = 1000000");
    const LoadedWorld fixed = loaded(file.path);
    CHECK(anyMentions(fixed.notices, "the player is outside the levels"));
    CHECK(anyMentions(fixed.notices, "the level is entered again"));
    CHECK_FALSE(fixed.world.action);
}

TEST_CASE("a run through rooms that can't be read begins with full health")
{
    const MovingFile file;
    file.execute("DELETE FROM state WHERE key = 'run'");
    const LoadedWorld fixed = loaded(file.path);
    CHECK(anyMentions(fixed.notices, "the state of the run can't be read"));
    CHECK(fixed.world.player().health == fixed.world.content->scenario.action->health);
    CHECK(fixed.world.action == movingWorld().action);
}

TEST_CASE("an editor leaves what moves as it is, and play finds whom it brought to the level")
{
    World world = movingWorld();
    const Level level = world.map.plan().levels.at(kPlayersLevel);
    const WorldPos free{level.area.origin.x + 6, level.area.origin.y + 1};
    const MovingFile file(world);
    const auto edit = [&](auto change) {
        Result<EditedWorld> edited = EditedWorld::open(file.path);
        REQUIRE(edited);
        CHECK(edited->world().action == world.action);
        EditDraft draft(edited->world(), edited->bookmarks());
        change(draft);
        REQUIRE(edited->perform("Edit", draft.delta()));
    };
    edit([&](EditDraft &draft) { // on another level: nothing to do with it
        const Level &other = world.map.plan().levels.front();
        REQUIRE(draft.putMonster({other.area.origin.x + 5, other.area.origin.y + 2}, 0));
    });
    CHECK(loaded(file.path).world.action == world.action);
    edit([&](EditDraft &draft) { REQUIRE(draft.putMonster(free, 0)); });
    const LoadedWorld played = loaded(file.path);
    CHECK(played.notices.empty()); // it is no damage
    CHECK(anyMentions(played.remarks, "edits changed the monsters of the current level"));
    CHECK_FALSE(played.world.action);
    const LoadedWorld again = loaded(file.path);
    CHECK(again.remarks.empty());
    CHECK_FALSE(again.world.action);
    CHECK(verifyWorldFile(file.path)->empty());
}

TEST_CASE("a level is entered again after an edit moved a monster on it, and goes on once that is undone")
{
    const World world = movingWorld();
    const MovingFile file(world);
    const fs::path copy = file.folder / "copy.cave";
    const MonsterId id = world.action->agents[0].id;
    const WorldPos at = cellAt(world.action->agents[0].position);
    const WorldPos to{at.x + 1, at.y};
    {
        Result<EditedWorld> edited = EditedWorld::open(file.path);
        REQUIRE(edited);
        EditDraft draft(edited->world(), edited->bookmarks());
        REQUIRE(draft.moveMonster(id, to));
        REQUIRE(edited->perform("Move", draft.delta()));
        CHECK(edited->world().action == world.action);
    }
    REQUIRE(WorldFile::copy(file.path, copy, "Copy"));
    {
        const Result<SavedSession> moved = SavedSession::open(copy);
        REQUIRE(moved);
        const ActionState &action = *moved->session().world().action;
        CHECK(action.agents.size() == world.action->agents.size());
        CHECK(action.agents[0].position == middleOf(to));
        CHECK(action.agents[0].health == action.agents[0].fullHealth);
        CHECK(action.shots.empty());
    }
    {
        Result<EditedWorld> edited = EditedWorld::open(file.path);
        REQUIRE(edited);
        REQUIRE(edited->goTo(0));
    }
    const Result<SavedSession> undone = SavedSession::open(file.path);
    REQUIRE(undone);
    CHECK(undone->session().world().action == world.action);
}

TEST_CASE("statistics that can't be read count no potion as a chest")
{
    World world = movingWorld();
    const WorldPos corner = world.map.plan().levels.at(kPlayersLevel).area.origin;
    const WorldPos potion{corner.x + 9, corner.y + 7}; // row 1 of 9 from the north
    const int size = world.map.regionSize();
    const Region &region = world.map.region(regionOf(potion, size));
    REQUIRE(std::ranges::any_of(region.features, [&](const Feature &feature) {
        return feature.kind == FeatureKind::Potion && feature.cell == cellOf(potion, size);
    }));
    world.map.edit(regionOf(potion, size),
                   [&](RegionChanges &changes) { changes.claimed.push_back(cellOf(potion, size)); });
    const MovingFile file(world);
    CHECK(verifyWorldFile(file.path)->empty());
    file.execute("DELETE FROM state WHERE key = 'statistics'");
    const LoadedWorld fixed = loaded(file.path);
    CHECK(fixed.world.player().statistics.chestsOpened == 0);
    CHECK(fixed.world.map.changesOf(regionOf(potion, size)).isClaimed(cellOf(potion, size)));
}

TEST_CASE("a world of rooms remembers the rooms that it was made of")
{
    const TempFolder folder;
    const fs::path path = folder / "rooms.cave";
    WorldSpec spec{"rooms", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
    LevelPlan plan;
    {
        Result<SavedSession> session = SavedSession::create(path, "Rooms", spec);
        INFO((session ? std::string() : session.error().text()));
        REQUIRE(session);
        plan = session->session().world().map.plan();
        CHECK(plan.levels.size() > 1);
    }
    const Result<SavedSession> session = SavedSession::open(path);
    REQUIRE(session);
    CHECK(session->session().world().spec == spec);
    CHECK(session->session().world().map.plan() == plan);
}

TEST_CASE("a world in which nothing moves freely has no row of it")
{
    const TempFolder folder;
    const fs::path path = folder / "endless.cave";
    REQUIRE(SavedSession::create(path, "Endless", testSpec()));
    const Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    REQUIRE(database);
    CHECK(*database->queryInteger("SELECT count(*) FROM state WHERE key = 'action'") == 0);
    CHECK(*database->queryInteger("SELECT count(*) FROM level_files") == 0);
}

TEST_CASE("the level files that a world is made of are kept with it, byte for byte")
{
    const TempFolder folder;
    const fs::path path = folder / "levels.cave";
    LevelPlan plan;
    {
        Result<SavedSession> session = SavedSession::create(path, "Levels", levelsSpec());
        INFO((session ? std::string() : session.error().text()));
        REQUIRE(session);
        plan = session->session().world().map.plan();
        REQUIRE(session->file().rename("Renamed"));
    }
    const Result<SavedSession> session = SavedSession::open(path);
    REQUIRE(session);
    CHECK(session->session().world().spec == levelsSpec());
    CHECK(session->session().world().map.plan() == plan);
    CHECK(session->session().content().scenario.kind == ScenarioKind::Rooms);
    const fs::path copy = folder / "copy.cave";
    REQUIRE(WorldFile::copy(path, copy, "Copy"));
    CHECK(WorldFile::summary(copy)->spec == levelsSpec());
    CHECK(inspectWorldFile(copy)->world.spec == levelsSpec());
}

TEST_CASE("other level files make another world")
{
    const auto hashOf = [](const WorldSpec &spec) {
        Result<Session> session = Session::begin(spec);
        REQUIRE(session);
        return session->stateHashes().spec;
    };
    WorldSpec other = levelsSpec();
    other.levelFiles[0].name = "two.csv";
    WorldSpec changed = levelsSpec();
    changed.levelFiles[1].text.replace(changed.levelFiles[1].text.find("1.5"), 3, "2.5");
    CHECK(hashOf(levelsSpec()) == hashOf(levelsSpec()));
    CHECK(hashOf(other) != hashOf(levelsSpec()));
    CHECK(hashOf(changed) != hashOf(levelsSpec()));
    CHECK(hashOf(changed) != hashOf(other));
}

TEST_CASE("level files that are not as they were written are damage that is reported by name")
{
    const std::vector<std::pair<const char *, const char *>> changes{
        {"UPDATE level_files SET text = x'41' WHERE number = 2",
         "the checksum of its level file 2 'zwei/\xC3\xA4.csv' does not match"},
        {"UPDATE level_files SET crc32 = crc32 + 1 WHERE number = 1",
         "the checksum of its level file 1 'one.csv' does not match"},
        {"DELETE FROM level_files WHERE number = 2", "it doesn't have the 2 level files it was created with"},
        {"DELETE FROM level_files WHERE number = 1", "it doesn't have the 2 level files it was created with"},
        {"INSERT INTO level_files VALUES (3, 'x.csv', x'', 0)",
         "it doesn't have the 2 level files it was created with"},
    };
    for (const auto &[sql, reason] : changes) {
        const TempFolder folder;
        const fs::path path = folder / "levels.cave";
        REQUIRE(SavedSession::create(path, "Levels", levelsSpec()));
        {
            Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
            REQUIRE(database);
            REQUIRE(database->execute(sql));
        }
        INFO(sql);
        const Result<SavedSession> session = SavedSession::open(path);
        REQUIRE_FALSE(session);
        CHECK(session.error().code == ErrorCode::Damaged);
        CHECK(mentions(session.error().text(), reason));
        CHECK(anyMentions(*verifyWorldFile(path), reason));
    }
    const TempFolder folder;
    const fs::path path = folder / "levels.cave";
    REQUIRE(SavedSession::create(path, "Levels", levelsSpec()));
    changeMeta(path, "UPDATE meta SET value = 'two' WHERE key = 'level_files'");
    CHECK(mentions(WorldFile::summary(path).error().text(), "the number of its level files is 'two'"));
}

TEST_CASE("a world of version 4 is read as it is and brought up to date when it is opened")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Dungeon}) {
        const TempFolder folder;
        const fs::path path = folder / "old.cave";
        std::uint64_t hash = 0;
        {
            WorldSpec spec{"old", {kind, 1}, defaultSettings(kind)};
            Result<SavedSession> session = SavedSession::create(path, "Old", spec);
            REQUIRE(session);
            for (int i = 0; i < 20; ++i)
                session->apply(WaitCommand{});
            hash = session->session().stateHash();
        }
        bringBackToVersion4(path);
        const std::string before = readBytes(path);
        CHECK(verifyWorldFile(path)->empty());
        CHECK(WorldFile::summary(path)->name == "Old");
        CHECK(readBytes(path) == before);
        {
            Result<SavedSession> session = SavedSession::open(path);
            REQUIRE(session);
            CHECK(session->notices().empty());
            CHECK(session->session().stateHash() == hash);
            session->apply(WaitCommand{});
        }
        const Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
        CHECK(*database->queryInteger("PRAGMA user_version") == 5);
        CHECK(*database->queryInteger("SELECT value = '0' FROM meta WHERE key = 'level_files'") == 1);
        CHECK(verifyWorldFile(path)->empty());
    }
}

TEST_CASE("what only goes on may wait to be saved, and what was gained or lost may not")
{
    CHECK(areMinorEvents({}));
    CHECK(areMinorEvents({PlayerMoved{}, CellsExplored{}, MonsterMoved{}, TimePassed{}}));
    CHECK(areMinorEvents({ShotFired{}, ShotEnded{}, PlayerHurt{}, AgentHurt{}, ItemUsed{}, InfoRead{}}));
    for (const Event &event : std::vector<Event>{PickedUp{}, LevelEntered{}, RunEnded{}, AgentSlain{},
                                                 LevelBeaten{}, PlayerHealed{}, ExperienceGained{}}) {
        INFO(event.index());
        CHECK_FALSE(areMinorEvents({event}));
        CHECK_FALSE(areMinorEvents({PlayerMoved{}, event, TimePassed{}}));
    }
}

TEST_CASE("while time only goes by, a world is saved twice a second, and at once when something was gained")
{
    const TempFolder folder;
    const fs::path path = folder / "beat.cave";
    WorldSpec spec = levelsSpec();
    spec.levelFiles = {{"hall.csv",
                        "TopDownLevel,Hall,20,20\nPlayerStartLocation,1,1\nBackgroundTile,a.png,0,0\n"
                        "StaticGameObject,Goal,10,1\nStaticGameObject,AxePickup,3,1\n"
                        "DynamicGameObject,Demon,18,18,100,30\n"}};
    Result<SavedSession> session = SavedSession::create(path, "Beat", spec);
    REQUIRE(session);
    if (!session->session().world().realTime)
        session->apply(ClockCommand{true});
    const auto savedHash = [&path] {
        Result<LoadedWorld> saved = WorldFile::readSnapshot(path);
        REQUIRE(saved);
        return stateHash(saved->world);
    };
    session->apply(SteerCommand{Direction::East});
    REQUIRE(savedHash() == session->session().stateHash());
    bool gained = false;
    double passed = 0;
    while (!gained && passed < SavedSession::kSecondsToNextSave) {
        const std::vector<Event> events = session->advance(kStepSeconds);
        passed += kStepSeconds;
        gained = std::ranges::any_of(
            events, [](const Event &event) { return std::holds_alternative<PickedUp>(event); });
        CHECK((savedHash() == session->session().stateHash()) == gained);
    }
    REQUIRE(gained); // long before it was time to save
    session->apply(SteerCommand{});
    int saves = 0;
    for (int step = 0; step < 2 * kStepsPerSecond; ++step) {
        session->advance(kStepSeconds);
        saves += savedHash() == session->session().stateHash() ? 1 : 0;
    }
    CHECK(saves == 4);
    session->advance(kStepSeconds);
    REQUIRE(savedHash() != session->session().stateHash());
    REQUIRE(session->save());
    CHECK(savedHash() == session->session().stateHash());
}

TEST_CASE("a lost player's turn is that of the last checkpoint and of the commands after it")
{
    const TempFolder folder;
    const fs::path path = folder / "alone.cave";
    std::int64_t turn = 0;
    {
        WorldSpec spec = levelsSpec();
        spec.levelFiles = {{"alone.csv", "TopDownLevel,Alone,9,9\nPlayerStartLocation,1,1\n"
                                         "BackgroundTile,a.png,0,0\nStaticGameObject,Goal,5,5\n"}};
        Result<SavedSession> session = SavedSession::create(path, "Alone", spec);
        REQUIRE(session);
        session->apply(ClockCommand{false});
        while (session->session().world().commands < kCheckpointInterval)
            session->apply(WaitCommand{}); // of several turns
        session->apply(ClockCommand{true});
        session->apply(TickCommand{9});
        REQUIRE(session->save());
        turn = session->session().world().turn;
    }
    REQUIRE(WorldFile::summary(path)->turn == turn);
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute("DELETE FROM player"));
    CHECK(WorldFile::summary(path)->turn == turn);
    REQUIRE(database->execute("DELETE FROM checkpoints"));
    CHECK(WorldFile::summary(path)->turn < turn);
}
