// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_checks.h"
#include "core/base/enum_values.h"
#include "core/gen/generator.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/drawn_world.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Open to all sides; a closet with a chest in the south-west, another of four cells in the north-east, both
/// walled in once the doors that 'd' marks are filled.
const std::vector<std::string> kClosets{
    "............", //
    ".......####.", //
    ".......#..#.", //
    ".......#..d.", //
    ".......####.", //
    "............", //
    "............", //
    ".####.......", //
    ".#C.d.......", //
    ".####.......", //
    "............", //
    "............", //
};
constexpr WorldPos kChestDoor{4, 3};
constexpr WorldPos kEmptyDoor{10, 8};

World closets()
{
    World world = drawnWorld(kClosets);
    world.player().position = {0, 0};
    return world;
}

std::vector<Issue> issuesOf(World &world, const std::vector<Bookmark> &bookmarks = {})
{
    return checkWorld(world, bookmarks, goOn);
}

} // namespace

TEST_CASE("an unedited world has no flaws, whatever pockets its seed makes")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        GeneratorId id;
        id.kind = kind;
        const WorldSpec spec{"pockets", id, defaultSettings(kind)};
        World world(spec, testContent(), *makeRegionSource(spec));
        changeRegion(world, {0, 0}, [](RegionChanges &changes) { changes.explored[7] = 0xFF; });
        std::vector<Issue> issues = issuesOf(world);
        // Nobody asked for a place to enter the world at.
        std::erase_if(issues, [](const Issue &issue) {
            return issue.kind == IssueKind::PlayerInRock || issue.kind == IssueKind::PlayerSeen;
        });
        CHECK(issues.empty());
    }
}

TEST_CASE("an area that was walled in is found, with its size and its first cell")
{
    World world = closets();
    CHECK(issuesOf(world).empty());
    flip(world, kEmptyDoor);
    const std::vector<Issue> issues = issuesOf(world);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].kind == IssueKind::SealedArea);
    CHECK(issues[0].at == WorldPos{8, 8});
    CHECK(issues[0].cells == 4);
    CHECK_THAT(issues[0].text.english(), ContainsSubstring("4 cells") && ContainsSubstring("(8, 8)"));
    CHECK_FALSE(issues[0].fix.empty());
}

TEST_CASE("a closed chest in a sealed area can't be reached, and a claimed one need not be")
{
    World world = closets();
    flip(world, kChestDoor);
    const std::vector<Issue> issues = issuesOf(world);
    REQUIRE(issues.size() == 2);
    CHECK(issues[0].kind == IssueKind::SealedArea);
    CHECK(issues[1].kind == IssueKind::UnreachableChest);
    CHECK(issues[1].at == WorldPos{2, 3});
    changeRegion(world, {0, 0}, [](RegionChanges &changes) { changes.claimed = {{2, 3}}; });
    CHECK(issuesOf(world).size() == 1);
}

TEST_CASE("a chest under rock can't be reached")
{
    World world = closets();
    flip(world, {2, 3});
    const std::vector<Issue> issues = issuesOf(world);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].kind == IssueKind::UnreachableChest);
    CHECK(issues[0].at == WorldPos{2, 3});
    CHECK_THAT(issues[0].text.english(), ContainsSubstring("rock"));
}

TEST_CASE("the area that the player is in is not sealed")
{
    World world = closets();
    flip(world, kEmptyDoor);
    world.player().position = {9, 9};
    CHECK(issuesOf(world).empty());
}

TEST_CASE("an area that goes on beyond the regions around an edit counts as reachable")
{
    // Rock everywhere but for a corridor that leads east out of the drawn region.
    std::vector<std::string> rows(12, std::string(12, '#'));
    rows[5] = "####........";
    World closed = drawnWorld(rows, Elsewhere::Rock);
    closed.player().position = {0, 0};
    flip(closed, {0, 0}); // floor for the player
    std::vector<Issue> issues = issuesOf(closed);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].kind == IssueKind::SealedArea);
    CHECK(issues[0].cells == 8);
    // On through the next region to the end of the ring.
    for (int x = 12; x < 24; ++x)
        flip(closed, {x, 6});
    CHECK(issuesOf(closed).size() == 1);
    World open = drawnWorld(rows, Elsewhere::Floor);
    open.player().position = {5, 6};
    flip(open, {0, 0});
    CHECK(issuesOf(open).empty());
}

TEST_CASE("an area over several regions is one, and edits far apart are checked alike")
{
    const WorldPos far{1'000'000'000'000, -5};
    World world = closets();
    // A ring of rock around 40 × 3 cells, there and here.
    for (const WorldPos corner : {far, WorldPos{-100, 40}}) {
        for (int x = -1; x <= 40; ++x) {
            for (int y = -1; y <= 3; ++y) {
                if (x == -1 || x == 40 || y == -1 || y == 3)
                    flip(world, {corner.x + x, corner.y + y});
            }
        }
    }
    const std::vector<Issue> issues = issuesOf(world);
    REQUIRE(issues.size() == 2);
    for (const Issue &issue : issues) {
        CHECK(issue.kind == IssueKind::SealedArea);
        CHECK(issue.cells == 120);
    }
}

TEST_CASE("large sealed areas are joined to the rest, small ones filled unless something is in them")
{
    World world = closets();
    flip(world, kEmptyDoor);
    const Message filled = issuesOf(world).at(0).fix;
    putMonster(world, 0, {8, 8});
    const Message joined = issuesOf(world).at(0).fix;
    CHECK(filled != joined);
    CHECK_THAT(filled.english(), ContainsSubstring("rock"));
    CHECK_THAT(joined.english(), ContainsSubstring("passage"));
}

TEST_CASE("monsters in rock, and several on one cell, are found and named")
{
    World world = closets();
    putMonster(world, 0, {1, 3});
    putMonster(world, 1, {6, 6});
    putMonster(world, 2, {6, 6});
    world.player().position = {-500, 0}; // seen by no monster
    const std::vector<Issue> issues = issuesOf(world);
    REQUIRE(issues.size() == 2);
    CHECK(issues[0].kind == IssueKind::MonsterInRock);
    CHECK(issues[0].at == WorldPos{1, 3});
    CHECK_THAT(issues[0].text.english(), ContainsSubstring("Monster") && ContainsSubstring("(1, 3)"));
    CHECK(issues[1].kind == IssueKind::MonstersOnOneCell);
    CHECK(issues[1].at == WorldPos{6, 6});
}

TEST_CASE("a monster of the seed's that was buried at home is found")
{
    std::vector<std::string> rows = kClosets;
    rows[0] = "..M.........";
    World world = drawnWorld(rows);
    world.player().position = {-500, 0};
    CHECK(issuesOf(world).empty());
    flip(world, {2, 11});
    const std::vector<Issue> issues = issuesOf(world);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].kind == IssueKind::MonsterInRock);
    setMonsterState(world, {{0, 0}, 0}, {{2, 11}, false, 0, {}, 0, Direction::North});
    CHECK(issuesOf(world).empty());
}

TEST_CASE("a player in rock, or in sight of a monster, is found")
{
    World world = closets();
    world.player().position = {1, 2};
    std::vector<Issue> issues = issuesOf(world);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].kind == IssueKind::PlayerInRock);
    world.player().position = {0, 0};
    putMonster(world, 0, {2, 0});
    issues = issuesOf(world);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].kind == IssueKind::PlayerSeen);
    CHECK(issues[0].at == WorldPos{0, 0});
    CHECK_THAT(issues[0].text.english(), ContainsSubstring("(2, 0)") && ContainsSubstring("(0, 0)"));
}

TEST_CASE("markers in rock, and several on one cell, are found wherever they are")
{
    World world = closets();
    const std::vector<Bookmark> marks{
        {1, {1, 3}, "marker", "Lost"}, {2, {900, 900}, "note", ""}, {3, {900, 900}, "marker", "Twice"}};
    const std::vector<Issue> issues = issuesOf(world, marks);
    REQUIRE(issues.size() == 2);
    CHECK(issues[0].kind == IssueKind::MarkerInRock);
    CHECK_THAT(issues[0].text.english(), ContainsSubstring("'Lost'") && ContainsSubstring("(1, 3)"));
    CHECK(issues[1].kind == IssueKind::MarkersOnOneCell);
    CHECK(issues[1].at == WorldPos{900, 900});
}

TEST_CASE("a check stops when asked to")
{
    World world = closets();
    flip(world, kEmptyDoor);
    int asked = 0;
    const std::vector<Issue> issues = checkWorld(world, {}, [&](double share) {
        CHECK(share >= 0);
        CHECK(share <= 1);
        return ++asked < 3;
    });
    CHECK(asked == 3);
    CHECK(issues.empty());
}

TEST_CASE("no two kinds of flaw have one name")
{
    std::set<std::string> names;
    for (const IssueKind kind : valuesOf<IssueKind>())
        names.emplace(issueName(kind));
    CHECK(names.size() == kValuesOf<IssueKind>);
    CHECK(issueName(IssueKind::SealedArea) == "sealed area");
}
