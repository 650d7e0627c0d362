// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/bounds.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <limits>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

bool isAbout(double value, double expected)
{
    return std::fabs(value - expected) < 1e-12;
}

/// A condition of many parts over metrics of different cost, and worlds in which any of them may fail.
std::string randomConditionText(int depth)
{
    if (depth == 0) {
        const auto metric = *rc::gen::elementOf(
            std::vector<std::string>{"chests", "gold(5)", "monsters", "chokepoints", "nearest_chest"});
        const auto relation = *rc::gen::elementOf(std::vector<std::string>{"<", "<=", ">", ">=", "==", "!="});
        return metric + " " + relation + " " + std::to_string(*rc::gen::inRange(0, 6));
    }
    std::string text = *rc::gen::arbitrary<bool>() ? "not (" : "(";
    const std::string join = *rc::gen::arbitrary<bool>() ? " && " : " || ";
    const int parts = *rc::gen::inRange(1, 4);
    for (int i = 0; i < parts; ++i)
        text += (i == 0 ? "" : join) + randomConditionText(depth - 1);
    return text + ")";
}

MadeUpWorld randomWorld()
{
    MadeUpWorld world;
    for (const char *metric : {"chests", "gold(5)", "monsters", "chokepoints", "nearest_chest"})
        world[metric] = *rc::gen::element(0.0, 1.0, 2.0, 3.0, 5.0, 8.0, kNone, kUndefined);
    return world;
}

} // namespace

TEST_CASE("a world that fits misses nothing")
{
    REQUIRE(judged("chests >= 3 && gold < 5", {{"chests", 3}}) == Judgement{true, 0, {}});
}

TEST_CASE("what a comparison lacks is reported with its value and by how much")
{
    const Judgement judgement = judged("chests >= 3", {{"chests", 1}});
    REQUIRE_FALSE(judgement.fits);
    REQUIRE(judgement.missed == std::vector<MissedTerm>{{0, 1, 2}});
    REQUIRE(isAbout(judgement.miss, 2.0 / (2 + 3 + 1)));
    // What is counted has to be one more to be more.
    REQUIRE(judged("chests > 3", {{"chests", 3}}).missed.front().shortfall == 1);
    REQUIRE(judged("chests != 3", {{"chests", 3}}).missed.front().shortfall == 1);
    REQUIRE(judged("chests == 3", {{"chests", 5}}).missed.front().shortfall == 2);
    REQUIRE(isAbout(judged("floor_share > 50%", {{"floor_share", 0.5}}).missed.front().shortfall, 0.01));
}

TEST_CASE("misses add up over what has to hold together, and the nearest of several ways counts")
{
    const MadeUpWorld world{{"chests", 1}, {"gold", 0}};
    REQUIRE(isAbout(judged("chests >= 3 && gold >= 9", world).miss, 2.0 / 6 + 9.0 / 19));
    const Judgement either = judged("gold >= 9 || chests >= 3", world);
    REQUIRE(isAbout(either.miss, 2.0 / 6));
    REQUIRE(either.missed == std::vector<MissedTerm>{{1, 1, 2}});
}

TEST_CASE("of ways that are as near the one written first is reported, whatever it costs")
{
    const MadeUpWorld world{{"chokepoints(500)", 1}, {"floor_share(1)", 1}, {"chests", 1}};
    REQUIRE(judged("chokepoints(500) = 2 || floor_share(1) = 2", world).missed.front().term == 0);
    REQUIRE(judged("floor_share(1) = 2 || chokepoints(500) = 2", world).missed.front().term == 0);
}

TEST_CASE("under 'not' a world that is nearly right ranks before one that is far off")
{
    const Judgement near = judged("not (chests >= 3 || gold > 20)", {{"chests", 3}, {"gold", 2}});
    REQUIRE(near.missed == std::vector<MissedTerm>{{0, 3, 1}});
    const Judgement far = judged("not (chests >= 3 || gold > 20)", {{"chests", 9}, {"gold", 50}});
    REQUIRE(far.missed.size() == 2);
    REQUIRE(far.miss > near.miss);
    REQUIRE(judged("not 2 <= chests <= 5", {{"chests", 6}}).fits);
    REQUIRE(judged("not 2 <= chests <= 5", {{"chests", 5}}).missed == std::vector<MissedTerm>{{1, 5, 1}});
}

TEST_CASE("each relation of a chain is missed by itself")
{
    REQUIRE(judged("2 <= chests <= 5", {{"chests", 7}}).missed == std::vector<MissedTerm>{{1, 7, 2}});
    REQUIRE(judged("2 <= chests <= 5", {{"chests", 0}}).missed == std::vector<MissedTerm>{{0, 0, 2}});
}

TEST_CASE("where there is nothing, it is farther than anything")
{
    REQUIRE(judged("nearest_monster > 20", {{"nearest_monster", kNone}}).fits);
    REQUIRE(judged("nearest_monster >= nearest_chest", {{"nearest_monster", kNone}, {"nearest_chest", kNone}})
                .fits);
    const Judgement judgement = judged("nearest_chest <= 20", {{"nearest_chest", kNone}});
    REQUIRE_FALSE(judgement.fits);
    REQUIRE(judgement.miss == 1);
    REQUIRE(judgement.missed == std::vector<MissedTerm>{{0, kNone, kNone}});
}

TEST_CASE("what is undefined meets no comparison and none turned round")
{
    for (const char *relation : {"<", "<=", ">", ">=", "==", "!="}) {
        const std::string text = std::string("chests / gold ") + relation + " 1";
        INFO(text);
        for (const std::string &condition : {text, "not " + text}) {
            const Judgement judgement = judged(condition, {{"chests", 0}, {"gold", 0}});
            CHECK_FALSE(judgement.fits);
            CHECK(judgement.miss == 1);
            CHECK(judgement.missed.front().shortfall == kNone);
        }
    }
}

TEST_CASE("a quotient by 0 has no value and meets nothing, also after not")
{
    for (const char *text : {"chests / 0 > 3", "chests / gold > 3", "chests / gold < 3", "chests / gold != 3",
                             "chests / gold = none", "3 <= chests / (gold - gold)"}) {
        for (const std::string &condition : {std::string(text), "not " + std::string(text)}) {
            INFO(condition);
            CHECK_FALSE(judged(condition, {{"chests", 4}, {"gold", 0}}).fits);
        }
    }
    CHECK(judged("chests / gold > 3 or chests = 4", {{"chests", 4}, {"gold", 0}}).fits);
    CHECK(judged("not (chests / gold > 3 and chests = 5)", {{"chests", 4}, {"gold", 0}}).fits);
}

TEST_CASE("the largest and the smallest shortfalls still are misses between 0 and 1")
{
    const std::string huge = "1" + std::string(308, '0');
    const Judgement far = judged("-chests >= " + huge, {{"chests", 1e308}});
    REQUIRE(far.miss > 0.5);
    REQUIRE(far.miss <= 1);
    const Judgement close =
        judged("chests >= " + huge + " + chests * 0 + gold", {{"chests", std::nextafter(1e308, 0.0)}});
    REQUIRE(close.miss > 0);
    REQUIRE(close.miss < 1e-10);
    REQUIRE(judged("chests >= 1", {{"chests", 1 - 1e-16}}).miss > 0);
}

TEST_CASE("a world misses nothing exactly if it fits")
{
    REQUIRE(rc::check([] {
        const Judgement judgement = judged(randomConditionText(3), randomWorld());
        RC_ASSERT(judgement.fits == (judgement.miss == 0));
        RC_ASSERT(judgement.fits == judgement.missed.empty());
        for (std::size_t i = 1; i < judgement.missed.size(); ++i)
            RC_ASSERT(judgement.missed[i - 1].term < judgement.missed[i].term);
        for (const MissedTerm &term : judgement.missed)
            RC_ASSERT(term.shortfall > 0);
    }));
}

TEST_CASE("giving up early never changes whether a world fits nor the judgement of one near enough")
{
    REQUIRE(rc::check([] {
        const Condition condition = conditionOf(randomConditionText(3));
        const Condition::ValueOf valueOf = metricsOf(randomWorld());
        const Judgement whole = condition.judge(valueOf, kNone);
        const double worst =
            *rc::gen::element(-1.0, 0.0, 0.25, 0.5, 1.0, 1.5, whole.miss, std::nextafter(whole.miss, 0.0));
        const Judgement hurried = condition.judge(valueOf, worst);
        RC_ASSERT(hurried.fits == whole.fits);
        if (whole.fits || whole.miss <= worst) {
            RC_ASSERT(hurried == whole);
        } else {
            RC_ASSERT(hurried.miss > worst);
            RC_ASSERT(hurried.miss <= whole.miss);
        }
    }));
}

TEST_CASE("the order in which parts are written does not change which worlds fit")
{
    REQUIRE(rc::check([] {
        const std::string first = randomConditionText(2);
        const std::string second = randomConditionText(2);
        const MadeUpWorld world = randomWorld();
        for (const char *join : {" && ", " || "}) {
            RC_ASSERT(judged(first + join + second, world).fits == judged(second + join + first, world).fits);
        }
    }));
}

TEST_CASE("what is cheap is decided first and what is not needed is not asked for")
{
    const Condition condition = conditionOf("chokepoints(900) > 5 && floor_share(4) > 50% && chests(30) > 2");
    std::vector<std::string> asked;
    const Condition::ValueOf valueOf = [&](const MetricQuery &query) {
        asked.push_back(queryText(query));
        return 0.0;
    };
    REQUIRE_FALSE(condition.judge(valueOf, 0).fits);
    REQUIRE(asked == std::vector<std::string>{"floor_share(4)"});
    asked.clear();
    REQUIRE_FALSE(condition.judge(valueOf, kNone).fits);
    REQUIRE(asked == std::vector<std::string>{"floor_share(4)", "chests(30)", "chokepoints(900)"});
}

TEST_CASE("a metric is asked for once, however often it is written")
{
    int asked = 0;
    const Condition condition = conditionOf("2 <= chests <= 5 && chests * chests > chests");
    REQUIRE(condition
                .judge(
                    [&](const MetricQuery &) {
                        ++asked;
                        return 4.0;
                    },
                    kNone)
                .fits);
    REQUIRE(asked == 1);
}
