// SPDX-License-Identifier: MIT
#include "core/edit/edit_draft.h"
#include "core/edit/shapes.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/settings_json.h"
#include "core/io/codec/spec_arguments.h"
#include "core/io/codec/state_codec.h"
#include "core/io/files/bytes.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_inspection.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/session/session.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/older_format.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

WorldSpec specOf(GeneratorKind kind)
{
    WorldSpec spec;
    spec.seed = "files";
    spec.generator.kind = kind;
    spec.settings = defaultSettings(kind);
    return spec;
}

/// The n-th command of a repeatable walk in any way to play, by turns and in real time.
Command commandOf(const Session &session, std::uint64_t n)
{
    const std::uint64_t draw = mix64(combine(11, n));
    if (session.isFighting())
        return draw % 5 == 0 && session.world().fight()->dice ? Command{DodgeCommand{}}
                                                              : Command{FightCommand{}};
    if (draw % 40 == 0)
        return ClockCommand{!session.world().realTime};
    if (draw % 7 == 0 && session.world().realTime)
        return TickCommand{};
    const std::size_t ways = session.content().scenario.diagonalMoves ? 8 : 4;
    return MoveCommand{kEightDirections[mix64(combine(5, n / 6)) % ways]};
}

void play(SavedSession &session, std::uint64_t commands)
{
    for (std::uint64_t n = 0; n < commands && session.session().world().run == RunState::Going; ++n)
        session.apply(commandOf(session.session(), n));
    REQUIRE_FALSE(session.saveError());
}

/// A world of one way to play that was played for a while, closed.
struct PlayedScenario {
    TempFolder folder;
    fs::path path = folder / "played.cave";
    std::uint64_t hash = 0;
    WorldPos player;
    RunStanding standing;
    LevelPlan plan;

    explicit PlayedScenario(GeneratorKind kind, std::uint64_t commands = 600)
    {
        Result<SavedSession> session = SavedSession::create(path, "Played", specOf(kind));
        INFO((session ? std::string() : session.error().text()));
        REQUIRE(session);
        play(*session, commands);
        const World &world = session->session().world();
        hash = session->session().stateHash();
        player = world.player().position;
        standing = standingOf(world);
        plan = world.map.plan();
        REQUIRE(plan.isBounded());
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

DiceRoll someRoll()
{
    return {someNumber(1, 50), someNumber(1, 50), someNumber(-5, 30)};
}

DiceAction someAction()
{
    using Kind = DiceAction::Kind;
    DiceAction action;
    action.by = *rc::gen::element(Side::Player, Side::Enemy);
    action.kind = *rc::gen::element(Kind::Attack, Kind::Dodge, Kind::Harm, Kind::Heal);
    action.roll = someRoll();
    action.dodge = someRoll();
    action.dodgeTenths = someNumber(10, 20);
    action.dodged = *rc::gen::arbitrary<bool>();
    action.blocked = someNumber(0, 20);
    action.harm = someNumber(0, 1000);
    action.health = someNumber(0, 1'000'000);
    if (action.kind == Kind::Harm || action.kind == Kind::Heal)
        action.item = static_cast<std::size_t>(someNumber(0, 3));
    return action;
}

Fight someDiceFight()
{
    Fight fight;
    fight.enemy = {{someNumber(-3, 9), someNumber(-3, 9)}, someNumber(0, 5)};
    fight.dice = DiceFight{someNumber(0, 300), someNumber(10, 20), {}};
    for (int i = someNumber(0, 30); i > 0; --i)
        fight.dice->actions.push_back(someAction());
    return fight;
}

std::vector<std::uint8_t> bytesOf(const std::optional<Fight> &fight, const Content &content)
{
    ByteWriter out;
    writeFight(out, fight, content);
    return out.bytes();
}

} // namespace

TEST_CASE("a world of every way to play comes back from its file as it was, and its log leads to it")
{
    for (const GeneratorKind kind : {GeneratorKind::Cavern, GeneratorKind::Dungeon}) {
        const PlayedScenario played(kind);
        INFO(generatorName(kind));
        CHECK(verifyWorldFile(played.path)->empty());
        const Result<ReplayReport> replay = verifyReplay(played.path);
        REQUIRE(replay);
        CHECK_FALSE(replay->difference);
        CHECK(replay->stateHash == played.hash);
        CHECK(replayText(played.path));
        Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        CHECK(session->notices().empty());
        CHECK(session->session().stateHash() == played.hash);
        CHECK(standingOf(session->session().world()) == played.standing);
        CHECK(session->session().content().scenario.kind == scenarioOf(kind));
        play(*session, 50);
    }
}

TEST_CASE("a list of worlds shows how a run stands")
{
    const PlayedScenario played(GeneratorKind::Dungeon);
    const Result<WorldSummary> summary = WorldFile::summary(played.path);
    REQUIRE(summary);
    CHECK(summary->scenario == ScenarioKind::DungeonRun);
    CHECK(summary->experience == played.standing.experience);
    CHECK(summary->health == played.standing.health);
    CHECK(summary->run == played.standing.state);
    REQUIRE(summary->floor);
    CHECK(*summary->floor == played.plan.levelAt(played.player)->number);
    const TempFolder folder;
    REQUIRE(SavedSession::create(folder / "endless.cave", "Endless", testSpec()));
    const Result<WorldSummary> endless = WorldFile::summary(folder / "endless.cave");
    CHECK(endless->scenario == ScenarioKind::EndlessCaves);
    CHECK_FALSE(endless->floor);
}

TEST_CASE("a file lists its levels and the ways between them")
{
    const PlayedScenario played(GeneratorKind::Dungeon, 5);
    CHECK(played.count("SELECT count(*) FROM levels WHERE level > 0") ==
          static_cast<std::int64_t>(played.plan.levels.size()));
    CHECK(played.count("SELECT width FROM levels WHERE level = 5") == 50);
    CHECK(played.count("SELECT x FROM levels WHERE level = 3") == 200);
    CHECK(played.count("SELECT count(*) FROM links") == static_cast<std::int64_t>(played.plan.links.size()));
    const TempFolder folder;
    REQUIRE(SavedSession::create(folder / "endless.cave", "Endless", testSpec()));
    const Result<Database> endless = Database::open(folder / "endless.cave", Database::Mode::ReadOnly);
    CHECK(*endless->queryInteger("SELECT count(*) FROM levels") == 1);
    CHECK(*endless->queryInteger("SELECT count(*) FROM links") == 0);
}

TEST_CASE("levels that a file describes wrongly are reported, and the world goes on with those of its seed")
{
    for (const char *sql :
         {"UPDATE levels SET width = 7 WHERE level = 2", "DELETE FROM levels WHERE level = 5",
          "UPDATE links SET to_x = to_x + 1", "UPDATE levels SET finish_x = NULL WHERE level = 1",
          "UPDATE levels SET width = -3 WHERE level = 2",
          "UPDATE levels SET x = -9223372036854775808 WHERE level = 1",
          "UPDATE levels SET start_y = 9223372036854775807 WHERE level = 1",
          "UPDATE links SET to_x = 9223372036854775807", "DROP TABLE links"}) {
        const PlayedScenario played(GeneratorKind::Dungeon, 40);
        played.execute(sql);
        INFO(sql);
        const std::vector<Message> problems = *verifyWorldFile(played.path);
        CHECK((anyMentions(problems, "levels in the file") || anyMentions(problems, "the file's ") ||
               anyMentions(problems, "table links is missing")));
        const Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        CHECK(anyMentions(session->notices(), "revert to the seed"));
        CHECK(session->session().world().map.plan() == played.plan);
    }
}

TEST_CASE("how a run stands that can't be read is reported and starts again")
{
    for (const char *sql :
         {"DELETE FROM state WHERE key = 'run'", "UPDATE state SET value = x'01' WHERE key = 'run'",
          "UPDATE state SET crc32 = crc32 + 1 WHERE key = 'run'"}) {
        const PlayedScenario played(GeneratorKind::Dungeon, 3);
        played.execute(sql);
        INFO(sql);
        const Result<LoadedWorld> loaded = WorldFile::readSnapshot(played.path);
        REQUIRE(loaded);
        CHECK(anyMentions(loaded->notices, "the state of the run can't be read"));
        CHECK(loaded->world.player().experience == 0);
        CHECK(loaded->world.player().health > 0);
        const Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        CHECK(session->notices().size() == 1);
    }
}

TEST_CASE("an endless world needs no word of how its run stands")
{
    const TempFolder folder;
    const fs::path path = folder / "endless.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Endless", testSpec());
        REQUIRE(session);
        walk(*session, 3, 300);
    }
    const Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    CHECK(*database->queryInteger("SELECT count(*) FROM state WHERE key = 'run'") == 0);
    CHECK(verifyWorldFile(path)->empty());
}

TEST_CASE("a run that stands impossibly is refused")
{
    const auto read = [](const RunStanding &standing) {
        ByteWriter out;
        writeRun(out, standing);
        return readRun(out.bytes());
    };
    const RunStanding possible{123'456, 78, RunState::Lost, true};
    CHECK(read(possible).value() == possible);
    CHECK_FALSE(read({std::int64_t{1} << 60, 1, RunState::Going, false}));
    CHECK_FALSE(read({0, 1'000'001, RunState::Going, false}));
    CHECK_FALSE(read({0, 1, static_cast<RunState>(3), false}));
    CHECK(readRun({}).error().text() == "there is no content");
    const std::vector<std::uint8_t> newer{9, 0, 0, 0, 0};
    CHECK(mentions(readRun(newer).error().text(), "its version is 9"));
    const std::vector<std::uint8_t> longer{1, 0, 0, 0, 0, 0};
    CHECK(mentions(readRun(longer).error().text(), "bytes after its end"));
}

TEST_CASE("a world of version 3 is read as it is and brought up to date when it is opened")
{
    const TempFolder folder;
    const fs::path path = folder / "old.cave";
    std::uint64_t hash = 0;
    {
        Result<SavedSession> session = SavedSession::create(path, "Old", testSpec());
        REQUIRE(session);
        walk(*session, 9, 700);
        hash = session->session().stateHash();
    }
    bringBackToVersion3(path);
    const std::string before = readBytes(path);
    CHECK(WorldFile::summary(path)->scenario == ScenarioKind::EndlessCaves);
    CHECK(verifyWorldFile(path)->empty());
    CHECK_FALSE(verifyReplay(path)->difference);
    CHECK(readBytes(path) == before);
    {
        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        CHECK(session->notices().empty());
        CHECK(session->session().stateHash() == hash);
        walk(*session, 10, 50);
    }
    const Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    CHECK(*database->queryInteger("PRAGMA user_version") == 5);
    CHECK(*database->queryInteger("SELECT count(*) FROM links") == 0);
    CHECK(*database->queryInteger("SELECT count(*) FROM meta WHERE key = 'content_scenario'") == 1);
    CHECK(verifyWorldFile(path)->empty());
    const Result<ReplayReport> replay = verifyReplay(path);
    REQUIRE(replay);
    CHECK_FALSE(replay->difference);
}

TEST_CASE(
    "a world whose scenario and generator don't go together is damaged, and an unknown scenario too new")
{
    const PlayedScenario played(GeneratorKind::Dungeon, 3);
    changeMeta(played.path, "UPDATE meta SET value = 'cavern' WHERE key = 'scenario'");
    const Error apart = WorldFile::summary(played.path).error();
    CHECK(apart.code == ErrorCode::Damaged);
    CHECK(mentions(apart.text(), "its scenario is cavern, and its generator dungeon"));
    changeMeta(played.path, "UPDATE meta SET value = 'chess' WHERE key = 'scenario'");
    CHECK(WorldFile::summary(played.path).error().code == ErrorCode::TooNew);
    changeMeta(played.path, "DELETE FROM meta WHERE key = 'content_scenario'");
    CHECK(WorldFile::summary(played.path).error().code == ErrorCode::Damaged);
}

TEST_CASE("a fight by dice comes back with all that was thrown in it")
{
    const Content content = builtInContent(ScenarioKind::DungeonRun).value();
    REQUIRE(rc::check("writeFight and readFight", [&content] {
        const std::optional<Fight> fight = someDiceFight();
        RC_ASSERT(readFight(bytesOf(fight, content), content).value() == fight);
    }));
}

TEST_CASE("a fight by dice that is cut short or changed is refused or is still one that can be")
{
    const Content content = builtInContent(ScenarioKind::DungeonRun).value();
    REQUIRE(rc::check("damaged fights", [&content] {
        std::vector<std::uint8_t> bytes = bytesOf(someDiceFight(), content);
        const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
        const std::vector<std::uint8_t> cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
        RC_ASSERT(!readFight(cut, content));
        bytes[at] ^= static_cast<std::uint8_t>(*rc::gen::inRange(1, 256));
        const Result<std::optional<Fight>> read = readFight(bytes, content);
        for (const DiceAction &action :
             read &&*read && (*read)->dice ? (*read)->dice->actions : std::vector<DiceAction>{}) {
            RC_ASSERT(action.harm >= 0 && action.harm <= 1'000'000 && action.item < content.items.size());
            RC_ASSERT(action.dodgeTenths >= 10 && action.dodgeTenths <= 20);
        }
    }));
}

TEST_CASE("changed water and trees, and monsters that go diagonally, are kept with their region")
{
    const Content content = builtInContent().value();
    REQUIRE(rc::check("payload", [&content] {
        RegionChanges changes;
        for (int i = someNumber(0, 9); i > 0; --i) {
            RegionRows &rows = *rc::gen::element(0, 1) == 0 ? changes.flippedWater : changes.flippedTrees;
            rows[static_cast<std::size_t>(someNumber(0, 11))] |= std::uint64_t{1}
                                                                 << static_cast<unsigned>(someNumber(0, 11));
        }
        MonsterChange monster{0, {{1, 2}, true, 0, {}, 0, Direction::North}, std::nullopt};
        monster.state.heading =
            *rc::gen::elementOf(std::vector(kEightDirections.begin(), kEightDirections.end()));
        changes.monsters.push_back(monster);
        const RegionCodec codec{content, {0, 0}, 12};
        PayloadEncoder encoder;
        const std::span<const std::uint8_t> payload = encoder.encode(changes, codec).value();
        RC_ASSERT(decodePayload(payload, codec).value() == changes);
        const bool plain = changes.flippedWater == RegionRows{} && changes.flippedTrees == RegionRows{};
        RC_ASSERT(payload[0] == (plain ? 2 : 3)); // older programs go on reading what they can
        const DeltaCodec deltas{content, 12};
        WorldDelta delta;
        delta.regions[{0, 0}] = deltaBetween({}, changes);
        RC_ASSERT(deltas.decode(deltas.encode(delta).value()).value() == delta);
    }));
}

TEST_CASE("what needs water or trees can't hide in a payload or an edit of an older version")
{
    const Content content = builtInContent().value();
    RegionChanges changes;
    changes.flippedTrees[3] = 0b10;
    const RegionCodec codec{content, {0, 0}, 12};
    PayloadEncoder encoder;
    const std::span<const std::uint8_t> encoded = encoder.encode(changes, codec).value();
    std::vector<std::uint8_t> payload(encoded.begin(), encoded.end());
    payload[0] = 2;
    CHECK(mentions(decodePayload(payload, codec).error().text(), "section 9 is unknown"));
    WorldDelta delta;
    delta.regions[{0, 0}] = deltaBetween({}, changes);
    std::vector<std::uint8_t> edit = DeltaCodec{content, 12}.encode(delta).value();
    edit[0] = 1;
    const DeltaCodec deltas{content, 12};
    CHECK_FALSE(deltas.decode(edit));

    changes.features = {{{4, 5}, {{{4, 5}, FeatureKind::Camp, 0, {}}}}};
    const std::span<const std::uint8_t> camp = encoder.encode(changes, codec).value();
    payload.assign(camp.begin(), camp.end());
    CHECK(decodePayload(payload, codec).value() == changes);
    CHECK(payload[0] == kPayloadVersion);
    payload[0] = 3;
    CHECK(mentions(decodePayload(payload, codec).error().text(), "section 10 is unknown"));
    delta.regions[{0, 0}] = deltaBetween({}, changes);
    edit = deltas.encode(delta).value();
    CHECK(deltas.decode(edit).value() == delta);
    CHECK(edit[0] == kDeltaVersion);
    edit[0] = 2;
    CHECK_FALSE(deltas.decode(edit));
}

TEST_CASE("a feature that no edit can place is damage")
{
    const Content content = builtInContent(ScenarioKind::Journey).value();
    const RegionCodec codec{content, {0, 0}, 12};
    PayloadEncoder encoder;
    const auto errorOf = [&](const Feature &feature) {
        RegionChanges changes;
        changes.features = {{feature.cell, {feature}}};
        const std::span<const std::uint8_t> payload = encoder.encode(changes, codec).value();
        return decodePayload(payload, codec).error().text();
    };
    CHECK(mentions(errorOf({{4, 5}, FeatureKind::Gate, 0, {}}), "such a thing can't be moved"));
    CHECK(mentions(errorOf({{4, 5}, FeatureKind::Captive, 0, "gryphon"}), "unknown monster 'gryphon'"));
    CHECK(mentions(errorOf({{4, 5}, FeatureKind::Pickup, 1, "sowrd"}), "unknown item 'sowrd'"));
    CHECK(mentions(errorOf({{4, 12}, FeatureKind::Camp, 0, {}}), "outside the region"));
}

TEST_CASE("water and trees that were painted are there after the file was closed, and are undone exactly")
{
    const TempFolder folder;
    const fs::path path = folder / "painted.cave";
    REQUIRE(SavedSession::create(path, "Painted", specOf(GeneratorKind::Cavern)));
    const CellMask pond = ellipseCells(50, {40, 8}, {56, 22}, ShapeFill::Filled).value();
    WorldMap::Changes before;
    {
        Result<EditedWorld> edited = EditedWorld::open(path);
        REQUIRE(edited);
        before = edited->world().map.changes();
        EditDraft draft(edited->world(), edited->bookmarks());
        draft.setTerrain(pond, Terrain::Water);
        REQUIRE(edited->perform("Pond", draft.delta()));
        EditDraft grove(edited->world(), edited->bookmarks());
        grove.setTerrain(noiseCells(pond, 30, 4), Terrain::Trees);
        REQUIRE(edited->perform("Grove", grove.delta()));
    }
    CHECK(verifyWorldFile(path)->empty());
    Result<EditedWorld> edited = EditedWorld::open(path);
    REQUIRE(edited);
    REQUIRE(edited->position() == 2);
    const CellMask trees = noiseCells(pond, 30, 4);
    forEachCell(pond, [&](WorldPos p) {
        const Terrain now = edited->world().map.terrainAt(p);
        CHECK(now == (trees.contains(p) ? Terrain::Trees : Terrain::Water));
    });
    REQUIRE(edited->goTo(0));
    WorldMap::Changes after = edited->world().map.changes();
    std::erase_if(after, [](const auto &entry) { return entry.second.empty(); });
    std::erase_if(before, [](const auto &entry) { return entry.second.empty(); });
    CHECK(after == before);
}

TEST_CASE("a region in which cells outside the levels were changed is restored from the log")
{
    const PlayedScenario played(GeneratorKind::Dungeon, 3);
    RegionChanges changes;
    changes.flipped[40] = 1; // the first floor is ten cells high
    const Content content = builtInContent(ScenarioKind::DungeonRun).value();
    PayloadEncoder encoder;
    const std::span<const std::uint8_t> payload = encoder.encode(changes, {content, {0, 0}, 50}).value();
    {
        Result<Database> database = Database::open(played.path, Database::Mode::ReadWrite);
        Result<Statement> put = database->prepare(
            "INSERT OR REPLACE INTO regions (level, rx, ry, payload, crc32, explored_cells, changed_turn) "
            "VALUES (0, 0, 0, ?1, ?2, 0, 1)");
        REQUIRE(put->bindBlob(1, payload).bind(2, crc32Of(payload)).run());
    }
    const Result<SavedSession> session = SavedSession::open(played.path);
    REQUIRE(session);
    CHECK(session->damaged().empty());
    REQUIRE(session->notices().size() == 1);
    CHECK(mentions(session->notices()[0], "cells outside the levels were changed; restored from the log"));
}

TEST_CASE("settings of caverns come back from JSON, and the command line lists them")
{
    REQUIRE(rc::check("settings", [] {
        WorldSpec spec = specOf(GeneratorKind::Cavern);
        for (const SettingInfo &info : settingsOf(GeneratorKind::Cavern))
            info.set(spec.settings, someNumber(info.minimum, info.maximum));
        const WorldSettings defaults = defaultSettings(GeneratorKind::Cavern);
        const std::string json = settingsToJson(spec.settings, GeneratorKind::Cavern);
        RC_ASSERT(settingsFromJson(json, defaults).value() == spec.settings);
        WorldSettings assigned = defaults;
        for (const SettingInfo &info : settingsOf(GeneratorKind::Cavern)) {
            const std::string assignment = std::string(info.key) + "=" + settingText(info, spec.settings);
            const bool reported = specArguments(spec).find(assignment) != std::string::npos;
            RC_ASSERT(reported || info.get(spec.settings) == info.get(defaults));
            RC_ASSERT(assignSetting(assignment, assigned).ok());
        }
        RC_ASSERT(assigned == spec.settings);
        RC_ASSERT(specArguments(spec).find("--generator cavern") != std::string::npos);
    }));
}
