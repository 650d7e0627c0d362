// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/gen/generator.h"
#include "core/path/reachability.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/gen/gen_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

Source stageSource(const WorldSpec &spec, const GenerationStage &stage)
{
    Result<Source> source = makeStageSource(spec, stage);
    REQUIRE(source.ok());
    return std::move(*source);
}

std::vector<Region> someRegions(const RegionSource &source)
{
    std::vector<Region> regions;
    for (std::int64_t y = -3; y < 3; ++y) {
        for (std::int64_t x = -3; x < 3; ++x)
            regions.push_back(source.generate({x, y}));
    }
    return regions;
}

double floorShare(const RegionSource &source)
{
    int floor = 0;
    int cells = 0;
    for (const Region &region : someRegions(source)) {
        floor += region.floorCount();
        cells += region.size * region.size;
    }
    return static_cast<double>(floor) / cells;
}

BitGrid floorOf(const Region &region)
{
    BitGrid floor(region.size, region.size);
    for (int y = 0; y < region.size; ++y)
        floor.orBits(0, y, region.size, ~region.rock[static_cast<std::size_t>(y)] & lowBits(region.size));
    return floor;
}

std::vector<std::string> textsOf(const WorldSpec &spec)
{
    std::vector<std::string> texts;
    for (const GenerationStage &stage : generationStages(spec))
        texts.push_back(stageText(stage));
    return texts;
}

} // namespace

TEST_CASE("the last stage is what the generator makes, whatever the settings and place")
{
    CHECK(rc::check("last stage", [] {
        const GeneratorKind kind = *rc::gen::element(GeneratorKind::Caves, GeneratorKind::Classic);
        WorldSpec spec = specOf(kind, *rc::gen::string<std::string>());
        std::erase_if(spec.seed, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
        for (const SettingInfo &info : settingInfos()) {
            if (info.shapesTerrain)
                info.set(spec.settings, *rc::gen::inRange(info.minimum, info.maximum + 1));
        }
        const RegionPos pos{*rc::gen::inRange(-1'000'000, 1'000'000),
                            *rc::gen::inRange(-1'000'000, 1'000'000)};
        const Result<Source> whole = makeRegionSource(spec);
        const Result<Source> last = makeStageSource(spec, generationStages(spec).back());
        RC_ASSERT(whole.ok() && last.ok());
        RC_ASSERT((*whole)->generate(pos) == (*last)->generate(pos));
    }));
}

TEST_CASE("stages follow the generator and its settings")
{
    WorldSpec spec = specOf(GeneratorKind::Caves);
    spec.settings.iterations = 2;
    spec.settings.smoothing = 1;
    CHECK(textsOf(spec) == std::vector<std::string>{"Noise", "Automaton, step 1", "Automaton, step 2",
                                                    "Portals", "Joining", "Smoothing, step 1", "Polish",
                                                    "Chests", "Monsters"});
    spec.settings.iterations = 0;
    spec.settings.smoothing = 0;
    CHECK(textsOf(spec) ==
          std::vector<std::string>{"Noise", "Portals", "Joining", "Polish", "Chests", "Monsters"});
    CHECK(textsOf(specOf(GeneratorKind::Classic)) ==
          std::vector<std::string>{"Noise", "Automaton, step 1", "Automaton, step 2", "Chests", "Monsters"});
}

TEST_CASE("noise has as much floor as the floor chance says")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        for (const int chance : {3000, 5000, 7000}) {
            WorldSpec spec = specOf(kind);
            spec.settings.floorChance = {chance};
            const double share = floorShare(*stageSource(spec, {StageKind::Noise}));
            INFO(generatorName(kind) << " with chance " << chance << " has floor share " << share);
            CHECK(share > chance / 10000.0 - 0.03);
            CHECK(share < chance / 10000.0 + 0.03);
        }
    }
}

TEST_CASE("every stage of a world of small regions changes something")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        WorldSpec spec = specOf(kind);
        spec.settings.regionSize = 12; // large regions hardly ever need portals to be dug
        std::vector<Region> before;
        for (const GenerationStage &stage : generationStages(spec)) {
            std::vector<Region> now = someRegions(*stageSource(spec, stage));
            INFO(generatorName(kind) << ": " << stageText(stage));
            CHECK(now != before);
            before = std::move(now);
        }
    }
}

TEST_CASE("a region falls into pieces until they are joined, and is one piece when it is polished")
{
    const WorldSpec spec = specOf(GeneratorKind::Caves);
    const auto inOnePiece = [&spec](const GenerationStage &stage) {
        const std::vector<Region> regions = someRegions(*stageSource(spec, stage));
        return std::ranges::count_if(
            regions, [](const Region &region) { return countComponents(floorOf(region)) == 1; });
    };
    CHECK(inOnePiece({StageKind::Noise}) == 0);
    CHECK(inOnePiece({StageKind::Portals}) < 36);
    CHECK(inOnePiece({StageKind::Joining}) == 36);
    CHECK(inOnePiece({StageKind::Polish}) == 36);
}

TEST_CASE("portals only open cells, at most one in each border")
{
    const WorldSpec spec = specOf(GeneratorKind::Caves);
    const Source before = stageSource(spec, {StageKind::Automaton, spec.settings.iterations});
    const Source after = stageSource(spec, {StageKind::Portals});
    int opened = 0;
    for (std::int64_t x = 0; x < 40; ++x) {
        const Region old = before->generate({x, 7});
        const Region now = after->generate({x, 7});
        for (std::size_t y = 0; y < static_cast<std::size_t>(old.size); ++y)
            REQUIRE((now.rock[y] & ~old.rock[y]) == 0);
        CHECK(now.floorCount() - old.floorCount() <= 4);
        opened += now.floorCount() - old.floorCount();
    }
    CHECK(opened > 0);
}

TEST_CASE("chests come once the terrain is done, monsters after them")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        const WorldSpec spec = specOf(kind);
        const Source source = *makeRegionSource(spec);
        const std::vector<GenerationStage> stages = generationStages(spec);
        for (const GenerationStage &stage : stages) {
            const std::vector<Region> regions = someRegions(*stageSource(spec, stage));
            INFO(generatorName(kind) << ": " << stageText(stage));
            CHECK(std::ranges::any_of(regions, [](const Region &r) { return !r.chests.empty(); }) ==
                  (stage.kind >= StageKind::Chests));
            CHECK(std::ranges::any_of(regions, [](const Region &r) { return !r.monsters.empty(); }) ==
                  (stage.kind >= StageKind::Monsters));
        }
        const Region terrain = stageSource(spec, stages[stages.size() - 3])->generate({1, 2});
        CHECK(terrain.rock == source->generate({1, 2}).rock);
    }
}

TEST_CASE("a stage that a world does not go through is refused by name")
{
    const auto problem = [](const WorldSpec &spec, const GenerationStage &stage) {
        const Result<Source> source = makeStageSource(spec, stage);
        REQUIRE(!source.ok());
        CHECK(source.error().code == ErrorCode::InvalidArgument);
        return source.error().text();
    };
    CHECK(problem(specOf(GeneratorKind::Classic), {StageKind::Joining}).find("'Joining'") !=
          std::string::npos);
    CHECK(problem(specOf(GeneratorKind::Caves), {StageKind::Automaton, 5}).find("'Automaton, step 5'") !=
          std::string::npos);
    CHECK(problem(specOf(GeneratorKind::Caves), {StageKind::Smoothing, 0}).find("'Smoothing, step 0'") !=
          std::string::npos);
    WorldSpec wrong = specOf(GeneratorKind::Caves);
    wrong.settings.threshold = 9;
    CHECK(problem(wrong, {StageKind::Noise}) == makeRegionSource(wrong).error().text());
}

TEST_CASE("a version that the program does not have is refused, and those that it lists are made")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        WorldSpec spec = specOf(kind);
        for (const int version : generatorInfo(kind).versions) {
            spec.generator.version = version;
            CHECK(makeRegionSource(spec).ok());
        }
        spec.generator.version = generatorInfo(kind).versions.back() + 1;
        REQUIRE(!makeRegionSource(spec).ok());
        CHECK(makeRegionSource(spec).error().code == ErrorCode::TooNew);
    }
}
