// SPDX-License-Identifier: MIT
// The settings that make a world easier than the rules of its scenario.
#include "core/io/codec/settings_json.h"
#include "core/rules/dice_combat.h"
#include "core/rules/monster_turn.h"
#include "core/session/replay.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tests/session/session_fixtures.h"
#include "tests/support/drawn_room.h"

namespace cave {
namespace {

using test::firstOf;
using test::pass;

Session roomsWith(Ease gentle, const std::vector<std::vector<std::string>> &levels)
{
    WorldSpec spec = specOfLevels(levels);
    spec.settings.gentleStart = gentle;
    Result<Session> session = Session::begin(spec);
    REQUIRE(session);
    return std::move(*session);
}

std::vector<Event> walkEast(Session &session, double seconds)
{
    session.apply(SteerCommand{Direction::East});
    std::vector<Event> events = pass(session, seconds);
    session.apply(SteerCommand{});
    return events;
}

/// When and how much the first touch hurts.
std::pair<double, int> firstTouch(Session &session)
{
    for (int step = 1; step < 4 * kStepsPerSecond; ++step) {
        const std::vector<Event> events = pass(session, kStepSeconds);
        if (const auto *hurt = firstOf<PlayerHurt>(events))
            return {step * kStepSeconds, hurt->amount};
    }
    return {0, 0};
}

Session dungeonWith(Ease healing, const std::string &seed = "wounded")
{
    WorldSpec spec{seed, {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
    spec.settings.slowHealing = healing;
    return *Session::begin(spec);
}

/// The player waits; returns the health that came back.
int healthAfter(Session &session, int turns)
{
    const int before = session.world().player().health;
    for (int i = 0; i < turns; ++i)
        session.apply(WaitCommand{});
    return session.world().player().health - before;
}

const std::vector<std::string> kWithDemon{"######", "#SD..#", "######"};
const std::vector<std::string> kToTheNext{"#####", "#SG.#", "#####"};

} // namespace

TEST_CASE("worlds are made by the rules unless an easier one is asked for")
{
    for (const GeneratorInfo &info : generators()) {
        CHECK(info.defaults.gentleStart == Ease::Off);
        CHECK(info.defaults.slowHealing == Ease::Off);
        CHECK(info.defaults.lives == Lives::One);
        CHECK_FALSE(isGentle(info.defaults, info.kind));
        CHECK(withRules(info.defaults, info.kind, false) == info.defaults);
        const WorldSettings easy = withRules(info.defaults, info.kind, true);
        CHECK((easy.lives == Lives::Camps) == (info.kind == GeneratorKind::Journey));
        CHECK(isGentle(easy, info.kind) == (easy != info.defaults));
        CHECK((easy.gentleStart == Ease::On) == (info.kind == GeneratorKind::Rooms));
        CHECK((easy.slowHealing == Ease::On) == (info.kind == GeneratorKind::Dungeon));
    }
}

TEST_CASE("a setting that eases a world is stored only while it is on")
{
    const WorldSettings plain = defaultSettings(GeneratorKind::Dungeon);
    const WorldSettings easy = withRules(plain, GeneratorKind::Dungeon, true);
    CHECK(settingsToJson(plain, GeneratorKind::Dungeon).find("slow_healing") == std::string::npos);
    const std::string stored = settingsToJson(easy, GeneratorKind::Dungeon);
    CHECK(stored.find("\"dungeon.slow_healing\":\"on\"") != std::string::npos);
    CHECK(settingsFromJson(stored, plain).valueOr(plain) == easy);
}

TEST_CASE("a gentle start gives a second on entering, and a touch does half the damage")
{
    Session plain = roomsWith(Ease::Off, {kWithDemon});
    Session gentle = roomsWith(Ease::On, {kWithDemon});
    CHECK(firstTouch(plain) == std::pair(0.5, 30));
    CHECK(firstTouch(gentle) == std::pair(1.0, 15));
}

TEST_CASE("a gentle start ends with the third room")
{
    Session third = roomsWith(Ease::On, {kToTheNext, kToTheNext, kWithDemon});
    Session fourth = roomsWith(Ease::On, {kToTheNext, kToTheNext, kToTheNext, kWithDemon});
    for (Session *session : {&third, &fourth}) {
        while (session->world().action->agents.empty())
            walkEast(*session, 0.05);
    }
    CHECK(firstTouch(third).second == 15);
    CHECK(firstTouch(fourth).second == 30);
}

TEST_CASE("with a gentle start a potion waits until it is needed")
{
    const std::vector<std::string> rows{"########", "#S+-.+.#", "########"};
    Session gentle = roomsWith(Ease::On, {rows});
    const int whole = gentle.world().player().health;
    walkEast(gentle, 0.3);
    CHECK(gentle.world().map.changesOf({0, 0}).claimed.empty());
    walkEast(gentle, 2);
    CHECK(gentle.world().player().health == whole); // harmed, then healed
    CHECK(gentle.world().map.changesOf({0, 0}).claimed.size() == 2);
    Session plain = roomsWith(Ease::Off, {rows});
    walkEast(plain, 0.3);
    CHECK(plain.world().map.changesOf({0, 0}).claimed.size() == 1);
}

TEST_CASE("slow healing restores health turn by turn, up to what is full")
{
    Session plain = dungeonWith(Ease::Off);
    Session easy = dungeonWith(Ease::On);
    for (Session *session : {&plain, &easy})
        session->mutableWorld().player().health = 20;
    CHECK(healthAfter(plain, 50) == 0);
    CHECK(healthAfter(easy, 50) == 5);
    CHECK(healthAfter(easy, 500) == 5);
    CHECK(easy.world().player().health == diceStats(easy.content(), easy.world().player()).health);
}

TEST_CASE("as time passes the health of all players comes back, not only that of the one shown")
{
    Session session = dungeonWith(Ease::On);
    session.apply(1, JoinCommand{2});
    session.apply(1, ClockCommand{true});
    Player &wounded = session.mutableWorld().party.at(2).player;
    wounded.health = 20;
    for (int second = 0; second < 10; ++second) // nothing else happens on the first floor
        session.advance(1);
    CHECK(session.world().party.shown == 1);
    CHECK(wounded.health == 25);
}

TEST_CASE("no health comes back while something hunts the player")
{
    Session session = dungeonWith(Ease::On);
    // The second floor has a monster.
    World world = std::move(session).takeWorld();
    const Level floor = world.map.plan().levels[1];
    world.player().position = *floor.start;
    world.player().health = 20;
    std::vector<Monster> monsters = monstersNear(world, *floor.start, activeRadius(world));
    REQUIRE_FALSE(monsters.empty());
    for (const Monster &monster : monsters) {
        MonsterState state = monster.state;
        state.patience = 1'000'000;
        state.lastSeen = *floor.start;
        setMonsterState(world, monster.id, state);
    }
    Session hunted(std::move(world));
    int turns = 0;
    while (!hunted.isFighting() && turns < 200) {
        hunted.apply(WaitCommand{});
        ++turns;
        REQUIRE(hunted.world().player().health == 20);
    }
    CHECK(turns > 0);
}

TEST_CASE("who hunts on a floor that was left doesn't keep health from coming back")
{
    World world = std::move(dungeonWith(Ease::On)).takeWorld();
    const std::vector<Level> &floors = world.map.plan().levels;
    world.player().position = *floors[1].start;
    for (const Monster &monster : monstersNear(world, *floors[1].start, activeRadius(world))) {
        MonsterState state = monster.state;
        state.patience = 12;
        setMonsterState(world, monster.id, state);
    }
    world.player().position = *floors[0].start; // where no monsters are
    world.player().health = 20;
    Session safe(std::move(world));
    CHECK(healthAfter(safe, 50) == 5);
}

TEST_CASE("the log of an eased run leads to the same state")
{
    Session session = dungeonWith(Ease::On);
    session.changesSaved();
    session.mutableWorld().player().health = 20;
    Session again = dungeonWith(Ease::On);
    again.changesSaved();
    again.mutableWorld().player().health = 20;
    healthAfter(session, 60);
    const std::vector<Command> log = session.unsavedChanges().commands;
    CHECK(playCommands(again, log).played == log.size());
    CHECK(again.stateHash() == session.stateHash());
    CHECK(session.stateHash() != dungeonWith(Ease::Off).stateHash());
}

} // namespace cave
