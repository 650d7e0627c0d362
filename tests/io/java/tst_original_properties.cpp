// SPDX-License-Identifier: MIT
#include "core/io/java/original_properties.h"
#include "core/world/world_spec.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <fstream>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The file that the original program came with.
constexpr const char *kShipped = "iRegionSize=50\niRegionCacheSize=8\niRegionIterationCount=2\n"
                                 "iCellDeathThreshold=5\nfRandomBoundary=0.5\nfChestSpawnBoundary=0.995\n"
                                 "bShouldClearScreen=true\nfFrameSleepTime=0.75\niChestMaxItems=2\n"
                                 "iPlayerSaveFrequency=5\nfArmourProtection=0.3\nfDamageMultiplier=1.2\n"
                                 "fCombatStunProbability=0.1\nbShowDebugInfo=false\nlTurnSleepTime=500\n";

std::string parsed(std::string_view text)
{
    const Result<std::vector<JavaProperty>> properties = parseJavaProperties(text);
    if (!properties)
        return "error: " + properties.error().text();
    std::string all;
    for (const JavaProperty &property : *properties)
        all += std::to_string(property.line) + "[" + property.key + "][" + property.value + "]";
    return all;
}

Result<OriginalSettings> read(const std::string &text)
{
    return originalSettingsFromProperties(text, defaultSettings(GeneratorKind::Classic));
}

struct PropertySample {
    std::string text;
    std::string expected;
};

} // namespace

TEST_CASE("A properties file is read as Java reads it")
{
    const PropertySample sample = GENERATE(values<PropertySample>({
        {"a=b", "1[a][b]"},
        {"a = b ", "1[a][b ]"},
        {"a:b\nc d\ne\tf", "1[a][b]2[c][d]3[e][f]"},
        {"a : = b", "1[a][= b]"},
        {"\f  a=b\r\nc=d\re=f", "1[a][b]2[c][d]3[e][f]"},
        {"# a=b\\\n  ! c\n\n \t\nd=e", "5[d][e]"},
        {"a=b\\\n   c\\\r\n# d", "1[a][bc# d]"},
        {"a=b\\\\\nc=d", "1[a][b\\]2[c][d]"},
        {"a=b\\", "1[a][b]"},
        {"a=b\\\n\nc=d", "1[a][b]3[c][d]"},
        {"a\\=\\:\\ b=c\\td\\ne\\qf", "1[a=: b][c\td\neqf]"},
        {"a=\\u00e9\\uD83d\\uDE00", "1[a][\xc3\xa9\xf0\x9f\x98\x80]"},
        {"a=\xe9", "1[a][\xc3\xa9]"},
        {"a=\\uD83D!", "1[a][\xef\xbf\xbd!]"},
        {"alone\n=nameless", "1[alone][]2[][nameless]"},
        {"", ""},
        {"a=b\n\nc=\\u12", "error: line 3: \\u must be followed by four hexadecimal digits"},
        {"a=\\u00g0", "error: line 1: \\u must be followed by four hexadecimal digits"},
    }));
    CAPTURE(sample.text);
    CHECK(parsed(sample.text) == sample.expected);
}

TEST_CASE("The original's shipped settings are those of a classic world")
{
    const Result<OriginalSettings> settings = read(kShipped);
    REQUIRE(settings.ok());
    CHECK(settings->world == defaultSettings(GeneratorKind::Classic));
    CHECK(settings->taken.size() == 13);
    CHECK(settings->saveEveryMoves == 5);
    CHECK(settings->turnMilliseconds == 500);
    CHECK(settings->regionCache == 8);
    CHECK(settings->debugInfo == false);
    REQUIRE(settings->notes.size() == 2);
    CHECK(settings->notes[0].key == "bShouldClearScreen");
    CHECK(settings->notes[0].line == 7);
    CHECK(settings->notes[1].key == "fFrameSleepTime");
}

TEST_CASE("Changed settings of the original reach the world")
{
    const Result<OriginalSettings> settings = read(
        "iRegionSize=32\nfRandomBoundary=0.6\nfChestSpawnBoundary=0.98\niChestMaxItems=4\n"
        "fArmourProtection=0.25\nfDamageMultiplier=1\nfCombatStunProbability=0\niCellDeathThreshold=4\n");
    REQUIRE(settings.ok());
    const WorldSettings &world = settings->world;
    CHECK(world.regionSize == 32);
    CHECK(world.floorChance.perTenThousand == 6000);
    CHECK(world.chestChance.perTenThousand == 200);
    CHECK(world.chestMaxItems == 4);
    CHECK(world.armourProtection.perTenThousand == 2500);
    CHECK(world.multiplierPerTenThousand == 10000);
    CHECK(world.stunChance.perTenThousand == 0);
    CHECK(world.threshold == 4);
    CHECK(world.iterations == 2); // not in the file
    const TakenProperty chests{3, "fChestSpawnBoundary", "chest.chance", "0.02"};
    CHECK(settings->taken[2] == chests);
}

TEST_CASE("Fractions may be written in any way that Java reads")
{
    const std::string text =
        GENERATE(as<std::string>{}, "0.995", "9.95e-1", "0.995f", ".995", "+0.995D", " 0.9950 ", "995E-3");
    CAPTURE(text);
    const Result<OriginalSettings> settings = read("fChestSpawnBoundary=" + text);
    REQUIRE(settings.ok());
    CHECK(settings->world.chestChance.perTenThousand == 50);
}

TEST_CASE("Only true is true")
{
    CHECK(read("bShowDebugInfo=TRUE")->debugInfo == true);
    const Result<OriginalSettings> settings = read("bShowDebugInfo=yes");
    REQUIRE(settings.ok());
    CHECK(settings->debugInfo == false);
    REQUIRE(settings->notes.size() == 1);
    CHECK_THAT(settings->notes[0].text.english(), ContainsSubstring("false"));
}

TEST_CASE("Unknown keys and keys given twice are noted with their lines")
{
    const Result<OriginalSettings> settings = read("# mine\niChestMaxItems=3\nsMotto=x\niChestMaxItems=4\n");
    REQUIRE(settings.ok());
    CHECK(settings->world.chestMaxItems == 4);
    REQUIRE(settings->taken.size() == 1);
    CHECK(settings->taken[0].line == 4);
    REQUIRE(settings->notes.size() == 2);
    CHECK(settings->notes[0].key == "sMotto");
    CHECK(settings->notes[0].line == 3);
    CHECK_THAT(settings->notes[1].text.english(), ContainsSubstring("line 2"));
}

TEST_CASE("A wrong value in a line that doesn't count is no error")
{
    const Result<OriginalSettings> settings = read("iRegionSize=abc\niRegionSize=49\n");
    REQUIRE(settings.ok());
    CHECK(settings->world.regionSize == 49);
    REQUIRE(settings->notes.size() == 1);
    CHECK(settings->notes[0].line == 2);
    CHECK_FALSE(read("iRegionSize=49\niRegionSize=abc\n").ok());
}

TEST_CASE("A wrong value is refused with line, key and what was expected")
{
    const PropertySample sample = GENERATE(values<PropertySample>({
        {"iRegionSize=500", "line 1: iRegionSize is '500'; expected a whole number from 8 to 50"},
        {"\niRegionSize=5.5", "line 2: iRegionSize is '5.5'; expected a whole number from 8 to 50"},
        {"iRegionSize=", "line 1: iRegionSize is ''; expected a whole number from 8 to 50"},
        {"iRegionSize=99999999999999999999", "expected a whole number from 8 to 50"},
        {"fChestSpawnBoundary=0.5", "expected a number from 0.9 to 1.0 with at most four decimals"},
        {"fChestSpawnBoundary=0.99501", "at most four decimals"},
        {"fRandomBoundary=half", "fRandomBoundary is 'half'; expected a number from 0.3 to 0.7"},
        {"fRandomBoundary=NaN", "expected a number"},
        {"fRandomBoundary=--0.5", "expected a number"},
        {"iPlayerSaveFrequency=0", "expected a whole number from 1 to 1000"},
        {"lTurnSleepTime=-1", "expected a whole number from 0 to 60000"},
    }));
    CAPTURE(sample.text);
    const Result<OriginalSettings> settings = read(sample.text);
    REQUIRE(!settings.ok());
    CHECK(settings.error().code == ErrorCode::InvalidArgument);
    CHECK_THAT(settings.error().text(), ContainsSubstring(sample.expected));
}

TEST_CASE("Errors of a settings file of the original name the file")
{
    const test::TempFolder folder;
    const std::filesystem::path path = folder / "cavegame.properties";
    const WorldSettings defaults = defaultSettings(GeneratorKind::Classic);
    CHECK(readOriginalSettings(path, defaults).error().code == ErrorCode::NotFound);
    std::ofstream(path) << "iRegionSize=1\n";
    const Result<OriginalSettings> settings = readOriginalSettings(path, defaults);
    REQUIRE(!settings.ok());
    CHECK_THAT(settings.error().text(), ContainsSubstring("cavegame.properties': line 1: iRegionSize"));
}
