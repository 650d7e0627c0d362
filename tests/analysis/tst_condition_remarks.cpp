// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_remarks.h"
#include "core/analysis/conditions/metric_ranges.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/survey.h"
#include "core/content/builtin.h"
#include "core/world/generator_info.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

WorldSpec worldsOf(GeneratorKind kind)
{
    WorldSpec spec;
    spec.generator.kind = kind;
    spec.settings = defaultSettings(kind);
    return spec;
}

/// The remarks on a condition, each as "[its place] its message".
std::vector<std::string> remarksIn(const std::string &text, GeneratorKind kind = GeneratorKind::Caves)
{
    std::vector<std::string> remarks;
    for (const ConditionRemark &remark : remarksOn(conditionOf(text), worldsOf(kind)))
        remarks.push_back("[" + text.substr(remark.at, remark.length) + "] " + remark.message.english());
    return remarks;
}

std::string onlyRemark(const std::string &text)
{
    const std::vector<std::string> remarks = remarksIn(text);
    INFO(text);
    REQUIRE(remarks.size() == 1);
    return remarks.front();
}

} // namespace

TEST_CASE("a number beyond what the reach can hold is remarked on with its place")
{
    CHECK_THAT(onlyRemark("gold > 3 && chests(10) >= 5000"),
               ContainsSubstring("[5000] chests(10) is at most 220"));
    CHECK_THAT(onlyRemark("5000 <= chests(10)"), ContainsSubstring("true of no world"));
    CHECK_THAT(onlyRemark("max_width(3) > 7"), ContainsSubstring("at most 7"));
    CHECK_THAT(onlyRemark("best_weapon >= 4000"), ContainsSubstring("true of no world"));
    CHECK_THAT(onlyRemark("monsters(10) > 1000"), ContainsSubstring("monsters(10) is at most"));
}

TEST_CASE("a number below every value is remarked on")
{
    CHECK_THAT(onlyRemark("monsters < 0"),
               ContainsSubstring("[0] monsters is at least 0, so this is true of no"));
    CHECK_THAT(onlyRemark("(monsters <= -3)"), ContainsSubstring("[-3]"));
    CHECK_THAT(onlyRemark("tortuosity < 1"), ContainsSubstring("at least 1.00"));
    CHECK_THAT(onlyRemark("chests = 2.5"), ContainsSubstring("whole number"));
}

TEST_CASE("a share written as per cent without the sign is recognised")
{
    CHECK_THAT(onlyRemark("floor_share > 45"), ContainsSubstring("did you mean 45%?"));
    CHECK_THAT(onlyRemark("not floor_share <= 62.5"), ContainsSubstring("did you mean 62.5%?"));
    CHECK_THAT(onlyRemark("floor_share > (45)"), ContainsSubstring("did you mean 45%?"));
    for (const char *text : {"floor_share > 120%", "floor_share > (150%)", "floor_share > ( 150 % )"})
        CHECK_THAT(onlyRemark(text), ContainsSubstring("true of no world"));
}

TEST_CASE("a number that only worlds without a value exceed points to none")
{
    CHECK_THAT(onlyRemark("nearest_chest(30) > 40"), ContainsSubstring("write 'nearest_chest(30) = none'"));
    CHECK_THAT(onlyRemark("nearest_chest(30) = 40"), ContainsSubstring("true of no world"));
    CHECK_THAT(onlyRemark("chests = none"), ContainsSubstring("chests always has a value"));
}

TEST_CASE("a division by 0 is remarked on with its divisor")
{
    CHECK_THAT(onlyRemark("gold / 0 > 3"), ContainsSubstring("[0] a division by 0 has no value"));
    CHECK_THAT(onlyRemark("chests > 2 and not gold < 3 / (2 - 2)"), ContainsSubstring("[(2 - 2)]"));
    CHECK(remarksIn("gold / chests > 3").empty());
    CHECK(remarksIn("gold / 2 / 4 > 3").empty());
    CHECK(remarksIn("chests - 0 / 5 > 3").empty());
}

TEST_CASE("conditions that may or may not hold have no remarks")
{
    for (const char *text : {"chests(30) >= 3 && nearest_monster > 20", "floor_share >= 45%",
                             "floor_share > 0.45", "nearest_chest(30) = none", "nearest_chest(30) != none",
                             "nearest_chest(30) <= 30", "2 <= chests <= 5", "chests > 2 * monsters",
                             "chests + 5000 > 3", "tortuosity = none", "gold >= 1000000"}) {
        INFO(text);
        CHECK(remarksIn(text).empty());
    }
    for (const ConditionPreset &preset : conditionPresets()) {
        INFO(preset.text);
        CHECK(remarksIn(std::string(preset.text)).empty());
    }
}

TEST_CASE("a metric of other worlds isn't remarked on")
{
    CHECK(remarksIn("chests(10) >= 5000", GeneratorKind::Dungeon).empty());
    CHECK(remarksIn("rooms >= 5000", GeneratorKind::Rooms).size() == 1);
}

TEST_CASE("measured values are in the ranges on which remarks rely")
{
    const auto content = std::make_shared<const Content>(*builtInContent());
    for (const GeneratorKind kind : seedGenerators()) {
        WorldSpec spec = worldsOf(kind);
        for (const char *seed : {"lantern", "amber", "7"}) {
            spec.seed = seed;
            Result<Survey> survey = Survey::begin(spec, content);
            REQUIRE(survey);
            for (const MetricInfo &info : metricInfos()) {
                MetricQuery query = ownQuery(info.id);
                if (info.reach != MetricReach::Level)
                    query.reach = 12;
                const double value = survey->value(query);
                INFO(generatorName(kind) << " " << seed << " " << queryText(query) << " " << value);
                if (std::isinf(value))
                    CHECK(mayBeNone(info.id));
                else if (!std::isnan(value))
                    CHECK((value >= rangeIn(query, spec).low && value <= rangeIn(query, spec).high));
                if (isWhole(info.id) && std::isfinite(value))
                    CHECK(value == std::floor(value));
            }
        }
    }
}
