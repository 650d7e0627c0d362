// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"
#include "core/rules/loot.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <cmath>
#include <cstdint>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;
using namespace cave::test;

namespace {

/// A world of this map; plain monsters see three cells far.
Survey drawn(const std::vector<std::string> &rows, int regionSize = 50)
{
    CraftedSpec crafted;
    crafted.origin = {-5, -5};
    crafted.regionSize = regionSize;
    return surveyOfWorld(craftedWorld(rows, crafted));
}

/// Fills the chest at `chest` with some of these items.
void fillChest(World &world, WorldPos chest, const std::vector<std::pair<std::string, int>> &items)
{
    const int size = world.map.regionSize();
    RegionChanges changes = world.map.changesOf(regionOf(chest, size));
    CellItems filled{cellOf(chest, size), {}};
    for (const auto &[key, amount] : items) {
        const ItemType *item = world.content->findItem(key);
        REQUIRE(item != nullptr);
        filled.items.push_back({static_cast<std::size_t>(item - world.content->items.data()), amount});
    }
    putItems(changes.chests, filled);
    world.map.setChanges(regionOf(chest, size), changes);
}

std::vector<MetricQuery> someQueries()
{
    std::vector<MetricQuery> queries;
    for (const MetricInfo &info : metricInfos()) {
        if (info.reach == MetricReach::Level) // endless worlds have none
            continue;
        queries.push_back(ownQuery(info.id));
        for (const int reach : {1, 9, 31})
            queries.push_back({info.id, reach});
    }
    return queries;
}

} // namespace

TEST_CASE("the layout of a square is measured around the spawn")
{
    const int regionSize = GENERATE(8, 9, 50);
    Survey survey = drawn(
        {
            "###########", //
            "##########.", // the last cell is outside the square
            "##...######", // a room of 3 × 3
            "##...#.####", // and a cell out of reach
            "##...######", //
            "###..@..###", // the spawn
            "######.####", //
            "######.####", //
            "######.####", //
            "######.####", // one more that is outside
        },
        regionSize);
    const WorldPos spawn = survey.spawn();
    REQUIRE(survey.world().map.isRock({spawn.x, spawn.y - 1}));
    CHECK(survey.value({MetricId::FloorShare, 3}) == (9 + 1 + 5 + 3) / 49.0);
    CHECK(survey.value({MetricId::ReachableShare, 3}) == 17 / 18.0);
    CHECK(survey.value({MetricId::Components, 3}) == 2);
    CHECK(survey.value({MetricId::MaxWidth, 3}) == 3);
    CHECK(survey.value({MetricId::MeanWidth, 3}) == (9 * 3 + 2 * 2 + 7 * 1) / 18.0);
    // The way south goes on outside the square, so of its ends only the one in the east is dead.
    CHECK(survey.value({MetricId::DeadEnds, 3}) == 1);
    CHECK(survey.value({MetricId::DeadEnds, 4}) == 2);
    CHECK(survey.value({MetricId::DeadEnds, 2}) == 1);
}

TEST_CASE("chokepoints and tortuosity are those of the square alone")
{
    std::vector<std::string> rows{"....................................", //
                                  ".##################################."};
    Survey ring = drawn({rows[0], rows[1], "..................@................."});
    CHECK(ring.value({MetricId::Chokepoints, 30}) == 0); // both ways around
    CHECK(ring.value({MetricId::Chokepoints, 16}) == 0); // cut open: 16 cells to either side
    Survey dead = drawn({"@..................."});
    CHECK(dead.value({MetricId::Chokepoints, 30}) == 3); // with 16, 17 and 18 cells behind them
    CHECK(dead.value({MetricId::Chokepoints, 16}) == 0); // a cell and 15 behind it
    CHECK(dead.value({MetricId::Tortuosity, 19}) == 1);
    CHECK(std::isinf(dead.value({MetricId::Tortuosity, 7})));
}

TEST_CASE("monsters count where they start, and threaten what they see")
{
    Survey survey = drawn({
        "#############", //
        "@.......M...#", // sees three cells to either side, and the cell that it stands on
        "#######.#####", // and a little around the corner
        "#############", //
        "#.....M.....#", // sees as much, behind rock
        "#############", //
    });
    CHECK(survey.value({MetricId::Monsters, 30}) == 2);
    CHECK(survey.value({MetricId::Monsters, 8}) == 2);
    CHECK(survey.value({MetricId::Monsters, 7}) == 1);
    CHECK(survey.value({MetricId::Threat, 30}) == 7 + 1 + 7);
    CHECK(survey.value({MetricId::SafeArea, 30}) == 12 + 1 + 11 - 15);
    CHECK(survey.value({MetricId::Threat, 5}) == 1 + 3);
    CHECK(survey.value({MetricId::NearestMonster, 100}) == 8);
    CHECK(survey.value({MetricId::NearestMonster, 8}) == 8);
    CHECK(std::isinf(survey.value({MetricId::NearestMonster, 7})));
}

TEST_CASE("threat is what the rules of play say of each floor cell")
{
    const auto kind = GENERATE(GeneratorKind::Caves, GeneratorKind::Classic);
    const int regionSize = GENERATE(8, 50);
    for (const char *seed : {"a", "lantern", "3"}) {
        WorldSpec spec = specOf(kind, seed);
        spec.settings.regionSize = regionSize;
        CAPTURE(seed, regionSize);
        Survey survey = surveyOf(spec);
        std::int64_t threatened = 0;
        std::int64_t safe = 0;
        constexpr int kReach = 20;
        for (std::int64_t x = survey.spawn().x - kReach; x <= survey.spawn().x + kReach; ++x) {
            for (std::int64_t y = survey.spawn().y - kReach; y <= survey.spawn().y + kReach; ++y) {
                const bool seen = !monstersThatSee(survey.world(), {x, y}).empty();
                threatened += seen ? 1 : 0;
                safe += !seen && !survey.world().map.isRock({x, y}) ? 1 : 0;
            }
        }
        CHECK(survey.value({MetricId::Threat, kReach}) == static_cast<double>(threatened));
        CHECK(survey.value({MetricId::SafeArea, kReach}) == static_cast<double>(safe));
    }
}

TEST_CASE("chests count by the steps to them, not by where they lie")
{
    const int regionSize = GENERATE(8, 50);
    Survey survey = drawn(
        {
            "C.C####", //
            "##.#C##", // the last one can't be walked to
            "@..####", //
        },
        regionSize);
    CHECK(survey.value({MetricId::NearestChest, 500}) == 4);
    CHECK(std::isinf(survey.value({MetricId::NearestChest, 3})));
    CHECK(survey.value({MetricId::NearestChest, 4}) == 4);
    CHECK(survey.value({MetricId::Chests, 3}) == 0);
    CHECK(survey.value({MetricId::Chests, 4}) == 1);
    CHECK(survey.value({MetricId::Chests, 5}) == 1);
    CHECK(survey.value({MetricId::Chests, 6}) == 2);
    CHECK(survey.value({MetricId::Chests, 1000}) == 2);
}

TEST_CASE("the contents of the chests in reach are added up and compared")
{
    World world = craftedWorld({"@.C.C.C"});
    fillChest(world, {2, 0}, {{"gold", 3}, {"leather_armour", 1}, {"gold", 4}});
    fillChest(world, {4, 0}, {{"steel_sword", 1}, {"iron_sword", 1}});
    fillChest(world, {6, 0}, {{"gold", 10}, {"infused_armour", 1}});
    Survey survey = surveyOfWorld(std::move(world));
    CHECK(survey.value({MetricId::Gold, 1}) == 0);
    CHECK(survey.value({MetricId::Gold, 3}) == 7);
    CHECK(survey.value({MetricId::Gold, 6}) == 17);
    CHECK(survey.value({MetricId::BestWeapon, 3}) == 0);
    CHECK(survey.value({MetricId::BestWeapon, 4}) == 8);
    CHECK(survey.value({MetricId::BestArmour, 5}) == 5);
    CHECK(survey.value({MetricId::BestArmour, 6}) == 15);
    CHECK(survey.value({MetricId::BestArmour, 1}) == 0);
}

TEST_CASE("chests hold what a player would find in them")
{
    Survey survey = drawn({"@.C.C.C.C.C"});
    std::int64_t gold = 0;
    int best = 0;
    for (std::int64_t x = 2; x <= 10; x += 2) {
        const WorldPos chest{survey.spawn().x + x, survey.spawn().y};
        for (const ItemStack &stack : chestLoot(survey.world(), chest)) {
            const ItemType &item = survey.world().content->items[stack.item];
            gold += item.kind == ItemKind::Gold ? stack.amount : 0;
            best = item.kind == ItemKind::Sword ? std::max(best, item.power) : best;
        }
    }
    REQUIRE(gold + best > 0);
    CHECK(survey.value({MetricId::Gold, 10}) == static_cast<double>(gold));
    CHECK(survey.value({MetricId::BestWeapon, 10}) == best);
}

TEST_CASE("the first sword is the nearest better one on a way that no monster sees")
{
    const std::vector<std::string> map{
        ".........", //
        ".#######.", //
        ".#######.", //
        ".#######.", //
        ".#######.", //
        ".#######.", //
        "@.......C", //
    };
    World open = craftedWorld(map);
    fillChest(open, {8, 0}, {{"iron_sword", 1}});
    CHECK(surveyOfWorld(std::move(open)).value({MetricId::SwordFirst, 500}) == 8);

    std::vector<std::string> guarded = map;
    guarded[5] = "####M####"; // above the short way, which it sees; the long way has to be open
    guarded[5][0] = guarded[5][8] = '.';
    World detour = craftedWorld(guarded);
    fillChest(detour, {8, 0}, {{"iron_sword", 1}});
    Survey survey = surveyOfWorld(std::move(detour));
    CHECK(survey.value({MetricId::SwordFirst, 500}) == 6 + 8 + 6);
    CHECK(survey.value({MetricId::NearestChest, 500}) == 8);
    CHECK(std::isinf(survey.value({MetricId::SwordFirst, 19})));

    World poor = craftedWorld(map);
    fillChest(poor, {8, 0}, {{"wooden_sword", 1}, {"infused_armour", 1}}); // such a sword one has
    CHECK(std::isinf(surveyOfWorld(std::move(poor)).value({MetricId::SwordFirst, 500})));
}

TEST_CASE("a player whom a monster sees at once comes to no sword unseen")
{
    World world = craftedWorld({"M.@.....C"});
    fillChest(world, {8, 0}, {{"infused_sword", 1}});
    CHECK(std::isinf(surveyOfWorld(std::move(world)).value({MetricId::SwordFirst, 500})));
}

TEST_CASE("values do not depend on what was asked before")
{
    const auto kind = GENERATE(GeneratorKind::Caves, GeneratorKind::Classic);
    const WorldSpec spec = specOf(kind, "order");
    const std::vector<MetricQuery> queries = someQueries();
    Survey forward = surveyOf(spec);
    std::vector<double> values;
    values.reserve(queries.size());
    for (const MetricQuery &query : queries)
        values.push_back(forward.value(query));
    Survey backward = surveyOf(spec);
    for (std::size_t i = queries.size(); i-- > 0;) {
        CAPTURE(queryText(queries[i]));
        CHECK(backward.value(queries[i]) == values[i]);
        CHECK(forward.value(queries[i]) == values[i]);
        CHECK(surveyOf(spec).value(queries[i]) == values[i]);
    }
}

TEST_CASE("a survey begins where a player would, and stays whole when it is moved")
{
    const auto kind = GENERATE(GeneratorKind::Caves, GeneratorKind::Classic);
    const WorldSpec spec = specOf(kind, "moved");
    Survey survey = surveyOf(spec);
    CHECK(survey.spawn() == findSpawn(survey.world()).value());
    const double before = survey.value({MetricId::SwordFirst, 100});
    const double chests = survey.value({MetricId::Chests, 10});
    Survey moved = std::move(survey);
    CHECK(moved.value({MetricId::SwordFirst, 100}) == before);
    CHECK(moved.value({MetricId::Chests, 10}) == chests);
    CHECK(moved.value({MetricId::Chests, 60}) >= chests);
}

TEST_CASE("a world that can't be made or entered is an error, not a survey")
{
    WorldSpec spec = specOf(GeneratorKind::Caves, "x");
    spec.settings.regionSize = 3;
    REQUIRE_FALSE(Survey::begin(spec, gameContent()).ok());
    spec = specOf(GeneratorKind::Caves, "\xff");
    const Result<Survey> unreadable = Survey::begin(spec, gameContent());
    REQUIRE_FALSE(unreadable.ok());
    CHECK(unreadable.error().code == ErrorCode::InvalidArgument);
    spec = specOf(GeneratorKind::Caves, "x");
    spec.generator.version = 9;
    CHECK(Survey::begin(spec, gameContent()).error().code == ErrorCode::TooNew);
}

TEST_CASE("every metric has a value within its bounds in worlds of any settings")
{
    REQUIRE(rc::check("bounds", [] {
        const auto kind = *rc::gen::element(GeneratorKind::Caves, GeneratorKind::Classic);
        WorldSpec spec = specOf(kind, std::to_string(*rc::gen::arbitrary<int>()));
        spec.settings.regionSize = *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1);
        spec.settings.floorChance = Chance{*rc::gen::inRange(3000, 7001)};
        spec.settings.chestChance = Chance{*rc::gen::inRange(0, 1001)};
        Result<Survey> survey = Survey::begin(spec, gameContent());
        RC_PRE(survey.ok());
        for (const MetricInfo &info : metricInfos()) {
            if (!isMeasuredIn(info, kind))
                continue;
            const double value = survey->value({info.id, *rc::gen::inRange(1, 40)});
            RC_ASSERT(!std::isnan(value));
            RC_ASSERT(value >= 0);
            RC_ASSERT(info.unit != MetricUnit::Share || value <= 1);
            RC_ASSERT(info.unit != MetricUnit::Ratio || value >= 1);
            const bool mayBeNone = info.unit == MetricUnit::Steps || info.unit == MetricUnit::Ratio;
            RC_ASSERT(mayBeNone || std::isfinite(value));
        }
    }));
}
