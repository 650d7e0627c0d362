// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <string_view>

#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

ConditionError errorOf(std::string_view text)
{
    ConditionError error;
    INFO(text);
    REQUIRE_FALSE(Condition::parse(text, error));
    return error;
}

bool offersNone(std::string_view text)
{
    const Completions completions = completionsAt(text, text.size());
    return std::ranges::any_of(completions.items, [](const Completion &item) { return item.text == "none"; });
}

} // namespace

TEST_CASE("none is the value of what isn't within reach")
{
    CHECK(judged("nearest_chest(30) = none", {{"nearest_chest(30)", kNone}}).fits);
    CHECK_FALSE(judged("nearest_chest(30) = none", {{"nearest_chest(30)", 12}}).fits);
    CHECK(judged("nearest_chest != none", {{"nearest_chest", 12}}).fits);
    CHECK_FALSE(judged("nearest_chest != none", {{"nearest_chest", kNone}}).fits);
    CHECK(judged("none == nearest_chest", {{"nearest_chest", kNone}}).fits);
    CHECK(judged("not nearest_chest = none", {{"nearest_chest", 12}}).fits);
    CHECK(conditionOf("none = nearest_chest").terms().front() == "nearest_chest == none");
}

TEST_CASE("a world that has what should be absent is a miss that no finite change mends")
{
    const Judgement judgement = judged("nearest_chest = none", {{"nearest_chest", 12}});
    REQUIRE(judgement.missed.size() == 1);
    CHECK(judgement.missed.front().value == 12);
    CHECK(judgement.missed.front().shortfall == kNone);
    CHECK(judgement.miss == 1);
}

TEST_CASE("none isn't a number")
{
    for (const std::string_view text :
         {"nearest_chest > none", "none <= nearest_chest", "nearest_chest = none + 1",
          "nearest_chest = -none", "nearest_chest - none = 0"}) {
        INFO(text);
        CHECK_THAT(errorOf(text).message.english(), ContainsSubstring("'none' can only be compared"));
    }
    const ConditionError error = errorOf("nearest_chest > none");
    CHECK(error.at == 14);
    CHECK(error.length == 1);
}

TEST_CASE("none is offered where it can be written")
{
    CHECK(offersNone("nearest_chest(30) = "));
    CHECK(offersNone("gold > 3 && nearest_chest != no"));
    CHECK_FALSE(offersNone("nearest_chest > "));
    CHECK_FALSE(offersNone("chests = "));
    CHECK_FALSE(offersNone("nearest_chest = x"));
}
