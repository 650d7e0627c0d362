// SPDX-License-Identifier: MIT
// Companions of a journey: they are in the way of monsters, and count in what a fight is expected to bring.

#include "core/rules/monster_turn.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/fight_choices.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/session/session_fixtures.h"
#include "tests/support/round_world.h"

using namespace cave;
using namespace cave::test;

namespace {

/// The only monster of a world, hunting someone who was last seen at `lastSeen`.
MonsterId hunter(World &world, WorldPos lastSeen)
{
    const std::vector<Monster> monsters = monstersNear(world, world.player().position, 20);
    REQUIRE(monsters.size() == 1);
    MonsterState state = monsters.front().state;
    state.patience = kPatience;
    state.lastSeen = lastSeen;
    setMonsterState(world, monsters.front().id, state);
    return monsters.front().id;
}

/// The cells that a monster is on in some turns of its hunt.
std::vector<WorldPos> huntOf(World &world, const MonsterId &id)
{
    std::vector<WorldPos> cells;
    for (int turn = 0; turn < kPatience; ++turn) {
        static_cast<void>(takeMonsterTurn(world, world.party.current()));
        cells.push_back(findMonster(world, id)->state.position);
    }
    return cells;
}

/// A fight against a monster at the side of a companion of a kind.
Session fightWith(RoundWorld &world, std::string_view monster, const std::string &companion, int health)
{
    world.world().player().condition.companion = Companion{companion, health, {19, 2}};
    world.monsterAt(monster, {21, 2});
    Session session = world.begin();
    session.apply(WaitCommand{});
    REQUIRE(session.isFighting());
    return session;
}

} // namespace

TEST_CASE("a monster comes up to a companion in its way, but not onto its cell")
{
    CraftedSpec crafted;
    crafted.monster = "cave_rat";
    const std::vector<std::string> corridor{"@########", //
                                            "#########", //
                                            "........M"};
    World alone = craftedWorld(corridor, crafted);
    const WorldPos end{0, 0};
    const std::vector<WorldPos> free = huntOf(alone, hunter(alone, end));
    CHECK(std::ranges::find(free, end) != free.end());
    for (const WorldPos companion : {WorldPos{3, 0}, end}) {
        World world = craftedWorld(corridor, crafted);
        world.player().condition.companion = Companion{"cave_rat", 4, companion};
        for (const WorldPos cell : huntOf(world, hunter(world, end))) {
            INFO(cell.x);
            CHECK(cell.x > companion.x);
        }
        CHECK(monstersNear(world, companion, 1).size() == 1); // right before it
    }
}

TEST_CASE("a monster goes around a companion where there is room")
{
    CraftedSpec crafted;
    crafted.monster = "cave_rat";
    World world = craftedWorld({"@########", //
                                "#########", //
                                "........M", //
                                "........."},
                               crafted);
    const WorldPos companion{3, 1};
    world.player().condition.companion = Companion{"cave_rat", 4, companion};
    const std::vector<WorldPos> cells = huntOf(world, hunter(world, {0, 1}));
    CHECK(std::ranges::find(cells, WorldPos{0, 1}) != cells.end());
    CHECK(std::ranges::find(cells, companion) == cells.end());
}

TEST_CASE("no forecast is wrong about a companion's blow")
{
    for (int seed = 0; seed < 40; ++seed) {
        RoundWorld world("help " + std::to_string(seed));
        world.carry("steel_sword").carry("fire_flask", 3).knows("fire_flask");
        Session session = fightWith(world, seed % 2 == 0 ? "rock_spider" : "skeleton", "cave_rat", 400);
        for (int round = 0; session.isFighting() && round < 50; ++round) {
            const std::size_t flask = stackOf(session, "fire_flask");
            const bool throws =
                (round + seed) % 3 == 2 && flask < session.world().player().inventory.stacks.size();
            const Command choice = throws                    ? Command(CastCommand{flask})
                                   : (round + seed) % 3 == 1 ? Command(DodgeCommand{})
                                                             : Command(FightCommand{});
            const Forecast forecast = forecastOf(session.world(), choice);
            const std::vector<Event> events = session.apply(choice);
            bool helped = false;
            for (const Event &event : events) {
                const auto *played = std::get_if<RoundPlayed>(&event);
                if (played == nullptr || !played->action.companion || played->action.by == Side::Enemy)
                    continue;
                helped = true;
                CHECK(played->action.harm >= forecast.help.least);
                CHECK(played->action.harm <= forecast.help.most);
            }
            const bool won = firstOf<FightWon>(events) != nullptr;
            CHECK((helped || won));
            if (forecast.wins)
                CHECK(won);
            if (won)
                CHECK(forecast.mayWin);
        }
    }
}

TEST_CASE("a companion who certainly kills the enemy leaves it no answer")
{
    RoundWorld world;
    const Session session = fightWith(world, "cave_rat", "stone_golem", 70);
    const Forecast guard = forecastOf(session.world(), DodgeCommand{});
    CHECK(guard.wins);
    CHECK_FALSE(guard.answer);
    CHECK_FALSE(guard.mayDie);
    CHECK(guard.harm == PointRange{});
    CHECK(guard.help.least > 0);
    // Whoever runs has no one's help.
    CHECK(forecastOf(session.world(), FleeCommand{}).help == PointRange{});
}

TEST_CASE("without a companion there is no help")
{
    RoundWorld world;
    world.monsterAt("skeleton", {21, 2});
    Session session = world.begin();
    session.apply(WaitCommand{});
    REQUIRE(session.isFighting());
    CHECK(forecastOf(session.world(), FightCommand{}).help == PointRange{});
}
