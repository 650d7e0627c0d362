// SPDX-License-Identifier: MIT
#include "core/edit/level_edit.h"

#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>

#include "tests/edit/level_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr const char *kRoom = "TopDownLevel,cellar,6,4\n"
                              "PlayerStartLocation,1,1\n"
                              "BackgroundTile,grass.png,2,0\n"
                              "StaticGameObject,Wall,0,0\n"
                              "StaticGameObject,Wall,1.50,0\n"
                              "StaticGameObject,Lava,3,2,hot\n"
                              "DynamicGameObject,Demon,4,2,100,30\n";

LevelRecord wall(double x, double y)
{
    return newLevelObject(*findLevelObject("Wall", false), {x, y});
}

/// A change of any kind, chosen by a random number.
void changeSomehow(LevelFile &design, std::mt19937 &random)
{
    const std::size_t count = design.records.size();
    const std::size_t any = count == 0 ? 0 : random() % count;
    switch (random() % 5) {
    case 0:
        addObject(design, wall(static_cast<double>(random() % 9), 2));
        return;
    case 1:
        if (count > 0)
            removeRecords(design, {any, count / 2});
        return;
    case 2:
        if (count > 0)
            REQUIRE(moveRecords(design, {any, count - 1}, 1, -0.5).ok());
        return;
    case 3:
        REQUIRE(renameLevel(design, "n" + std::to_string(random() % 7)).ok());
        return;
    default:
        addBorderWalls(design);
    }
}

} // namespace

TEST_CASE("a patch leads from one level to another, and back")
{
    std::mt19937 random(7);
    for (int round = 0; round < 500; ++round) {
        const LevelFile before = levelOf(kRoom);
        LevelFile after = before;
        for (unsigned i = 0; i < 1 + random() % 4; ++i)
            changeSomehow(after, random);
        const LevelPatch patch = levelPatch(before, after);
        LevelFile walked = before;
        REQUIRE(applyPatch(walked, patch).ok());
        CHECK(walked == after);
        REQUIRE(applyPatch(walked, patch.inverse()).ok());
        CHECK(walked == before);
    }
}

TEST_CASE("a patch of a level that did not change is empty")
{
    const LevelFile design = levelOf(kRoom);
    CHECK(levelPatch(design, design).empty());
}

TEST_CASE("a patch holds only the lines that changed")
{
    const LevelFile before = levelOf(kRoom);
    LevelFile moved = before;
    REQUIRE(moveRecords(moved, {2, 5}, 1, 0).ok());
    const LevelPatch patch = levelPatch(before, moved);
    REQUIRE(patch.hunks.size() == 2);
    CHECK(patch.hunks[0].removed.size() == 1);
    CHECK(patch.hunks[1].removed.size() == 1);
    LevelFile fewer = before;
    removeRecords(fewer, {1, 4});
    const LevelPatch removal = levelPatch(before, fewer);
    REQUIRE(removal.hunks.size() == 2);
    CHECK(removal.hunks[0].inserted.empty());
}

TEST_CASE("a patch knows where lines are afterwards")
{
    const LevelFile before = levelOf(kRoom);
    LevelFile after = before;
    removeRecords(after, {2});
    const LevelPatch removal = levelPatch(before, after);
    CHECK(removal.indexAfter(1) == 1U);
    CHECK_FALSE(removal.indexAfter(2).has_value());
    CHECK(removal.indexAfter(5) == 4U);
    LevelFile moved = before;
    REQUIRE(moveRecords(moved, {3}, 0, 1).ok());
    CHECK(levelPatch(before, moved).indexAfter(3) == 3U);
}

TEST_CASE("a patch of another level is refused and changes nothing")
{
    const LevelFile before = levelOf(kRoom);
    LevelFile after = before;
    REQUIRE(moveRecords(after, {2}, 1, 0).ok());
    const LevelPatch patch = levelPatch(before, after);
    LevelFile other = before;
    removeRecords(other, {2});
    const LevelFile kept = other;
    CHECK_FALSE(applyPatch(other, patch).ok());
    CHECK(other == kept);
    LevelPatch far = patch;
    far.hunks.front().at = 1'000;
    other = before;
    CHECK_FALSE(applyPatch(other, far).ok());
}

TEST_CASE("lines of a level are text and come back the same, unknown ones too")
{
    const LevelFile design = levelOf(kRoom);
    const std::string text = textOfRecords(design.records);
    CHECK(text == std::string(kRoom).substr(std::string(kRoom).find('\n') + 1));
    const Result<std::vector<LevelRecord>> back = recordsOfText(text);
    REQUIRE(back.ok());
    CHECK(*back == design.records);
    CHECK(textOfRecords({}).empty());
    CHECK(recordsOfText("")->empty());
    CHECK_FALSE(recordsOfText("StaticGameObject,Wall,a,b\n").ok());
    const Result<LevelHeader> header = headerOfText(textOfHeader(headerOf(design)));
    REQUIRE(header.ok());
    CHECK(*header == headerOf(design));
}

TEST_CASE("moves that follow each other are one, made without comparing levels")
{
    const LevelFile before = levelOf(kRoom);
    LevelFile design = before;
    LevelFile expected = before;
    LevelPatch all;
    for (int piece = 0; piece < 4; ++piece) {
        const std::vector<std::size_t> moved{2, 3, 5};
        const Result<LevelPatch> patch = movePatch(design, moved, 1, -0.5);
        REQUIRE(patch.ok());
        REQUIRE(moveRecords(expected, moved, 1, -0.5).ok());
        CHECK(*patch == levelPatch(design, expected));
        REQUIRE(applyPatch(design, *patch).ok());
        CHECK(design == expected);
        if (piece == 0)
            all = *patch;
        else
            REQUIRE(mergeInPlace(all, *patch));
    }
    CHECK(all == levelPatch(before, design));
    const Result<LevelPatch> other = movePatch(design, {2}, 1, 0);
    REQUIRE(other.ok());
    CHECK_FALSE(mergeInPlace(all, *other));
    CHECK(all == levelPatch(before, design));
    REQUIRE(mergeInPlace(all, all.inverse()));
    CHECK(all.empty());
    CHECK_FALSE(movePatch(design, {2}, 1e18, 0).ok());
}
