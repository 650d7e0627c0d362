// SPDX-License-Identifier: MIT
#include "core/io/levels/level_file_io.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <pugixml.hpp>
#include <rapidcheck.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/support/test_data.h"

using namespace cave;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using cave::test::readBytes;
using cave::test::TempFolder;

namespace {

LevelFile levelOf(const std::string &text)
{
    Result<ReadLevel> read = readLevel("test.csv", text);
    INFO((read ? std::string() : read.error().text()));
    REQUIRE(read.ok());
    return std::move(read->design);
}

LevelFile backFrom(const std::string &xml)
{
    Result<ReadLevel> read = levelFromTiled("test.tmx", xml);
    INFO((read ? std::string() : read.error().text()));
    REQUIRE(read.ok());
    return std::move(read->design);
}

std::string replaced(std::string text, const std::string &what, const std::string &with)
{
    const std::size_t at = text.find(what);
    INFO(text);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

const std::string kText = "TopDownLevel,test,7,5\nPlayerStartLocation,1,1\nStaticGameObject,Wall,2.0,1\n"
                          "StaticGameObject,Potion,2.5,1,10\nDynamicGameObject,Demon,3,3,100,30\n";

} // namespace

TEST_CASE("a level file is read from and written to the disk byte for byte")
{
    const TempFolder folder;
    for (const char *name : {"hall.csv", "windows.csv", "mixed.csv"}) {
        const std::filesystem::path file = testData(std::string("levels/") + name);
        const Result<ReadLevel> read = readLevelFile(file);
        REQUIRE(read.ok());
        REQUIRE(writeLevelFile(folder.path() / name, read->design).ok());
        REQUIRE(readBytes(folder.path() / name) == readBytes(file));
    }
}

TEST_CASE("what is wrong with a level on the disk names its path")
{
    const TempFolder folder;
    const std::filesystem::path file = folder.path() / "bad.csv";
    std::ofstream(file) << "TopDownLevel,a,3,3\nStaticGameObject,Wall,x,1\n";
    const Result<ReadLevel> read = readLevelFile(file);
    REQUIRE_FALSE(read.ok());
    REQUIRE_THAT(read.error().text(), StartsWith(file.string() + ": line 2, field 3 'x'"));
    const Result<ReadLevel> missing = readLevelFile(folder.path() / "none.csv");
    REQUIRE_FALSE(missing.ok());
    REQUIRE(missing.error().code == ErrorCode::NotFound);
    REQUIRE_THAT(missing.error().text(), ContainsSubstring("none.csv"));
    REQUIRE_FALSE(readLevelFile(folder.path()).ok());
    REQUIRE_FALSE(
        writeLevelFile(folder.path() / "no" / "where.csv", read.ok() ? read->design : LevelFile{}).ok());
}

TEST_CASE("every level comes back from a map of Tiled byte for byte")
{
    for (const auto &entry : std::filesystem::directory_iterator(testData("levels"))) {
        const std::string bytes = readBytes(entry.path());
        INFO(entry.path().string());
        REQUIRE(writeLevel(backFrom(levelToTiled(levelOf(bytes)))) == bytes);
    }
    for (const std::string &text :
         {std::string("MarioLevel,,1,1"), std::string("RoguelikeLevel,a\tb <&>\"',1,1\n\n\n"),
          std::string("TopDownLevel,\xEF\xBB\xBF ä,1,01\nStaticGameObject,Wall,0.1,-1e-7\n \t\n"),
          std::string("TopDownLevel,a,1,1\nDynamicGameObject,Odd \" one,1e15,-1e15,,x,\n")})
        REQUIRE(writeLevel(backFrom(levelToTiled(levelOf(text)))) == text);
}

TEST_CASE("random lines of a level come back from a map of Tiled byte for byte")
{
    const std::vector<std::string> lines{"StaticGameObject,Wall,1,2",
                                         "StaticGameObject,Wall,1.0,2",
                                         "",
                                         "  ",
                                         "BackgroundTile,a.png,01,2",
                                         "BackgroundImage,a.png,b.png",
                                         "StaticGameObject,InfoNode,-1,.25, spaced  out ",
                                         "StaticGameObject,Lava,3,3,,",
                                         "DynamicGameObject,Tower,1,1",
                                         "DynamicGameObject,Demon,1,1,007,30"};
    REQUIRE(rc::check("lines", [&](const std::vector<std::pair<unsigned, bool>> &picks, bool ends) {
        std::string text = "TopDownLevel,a,3,3\r\n";
        for (std::size_t i = 0; i < picks.size(); ++i)
            text += lines[picks[i].first % lines.size()] + (picks[i].second ? "\r\n" : "\n");
        if (!ends)
            text += "StaticGameObject,Spike,1,1";
        const Result<ReadLevel> read = levelFromTiled("x", levelToTiled(levelOf(text)));
        RC_ASSERT(read.ok());
        RC_ASSERT(writeLevel(read->design) == text);
    }));
}

TEST_CASE("a map of Tiled is orthogonal, of square tiles, with a layer for each kind of object")
{
    pugi::xml_document document;
    REQUIRE(document.load_string(levelToTiled(levelOf(kText)).c_str()));
    const pugi::xml_node map = document.child("map");
    REQUIRE(std::string(map.attribute("orientation").value()) == "orthogonal");
    REQUIRE(map.attribute("width").as_int() == 7);
    REQUIRE(map.attribute("height").as_int() == 5);
    REQUIRE(map.attribute("tilewidth").as_int() == 16);
    const pugi::xml_node fixed = map.find_child_by_attribute("objectgroup", "name", "static");
    const pugi::xml_node potion = fixed.find_child_by_attribute("object", "type", "Potion");
    REQUIRE(potion.attribute("x").as_double() == 40);
    REQUIRE(potion.attribute("y").as_double() == 16);
    const pugi::xml_node dynamic = map.find_child_by_attribute("objectgroup", "name", "dynamic");
    const pugi::xml_node demon = dynamic.find_child_by_attribute("object", "type", "Demon");
    const pugi::xml_node health =
        demon.child("properties").find_child_by_attribute("property", "name", "maxHP");
    REQUIRE(health.attribute("value").as_int() == 100);
}

TEST_CASE(
    "what was moved, added, removed or renamed in Tiled is so in the level, and all else stays as it was")
{
    std::string xml = levelToTiled(levelOf(kText));
    xml = replaced(xml, "type=\"Potion\" x=\"40\"", "class=\"Potion\" x=\"56\"");
    xml = replaced(xml, "name=\"levelName\" value=\"test\"", "name=\"levelName\" value=\"other\"");
    xml = replaced(
        xml, "<objectgroup id=\"2\" name=\"dynamic\">",
        "<objectgroup id=\"2\" name=\"dynamic\"><object id=\"99\" type=\"Tower\" x=\"16\" y=\"8\"/>");
    REQUIRE(writeLevel(backFrom(xml)) ==
            "TopDownLevel,other,7,5\nPlayerStartLocation,1,1\nStaticGameObject,Wall,2.0,1\n"
            "StaticGameObject,Potion,3.5,1,10\nDynamicGameObject,Demon,3,3,100,30\n"
            "DynamicGameObject,Tower,1,0.5\n");
    pugi::xml_document document;
    REQUIRE(document.load_string(xml.c_str()));
    pugi::xml_node map = document.child("map");
    map.remove_child(map.find_child_by_attribute("objectgroup", "name", "static"));
    std::ostringstream fewer;
    document.save(fewer);
    REQUIRE(backFrom(fewer.str()).records.size() == 3);
}

TEST_CASE("what is wrong in a map of Tiled is an error that names the file and the object")
{
    const std::string xml = levelToTiled(levelOf(kText));
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "not XML"},
        {"<map", "not XML"},
        {"<level/>", "element 'map'"},
        {replaced(xml, "orthogonal", "isometric"), "orthogonal"},
        {replaced(xml, "TopDownLevel", "Sideways"), "levelType 'Sideways'"},
        {replaced(xml, "levelType", "kind"), "levelType is missing"},
        {replaced(xml, "width=\"7\"", "width=\"0\""), "width '0'"},
        {replaced(xml, "tilewidth=\"16\"", "tilewidth=\"-2\""), "tilewidth '-2'"},
        {replaced(xml, "name=\"levelName\" value=\"test\"", "name=\"levelName\" value=\"a,b\""), "levelName"},
        {replaced(xml, "x=\"40\"", "x=\"far\""), "object 3: x 'far'"},
        {replaced(xml, "x=\"40\"", "x=\"1e300\""), "object 3, field 3"},
        {replaced(xml, "name=\"heal\" value=\"10\"", "name=\"heal\" value=\"lots\""),
         "object 3, field 5 'lots'"},
        {replaced(xml, "type=\"Potion\"", "type=\"Pot,ion\""), "object 3, type"},
        {replaced(xml, "type=\"Potion\"", "name=\"Potion\""), "object 3, field 2"},
        {replaced(xml, "name=\"start\"", "name=\"begin\""), "layer 'begin'"},
        {replaced(xml, "name=\"start\">", "name=\"start\"><object id=\"9\" x=\"0\" y=\"0\"/>"), "duplicate"},
    };
    for (const auto &[wrong, expected] : cases) {
        const Result<ReadLevel> read = levelFromTiled("test.tmx", wrong);
        INFO(expected);
        REQUIRE_FALSE(read.ok());
        REQUIRE(read.error().code == ErrorCode::InvalidArgument);
        REQUIRE_THAT(read.error().text(), StartsWith("test.tmx") && ContainsSubstring(expected));
    }
}

TEST_CASE("an object of Tiled with tens of thousands of properties is read as fast as they are many")
{
    constexpr int kFields = 100'000;
    std::string properties;
    std::string line = "StaticGameObject,Lava,1,1";
    for (int i = 1; i <= kFields; ++i) {
        properties +=
            "<property name=\"field " + std::to_string(i) + "\" value=\"" + std::to_string(i) + "\"/>";
        line += "," + std::to_string(i);
    }
    const std::string object = "<objectgroup name=\"static\"><object id=\"1\" type=\"Lava\" x=\"16\" "
                               "y=\"16\"><properties>" +
                               properties + "</properties></object></objectgroup></map>";
    const std::string xml = replaced(levelToTiled(levelOf("TopDownLevel,test,7,5\n")), "</map>", object);
    const LevelFile design = backFrom(xml);
    REQUIRE(design.records.size() == 1);
    REQUIRE(writeLevelLine(design.records[0]) == line);
}

TEST_CASE("a map with more elements than fit into memory is refused before they are read")
{
    std::string xml = "<map>";
    for (int i = 0; i < 2'000'000; ++i)
        xml += "<a/>";
    const Result<ReadLevel> read = levelFromTiled("test.tmx", xml + "</map>");
    REQUIRE_FALSE(read.ok());
    REQUIRE_THAT(read.error().text(), ContainsSubstring("test.tmx") && ContainsSubstring("96 MiB"));
}

TEST_CASE("a level that would be too large to be read again as a map of Tiled is not made into one")
{
    LevelFile design = levelOf("TopDownLevel,wide,500,500\n");
    LevelRecord wall;
    wall.type = "Wall";
    design.records.assign(100'000, wall);
    REQUIRE(checkTiledSize(design).ok());
    design.records.resize(200'000, wall);
    const TempFolder folder;
    const Result<void> written = writeTiledLevelFile(folder / "wide.tmx", design);
    REQUIRE_FALSE(written.ok());
    REQUIRE_THAT(written.error().text(),
                 ContainsSubstring("too many objects") && ContainsSubstring("96 MiB"));
    REQUIRE_FALSE(std::filesystem::exists(folder / "wide.tmx"));
}

TEST_CASE("a map of Tiled goes to the disk and back")
{
    const TempFolder folder;
    const std::filesystem::path file = folder.path() / "level.tmx";
    REQUIRE(writeTiledLevelFile(file, levelOf(kText)).ok());
    const Result<ReadLevel> read = readTiledLevelFile(file);
    REQUIRE(read.ok());
    REQUIRE(writeLevel(read->design) == kText);
    REQUIRE_FALSE(readTiledLevelFile(folder.path() / "none.tmx").ok());
}
