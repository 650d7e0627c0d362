// SPDX-License-Identifier: MIT
#include "core/edit/level_checks.h"
#include "core/path/tile_path.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/edit/level_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string line(const std::string &what, int x, int y)
{
    return "StaticGameObject," + what + "," + std::to_string(x) + "," + std::to_string(y) + "\n";
}

/// A level in which nothing is wrong, 9 × 7 tiles; `more` lines behind its own.
std::string topDown(const std::string &more = {})
{
    return "TopDownLevel,test,9,7\nPlayerStartLocation,1,1\nStaticGameObject,Goal,7,5\n" + more;
}

/// A room in which nothing is wrong, 7 × 5 tiles, its first 4 records doors.
std::string room(const std::string &more = {})
{
    std::string text = "RoguelikeLevel,test,7,5\nStaticGameObject,Marker,3,0,Door\n"
                       "StaticGameObject,Marker,3,4,Door\nStaticGameObject,Marker,0,2,Door\n"
                       "StaticGameObject,Marker,6,2,Door\nPlayerStartLocation,3,2\n";
    for (int x = 0; x < 7; ++x) {
        for (int y = 0; y < 5; ++y) {
            const bool border = x == 0 || x == 6 || y == 0 || y == 4;
            if (border && x != 3 && y != 2)
                text += line("DirectionalWall", x, y);
        }
    }
    return text + more;
}

std::vector<LevelIssueKind> kindsOf(const std::string &text)
{
    std::vector<LevelIssueKind> kinds;
    for (const LevelIssue &issue : levelIssues(levelOf(text))) {
        kinds.push_back(issue.kind);
        REQUIRE_FALSE(issue.text.empty());
    }
    return kinds;
}

/// The only issue that there is.
LevelIssue issueOf(const std::string &text)
{
    const std::vector<LevelIssue> issues = levelIssues(levelOf(text));
    INFO(text);
    REQUIRE(issues.size() == 1);
    return issues.front();
}

} // namespace

TEST_CASE("a level and a room in which nothing is wrong have no flaws")
{
    REQUIRE(levelIssues(levelOf(topDown())).empty());
    REQUIRE(levelIssues(levelOf(room())).empty());
    REQUIRE(levelIssues(levelOf("MarioLevel,m,9,9\nPlayerStartLocation,1,1\nStaticGameObject,Ground,0,8\n"
                                "StaticGameObject,Flag,8,1\nDynamicGameObject,Goomba,4,4\n"))
                .empty());
}

TEST_CASE("a level to play by itself needs a start on a free tile, a room may do without")
{
    const std::string goal = "StaticGameObject,Goal,7,5\n";
    const LevelIssue missing = issueOf("TopDownLevel,test,9,7\n" + goal);
    REQUIRE(missing.kind == LevelIssueKind::NoStart);
    REQUIRE(missing.severity == LevelIssue::Severity::Error);
    const LevelIssue outside = issueOf("TopDownLevel,test,9,7\nPlayerStartLocation,1,7\n" + goal);
    REQUIRE(outside.kind == LevelIssueKind::StartOutside);
    REQUIRE(outside.severity == LevelIssue::Severity::Error);
    REQUIRE(outside.record == 0U);
    REQUIRE_FALSE(outside.tile.has_value());
    const LevelIssue walled = issueOf(topDown(line("Wall", 1, 1)));
    REQUIRE(walled.kind == LevelIssueKind::StartBlocked);
    REQUIRE(walled.severity == LevelIssue::Severity::Warning);
    REQUIRE(walled.tile == LevelTile{1, 1});
    REQUIRE_THAT(walled.text.english(),
                 ContainsSubstring("is on a solid Wall") && ContainsSubstring("the nearest free tile"));
    const LevelIssue inRoom = issueOf(room(line("DirectionalWall", 3, 2)));
    REQUIRE(inRoom.kind == LevelIssueKind::StartBlocked);
    REQUIRE(inRoom.severity == LevelIssue::Severity::Warning);
}

TEST_CASE("a level whose start is barred and that has no free tile can't be played")
{
    const LevelIssue full = issueOf("TopDownLevel,test,2,1\nPlayerStartLocation,0,0\n"
                                    "StaticGameObject,Wall,0,0\nStaticGameObject,Goal,1,0\n");
    REQUIRE(full.kind == LevelIssueKind::StartBlocked);
    REQUIRE(full.severity == LevelIssue::Severity::Error);
    REQUIRE_THAT(full.text.english(), ContainsSubstring("no other tile is free"));
}

TEST_CASE("a room needs a door on each side that leads into it")
{
    std::string text = room();
    text.erase(text.find("StaticGameObject,Marker,0,2,Door\n"), 33);
    const LevelIssue missing = issueOf(text);
    REQUIRE(missing.kind == LevelIssueKind::DoorMissing);
    REQUIRE(missing.severity == LevelIssue::Severity::Error);
    REQUIRE_THAT(missing.text.english(), ContainsSubstring("left"));
    const LevelIssue blocked = issueOf(room(line("Wall", 3, 1)));
    REQUIRE(blocked.kind == LevelIssueKind::DoorBlocked);
    REQUIRE(blocked.severity == LevelIssue::Severity::Error);
    REQUIRE(blocked.record == 0U);
    const LevelIssue inside = issueOf(room("StaticGameObject,Marker,2,2,Door\n"));
    REQUIRE(inside.kind == LevelIssueKind::DoorWalledUp);
    REQUIRE(inside.severity == LevelIssue::Severity::Warning);
    REQUIRE(inside.tile == LevelTile{2, 2});
}

TEST_CASE("what a room's door leads onto must be free, and so must the start")
{
    REQUIRE(issueOf(room("StaticGameObject,Spike,3,3\n")).kind == LevelIssueKind::DoorBlocked);
    REQUIRE(issueOf(topDown(line("Spike", 1, 1))).kind == LevelIssueKind::StartBlocked);
    std::string second = room("StaticGameObject,Marker,2,0,Door\n");
    const std::string wall = line("DirectionalWall", 2, 0);
    second.erase(second.find(wall), wall.size());
    const LevelIssue unused = issueOf(second);
    REQUIRE(unused.kind == LevelIssueKind::DoorWalledUp);
    REQUIRE(unused.severity == LevelIssue::Severity::Warning);
    REQUIRE(issueOf(topDown("StaticGameObject,Marker,0,3,Door\n")).kind == LevelIssueKind::WrongLevel);
}

TEST_CASE("a level that is too small or too large to be played is an error")
{
    REQUIRE(kindsOf("TopDownLevel,test,501,3\nPlayerStartLocation,1,1\nStaticGameObject,Goal,2,2\n") ==
            std::vector<LevelIssueKind>{LevelIssueKind::WrongSize});
    const std::vector<LevelIssueKind> small = kindsOf("RoguelikeLevel,test,4,9\n");
    REQUIRE(std::count(small.begin(), small.end(), LevelIssueKind::WrongSize) == 1);
    REQUIRE(kindsOf("MarioLevel,test,10000,3\nPlayerStartLocation,1,1\n").empty());
}

TEST_CASE("what the player can't reach is reported with its tile")
{
    // A wall from top to bottom at x = 4.
    std::string wall;
    for (int y = 0; y < 7; ++y)
        wall += line("Wall", 4, y);
    const std::string text =
        topDown(wall + "StaticGameObject,Potion,6,1,50\nDynamicGameObject,Demon,6,2,9,9\n"
                       "StaticGameObject,Spike,6,3\nDynamicGameObject,Tower,6,4\n"
                       "StaticGameObject,AxePickup,2,2\nStaticGameObject,Lava,6,6\n");
    const std::vector<LevelIssue> issues = levelIssues(levelOf(text));
    REQUIRE(issues.size() == 3);
    REQUIRE(issues[0].kind == LevelIssueKind::GoalUnreachable);
    REQUIRE(issues[0].severity == LevelIssue::Severity::Error);
    REQUIRE(issues[1].kind == LevelIssueKind::Unreachable);
    REQUIRE(issues[1].tile == LevelTile{6, 1});
    REQUIRE_THAT(issues[1].text.english(), ContainsSubstring("Potion at (6, 1)"));
    REQUIRE(issues[2].tile == LevelTile{6, 2});
    // With another goal on this side the level can be played to its end.
    for (const LevelIssue &issue : levelIssues(levelOf(text + line("Goal", 1, 5))))
        REQUIRE(issue.severity == LevelIssue::Severity::Warning);
}

TEST_CASE("a room is entered by its doors, too")
{
    // The inside is divided at x = 3, the start is to the left; the door on the right leads to the loot.
    const std::string wall = line("Wall", 2, 1) + line("Wall", 2, 2) + line("Wall", 2, 3);
    const std::string loot = "StaticGameObject,Marker,4,2,Loot\n";
    REQUIRE(kindsOf(room(wall + loot)).empty());
    const std::string box = line("Wall", 4, 1) + line("Wall", 4, 3) + line("Wall", 5, 1) +
                            line("Wall", 5, 3) + line("Wall", 3, 2);
    const std::vector<LevelIssueKind> kinds =
        kindsOf(room(box + "StaticGameObject,Marker,1,2,Enemy\n" + loot));
    REQUIRE(std::count(kinds.begin(), kinds.end(), LevelIssueKind::Unreachable) == 0);
}

TEST_CASE(
    "an enemy in a wall, something outside, something hidden and something of a platformer are reported")
{
    REQUIRE(issueOf(topDown(line("Wall", 5, 5) + "DynamicGameObject,Archer,5.5,5.25,9,9\n")).kind ==
            LevelIssueKind::EnemyInWall);
    REQUIRE(issueOf(topDown("DynamicGameObject,Archer,5,7,9,9\n")).kind == LevelIssueKind::OutsideLevel);
    REQUIRE(issueOf(topDown(line("Spike", 5, 5) + line("Spike", 5, 5))).kind == LevelIssueKind::Hidden);
    REQUIRE(issueOf(topDown(line("Bricks", 5, 5))).kind == LevelIssueKind::WrongLevel);
    REQUIRE(issueOf(topDown("BackgroundImage,a\nBackgroundTile,b,1,1\n")).kind ==
            LevelIssueKind::SeveralBackgrounds);
    REQUIRE(issueOf("TopDownLevel,,9,7\nPlayerStartLocation,1,1\nStaticGameObject,Goal,7,5\n").kind ==
            LevelIssueKind::NoName);
    REQUIRE(issueOf("TopDownLevel,test,9,7\nPlayerStartLocation,1,1\n").kind == LevelIssueKind::NoGoal);
    const std::string both = "StaticGameObject,Marker,2,2,Loot\nStaticGameObject,Marker,2,2,Enemy\n";
    REQUIRE(kindsOf(room(both)).empty());
}

TEST_CASE("tiles are in one part exactly if there is a path between them")
{
    std::mt19937 random(11);
    const auto below = [&random](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    for (int round = 0; round < 400; ++round) {
        LevelFile level;
        level.width = 1 + below(9);
        level.height = 1 + below(9);
        const int percent = below(70);
        for (int i = 0; i < level.width * level.height; ++i) {
            LevelRecord wall;
            wall.type = "Wall";
            wall.at = {static_cast<double>(i % level.width), static_cast<double>(i / level.width)};
            if (below(100) < percent)
                level.records.push_back(wall);
        }
        const LevelParts parts(level);
        for (int i = 0; i < 30; ++i) {
            const LevelTile a{below(level.width), below(level.height)};
            const LevelTile b{below(level.width), below(level.height)};
            const bool path =
                findPathAvoidWalls(level, {a.x + 0.5, a.y + 0.5}, {b.x + 0.5, b.y + 0.5}).has_value();
            REQUIRE((parts.partOf(a) && parts.partOf(a) == parts.partOf(b)) == path);
        }
        REQUIRE_FALSE(parts.partOf({-1, 0}).has_value());
        REQUIRE_FALSE(parts.partOf({0, level.height}).has_value());
        REQUIRE_FALSE(parts.partOf({level.width, 0}).has_value());
    }
}

TEST_CASE("the largest level is checked like any other")
{
    std::string text =
        "TopDownLevel,huge,10000,10000\nPlayerStartLocation,1,1\nStaticGameObject,Goal,9999,9999\n"
        "StaticGameObject,Wall,9998,9999\nStaticGameObject,Wall,9999,9998\n";
    REQUIRE(kindsOf(text) ==
            std::vector<LevelIssueKind>{LevelIssueKind::WrongSize, LevelIssueKind::GoalUnreachable});
}
