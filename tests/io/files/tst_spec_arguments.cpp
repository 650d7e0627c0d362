// SPDX-License-Identifier: MIT
#include "core/io/codec/spec_arguments.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <string>

using namespace cave;

namespace {

/// What a shell makes of a word.
std::string afterShell(const std::string &word)
{
    const std::string command = "printf %s " + word;
    FILE *pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    std::array<char, 256> part{};
    while (const std::size_t length = std::fread(part.data(), 1, part.size(), pipe))
        text.append(part.data(), length);
    CHECK(pclose(pipe) == 0);
    return text;
}

} // namespace

TEST_CASE("a shell takes a quoted word for one word and changes nothing in it")
{
    for (const std::string text :
         {"plain", "", "two words", "it's", "$HOME `id` \"x\"", "a\nb", "*?[!]~", "Höhle"})
        CHECK(afterShell(shellWord(text)) == text);
}

TEST_CASE("the options of a world name only what differs from the defaults")
{
    WorldSpec spec{"a b", generatorOfNewWorlds(GeneratorKind::Caves), defaultSettings(GeneratorKind::Caves)};
    CHECK(specArguments(spec) == "'--seed=a b'");
    spec.settings.threshold = 4;
    spec.settings.floorChance = {4250};
    CHECK(specArguments(spec) == "'--seed=a b' --set caves.floor_chance=0.425 --set caves.threshold=4");
    for (const int version : generatorInfo(GeneratorKind::Caves).versions) {
        const WorldSpec caves{"x", {GeneratorKind::Caves, version}, defaultSettings(GeneratorKind::Caves)};
        const bool isUsual = caves.generator == generatorOfNewWorlds(GeneratorKind::Caves);
        CHECK(specArguments(caves) ==
              (isUsual ? "--seed=x" : "--seed=x --generator caves:" + std::to_string(version)));
    }
    WorldSpec classic{"x", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
    CHECK(specArguments(classic) == "--seed=x --generator classic");
}

TEST_CASE("a generator is read with or without its version")
{
    CHECK(generatorArgument("caves").value() == generatorOfNewWorlds(GeneratorKind::Caves));
    CHECK(generatorArgument("caves:1").value() == GeneratorId{GeneratorKind::Caves, 1});
    CHECK(generatorArgument("caves:2").value() == GeneratorId{GeneratorKind::Caves, 2});
    CHECK(generatorArgument("caves:99").error().text().find("99") != std::string::npos);
    CHECK(generatorArgument("caves:").error().code == ErrorCode::InvalidArgument);
    CHECK(generatorArgument("lakes:1").error().text().find("'lakes'") != std::string::npos);
}

TEST_CASE("every setting is read back from what is written of it")
{
    for (const SettingInfo &info : settingInfos()) {
        for (const int value : {info.minimum, info.maximum}) {
            WorldSettings written;
            info.set(written, value);
            WorldSettings read;
            const Result<void> assigned =
                assignSetting(std::string(info.key) + "=" + settingText(info, written), read);
            INFO(info.key);
            REQUIRE(assigned.ok());
            CHECK(info.get(read) == value);
        }
    }
}

TEST_CASE("a setting that is no such thing is refused by name")
{
    WorldSettings settings;
    const auto refusal = [&](const char *text) { return assignSetting(text, settings).error().text(); };
    CHECK(refusal("caves.threshold").find("KEY=VALUE") != std::string::npos);
    CHECK(refusal("caves.depth=3").find("caves.depth") != std::string::npos);
    CHECK(refusal("caves.threshold=many").find("caves.threshold") != std::string::npos);
    CHECK(refusal("caves.threshold=99").find("caves.threshold") != std::string::npos);
    CHECK(refusal("caves.threshold=1-2").find("caves.threshold") != std::string::npos);
    CHECK(refusal("monsters=flying").find("roaming") != std::string::npos);
    CHECK(settings == WorldSettings{});
}
