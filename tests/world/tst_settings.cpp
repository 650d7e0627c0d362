// SPDX-License-Identifier: MIT
#include "core/world/settings.h"
#include "core/world/world_spec.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

using namespace cave;

TEST_CASE("what every new world starts from is within the ranges")
{
    CHECK(validate(WorldSettings{}).ok());
    CHECK(validate(defaultSettings(GeneratorKind::Caves)).ok());
    CHECK(validate(defaultSettings(GeneratorKind::Classic)).ok());
}

TEST_CASE("classic worlds start from the original's settings")
{
    const WorldSettings settings = defaultSettings(GeneratorKind::Classic);
    CHECK(settings.regionSize == 50);
    CHECK(settings.floorChance == Chance{5000});
    CHECK(settings.threshold == 5);
    CHECK(settings.iterations == 2);
    CHECK(settings.chestChance == Chance{50});
}

TEST_CASE("each setting may be at the ends of its range and not past them")
{
    for (const SettingInfo &info : settingInfos()) {
        INFO(info.key);
        WorldSettings settings;
        info.set(settings, info.minimum);
        CHECK(validate(settings).ok());
        info.set(settings, info.maximum);
        CHECK(validate(settings).ok());
        for (const int wrong : {info.minimum - 1, info.maximum + 1}) {
            info.set(settings, wrong);
            const Result<void> result = validate(settings);
            REQUIRE_FALSE(result.ok());
            CHECK(result.error().code == ErrorCode::InvalidArgument);
            CHECK(result.error().text().find(info.key) != std::string::npos);
        }
    }
}

TEST_CASE("the error for a setting out of range says which, what it is and what it may be")
{
    WorldSettings size;
    size.regionSize = 7;
    CHECK(validate(size).error().text() == "setting region.size is 7; it must be from 8 to 50");

    WorldSettings chance;
    chance.floorChance = {7001};
    CHECK(validate(chance).error().text() ==
          "setting caves.floor_chance is 0.7001; it must be from 0.3 to 0.7");
}

TEST_CASE("settings are found by the name that files use, each name once")
{
    std::set<std::string_view> names;
    for (const SettingInfo &info : settingInfos()) {
        names.insert(info.key);
        CHECK(findSetting(info.key) == &info);
    }
    CHECK(names.size() == settingInfos().size());
    CHECK(findSetting("caves.nothing") == nullptr);
}

TEST_CASE("chances are shown as short decimal fractions")
{
    WorldSettings settings;
    const SettingInfo &chests = *findSetting("chest.chance");
    settings.chestChance = {50};
    CHECK(settingText(chests, settings) == "0.005");
    settings.chestChance = {1000};
    CHECK(settingText(chests, settings) == "0.1");
    settings.chestChance = {0};
    CHECK(settingText(chests, settings) == "0.0");
    CHECK(settingText(*findSetting("region.size"), settings) == "50");
}

TEST_CASE("generators are known by name")
{
    CHECK(generatorNamed("caves")->kind == GeneratorKind::Caves);
    CHECK(generatorNamed("classic")->kind == GeneratorKind::Classic);
    CHECK(generatorName(GeneratorKind::Classic) == "classic");
    const Result<GeneratorId> unknown = generatorNamed("Classic");
    REQUIRE_FALSE(unknown.ok());
    CHECK(unknown.error().text().find("'Classic'") != std::string::npos);
}
