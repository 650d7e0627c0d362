// SPDX-License-Identifier: MIT
#include "core/analysis/playtest/playtest.h"
#include "core/content/builtin.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

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

RunFigure figureNamed(const PlaytestSummary &summary, std::string_view key)
{
    const std::vector<RunFigure> figures = summary.figures();
    const auto found = std::ranges::find(figures, key, &RunFigure::key);
    REQUIRE(found != figures.end());
    return *found;
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

TEST_CASE("a run that stops at its limit gave as many commands, however many weren't possible")
{
    const GeneratorInfo &caves = generatorFor(ScenarioKind::EndlessCaves);
    const std::shared_ptr<const Content> content = contentOf(caves.kind);
    constexpr std::int64_t kLimit = 400;
    int stopped = 0;
    for (const PlayStyle style : {PlayStyle::Careful, PlayStyle::Reckless, PlayStyle::Random}) {
        const Result<PlaytestRun> run = playtest(specOf(caves, "1"), content, style, kLimit);
        REQUIRE(run);
        INFO(playStyleKey(style));
        CHECK((run->end != PlaytestEnd::Limit || run->commands == kLimit));
        stopped += run->end == PlaytestEnd::Limit ? 1 : 0;
    }
    CHECK(stopped == 3);
}

TEST_CASE("playtests of worlds that can't be made say why")
{
    const GeneratorInfo &caves = generatorFor(ScenarioKind::EndlessCaves);
    WorldSpec spec = specOf(caves, "1");
    spec.settings.regionSize = -1;
    CHECK(!playtest(spec, contentOf(caves.kind), PlayStyle::Careful, 10));
}

TEST_CASE("many runs come to shares and means with their 95 % intervals")
{
    PlaytestSummary summary(contentOf(GeneratorKind::Dungeon)->scenario.info());
    for (int i = 0; i < 4; ++i) {
        PlaytestRun run;
        run.end = i == 0 ? PlaytestEnd::Won : PlaytestEnd::Lost;
        run.commands = 10 * (i + 1);
        run.totals["score"] = i;
        run.arrivals = {{"Floor 1", 0}, {"Floor 2", 5}};
        if (i > 0)
            run.deaths[i == 3 ? "goblin" : "knight"] = 1;
        summary.add(run);
    }
    const std::vector<RunShare> ends = summary.ends();
    CHECK(ends[0].key == "won");
    CHECK(ends[0].share == 0.25);
    CHECK(ends[0].interval.low == Approx(0.0063).margin(0.0001)); // Clopper and Pearson of 1 in 4
    CHECK(ends[0].interval.high == Approx(0.8059).margin(0.0001));
    const std::vector<RunShare> deaths = summary.deaths();
    REQUIRE(deaths.size() == 2);
    CHECK(deaths[0].key == "knight");
    CHECK(deaths[0].runs == 2);
    const RunFigure commands = figureNamed(summary, "commands");
    CHECK(commands.mean == 25);
    CHECK(commands.median == 25); // between 20 and 30
    CHECK(commands.high - commands.mean == Approx(1.96 * 12.9099 / 2).margin(0.01));
    CHECK(figureNamed(summary, "places").mean == 2);
    CHECK(figureNamed(summary, "score").mean == 1.5);
}

TEST_CASE("each death in a world that goes on after it counts for its cause")
{
    const GeneratorInfo &caves = generatorFor(ScenarioKind::EndlessCaves);
    const std::shared_ptr<const Content> content = contentOf(caves.kind);
    bool died = false;
    for (int seed = 1; seed <= 20 && !died; ++seed) {
        const Result<PlaytestRun> run =
            playtest(specOf(caves, std::to_string(seed)), content, PlayStyle::Random, kStuckCommands);
        REQUIRE(run);
        std::int64_t deaths = 0;
        for (const auto &[killer, count] : run->deaths)
            deaths += count;
        const auto total = run->totals.find("deaths");
        CHECK(deaths == (total == run->totals.end() ? 0 : total->second));
        died = deaths > 1;
    }
    CHECK(died);
}
