// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/session/session.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/session/session_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;
using namespace cave::test;

namespace {

/// A hall of floor, `half` cells each way from the origin, in solid rock.
Session inHall(int half, int viewRadius)
{
    const auto side = static_cast<std::size_t>(2 * half + 1);
    CraftedSpec crafted;
    crafted.origin = {-half, -half};
    crafted.regionSize = 10;
    crafted.settings.viewRadius = viewRadius;
    World world = craftedWorld(std::vector<std::string>(side, std::string(side, '.')), crafted);
    world.player().position = {0, 0};
    return Session(std::move(world));
}

std::vector<Command> someWalk(int length, unsigned seed)
{
    std::vector<Command> commands;
    for (int i = 0; i < length; ++i) {
        seed = seed * 1103515245U + 12345U;
        const unsigned draw = (seed >> 16U) % 10U;
        if (draw == 8)
            commands.emplace_back(WaitCommand{});
        else if (draw == 9)
            commands.emplace_back(FightCommand{}); // refused while no one attacks
        else
            commands.emplace_back(MoveCommand{static_cast<Direction>(draw % 4U)});
    }
    return commands;
}

} // namespace

TEST_CASE("a step to floor moves the player, takes a turn and is reported")
{
    Session session = inHall(3, 2);
    const std::vector<Event> events = session.apply(MoveCommand{Direction::East});
    CHECK(session.world().player().position == WorldPos{1, 0});
    CHECK(session.world().turn == 1);
    REQUIRE_FALSE(events.empty());
    CHECK(events.front() == Event(PlayerMoved{{0, 0}, {1, 0}}, 1));
}

TEST_CASE("a step into rock changes nothing but is reported")
{
    Session session = inHall(0, 2);
    session.changesSaved();
    const std::uint64_t before = session.stateHash();
    for (const Direction direction : kDirections) {
        const std::vector<Event> events = session.apply(MoveCommand{direction});
        CHECK(events == std::vector<Event>{{MoveBlocked{step({0, 0}, direction)}, 1}});
    }
    CHECK(session.stateHash() == before);
    CHECK(session.unsavedChanges().empty());
}

TEST_CASE("waiting takes a turn and moves no one")
{
    Session session = inHall(2, 2);
    CHECK(session.apply(WaitCommand{}) == std::vector<Event>{{PlayerWaited{}, 1}});
    CHECK(session.world().turn == 1);
    CHECK(session.world().player().position == WorldPos{0, 0});
}

TEST_CASE("what is seen is explored and stays so, what is not seen is not")
{
    Session session = inHall(30, 4);
    CHECK(session.world().map.isExplored({0, 4}));
    CHECK_FALSE(session.world().map.isExplored({0, 6}));
    CHECK(session.visible().contains({0, 4}));
    const std::vector<Event> events = session.apply(MoveCommand{Direction::North});
    CHECK(countOf<CellsExplored>(events) == 1);
    CHECK(session.world().map.isExplored({0, 5}));
    CHECK(session.world().map.isExplored({0, -4}));
    CHECK_FALSE(session.visible().contains({0, -4}));
    CHECK(countOf<CellsExplored>(session.apply(MoveCommand{Direction::South})) == 0);
}

TEST_CASE("the lantern reaches as far as the world's setting says, and not through rock")
{
    for (const int radius : {2, 7, 20}) {
        Session open = inHall(40, radius);
        CHECK(open.visible().contains({radius, 0}));
        CHECK_FALSE(open.visible().contains({radius + 1, 0}));
    }
    Session closed = inHall(3, 10);
    CHECK(closed.visible().contains({4, 0}));
    CHECK_FALSE(closed.visible().contains({5, 0}));
}

TEST_CASE("changes to save name the regions that were newly explored, and turns taken, in order")
{
    Session session = inHall(30, 3);
    session.changesSaved();
    CHECK(session.unsavedChanges().empty());
    session.apply(MoveCommand{Direction::West});
    session.apply(MoveCommand{Direction::South});
    const UnsavedChanges &changes = session.unsavedChanges();
    CHECK(changes.player);
    CHECK(changes.commands ==
          std::vector<Command>{MoveCommand{Direction::West}, MoveCommand{Direction::South}});
    CHECK(changes.regions.contains({-1, -1}));
    CHECK_FALSE(changes.regions.contains({2, 2}));
}

TEST_CASE("a new world starts at its spawn cell with what can be seen from there explored")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        WorldSpec spec{"abc123", {kind, 1}, defaultSettings(kind)};
        Result<Session> session = Session::begin(spec);
        REQUIRE(session.ok());
        const WorldPos start = session->world().player().position;
        CHECK_FALSE(session->isRock(start));
        CHECK(session->world().map.isExplored(start));
        CHECK(session->visible().contains(start));
        CHECK(session->world().turn == 0);
        CHECK_FALSE(session->unsavedChanges().empty());
    }
}

TEST_CASE("a world with a setting out of range does not begin")
{
    WorldSpec spec;
    spec.settings.viewRadius = 61;
    const Result<Session> session = Session::begin(spec);
    REQUIRE_FALSE(session.ok());
    CHECK(session.error().text().find("sight.radius") != std::string::npos);
}

TEST_CASE("the same commands in the same world give the same state, and others do not")
{
    CHECK(rc::check("state_hash follows from seed and commands", [] {
        const auto seed = *rc::gen::container<std::string>(rc::gen::inRange('a', 'z'));
        const auto walkSeed = *rc::gen::arbitrary<unsigned>();
        Result<Session> a = Session::begin({seed, {}, {}});
        Result<Session> b = Session::begin({seed, {}, {}});
        RC_ASSERT(a.ok());
        for (const Command &command : someWalk(150, walkSeed)) {
            RC_ASSERT(a->apply(command) == b->apply(command));
            RC_ASSERT(a->stateHash() == b->stateHash());
        }
        while (b->fight() != nullptr)
            b->apply(FightCommand{});
        b->apply(WaitCommand{});
        RC_ASSERT(a->stateHash() != b->stateHash());
    }));
}

TEST_CASE("how regions were visited before does not matter, only what was done")
{
    const WorldSpec spec{"order", {}, {}};
    Result<Session> straight = Session::begin(spec);
    Result<Session> wandering = Session::begin(spec);
    REQUIRE(straight.ok());
    REQUIRE(wandering.ok());
    for (int i = 0; i < 300; ++i)
        static_cast<void>(wandering->isRock({i * 977 % 9000 - 4500, i * 613 % 9000 - 4500}));
    for (const Command &command : someWalk(500, 7)) {
        straight->apply(command);
        wandering->apply(command);
    }
    CHECK(straight->stateHash() == wandering->stateHash());
}

TEST_CASE("the end of the usable world is a wall")
{
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource({"edge", {}, {}});
    REQUIRE(source.ok());
    WorldMap map(*source);
    CHECK(map.isRock({kWorldLimit + 1, 0}));
    CHECK(map.isRock({0, -kWorldLimit - 1}));
}

TEST_CASE("the game can be played a million million cells from the origin")
{
    const WorldSpec spec{"far", {}, {}};
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    REQUIRE(source.ok());
    for (const std::int64_t x : {1'000'000'000'000, -1'000'000'000'000}) {
        World world(spec, craftedContent(""), *source);
        WorldPos &start = world.player().position;
        start = {x, -x};
        while (world.map.isRock(start))
            ++start.x;
        Session session(std::move(world));
        int moved = 0;
        for (const Command &command : someWalk(200, 3)) {
            moved += countOf<PlayerMoved>(session.apply(command));
            while (session.fight() != nullptr)
                session.apply(FightCommand{});
        }
        CHECK(moved > 50);
        CHECK(session.world().map.isExplored(session.world().player().position));
    }
}
