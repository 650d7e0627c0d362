// SPDX-License-Identifier: MIT
// Levels drawn in Tiled.

#include "core/io/levels/level_file_io.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <utility>
#include <vector>

using namespace cave;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A map of 8 × 6 tiles of 32 pixels.
std::string mapOf(const std::string &layers)
{
    return "<map orientation=\"orthogonal\" width=\"8\" height=\"6\" tilewidth=\"32\" tileheight=\"32\">"
           "<properties><property name=\"levelType\" value=\"TopDownLevel\"/>"
           "<property name=\"levelName\" value=\"Hut\"/></properties>" +
           layers + "</map>";
}

std::string staticLayer(const std::string &objects, const std::string &attributes = "")
{
    return "<objectgroup name=\"static\" " + attributes + ">" + objects + "</objectgroup>";
}

std::string dynamicLayer(const std::string &objects)
{
    return "<objectgroup name=\"dynamic\">" + objects + "</objectgroup>";
}

std::string wallAt(int x, int y, const std::string &more = "width=\"32\" height=\"32\"",
                   const std::string &content = "")
{
    return "<object id=\"3\" type=\"Wall\" x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" " +
           more + ">" + content + "</object>";
}

/// The lines after the first, or the error.
std::string linesOf(const std::string &text, TiledFormat format = TiledFormat::Xml)
{
    const Result<ReadLevel> read = levelFromTiled("hut.tmx", text, format);
    if (!read)
        return read.error().text();
    const std::string level = writeLevel(read->design);
    return level.substr(level.find('\n') + 1);
}

/// The lines of walls at these tiles: "3,2 4,2".
std::string wallLines(const std::string &tiles)
{
    std::string lines;
    for (std::size_t at = 0; at < tiles.size();) {
        const std::size_t end = std::min(tiles.find(' ', at), tiles.size());
        lines += "StaticGameObject,Wall," + tiles.substr(at, end - at) + "\n";
        at = end + 1;
    }
    return lines;
}

} // namespace

TEST_CASE("layers in groups of Tiled are read, and are where their offsets move them")
{
    const std::string layer = staticLayer(wallAt(96, 64), "offsetx=\"32\"");
    CHECK(linesOf(mapOf("<group name=\"room\">" + layer + "</group>")) == wallLines("4,2"));
    CHECK(linesOf(mapOf("<group name=\"a\" offsety=\"-64\"><group name=\"b\" offsetx=\"16\">" + layer +
                        "</group></group>" + staticLayer(wallAt(0, 0)))) == wallLines("4.5,0 0,0"));
    std::string deep = layer;
    for (int i = 0; i < 10'000; ++i)
        deep = "<group name=\"g\">" + std::move(deep) + "</group>";
    CHECK_THAT(linesOf(mapOf(deep)), ContainsSubstring("layer 'g': is nested too deep"));
}

TEST_CASE("a tile object of Tiled is where it is shown, with the type and properties of its tile")
{
    const std::string tileset = "<tileset firstgid=\"1\"><tile id=\"1\" type=\"Potion\"><properties>"
                                "<property name=\"heal\" value=\"7\"/></properties></tile></tileset>"
                                "<tileset firstgid=\"5\" objectalignment=\"center\"/>";
    CHECK(linesOf(mapOf(tileset + staticLayer(wallAt(96, 96, "gid=\"1\" width=\"32\" height=\"32\"")))) ==
          wallLines("3,2"));
    CHECK(linesOf(mapOf(tileset + staticLayer(wallAt(112, 80, "gid=\"5\" width=\"32\" height=\"32\"")))) ==
          wallLines("3,2"));
    // Flipped in Tiled: its highest bit is set.
    CHECK(linesOf(mapOf(tileset + staticLayer("<object id=\"3\" gid=\"2147483650\" x=\"64\" y=\"64\" "
                                              "width=\"32\" height=\"32\"/>"))) ==
          "StaticGameObject,Potion,2,1,7\n");
}

TEST_CASE("a wall that is drawn over several tiles in Tiled is one on each of them")
{
    CHECK(linesOf(mapOf(staticLayer(wallAt(96, 64, "width=\"128\" height=\"32\"")))) ==
          wallLines("3,2 4,2 5,2 6,2"));
    CHECK(linesOf(mapOf(staticLayer(wallAt(0, 64, "gid=\"1\" width=\"64\" height=\"64\"")))) ==
          wallLines("0,0 1,0 0,1 1,1"));
    // Turned to the left around its corner.
    CHECK(linesOf(mapOf(staticLayer(wallAt(96, 64, "width=\"64\" height=\"32\" rotation=\"-90\"")))) ==
          wallLines("3,0 3,1"));
    const std::string corner = "<polygon points=\"0,0 64,0 64,32 32,32 32,96 0,96\"/>";
    CHECK(linesOf(mapOf(staticLayer(wallAt(96, 64, "", corner)))) == wallLines("3,2 4,2 3,3 3,4"));
    CHECK(linesOf(mapOf(staticLayer(wallAt(96, 64, "rotation=\"180\"", corner)))) ==
          wallLines("2,-1 2,0 1,1 2,1"));
}

TEST_CASE("a painted tile layer of Tiled becomes the walls that its property says")
{
    const std::string property = "<properties><property name=\"type\" value=\"Wall\"/></properties>";
    const std::string csv = "<data encoding=\"csv\">\n0,1,\n3,0\n</data>";
    const auto layer = [](const std::string &content, const std::string &attributes = "") {
        return mapOf("<layer name=\"rock\" width=\"2\" height=\"2\" " + attributes + ">" + content +
                     "</layer>");
    };
    CHECK(linesOf(layer(property + csv)) == wallLines("1,0 0,1"));
    CHECK(linesOf(layer(csv, "class=\"Wall\" offsetx=\"64\"")) == wallLines("3,0 2,1"));
    CHECK(linesOf(layer(property + "<data><tile/><tile gid=\"1\"/><tile gid=\"3\"/><tile/></data>")) ==
          wallLines("1,0 0,1"));
    CHECK(linesOf(layer(property + "<data encoding=\"base64\">AAAAAAEAAAADAAAAAAAAAA==</data>")) ==
          wallLines("1,0 0,1"));
    CHECK(linesOf(layer(property + "<data encoding=\"base64\" compression=\"zlib\">\n"
                                   "eJxjYGBgYARiZgYIAAAANAAF</data>")) == wallLines("1,0 0,1"));
    CHECK(linesOf(layer(property + "<data encoding=\"csv\"><chunk x=\"-16\" y=\"2\" width=\"1\" "
                                   "height=\"2\">0,1</chunk></data>")) == wallLines("-16,3"));
    CHECK(linesOf(layer("<data encoding=\"csv\">0,0,0,0</data>")).empty());
    CHECK_THAT(linesOf(layer(csv)), ContainsSubstring("the layer 'rock': is a tile layer"));
    CHECK_THAT(linesOf(layer(csv, "class=\"Demon\"")), ContainsSubstring("'type' is 'Demon'"));
    CHECK_THAT(linesOf(layer(property + "<data encoding=\"csv\">0,1,1</data>")),
               ContainsSubstring("the layer 'rock': tiles: 3; expected 4"));
    CHECK_THAT(linesOf(layer(property + "<data encoding=\"base64\" compression=\"zstd\">KLUv</data>")),
               ContainsSubstring("'zstd'") && ContainsSubstring("CSV"));
    CHECK_THAT(linesOf(layer(property + "<data encoding=\"csv\">0,1,x,1</data>")),
               ContainsSubstring("can't be read"));
}

TEST_CASE("what levels don't have is refused by the number of the object of Tiled or the name of its layer")
{
    const std::vector<std::pair<std::string, std::string>> cases{
        {staticLayer(wallAt(0, 0, "width=\"40\" height=\"32\"")),
         "object 3: expected a shape of whole tiles"},
        {staticLayer(wallAt(0, 0, "width=\"64\" height=\"64\"", "<ellipse/>")), "object 3: expected a shape"},
        {staticLayer(wallAt(0, 0, "", "<polygon points=\"0,0 64,0 64,64\"/>")), "object 3: expected a shape"},
        {staticLayer(wallAt(0, 0, "", "<polygon points=\"0,0 x,0\"/>")), "object 3: points 'x,0'"},
        {staticLayer(wallAt(0, 0, "", "<polyline points=\"0,0 64,0\"/>")), "object 3: is of the shape"},
        {staticLayer(wallAt(0, 0, "width=\"32\" height=\"32\"", "<text>Hi</text>")),
         "object 3: is of the shape"},
        {staticLayer(wallAt(0, 0, "width=\"32\" height=\"32\" rotation=\"30\"")),
         "object 3: is rotated by '30'"},
        {staticLayer(wallAt(0, 0, "width=\"3e9\" height=\"3e9\"")), "object 3: covers more than"},
        {staticLayer(wallAt(0, 0, "", "<polygon points=\"0,0 32,0 32,3e14 0,3e14\"/>")),
         "object 3: covers more than"},
        {staticLayer(
             wallAt(0, 0, "", "<polygon points=\"32,3200000000000000000 32,3200000000000000512 0,0\"/>")),
         "object 3: expected a position from -10^15"},
        {staticLayer(wallAt(0, 0, "template=\"wall.tx\"")), "object 3: uses the template 'wall.tx'"},
        {dynamicLayer("<object id=\"4\" type=\"Demon\" x=\"0\" y=\"0\" width=\"64\" height=\"32\"/>"),
         "object 4: is a polygon or larger than a tile"},
        {staticLayer("<object id=\"4\" type=\"Lava\" x=\"0\" y=\"0\" width=\"64\" height=\"32\"/>"),
         "object 4: is a polygon or larger than a tile"},
        {staticLayer(wallAt(0, 0), "offsetx=\"far\""), "the layer 'static': offsetx 'far'"},
        {"<imagelayer name=\"sky\"><image source=\"sky.png\"/></imagelayer>",
         "the layer 'sky': is a picture"},
    };
    for (const auto &[layers, expected] : cases)
        CHECK_THAT(linesOf(mapOf(layers)), ContainsSubstring("hut.tmx: " + expected));
}

TEST_CASE("a creature or potion of Tiled without health, strength or healing has that of a new one")
{
    CHECK(linesOf(mapOf(staticLayer("<object id=\"1\" type=\"Potion\" x=\"0\" y=\"0\"/>") +
                        dynamicLayer("<object id=\"2\" type=\"Demon\" x=\"32\" y=\"0\"/>"
                                     "<object id=\"3\" type=\"Archer\" x=\"64\" y=\"0\"><properties>"
                                     "<property name=\"maxHP\" value=\"5\"/></properties></object>"))) ==
          "StaticGameObject,Potion,0,0,50\nDynamicGameObject,Demon,1,0,100,30\n"
          "DynamicGameObject,Archer,2,0,5,10\n");
    CHECK_THAT(linesOf(mapOf(staticLayer("<object id=\"1\" type=\"Marker\" x=\"0\" y=\"0\"/>"))),
               ContainsSubstring("object 1: expected a property 'id'"));
}

TEST_CASE("a map of Tiled in JSON is the same level as in XML")
{
    const std::string json = R"({ "type": "map", "orientation": "orthogonal", "width": 8, "height": 6,
        "tilewidth": 32, "tileheight": 32, "infinite": false,
        "properties": [ { "name": "levelType", "type": "string", "value": "TopDownLevel" },
                        { "name": "lastLineEnds", "type": "bool", "value": true } ],
        "tilesets": [ { "firstgid": 1, "tiles": [ { "id": 0, "type": "Goal" } ] } ],
        "layers": [
            { "type": "group", "name": "g", "offsetx": 32, "layers": [
                { "type": "objectgroup", "name": "static", "objects": [
                    { "id": 1, "type": "", "gid": 1, "x": 96, "y": 96, "width": 32, "height": 32 },
                    { "id": 2, "type": "Wall", "x": 0, "y": 0, "width": 0, "height": 0, "rotation": 0,
                      "polygon": [ { "x": 0, "y": 0 }, { "x": 64, "y": 0 }, { "x": 64, "y": 32 },
                                   { "x": 0, "y": 32.0 } ] },
                    { "id": 3, "class": "Potion", "x": 16.5, "y": 0, "width": 32, "height": 32,
                      "properties": [ { "name": "heal", "type": "int", "value": -3 } ] } ] } ] },
            { "type": "objectgroup", "name": "start", "objects": [
                { "id": 4, "x": 32, "y": 32, "width": 0, "height": 0, "point": true } ] },
            { "type": "tilelayer", "name": "w", "class": "Wall", "width": 2, "height": 1, "data": [ 0, 7 ] },
            { "type": "tilelayer", "name": "v", "class": "Wall", "width": 8, "height": 6, "encoding": "base64",
              "chunks": [ { "x": 6, "y": 5, "width": 1, "height": 1, "data": "AQAAAA==" } ] } ] })";
    CHECK(linesOf(json, TiledFormat::Json) ==
          "StaticGameObject,Goal,4,2\n" + wallLines("1,0 2,0") +
              "StaticGameObject,Potion,1.515625,0,-3\nPlayerStartLocation,1,1\n" + wallLines("1,0 6,5"));
    CHECK_THAT(linesOf("{", TiledFormat::Json), ContainsSubstring("hut.tmx: is not valid JSON"));
    CHECK_THAT(linesOf("[]", TiledFormat::Json), ContainsSubstring("hut.tmx: expected a map of Tiled"));
    CHECK_THAT(linesOf(R"({"type":"map","orientation":"orthogonal","layers":[]})", TiledFormat::Json),
               ContainsSubstring("levelType is missing"));
}
