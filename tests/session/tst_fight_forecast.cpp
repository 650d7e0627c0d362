// SPDX-License-Identifier: MIT
#include "core/session/session.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/support/hall_world.h"

using namespace cave;

TEST_CASE("how many blows a fight still takes is predicted exactly, and predicting changes nothing")
{
    for (int seed = 0; seed < 20; ++seed) {
        HallWorld world("seed " + std::to_string(seed));
        world.settings().stunChance = {3000};
        world.monsterAt("skeleton", {2, 1});
        Session session = world.begin();
        CHECK(session.blowsLeft() == 0);
        session.apply(WaitCommand{});
        REQUIRE(session.fight() != nullptr);
        const std::uint64_t before = session.stateHash();
        const int foretold = session.blowsLeft();
        CHECK(session.stateHash() == before);
        for (int left = foretold; left > 0; --left) {
            REQUIRE(session.fight() != nullptr);
            CHECK(session.blowsLeft() == left);
            session.apply(FightCommand{});
        }
        CHECK(session.fight() == nullptr);
    }
}

TEST_CASE("a fight that never ends is predicted no farther than the bound")
{
    HallWorld world;
    world.settings().stunChance = {0};
    world.settings().armourProtection = {kWholeChance};
    world.settings().multiplierPerTenThousand = 100'000;
    world.carryNothing().carry("infused_armour").monsterAt("skeleton", {2, 1});
    Session session = world.begin();
    session.apply(EquipCommand{0});
    session.apply(WaitCommand{});
    REQUIRE(session.fight() != nullptr);
    CHECK(session.blowsLeft() == kLongestForecast);
}
