// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <png.h>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::readFile;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

/// A new world, in a data folder of its own.
class NewWorld {
public:
    NewWorld() { REQUIRE(run({"world", "create", "Maps", "--seed", "lantern"}).exitCode == 0); }

    [[nodiscard]] Run run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.end(), {"--data-dir", m_folder.path("data")});
        return runProgram(arguments);
    }

    /// Exports a map of an area and returns its path.
    [[nodiscard]] std::string map(const std::string &format) const
    {
        const std::string path = m_folder.path("map." + format);
        const Run exported = run({"world", "export", "Maps", "--format", format, "--out", path, "--area",
                                  "-40,-30,70,60", "--force"});
        INFO(exported.err);
        REQUIRE(exported.exitCode == 0);
        return path;
    }

    [[nodiscard]] std::string path(const std::string &name) const { return m_folder.path(name); }
    [[nodiscard]] std::string file(const std::string &world) const
    {
        return m_folder.path("data/worlds/" + world + ".cave");
    }

private:
    TemporaryFolder m_folder;
};

/// The rows of the map that `--format text` writes, north first.
std::vector<std::string> textRows(const std::string &path)
{
    std::istringstream text(readFile(path));
    std::vector<std::string> rows;
    std::string line;
    std::getline(text, line);
    CHECK(line == "area -40 -30 70 60");
    while (std::getline(text, line))
        rows.push_back(line);
    REQUIRE(rows.size() == 60);
    return rows;
}

struct MapPicture {
    unsigned width = 0;
    unsigned height = 0;
    std::vector<std::uint32_t> pixels;

    [[nodiscard]] std::uint32_t at(unsigned x, unsigned y) const
    {
        return pixels.at(std::size_t{y} * width + x);
    }
};

MapPicture readMapPicture(const std::string &path)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    REQUIRE(png_image_begin_read_from_file(&image, path.c_str()) != 0);
    image.format = PNG_FORMAT_RGBA;
    MapPicture picture{image.width, image.height, {}};
    picture.pixels.resize(std::size_t{image.width} * image.height);
    REQUIRE(png_image_finish_read(&image, nullptr, picture.pixels.data(), 0, nullptr) != 0);
    return picture;
}

Json layerNamed(const Json &map, const std::string &name)
{
    for (const Json &layer : map["layers"].list()) {
        if (layer["name"] == name)
            return layer;
    }
    FAIL("no layer " << name);
    return {};
}

std::vector<int> gidsOf(const Json &layer)
{
    std::vector<int> gids;
    for (const Json &gid : layer["data"].list())
        gids.push_back(static_cast<int>(gid.whole()));
    return gids;
}

/// The numbers of the first layer of a TMX file.
std::vector<int> firstCsv(const std::string &xml)
{
    const std::string start = "encoding=\"csv\">";
    const std::size_t from = xml.find(start) + start.size();
    std::istringstream csv(xml.substr(from, xml.find('<', from) - from));
    std::vector<int> gids;
    for (std::string number; std::getline(csv, number, ',');)
        gids.push_back(std::stoi(number));
    return gids;
}

} // namespace

TEST_CASE("what Tiled draws of a map agrees with the terrain")
{
    const NewWorld world;
    const std::vector<std::string> rows = textRows(world.map("text"));
    const std::string drawn = world.path("drawn.png");
    const std::string command =
        "QT_QPA_PLATFORM=offscreen tmxrasterizer --hide-layer chests --hide-layer monsters "
        "--hide-layer player --hide-layer explored '" +
        world.map("tmx") + "' '" + drawn + "' >/dev/null 2>&1";
    if (std::system("command -v tmxrasterizer >/dev/null 2>&1") != 0) { // NOLINT(concurrency-mt-unsafe)
        std::cout << "SKIP: tmxrasterizer isn't there; it comes with Debian's package tiled\n";
        return;
    }
    REQUIRE(std::system(command.c_str()) == 0); // NOLINT(concurrency-mt-unsafe)
    const MapPicture picture = readMapPicture(drawn);
    const MapPicture tiles = readMapPicture(world.path("map-tiles.png"));
    REQUIRE(picture.width == 70 * 16);
    REQUIRE(picture.height == 60 * 16);
    const std::uint32_t floor = tiles.at(2 * 16 + 8, 8);
    int floors = 0;
    for (unsigned y = 0; y < 60; ++y) {
        for (unsigned x = 0; x < 70; ++x) {
            const bool isFloor = picture.at(x * 16 + 8, y * 16 + 8) == floor;
            if (isFloor != (rows[y][x] != '#'))
                FAIL_CHECK("column " << x << ", row " << y << " is drawn wrong");
            floors += isFloor ? 1 : 0;
        }
    }
    CHECK(floors > 100);
    CHECK(floors < 70 * 60);
}

TEST_CASE("both formats of Tiled hold the same tiles, and they are the terrain's")
{
    const NewWorld world;
    const std::vector<std::string> rows = textRows(world.map("text"));
    const Json map = jsonOf(readFile(world.map("tmj")));
    const std::vector<int> gids = gidsOf(layerNamed(map, "terrain"));
    CHECK(firstCsv(readFile(world.map("tmx"))) == gids);
    REQUIRE(gids.size() == 70 * 60);
    for (std::size_t i = 0; i < gids.size(); ++i) {
        const bool rock = rows[i / 70][i % 70] == '#';
        if ((gids[i] == 1 || gids[i] == 2) != rock || (gids[i] == 3) == rock)
            FAIL_CHECK("tile " << i << " is " << gids[i]);
    }
    CHECK(map["tilesets"][0]["image"] == "map-tiles.png");
    CHECK(map["infinite"] == false);
}

TEST_CASE("the things of a map stand where the world has them")
{
    const NewWorld world;
    const std::vector<std::string> rows = textRows(world.map("text"));
    const Json map = jsonOf(readFile(world.map("tmj")));
    const std::map<std::string, char> letters{{"chests", 'C'}, {"monsters", 'M'}, {"player", '@'}};
    int things = 0;
    for (const auto &[layer, letter] : letters) {
        const Json objects = layerNamed(map, layer)["objects"];
        for (const Json &object : objects.list()) {
            const auto column = static_cast<int>(object["x"].whole() / 16);
            const auto row =
                static_cast<int>(object["y"].whole() / 16 - 1); // the anchor is the tile's bottom
            std::map<std::string, Json> properties;
            for (const Json &property : object["properties"].list())
                properties[property["name"].text()] = property["value"];
            CHECK(rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column)) == letter);
            CHECK(properties["worldX"] == -40 + column);
            CHECK(properties["worldY"] == -30 + 59 - row);
            ++things;
        }
    }
    CHECK(things > 3);
    CHECK(layerNamed(map, "player")["objects"].size() == 1);
    CHECK(jsonOf(readFile(world.map("json")))["chests"].size() ==
          layerNamed(map, "chests")["objects"].size());
}

TEST_CASE("a map has the layers that were asked for, and the size of what was explored")
{
    const NewWorld world;
    const std::string path = world.path("few.tmj");
    const Run run = world.run({"world", "export", "Maps", "--format", "tmj", "--out", path, "--explored",
                               "--layers", "explored,player"});
    REQUIRE(run.exitCode == 0);
    const Json map = jsonOf(readFile(path));
    std::vector<std::string> names;
    for (const Json &layer : map["layers"].list())
        names.push_back(layer["name"].text());
    CHECK(names == std::vector<std::string>{"terrain", "explored", "player"});
    const auto width = static_cast<int>(map["width"].whole());
    const auto height = static_cast<int>(map["height"].whole());
    const std::vector<int> seen = gidsOf(layerNamed(map, "explored"));
    int north = 0;
    int west = 0;
    for (int i = 0; i < width; ++i)
        north += seen.at(static_cast<std::size_t>(i)) != 0 ? 1 : 0;
    for (int i = 0; i < height; ++i)
        west += seen.at(static_cast<std::size_t>(i) * static_cast<std::size_t>(width)) != 0 ? 1 : 0;
    CHECK(north > 0);
    CHECK(west > 0);
}

TEST_CASE("a picture of a map has the scale that was asked for, and one that is too large is refused")
{
    const NewWorld world;
    const std::string path = world.path("map.png");
    REQUIRE(world
                .run({"world", "export", "Maps", "--format", "png", "--out", path, "--area", "0,0,30,20",
                      "--scale", "3"})
                .exitCode == 0);
    const MapPicture picture = readMapPicture(path);
    CHECK(picture.width == 90);
    CHECK(picture.height == 60);
    const Run large = world.run({"world", "export", "Maps", "--format", "png", "--out", world.path("no.png"),
                                 "--area", "0,0,3000,20", "--scale", "3"});
    CHECK(large.exitCode == 1);
    CHECK_THAT(large.err, ContainsSubstring("3000") && ContainsSubstring("8192"));
    CHECK_FALSE(std::filesystem::exists(world.path("no.png")));
}

TEST_CASE("no export replaces the world that it is of, by whatever name, or another world")
{
    const NewWorld world;
    REQUIRE(world.run({"world", "create", "Other", "--seed", "other"}).exitCode == 0);
    const std::string own = world.file("Maps");
    const std::string other = world.file("Other");
    const std::string linked = world.path("linked.txt");
    std::filesystem::create_symlink(own, linked);
    const std::string ownBytes = readFile(own);
    const std::string otherBytes = readFile(other);
    for (const std::string format : {"text", "json", "png", "tmx", "tmj", "java"}) {
        for (const std::string &target : {own, linked, other}) {
            std::vector<std::string> exporting{"world", "export", "Maps", "--format",
                                               format,  "--out",  target};
            if (format != "java")
                exporting.emplace_back("--force");
            const Run run = world.run(exporting);
            INFO(format << " to " << target);
            CHECK(run.exitCode == 1);
            CHECK_THAT(run.err, ContainsSubstring(target));
        }
    }
    CHECK(std::filesystem::is_symlink(linked));
    CHECK(readFile(own) == ownBytes);
    CHECK(readFile(other) == otherBytes);
}

TEST_CASE("an export replaces a file that is no world only if that is asked for")
{
    const NewWorld world;
    const std::string path = world.map("text");
    const std::string whole = readFile(path);
    const std::vector<std::string> exporting{"world", "export", "Maps",   "--format", "text",
                                             "--out", path,     "--area", "0,0,30,20"};
    const Run refused = world.run(exporting);
    CHECK(refused.exitCode == 1);
    CHECK_THAT(refused.err, ContainsSubstring("map.text") && ContainsSubstring("--force"));
    CHECK(readFile(path) == whole);
    std::vector<std::string> forced = exporting;
    forced.emplace_back("--force");
    CHECK(world.run(forced).exitCode == 0);
    CHECK_THAT(readFile(path), ContainsSubstring("area 0 0 30 20\n"));
}

TEST_CASE("the picture beside a Tiled map is not put over another one")
{
    const NewWorld world;
    const std::vector<std::string> exporting{
        "world", "export", "Maps", "--format", "tmx", "--out", world.path("map.tmx")};
    cli_test::writeFile(world.path("map-tiles.png"), "a picture of mine");
    const Run refused = world.run(exporting);
    CHECK(refused.exitCode == 1);
    CHECK_THAT(refused.err, ContainsSubstring("map-tiles.png"));
    CHECK(readFile(world.path("map-tiles.png")) == "a picture of mine");
    CHECK_FALSE(std::filesystem::exists(world.path("map.tmx")));
    std::filesystem::remove(world.path("map-tiles.png"));
    CHECK(world.run(exporting).exitCode == 0);
    std::filesystem::remove(world.path("map.tmx"));
    CHECK(world.run(exporting).exitCode == 0); // its own picture serves again
}

TEST_CASE("an invalid export of a map is refused, and what is wrong is named")
{
    const NewWorld world;
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes{
        {{"--format", "tmx"}, "--out"},
        {{"--format", "tmx", "--out", "x", "--area", "1,2,3"}, "1,2,3"},
        {{"--format", "tmx", "--out", "x", "--area", "1,2,3,x"}, "1,2,3,x"},
        {{"--format", "tmx", "--out", "x", "--area", "1,2,3,4", "--explored"}, "--explored"},
        {{"--format", "tmx", "--out", "x", "--layers", "walls"}, "walls"},
        {{"--format", "tmx", "--out", "x", "--scale", "4"}, "--scale"},
        {{"--format", "png", "--out", "x", "--scale", "99"}, "32"},
        {{"--format", "png", "--out", "x", "--scale", "0"}, "32"},
        {{"--format", "tmx", "--out", "/dev/stdout"}, "tileset"},
        {{"--format", "tmj", "--out", "/dev/null"}, "tileset"},
        {{"--format", "java", "--out", "x", "--explored"}, "java"},
        {{"--format", "java", "--out", "x", "--force"}, "--force"},
        {{"--format", "java"}, "DIR"},
    };
    for (const auto &[arguments, named] : mistakes) {
        std::vector<std::string> all{"world", "export", "Maps"};
        all.insert(all.end(), arguments.begin(), arguments.end());
        const Run run = world.run(all);
        INFO(named);
        CHECK(run.exitCode == 2);
        CHECK_THAT(run.err, ContainsSubstring(named));
    }
    const Run huge = world.run({"world", "export", "Maps", "--format", "tmx", "--out", world.path("x"),
                                "--area", "0,0,10000,10000"});
    CHECK(huge.exitCode == 1);
    CHECK_THAT(huge.err, ContainsSubstring("10000") && ContainsSubstring("16000000"));
}

TEST_CASE("a new world differs from its seed by what was explored, and has no flaws")
{
    const NewWorld world;
    const Run text = world.run({"world", "diff", "Maps"});
    CHECK(text.exitCode == 0);
    CHECK_THAT(text.out, ContainsSubstring("region (0, 0): ") && ContainsSubstring("explored: "));
    const Run reported = world.run({"world", "diff", "Maps", "--format", "json"});
    const Json regions = jsonOf(reported.out);
    CHECK(regions.size() == 4);
    CHECK(regions[0]["changes"].size() == 0);
    CHECK(world.run({"world", "diff", "Maps", "--format", "xml"}).exitCode == 2);
    const Run checked = world.run({"world", "check", "Maps"});
    CHECK(checked.exitCode == 0);
    CHECK(checked.out.empty());
}

TEST_CASE("things are found by the words that they are asked for with")
{
    const NewWorld world;
    const Run found = world.run({"world", "find", "Maps", "unclaimed", "chests", "steel sword"});
    REQUIRE(found.exitCode == 0);
    CHECK_THAT(found.out, ContainsSubstring("closed chest (-5, 7): Steel Sword\n"));
    CHECK(found.out.find("Wooden") == std::string::npos);
    const Run unknown = world.run({"world", "find", "Maps", "chests", "ghots"});
    CHECK(unknown.exitCode == 2);
    CHECK(unknown.out.empty());
    CHECK_THAT(unknown.err, ContainsSubstring("'ghots'") && ContainsSubstring("unclaimed, closed"));
    const Run wrong = world.run({"world", "find", "Maps", "dead chests"});
    CHECK(wrong.exitCode == 2);
    CHECK_THAT(wrong.err, ContainsSubstring("'dead'") && ContainsSubstring("'chests'"));
}
