// SPDX-License-Identifier: MIT
#include "core/io/codec/settings_json.h"
#include "core/world/world_spec.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

std::string settingsError(const std::string &json)
{
    const Result<WorldSettings> settings = settingsFromJson(json, {});
    INFO(json);
    REQUIRE_FALSE(settings);
    REQUIRE(settings.error().code == ErrorCode::InvalidArgument);
    return settings.error().text();
}

} // namespace

TEST_CASE("settings of any value come back from JSON as they were")
{
    REQUIRE(rc::check([] {
        WorldSettings settings;
        for (const SettingInfo &info : settingInfos())
            info.set(settings, *rc::gen::inRange(info.minimum, info.maximum + 1));
        const Result<WorldSettings> back = settingsFromJson(settingsToJson(settings), {});
        RC_ASSERT(back.ok());
        RC_ASSERT(*back == settings);
    }));
}

TEST_CASE("every chance of four decimals is read exactly")
{
    const SettingInfo *info = findSetting("caves.floor_chance");
    REQUIRE(info != nullptr);
    for (int value = info->minimum; value <= info->maximum; ++value) {
        WorldSettings settings;
        info->set(settings, value);
        const Result<WorldSettings> back =
            settingsFromJson("{\"caves.floor_chance\": " + settingText(*info, settings) + "}", {});
        REQUIRE(back);
        REQUIRE(info->get(*back) == value);
    }
}

TEST_CASE("settings that a file doesn't name keep their defaults")
{
    const WorldSettings defaults = defaultSettings(GeneratorKind::Classic);
    const Result<WorldSettings> settings =
        settingsFromJson(R"({"sight.radius": 5, "chest.chance": 0})", defaults);
    REQUIRE(settings);
    WorldSettings expected = defaults;
    expected.viewRadius = 5;
    expected.chestChance = {0};
    REQUIRE(*settings == expected);
}

TEST_CASE("wrong settings are refused with the name of the setting")
{
    REQUIRE(settingsError(R"({"caves.depth": 1})") == "unknown setting 'caves.depth'");
    REQUIRE(settingsError(R"({"caves.iterations": 2.5})") ==
            "setting caves.iterations must be a whole number");
    REQUIRE(settingsError(R"({"caves.iterations": "2"})") ==
            "setting caves.iterations must be a whole number");
    REQUIRE(settingsError(R"({"caves.iterations": null})") ==
            "setting caves.iterations must be a whole number");
    REQUIRE(settingsError(R"({"chest.chance": true})") ==
            "setting chest.chance must be a number from 0 to 1");
    REQUIRE(settingsError(R"({"chest.chance": 0.00501})") ==
            "setting chest.chance must be a number with at most four decimals");
    REQUIRE(mentions(settingsError(R"({"caves.floor_chance": 0.9})"), "caves.floor_chance is 0.9"));
    REQUIRE(mentions(settingsError(R"({"caves.floor_chance": -1e300})"), "caves.floor_chance"));
    REQUIRE(mentions(settingsError(R"({"region.size": 51})"), "region.size is 51"));
    REQUIRE(mentions(settingsError(R"({"region.size": 4294967346})"), "region.size"));
    REQUIRE(mentions(settingsError(R"({"region.size": 18446744073709551615})"), "region.size"));
}

TEST_CASE("text that is no JSON object is refused")
{
    for (const char *text : {"", "{", "[]", "12", "null", "{\"sight.radius\": 1e999}", "{} x", "\xFF"})
        REQUIRE(mentions(settingsError(text), "the settings are not"));
}

TEST_CASE("a settings file is read, and errors name it")
{
    const TempFolder folder;
    writeBytes(folder / "good.json", R"({"sight.radius": 7})");
    const Result<WorldSettings> settings = readSettingsFile(folder / "good.json", {});
    REQUIRE(settings);
    REQUIRE(settings->viewRadius == 7);

    writeBytes(folder / "bad.json", R"({"sight.radius": 700})");
    const Result<WorldSettings> bad = readSettingsFile(folder / "bad.json", {});
    REQUIRE_FALSE(bad);
    REQUIRE(mentions(bad.error().text(), "bad.json"));
    REQUIRE(mentions(bad.error().text(), "sight.radius"));

    const Result<WorldSettings> missing = readSettingsFile(folder / "none.json", {});
    REQUIRE_FALSE(missing);
    REQUIRE(missing.error().code == ErrorCode::NotFound);
    REQUIRE(mentions(missing.error().text(), "none.json"));

    REQUIRE_FALSE(readSettingsFile(folder.path(), {}));
    writeBytes(folder / "empty.json", "");
    REQUIRE_FALSE(readSettingsFile(folder / "empty.json", {}));
}
