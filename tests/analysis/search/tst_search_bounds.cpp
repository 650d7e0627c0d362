// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"
#include "core/analysis/search/search.h"
#include "core/base/random_stream.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/search/search_fixtures.h"
#include "tests/support/asked_number.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr std::int64_t kWorldsPerSearch = 20;

/// The number of worlds that are searched.
std::int64_t worldsToSearch()
{
    return askedNumber("CAVEGAME_BOUNDS_WORLDS", 4000);
}

/// The farthest that metrics reach, in cells or steps.
int farthest()
{
    return static_cast<int>(askedNumber("CAVEGAME_BOUNDS_REACH", 8));
}

/// Draws searches that are neither met by all worlds nor by none.
class Draw {
public:
    explicit Draw(std::int64_t number) : m_draws(static_cast<std::uint64_t>(number), "search") {}

    int below(int bound) { return static_cast<int>(m_draws.nextBelow(asBound(bound))); }

    SearchRequest request()
    {
        m_spec = specOf(
            seedGenerators()[static_cast<std::size_t>(below(static_cast<int>(seedGenerators().size())))], {});
        const std::vector<int> &versions = generatorInfo(m_spec.generator.kind).versions;
        m_spec.generator.version =
            versions[static_cast<std::size_t>(below(static_cast<int>(versions.size())))];
        vary(m_spec.settings);
        m_first = below(1'000'000);
        return {SeedSet::range(m_spec, m_first, kWorldsPerSearch).value(), conditionOf(condition(2)),
                below(6) == 0 ? 3 : 0, below(3) * 5};
    }

private:
    /// Mostly the usual settings, as in most searches.
    void vary(WorldSettings &settings)
    {
        if (below(3) > 0)
            return;
        for (const SettingInfo &setting : settingsOf(m_spec.generator.kind)) {
            // With other thresholds, many worlds are all rock, and it takes long to find that out.
            if (below(3) == 0 && !setting.key.starts_with("cavern.") && setting.key != "caves.threshold")
                setting.set(settings, setting.minimum + below(setting.maximum - setting.minimum + 1));
        }
    }

    std::string condition(int depth)
    {
        if (depth == 0 || below(3) == 0)
            return comparison();
        const std::string join = below(3) == 0 ? " || " : " && ";
        std::string text = below(5) == 0 ? "not (" : "(";
        for (int parts = 1 + below(3); parts > 0; --parts)
            text += condition(depth - 1) + (parts > 1 ? join : "");
        return text + ")";
    }

    std::string comparison()
    {
        constexpr std::array<std::string_view, 8> kRelations{"<", "<=", ">", ">=", ">=", ">", "=", "!="};
        if (below(30) == 0)
            return "3 > 4";
        const MetricQuery query = metric();
        std::string left = queryText(query);
        double around = valueOf(query);
        if (below(8) == 0) {
            const MetricQuery other = metric();
            constexpr std::array<char, 4> kSigns{'+', '-', '*', '/'};
            left =
                "(" + left + " " + kSigns[static_cast<std::size_t>(below(4))] + " " + queryText(other) + ")";
            around = 2 * around;
        }
        around *= 1 + (below(5) - 2) * 0.2; // other worlds, too, are near it
        const std::string right = std::isfinite(around) ? std::to_string(std::fabs(around)) : "20";
        const std::string_view relation = kRelations[static_cast<std::size_t>(below(kRelations.size()))];
        return left + " " + std::string(relation) + " " +
               (below(3) > 0 ? right.substr(0, right.find('.')) : right);
    }

    MetricQuery metric()
    {
        if (below(4) == 0 && isMeasuredIn(ownQuery(MetricId::ThingCount), m_spec.generator.kind))
            return things();
        while (true) {
            const MetricInfo &info = metricInfos()[static_cast<std::size_t>(below(kMetricCount))];
            MetricQuery query = ownQuery(info.id);
            if (info.reach == MetricReach::Level)
                query.reach = below(4);
            else
                query.reach = 1 + below(farthest());
            if (isMeasuredIn(query, m_spec.generator.kind))
                return query;
        }
    }

    MetricQuery things()
    {
        MetricQuery query = ownQuery(below(2) == 0 ? MetricId::ThingCount : MetricId::ThingSteps);
        query.reach = 1 + below(60);
        query.things.thing = thing(2);
        for (int i = below(3); i > 0; --i)
            query.things.nearnesses[static_cast<std::size_t>(i - 1)] = {thing(3), 1 + below(25),
                                                                        below(2) == 0};
        if (query.things.nearnesses[0].other.kind == ThingKind::Spawn)
            query.things.nearnesses[0].apart = true; // otherwise it is the reach
        if (query.things.nearnesses[1].other.kind == ThingKind::Spawn)
            query.things.nearnesses[1].apart = true;
        return query;
    }

    /// Mostly without properties, as otherwise hardly any world has one.
    Thing thing(int kinds)
    {
        constexpr std::array kKinds{ThingKind::Chest, ThingKind::Monster, ThingKind::Spawn};
        Thing drawn{kKinds[static_cast<std::size_t>(below(kinds))]};
        if (drawn.kind == ThingKind::Spawn || below(2) == 0)
            return drawn;
        const auto property = static_cast<ThingProperty>(below(3));
        PropertyRange &range = drawn.properties[static_cast<std::size_t>(
            drawn.kind == ThingKind::Chest ? property : ThingProperty::Health)];
        range.low = below(15);
        if (below(3) == 0)
            range.high = range.low + below(10);
        return drawn;
    }

    double valueOf(const MetricQuery &query)
    {
        WorldSpec spec = m_spec;
        spec.seed = std::to_string(m_first + below(static_cast<int>(kWorldsPerSearch)));
        Result<Survey> survey = Survey::begin(spec, gameContent());
        return survey ? survey->value(query) : 0;
    }

    RandomStream m_draws;
    WorldSpec m_spec;
    std::int64_t m_first = 0;
};

std::string textOf(const SearchRequest &request)
{
    const WorldSpec spec = request.seeds.at(0);
    std::string text = std::string(generatorName(spec.generator.kind)) + " " +
                       std::to_string(spec.generator.version) + " from " + spec.seed + ": " +
                       request.where.text() + " near " + std::to_string(request.keepNear) + " limit " +
                       std::to_string(request.limit);
    for (const SettingInfo &setting : settingsOf(spec.generator.kind))
        text += " " + std::string(setting.key) + "=" + settingText(setting, spec.settings);
    return text;
}

/// Undefined values are equal.
bool sameHits(const std::vector<SearchHit> &a, const std::vector<SearchHit> &b)
{
    return std::ranges::equal(a, b, [](const SearchHit &x, const SearchHit &y) {
        return x.index == y.index && x.judgement == y.judgement &&
               std::ranges::equal(x.values, y.values, [](double v, double w) {
                   return v == w || (std::isnan(v) && std::isnan(w));
               });
    });
}

Found boundedSearch(const SearchRequest &request, int threads)
{
    Search search(request, gameContent(), threads);
    Found found;
    for (bool ended = false; !ended;) {
        search.wait(1000);
        ended = search.ended();
        for (SearchHit &hit : search.takeMatches())
            found.matches.push_back(std::move(hit));
    }
    found.state = search.state();
    return found;
}

} // namespace

TEST_CASE(
    "a search rejects worlds early, and finds what measuring every world finds, among as many worlds as "
    "CAVEGAME_BOUNDS_WORLDS asks for")
{
    std::int64_t matches = 0;
    for (std::int64_t number = 0; number * kWorldsPerSearch < worldsToSearch(); ++number) {
        Draw draw(number);
        const SearchRequest request = draw.request();
        const Found expected = plainSearch(
            request, [](const WorldSpec &spec) { return Survey::measuring(spec, gameContent()); });
        const Found found = boundedSearch(request, 1 + static_cast<int>(number % 2));
        INFO(number << ": " << textOf(request));
        REQUIRE(sameHits(found.matches, expected.matches));
        REQUIRE(sameHits(found.state.near, expected.state.near));
        REQUIRE(found.state.failures == expected.state.failures);
        REQUIRE(found.state.done == expected.state.done);
        matches += found.state.matches;
    }
    REQUIRE(matches > 0);
}
