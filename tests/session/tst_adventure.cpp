// SPDX-License-Identifier: MIT
// What a player meets in the caves: chests, gear, monsters and fights.

#include "core/rules/encounter.h"
#include "core/rules/loot.h"
#include "core/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <string>
#include <vector>

#include "tests/session/session_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;
using namespace cave::test;

namespace {

CraftedSpec standing(const std::string &monster = "monster")
{
    CraftedSpec crafted;
    crafted.settings.monsters = MonsterMode::Stationary;
    crafted.monster = monster;
    return crafted;
}

std::size_t itemIndex(const Content &content, std::string_view key)
{
    return static_cast<std::size_t>(content.findItem(key) - content.items.data());
}

/// Fights to the end; what the last blow led to.
std::vector<Event> fightOut(Session &session)
{
    std::vector<Event> events;
    while (session.fight() != nullptr) {
        events = session.apply(FightCommand{});
        if (firstOf<FightWon>(events) != nullptr || firstOf<PlayerDied>(events) != nullptr)
            return events;
    }
    return events;
}

void give(World &world, std::string_view key)
{
    world.player().inventory.stacks.push_back({itemIndex(*world.content, key), 1});
}

/// A player with the best there is.
World armed(World world)
{
    give(world, "infused_sword");
    give(world, "infused_armour");
    world.player().inventory.weapon = 2;
    world.player().inventory.armour = 3;
    return world;
}

WorldPos monsterPlace(Session &session)
{
    return session.monstersNear({0, 0}, 60).front().state.position;
}

} // namespace

TEST_CASE("the player starts with the weakest armour and sword, both equipped")
{
    const Session session(craftedWorld({"@"}));
    const Inventory &inventory = session.world().player().inventory;
    REQUIRE(inventory.stacks.size() == 2);
    REQUIRE(inventory.weapon.has_value());
    REQUIRE(inventory.armour.has_value());
    CHECK(session.content().items[inventory.stacks[*inventory.weapon].item].name == "Wooden Sword");
    CHECK(session.content().items[inventory.stacks[*inventory.armour].item].name == "Leather Armour");
}

TEST_CASE("walking onto a chest gives what its place fixes, once")
{
    Session session(craftedWorld({"@C."}));
    const std::vector<ItemStack> promised = chestLoot(session.world(), {1, 0});
    REQUIRE_FALSE(promised.empty());
    const std::vector<Event> events = session.apply(MoveCommand{Direction::East});
    const auto *opened = firstOf<ChestOpened>(events);
    REQUIRE(opened != nullptr);
    CHECK(opened->at == WorldPos{1, 0});
    CHECK(opened->reward == promised);
    CHECK(session.chestAt({1, 0}) == ChestState::Claimed);
    CHECK(session.world().player().inventory.stacks.size() == 2 + promised.size());
    CHECK(session.world().player().statistics.chestsOpened == 1);

    session.apply(MoveCommand{Direction::East});
    const std::vector<Event> again = session.apply(MoveCommand{Direction::West});
    CHECK(firstOf<ChestOpened>(again) == nullptr);
    CHECK(session.world().player().inventory.stacks.size() == 2 + promised.size());
}

TEST_CASE("a chest that comes into view is reported once")
{
    CraftedSpec crafted;
    crafted.settings.viewRadius = 3;
    Session session(craftedWorld({"@....C..."}, crafted));
    CHECK(firstOf<ChestSeen>(session.apply(MoveCommand{Direction::East})) == nullptr);
    const std::vector<Event> events = session.apply(MoveCommand{Direction::East});
    REQUIRE(firstOf<ChestSeen>(events) != nullptr);
    CHECK(firstOf<ChestSeen>(events)->at == WorldPos{5, 0});
    session.apply(MoveCommand{Direction::West});
    CHECK(firstOf<ChestSeen>(session.apply(MoveCommand{Direction::East})) == nullptr);
}

TEST_CASE("gold of several finds is one stack")
{
    World world = craftedWorld({"@"});
    const std::size_t gold = itemIndex(*world.content, "gold");
    addItems(*world.content, world.player().inventory, {gold, 4});
    addItems(*world.content, world.player().inventory, {gold, 7});
    CHECK(world.player().inventory.stacks.size() == 3);
    CHECK(goldOf(*world.content, world.player().inventory) == 11);
}

TEST_CASE("no gold is lost when a stack can hold no more")
{
    World world = craftedWorld({"@"});
    const std::size_t gold = itemIndex(*world.content, "gold");
    constexpr int kMax = std::numeric_limits<int>::max();
    addItems(*world.content, world.player().inventory, {gold, kMax - 2});
    addItems(*world.content, world.player().inventory, {gold, 7});
    addItems(*world.content, world.player().inventory, {gold, 2});
    REQUIRE(world.player().inventory.stacks.size() == 4);
    CHECK(world.player().inventory.stacks[2] == ItemStack{gold, kMax});
    CHECK(world.player().inventory.stacks[3] == ItemStack{gold, 7});
    CHECK(goldOf(*world.content, world.player().inventory) == kMax);
}

TEST_CASE("only what can be worn is equipped, and nothing crashes on a place that is not there")
{
    World world = craftedWorld({"@"});
    give(world, "iron_sword");
    give(world, "gold");
    Session session(std::move(world));
    const std::uint64_t before = session.stateHash();
    const auto refusal = [&](const Command &command) {
        const std::vector<Event> events = session.apply(command);
        const auto *refused = firstOf<CommandRefused>(events);
        REQUIRE(refused != nullptr);
        return refused->reason;
    };
    CHECK(refusal(EquipCommand{3}) == Refusal::NotWearable);
    CHECK(refusal(EquipCommand{4}) == Refusal::NoSuchItem);
    CHECK(refusal(EquipCommand{1}) == Refusal::Worn);
    CHECK(refusal(DropCommand{99}) == Refusal::NoSuchItem);
    CHECK(refusal(FightCommand{}) == Refusal::NotFighting);
    CHECK(session.stateHash() == before);

    CHECK(firstOf<ItemEquipped>(session.apply(EquipCommand{2})) != nullptr);
    CHECK(session.world().player().inventory.weapon == std::size_t{2});
    CHECK(firstOf<ItemUnequipped>(session.apply(UnequipCommand{EquipmentSlot::Armour})) != nullptr);
    CHECK(refusal(UnequipCommand{EquipmentSlot::Armour}) == Refusal::NothingWorn);
    CHECK(session.world().turn == 0);
}

TEST_CASE("what is dropped lies there until the player comes back for it")
{
    World world = craftedWorld({"@."});
    give(world, "iron_sword");
    Session session(std::move(world));
    session.apply(EquipCommand{2});
    CHECK(firstOf<ItemDropped>(session.apply(DropCommand{0})) != nullptr);
    CHECK(session.world().player().inventory.stacks.size() == 2);
    CHECK(session.world().player().inventory.weapon == std::size_t{1});
    CHECK_FALSE(session.world().player().inventory.armour.has_value());
    session.apply(MoveCommand{Direction::East});
    const std::vector<Event> events = session.apply(MoveCommand{Direction::West});
    REQUIRE(firstOf<ItemsPickedUp>(events) != nullptr);
    CHECK(session.world().player().inventory.stacks.size() == 3);
    CHECK(firstOf<ItemsPickedUp>(session.apply(WaitCommand{})) == nullptr);
}

TEST_CASE("a monster attacks a player who ends a move in its disc with a line of sight, and not before")
{
    // The wide disc of radius 3 holds offsets up to 3 straight ahead.
    Session session(craftedWorld({"@....M"}, standing()));
    CHECK(session.fight() == nullptr);
    CHECK(firstOf<FightBegan>(session.apply(MoveCommand{Direction::East})) == nullptr);
    const std::vector<Event> events = session.apply(MoveCommand{Direction::East});
    REQUIRE(firstOf<FightBegan>(events) != nullptr);
    REQUIRE(session.fight() != nullptr);
    CHECK(firstOf<CommandRefused>(session.apply(MoveCommand{Direction::West}))->reason == Refusal::Fighting);
}

TEST_CASE("a fight keeps why it began: who, from where, its area, and the line of sight")
{
    Session session(craftedWorld({"@.....M"}, standing()));
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(encounterOf(session.mutableWorld()).has_value());
        session.apply(MoveCommand{Direction::East});
    }
    const std::optional<SightVerdict> why = encounterOf(session.mutableWorld());
    REQUIRE(why.has_value());
    const SightVerdict &sight = *why;
    CHECK(sight.monster.state.position == WorldPos{6, 0});
    CHECK(sight.cell == WorldPos{3, 0});
    CHECK(sight.radius == 3);
    CHECK(sight.disc == DiscRule::Wide);
    CHECK(sight.squaredDistance() == 9);
    CHECK(sight.limitTenths() == 162);
    CHECK(sight.line.cells == std::vector<WorldPos>{{6, 0}, {5, 0}, {4, 0}, {3, 0}});
    CHECK(sight.attacks());
    // A blow changes nothing of it, and neither does a copy.
    session.apply(FightCommand{});
    REQUIRE(session.isFighting());
    World copy = copyOf(session.world());
    CHECK(encounterOf(copy)->line.cells == sight.line.cells);
    fightOut(session);
    CHECK_FALSE(encounterOf(session.mutableWorld()).has_value());
}

TEST_CASE("a monster behind rock attacks no one")
{
    Session session(craftedWorld({"..#..", //
                                  "@.#M.", //
                                  "..#.."},
                                 standing()));
    CHECK(firstOf<FightBegan>(session.apply(MoveCommand{Direction::East})) == nullptr);
    CHECK(firstOf<FightBegan>(session.apply(WaitCommand{})) == nullptr);
}

TEST_CASE("whether sight slips through a diagonal gap is the world's setting")
{
    const std::vector<std::string> gap{"#M", //
                                       ".#", //
                                       "@#"};
    CraftedSpec crafted = standing();
    Session closed(craftedWorld(gap, crafted));
    CHECK(firstOf<FightBegan>(closed.apply(MoveCommand{Direction::North})) == nullptr);
    crafted.settings.gaps = GapRule::Open;
    Session open(craftedWorld(gap, crafted));
    CHECK(firstOf<FightBegan>(open.apply(MoveCommand{Direction::North})) != nullptr);
}

TEST_CASE("the rule of the disc is the world's setting")
{
    // From the monster the player ends at the offset (-3, -2): in the wide disc, not in the exact one.
    const std::vector<std::string> hall{".....M", //
                                        "......", //
                                        "@....."};
    CraftedSpec crafted = standing();
    const auto attackedAfterOneStep = [&](DiscRule rule) {
        crafted.settings.disc = rule;
        Session session(craftedWorld(hall, crafted));
        session.apply(MoveCommand{Direction::East});
        return firstOf<FightBegan>(session.apply(MoveCommand{Direction::East})) != nullptr;
    };
    CHECK(attackedAfterOneStep(DiscRule::Wide));
    CHECK_FALSE(attackedAfterOneStep(DiscRule::Exact));
    CHECK_FALSE(attackedAfterOneStep(DiscRule::Original));
}

TEST_CASE("of several monsters that see the player the nearest fights first, then the next")
{
    Session session(armed(craftedWorld({"M..@..M"}, standing("cave_rat"))));
    const std::vector<Event> events = session.apply(MoveCommand{Direction::East});
    REQUIRE(firstOf<FightBegan>(events) != nullptr);
    CHECK(firstOf<FightBegan>(events)->id.index == 1);
    const std::vector<Event> won = fightOut(session);
    REQUIRE(firstOf<FightWon>(won) != nullptr);
    REQUIRE(firstOf<FightBegan>(won) != nullptr);
    CHECK(firstOf<FightBegan>(won)->id.index == 0);
}

TEST_CASE("a monster that is killed stays dead, and its killer has the reward that the seed gives")
{
    Session session(armed(craftedWorld({"@....M"}, standing("cave_rat"))));
    session.apply(MoveCommand{Direction::East});
    session.apply(MoveCommand{Direction::East});
    REQUIRE(session.fight() != nullptr);
    const std::vector<ItemStack> promised = victoryLoot(session.world(), {{0, 0}, 0});
    const std::vector<Event> events = fightOut(session);
    const auto *won = firstOf<FightWon>(events);
    REQUIRE(won != nullptr);
    CHECK(won->reward == promised);
    CHECK(won->at == WorldPos{5, 0});
    CHECK(session.fight() == nullptr);
    CHECK(session.monstersNear({0, 0}, 20).empty());
    CHECK(session.world().player().statistics.kills.at("cave_rat") == 1);
    for (int i = 0; i < 3; ++i)
        CHECK(firstOf<FightBegan>(session.apply(MoveCommand{Direction::East})) == nullptr);
}

TEST_CASE("a player who dies wakes near the middle of the region, out of every disc, one loose item poorer")
{
    std::vector<std::string> hall(50, std::string(50, '.'));
    hall[0][0] = '@'; // north-west
    hall[0][5] = 'M';
    hall[24][25] = 'C'; // (25, 25), where the spiral begins but one
    World world = craftedWorld(hall, standing("deep_troll"));
    give(world, "gold");
    Session session(std::move(world));
    while (session.fight() == nullptr)
        session.apply(MoveCommand{Direction::East});
    const std::vector<Event> events = fightOut(session);
    const auto *died = firstOf<PlayerDied>(events);
    REQUIRE(died != nullptr);
    CHECK(died->wakes == WorldPos{25, 24});
    CHECK(session.world().player().position == died->wakes);
    REQUIRE(died->lost.has_value());
    CHECK(session.content().items[died->lost->item].key == "gold");
    CHECK(session.world().player().inventory.stacks.size() == 2);
    CHECK(session.world().player().inventory.weapon.has_value());
    CHECK(session.world().player().statistics.deaths == 1);
    CHECK(session.visible().contains(died->wakes));
}

TEST_CASE("worlds in which death costs nothing take nothing")
{
    CraftedSpec crafted = standing("deep_troll");
    crafted.settings.deathLoss = DeathLoss::Nothing;
    World world = craftedWorld({"@....M......................"}, crafted);
    give(world, "gold");
    Session session(std::move(world));
    while (session.fight() == nullptr)
        session.apply(MoveCommand{Direction::East});
    const std::vector<Event> events = fightOut(session);
    REQUIRE(firstOf<PlayerDied>(events) != nullptr);
    CHECK_FALSE(firstOf<PlayerDied>(events)->lost.has_value());
    CHECK(session.world().player().inventory.stacks.size() == 3);
}

TEST_CASE("stationary monsters never move")
{
    Session session(craftedWorld({"@.........M"}, standing("gloom_bat")));
    for (int i = 0; i < 50; ++i)
        session.apply(WaitCommand{});
    CHECK(monsterPlace(session) == WorldPos{10, 0});
}

TEST_CASE("a roaming monster that sees the player comes around the rock and attacks")
{
    CraftedSpec crafted;
    crafted.monster = "monster";
    Session session(craftedWorld({"......", //
                                  "@.###.", //
                                  "......", //
                                  ".....M"},
                                 crafted));
    bool noticed = false;
    bool moved = false;
    for (int i = 0; i < 60 && session.fight() == nullptr; ++i) {
        const std::vector<Event> events = session.apply(WaitCommand{});
        noticed = noticed || firstOf<MonsterNoticed>(events) != nullptr;
        moved = moved || firstOf<MonsterMoved>(events) != nullptr;
    }
    CHECK(noticed);
    CHECK(moved);
    CHECK(session.fight() != nullptr);
}

TEST_CASE("a hunter goes to where it saw the player last, and gives up when no one is there")
{
    // The bat sees the player through the gap in the wall; the player then leaves and stays away.
    CraftedSpec crafted;
    crafted.monster = "stone_golem"; // slow: it never catches up
    std::vector<std::string> cave{"......#........................................",
                                  "@.....#........................................",
                                  "..............................................."};
    World world = craftedWorld(cave, crafted);
    Session session(std::move(world));
    CHECK(session.monstersNear({0, 0}, 60).empty());

    // A golem is put where it sees the player at once.
    World hunted = craftedWorld({"@....M#", //
                                 ".####.#", //
                                 ".#...M#", //
                                 ".#.###."},
                                crafted);
    Session hunt(std::move(hunted));
    bool noticed = false;
    bool gaveUp = false;
    for (int i = 0; i < 4; ++i)
        noticed = noticed || firstOf<MonsterNoticed>(hunt.apply(WaitCommand{})) != nullptr;
    for (int i = 0; i < 60 && !gaveUp && hunt.fight() == nullptr; ++i)
        gaveUp = firstOf<MonsterGaveUp>(hunt.apply(MoveCommand{Direction::South})) != nullptr ||
                 firstOf<MonsterGaveUp>(hunt.apply(WaitCommand{})) != nullptr;
    CHECK(noticed);
    CHECK(gaveUp);
}

TEST_CASE("monsters out of reach of the player rest")
{
    CraftedSpec crafted;
    crafted.monster = "gloom_bat";
    std::string row(50, '.');
    row.front() = '@';
    row.back() = 'M';
    Session session(craftedWorld({row, std::string(50, '.')}, crafted));
    for (int i = 0; i < 30; ++i)
        session.apply(WaitCommand{});
    CHECK(session.monstersNear({49, 1}, 0).size() == 1);
}

TEST_CASE("roaming monsters never enter rock, each other, or the player's cell")
{
    CraftedSpec crafted;
    crafted.monster = "cave_rat";
    crafted.regionSize = 10;
    Session session(armed(craftedWorld({"..M.M..#...", //
                                        ".##.M..#.#.", //
                                        "..@.......M", //
                                        "#..###M.M..", //
                                        "...M......."},
                                       crafted)));
    for (int turn = 0; turn < 300; ++turn) {
        session.apply(session.fight() != nullptr ? Command{FightCommand{}} : Command{WaitCommand{}});
        std::vector<WorldPos> taken{session.world().player().position};
        for (const Monster &monster : session.monstersNear({5, 2}, 40))
            taken.push_back(monster.state.position);
        for (const WorldPos p : taken)
            CHECK_FALSE(session.isRock(p));
        std::sort(taken.begin(), taken.end());
        CHECK(std::adjacent_find(taken.begin(), taken.end()) == taken.end());
    }
}

TEST_CASE("a monster that was put into the world is found wherever its hunt has led it")
{
    CraftedSpec crafted;
    crafted.monster = "slime"; // slow, so that it can be led
    crafted.regionSize = 10;
    World world = craftedWorld({"....M...@" + std::string(120, '.')}, crafted);
    // Taken away where the seed has it, and put there again by hand.
    setMonsterState(world, {{0, 0}, 0}, {{4, 0}, false, 0, {}, 0, Direction::North});
    world.map.edit({0, 0}, [](RegionChanges &changes) {
        changes.monsters.push_back({1, {{4, 0}, true, 0, {}, 0, Direction::North}, std::size_t{0}});
    });
    Session session(std::move(world));
    WorldPos at{4, 0};
    for (int turn = 0; turn < 400; ++turn) {
        const bool close = session.world().player().position.x - at.x <= 3;
        session.apply(close ? Command{MoveCommand{Direction::East}} : Command{WaitCommand{}});
        const std::vector<Monster> anywhere = session.monstersNear({60, 0}, 100);
        REQUIRE(anywhere.size() == 1);
        at = anywhere.front().state.position;
        REQUIRE(session.monstersNear(at, 0).size() == 1);
    }
    CHECK(at.x > 20);
}

TEST_CASE("a session that continues another's world continues the same, in mid-fight too")
{
    const auto play = [](Session &session, int turns) {
        for (int i = 0; i < turns; ++i)
            session.apply(session.fight() != nullptr
                              ? Command{FightCommand{}}
                              : Command{MoveCommand{static_cast<Direction>(i * 7 % 4)}});
    };
    std::vector<std::string> hall(12, std::string(12, '.'));
    hall[3][3] = hall[9][8] = hall[2][9] = 'M';
    hall[6][6] = '@';
    hall[5][6] = 'C';
    Session whole(craftedWorld(hall));
    while (whole.fight() == nullptr)
        whole.apply(WaitCommand{});
    whole.apply(FightCommand{});

    Session resumed(copyOf(whole.world()));
    CHECK(resumed.stateHash() == whole.stateHash());
    REQUIRE(resumed.fight() != nullptr);
    CHECK(resumed.fight()->blows == whole.fight()->blows);
    play(whole, 200);
    play(resumed, 200);
    CHECK(resumed.stateHash() == whole.stateHash());
}

TEST_CASE("commands and their codes name each other")
{
    const std::vector<Command> commands{MoveCommand{Direction::North},
                                        MoveCommand{Direction::West},
                                        WaitCommand{},
                                        FightCommand{},
                                        UnequipCommand{EquipmentSlot::Weapon},
                                        UnequipCommand{EquipmentSlot::Armour},
                                        EquipCommand{0},
                                        EquipCommand{12345},
                                        DropCommand{0},
                                        DropCommand{7},
                                        MoveCommand{Direction::NorthEast},
                                        MoveCommand{Direction::NorthWest},
                                        DodgeCommand{},
                                        CastCommand{0},
                                        CastCommand{31},
                                        FleeCommand{},
                                        TickCommand{},
                                        ClockCommand{false},
                                        ClockCommand{true}};
    for (const Command &command : commands) {
        const Result<Command> back = commandFromCode(commandCode(command));
        REQUIRE(back.ok());
        CHECK(*back == command);
    }
    CHECK_FALSE(commandFromCode(-10).ok());
    CHECK_FALSE(commandFromCode(-15).ok());
    CHECK_FALSE(commandFromCode(INT64_MIN).ok());
    CHECK_FALSE(commandFromCode(std::int64_t{1} << 60U).ok());
}
