// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <rapidcheck.h>
#include <string>

using namespace cave;

namespace {

/// Of any of the generator's versions.
std::shared_ptr<const RegionSource> someWorld(GeneratorKind kind)
{
    const int version = *rc::gen::elementOf(generatorInfo(kind).versions);
    WorldSpec spec{std::to_string(*rc::gen::arbitrary<int>()), {kind, version}, defaultSettings(kind)};
    spec.settings.regionSize = *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1);
    spec.settings.floorChance = Chance{*rc::gen::inRange(3000, 7001)};
    spec.settings.chestChance = Chance{*rc::gen::element(0, 50, 200, 1000)};
    spec.settings.smoothing = *rc::gen::inRange(0, 3);
    spec.settings.iterations = *rc::gen::inRange(0, 6);
    spec.settings.threshold = *rc::gen::inRange(3, 8);
    return makeRegionSource(spec).value();
}

RegionPos somewhere()
{
    return {*rc::gen::inRange<std::int64_t>(-3, 4), *rc::gen::inRange<std::int64_t>(-3, 4)};
}

} // namespace

TEST_CASE("every chest of a region is among the possible ones, and in caves those on floor are all there")
{
    const GeneratorKind kind =
        GENERATE(GeneratorKind::Caves, GeneratorKind::Classic, GeneratorKind::Cavern, GeneratorKind::Journey);
    REQUIRE(rc::check([kind] {
        const auto source = someWorld(kind);
        const RegionPos pos = somewhere();
        const int first = *rc::gen::inRange(0, source->regionSize());
        const RowSpan rows{first, *rc::gen::inRange(first, source->regionSize())};
        const std::optional<RegionRows> possible = source->possibleChests(pos, rows);
        RC_ASSERT(possible.has_value());
        const Region region = source->generate(pos);
        for (const CellPos chest : region.chests)
            RC_ASSERT(chest.y < rows.first || chest.y > rows.last || testCell(*possible, chest));
        if (kind != GeneratorKind::Caves && kind != GeneratorKind::Classic)
            return;
        for (int y = rows.first; y <= rows.last; ++y) {
            for (int x = 0; x < region.size; ++x)
                RC_ASSERT((testCell(*possible, {x, y}) && !region.isRock({x, y})) == region.hasChest({x, y}));
        }
    }));
}

TEST_CASE("what is certainly floor is floor once the region is generated")
{
    const GeneratorKind kind = GENERATE(from_range(seedGenerators()));
    REQUIRE(rc::check([kind] {
        const auto source = someWorld(kind);
        const RegionPos pos = somewhere();
        const int side = *rc::gen::inRange(1, kMaxRegionSize + 1);
        const RegionRows certain = source->certainFloor(pos, side);
        const Region region = source->generate(pos);
        for (std::size_t y = 0; y < certain.size(); ++y)
            RC_ASSERT((certain[y] & region.rock[y]) == 0);
    }));
}

TEST_CASE("a level that is asked for on its own is that of the whole world")
{
    const GeneratorKind kind =
        GENERATE(GeneratorKind::Cavern, GeneratorKind::Dungeon, GeneratorKind::Rooms, GeneratorKind::Caves);
    for (int seed = 0; seed < 10; ++seed) {
        const WorldSpec spec{std::to_string(seed), {kind, 1}, defaultSettings(kind)};
        const auto whole = makeRegionSource(spec).value();
        for (const Level &level : whole->plan().levels) {
            const auto source = makeRegionSource(spec).value();
            REQUIRE(source->level(level.number) != nullptr);
            CHECK(*source->level(level.number) == level);
            const RegionPos pos = regionOf(level.area.origin, whole->regionSize());
            CHECK(source->generate(pos) == whole->generate(pos));
        }
        CHECK(whole->level(0) == nullptr);
        CHECK(whole->level(1000) == nullptr);
    }
}
