// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/metric.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

// The parsed form of a condition. Internal to `Condition`.

/// One step of a value in postfix form: numbers and metrics are pushed onto a stack, operators take their
/// operands from it.
struct ValueStep {
    enum class Kind : std::uint8_t { Number, Metric, Negate, Add, Subtract, Multiply, Divide };

    Kind kind = Kind::Number;
    double number = 0;      ///< of a Number
    std::size_t query = 0;  ///< of a Metric: index into the condition's queries
    std::size_t at = 0;     ///< of a Divide: the divisor in the condition's text, in bytes
    std::size_t length = 0; ///< of it, in bytes
};
using ValueProgram = std::vector<ValueStep>;

enum class Relation : std::uint8_t { Less, LessOrEqual, Greater, GreaterOrEqual, Equal, Unequal };

/// The inverse relation, undefined values aside.
Relation opposite(Relation relation);
/// The relation with its sides swapped.
Relation swapped(Relation relation);
/// "<="
std::string relationText(Relation relation);

struct ConditionTerm {
    ValueProgram left;
    Relation relation{};
    ValueProgram right;
    std::string leftText;
    std::string rightText;
    std::size_t rightAt = 0;        ///< of the right side in the condition's text, in bytes
    std::size_t rightLength = 0;    ///< of it, in bytes
    std::optional<MetricUnit> unit; ///< of the left side, if that is a single metric
    double step = 0;                ///< what a strict comparison requires beyond its bound
};

inline double negated(double value)
{
    return -value;
}
/// The result of an operator with two operands; undefined for a division by 0.
double combined(ValueStep::Kind sign, double left, double right);
bool holds(double left, Relation relation, double right);
/// Of a comparison that doesn't hold. No finite change helps if a side is infinite or undefined.
double shortfallOf(double left, const ConditionTerm &term, double right);
/// The same for sides that are `gap` apart.
double shortfallFor(double gap, const ConditionTerm &term);
/// In 0 .. 1, and never 0 despite rounding.
double missOf(double shortfall, double bound);

/// A part of a condition: one comparison, or several parts of which all or any must hold.
struct ConditionNode {
    enum class Kind : std::uint8_t { Term, All, Any };

    Kind kind = Kind::Term;
    std::size_t term = 0;             ///< of a Term; otherwise the first one inside
    double cost = 0;                  ///< of all its metrics
    std::vector<ConditionNode> parts; ///< cheapest first
};

/// A parsed condition without what its names stand for, which have an index each.
struct ConditionTree {
    ConditionNode root;
    std::vector<ConditionTerm> terms;
    std::vector<std::string> termTexts;
};

/// The value of a program, or its bounds; `leaf(step)` is that of a number or a name. `stack` is scratch
/// space, as this is done for many worlds.
template<class Value, class Leaf>
Value valueOf(const ValueProgram &program, std::vector<Value> &stack, Leaf leaf)
{
    if (program.size() == 1)
        return leaf(program.front());
    stack.clear();
    for (const ValueStep &step : program) {
        if (step.kind == ValueStep::Kind::Number || step.kind == ValueStep::Kind::Metric) {
            stack.push_back(leaf(step));
        } else if (step.kind == ValueStep::Kind::Negate) {
            stack.back() = negated(stack.back());
        } else {
            const Value last = stack.back();
            stack.pop_back();
            stack.back() = combined(step.kind, stack.back(), last);
        }
    }
    return stack.back();
}

struct Condition::Parts : ConditionTree {
    std::string text;
    std::vector<MetricQuery> queries;
};

// Arithmetic and comparisons of values of which only bounds are known. Rounding never makes a result look
// more certain than it is, as rounded operations are monotonic.

Bounds negated(const Bounds &value);
/// The result of an operator with two operands.
Bounds combined(ValueStep::Kind sign, const Bounds &left, const Bounds &right);

bool certainlyHolds(const Bounds &left, Relation relation, const Bounds &right);
/// A lower bound of the miss of a comparison; above 0 exactly if it certainly doesn't hold.
double leastMissOf(const Bounds &left, const ConditionTerm &term, const Bounds &right);

} // namespace cave
