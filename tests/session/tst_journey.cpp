// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/rules/journey/journey.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/session/session_fixtures.h"

using namespace cave;
using test::firstOf;

namespace {

WorldSpec journeySpec(const std::string &seed, Lives lives = Lives::One)
{
    const GeneratorInfo &generator = generatorFor(ScenarioKind::Journey);
    WorldSpec spec{seed, {generator.kind, 1}, generator.defaults};
    spec.settings.lives = lives;
    return spec;
}

Session begun(const WorldSpec &spec)
{
    return Session::begin(spec).value();
}

/// Puts the player beside `at` and walks onto it or against it; returns the events.
std::vector<Event> walkFreelyOnto(Session &session, WorldPos at)
{
    for (const Direction direction : kDirections) {
        const WorldPos from = step(at, direction);
        if (session.isRock(from) || !session.monstersNear(from, 0).empty())
            continue;
        session.mutableWorld().player().position = from;
        for (const Direction back : kDirections) {
            if (step(from, back) == at)
                return session.apply(MoveCommand{back});
        }
    }
    return {};
}

/// A player whom nothing can hurt much, so that only the goal matters.
void arm(Session &session)
{
    World &world = session.mutableWorld();
    const auto give = [&](const char *key) {
        const ItemType *item = world.content->findItem(key);
        world.player().inventory.stacks.push_back(
            {static_cast<std::size_t>(item - world.content->items.data()), 1});
    };
    give("infused_sword");
    give("infused_armour");
    world.player().inventory.weapon = world.player().inventory.stacks.size() - 2;
    world.player().inventory.armour = world.player().inventory.stacks.size() - 1;
}

void fightOn(Session &session)
{
    while (session.isFighting() && session.world().run == RunState::Going)
        session.apply(FightCommand{});
}

} // namespace

TEST_CASE("three relics open the gate, and its guardian ends the journey")
{
    WorldSpec spec = journeySpec("three relics", Lives::Camps);
    spec.settings.monsters = MonsterMode::Stationary;
    Session session = begun(spec);
    arm(session);
    const JourneyPlan plan = session.world().map.source()->journey();
    CHECK(objectiveOf(session.world())->found == 0);
    CHECK(objectiveOf(session.world())->goal == plan.relics.front());
    CHECK(objectiveOf(session.world())->knowledge == GateKnowledge::Nothing);

    const std::vector<Event> shut = walkFreelyOnto(session, *plan.gate);
    REQUIRE(firstOf<GateShut>(shut) != nullptr);
    CHECK(firstOf<GateShut>(shut)->found == 0);
    CHECK_FALSE(session.isFighting());

    for (std::size_t i = 0; i < plan.relics.size(); ++i) {
        const std::vector<Event> events = walkFreelyOnto(session, plan.relics[i]);
        REQUIRE(firstOf<RelicFound>(events) != nullptr);
        CHECK(firstOf<RelicFound>(events)->found == static_cast<int>(i) + 1);
        CHECK((firstOf<GateOpened>(events) != nullptr) == (i == 2));
        fightOn(session);
    }
    CHECK(objectiveOf(session.world())->gateOpen);
    CHECK(objectiveOf(session.world())->goal == *plan.gate);
    CHECK(session.world().player().experience >= 1500);

    for (int i = 0; i < 50 && session.world().run == RunState::Going; ++i) {
        walkFreelyOnto(session, *plan.gate);
        fightOn(session);
    }
    CHECK(session.world().run == RunState::Won);
}

TEST_CASE("a map piece shows the gate, and a relic taken stays taken")
{
    Session session = begun(journeySpec("piece"));
    const JourneyPlan plan = session.world().map.source()->journey();
    const std::vector<Event> events = walkFreelyOnto(session, plan.mapPieces.front());
    REQUIRE(firstOf<MapPieceFound>(events) != nullptr);
    CHECK(firstOf<MapPieceFound>(events)->gate == *plan.gate);
    CHECK(objectiveOf(session.world())->knowledge == GateKnowledge::Place);
    fightOn(session);
    CHECK(firstOf<MapPieceFound>(walkFreelyOnto(session, plan.mapPieces.front())) == nullptr);
}

TEST_CASE("deeper bands have other monsters")
{
    const std::shared_ptr<const Content> content = contentFor(ScenarioKind::Journey);
    const std::vector<Band> &bands = content->scenario.journey->bands;
    REQUIRE(bands.size() == 5);
    CHECK(bandAt(*content, {0, 0}) == &bands[0]);
    CHECK(bandAt(*content, {0, -120}) == &bands[1]);
    CHECK(bandAt(*content, {3000, 4000}) == &bands[4]);
    Session session = begun(journeySpec("bands"));
    for (const Monster &monster : session.monstersNear({0, 5000}, 200)) {
        const std::string &key = session.content().monsters[monster.kind].key;
        CHECK(key != "cave_rat");
    }
}

TEST_CASE("a journey played again by its commands has the same state")
{
    const WorldSpec spec = journeySpec("again", Lives::Camps);
    Session session = begun(spec);
    JourneyPlayer player;
    std::vector<Command> commands;
    for (int i = 0; i < 4'000 && session.world().run == RunState::Going; ++i) {
        commands.push_back(player.next(session));
        session.apply(commands.back());
    }
    CHECK(objectiveOf(session.world())->found > 0);
    Session again = begun(spec);
    for (const Command &command : commands)
        again.apply(command);
    CHECK(again.stateHash() == session.stateHash());
    CHECK(objectiveOf(again.world()) == objectiveOf(session.world()));
}

TEST_CASE("a careful player gets through journeys of several seeds")
{
    int won = 0;
    for (const char *seed : {"one", "three"}) {
        INFO(seed);
        Session session = begun(journeySpec(seed, Lives::Camps));
        JourneyPlayer player;
        std::int64_t idle = 0;
        for (int i = 0; i < 60'000 && session.world().run == RunState::Going; ++i) {
            const WorldPos before = session.world().player().position;
            const bool fought = session.isFighting();
            session.apply(player.next(session));
            idle = before == session.world().player().position && !fought && !session.isFighting() ? idle + 1
                                                                                                   : 0;
            REQUIRE(idle < 2'000); // never stuck; a rest takes 1,300 turns at most
        }
        won += session.world().run == RunState::Won ? 1 : 0;
        CAPTURE(session.world().turn, objectiveOf(session.world())->found);
        CHECK(session.world().run == RunState::Won);
    }
    CHECK(won == 2);
}
