// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_checks.h"
#include "core/analysis/checks/world_difference.h"
#include "core/analysis/sight/monster_sight.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/analysis/sight/threat_map.h"
#include "core/edit/edit_draft.h"
#include "core/edit/shapes.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/support/drawn_levels.h"

using namespace cave;
using namespace cave::test;

namespace {

const std::vector<Bookmark> kNoBookmarks;

void paint(World &world, WorldPos from, WorldPos to, Terrain terrain)
{
    EditDraft draft(world, kNoBookmarks);
    const int size = world.map.regionSize();
    draft.setTerrain(rectangleCells(size, from, to, ShapeFill::Filled).value(), terrain);
    applyDelta(world, draft.delta());
}

/// Two levels without anybody who could see anybody.
World quietLevels()
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    const Result<void> removed = draft.removeMonster({{0, 0}, 0});
    REQUIRE(removed);
    applyDelta(world, draft.delta());
    return world;
}

std::vector<Issue> issuesOfKind(World &world, IssueKind kind)
{
    std::vector<Issue> issues = checkWorld(world, kNoBookmarks, goOn);
    std::erase_if(issues, [kind](const Issue &issue) { return issue.kind != kind; });
    return issues;
}

bool mentions(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("changes of terrain are reported by what the cells are now")
{
    World world = twoLevels();
    paint(world, {2, 5}, {4, 5}, Terrain::Rock);  // a floor cell and two of water
    paint(world, {1, 6}, {2, 6}, Terrain::Water); // rock and floor
    paint(world, {3, 6}, {3, 6}, Terrain::Floor); // water
    paint(world, {6, 5}, {6, 5}, Terrain::Floor); // trees
    paint(world, {4, 6}, {4, 6}, Terrain::Trees); // water
    paint(world, {8, 4}, {8, 4}, Terrain::Floor); // rock
    const ChangeCounts counts = countChanges(world, {0, 0});
    CHECK(counts.of(ChangeKind::Filled) == 3);
    CHECK(counts.of(ChangeKind::Flooded) == 2);
    CHECK(counts.of(ChangeKind::Drained) == 1);
    CHECK(counts.of(ChangeKind::Felled) == 1);
    CHECK(counts.of(ChangeKind::Planted) == 1);
    CHECK(counts.of(ChangeKind::Dug) == 1);
    CHECK(counts.total() == 9);
    const std::vector<WorldChange> changes = changesIn(world, {0, 0});
    const auto flooded = std::ranges::find(changes, ChangeKind::Flooded, &WorldChange::kind);
    REQUIRE(flooded != changes.end());
    CHECK(flooded->at == WorldPos{1, 6});
    CHECK(flooded->cells == 2);
    CHECK(changeName(ChangeKind::Felled) == "felled");
}

TEST_CASE("an edit of another level than the player's makes no floor a sealed area")
{
    World world = quietLevels();
    paint(world, {23, 5}, {23, 5}, Terrain::Water); // joins the halves of the second level
    CHECK(checkWorld(world, kNoBookmarks, goOn).empty());
}

TEST_CASE("a FINISH out of reach is found and a passage is dug to it")
{
    World world = quietLevels();
    // The second level is drawn with no way between its upper and its lower half; no edit made it so.
    CHECK(issuesOfKind(world, IssueKind::FinishOutOfReach).empty());
    paint(world, {26, 8}, {26, 8}, Terrain::Rock);
    const std::vector<Issue> issues = issuesOfKind(world, IssueKind::FinishOutOfReach);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].at == WorldPos{28, 1});
    CHECK(mentions(issues[0].text.english(),
                   "FINISH at (28, 1) of level 2 can't be reached from START at (22, 7)"));
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(fixIssue(draft, world, kNoBookmarks, issues[0]));
    const WorldDelta passage = draft.delta();
    CHECK(cellsChanged(passage) == 1); // the wall between the halves is a cell thick
    applyDelta(world, passage);
    CHECK(issuesOfKind(world, IssueKind::FinishOutOfReach).empty());
    CHECK_FALSE(fixIssue(draft, world, kNoBookmarks, issues[0]));
}

TEST_CASE("water and trees are no obstacle between START and FINISH")
{
    World world = quietLevels();
    paint(world, {2, 4}, {7, 4}, Terrain::Water);
    paint(world, {2, 3}, {7, 3}, Terrain::Trees);
    CHECK(issuesOfKind(world, IssueKind::FinishOutOfReach).empty());
    paint(world, {2, 4}, {7, 4}, Terrain::Rock);
    CHECK(issuesOfKind(world, IssueKind::FinishOutOfReach).size() == 1);
}

TEST_CASE("a player outside the levels is found and brought back into one")
{
    World world = quietLevels();
    world.player().position = {14, 5};
    const std::vector<Issue> issues = issuesOfKind(world, IssueKind::PlayerInRock);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].text == "the player is outside the levels at (14, 5)");
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(fixIssue(draft, world, kNoBookmarks, issues[0]));
    applyDelta(world, draft.delta());
    CHECK(world.map.plan().levelAt(world.player().position) != nullptr);
    CHECK_FALSE(world.map.isRock(world.player().position));
}

TEST_CASE("markers and monsters outside the levels are reported")
{
    World world = twoLevels();
    RegionChanges changes;
    changes.monsters.push_back({0, {{9, 9}, true, 0, {}, 0, Direction::North}, std::nullopt});
    world.map.setChanges({0, 0}, changes);
    const std::vector<Bookmark> marks{{1, {12, 3}, "note", "lost"}};
    const std::vector<Issue> issues = checkWorld(world, marks, goOn);
    const auto reports = [&](const std::string &text) {
        return std::ranges::any_of(issues,
                                   [&](const Issue &issue) { return mentions(issue.text.english(), text); });
    };
    CHECK(reports("at (9, 9) is outside the levels"));
    CHECK(reports("'lost' at (12, 3) is outside the levels"));
}

TEST_CASE("trees block sight as rock does and water doesn't")
{
    World world = twoLevels();
    const SightProbe pond = probeSight(world, {2, 6}, {5, 6}).value();
    const SightProbe grove = probeSight(world, {5, 5}, {7, 3}).value(); // over (6, 4), which is a tree
    for (const std::size_t rule : {0U, 1U}) {
        CHECK(pond.lines[rule].there.obstacle.kind == SightObstacle::Kind::None);
        CHECK(grove.lines[rule].there.obstacle.kind == SightObstacle::Kind::BlockingCell);
        CHECK(grove.lines[rule].back.obstacle.kind == SightObstacle::Kind::BlockingCell);
    }
}

TEST_CASE("no one is seen among trees")
{
    World world = twoLevels();
    const MonsterSight sight = sightFrom(world, {7, 3}, 4);
    const auto in = [&](const BitGrid &grid, WorldPos p) {
        return grid.test(static_cast<int>(p.x - sight.origin.x), static_cast<int>(p.y - sight.origin.y));
    };
    CHECK_FALSE(in(sight.seen, {7, 4}));
    CHECK(in(sight.rock, {7, 4}));
    CHECK_FALSE(in(sight.seen, {7, 6})); // behind them
    CHECK(in(sight.seen, {4, 3}));
    const ThreatMap threats = threatMap(world, {{0, 0}, 10, 10});
    CHECK(threats.at({7, 4}) == 0);
    CHECK(threats.at({6, 3}) == 1);
}
