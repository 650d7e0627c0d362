// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <cstdint>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Mistake;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

struct WrittenLevel {
    int number = 0;
    int width = 0;
    int height = 0;
    std::int64_t seed = 0;
    std::vector<std::string> rows;
};

/// Reads a level's text, which has to be exactly as promised.
WrittenLevel readLevel(const std::string &text)
{
    WrittenLevel level;
    std::istringstream stream(text);
    std::string header;
    std::getline(stream, header);
    std::istringstream words(header);
    std::string levelWord;
    std::string sizeWord;
    std::string seedWord;
    words >> levelWord >> level.number >> sizeWord >> level.width >> level.height >> seedWord >> level.seed;
    REQUIRE(header == "level " + std::to_string(level.number) + " size " + std::to_string(level.width) + " " +
                          std::to_string(level.height) + " seed " + std::to_string(level.seed));
    for (std::string row; std::getline(stream, row);)
        level.rows.push_back(row);
    REQUIRE(level.rows.size() == static_cast<std::size_t>(level.height));
    for (const std::string &row : level.rows)
        REQUIRE(row.size() == static_cast<std::size_t>(level.width));
    REQUIRE(text.ends_with('\n'));
    return level;
}

WrittenLevel writtenLevel(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), {"generate", "--scenario"});
    const Run run = runProgram(arguments);
    CAPTURE(run.err);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.err.empty());
    return readLevel(run.out);
}

std::ptrdiff_t countOf(const WrittenLevel &level, char glyph)
{
    std::ptrdiff_t count = 0;
    for (const std::string &row : level.rows)
        count += std::ranges::count(row, glyph);
    return count;
}

std::set<char> glyphsOf(const WrittenLevel &level)
{
    std::set<char> glyphs;
    for (const std::string &row : level.rows)
        glyphs.insert(row.begin(), row.end());
    return glyphs;
}

/// The rows after one step of smoothing, cell by cell.
std::vector<std::string> smoothed(const std::vector<std::string> &rows)
{
    const auto height = static_cast<int>(rows.size());
    const auto width = static_cast<int>(rows.front().size());
    const auto at = [&rows](int x, int y) {
        return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    std::vector<std::string> next = rows;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            int balance = 0;
            for (int ny = std::max(y - 1, 0); ny <= std::min(y + 1, height - 1); ++ny) {
                for (int nx = std::max(x - 1, 0); nx <= std::min(x + 1, width - 1); ++nx)
                    balance += at(nx, ny) == '.' ? 1 : -1;
            }
            next[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = balance >= 0 ? '.' : '#';
        }
    }
    return next;
}

} // namespace

TEST_CASE("each floor of a dungeon is written with what is on it")
{
    for (int number = 1; number <= 5; ++number) {
        const WrittenLevel level =
            writtenLevel({"dungeon", "--seed", "rope", "--level", std::to_string(number)});
        CAPTURE(number);
        CHECK(level.number == number);
        CHECK(level.width == 10 * number);
        CHECK(level.height == 10 * number);
        CHECK(countOf(level, 'S') == 1);
        CHECK(countOf(level, 'F') == 1);
        CHECK(countOf(level, 'T') == 2);
        CHECK(countOf(level, 'E') == number - 1);
        CHECK(countOf(level, '#') == 50 * number * number);
        std::string cells;
        for (const std::string &row : level.rows)
            cells += row;
        // North first: START is the first open cell that is read, FINISH the last.
        CHECK(cells[cells.find_first_not_of('#')] == 'S');
        CHECK(cells[cells.find_last_not_of('#')] == 'F');
    }
}

TEST_CASE("a dungeon's first floor is written when none is named, and the same seed gives the same text")
{
    const std::vector<std::string> plain{"generate", "--scenario", "dungeon", "--seed", ""};
    const Run run = runProgram(plain);
    CHECK(readLevel(run.out).number == 1);
    std::vector<std::string> same = plain;
    same.insert(same.end(), {"--level", "1", "--generator", "dungeon", "--format", "text"});
    CHECK(runProgram(same).out == run.out);
    CHECK(runProgram({"generate", "--scenario", "dungeon", "--seed", "other"}).out != run.out);
}

TEST_CASE("a floor's text and its region are the same place")
{
    const WrittenLevel level = writtenLevel({"dungeon", "--seed", "rope", "--level", "2"});
    const Run run =
        runProgram({"generate", "--generator", "dungeon", "--seed", "rope", "--region", "2", "0"});
    REQUIRE(run.exitCode == 0);
    std::istringstream stream(run.out);
    std::string header;
    std::getline(stream, header);
    CHECK_THAT(header, ContainsSubstring("region 2 0 seed " + std::to_string(level.seed) + " monster"));
    std::vector<std::string> rows;
    for (std::string row; std::getline(stream, row);)
        rows.push_back(row);
    REQUIRE(rows.size() == 50);
    for (int y = 0; y < 20; ++y) {
        std::string expected = level.rows[level.rows.size() - 1 - static_cast<std::size_t>(y)];
        std::ranges::replace(expected, 'T', 'C');
        std::ranges::replace(expected, 'E', '.'); // whom the header names
        CHECK(rows[rows.size() - 1 - static_cast<std::size_t>(y)] == expected + std::string(30, 'x'));
    }
}

TEST_CASE("a cavern is its fill and as many smoothings as asked for, one by one")
{
    const std::string size = GENERATE("90x31", "10x10", "63x17", "64x64", "65x130", "2000x10");
    CAPTURE(size);
    const auto after = [&size](int steps) {
        return writtenLevel({"cavern", "--seed", "drip", "--size", size, "--smooth", std::to_string(steps)});
    };
    WrittenLevel level = after(0);
    CHECK(glyphsOf(level) == std::set<char>{'#', '.'});
    for (int steps = 1; steps <= 4; ++steps) {
        const std::vector<std::string> expected = smoothed(level.rows);
        level = after(steps);
        REQUIRE(level.rows == expected);
    }
}

TEST_CASE("a cavern is 90 by 31 cells, smoothed eight times, when nothing else is said")
{
    const WrittenLevel plain = writtenLevel({"cavern", "--seed", "drip"});
    CHECK(plain.number == 1);
    CHECK(plain.width == 90);
    CHECK(plain.height == 31);
    CHECK(plain.rows == writtenLevel({"cavern", "--seed", "drip", "--smooth", "8", "--size", "90x31",
                                      "--level", "1", "--passages", "none", "--rivers", "0", "--trees", "0"})
                            .rows);
    const WrittenLevel fill =
        writtenLevel({"cavern", "--seed", "drip", "--size", "400x400", "--smooth", "0"});
    CHECK(countOf(fill, '.') > 78'000);
    CHECK(countOf(fill, '.') < 82'000);
}

TEST_CASE("rivers, trees and passages come when they are asked for, by options, settings or both")
{
    const WrittenLevel wild = writtenLevel(
        {"cavern", "--seed", "drip", "--rivers", "2", "--trees", "0.05", "--passages", "joined"});
    CHECK(glyphsOf(wild) == std::set<char>{'#', '.', '~', 't'});
    CHECK(writtenLevel({"cavern", "--seed", "drip", "--set", "cavern.rivers=2", "--set", "cavern.trees=0.05",
                        "--set", "cavern.passages=joined"})
              .rows == wild.rows);
    CHECK(writtenLevel({"cavern", "--seed", "drip", "--set", "cavern.rivers=0", "--rivers", "2", "--trees",
                        "0.05", "--passages", "joined"})
              .rows == wild.rows);
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("wild.json"),
                        R"({"cavern.rivers": 2, "cavern.trees": 0.05, "cavern.passages": "joined"})");
    CHECK(writtenLevel({"cavern", "--seed", "drip", "--settings", folder.path("wild.json")}).rows ==
          wild.rows);
}

TEST_CASE("a level as JSON says what its text says")
{
    const std::vector<std::string> arguments =
        GENERATE(std::vector<std::string>{"dungeon", "--seed", "rope", "--level", "4"},
                 std::vector<std::string>{"cavern", "--seed", "rope", "--rivers", "1", "--size", "70x20"});
    const WrittenLevel level = writtenLevel(arguments);
    const TemporaryFolder folder;
    std::vector<std::string> asJson{"generate",  "--format", "json", "--out", folder.path("level.json"),
                                    "--scenario"};
    asJson.insert(asJson.end(), arguments.begin(), arguments.end());
    const Run run = runProgram(asJson);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out.empty());
    const Json document = jsonOf(cli_test::readFile(folder.path("level.json")));
    CHECK(document["level"] == level.number);
    CHECK(document["width"] == level.width);
    CHECK(document["height"] == level.height);
    CHECK(document["seed"] == level.seed);
    CHECK(document["rows"] == Json(level.rows));
    const auto glyphAt = [&level](const Json &cell) {
        return level.rows[level.rows.size() - 1 - cell[1].unsignedWhole()][cell[0].unsignedWhole()];
    };
    if (arguments.front() == "cavern") {
        CHECK(glyphAt(document["start"]) == '.');
        CHECK(document["finish"].isNull());
        CHECK(document["treasures"].size() == 0);
        CHECK(document["monsters"].size() == 0);
        return;
    }
    CHECK(glyphAt(document["start"]) == 'S');
    CHECK(glyphAt(document["finish"]) == 'F');
    CHECK(document["treasures"].size() == 2);
    CHECK(document["monsters"].size() == 3);
    for (const Json &cell : document["treasures"].list())
        CHECK(glyphAt(cell) == 'T');
    for (const Json &cell : document["monsters"].list())
        CHECK(glyphAt(cell) == 'E');
}

TEST_CASE("endless caves are the same with and without their scenario's name")
{
    const Run plain = runProgram({"generate", "--seed", "a", "--region", "1", "2"});
    CHECK(runProgram({"generate", "--scenario", "endless-caves", "--seed", "a", "--region", "1", "2"}).out ==
          plain.out);
    const Run classic =
        runProgram({"generate", "--seed", "a", "--region", "1", "2", "--generator", "classic"});
    CHECK(runProgram({"generate", "--scenario", "endless-caves", "--seed", "a", "--region", "1", "2",
                      "--generator", "classic"})
              .out == classic.out);
}

TEST_CASE("the regions of a journey are those of its generator, whichever of both is named")
{
    const Run named = runProgram({"generate", "--scenario", "journey", "--seed", "a", "--region", "0", "0"});
    CHECK(named.exitCode == 0);
    CHECK(named.out ==
          runProgram({"generate", "--generator", "journey", "--seed", "a", "--region", "0", "0"}).out);
    CHECK(named.out != runProgram({"generate", "--seed", "a", "--region", "0", "0"}).out);
}

TEST_CASE("a level that can't be is refused as wrong usage, and the complaint says what is wrong")
{
    static const std::vector<Mistake> kMistakes{
        {{"--scenario", "mines"}, "mines"},
        {{"--scenario", ""}, "--scenario"},
        {{"--scenario", "dungeon", "--level", "0"}, "'0'"},
        {{"--scenario", "dungeon", "--level", "6"}, "'6'"},
        {{"--scenario", "dungeon", "--level", "1.5"}, "'1.5'"},
        {{"--scenario", "dungeon", "--level", "99999999999"}, "99999999999"},
        {{"--scenario", "dungeon", "--level", ""}, "--level"},
        {{"--scenario", "cavern", "--level", "2"}, "--level"},
        {{"--scenario", "dungeon", "--size", "20x20"}, "--size"},
        {{"--scenario", "dungeon", "--smooth", "2"}, "--smooth"},
        {{"--scenario", "dungeon", "--passages", "path"}, "--passages"},
        {{"--scenario", "dungeon", "--rivers", "1"}, "--rivers"},
        {{"--scenario", "dungeon", "--trees", "0.1"}, "--trees"},
        {{"--scenario", "cavern", "--size", "90"}, "'90'"},
        {{"--scenario", "cavern", "--size", "x"}, "--size"},
        {{"--scenario", "cavern", "--size", "90x"}, "--size"},
        {{"--scenario", "cavern", "--size", "9x31"}, "cavern.width is 9"},
        {{"--scenario", "cavern", "--size", "90x2001"}, "cavern.height is 2001"},
        {{"--scenario", "cavern", "--size", "90x31x2"}, "31x2"},
        {{"--scenario", "cavern", "--size", "-90x31"}, "-90"},
        {{"--scenario", "cavern", "--size", "99999999999999999999x31"}, "cavern.width"},
        {{"--scenario", "cavern", "--smooth", "51"}, "cavern.smooth is 51"},
        {{"--scenario", "cavern", "--smooth", "many"}, "'many'"},
        {{"--scenario", "cavern", "--passages", "wide"}, "'wide'"},
        {{"--scenario", "cavern", "--rivers", "13"}, "cavern.rivers is 13"},
        {{"--scenario", "cavern", "--trees", "0.31"}, "cavern.trees is 0.31"},
        {{"--scenario", "cavern", "--region", "0", "0"}, "--region"},
        {{"--scenario", "dungeon", "--region", "0", "0"}, "--region"},
        {{"--scenario", "cavern", "--generator", "caves"}, "--generator"},
        {{"--scenario", "cavern", "--generator", "dungeon"}, "--generator"},
        {{"--scenario", "dungeon", "--generator", "mines"}, "mines"},
        {{"--scenario", "endless-caves", "--generator", "dungeon", "--region", "0", "0"}, "--generator"},
        {{"--scenario", "endless-caves"}, "--region"},
        {{"--scenario", "dungeon", "--format", "png", "--out", "level.png"}, "png"},
        {{"--scenario", "dungeon", "--format", "bmp"}, "bmp"},
        {{"--level", "1", "--region", "0", "0"}, "--level"},
        {{"--size", "90x31", "--region", "0", "0"}, "--size"},
        {{"--generator", "cavern"}, "--scenario"},
    };
    for (const Mistake &mistake : kMistakes) {
        std::vector<std::string> arguments{"generate", "--seed", "a"};
        arguments.insert(arguments.end(), mistake.arguments.begin(), mistake.arguments.end());
        const Run run = runProgram(arguments);
        CAPTURE(mistake.arguments, run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring(mistake.named));
    }
}

TEST_CASE("a bad settings file or full disk fails for levels as for regions")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("bad.json"), R"({"cavern.width": 5})");
    const Run run = runProgram(
        {"generate", "--seed", "a", "--scenario", "cavern", "--settings", folder.path("bad.json")});
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.err, ContainsSubstring("cavern.width"));
    const Run full =
        cli_test::runProgramInto("/dev/full", {"generate", "--seed", "a", "--scenario", "dungeon"});
    CHECK(full.exitCode == 1);
    CHECK_THAT(full.err, ContainsSubstring("standard output"));
}

TEST_CASE("help names every option of levels")
{
    const Run run = runProgram({"generate", "--help"});
    for (const std::string option :
         {"--scenario", "--level", "--size", "--smooth", "--passages", "--rivers", "--trees", "--region"})
        CHECK_THAT(run.out, ContainsSubstring(option));
}
