// SPDX-License-Identifier: MIT
// Searching by a drawing: seeds, and places in one world.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/cli/search_fixtures.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::jsonLines;
using cli_test::kRegionSize;
using cli_test::Mistake;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;
using cli_test::writeFile;

namespace {

/// The rows of a region as `generate` writes it, north first: '#', '.' or 'C'.
std::vector<std::string> regionRows(const std::string &seed, int x, int y)
{
    std::istringstream text(
        runProgram({"generate", "--seed", seed, "--region", std::to_string(x), std::to_string(y)}).out);
    std::vector<std::string> rows;
    std::string line;
    std::getline(text, line); // the head
    while (rows.size() < static_cast<std::size_t>(kRegionSize) && std::getline(text, line))
        rows.push_back(line);
    return rows;
}

/// A piece of a region as a drawing, from a column and a row counted from the north.
std::string pieceOf(const std::vector<std::string> &rows, std::size_t column, std::size_t row,
                    std::size_t width, std::size_t height)
{
    std::string drawing;
    for (std::size_t y = row; y < row + height; ++y) {
        std::string line = rows[y].substr(column, width);
        for (char &cell : line) {
            if (cell == 'C')
                cell = '$';
        }
        drawing += line + "\n";
    }
    return drawing;
}

std::string mirrored(const std::string &drawing)
{
    std::istringstream stream(drawing);
    std::string result;
    for (std::string line; std::getline(stream, line);)
        result += std::string(line.rbegin(), line.rend()) + "\n";
    return result;
}

} // namespace

TEST_CASE("a sketch finds the world that it was drawn from, and where")
{
    const TemporaryFolder folder;
    writeFile(folder.path("sketch"), pieceOf(regionRows("17", 0, 0), 5, 30, 16, 12));
    const std::vector<std::string> search{
        "search",  "--sketch", folder.path("sketch"), "--agree", "1", "--within", "60", "--from", "1",
        "--count", "40"};
    const Run run = runProgram(search);
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["seed"].text() == "17");
    const Json &find = lines[0]["sketch"];
    CHECK(find["x"].whole() == 5);
    CHECK(find["y"].whole() == kRegionSize - 30 - 12);
    CHECK(find["width"].whole() == 16);
    CHECK(find["height"].whole() == 12);
    CHECK(find["turned"].whole() == 0);
    CHECK_FALSE(find["mirrored"].truth());
    CHECK(find["share"].number() == 1);
    CHECK(find["cells"].whole() == 16 * 12);
}

TEST_CASE("a mirrored sketch is found if it may be turned")
{
    const TemporaryFolder folder;
    writeFile(folder.path("sketch"), mirrored(pieceOf(regionRows("3", 0, 0), 10, 10, 14, 11)));
    std::vector<std::string> search{"search",  "--sketch", folder.path("sketch"),
                                    "--agree", "100%",     "--within",
                                    "60",      "--from",   "1",
                                    "--count", "8",        "--format",
                                    "csv"};
    CHECK(runProgram(search).out ==
          "seed,index,sketch_x,sketch_y,sketch_turned,sketch_mirrored,sketch_share\n");
    search.emplace_back("--turned");
    const Run run = runProgram(search);
    CHECK_THAT(run.out, ContainsSubstring("\n3,2,10," + std::to_string(kRegionSize - 10 - 11) + ",0,true,1"));
}

TEST_CASE("near misses of a sketch have their share and the cells that differ")
{
    const TemporaryFolder folder;
    std::string drawing = pieceOf(regionRows("5", 0, 0), 20, 20, 12, 10);
    for (const std::size_t at : {0U, 30U, 61U})
        drawing[at] = drawing[at] == '#' ? '.' : '#';
    writeFile(folder.path("sketch"), drawing);
    const Run run = runProgram({"search", "--sketch", folder.path("sketch"), "--agree", "1", "--within", "60",
                                "--from", "4", "--count", "3", "--near", "1"});
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["seed"].text() == "5");
    CHECK(lines[0]["miss"].number() > 0);
    CHECK(lines[0]["lacks"].text() == "sketch agrees in 97.5 %, not 100.0 %");
    CHECK(lines[0]["sketch"]["agreeing"].whole() == 117);
    CHECK(lines[0]["differing"].size() == 3);
    CHECK(lines[0]["differing"][2][0].whole() == 20); // the north-west corner
    CHECK(lines[0]["differing"][2][1].whole() == kRegionSize - 1 - 20);
}

TEST_CASE("a sketch and a condition are searched for together")
{
    const TemporaryFolder folder;
    writeFile(folder.path("sketch"), "......\n......\n......\n......\n......\n......\n");
    const auto seedsOf = [&](const std::vector<std::string> &more) {
        std::vector<std::string> arguments{"search", "--from", "1", "--count", "60"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        std::vector<std::string> seeds;
        for (const Json &line : jsonLines(runProgram(arguments).out))
            seeds.push_back(line["seed"].text());
        return seeds;
    };
    const std::vector<std::string> sketch{"--sketch", folder.path("sketch"), "--within", "4"};
    const std::vector<std::string> where{"--where", "chests(40) >= 3"};
    std::vector<std::string> both = sketch;
    both.insert(both.end(), where.begin(), where.end());
    std::vector<std::string> expected;
    const std::vector<std::string> rich = seedsOf(where);
    for (const std::string &seed : seedsOf(sketch)) {
        if (std::find(rich.begin(), rich.end(), seed) != rich.end())
            expected.push_back(seed);
    }
    CHECK_FALSE(expected.empty());
    CHECK(expected.size() < rich.size());
    CHECK(seedsOf(both) == expected);
}

TEST_CASE("a search by a sketch is resumed from its state")
{
    const TemporaryFolder folder;
    writeFile(folder.path("sketch"), "#####\n#...#\n#.@.#\n#####\n");
    const std::vector<std::string> search{"search",
                                          "--sketch",
                                          folder.path("sketch"),
                                          "--agree",
                                          "0.95",
                                          "--from",
                                          "1",
                                          "--count",
                                          "30",
                                          "--near",
                                          "2",
                                          "--state",
                                          folder.path("state"),
                                          "--turned"};
    REQUIRE(runProgram(search).exitCode == 0);
    CHECK_THAT(runProgram(search).err, ContainsSubstring("this search is finished"));
    writeFile(folder.path("sketch"), "#####\n#...#\n#.@.#\n####.\n");
    const Run other = runProgram(search);
    CHECK(other.exitCode == 1);
    CHECK_THAT(other.err, ContainsSubstring("belongs to another search"));
}

TEST_CASE("mistakes in a sketch are reported with file, line and column")
{
    const TemporaryFolder folder;
    writeFile(folder.path("wrong"), "..\n.x\n");
    const Run run = runProgram({"search", "--sketch", folder.path("wrong"), "--from", "1", "--count", "1"});
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.err, ContainsSubstring("line 2, column 2: unknown cell 'x'") &&
                            ContainsSubstring("--sketch " + folder.path("wrong")));
    const Run none = runProgram({"places", "--seed", "a", "--sketch", folder.path("none"), "--regions", "1"});
    CHECK(none.exitCode == 1);
    CHECK_THAT(none.err, ContainsSubstring(folder.path("none")));
}

TEST_CASE("wrong use of sketches is refused")
{
    const std::vector<Mistake> mistakes{
        {{"search", "--from", "1", "--count", "1"}, "--where EXPR or --sketch FILE"},
        {{"search", "--where", "gold > 1", "--agree", "1", "--from", "1", "--count", "1"},
         "--agree requires --sketch"},
        {{"search", "--where", "gold > 1", "--turned", "--from", "1", "--count", "1"},
         "--turned requires --sketch"},
        {{"search", "--sketch", "x", "--agree", "1.5", "--from", "1", "--count", "1"},
         "'1.5' is not a share"},
        {{"search", "--sketch", "x", "--agree", "nan", "--from", "1", "--count", "1"},
         "'nan' is not a share"},
        {{"search", "--sketch", "x", "--within", "1001", "--from", "1", "--count", "1"}, "--within"},
        {{"places", "--seed", "a", "--regions", "1"}, "--where EXPR or --sketch FILE"},
        {{"places", "--seed", "a", "--where", "gold > 1"}, "--regions"},
        {{"places", "--seed", "a", "--where", "gold >", "--regions", "1"}, "--where"},
        {{"places", "--seed", "a", "--where", "path_length > 1", "--regions", "1"}, "path_length"},
    };
    for (const Mistake &mistake : mistakes) {
        const Run run = runProgram(mistake.arguments);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring(mistake.named));
    }
    const Run levels = runProgram(
        {"places", "--generator", "dungeon", "--seed", "a", "--where", "floor_share > 0", "--regions", "1"});
    CHECK(levels.exitCode == 1);
    CHECK_THAT(levels.err, ContainsSubstring("endless worlds"));
}

TEST_CASE("places of one world come in rings outward from the spawn")
{
    const TemporaryFolder folder;
    writeFile(folder.path("sketch"), pieceOf(regionRows("home", 2, -1), 12, 8, 15, 15));
    const Run run = runProgram(
        {"places", "--seed", "home", "--sketch", folder.path("sketch"), "--agree", "1", "--regions", "49"});
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["sketch"]["x"].whole() == 2 * kRegionSize + 12);
    CHECK(lines[0]["sketch"]["y"].whole() == -8 - 15);
    CHECK(lines[0]["region"][0].whole() == 2);
    CHECK(lines[0]["region"][1].whole() == -1);

    const Run rich = runProgram(
        {"places", "--seed", "home", "--where", "chests(30) >= 3", "--regions", "81", "--limit", "4"});
    REQUIRE(rich.exitCode == 0);
    const std::vector<Json> found = jsonLines(rich.out);
    REQUIRE(found.size() == 4);
    const std::pair<std::int64_t, std::int64_t> home{found[0]["region"][0].whole(),
                                                     found[0]["region"][1].whole()};
    std::istringstream spawn(runProgram({"spawn", "--seed", "home"}).out);
    std::int64_t x = 0;
    std::int64_t y = 0;
    spawn >> x >> y;
    CHECK(home == std::pair<std::int64_t, std::int64_t>{x < 0 ? -1 : 0, y < 0 ? -1 : 0});
    std::int64_t last = 0;
    for (const Json &place : found) {
        const std::int64_t ring = std::max(std::abs(place["region"][0].whole() - home.first),
                                           std::abs(place["region"][1].whole() - home.second));
        CHECK(ring >= last);
        last = ring;
        CHECK(place["metrics"]["chests(30)"].whole() >= 3);
    }
}
