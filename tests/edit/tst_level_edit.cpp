// SPDX-License-Identifier: MIT
#include "core/edit/level_edit.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cmath>
#include <cstddef>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/edit/level_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Numbers as no one but a hand writes them, so that a line that was rewritten shows.
const std::string kText = "TopDownLevel,test,07,5\n"
                          "PlayerStartLocation,1.0,1\n"
                          "StaticGameObject,Wall,2.0,1\n"
                          "\n"
                          "StaticGameObject,Potion,2.50,1.25,10\n"
                          "DynamicGameObject,Demon,-1,9.0,100,30\n"
                          "StaticGameObject,Lava,3.0,3,hot\n";

LevelRecord object(const std::string &type, LevelPoint at = {})
{
    const LevelObjectInfo *info = findLevelObject(type, false);
    if (info == nullptr)
        info = findLevelObject(type, true);
    REQUIRE(info != nullptr);
    return newLevelObject(*info, at);
}

/// The level after it was written and read again: what an edit leaves must always be a valid file.
LevelFile again(const LevelFile &design)
{
    return levelOf(writeLevel(design));
}

std::size_t countOf(const LevelFile &design, const std::string &type)
{
    return static_cast<std::size_t>(
        std::count_if(design.records.begin(), design.records.end(),
                      [&type](const LevelRecord &record) { return record.type == type; }));
}

} // namespace

TEST_CASE("a new object of every type is one that a level file may hold")
{
    for (const LevelObjectInfo &info : levelObjectInfos()) {
        LevelFile design = levelOf(kText);
        REQUIRE(addObject(design, newLevelObject(info, {1.5, 2})) == 6);
        const LevelRecord read = again(design).records.back();
        INFO(info.name);
        REQUIRE(read.type == info.name);
        REQUIRE(read.at == LevelPoint{1.5, 2});
        REQUIRE(read.fields.size() == info.fieldCount);
    }
    REQUIRE(object("Demon").fields == std::vector<std::string>{"100", "30"});
    REQUIRE(object("Archer").fields == std::vector<std::string>{"100", "10"});
}

TEST_CASE("an added object is a line at the end, and all other lines stay as they were")
{
    LevelFile design = levelOf(kText);
    addObject(design, object("Goal", {4, 2.5}));
    REQUIRE(writeLevel(design) == kText + "StaticGameObject,Goal,4,2.5\n");
}

TEST_CASE("removed lines are gone, and the others stay as they were and in order")
{
    LevelFile design = levelOf(kText);
    removeRecords(design, {4, 0, 4, 2});
    REQUIRE(writeLevel(design) == "TopDownLevel,test,07,5\nStaticGameObject,Wall,2.0,1\n"
                                  "StaticGameObject,Potion,2.50,1.25,10\nStaticGameObject,Lava,3.0,3,hot\n");
}

TEST_CASE("moved objects keep their fraction, and lines without a place stay")
{
    LevelFile design = levelOf(kText);
    REQUIRE(moveRecords(design, {3, 2, 0}, -1, 2).ok());
    REQUIRE(writeLevel(design) ==
            "TopDownLevel,test,07,5\nPlayerStartLocation,0,3\nStaticGameObject,Wall,2.0,1\n\n"
            "StaticGameObject,Potion,1.5,3.25,10\nDynamicGameObject,Demon,-1,9.0,100,30\n"
            "StaticGameObject,Lava,3.0,3,hot\n");
}

TEST_CASE("a move to where no level file reaches is refused and moves nothing")
{
    LevelFile design = levelOf(kText);
    const LevelFile before = design;
    for (const double far : {1e15, -1e300, std::nan("")}) {
        const Result<void> moved = moveRecords(design, {0, 1, 3}, far, 0);
        REQUIRE_FALSE(moved.ok());
        REQUIRE_THAT(moved.error().text(), ContainsSubstring("10^15"));
        REQUIRE(design == before);
        REQUIRE_FALSE(setLevelStart(design, {0, far * 2}).ok());
        REQUIRE(design == before);
    }
}

TEST_CASE("a level of which no file could be read is reported")
{
    LevelFile design = levelOf(kText);
    CHECK(checkWritten(design).ok());
    const auto problemWith = [&design](LevelRecord more) {
        LevelFile changed = design;
        changed.records.push_back(std::move(more));
        const Result<void> done = checkWritten(changed);
        CHECK(done.ok() == readLevel("level", writeLevel(changed)).ok());
        return done ? std::string("none") : done.error().text();
    };
    CHECK_THAT(problemWith(object("Wall", {1e15 + 1, 0})), ContainsSubstring("10^15"));
    LevelRecord note = object("InfoNode");
    note.fields = {std::string(kLongestLevelText, 'x')};
    CHECK_THAT(problemWith(note), ContainsSubstring("16 MiB"));
    LevelRecord unknown = object("Wall");
    unknown.type = "Lava";
    unknown.fields.resize(kMaxLevelCommas);
    CHECK_THAT(problemWith(unknown), ContainsSubstring("commas"));
}

TEST_CASE("a field takes what its type takes, and nothing else")
{
    LevelFile design = levelOf(kText);
    REQUIRE(setLevelField(design, 3, 0, "-25").ok());
    REQUIRE(levelFieldText(again(design).records[3], LevelField::Heal) == "-25");
    REQUIRE(setLevelField(design, 5, 0, "cold").ok());
    REQUIRE(again(design).records[5].fields == std::vector<std::string>{"cold"});
    const LevelFile before = design;
    for (const auto &[index, field, text] :
         std::vector<std::tuple<std::size_t, std::size_t, std::string>>{{3, 0, "much"},
                                                                        {3, 0, "1,2"},
                                                                        {3, 1, "5"},
                                                                        {4, 0, "0"},
                                                                        {4, 1, "-1"},
                                                                        {5, 0, "a,b"},
                                                                        {5, 0, "a\nb"},
                                                                        {5, 0, "\xff"},
                                                                        {1, 0, "x"},
                                                                        {2, 0, "x"}}) {
        const Result<void> set = setLevelField(design, index, field, text);
        INFO(text);
        REQUIRE_FALSE(set.ok());
        REQUIRE_FALSE(set.error().text().empty());
        REQUIRE(design == before);
    }
}

TEST_CASE("a marker's id is one of the three that there are")
{
    LevelFile design = levelOf(kText);
    const std::size_t marker = addObject(design, object("Marker", {0, 2}));
    REQUIRE(setLevelField(design, marker, 0, "Door").ok());
    REQUIRE_FALSE(setLevelField(design, marker, 0, "Window").ok());
    REQUIRE(levelFieldText(again(design).records[marker], LevelField::MarkerId) == "Door");
}

TEST_CASE("a background takes the place of all that the level had, or comes before the objects")
{
    LevelFile design = levelOf(kText);
    REQUIRE(setBackgroundTile(design, "ground.png", 2, 0).ok());
    REQUIRE(writeLevel(design).find("PlayerStartLocation,1.0,1\nBackgroundTile,ground.png,2,0\nStatic") !=
            std::string::npos);
    addObject(design, object("Goal"));
    LevelRecord other = design.records[1];
    design.records.push_back(other);
    REQUIRE(setBackgroundImages(design, {"far.png", "near.png"}).ok());
    REQUIRE(again(design).records[1].fields == std::vector<std::string>{"far.png", "near.png"});
    REQUIRE(std::count_if(design.records.begin(), design.records.end(), [](const LevelRecord &record) {
                return record.kind == LevelRecord::Kind::BackgroundTile;
            }) == 0);
    const LevelFile before = design;
    REQUIRE_FALSE(setBackgroundTile(design, "", 0, 0).ok());
    REQUIRE_FALSE(setBackgroundTile(design, "a,b", 0, 0).ok());
    REQUIRE_FALSE(setBackgroundTile(design, "a", -1, 0).ok());
    REQUIRE_FALSE(setBackgroundImages(design, {}).ok());
    REQUIRE_FALSE(setBackgroundImages(design, {"a", ""}).ok());
    REQUIRE_FALSE(setLevelField(design, 1, 1, "").ok());
    REQUIRE(design == before);
    REQUIRE(setLevelField(design, 1, 1, "middle.png").ok());
    REQUIRE(again(design).records[1].fields == std::vector<std::string>{"far.png", "middle.png"});
}

TEST_CASE("a level has one start, wherever it is put")
{
    LevelFile design = levelOf("TopDownLevel,a,3,3\nStaticGameObject,Wall,0,0\n");
    REQUIRE(setLevelStart(design, {1, 2}).ok());
    REQUIRE(setLevelStart(design, {2, 2.5}).ok());
    REQUIRE(writeLevel(design) ==
            "TopDownLevel,a,3,3\nPlayerStartLocation,2,2.5\nStaticGameObject,Wall,0,0\n");
}

TEST_CASE("a level that gets another size keeps its content at the anchor, also what then lies outside")
{
    struct Case {
        LevelAnchor anchor;
        LevelPoint wall; ///< was (2, 1) of 7 × 5
    };
    for (const Case &to : {Case{LevelAnchor::TopLeft, {2, 1}},
                           {LevelAnchor::Top, {3, 1}},
                           {LevelAnchor::TopRight, {5, 1}},
                           {LevelAnchor::Left, {2, 0}},
                           {LevelAnchor::Centre, {3, 0}},
                           {LevelAnchor::BottomRight, {5, -1}}}) {
        LevelFile design = levelOf(kText);
        REQUIRE(resizeLevel(design, 10, 3, to.anchor).ok());
        const LevelFile read = again(design);
        REQUIRE(read.width == 10);
        REQUIRE(read.height == 3);
        REQUIRE(read.records.size() == 6);
        REQUIRE(read.records[1].at == to.wall);
    }
    LevelFile design = levelOf(kText);
    const LevelFile before = design;
    REQUIRE(resizeLevel(design, 7, 5, LevelAnchor::BottomRight).ok());
    REQUIRE(writeLevel(design) == kText);
    for (const auto &[width, height] : std::vector<std::pair<int, int>>{{0, 5}, {5, 10'001}, {-3, 2}}) {
        REQUIRE_FALSE(resizeLevel(design, width, height, LevelAnchor::Centre).ok());
        REQUIRE(design == before);
    }
}

TEST_CASE("border walls fill the border but for doors and what is solid already")
{
    LevelFile room = levelOf("RoguelikeLevel,a,6,5\nStaticGameObject,Marker,3,0,Door\n"
                             "StaticGameObject,Marker,1,0,Loot\nDynamicGameObject,Tower,0,2.5\n");
    REQUIRE(addBorderWalls(room) == 2 * 6 + 2 * 3 - 2);
    REQUIRE(countOf(room, "DirectionalWall") == 16);
    REQUIRE(addBorderWalls(room) == 0);
    for (int x = 0; x < 6; ++x) {
        for (int y = 0; y < 5; ++y) {
            const bool border = x == 0 || y == 0 || x == 5 || y == 4;
            const std::vector<std::size_t> on = objectsIn(room, {x, y, 1, 1});
            const bool wall = std::any_of(on.begin(), on.end(), [&room](std::size_t index) {
                return room.records[index].type == "DirectionalWall";
            });
            REQUIRE(wall == (border && !(x == 3 && y == 0) && !(x == 0 && y == 2)));
        }
    }
    LevelFile single = levelOf("TopDownLevel,a,1,1\n");
    REQUIRE(addBorderWalls(single) == 1);
    REQUIRE(countOf(single, "Wall") == 1);
    LevelFile line = levelOf("MarioLevel,a,1,4\n");
    REQUIRE(addBorderWalls(line) == 4);
}

TEST_CASE("a background of every kind is written as a level file may have it, and read as it was")
{
    using Kind = LevelBackground::Kind;
    const std::vector<std::pair<LevelBackground, std::string>> backgrounds{
        {{Kind::Colour, {"#0a20ff"}}, "BackgroundImage,#0a20ff\n"},
        {{Kind::Tile, {"ground.png"}, 2, 1}, "BackgroundTile,ground.png,2,1\n"},
        {{Kind::Images, {"far.png", "#0a20ff"}}, "BackgroundImage,far.png,#0a20ff\n"},
        {{Kind::None, {}}, ""},
    };
    LevelFile design = levelOf("TopDownLevel,a,3,3\nStaticGameObject,Goal,1,1\n");
    for (const auto &[background, line] : backgrounds) {
        REQUIRE(setBackground(design, background).ok());
        REQUIRE(writeLevel(design) == "TopDownLevel,a,3,3\n" + line + "StaticGameObject,Goal,1,1\n");
        REQUIRE(backgroundOf(again(design)) == background);
    }
}

TEST_CASE("only '#' and six hexadecimal digits are a colour")
{
    using Kind = LevelBackground::Kind;
    for (const char *name : {"#0a20f", "#0a20ff0", "0a20ff0", "#0a20fg", "", "#"}) {
        INFO(name);
        LevelFile design = levelOf(kText);
        REQUIRE_FALSE(setBackground(design, {Kind::Colour, {name}}).ok());
        REQUIRE(writeLevel(design) == kText);
    }
    REQUIRE(backgroundOf(levelOf("TopDownLevel,a,3,3\nBackgroundImage,#AbCdEf\n")) ==
            LevelBackground{Kind::Colour, {"#abcdef"}});
    REQUIRE(backgroundOf(levelOf("TopDownLevel,a,3,3\nBackgroundImage,#grass\n")).kind == Kind::Images);
}

TEST_CASE("a name and a type change the first line alone")
{
    LevelFile design = levelOf(kText);
    REQUIRE(renameLevel(design, "Große Halle").ok());
    changeLevelType(design, LevelType::Roguelike);
    REQUIRE(writeLevel(design) == "RoguelikeLevel,Große Halle,7,5\n" + kText.substr(kText.find("Player")));
    const LevelFile before = design;
    for (const char *name : {"a,b", "a\nb", "a\rb", "\xff"})
        REQUIRE_FALSE(renameLevel(design, name).ok());
    REQUIRE(design == before);
    LevelFile same = levelOf(kText);
    REQUIRE(renameLevel(same, "test").ok());
    changeLevelType(same, LevelType::TopDown);
    REQUIRE(writeLevel(same) == kText);
}

TEST_CASE("objects are found by the tile that holds them, last drawn last")
{
    LevelFile design = levelOf(kText);
    REQUIRE(objectsIn(design, {2, 1, 1, 1}) == std::vector<std::size_t>{1, 3});
    REQUIRE(objectsIn(design, {1, 1, 1, 1}) == std::vector<std::size_t>{0});
    REQUIRE(objectsIn(design, {-1, 9, 1, 1}) == std::vector<std::size_t>{4});
    REQUIRE(objectsIn(design, {0, 0, 1, 1}).empty());
    REQUIRE(objectsIn(design, {1, 1, 3, 3}) == std::vector<std::size_t>{0, 1, 3, 5});
    REQUIRE(objectsIn(design, {1, 1, 0, 3}).empty());
}

TEST_CASE(
    "a trial begins on the nearest tile without creatures, spikes and goals, on the same side of a wall")
{
    // A wall in column 3; a Tower and a Demon, half of it on the next tile, west of it.
    const LevelFile design = levelOf("TopDownLevel,test,7,3\n"
                                     "StaticGameObject,Wall,3,0\n"
                                     "StaticGameObject,Wall,3,1\n"
                                     "StaticGameObject,Wall,3,2\n"
                                     "StaticGameObject,Spike,2,0\n"
                                     "StaticGameObject,Goal,2,2\n"
                                     "StaticGameObject,Potion,0,0,10\n"
                                     "DynamicGameObject,Tower,2,1\n"
                                     "DynamicGameObject,Demon,0.5,1,100,30\n");
    CHECK(freeTileNear(design, {2, 1}) == LevelTile{1, 0});
    CHECK(freeTileNear(design, {0, 1}) == LevelTile{0, 0});
    CHECK(freeTileNear(design, {5, 1}) == LevelTile{5, 1});
    CHECK(freeTileNear(design, {3, 1}) == std::nullopt);
    CHECK(freeTileNear(design, {7, 1}) == std::nullopt);
}
