// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/spawn_area.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"
#include "core/world/generator_info.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <rapidcheck.h>
#include <string>

using namespace cave;

namespace {

World worldOf(const WorldSpec &spec)
{
    return {spec, contentFor(spec.generator), makeRegionSource(spec).value()};
}

WorldSpec usual(GeneratorKind kind, int seed)
{
    return {std::to_string(seed), {kind, 1}, defaultSettings(kind)};
}

} // namespace

TEST_CASE("the spawn is in its area, whatever the settings are")
{
    const GeneratorKind kind =
        GENERATE(GeneratorKind::Caves, GeneratorKind::Classic, GeneratorKind::Cavern, GeneratorKind::Journey);
    REQUIRE(rc::check([kind] {
        WorldSpec spec = usual(kind, *rc::gen::arbitrary<int>());
        spec.generator.version = *rc::gen::elementOf(generatorInfo(kind).versions);
        spec.settings.regionSize = *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1);
        spec.settings.floorChance = Chance{*rc::gen::inRange(3000, 7001)};
        spec.settings.chestChance = Chance{*rc::gen::inRange(0, 1001)};
        spec.settings.smoothing = *rc::gen::inRange(0, 3);
        spec.settings.iterations = *rc::gen::inRange(0, 6);
        spec.settings.threshold = *rc::gen::inRange(3, 8);
        spec.settings.disc = *rc::gen::element(DiscRule::Exact, DiscRule::Original, DiscRule::Wide);
        World world = worldOf(spec);
        for (const SpawnHint hint : {SpawnHint::Cheap, SpawnHint::OneRegion}) {
            const std::optional<CellRect> area = areaOfSpawn(world, hint);
            if (!area)
                continue;
            const Result<WorldPos> spawn = findSpawn(world);
            RC_ASSERT(spawn.ok());
            RC_ASSERT(area->contains(*spawn));
        }
    }));
}

TEST_CASE("in the usual caves the area is known before anything is generated, and is a small one then")
{
    const int version = GENERATE(1, 2);
    int known = 0;
    for (int seed = 0; seed < 100; ++seed) {
        WorldSpec spec = usual(GeneratorKind::Caves, seed);
        spec.generator.version = version;
        World world = worldOf(spec);
        const std::optional<CellRect> area = areaOfSpawn(world, SpawnHint::Cheap);
        CHECK(world.map.cachedRegion({0, 0}) == nullptr);
        known += area && area->width <= 2 * 24 + 1 ? 1 : 0;
    }
    CHECK(known >= 75);
}
