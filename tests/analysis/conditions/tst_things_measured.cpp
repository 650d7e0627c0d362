// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/survey.h"
#include "core/base/random_stream.h"
#include "core/rules/monsters.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <deque>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/condition_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;
using namespace cave::test;

namespace {

MetricQuery queryOf(const std::string &text)
{
    ConditionError error;
    const std::optional<MetricQuery> query = parseQuery(text, error);
    INFO(text << ": byte " << error.at << ": " << error.message.english());
    REQUIRE(query);
    return *query;
}

double measured(Survey &survey, const std::string &text)
{
    return survey.value(queryOf(text));
}

void fillChest(World &world, WorldPos chest, const std::string &key, int amount)
{
    const int size = world.map.regionSize();
    RegionChanges changes = world.map.changesOf(regionOf(chest, size));
    const ItemType *item = world.content->findItem(key);
    REQUIRE(item != nullptr);
    putItems(changes.chests,
             {cellOf(chest, size), {{static_cast<std::size_t>(item - world.content->items.data()), amount}}});
    world.map.setChanges(regionOf(chest, size), changes);
}

/// The definitions, cell by cell: a queue over the map, and every thing on the cells that it reaches.
class SlowMeasurement {
public:
    SlowMeasurement(World &world, WorldPos spawn) : m_world(world), m_spawn(spawn) {}

    double value(const MetricQuery &query)
    {
        double count = 0;
        int nearest = std::numeric_limits<int>::max();
        for (const auto &[at, steps] : stepsFrom(m_spawn, query.reach)) {
            if (!isThing(query.things.thing, at) || !fits(query.things, at))
                continue;
            ++count;
            nearest = std::min(nearest, steps);
        }
        if (query.id == MetricId::ThingCount)
            return count;
        return count == 0 ? kNone : nearest;
    }

private:
    std::map<WorldPos, int> stepsFrom(WorldPos from, int most)
    {
        std::map<WorldPos, int> steps{{from, 0}};
        for (std::deque<WorldPos> queue{from}; !queue.empty(); queue.pop_front()) {
            const WorldPos at = queue.front();
            if (steps[at] == most)
                continue;
            for (const WorldPos next : {WorldPos{at.x + 1, at.y}, WorldPos{at.x - 1, at.y},
                                        WorldPos{at.x, at.y + 1}, WorldPos{at.x, at.y - 1}}) {
                if (!m_world.map.isRock(next) && steps.emplace(next, steps[at] + 1).second)
                    queue.push_back(next);
            }
        }
        return steps;
    }

    bool fits(const ThingPattern &pattern, WorldPos at)
    {
        for (const Nearness &nearness : pattern.nearnesses) {
            if (nearness.other.kind == ThingKind::None)
                continue;
            bool near = false;
            for (const auto &[place, steps] : stepsFrom(at, nearness.steps)) {
                const bool itself = place == at && nearness.other.kind == pattern.thing.kind;
                near = near || (!itself && isThing(nearness.other, place));
            }
            if (near == nearness.apart)
                return false;
        }
        return true;
    }

    bool isThing(const Thing &thing, WorldPos at)
    {
        if (thing.kind == ThingKind::Spawn)
            return at == m_spawn;
        const int size = m_world.map.regionSize();
        const Region &region = m_world.map.region(regionOf(at, size));
        const CellPos cell = cellOf(at, size);
        if (thing.kind == ThingKind::Monster) {
            const auto home = std::find(region.monsters.begin(), region.monsters.end(), cell);
            if (home == region.monsters.end())
                return false;
            const MonsterId id{regionOf(at, size), static_cast<int>(home - region.monsters.begin())};
            const int health = kindOf(m_world, *findMonster(m_world, id)).health;
            return thing.rangeOf(ThingProperty::Health).contains(health);
        }
        if (!region.hasChest(cell))
            return false;
        const LootValue loot = lootValueAt(m_world, at);
        return thing.rangeOf(ThingProperty::Weapon).contains(loot.weapon) &&
               thing.rangeOf(ThingProperty::Armour).contains(loot.armour) &&
               thing.rangeOf(ThingProperty::Gold).contains(loot.gold);
    }

    World &m_world;
    WorldPos m_spawn;
};

/// Descriptions of all forms, with few steps, as slow measurements cost the square of them.
class Descriptions {
public:
    explicit Descriptions(std::int64_t number) : m_draws(static_cast<std::uint64_t>(number), "things") {}

    int below(int bound) { return static_cast<int>(m_draws.nextBelow(asBound(bound))); }

    std::string next()
    {
        std::string text = below(2) == 0 ? "count(" : "nearest(";
        text += thing(2);
        const int more = below(3);
        for (int i = 0; i < more; ++i)
            text += (i > 0 || below(2) == 0 ? " and " : " ") + nearness();
        return text + " and within " + std::to_string(3 + below(30)) + " of spawn)";
    }

private:
    std::string nearness()
    {
        return (below(2) == 0 ? "within " : "not within ") + std::to_string(1 + below(12)) + " of " +
               thing(3);
    }

    std::string thing(int kinds)
    {
        constexpr std::array<std::string_view, 3> kNames{"chest", "monster", "spawn"};
        const auto kind = static_cast<std::size_t>(below(kinds));
        std::string text(kNames[kind]);
        if (kind == 2 || below(2) == 0)
            return text;
        constexpr std::array<std::string_view, 3> kProperties{"weapon", "armour", "gold"};
        constexpr std::array<std::string_view, 5> kRelations{">=", ">", "<", "<=", "="};
        const std::string_view property =
            kind == 1 ? "health" : kProperties[static_cast<std::size_t>(below(3))];
        const std::string_view relation = kRelations[static_cast<std::size_t>(below(5))];
        return text + " with " + std::string(property) + " " + std::string(relation) + " " +
               std::to_string(1 + below(kind == 1 ? 40 : 10));
    }

    RandomStream m_draws;
};

} // namespace

TEST_CASE("chests near each other are counted by the way between them")
{
    const std::vector<std::string> rows{
        "@..C.C...C#", //
        "########.##", //
        "C.......C##", // 3 steps from the one above it, as rock is in between
    };
    Survey survey = surveyOfWorld(craftedWorld(rows));
    CHECK(measured(survey, "count(chest)") == 5);
    CHECK(measured(survey, "count(chest within 2 of chest)") == 2);
    CHECK(measured(survey, "count(chest within 3 of chest)") == 4);
    CHECK(measured(survey, "count(chest within 4 of chest)") == 4);
    CHECK(measured(survey, "count(chest not within 7 of chest)") == 1);
    CHECK(measured(survey, "count(chest not within 8 of chest)") == 0);
    CHECK(measured(survey, "count(chest within 2 of chest and within 3 of spawn)") ==
          1); // the other is farther
    CHECK(measured(survey, "count(chest within 2 of chest and not within 3 of spawn)") == 1);
    CHECK(measured(survey, "nearest(chest)") == 3);
    CHECK(measured(survey, "nearest(chest not within 2 of chest)") == 9);
    CHECK(measured(survey, "nearest(chest not within 2 of chest and within 8 of spawn)") == kNone);
}

TEST_CASE("chests are described by what is in them, and by how near monsters are")
{
    World world = craftedWorld({"@..C...C..M..C"});
    fillChest(world, {3, 0}, "iron_sword", 1);      // 5
    fillChest(world, {7, 0}, "infused_sword", 1);   // 15
    fillChest(world, {13, 0}, "leather_armour", 1); // 5
    Survey survey = surveyOfWorld(std::move(world));
    CHECK(measured(survey, "count(chest with weapon >= 5)") == 2);
    CHECK(measured(survey, "count(chest with weapon > 5)") == 1);
    CHECK(measured(survey, "count(chest with weapon = 5)") == 1);
    CHECK(measured(survey, "count(chest with weapon < 5)") == 1); // armour only
    CHECK(measured(survey, "count(chest with weapon >= 15 and not within 2 of monster)") == 1);
    CHECK(measured(survey, "count(chest with weapon >= 15 and not within 3 of monster)") == 0);
    CHECK(measured(survey, "count(monster within 3 of chest with weapon >= 15)") == 1);
    CHECK(measured(survey, "count(monster within 3 of chest with weapon = 5)") == 0);
    CHECK(measured(survey, "count(monster within 3 of chest with armour = 5 and gold = 0)") == 1);
    CHECK(measured(survey, "nearest(chest with armour >= 5)") == 13);
    CHECK(measured(survey, "nearest(chest with gold > 0)") == kNone);
    CHECK(measured(survey, "nearest(monster within 3 of chest and not within 7 of chest with weapon = 5)") ==
          kNone);
}

TEST_CASE("things are found as a cell by cell search finds them")
{
    double sum = 0;
    std::int64_t number = 0;
    for (const GeneratorKind kind :
         {GeneratorKind::Caves, GeneratorKind::Classic, GeneratorKind::Cavern, GeneratorKind::Journey}) {
        for (const char *seed : {"lantern", "amber", "7"}) {
            Survey survey = surveyOf(specOf(kind, seed));
            SlowMeasurement slow(survey.world(), survey.spawn());
            Descriptions descriptions(++number);
            for (int i = 0; i < 25; ++i) {
                const std::string text = descriptions.next();
                const MetricQuery query = queryOf(text);
                const double value = slow.value(query);
                INFO(static_cast<int>(kind) << " " << seed << " " << text);
                REQUIRE(survey.value(query) == value);
                sum += std::isfinite(value) ? value : 0;
            }
        }
    }
    REQUIRE(sum > 100);
}

TEST_CASE("bounds that are known before a world is measured contain what is measured")
{
    int narrow = 0;
    std::int64_t number = 100;
    for (const GeneratorKind kind :
         {GeneratorKind::Caves, GeneratorKind::Classic, GeneratorKind::Cavern, GeneratorKind::Journey}) {
        for (int seed = 0; seed < 12; ++seed) {
            const WorldSpec spec = specOf(kind, std::to_string(seed));
            Descriptions descriptions(++number);
            for (int i = 0; i < 10; ++i) {
                const MetricQuery query = queryOf(descriptions.next());
                const auto world = Survey::measuring(spec, gameContent());
                REQUIRE(world);
                std::vector<Bounds> known{world->outlook(query)};
                for (const Knowledge knowledge : kKnowledges) {
                    REQUIRE(world->learn(knowledge));
                    known.push_back(world->outlook(query));
                }
                const double value = world->value(query);
                for (const Bounds &bounds : known) {
                    INFO(static_cast<int>(kind) << " " << seed << " " << queryText(query) << ": "
                                                << bounds.low << " " << bounds.high << " " << value);
                    REQUIRE(bounds.low <= value);
                    REQUIRE(value <= bounds.high);
                }
                narrow += known.back().low > 0 || known.back().high <= 5 ? 1 : 0;
            }
        }
    }
    REQUIRE(narrow > 50);
}

TEST_CASE("worlds without endless ground have no such things")
{
    for (const GeneratorKind kind : {GeneratorKind::Dungeon, GeneratorKind::Rooms}) {
        const MetricQuery query = queryOf("count(chest within 5 of chest)");
        CHECK_FALSE(isMeasuredIn(query, kind));
        CHECK(unmeasuredText(query, kind)
                  .english()
                  .starts_with("count is available in endless caves and caverns, not in "));
        Survey survey = surveyOf(specOf(kind, "lantern"));
        CHECK(std::isnan(survey.value(query)));
    }
}
