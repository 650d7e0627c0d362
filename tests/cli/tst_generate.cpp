// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdint>
#include <map>
#include <png.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"
#include "tests/support/test_data.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

/// What the original program wrote for one seed: the regions asked for, and its text.
struct Original {
    std::string seed;
    std::vector<std::string> regionArguments; ///< --region X Y, in the file's order
    std::string text;
};

Original readOriginal(const std::string &file)
{
    const std::string seedLine = "# world seed (UTF-8): ";
    Original original;
    std::istringstream stream(cli_test::readFile(testData("classic/" + file)));
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with(seedLine))
            original.seed = line.substr(seedLine.size());
        if (line.starts_with("# "))
            continue;
        original.text += line + "\n";
        std::istringstream words(line);
        std::string region;
        std::string x;
        std::string y;
        if (words >> region >> x >> y && region == "region")
            original.regionArguments.insert(original.regionArguments.end(), {"--region", x, y});
    }
    return original;
}

std::size_t lineCount(const std::string &text)
{
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// A picture's pixels as 0xRRGGBB, rows from the top.
struct Picture {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<std::uint32_t> pixels;
};

Picture readPicture(const std::string &path)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    REQUIRE(png_image_begin_read_from_file(&image, path.c_str()) != 0);
    image.format = PNG_FORMAT_RGB;
    std::vector<std::uint8_t> bytes(PNG_IMAGE_SIZE(image));
    REQUIRE(png_image_finish_read(&image, nullptr, bytes.data(), 0, nullptr) != 0);
    Picture picture{image.width, image.height, {}};
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3) {
        picture.pixels.push_back(static_cast<std::uint32_t>(bytes[i]) << 16U |
                                 static_cast<std::uint32_t>(bytes[i + 1]) << 8U | bytes[i + 2]);
    }
    return picture;
}

} // namespace

TEST_CASE("a classic world is written as the original wrote it, byte for byte")
{
    const std::string file = GENERATE("123.txt", "abc123.txt", "empty.txt", "far.txt", "unicode.txt");
    const Original original = readOriginal(file);
    CAPTURE(file, original.seed);
    REQUIRE(original.regionArguments.size() >= 9);
    std::vector<std::string> arguments{"generate", "--generator", "classic", "--seed", original.seed};
    arguments.insert(arguments.end(), original.regionArguments.begin(), original.regionArguments.end());
    const Run run = runProgram(arguments);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.err.empty());
    REQUIRE(run.out == original.text);
}

TEST_CASE("the generator is caves when none is named, and the same seed gives the same text")
{
    const std::vector<std::string> plain{"generate", "--seed", "lantern", "--region", "-3", "7"};
    const Run run = runProgram(plain);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out.starts_with("region -3 7 seed "));
    REQUIRE(lineCount(run.out) == 51);
    std::vector<std::string> named = plain;
    named.insert(named.end(), {"--generator", "caves"});
    REQUIRE(runProgram(named).out == run.out);
    REQUIRE(runProgram({"generate", "--seed", "other", "--region", "-3", "7"}).out != run.out);
}

TEST_CASE("the version of a generator is named with it, and one that doesn't exist is refused")
{
    const auto generate = [](const std::string &generator) {
        return runProgram({"generate", "--seed", "lantern", "--region", "0", "0", "--generator", generator});
    };
    const Run first = generate("caves:1");
    const Run second = generate("caves:2");
    REQUIRE(first.exitCode == 0);
    REQUIRE(second.exitCode == 0);
    REQUIRE(first.out != second.out);
    const std::string usual = generate("caves").out;
    REQUIRE((usual == first.out || usual == second.out));
    for (const std::string wrong :
         {"caves:3", "caves:0", "caves:", "caves:two", "caves:1:2", "classic:2", ":1"}) {
        CAPTURE(wrong);
        const Run run = generate(wrong);
        REQUIRE(run.exitCode == 2);
        REQUIRE(run.err.find("--generator") != std::string::npos);
    }
    REQUIRE(generate("caves:3").err.find("'3'") != std::string::npos);
}

TEST_CASE("an empty seed is a seed, however it is written")
{
    const Run separate = runProgram({"generate", "--seed", "", "--region", "0", "0"});
    const Run joined = runProgram({"generate", "--seed=", "--region", "0", "0"});
    REQUIRE(separate.exitCode == 0);
    REQUIRE(joined.exitCode == 0);
    REQUIRE(separate.out == joined.out);
}

TEST_CASE("a seed that looks like an option or a list is taken as typed")
{
    const std::string seed = GENERATE("--region", "-x", "[a,b]", "a=b", "-1", "--", "two words");
    const Run separate = runProgram({"generate", "--seed", seed, "--region", "0", "0"});
    const Run joined = runProgram({"generate", "--seed=" + seed, "--region", "0", "0"});
    CAPTURE(seed, separate.err, joined.err);
    REQUIRE(separate.exitCode == 0);
    REQUIRE(joined.out == separate.out);
    REQUIRE(separate.out != runProgram({"generate", "--seed", "other", "--region", "0", "0"}).out);
}

TEST_CASE("JSON output is one array with a value for each region")
{
    const Run run = runProgram(
        {"generate", "--seed", "a", "--region", "0", "0", "--region", "-1", "5", "--format", "json"});
    REQUIRE(run.exitCode == 0);
    const Json document = jsonOf(run.out);
    REQUIRE(document.isList());
    REQUIRE(document.size() == 2);
    REQUIRE(document[0] != document[1]);
}

TEST_CASE("the option --out writes to the file what standard output would have shown")
{
    const TemporaryFolder folder;
    const std::string format = GENERATE("text", "json");
    const std::vector<std::string> shown{"generate", "--seed", "a", "--region", "0", "0", "--format", format};
    std::vector<std::string> kept = shown;
    kept.insert(kept.end(), {"--out", folder.path("regions")});
    const Run run = runProgram(kept);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out.empty());
    REQUIRE(cli_test::readFile(folder.path("regions")) == runProgram(shown).out);
}

TEST_CASE("a picture has the regions side by side at the scale asked for")
{
    const TemporaryFolder folder;
    const Run run =
        runProgram({"generate", "--seed", "a", "--region", "-1", "0", "--region", "0", "0", "--region", "1",
                    "1", "--format", "png", "--scale", "2", "--out", folder.path("a.png")});
    REQUIRE(run.exitCode == 0);
    const Picture picture = readPicture(folder.path("a.png"));
    REQUIRE(picture.width == 300);
    REQUIRE(picture.height == 200);
}

TEST_CASE("a picture of one pixel a cell shows what the text shows, north up")
{
    const TemporaryFolder folder;
    const std::vector<std::string> region{"generate", "--generator", "classic", "--seed",
                                          "123",      "--region",    "0",       "0"};
    std::vector<std::string> drawn = region;
    drawn.insert(drawn.end(), {"--format", "png", "--scale", "1", "--out", folder.path("a.png")});
    REQUIRE(runProgram(drawn).exitCode == 0);
    const Picture picture = readPicture(folder.path("a.png"));
    REQUIRE(picture.pixels.size() == 2500);

    std::istringstream lines(runProgram(region).out);
    std::string line;
    std::getline(lines, line);
    std::map<std::uint32_t, std::set<char>> cellsOfColour;
    for (std::size_t y = 0; std::getline(lines, line); ++y) {
        for (std::size_t x = 0; x < line.size(); ++x) {
            const bool monster = x == 5 && y == 49 - 31; // as the region's heading says
            cellsOfColour[picture.pixels[y * 50 + x]].insert(monster ? 'M' : line[x]);
        }
    }
    REQUIRE(cellsOfColour.size() == 5); // rock, wall, floor, chest, monster
    for (const auto &[colour, cells] : cellsOfColour) {
        CAPTURE(colour);
        CHECK(cells.size() == 1);
    }
}

TEST_CASE("regions at the end of the world can be written")
{
    const Run run =
        runProgram({"generate", "--seed", "a", "--region", "19999999999999999", "-19999999999999999"});
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out.starts_with("region 19999999999999999 -19999999999999999 seed "));
}

TEST_CASE("settings change what is generated")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("small.json"), R"({"region.size": 20})");
    const Run run = runProgram(
        {"generate", "--seed", "a", "--settings", folder.path("small.json"), "--region", "0", "0"});
    REQUIRE(run.exitCode == 0);
    REQUIRE(lineCount(run.out) == 21);
}

TEST_CASE("settings in a file that the generator doesn't have are named")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("settings.json");
    cli_test::writeFile(file, R"({"cavern.width": 70, "caves.threshold": 4})");
    const Run run = runProgram({"generate", "--seed", "a", "--region", "0", "0", "--settings", file});
    CHECK(run.exitCode == 0);
    CHECK(run.err == "cavegame-cli: note: worlds of the generator caves don't have the setting "
                     "cavern.width\n");
}

TEST_CASE("settings that can't be used fail and are named")
{
    const TemporaryFolder folder;
    const std::string text = GENERATE(R"({"region.size": 5000})", R"({"no.such": 1})", "[]", "{", "");
    cli_test::writeFile(folder.path("bad.json"), text);
    const Run run =
        runProgram({"generate", "--seed", "a", "--settings", folder.path("bad.json"), "--region", "0", "0"});
    CAPTURE(text, run.err);
    REQUIRE(run.exitCode == 1);
    REQUIRE(run.out.empty());
    REQUIRE_THAT(run.err, ContainsSubstring("bad.json"));
}

TEST_CASE("a spawn cell of a classic world is the original's")
{
    std::istringstream lines(cli_test::readFile(testData("classic/spawn.jsonl")));
    std::size_t checked = 0;
    for (std::string line; std::getline(lines, line); ++checked) {
        const Json document = jsonOf(line);
        REQUIRE(document.isObject());
        const auto seed = document["seed"].text();
        const Run run = runProgram({"spawn", "--generator", "classic", "--seed", seed});
        CAPTURE(seed);
        CHECK(run.out == document["spawn"][0].dump() + " " + document["spawn"][1].dump() + "\n");
    }
    REQUIRE(checked >= 10);
}

TEST_CASE("a spawn cell of a caves world is floor")
{
    const Run spawn = runProgram({"spawn", "--seed", "lantern"});
    REQUIRE(spawn.exitCode == 0);
    std::istringstream words(spawn.out);
    long long x = 0;
    long long y = 0;
    REQUIRE(words >> x >> y);
    const auto regionOf = [](long long v) { return v < 0 ? (v - 49) / 50 : v / 50; };
    const Run region = runProgram({"generate", "--seed", "lantern", "--region", std::to_string(regionOf(x)),
                                   std::to_string(regionOf(y))});
    std::istringstream lines(region.out);
    std::string line;
    std::getline(lines, line); // the heading; then rows from the north
    for (long long row = 49; row >= y - regionOf(y) * 50; --row)
        std::getline(lines, line);
    REQUIRE(line.at(static_cast<std::size_t>(x - regionOf(x) * 50)) == '.');
}

TEST_CASE("output that can't be delivered is a failure")
{
    const std::vector<std::string> arguments{"generate", "--seed",   "a", "--region", "0",
                                             "0",        "--region", "0", "1"};
    SECTION("the disk is full")
    {
        const Run run = cli_test::runProgramInto("/dev/full", arguments);
        REQUIRE(run.exitCode == 1);
        REQUIRE_THAT(run.err, ContainsSubstring("(standard output)"));
    }
    SECTION("the reader has gone")
    {
        const Run run = cli_test::runProgramWithoutReader(arguments);
        REQUIRE(run.exitCode == 0);
        REQUIRE(run.err.empty());
    }
    SECTION("the file is in no folder")
    {
        const TemporaryFolder folder;
        const std::string format = GENERATE("text", "json", "png");
        const std::string file = folder.path("missing/out");
        const Run run =
            runProgram({"generate", "--seed", "a", "--region", "0", "0", "--format", format, "--out", file});
        REQUIRE(run.exitCode == 1);
        REQUIRE_THAT(run.err, ContainsSubstring("(" + file + ")"));
    }
    SECTION("help goes to a full disk")
    {
        REQUIRE(cli_test::runProgramInto("/dev/full", {"--help"}).exitCode == 1);
    }
}
