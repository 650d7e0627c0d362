// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_checks.h"
#include "core/analysis/checks/world_difference.h"
#include "core/edit/shapes.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/drawn_world.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Open to all sides, with a hall of 5 × 4 cells (door 'd' at (6, 8)) and a closet with a chest (door at
/// (4, 2)).
const std::vector<std::string> kRooms{
    "..............", //
    "#######.......", //
    "#.....#.......", //
    "#.....#.......", //
    "#.....#.......", //
    "#.....d.......", //
    "#######.......", //
    "..............", //
    "..............", //
    "..............", //
    ".####.........", //
    ".#C.d.........", //
    ".####.........", //
    "..............", //
};
constexpr WorldPos kHallDoor{6, 8};
constexpr WorldPos kClosetDoor{4, 2};

struct Subject {
    World world;
    std::vector<Bookmark> bookmarks;

    explicit Subject(World made) : world(std::move(made)) {}

    [[nodiscard]] std::vector<Issue> issues() { return checkWorld(world, bookmarks, goOn); }

    void keep(const EditDraft &draft)
    {
        const WorldDelta delta = draft.delta();
        applyDelta(world, delta);
        applyDelta(bookmarks, delta.bookmarks);
    }

    /// Mends one issue, in an edit of its own.
    void fix(const Issue &issue)
    {
        INFO(issue.text);
        EditDraft draft(world, bookmarks);
        const Result<void> fixed = fixIssue(draft, world, bookmarks, issue);
        INFO((fixed.ok() ? "" : fixed.error().text()));
        REQUIRE(fixed.ok());
        keep(draft);
    }
};

Subject rooms()
{
    Subject subject(drawnWorld(kRooms));
    subject.world.player().position = {-3000, 0}; // seen by no monster there
    return subject;
}

/// That the subject has this issue alone, and none once it is fixed.
void requireFixed(Subject &subject, IssueKind kind)
{
    const std::vector<Issue> issues = subject.issues();
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].kind == kind);
    subject.fix(issues[0]);
    for (const Issue &left : subject.issues())
        FAIL_CHECK("left: " << left.text);
}

} // namespace

TEST_CASE("a sealed hall is joined to the rest by a passage as short as can be")
{
    Subject subject = rooms();
    flip(subject.world, kHallDoor);
    const ChangeCounts before = countChanges(subject.world, {0, 0});
    requireFixed(subject, IssueKind::SealedArea);
    const ChangeCounts after = countChanges(subject.world, {0, 0});
    // The wall is one cell thick: either the door is opened again or one cell of wall dug away.
    CHECK(after.total() - before.total() <= 1);
    CHECK_FALSE(subject.world.map.isRock({1, 8}));
    CHECK_FALSE(subject.world.map.isRock({5, 11}));
}

TEST_CASE("a small empty area is filled with rock")
{
    Subject subject = rooms();
    changeRegion(subject.world, {0, 0}, [](RegionChanges &changes) { changes.removedChests = {{2, 2}}; });
    flip(subject.world, kClosetDoor);
    requireFixed(subject, IssueKind::SealedArea);
    CHECK(subject.world.map.isRock({2, 2}));
    CHECK(subject.world.map.isRock({3, 2}));
}

TEST_CASE("an area with a chest is joined, and with it the chest is reachable again")
{
    Subject subject = rooms();
    flip(subject.world, kClosetDoor);
    const std::vector<Issue> issues = subject.issues();
    REQUIRE(issues.size() == 2);
    subject.fix(issues[0]);
    CHECK(subject.issues().empty());
    CHECK(subject.world.map.chestAt({2, 2}) == ChestState::Closed);
}

TEST_CASE("a chest that can't be reached is removed")
{
    Subject subject = rooms();
    flip(subject.world, {2, 2});
    requireFixed(subject, IssueKind::UnreachableChest);
    CHECK(subject.world.map.chestAt({2, 2}) == ChestState::None);
}

TEST_CASE("a monster in rock goes to the nearest free floor")
{
    Subject subject = rooms();
    putMonster(subject.world, 0, {6, 10});
    putMonster(subject.world, 1, {7, 10});
    requireFixed(subject, IssueKind::MonsterInRock);
    CHECK(findMonster(subject.world, {{0, 0}, 0})->state.position == WorldPos{5, 10});
}

TEST_CASE("of several monsters on one cell one stays, and the others stand apart")
{
    Subject subject = rooms();
    for (int index = 0; index < 4; ++index)
        putMonster(subject.world, index, {10, 10});
    requireFixed(subject, IssueKind::MonstersOnOneCell);
    std::vector<WorldPos> places;
    for (int index = 0; index < 4; ++index)
        places.push_back(findMonster(subject.world, {{0, 0}, index})->state.position);
    std::sort(places.begin(), places.end());
    CHECK(std::adjacent_find(places.begin(), places.end()) == places.end());
    CHECK(std::count(places.begin(), places.end(), WorldPos{10, 10}) == 1);
}

TEST_CASE("a monster with no floor in its range is removed")
{
    Subject subject(drawnWorld(std::vector<std::string>(50, std::string(50, '#')), Elsewhere::Rock));
    flip(subject.world, {-200, 0});
    subject.world.player().position = {-200, 0};
    putMonster(subject.world, 0, {25, 25});
    const std::vector<Issue> issues = subject.issues();
    REQUIRE(issues.size() == 1);
    CHECK_THAT(issues[0].fix.english(), ContainsSubstring("remove"));
    requireFixed(subject, IssueKind::MonsterInRock);
    CHECK_FALSE(findMonster(subject.world, {{0, 0}, 0}).has_value());
}

TEST_CASE("a player in rock is put on floor near by, where there is room to walk")
{
    Subject subject = rooms();
    flip(subject.world, kHallDoor);
    const std::vector<Issue> sealed = subject.issues();
    REQUIRE(sealed.size() == 1);
    subject.fix(sealed[0]);
    subject.world.player().position = {1, 1};
    requireFixed(subject, IssueKind::PlayerInRock);
    const WorldPos now = subject.world.player().position;
    CHECK_FALSE(subject.world.map.isRock(now));
    CHECK(std::max(std::abs(now.x - 1), std::abs(now.y - 1)) <= 1);
}

TEST_CASE("another player in rock is dug out")
{
    Subject subject = rooms();
    PartyMember other;
    other.id = 2;
    other.player.position = {1, 1};
    subject.world.party.members.push_back(other);
    requireFixed(subject, IssueKind::PlayerInRock);
    CHECK_FALSE(subject.world.map.isRock({1, 1}));
}

TEST_CASE("a player whom a monster sees is put where none does, without leaving a sealed area behind")
{
    Subject subject = rooms();
    subject.world.player().position = {4, 6};
    putMonster(subject.world, 0, {7, 6});
    requireFixed(subject, IssueKind::PlayerSeen);
    CHECK(monstersThatSee(subject.world, subject.world.player().position).empty());
}

TEST_CASE("a marker in rock is removed, and of several on one cell the first stays")
{
    Subject subject = rooms();
    subject.bookmarks = {{1, {1, 3}, "marker", "In rock"}};
    requireFixed(subject, IssueKind::MarkerInRock);
    CHECK(subject.bookmarks.empty());
    subject.bookmarks = {
        {4, {9, 9}, "marker", "First"}, {5, {9, 9}, "note", "Second"}, {6, {9, 8}, "note", ""}};
    requireFixed(subject, IssueKind::MarkersOnOneCell);
    CHECK(subject.bookmarks ==
          std::vector<Bookmark>{{4, {9, 9}, "marker", "First"}, {6, {9, 8}, "note", ""}});
}

TEST_CASE("many flaws of one check can be mended in one draft")
{
    Subject subject = rooms();
    flip(subject.world, kHallDoor);
    putMonster(subject.world, 0, {0, 10});
    putMonster(subject.world, 1, {0, 11});
    putMonster(subject.world, 2, {12, 12});
    putMonster(subject.world, 3, {12, 12});
    subject.bookmarks = {{1, {1, 3}, "marker", "a"}, {2, {1, 3}, "marker", "b"}};
    const std::vector<Issue> issues = subject.issues();
    CHECK(issues.size() == 6);
    EditDraft draft(subject.world, subject.bookmarks);
    for (const Issue &issue : issues) {
        const Result<void> fixed = fixIssue(draft, subject.world, subject.bookmarks, issue);
        INFO(issue.text << (fixed.ok() ? "" : ": " + fixed.error().text()));
        CHECK(fixed.ok());
    }
    subject.keep(draft);
    for (const Issue &left : subject.issues())
        FAIL_CHECK("left: " << left.text);
}

namespace {

/// Rock with chambers in it that can't be reached: of one cell, which are filled, and larger ones, joined.
Subject chambers(int across)
{
    Subject subject(drawnWorld(std::vector<std::string>(50, std::string(50, '#')), Elsewhere::Rock));
    CellMask floor(subject.world.map.regionSize());
    for (int x = 0; x < across; ++x) {
        for (int y = 0; y < across; ++y)
            floor.addRow({4 * x, 4 * y}, 1);
    }
    for (int y = 0; y < across; ++y) // one in four rows is a hall of 25 cells and more
        floor.addRow({0, 16 * y}, y % 4 == 0 ? 4 * across : 0);
    floor.addRow({-40, -40}, 30); // the player's
    floor.add({-40, -41});
    EditDraft draft(subject.world, subject.bookmarks);
    draft.setTerrain(floor, Terrain::Floor);
    subject.keep(draft);
    subject.world.player().position = {-40, -40};
    return subject;
}

/// The issues of a kind, fixed one by one in one draft.
WorldDelta fixedSingly(Subject &subject, const std::vector<Issue> &issues)
{
    EditDraft draft(subject.world, subject.bookmarks);
    for (const Issue &issue : issues)
        (void)fixIssue(draft, subject.world, subject.bookmarks, issue);
    return draft.delta();
}

} // namespace

TEST_CASE("many flaws mended at once leave the world as mending one after the other does")
{
    Subject subject = chambers(9);
    for (int index = 0; index < 6; ++index)
        putMonster(subject.world, index, {5 + index / 3, 6});
    subject.bookmarks = {{1, {2, 2}, "marker", "a"},
                         {2, {2, 2}, "marker", "b"},
                         {3, {-40, -40}, "note", "c"},
                         {4, {-40, -40}, "note", "d"}};
    const std::vector<Issue> issues = subject.issues();
    CHECK(issues.size() > 60);
    const WorldDelta expected = fixedSingly(subject, issues);
    EditDraft draft(subject.world, subject.bookmarks);
    const Result<std::size_t> fixed = fixIssues(draft, subject.world, subject.bookmarks, issues, goOn);
    REQUIRE(fixed.ok());
    CHECK(*fixed > 60);
    CHECK(draft.delta() == expected);
    subject.keep(draft);
    for (const Issue &left : subject.issues())
        FAIL_CHECK("left: " << left.text);
}

TEST_CASE("mending many flaws looks for areas once, however many there are")
{
    // Each search asks to go on for each of its regions; besides, each issue does.
    const auto asked = [](int across) {
        Subject subject = chambers(across);
        const std::vector<Issue> issues = subject.issues();
        EditDraft draft(subject.world, subject.bookmarks);
        std::size_t times = 0;
        const Result<std::size_t> fixed =
            fixIssues(draft, subject.world, subject.bookmarks, issues, [&](double) { return ++times > 0; });
        CHECK((fixed.ok() && *fixed == issues.size()));
        return std::pair(times, issues.size());
    };
    const auto [few, fewIssues] = asked(4);
    const auto [many, manyIssues] = asked(16);
    CHECK(manyIssues > 10 * fewIssues);
    CHECK(many - manyIssues <= 3 * (few - fewIssues));
}

TEST_CASE("mending many flaws stops when asked to, and says when none could be mended")
{
    Subject subject = chambers(6);
    std::vector<Issue> issues = subject.issues();
    EditDraft draft(subject.world, subject.bookmarks);
    const Result<std::size_t> nothing = fixIssues(draft, subject.world, subject.bookmarks, {}, goOn);
    CHECK((nothing.ok() && *nothing == 0));
    const Result<std::size_t> none =
        fixIssues(draft, subject.world, subject.bookmarks, issues, [](double) { return false; });
    CHECK((none.ok() && *none == 0));
    CHECK(draft.delta().empty());
    for (Issue &issue : issues)
        issue.at.y += 1;
    const Result<std::size_t> gone = fixIssues(draft, subject.world, subject.bookmarks, issues, goOn);
    REQUIRE_FALSE(gone.ok());
    CHECK_THAT(gone.error().text(), ContainsSubstring(issues.back().text.english()));
}

TEST_CASE("a flaw that isn't there any more is an error that names it, and changes nothing")
{
    Subject subject = rooms();
    flip(subject.world, kHallDoor);
    const Issue issue = subject.issues().at(0);
    flip(subject.world, kHallDoor);
    EditDraft draft(subject.world, subject.bookmarks);
    const Result<void> fixed = fixIssue(draft, subject.world, subject.bookmarks, issue);
    REQUIRE_FALSE(fixed.ok());
    CHECK(fixed.error().code == ErrorCode::InvalidArgument);
    CHECK_THAT(fixed.error().text(), ContainsSubstring(issue.text.english()));
    CHECK(draft.delta().empty());
}

namespace {

WorldPos anyPlace()
{
    return {*rc::gen::inRange(-80, 80), *rc::gen::inRange(-80, 80)};
}

/// One edit of any sort; one that isn't possible is passed over.
void editAnything(EditDraft &draft, int regionSize)
{
    const WorldPos at = anyPlace();
    const CellMask brush = brushStroke(regionSize, at, at, *rc::gen::inRange(1, 15), BrushShape::Round);
    const MonsterId monster{{*rc::gen::inRange(-2, 2), *rc::gen::inRange(-2, 2)}, *rc::gen::inRange(0, 3)};
    const WorldPos opposite{at.x + *rc::gen::inRange(2, 25), at.y + *rc::gen::inRange(2, 25)};
    switch (*rc::gen::inRange(0, 13)) {
    case 0:
        draft.setTerrain(brush, Terrain::Rock);
        break;
    case 1:
        draft.setTerrain(brush, Terrain::Floor);
        break;
    case 2:
        draft.stepAutomaton(brush, *rc::gen::inRange(0, 9));
        break;
    case 3:
        (void)draft.putChest(at, {{1, 1}});
        break;
    case 4:
        (void)draft.removeChest(at);
        break;
    case 5:
        (void)draft.putMonster(at, 0);
        break;
    case 6:
        (void)draft.moveMonster(monster, at);
        break;
    case 7:
        (void)draft.removeMonster(monster);
        break;
    case 8:
        (void)draft.setClaimed(at, true);
        break;
    case 9:
    case 10:
    case 11: // a wall around a part of the caves
        draft.setTerrain(*rectangleCells(regionSize, at, opposite, ShapeFill::Outline), Terrain::Rock);
        break;
    default:
        (void)draft.moveCells(brush, *rc::gen::inRange(-30, 30), *rc::gen::inRange(-30, 30));
        break;
    }
}

World cavesFromSpawn(const std::string &seed)
{
    const WorldSpec spec{seed, {}, defaultSettings(GeneratorKind::Caves)};
    World world(spec, testContent(), *makeRegionSource(spec));
    const Result<WorldPos> spawn = findSpawn(world);
    world.player().position = spawn.ok() ? *spawn : WorldPos{};
    return world;
}

/// The cells that a change is about, its monster's home among them.
CellMask cellsOf(const WorldChange &change, int regionSize)
{
    CellMask cells(regionSize);
    cells.addRow(change.at, change.cells);
    if (change.home)
        cells.add(*change.home);
    return cells;
}

} // namespace

TEST_CASE("with every change erased to the seed, whatever was edited, nothing differs any more")
{
    REQUIRE(rc::check([] {
        Subject subject(cavesFromSpawn("erased"));
        for (int i = *rc::gen::inRange(1, 12); i > 0; --i) {
            EditDraft draft(subject.world, subject.bookmarks);
            editAnything(draft, subject.world.map.regionSize());
            subject.keep(draft);
        }
        EditDraft draft(subject.world, subject.bookmarks);
        for (const auto &[pos, counts] : countChanges(subject.world)) {
            for (const WorldChange &change : changesIn(subject.world, pos))
                draft.eraseToSeed(cellsOf(change, subject.world.map.regionSize()));
        }
        subject.keep(draft);
        RC_ASSERT(countChanges(subject.world).empty());
    }));
}

TEST_CASE("whatever was edited, mending flaw after flaw comes to an end without any")
{
    REQUIRE(rc::check([] {
        Subject subject(cavesFromSpawn("mended"));
        for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
            EditDraft draft(subject.world, subject.bookmarks);
            editAnything(draft, subject.world.map.regionSize());
            subject.keep(draft);
        }
        std::vector<Issue> issues = subject.issues();
        RC_CLASSIFY(!issues.empty());
        std::size_t left = 2 * issues.size() + 10;
        for (; !issues.empty() && left > 0; --left) {
            EditDraft draft(subject.world, subject.bookmarks);
            const Result<void> fixed = fixIssue(draft, subject.world, subject.bookmarks, issues.front());
            RC_LOG() << issues.front().text << ": "
                     << (fixed.ok() ? issues.front().fix : fixed.error().text()) << '\n';
            RC_ASSERT(fixed.ok());
            subject.keep(draft);
            issues = subject.issues();
        }
        RC_ASSERT(issues.empty());
    }));
}
