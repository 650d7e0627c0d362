// SPDX-License-Identifier: MIT
#include "core/analysis/playtest/playtest.h"
#include "core/content/builtin.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

using namespace cave;

namespace {

std::shared_ptr<const Content> contentOf(GeneratorKind kind)
{
    return std::make_shared<const Content>(builtInContent(scenarioOf(kind)).value());
}

WorldSpec specOf(const GeneratorInfo &generator, const std::string &seed)
{
    return {seed, {generator.kind, generator.versions.back()}, generator.defaults};
}

} // namespace

TEST_CASE("test players of every style play every kind of world without getting stuck")
{
    constexpr int kSeeds = 3;
    constexpr std::int64_t kLimit = 2 * kStuckCommands;
    for (const GeneratorInfo &generator : generators()) {
        if (generator.kind == GeneratorKind::Levels)
            continue; // made of files
        const std::shared_ptr<const Content> content = contentOf(generator.kind);
        for (const PlayStyle style : {PlayStyle::Careful, PlayStyle::Reckless}) {
            for (int seed = 1; seed <= kSeeds; ++seed) {
                const WorldSpec spec = specOf(generator, std::to_string(seed));
                INFO(generator.key << " " << playStyleKey(style) << " " << seed);
                const Result<PlaytestRun> run = playtest(spec, content, style, kLimit);
                REQUIRE(run);
                CHECK(playtestEndKey(run->end) != playtestEndKey(PlaytestEnd::Stuck));
                CHECK(run->totals.at("explored") > 0);
            }
        }
    }
}

TEST_CASE("a playtest of the same world is the same again, and reports what happened")
{
    const GeneratorInfo &journey = generatorFor(ScenarioKind::Journey);
    const std::shared_ptr<const Content> content = contentOf(journey.kind);
    const WorldSpec spec = specOf(journey, "7");
    const Result<PlaytestRun> run = playtest(spec, content, PlayStyle::Reckless, 40'000);
    REQUIRE(run);
    CHECK(playtest(spec, content, PlayStyle::Reckless, 40'000).value() == *run);
    CHECK(run->end == PlaytestEnd::Lost);
    CHECK(run->totals.at("losses") == 1);
    CHECK(run->totals.at("killer:" + run->killer) == 1);
    CHECK(run->totals.at("kills") > 0);
    CHECK(run->arrivals.contains(run->place));
    CHECK(playtest(spec, content, PlayStyle::Reckless, 100).value().end == PlaytestEnd::Limit);
}

TEST_CASE("playtests of worlds that can't be made say why")
{
    const GeneratorInfo &caves = generatorFor(ScenarioKind::EndlessCaves);
    WorldSpec spec = specOf(caves, "1");
    spec.settings.regionSize = -1;
    CHECK(!playtest(spec, contentOf(caves.kind), PlayStyle::Careful, 10));
}
