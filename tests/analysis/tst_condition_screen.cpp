// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_screen.h"
#include "core/analysis/metrics/bounds.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cmath>
#include <map>
#include <rapidcheck.h>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

using Verdict = ConditionScreen::Verdict;

/// A world whose metrics become known bit by bit, as a test says.
class SlowWorld final : public Measuring {
public:
    struct Metric {
        Bounds outlook;            ///< once the spawn is known about
        std::vector<Bounds> steps; ///< while it is measured
        double value = 0;
        std::chrono::milliseconds takes{0};
    };
    explicit SlowWorld(std::map<std::string, Metric> metrics) : m_metrics(std::move(metrics)) {}

    bool learn(Knowledge knowledge) override
    {
        m_known = knowledge;
        return !failsToEnter || knowledge != Knowledge::Spawn;
    }
    [[nodiscard]] bool isEnterable() const override
    {
        return m_known == Knowledge::Spawn || (m_known != Knowledge::Spec && !failsToEnter);
    }
    Bounds outlook(const MetricQuery &query) override
    {
        return m_known == Knowledge::Spec ? Bounds{-kNone, kNone, true} : m_metrics[queryText(query)].outlook;
    }
    Bounds measure(const MetricQuery &query, const Enough &enough) override
    {
        const Metric &metric = m_metrics[queryText(query)];
        asked.push_back(queryText(query));
        std::this_thread::sleep_for(metric.takes);
        for (const Bounds &bounds : metric.steps) {
            if (enough(bounds))
                return bounds;
        }
        finished.push_back(queryText(query));
        return Bounds::exactly(metric.value);
    }

    bool failsToEnter = false;
    std::vector<std::string> asked;
    std::vector<std::string> finished;
    [[nodiscard]] Knowledge known() const { return m_known; }

private:
    std::map<std::string, Metric> m_metrics;
    Knowledge m_known = Knowledge::Spec;
};

Verdict screened(std::string_view text, SlowWorld &world, double worst = 0)
{
    return ConditionScreen(conditionOf(text)).screen(world, worst);
}

double randomEnd()
{
    return *rc::gen::element(-kNone, -3.0, -1.0, 0.0, 0.5, 1.0, 2.0, 7.0, kNone);
}

/// A world with bounds around the values of another one.
std::pair<SlowWorld::Metric, double> randomMetric()
{
    const double value = *rc::gen::element(-1.0, 0.0, 0.5, 1.0, 2.0, 7.0, kNone, kUndefined);
    SlowWorld::Metric metric;
    metric.value = value;
    for (int i = *rc::gen::inRange(0, 3); i >= 0; --i) {
        Bounds bounds{randomEnd(), randomEnd(), std::isnan(value) || *rc::gen::arbitrary<bool>()};
        if (!std::isnan(value)) {
            bounds.low = std::min(bounds.low, value);
            bounds.high = std::max(bounds.high, value);
        } else if (bounds.low > bounds.high) {
            std::swap(bounds.low, bounds.high);
        }
        if (*rc::gen::inRange(0, 4) == 0)
            bounds = Bounds::exactly(value);
        (metric.steps.empty() ? metric.outlook : metric.steps.back()) = bounds;
        metric.steps.push_back(bounds);
    }
    return {metric, value};
}

std::string randomValue(int depth)
{
    if (depth == 0 || *rc::gen::inRange(0, 2) == 0) {
        const auto leaf = *rc::gen::elementOf(
            std::vector<std::string>{"chests", "gold", "monsters", "nearest_chest", "0", "1", "2.5", "7"});
        return leaf;
    }
    const auto sign = *rc::gen::elementOf(std::vector<std::string>{" + ", " - ", " * ", " / "});
    return "(" + randomValue(depth - 1) + sign + randomValue(depth - 1) + ")";
}

std::string randomCondition(int depth)
{
    if (depth == 0) {
        const auto relation =
            *rc::gen::elementOf(std::vector<std::string>{" < ", " <= ", " > ", " >= ", " = ", " != "});
        return randomValue(1) + relation + randomValue(1);
    }
    const std::string join = *rc::gen::arbitrary<bool>() ? " && " : " || ";
    return (*rc::gen::inRange(0, 4) == 0 ? "not (" : "(") + randomCondition(depth - 1) + join +
           randomCondition(depth - 1) + ")";
}

} // namespace

TEST_CASE("a world is rejected only for what is certain")
{
    REQUIRE(rc::check([] {
        const Condition condition = conditionOf(randomCondition(*rc::gen::inRange(0, 3)));
        std::map<std::string, SlowWorld::Metric> metrics;
        MadeUpWorld values;
        for (const MetricQuery &query : condition.queries()) {
            const auto [metric, value] = randomMetric();
            metrics[queryText(query)] = metric;
            values[queryText(query)] = value;
        }
        const Judgement whole = condition.judge(metricsOf(values), kNone);
        const double worst = *rc::gen::element(0.0, 0.25, 0.5, 1.0, 2.0, std::nextafter(whole.miss, 0.0));
        SlowWorld world(metrics);
        ConditionScreen screen(condition);
        const Verdict verdict = screen.screen(world, worst);
        RC_ASSERT(verdict != Verdict::Failed);
        RC_ASSERT(verdict == Verdict::Open || whole.miss > worst);
    }));
}

TEST_CASE("a world is rejected by what is known of it before anything is measured")
{
    SlowWorld world({{"chests", {{0, 4}, {}, 3}}});
    CHECK(screened("chests >= 5", world) == Verdict::Misses);
    CHECK(world.asked.empty());
    CHECK(world.known() == Knowledge::Glimpse);
}

TEST_CASE("a condition that never holds costs a glimpse at each world, to find those that can't be entered")
{
    SlowWorld world({});
    CHECK(screened("3 > 4", world) == Verdict::Misses);
    CHECK(world.known() == Knowledge::Glimpse);
    SlowWorld closed({});
    closed.failsToEnter = true;
    CHECK(screened("3 > 4", closed) == Verdict::Failed);
}

TEST_CASE("a metric is measured only until its comparison is decided")
{
    SlowWorld world({{"monsters", {{0, kNone}, {{0, 9}, {1, 9}, {2, 9}}, 3}}});
    CHECK(screened("monsters = 0", world) == Verdict::Misses);
    CHECK(world.asked == std::vector<std::string>{"monsters"});
    CHECK(world.finished.empty());
}

TEST_CASE("a comparison that certainly holds isn't measured")
{
    SlowWorld world({{"chests", {{3, 9}, {}, 4}}, {"monsters", {{0, kNone}, {}, 3}}});
    CHECK(screened("chests >= 2 && monsters = 0", world) == Verdict::Misses);
    CHECK(world.asked == std::vector<std::string>{"monsters"});
}

TEST_CASE("a near miss of interest is left open, one that is too far off isn't")
{
    for (const double worst : {0.1, 0.3, 0.6}) {
        SlowWorld world({{"chests", {{0, 3}, {}, 2}}});
        INFO(worst);
        const bool misses = screened("chests >= 5", world, worst) == Verdict::Misses;
        CHECK(world.asked.empty() == (worst < 2.0 / (2 + 5 + 1)));
        CHECK(misses == (worst < 3.0 / (3 + 5 + 1)));
    }
}

TEST_CASE("what rejects most worlds for its time comes first after a while, whatever is said of its cost")
{
    ConditionScreen screen(conditionOf("floor_share(4) > 50% && chokepoints(900) > 5"));
    std::vector<std::string> asked;
    for (int i = 0; i < 200; ++i) {
        SlowWorld world({{"floor_share(4)", {{0, 1}, {}, 1, std::chrono::milliseconds(2)}},
                         {"chokepoints(900)", {{0, kNone}, {}, 0}}});
        CHECK(screen.screen(world, 0) == Verdict::Misses);
        asked = world.asked;
    }
    CHECK(asked == std::vector<std::string>{"chokepoints(900)"});
}
