// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"
#include "tests/support/test_data.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::readFile;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;
using cli_test::writeFile;

namespace {

std::string dataFile(const std::string &name)
{
    return testData("levels/" + name);
}

/// A level without an issue, a wall in its middle.
std::string goodLevel(const TemporaryFolder &folder)
{
    std::string file = folder.path("good.csv");
    writeFile(file, "TopDownLevel,good,3,3\nPlayerStartLocation,0,1\nStaticGameObject,Wall,1,1\n"
                    "StaticGameObject,Goal,2,1\n");
    return file;
}

} // namespace

TEST_CASE("a level in which nothing is wrong is ok")
{
    const TemporaryFolder folder;
    const std::string file = goodLevel(folder);
    const Run run = runProgram({"level", "check", file});
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out == file + ": ok\n");
    REQUIRE(run.err.empty());
}

TEST_CASE("a level with remarks and warnings alone passes its check, and each is reported with its line")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("odd.csv");
    writeFile(file,
              readFile(goodLevel(folder)) + "\nStaticGameObject,Lava,1,1\nStaticGameObject,Spike,9,9\n");
    const Run run = runProgram({"level", "check", file});
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out == file + ": line 6: warning: unknown type 'Lava'\n" + file +
                           ": line 7: warning: the Spike at (9, 9) lies outside the level\n");
}

TEST_CASE("a level whose start is on a wall passes its check with a warning")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("walled.csv");
    writeFile(file, "RoguelikeLevel,walled,5,5\nPlayerStartLocation,0,0\n"
                    "StaticGameObject,DirectionalWall,0,0\nStaticGameObject,Marker,2,0,Door\n"
                    "StaticGameObject,Marker,0,2,Door\nStaticGameObject,Marker,4,2,Door\n"
                    "StaticGameObject,Marker,2,4,Door\n");
    const Run check = runProgram({"level", "check", file});
    REQUIRE(check.exitCode == 0);
    REQUIRE(check.out == file +
                             ": line 2: warning: the player's start at (0, 0) is on a solid DirectionalWall; "
                             "the player starts on the nearest free tile, (0, 1)\n");
}

TEST_CASE("a check of several levels continues after one that can't be read, and fails in the end")
{
    const TemporaryFolder folder;
    const std::string good = goodLevel(folder);
    const std::string broken = folder.path("broken.csv");
    writeFile(broken, "TopDownLevel,a,3,3\nStaticGameObject,Wall,1\n");
    const std::string closed = folder.path("closed.csv");
    writeFile(closed, "TopDownLevel,a,3,3\nPlayerStartLocation,3,1\nStaticGameObject,Goal,0,0\n");
    const Run run = runProgram({"level", "check", broken, closed, good});
    REQUIRE(run.exitCode == 1);
    REQUIRE_THAT(run.out,
                 ContainsSubstring(closed + ": line 2: error: ") && ContainsSubstring(good + ": ok\n"));
    REQUIRE_THAT(run.err, ContainsSubstring("levels with problems: 2 of 3") &&
                              ContainsSubstring(broken + ": line 2, field 4 is missing"));
    REQUIRE(runProgram({"level", "check", folder.path("none.csv")}).exitCode == 1);
    REQUIRE(runProgram({"level", "check"}).exitCode == 2);
}

TEST_CASE("the JSON of a level has its type, name, size and counts, and that of several is a list")
{
    const Run one = runProgram({"level", "info", "--json", dataFile("hall.csv")});
    REQUIRE(one.exitCode == 0);
    const Json expected = {{"type", "TopDownLevel"},
                           {"name", "A hall – große Halle"},
                           {"width", 7},
                           {"height", 5},
                           {"static", 7},
                           {"dynamic", 2},
                           {"unknown", 2}};
    REQUIRE(jsonOf(one.out) == expected);
    const Run two = runProgram({"level", "info", dataFile("hall.csv"), dataFile("mixed.csv"), "--json"});
    const Json list = jsonOf(two.out);
    REQUIRE(list.size() == 2);
    REQUIRE(list[0] == expected);
    REQUIRE(list[1]["type"] == "MarioLevel");
    REQUIRE(list[1]["static"] == 2);
    const Run text = runProgram({"level", "info", dataFile("hall.csv")});
    REQUIRE_THAT(text.out, ContainsSubstring("A hall – große Halle") && ContainsSubstring("7 × 5"));
    const Run half = runProgram({"level", "info", dataFile("hall.csv"), dataFile("none.csv")});
    REQUIRE(half.exitCode == 1);
    REQUIRE(half.out == text.out); // of the one that can be read
    REQUIRE_THAT(half.err,
                 ContainsSubstring("levels that can't be read: 1 of 2") && ContainsSubstring("none.csv"));
}

TEST_CASE("a level comes back from a map of Tiled byte for byte")
{
    const TemporaryFolder folder;
    for (const char *name : {"hall.csv", "windows.csv", "mixed.csv"}) {
        const std::string map = folder.path("map.TMX");
        const std::string back = folder.path("back.csv");
        REQUIRE(runProgram({"level", "convert", dataFile(name), map, "--force"}).exitCode == 0);
        REQUIRE_THAT(readFile(map), ContainsSubstring("<map ") && ContainsSubstring("orthogonal"));
        REQUIRE(runProgram({"level", "convert", map, back, "--force"}).exitCode == 0);
        REQUIRE(readFile(back) == readFile(dataFile(name)));
    }
}

TEST_CASE("a level is not converted to or from what the program doesn't know or can't read or write")
{
    const TemporaryFolder folder;
    const std::string good = goodLevel(folder);
    const Run ending = runProgram({"level", "convert", good, folder.path("out.png")});
    REQUIRE(ending.exitCode == 2);
    REQUIRE_THAT(ending.err, ContainsSubstring("out.png"));
    REQUIRE(runProgram({"level", "convert", good}).exitCode == 2);
    const Run away = runProgram({"level", "convert", good, folder.path("no/where.tmx")});
    REQUIRE(away.exitCode == 1);
    REQUIRE_THAT(away.err, ContainsSubstring("where.tmx"));
    const std::string map = folder.path("bad.tmx");
    writeFile(map, "<map orientation=\"orthogonal\"/>");
    const Run bad = runProgram({"level", "convert", map, folder.path("out.csv")});
    REQUIRE(bad.exitCode == 1);
    REQUIRE_THAT(bad.err, ContainsSubstring(map) && ContainsSubstring("levelType"));
    REQUIRE_FALSE(runProgram({"level", "check", folder.path("out.csv")}).exitCode == 0);
}

TEST_CASE("a map of Tiled in JSON is read by its ending, but not written")
{
    const TemporaryFolder folder;
    const std::string map = folder.path("map.tmj");
    writeFile(map, R"({ "type": "map", "orientation": "orthogonal", "width": 3, "height": 2, "tilewidth": 8,
        "tileheight": 8, "properties": [ { "name": "levelType", "value": "TopDownLevel" } ],
        "layers": [ { "type": "objectgroup", "name": "static",
                      "objects": [ { "id": 1, "type": "Wall", "x": 0, "y": 8, "width": 16, "height": 8 } ] } ] })");
    const std::string level = folder.path("level.csv");
    REQUIRE(runProgram({"level", "convert", map, level}).exitCode == 0);
    REQUIRE(readFile(level) == "TopDownLevel,,3,2\nStaticGameObject,Wall,0,1\nStaticGameObject,Wall,1,1\n");
    REQUIRE(runProgram({"level", "info", map}).exitCode == 0);
    const Run back = runProgram({"level", "convert", level, map, "--force"});
    REQUIRE(back.exitCode == 2);
    REQUIRE_THAT(back.err, ContainsSubstring("map.tmj' must end in .csv or .tmx"));
}

TEST_CASE("a path is printed with its length and its tiles")
{
    const TemporaryFolder folder;
    const std::string file = goodLevel(folder);
    const Run run = runProgram({"level", "path", file, "--from", "0.5,2.25", "--to", "1.75,2"});
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out == "2\n0,2\n1,2\n");
    const Run around = runProgram({"level", "path", file, "--from", "0,1", "--to", "2,1"});
    REQUIRE(around.out.substr(0, 6) == "5\n0,1\n");
    REQUIRE(runProgram({"level", "path", file, "--from", "2,2", "--to", "2,2"}).out == "1\n2,2\n");
}

TEST_CASE("where there is no path, that is said, and it is no failure")
{
    const TemporaryFolder folder;
    const std::string file = goodLevel(folder);
    for (const char *to : {"1,1", "3,0", "-0.5,0", "1e300,0"}) {
        const Run run = runProgram({"level", "path", file, "--from", "0,0", "--to", to});
        REQUIRE(run.exitCode == 0);
        REQUIRE(run.out == "no path\n");
    }
}

TEST_CASE("places that are no two numbers are wrong usage")
{
    const TemporaryFolder folder;
    const std::string file = goodLevel(folder);
    for (const char *wrong : {"", "1", "1,", "a,b", "1,2,3", "nan,1", "1,inf", " 1,2", "1e999,0"}) {
        const Run run = runProgram({"level", "path", file, "--from", wrong, "--to", "1,1"});
        INFO(wrong);
        REQUIRE(run.exitCode == 2);
        REQUIRE(run.out.empty());
        REQUIRE_THAT(run.err, ContainsSubstring("--from"));
    }
    REQUIRE(runProgram({"level", "path", file, "--from", "1,1"}).exitCode == 2);
    REQUIRE(runProgram({"level"}).exitCode == 2);
}

TEST_CASE("a platformer's level has paths, too")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("mario.csv");
    writeFile(file, "MarioLevel,m,3,2\nStaticGameObject,Bricks,1,0\n");
    REQUIRE(runProgram({"level", "path", file, "--from", "0,0", "--to", "2,0"}).out ==
            "5\n0,0\n0,1\n1,1\n2,1\n2,0\n");
}
