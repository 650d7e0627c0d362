// SPDX-License-Identifier: MIT
// What is reported of a run: who killed the player, where and how, and what the player did.
#include "core/session/players/test_player.h"
#include "core/session/report/run_report.h"
#include "core/session/session.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <vector>

#include "tests/support/drawn_room.h"
#include "tests/support/dungeon_hall.h"
#include "tests/support/hall_world.h"
#include "tests/support/round_world.h"

using namespace cave;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Gives commands, with a report following.
class Reported {
public:
    explicit Reported(Session session) : m_session(std::move(session))
    {
        m_report.begin(m_session.mutableWorld());
    }

    void give(const Command &command)
    {
        const std::vector<Event> events = m_session.apply(command);
        m_report.observe(m_session.mutableWorld(), events);
    }
    /// Until the player has died.
    const Death &dieOf(const Command &command)
    {
        for (int tries = 0; tries < 2000 && !m_report.death(); ++tries)
            give(command);
        REQUIRE(m_report.death());
        return *m_report.death();
    }
    [[nodiscard]] RunTotals totals() const { return m_report.totals(m_session.world()); }
    [[nodiscard]] const RunReport &report() const { return m_report; }
    [[nodiscard]] const World &world() const { return m_session.world(); }
    [[nodiscard]] std::string text() const
    {
        return deathText(world().content->scenario.kind, *m_report.death()).english();
    }

private:
    Session m_session;
    RunReport m_report;
};

Reported inLevel(const std::vector<std::string> &rows)
{
    return Reported(sessionOfLevels({rows}));
}

} // namespace

TEST_CASE("a fight by armour that can't be won says who struck the last blow, from where and how hard")
{
    Reported run(HallWorld().carryNothing().monsterAt("deep_troll", {3, 0}).begin());
    run.give(WaitCommand{}); // it sees the player
    const Death &death = run.dieOf(FightCommand{});
    CHECK(death.cause == Death::Cause::Fight);
    CHECK(death.killer == "deep_troll");
    CHECK(death.hopeless);
    CHECK(death.at == WorldPos{0, 0});
    CHECK(death.from == WorldPos{3, 0});
    CHECK(death.left > Points{});
    CHECK(death.harm >= death.left);
    CHECK_THAT(run.text(), ContainsSubstring("The Deep Troll struck you down with a blow of") &&
                               ContainsSubstring("couldn't have won"));
    const RunTotals totals = run.totals();
    CHECK(totals.at("met:deep_troll") == 1);
    CHECK(totals.at("killer:deep_troll") == 1);
    CHECK(totals.at("deaths") == 1);
    CHECK_FALSE(totals.contains("killed:deep_troll"));
}

TEST_CASE("a fight that was won is no death, and its kind counts")
{
    Reported run(HallWorld().carry("steel_sword").monsterAt("cave_rat", {2, 0}).begin());
    run.give(WaitCommand{});
    for (int blows = 0; blows < 100 && run.world().fight(); ++blows)
        run.give(FightCommand{});
    REQUIRE_FALSE(run.world().fight());
    CHECK_FALSE(run.report().death());
    CHECK(run.totals().at("killed:cave_rat") == 1);
    CHECK(run.totals().at("kills") == 1);
}

TEST_CASE("a fight in rounds reports the health that was left before the last blow")
{
    Reported run(RoundWorld().health(4).monsterAt("stone_golem", {21, 2}).begin());
    run.give(MoveCommand{Direction::East});
    run.give(WaitCommand{});
    const Death &death = run.dieOf(FightCommand{});
    CHECK(death.killer == "stone_golem");
    CHECK(death.left <= Points::whole(4));
    CHECK(death.harm >= death.left);
    CHECK(death.hopeless);
}

TEST_CASE("a fight with dice reports it, too")
{
    Reported run(DungeonHall().health(1).monsterAt("dragon", {5, 4}).begin());
    run.give(MoveCommand{Direction::East});
    const Death &death = run.dieOf(FightCommand{});
    CHECK(death.cause == Death::Cause::Fight);
    CHECK(death.killer == "dragon");
    CHECK(death.left == Points::whole(1));
    CHECK(run.totals().at("losses") == 1);
    CHECK(run.world().run == RunState::Lost);
    CHECK(placeName(ScenarioKind::DungeonRun, false, placeNumber(run.world(), death.at)).english() ==
          "Floor 1");
}

TEST_CASE("where everything moves freely a touch, an arrow, a spike and poison are run apart")
{
    SECTION("a touch")
    {
        Reported run = inLevel({"#######", "#S.D..#", "#######"});
        const Death &death = run.dieOf(TickCommand{8});
        CHECK(death.cause == Death::Cause::Touch);
        CHECK(death.killer == "demon");
        CHECK(death.harm == Points::whole(30));
        REQUIRE(death.from);
        CHECK_THAT(run.text(), ContainsSubstring("The Demon killed you by its touch"));
    }
    SECTION("an arrow, with who shot it from where")
    {
        Reported run = inLevel({"############", "#S........A#", "############"});
        const Death &death = run.dieOf(TickCommand{8});
        CHECK(death.cause == Death::Cause::Arrow);
        CHECK(death.killer == "archer");
        REQUIRE(death.from);
        CHECK(death.from->x > death.at.x + 1);
        CHECK_THAT(run.text(), ContainsSubstring("The Archer shot you"));
        CHECK_THAT(causeName(ScenarioKind::Rooms, death).english(), ContainsSubstring("arrow ("));
    }
    SECTION("a spike")
    {
        Reported run = inLevel({"######", "#S^..#", "######"});
        run.give(ClockCommand{false});
        const Death &death = run.dieOf(MoveCommand{Direction::East});
        CHECK(death.cause == Death::Cause::Spike);
        CHECK(death.killer.empty());
        CHECK_FALSE(death.from);
    }
    SECTION("poison")
    {
        Reported run = inLevel({"###########", "#S-------.#", "###########"});
        run.give(ClockCommand{false});
        const Death &death = run.dieOf(MoveCommand{Direction::East});
        CHECK(death.cause == Death::Cause::Poison);
        CHECK(death.left == Points::whole(50));
    }
}

TEST_CASE("what was carried has worn things first, and all of one item together")
{
    Inventory inventory;
    inventory.stacks = {{3, 2}, {5, 1}, {3, 4}, {7, 1}};
    inventory.weapon = 3;
    CHECK(carriedItems(inventory) == std::vector<ItemStack>{{7, 1}, {3, 6}, {5, 1}});
}

TEST_CASE("the way walked ends where the player died")
{
    Reported run = inLevel({"########", "#S..^..#", "########"});
    run.give(ClockCommand{false});
    const Death &death = run.dieOf(MoveCommand{Direction::East});
    const std::span<const WorldPos> way = run.report().way(run.world());
    REQUIRE(way.size() >= 3);
    CHECK(way.back() == death.at);
}

TEST_CASE("a whole dungeon run is run alike live and from the middle on")
{
    const GeneratorKind kind = GeneratorKind::Dungeon;
    Result<Session> session = Session::begin({"first", {kind, 1}, defaultSettings(kind)});
    REQUIRE(session);
    RunReport whole;
    RunReport late;
    whole.begin(session->mutableWorld());
    DungeonPlayer player(PlayStyle::Reckless);
    int commands = 0;
    bool begun = false;
    while (session->world().run == RunState::Going) {
        if (++commands > 20 && !begun) {
            late.begin(session->mutableWorld());
            begun = true;
        }
        const std::vector<Event> events = session->apply(player.next(*session));
        whole.observe(session->mutableWorld(), events);
        if (begun)
            late.observe(session->mutableWorld(), events);
    }
    REQUIRE(begun);
    REQUIRE(whole.death().has_value() == (session->world().run == RunState::Lost));
    CHECK(whole.death() == late.death());
    CHECK(whole.totals(session->world()).at("turns") == session->world().turn);
}

TEST_CASE("blows at a companion don't count as the player's")
{
    int atCompanion = 0;
    for (int seed = 0; seed < 20; ++seed) {
        RoundWorld world("companion " + std::to_string(seed));
        world.world().player().condition.companion = Companion{"cave_rat", 4, {19, 2}};
        Reported run(world.monsterAt("stone_golem", {21, 2}).begin());
        run.give(WaitCommand{}); // it sees the player
        const int before = run.world().player().health;
        run.give(DodgeCommand{});
        const bool wasSpared =
            run.world().player().health == before && !run.world().player().condition.companion;
        atCompanion += wasSpared ? 1 : 0;
        CHECK(run.totals().contains("hurt") == (run.world().player().health < before));
    }
    CHECK(atCompanion > 0);
}
