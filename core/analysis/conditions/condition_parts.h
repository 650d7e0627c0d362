// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/metric.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

// What a condition is made of once it is read. Part of `Condition`; others have no use for it.

/// One step of a value in postfix form: numbers and metrics are put on a stack, the rest take theirs from it.
struct ValueStep {
    enum class Kind : std::uint8_t { Number, Metric, Negate, Add, Subtract, Multiply, Divide };

    Kind kind = Kind::Number;
    double number = 0;     ///< of a Number
    std::size_t query = 0; ///< of a Metric: index into the condition's queries
};
using ValueProgram = std::vector<ValueStep>;

enum class Relation : std::uint8_t { Less, LessOrEqual, Greater, GreaterOrEqual, Equal, Unequal };

/// The relation that holds where this one does not, undefined values apart.
Relation opposite(Relation relation);
/// The relation of the sides swapped.
Relation swapped(Relation relation);
/// "<="
std::string relationText(Relation relation);

struct ConditionTerm {
    ValueProgram left;
    Relation relation{};
    ValueProgram right;
    std::string leftText;
    std::string rightText;
    std::optional<MetricUnit> unit; ///< of the left side, if that is one metric
    double step = 0;                ///< what a strict comparison asks for beyond its bound
};

/// A part of a condition: one comparison, or several parts of which all or any have to hold.
struct ConditionNode {
    enum class Kind : std::uint8_t { Term, All, Any };

    Kind kind = Kind::Term;
    std::size_t term = 0;             ///< of a Term; else the first of those inside
    double cost = 0;                  ///< of all metrics that it asks for
    std::vector<ConditionNode> parts; ///< cheapest first
};

struct Condition::Parts {
    std::string text;
    ConditionNode root;
    std::vector<ConditionTerm> terms;
    std::vector<std::string> termTexts;
    std::vector<MetricQuery> queries;
};

} // namespace cave
