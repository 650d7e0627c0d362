// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/content/content.h"
#include "core/content/content_version.h"
#include "core/content/level_file.h"
#include "core/gen/journey/landmark.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/content/content_fixtures.h"

using namespace cave;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The first monster once more, under another key, as `fields` says.
std::string withMonster(const std::string &monsters, const std::string &key, const std::string &fields)
{
    const std::size_t begin = monsters.find('{', monsters.find("\"monsters\"") + 1);
    const std::size_t end = monsters.find('}', begin) + 1;
    std::string entry = monsters.substr(begin, end - begin);
    const std::size_t value = entry.find('"', entry.find(':')) + 1;
    entry.replace(value, entry.find('"', value) - value, key);
    const std::size_t glyph = entry.find('"', entry.find(':', entry.find("\"glyph\""))) + 1;
    entry.replace(glyph, 1, "Q");
    entry.insert(1, fields + ", ");
    return std::string(monsters).insert(begin, entry + ",\n");
}

ContentTexts withLaterMonster(ScenarioKind kind = {})
{
    ContentTexts texts = builtInContentTexts(kind);
    texts.monsters = withMonster(texts.monsters, "latecomer", "\"since\": 2");
    return texts;
}

} // namespace

TEST_CASE("a monster added later is not in the worlds of before")
{
    const Content before = shipped(ScenarioKind::EndlessCaves);
    const ContentTexts texts = withLaterMonster();
    const Content first = parseContent(texts, 1).value();
    CHECK(first == before);
    CHECK(first.findMonster("latecomer") == nullptr);
    const Content second = parseContent(texts, 2).value();
    CHECK(second.findMonster("latecomer") != nullptr);
    CHECK(second.monsters.size() == before.monsters.size() + 1);
    CHECK(parseContent(texts).value() == second);
    CHECK(first.version == 1);
    CHECK(second.version == 2);
    CHECK(first.isOf(1));
    CHECK_FALSE(first.isOf(2));
    CHECK(second.isOf(3)); // has no changes of its own
}

TEST_CASE("an entry that changed is two, each in its versions")
{
    ContentTexts texts = builtInContentTexts();
    const std::string until = "{ \"until\": 1, ";
    const std::size_t begin = texts.monsters.find('{', texts.monsters.find("\"monsters\"") + 1);
    const std::size_t end = texts.monsters.find('}', begin) + 1;
    const std::string entry = texts.monsters.substr(begin, end - begin);
    const std::string later = replaced("{ \"since\": 2, " + entry.substr(1), "\"health\": ", "\"health\": 1");
    texts.monsters.replace(begin, end - begin, until + entry.substr(1) + ", " + later);
    const Content before = shipped(ScenarioKind::EndlessCaves);
    CHECK(parseContent(texts, 1).value() == before);
    const Content after = parseContent(texts, 2).value();
    REQUIRE(after.monsters.size() == before.monsters.size());
    CHECK(after.monsters.front().key == before.monsters.front().key);
    CHECK(after.monsters.front().health != before.monsters.front().health);
}

TEST_CASE("versions of entries that make no sense are errors that name the entry")
{
    const auto errorOf = [](const std::string &fields) {
        ContentTexts texts = builtInContentTexts();
        texts.monsters = withMonster(texts.monsters, "latecomer", fields);
        return contentError(texts);
    };
    CHECK_THAT(errorOf("\"since\": 0"),
               ContainsSubstring("monsters.json: entry 1") && ContainsSubstring("since must be"));
    CHECK_THAT(errorOf("\"until\": \"two\""), ContainsSubstring("until must be"));
    CHECK_THAT(errorOf("\"since\": 3, \"until\": 2"), ContainsSubstring("until must be at least since"));
    ContentTexts texts = builtInContentTexts();
    texts.scenario = replaced(texts.scenario, "{", "{ \"since\": 2, ");
    CHECK_THAT(contentError(texts), ContainsSubstring("unknown field 'since'")); // only entries of lists
}

TEST_CASE("each version of a generator draws from a version of the content, the newest from the newest")
{
    for (const GeneratorInfo &info : generators()) {
        INFO(info.key);
        REQUIRE(info.contents.size() == info.versions.size());
        CHECK(std::ranges::is_sorted(info.contents));
        CHECK(info.contents.back() == contentFor(info.scenario)->newest);
        for (std::size_t i = 0; i < info.versions.size(); ++i)
            CHECK(contentVersionOf({info.kind, info.versions[i]}) == info.contents[i]);
    }
}

TEST_CASE("what markers become and what lies in journeys belongs to a version that generators have")
{
    const int rooms = generatorInfo(kLevelFileGenerator.kind).contents.back();
    for (const LevelObjectInfo &info : levelObjectInfos())
        CHECK(info.since <= rooms);
    const std::string landmark =
        R"({"key": "late", "role": "common", "weight": 1, "since": 2, "rows": ["..."]})";
    const std::string text = replaced(std::string(builtInLandmarksText()), "\"landmarks\": [",
                                      "\"landmarks\": [" + landmark + ",");
    const std::size_t count = builtInLandmarks().size();
    CHECK(parseLandmarks(text, 1).value().size() == count);
    CHECK(parseLandmarks(text, 2).value().size() == count + 1);
}
