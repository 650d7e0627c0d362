// SPDX-License-Identifier: MIT
#include "core/content/level_file.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <limits>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/content/content_fixtures.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

const std::string kHeader = "TopDownLevel,test,9,7\n";

ReadLevel readOk(const std::string &text)
{
    Result<ReadLevel> read = readLevel("test.csv", text);
    INFO((read ? std::string() : read.error().text()));
    REQUIRE(read.ok());
    return std::move(*read);
}

std::string lineError(const std::string &text)
{
    const Result<ReadLevel> read = readLevel("test.csv", text);
    INFO(text);
    REQUIRE_FALSE(read.ok());
    REQUIRE(read.error().code == ErrorCode::InvalidArgument);
    REQUIRE_THAT(read.error().text(), StartsWith("test.csv: line "));
    return read.error().text();
}

/// The level as it is written when nothing is known of how its lines were read.
LevelFile withoutSources(LevelFile design)
{
    design.source.clear();
    for (LevelRecord &record : design.records) {
        if (record.kind != LevelRecord::Kind::Blank)
            record.source.clear();
    }
    return design;
}

} // namespace

TEST_CASE("every level file of the tests is written as it was read, byte for byte")
{
    std::size_t files = 0;
    for (const auto &entry : std::filesystem::directory_iterator(testData("levels"))) {
        if (entry.path().extension() != ".csv")
            continue;
        ++files;
        INFO(entry.path().string());
        const std::string bytes = fileBytes(entry.path());
        REQUIRE(writeLevel(readOk(bytes).design) == bytes);
    }
    REQUIRE(files >= 3);
}

TEST_CASE("a level file has type, name, size, start, background and objects")
{
    const ReadLevel read = readOk(fileBytes(testData("levels/hall.csv")));
    const LevelFile &design = read.design;
    REQUIRE(design.type == LevelType::TopDown);
    REQUIRE(design.name == "A hall – große Halle");
    REQUIRE(design.width == 7);
    REQUIRE(design.height == 5);
    REQUIRE(design.start() == LevelPoint{1, 1});
    const LevelRecord *background = design.find(LevelRecord::Kind::BackgroundTile);
    REQUIRE(background != nullptr);
    REQUIRE(background->fields == std::vector<std::string>{"ground/grass.png", "2", "0"});
    const auto typed = [&](const std::string &type) {
        const auto found = std::find_if(design.records.begin(), design.records.end(),
                                        [&](const LevelRecord &record) { return record.type == type; });
        REQUIRE(found != design.records.end());
        return *found;
    };
    REQUIRE(typed("Potion").at == LevelPoint{5.5, 3.25});
    REQUIRE(levelFieldText(typed("Potion"), LevelField::Heal) == "-20");
    REQUIRE(levelFieldText(typed("Demon"), LevelField::Health) == "40");
    REQUIRE(levelFieldText(typed("Demon"), LevelField::Strength) == "5");
    REQUIRE(levelFieldText(typed("Demon"), LevelField::Heal).empty());
    REQUIRE(levelFieldText(typed("InfoNode"), LevelField::Text) == "Go around: \"it's\" near & dear <here>");
    REQUIRE(typed("Tower").at == LevelPoint{-2, 100});
    REQUIRE(typed("Tower").kind == LevelRecord::Kind::Dynamic);
}

TEST_CASE("an unknown type is kept with its fields and reported with its line")
{
    const ReadLevel read = readOk(fileBytes(testData("levels/hall.csv")));
    REQUIRE(read.remarks ==
            std::vector<LevelRemark>{{11, "unknown type 'Lava'"}, {15, "unknown type 'Ghost'"}});
    REQUIRE(read.design.records[9].fields == std::vector<std::string>{"deep", "", "hot"});
    const ReadLevel other = readOk(kHeader + "DynamicGameObject,Wall,1,2,3\n");
    REQUIRE(other.remarks.size() == 1);
    REQUIRE(other.remarks[0].line == 2);
    REQUIRE_THAT(other.remarks[0].text.english(), ContainsSubstring("'Wall'") && ContainsSubstring("static"));
}

TEST_CASE("a level that was made, not read, says the same once it is written and read")
{
    for (const char *file : {"levels/hall.csv", "levels/windows.csv", "levels/mixed.csv"}) {
        const LevelFile made = withoutSources(readOk(fileBytes(testData(file))).design);
        REQUIRE(withoutSources(readOk(writeLevel(made)).design) == made);
    }
    LevelFile design;
    design.name = "new";
    design.width = 3;
    LevelRecord demon;
    demon.kind = LevelRecord::Kind::Dynamic;
    demon.type = "Demon";
    demon.at = {1.25, -2};
    demon.fields = {"100", "30"};
    design.records = {demon};
    REQUIRE(writeLevel(design) == "TopDownLevel,new,3,1\nDynamicGameObject,Demon,1.25,-2,100,30\n");
}

TEST_CASE("a changed line is rewritten, and the lines around it stay as they were")
{
    ReadLevel read =
        readOk("TopDownLevel,a,03,3\r\nStaticGameObject,Wall,01,2.0\nStaticGameObject,Wall,1.0,1");
    read.design.records[0].at.x = 2.5;
    read.design.records[0].source.clear();
    REQUIRE(writeLevel(read.design) ==
            "TopDownLevel,a,03,3\r\nStaticGameObject,Wall,2.5,2\nStaticGameObject,Wall,1.0,1");
    read.design.name = "b";
    read.design.source.clear();
    REQUIRE(writeLevel(read.design) ==
            "TopDownLevel,b,3,3\r\nStaticGameObject,Wall,2.5,2\nStaticGameObject,Wall,1.0,1");
}

TEST_CASE("whatever is wrong with a line is an error that names line, field and what was expected")
{
    struct Case {
        std::string text;
        std::string where;
        std::string expected;
    };
    const std::vector<Case> cases{
        {"", "line 1, field 1 ''", "RoguelikeLevel, TopDownLevel and MarioLevel"},
        {"\n" + kHeader, "line 1, field 1 ''", "RoguelikeLevel"},
        {"PlayerStartLocation,2,2\n", "line 1, field 1 'PlayerStartLocation'", "RoguelikeLevel"},
        {"topdownlevel,a,3,3\n", "line 1, field 1 'topdownlevel'", "TopDownLevel"},
        {"TopDownLevel\n", "line 1, field 2 is missing", "name"},
        {"TopDownLevel,a,3\n", "line 1, field 4 is missing", "height"},
        {"TopDownLevel,a,3,3,3\n", "line 1, field 5 '3'", "end of the line"},
        {"TopDownLevel,a,0,3\n", "line 1, field 3 '0'", "1 to 10000 (the width"},
        {"TopDownLevel,a,3,10001\n", "line 1, field 4 '10001'", "1 to 10000 (the height"},
        {"TopDownLevel,a,3.5,3\n", "line 1, field 3 '3.5'", "whole number"},
        {"TopDownLevel,a,99999999999999999999,3\n", "line 1, field 3", "whole number"},
        {kHeader + kHeader, "line 2, field 1 'TopDownLevel'", "first line only"},
        {kHeader + "Lava,1,1\n", "line 2, field 1 'Lava'", "StaticGameObject"},
        {kHeader + "staticgameobject,Wall,1,1\n", "line 2, field 1", "StaticGameObject"},
        {kHeader + "\nPlayerStartLocation,1\n", "line 3, field 3 is missing", "the y coordinate"},
        {kHeader + "PlayerStartLocation,1,1,\n", "line 2, field 4 ''", "end of the line"},
        {kHeader + "PlayerStartLocation,1,1\n\nPlayerStartLocation,1,1\n",
         "line 4, field 1 'PlayerStartLocation'", "first is on line 2"},
        {kHeader + "StaticGameObject\n", "line 2, field 2 is missing", "type"},
        {kHeader + "StaticGameObject,,1,1\n", "line 2, field 2 ''", "type"},
        {kHeader + "StaticGameObject,Wall,abc,1\n", "line 2, field 3 'abc'", "a number (the x coordinate)"},
        {kHeader + "StaticGameObject,Wall,1,\n", "line 2, field 4 ''", "a number (the y coordinate)"},
        {kHeader + "StaticGameObject,Wall,1,nan\n", "line 2, field 4 'nan'", "a number"},
        {kHeader + "StaticGameObject,Wall,1,-inf\n", "line 2, field 4 '-inf'", "a number"},
        {kHeader + "StaticGameObject,Wall,0x10,1\n", "line 2, field 3 '0x10'", "a number"},
        {kHeader + "StaticGameObject,Wall,1e16,1\n", "line 2, field 3 '1e16'", "10^15"},
        {kHeader + "StaticGameObject,Wall,1,-1e999\n", "line 2, field 4 '-1e999'", "10^15"},
        {kHeader + "StaticGameObject,Wall,1,1,1\n", "line 2, field 5 '1'", "end of the line"},
        {kHeader + "StaticGameObject,Lava,x,1\n", "line 2, field 3 'x'", "a number"},
        {kHeader + "DynamicGameObject,Demon,1,1,100\n", "line 2, field 6 is missing", "the strength"},
        {kHeader + "DynamicGameObject,Demon,1,1\n", "line 2, field 5 is missing", "the maxHP"},
        {kHeader + "DynamicGameObject,Demon,1,1,0,30\n", "line 2, field 5 '0'", "whole number from 1"},
        {kHeader + "DynamicGameObject,Demon,1,1,100,3.5\n", "line 2, field 6 '3.5'", "whole number"},
        {kHeader + "DynamicGameObject,Demon,1,1,100,30,\n", "line 2, field 7 ''", "end of the line"},
        {kHeader + "DynamicGameObject,Tower,1,1,5\n", "line 2, field 5 '5'", "end of the line"},
        {kHeader + "StaticGameObject,Potion,1,1,much\n", "line 2, field 5 'much'", "whole number"},
        {kHeader + "StaticGameObject,InfoNode,1,1,one, two\n", "line 2, field 6 ' two'", "end of the line"},
        {kHeader + "StaticGameObject,Marker,1,1,door\n", "line 2, field 5 'door'", "Door, Enemy and Loot"},
        {kHeader + "StaticGameObject,Marker,1,1\n", "line 2, field 5 is missing", "id"},
        {kHeader + "BackgroundTile,a.png,1\n", "line 2, field 4 is missing", "row"},
        {kHeader + "BackgroundTile,a.png,1,1.5\n", "line 2, field 4 '1.5'", "row"},
        {kHeader + "BackgroundTile,,1,1\n", "line 2, field 2 ''", "image"},
        {kHeader + "BackgroundImage\n", "line 2, field 2 is missing", "image"},
        {kHeader + "BackgroundImage,a.png,\n", "line 2, field 3 ''", "image"},
        {kHeader + "StaticGameObject,InfoNode,1,1,\xff\n", "line 2: ", "UTF-8"},
        {std::string("TopDownLevel,\xc0\x80,3,3\n"), "line 1: ", "UTF-8"},
        {kHeader + std::string("StaticGameObject,InfoNode,1,1,a\0b\n", 33), "line 2: ", "control character"},
        {"TopDownLevel,a,3,3\rPlayerStartLocation,1,1\r", "line 1: ", "carriage return"},
    };
    for (const Case &wrong : cases)
        REQUIRE_THAT(lineError(wrong.text),
                     ContainsSubstring(": " + wrong.where) && ContainsSubstring(wrong.expected));
}

TEST_CASE("a long field is shortened in its error, between two characters")
{
    std::string text(39, 'a');
    for (int i = 0; i < 1000; ++i)
        text += "ü";
    const std::string error = lineError(kHeader + "StaticGameObject,Wall," + text + ",1\n");
    REQUIRE(error.size() < 200);
    REQUIRE_THAT(error, ContainsSubstring("'" + std::string(39, 'a') + "…'"));
}

TEST_CASE("places may be fractions, may be written in any way of decimals, and may lie outside the level")
{
    const ReadLevel read = readOk(kHeader + "PlayerStartLocation,-3.75,1e15\nStaticGameObject,Wall,.5,7.\n");
    REQUIRE(read.design.records[0].at == LevelPoint{-3.75, 1e15});
    REQUIRE(read.design.records[1].at == LevelPoint{0.5, 7});
    REQUIRE_FALSE(read.design.contains(tileOf(-3.75), 0));
    REQUIRE(read.design.contains(8, 6));
    REQUIRE_FALSE(read.design.contains(9, 6));
    REQUIRE_FALSE(read.design.contains(0, -1));
}

TEST_CASE("the tile of a coordinate is its floor, within bounds whatever the number")
{
    REQUIRE(tileOf(2.9) == 2);
    REQUIRE(tileOf(-0.25) == -1);
    REQUIRE(tileOf(-3) == -3);
    REQUIRE(tileOf(1e300) == 1'000'000'000'000'000);
    REQUIRE(tileOf(-std::numeric_limits<double>::infinity()) == -1'000'000'000'000'000);
    REQUIRE(tileOf(std::nan("")) == 0);
}

TEST_CASE("a number is written in the shortest way that reads as the same number")
{
    REQUIRE(levelNumber(3) == "3");
    REQUIRE(levelNumber(2.5) == "2.5");
    REQUIRE(levelNumber(0.1) == "0.1");
    REQUIRE(levelNumber(-0.0) == "0");
    REQUIRE(levelNumber(1e15) == "1000000000000000");
    REQUIRE(rc::check("written and read, a place stays the same", [](int mantissa, int shift) {
        const double value = std::ldexp(mantissa, (shift % 60) - 40);
        const std::string text = kHeader + "PlayerStartLocation," + levelNumber(value) + ",0\n";
        const Result<ReadLevel> read = readLevel("x", text);
        if (std::abs(value) > kFarthestPlace)
            RC_ASSERT(!read.ok());
        else
            RC_ASSERT((read.ok() && read->design.start() == LevelPoint{value, 0}));
    }));
}

TEST_CASE("no bytes whatever crash the reader, and what it takes it writes as it was")
{
    const std::vector<std::string> pieces{"TopDownLevel",
                                          ",",
                                          "\n",
                                          "\r\n",
                                          "a",
                                          "3",
                                          "\xEF\xBB\xBF",
                                          "Static",
                                          "Wall",
                                          "-1",
                                          "1e5",
                                          "\xff",
                                          "\r",
                                          "",
                                          "TopDownLevel,a,3,3\n",
                                          "StaticGameObject,Wall,1,1\n",
                                          "DynamicGameObject,Ghost,1,1",
                                          "PlayerStartLocation,1,1",
                                          "  "};
    REQUIRE(rc::check("any mixture of pieces", [&](const std::vector<unsigned> &picks, bool header) {
        std::string text = header ? "TopDownLevel,a,3,3\n" : "";
        for (const unsigned pick : picks)
            text += pieces[pick % pieces.size()];
        const Result<ReadLevel> read = readLevel("x", text);
        if (read)
            RC_ASSERT(writeLevel(read->design) == text);
        else
            RC_ASSERT(!read.error().text().empty());
    }));
}

TEST_CASE("every known type of object is found by name among its kind alone")
{
    for (const LevelObjectInfo &info : levelObjectInfos()) {
        REQUIRE(findLevelObject(info.name, info.dynamic) == &info);
        REQUIRE(findLevelObject(info.name, !info.dynamic) == nullptr);
        REQUIRE_FALSE(info.about.empty());
    }
    std::vector<std::string> solid;
    for (const LevelObjectInfo &info : levelObjectInfos()) {
        if (info.solid)
            solid.emplace_back(info.name);
    }
    REQUIRE(solid == std::vector<std::string>{"Wall", "DirectionalWall", "Block", "Bricks", "Ground",
                                              "QuestionBlock", "HiddenBlock", "PipeEnd", "PipeStem",
                                              "Tower"});
    REQUIRE(findLevelObject("wall", false) == nullptr);
}

TEST_CASE("a file of more lines than a level may have is refused with the line")
{
    std::string text = kHeader;
    text.append(kMaxRecords, '\n');
    REQUIRE(readLevel("x", text).ok());
    text += "\n";
    REQUIRE_THAT(lineError(text), ContainsSubstring("line 250002") && ContainsSubstring("250000"));
}

TEST_CASE("a file of more commas than a level may have is refused before its fields are read")
{
    const std::string text = kHeader + "StaticGameObject,Lava,1,1" + std::string(kMaxLevelCommas, ',') + "\n";
    REQUIRE_THAT(lineError(text), ContainsSubstring("at most 1500000 commas"));
}

TEST_CASE("bytes that are no text are an error, however many continue a character that never began")
{
    for (const char byte : {'\xB0', '\x80'}) {
        const std::vector<char> bytes(41, byte);
        REQUIRE_THAT(lineError({bytes.begin(), bytes.end()}),
                     ContainsSubstring("line 1: text is not valid UTF-8"));
    }
}
