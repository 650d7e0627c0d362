// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cave::test {

inline constexpr double kNone = std::numeric_limits<double>::infinity();

/// A condition that must be right.
inline Condition conditionOf(std::string_view text)
{
    ConditionError error;
    std::optional<Condition> condition = Condition::parse(text, error);
    INFO(text << ": byte " << error.at << ": " << error.message.english());
    REQUIRE(condition);
    return *condition;
}

/// A made-up world: what its metrics are, by how they are written; 0 where nothing is said.
using MadeUpWorld = std::map<std::string, double>;

inline Condition::ValueOf metricsOf(MadeUpWorld world)
{
    return [world = std::move(world)](const MetricQuery &query) {
        const auto found = world.find(queryText(query));
        return found == world.end() ? 0.0 : found->second;
    };
}

inline Judgement judged(std::string_view text, MadeUpWorld world, double worst = kNone)
{
    return conditionOf(text).judge(metricsOf(std::move(world)), worst);
}

} // namespace cave::test
