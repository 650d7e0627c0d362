// SPDX-License-Identifier: MIT
#include "core/rules/monsters.h"
#include "core/session/planning.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/crafted_world.h"

using namespace cave;

namespace {

struct Place {
    int viewRadius = 3;
    int regionSize = 10;
    WorldPos corner;
};

Session playIn(const std::vector<std::string> &rows, const Place &place = {})
{
    CraftedSpec crafted{place.corner, place.regionSize, defaultSettings(GeneratorKind::Classic)};
    crafted.settings.viewRadius = place.viewRadius;
    crafted.settings.monsters = MonsterMode::Stationary;
    return Session(craftedWorld(rows, crafted));
}

WorldPos playerPlace(const Session &session)
{
    return session.world().player().position;
}

/// Walks, checking that every step goes to a cell that was known before the first one.
void follow(Session &session, const std::vector<Direction> &steps)
{
    WorldPos p = playerPlace(session);
    for (const Direction direction : steps) {
        p = step(p, direction);
        REQUIRE(session.world().map.isExplored(p));
    }
    for (const Direction direction : steps) {
        session.apply(MoveCommand{direction});
        if (session.fight() != nullptr)
            return;
    }
    REQUIRE(playerPlace(session) == p);
}

/// Follows plans until there is none; returns how many there were.
int exploreAll(Session &session)
{
    int plans = 0;
    while (const std::optional<ExplorePlan> plan = planExplore(session)) {
        REQUIRE_FALSE(plan->steps.empty());
        follow(session, plan->steps);
        REQUIRE(playerPlace(session) == plan->target);
        REQUIRE(++plans < 2000);
    }
    return plans;
}

/// A player who has just come to a floor, or to the only one.
Session onFloor(const WorldSpec &spec, std::size_t floor)
{
    Result<Session> begun = Session::begin(spec);
    REQUIRE(begun.ok());
    World world = std::move(*begun).takeWorld();
    const std::vector<Level> &levels = world.map.plan().levels;
    world.player().position =
        levels[std::min(floor, levels.size()) - 1].start.value_or(world.player().position);
    return Session(std::move(world));
}

std::vector<WorldPos> cellsOf(WorldPos from, const std::vector<Direction> &steps)
{
    std::vector<WorldPos> cells{from};
    for (const Direction direction : steps)
        cells.push_back(step(cells.back(), direction));
    return cells;
}

const std::vector<std::string> kMaze{
    "#########################", //
    "#C....#........#.......C#", //
    "#####.#.######.#.######.#", //
    "#@..#.#.#....#.#.#....#.#", //
    "###.#...#.##.#...#.##.#.#", //
    "#...#####..C######.#....#", //
    "#.#..............###.##C#", //
    "#.##############.....####", //
    "#.......C......##########",
    "#######################C#", // the last chest can't be reached
    "#########################",
};

} // namespace

TEST_CASE("exploring opens every chest that can be walked to, knows every cell, and ends")
{
    constexpr WorldPos kWalledIn{16, -3};
    for (const int radius : {1, 3, 12}) {
        Session session = playIn(kMaze, {radius, 10, {-7, -4}});
        exploreAll(session);
        CHECK(session.world().player().statistics.chestsOpened == 5);
        const CraftedCave map(kMaze, {-7, -4}, 10);
        for (std::int64_t y = -4; y < 7; ++y) {
            for (std::int64_t x = -7; x < 18; ++x)
                CHECK((map.at({x, y}) == '#' || session.world().map.isExplored({x, y}) ||
                       WorldPos{x, y} == kWalledIn));
        }
        CHECK_FALSE(planExplore(session).has_value());
    }
}

TEST_CASE("exploring is the same wherever the borders of regions are, and far from the origin")
{
    const auto walk = [](const Place &place) {
        Session session = playIn(kMaze, place);
        std::vector<Direction> all;
        while (const std::optional<ExplorePlan> plan = planExplore(session)) {
            all.insert(all.end(), plan->steps.begin(), plan->steps.end());
            follow(session, plan->steps);
        }
        return all;
    };
    const std::vector<Direction> expected = walk({3, 50, {1, 1}});
    REQUIRE(expected.size() > 50);
    CHECK(walk({3, 8, {-3, -5}}) == expected);
    CHECK(walk({3, 13, {-13, 0}}) == expected);
    CHECK(walk({3, 50, {1'000'000'000'000, -1'000'000'000'000}}) == expected);
    CHECK(walk({3, 10, {-1'000'000'000'003, 1'000'000'000'007}}) == expected);
}

TEST_CASE("no plan leads beyond the end of the world, whatever the terrain is there")
{
    Place place;
    place.corner = {kWorldLimit - 3, 0};
    Session session = playIn({"P.....C."}, place);
    exploreAll(session);
    CHECK(session.world().map.isExplored({kWorldLimit, 0}));
    CHECK(planTravel(session, {kWorldLimit + 1, 0}).empty());
    session.apply(MoveCommand{Direction::East});
    CHECK_FALSE(planExplore(session).has_value());
}

TEST_CASE("exploring says why it goes where it goes")
{
    Session chest = playIn({"##########", "#@...C...#", "##########"}, {12, 10, {}});
    const std::optional<ExplorePlan> plan = planExplore(chest);
    REQUIRE(plan.has_value());
    CHECK(plan->goal == ExplorePlan::Goal::Chest);
    CHECK(plan->target == WorldPos{5, 1});
    CHECK(plan->steps == std::vector<Direction>(4, Direction::East));
    Session dark = playIn({"##########", "#@.......#", "##########"}, {2, 10, {}});
    const std::optional<ExplorePlan> frontier = planExplore(dark);
    REQUIRE(frontier.has_value());
    CHECK(frontier->goal == ExplorePlan::Goal::Frontier);
    CHECK(frontier->target == WorldPos{3, 1});
}

TEST_CASE("exploring a generated world ends its plans on known cells only and finds chests")
{
    Result<Session> session = Session::begin({"exploring", {}, {}});
    REQUIRE(session.ok());
    for (int i = 0; i < 60 && session->fight() == nullptr; ++i) {
        const std::optional<ExplorePlan> plan = planExplore(*session);
        REQUIRE(plan.has_value());
        follow(*session, plan->steps);
    }
    CHECK(session->world().player().statistics.steps > 60);
}

/// Explores with the monsters in mind that were seen; stops to think again whenever another comes into view,
/// and fights whoever attacks. Requires that no plan is made twice at one place while nothing has changed,
/// and an end.
void exploreAmongMonsters(Session &session)
{
    SeenMonsters seen;
    seen.look(session);
    std::set<std::pair<WorldPos, std::vector<std::int64_t>>> made;
    for (int plans = 0; session.world().player().statistics.deaths == 0; ++plans) {
        const std::optional<ExplorePlan> plan = planExplore(session, seen.monsters());
        if (!plan || plan->pastMonster)
            return;
        const Statistics &done = session.world().player().statistics;
        const WorldPos at = playerPlace(session);
        std::vector<std::int64_t> known{at.x, at.y, done.cellsExplored, done.chestsOpened, done.fights};
        for (const Monster &monster : seen.monsters())
            known.insert(known.end(), {monster.state.position.x, monster.state.position.y});
        INFO("plan " << plans << " to " << plan->target.x << ',' << plan->target.y);
        REQUIRE(made.emplace(plan->target, known).second);
        REQUIRE(plans < 500);
        for (const Direction direction : plan->steps) {
            const std::vector<Event> events = session.apply(MoveCommand{direction});
            while (session.isFighting())
                session.apply(FightCommand{});
            seen.look(session);
            const bool comesIntoView = std::ranges::any_of(
                events, [](const Event &event) { return std::holds_alternative<MonsterSeen>(event); });
            if (comesIntoView)
                break;
        }
    }
}

TEST_CASE("exploring a floor never goes to a place again for nothing, and ends")
{
    std::vector<std::string> seeds{"old-burrow-54"};
    for (int i = 0; i < 10; ++i)
        seeds.push_back("floor " + std::to_string(i));
    for (const std::string &seed : seeds) {
        for (const GeneratorKind kind : {GeneratorKind::Dungeon, GeneratorKind::Cavern}) {
            for (const std::size_t floor : {std::size_t{1}, std::size_t{3}, std::size_t{5}}) {
                INFO(seed << ", floor " << floor);
                Session session = onFloor({seed, {kind, 1}, defaultSettings(kind)}, floor);
                exploreAmongMonsters(session);
            }
        }
    }
}

TEST_CASE("travel takes a shortest known way")
{
    Session session = playIn({"#######", "#@....#", "#.###.#", "#.....#", "#######"}, {12, 10, {}});
    session.apply(MoveCommand{Direction::South});
    session.apply(MoveCommand{Direction::North});
    const std::vector<Direction> steps = planTravel(session, {5, 3});
    CHECK(steps == std::vector<Direction>(4, Direction::East));
    CHECK(planTravel(session, playerPlace(session)).empty());
}

TEST_CASE("travel knows nothing of unexplored ways")
{
    // The short way south and east is there, but was never seen.
    Session session =
        playIn({"############", "#@.........#", "#.########.#", "#..........#", "############"}, {3, 10, {}});
    CHECK(planTravel(session, {10, 3}).empty());
    CHECK(planTravel(session, {9, 1}).empty());
    for (int i = 0; i < 9; ++i)
        session.apply(MoveCommand{Direction::East});
    const std::vector<WorldPos> cells = cellsOf(playerPlace(session), planTravel(session, {1, 3}));
    CHECK(cells.size() == 10);
    for (const WorldPos cell : cells)
        CHECK(session.world().map.isExplored(cell));
}

TEST_CASE("travel to a cell beside the known ones stops at the nearest of them")
{
    Session session = playIn({"############", "#@.........#", "############"}, {3, 10, {}});
    const std::vector<Direction> steps = planTravel(session, {5, 1}); // 4 is the last that is lit
    CHECK(cellsOf(playerPlace(session), steps).back() == WorldPos{4, 1});
    const std::vector<Direction> toRock = planTravel(session, {3, 2});
    CHECK(cellsOf(playerPlace(session), toRock).back() == WorldPos{3, 1});
}

TEST_CASE("travel keeps out of the disc of a monster in view when it can")
{
    const std::vector<std::string> rows{
        "##################", //
        "#................#", //
        "#................#", //
        "#................#", //
        "#................#", //
        "#................#", //
        "#................#", //
        "#@......M.......C#", //
        "##################",
    };
    Session session = playIn(rows, {20, 20, {}});
    REQUIRE(session.visibleMonsters().size() == 1);
    const Monster monster = session.visibleMonsters().front();
    const std::vector<WorldPos> cells = cellsOf(playerPlace(session), planTravel(session, {16, 1}));
    CHECK(cells.back() == WorldPos{16, 1});
    for (const WorldPos cell : cells)
        CHECK_FALSE(inDiscOf(session.world(), monster, cell));

    Session narrow =
        playIn({"##################", "#................#", "#@......M.......C#", "##################"},
               {20, 20, {}});
    CHECK(cellsOf(playerPlace(narrow), planTravel(narrow, {16, 1})).back() == WorldPos{16, 1});
    const std::optional<ExplorePlan> plan = planExplore(narrow);
    REQUIRE(plan.has_value());
    CHECK(plan->pastMonster);
}

TEST_CASE("a path behind a wall isn't in a monster's sight, one up to the monster is, and says so")
{
    Session session = playIn({"####################", //
                              "#..................#", //
                              "#.##################", //
                              "#@.......M.........#", //
                              "####################"},
                             {20, 20, {}});
    const std::vector<Direction> there{Direction::North, Direction::North, Direction::East};
    for (const Direction way : there)
        session.apply(MoveCommand{way});
    for (const Direction way : {Direction::West, Direction::South, Direction::South})
        session.apply(MoveCommand{way});
    const std::vector<Monster> monsters = session.visibleMonsters();
    REQUIRE(monsters.size() == 1);
    REQUIRE(inDiscOf(session.world(), monsters.front(), {9, 3}));
    const TravelPlan behind = planTravel(session, {12, 3}, monsters);
    CHECK_FALSE(behind.steps.empty());
    CHECK_FALSE(behind.pastMonster);
    const TravelPlan toward = planTravel(session, {8, 1}, monsters);
    CHECK_FALSE(toward.steps.empty());
    CHECK(toward.pastMonster);
    const auto enters = [&](const TravelPlan &plan) {
        return entersArea(session, {plan.steps.begin(), plan.steps.end()}, monsters);
    };
    CHECK(enters(toward));
    CHECK_FALSE(enters(behind));
}

TEST_CASE("a player in the area of a monster may go on where it leads away")
{
    Session session =
        playIn({"####################", "#.........@.M......#", "####################"}, {3, 20, {}});
    const std::vector<Monster> monsters = session.visibleMonsters();
    REQUIRE(monsters.size() == 1);
    REQUIRE(seesCell(session.mutableWorld(), monsters.front(), playerPlace(session)));
    const std::optional<ExplorePlan> plan = planExplore(session);
    REQUIRE(plan.has_value());
    CHECK_FALSE(plan->pastMonster);
    CHECK(plan->steps.front() == Direction::West);
}

TEST_CASE("of places at the same distance the one nearer to the objective is explored first")
{
    Session session = playIn({"###############", "#......@......#", "###############"}, {2, 20, {}});
    CHECK(planExplore(session, {}, WorldPos{500, 40})->target == WorldPos{9, 1});
    CHECK(planExplore(session, {}, WorldPos{-500, 40})->target == WorldPos{5, 1});
}

TEST_CASE("being kept from exploring by a monster differs from having nothing left to explore")
{
    Session barred = playIn({"############", "#@M........#", "############"}, {3, 12, {}});
    CHECK_FALSE(planExplore(barred).has_value());
    CHECK(monstersBarExploring(barred, barred.visibleMonsters()));
    Session done = playIn({"#####", "#@M.#", "#####"}, {12, 12, {}});
    CHECK_FALSE(planExplore(done).has_value());
    CHECK_FALSE(monstersBarExploring(done, done.visibleMonsters()));
}

TEST_CASE("a monster that was seen is kept in mind when it is out of view")
{
    Session session = playIn({"##################", "#@..............M#", "##################"}, {9, 20, {}});
    SeenMonsters seen;
    for (int i = 0; i < 10 && session.visibleMonsters().empty(); ++i)
        session.apply(MoveCommand{Direction::East});
    REQUIRE(session.visibleMonsters().size() == 1);
    seen.look(session);
    session.apply(MoveCommand{Direction::West});
    REQUIRE(session.visibleMonsters().empty());
    seen.look(session);
    CHECK(seen.monsters().size() == 1);
    seen.clear();
    CHECK(seen.monsters().empty());
}

TEST_CASE("a monster that is not in view is no obstacle to plans")
{
    // Walking the corridor shows the cells around the corner first, the monster there only later.
    Session with = playIn({"########", "######M#", "#@.....#", "########"}, {2, 10, {}});
    Session without = playIn({"########", "######.#", "#@.....#", "########"}, {2, 10, {}});
    CHECK(planExplore(with) == planExplore(without));
    CHECK(planTravel(with, {3, 1}) == planTravel(without, {3, 1}));
}

TEST_CASE("travel reaches remembered places far away, and refuses what is beyond its reach")
{
    std::vector<std::string> rows{std::string(700, '#'), "#@" + std::string(697, '.') + "#",
                                  std::string(700, '#')};
    Session session = playIn(rows, {12, 50, {1'000'000'000'000, 0}});
    const WorldPos start = playerPlace(session);
    for (int i = 0; i < 690; ++i)
        session.apply(MoveCommand{Direction::East});
    CHECK(planTravel(session, start) == std::vector<Direction>(690, Direction::West));
    CHECK(planTravel(session, {0, 0}).empty());
    CHECK(planTravel(session, {kWorldLimit + 5, 0}).empty());
}

TEST_CASE("a walk by itself has to know who in view hunts the player")
{
    const std::vector<std::string> rows{"####################", "#@.......M.........#",
                                        "#..................#", "####################"};
    CraftedSpec crafted{{}, 20, defaultSettings(GeneratorKind::Classic)};
    crafted.settings.viewRadius = 20;
    crafted.settings.monsters = MonsterMode::Stationary;
    Session session = Session(craftedWorld(rows, crafted));
    REQUIRE(session.visibleMonsters().size() == 1);
    CHECK_FALSE(hunterInView(session).has_value());
    const Monster seen = session.visibleMonsters().front();
    MonsterState hunting = seen.state;
    hunting.patience = 5;
    setMonsterState(session.mutableWorld(), seen.id, hunting);
    REQUIRE(hunterInView(session).has_value());
    CHECK(hunterInView(session)->id == seen.id);
}
