// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/metric.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <fstream>
#include <iterator>
#include <string>

using Catch::Matchers::ContainsSubstring;

TEST_CASE("the user guide defines every metric as the program does")
{
    std::ifstream file(CAVEGAME_SOURCE_DIR "/resources/help/13-conditions-and-metrics.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    REQUIRE_FALSE(text.empty());
    for (const cave::MetricInfo &info : cave::metricInfos()) {
        CHECK_THAT(
            text, ContainsSubstring("**" + std::string(info.label) + "** · `" + std::string(info.key) + "`"));
        CHECK_THAT(text, ContainsSubstring(std::string(info.definition)));
        const std::string reach =
            info.reach == cave::MetricReach::Level ? "all levels" : std::to_string(info.ownReach);
        CHECK_THAT(text, ContainsSubstring(" " + reach + "  \n" + std::string(info.definition)));
    }
    for (const cave::MetricInfo &info : cave::thingMetricInfos())
        CHECK_THAT(text, ContainsSubstring("**" + std::string(info.label) + "** · `" + std::string(info.key) +
                                           "(…)`") &&
                             ContainsSubstring(" " + std::to_string(info.ownReach) + "  \n" +
                                               std::string(info.definition)));
}
