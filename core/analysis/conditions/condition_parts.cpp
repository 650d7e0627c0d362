// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_parts.h"

#include "core/base/enum_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace cave {
namespace {

constexpr Bounds kAnything{-kInfinity, kInfinity, true};

struct RelationEntry {
    Relation opposite;
    Relation swapped;
    const char *text;
};

const RelationEntry &entryOf(Relation relation)
{
    static constexpr std::array<RelationEntry, kValuesOf<Relation>> kEntries{
        {{Relation::GreaterOrEqual, Relation::Greater, "<"},
         {Relation::Greater, Relation::GreaterOrEqual, "<="},
         {Relation::LessOrEqual, Relation::Less, ">"},
         {Relation::Less, Relation::LessOrEqual, ">="},
         {Relation::Unequal, Relation::Equal, "=="},
         {Relation::Equal, Relation::Unequal, "!="}}};
    return kEntries[static_cast<std::size_t>(relation)];
}

bool isUndefined(const Bounds &value)
{
    return std::isnan(value.low);
}

bool mayBeInfinite(const Bounds &value)
{
    return std::isinf(value.low) || std::isinf(value.high);
}

Bounds sum(const Bounds &a, const Bounds &b)
{
    const bool opposite =
        (a.high == kInfinity && b.low == -kInfinity) || (a.low == -kInfinity && b.high == kInfinity);
    if (opposite)
        return kAnything;
    return {a.low + b.low, a.high + b.high, a.mayBeUndefined || b.mayBeUndefined};
}

/// Of all results at the ends of the operands.
Bounds around(const std::array<double, 4> &ends, bool mayBeUndefined)
{
    const auto [low, high] = std::ranges::minmax(ends);
    return {low, high, mayBeUndefined};
}

Bounds product(const Bounds &a, const Bounds &b)
{
    if (mayBeInfinite(a) || mayBeInfinite(b)) {
        const bool positive = a.low >= 0 && b.low >= 0;
        return {positive ? 0 : -kInfinity, kInfinity, true};
    }
    return around({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high},
                  a.mayBeUndefined || b.mayBeUndefined);
}

Bounds quotient(const Bounds &a, const Bounds &b)
{
    if (b.low == 0 && b.high == 0)
        return Bounds::exactly(std::numeric_limits<double>::quiet_NaN());
    if ((b.low <= 0 && b.high >= 0) || (mayBeInfinite(a) && mayBeInfinite(b)))
        return kAnything;
    return around({a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high},
                  a.mayBeUndefined || b.mayBeUndefined);
}

bool certainlyFails(const Bounds &left, Relation relation, const Bounds &right)
{
    switch (relation) {
    case Relation::Less:
        return left.low >= right.high;
    case Relation::LessOrEqual:
        return left.low > right.high;
    case Relation::Greater:
        return left.high <= right.low;
    case Relation::GreaterOrEqual:
        return left.high < right.low;
    case Relation::Equal:
        return left.low > right.high || left.high < right.low;
    case Relation::Unequal:
        break;
    }
    return left.low == left.high && right.low == right.high && left.low == right.low;
}

} // namespace

Bounds negated(const Bounds &value)
{
    return {-value.high, -value.low, value.mayBeUndefined};
}

Bounds combined(ValueStep::Kind sign, const Bounds &left, const Bounds &right)
{
    if (left.isExact() && right.isExact())
        return Bounds::exactly(combined(sign, left.low, right.low));
    if (isUndefined(left) || isUndefined(right))
        return Bounds::exactly(std::numeric_limits<double>::quiet_NaN());
    switch (sign) {
    case ValueStep::Kind::Add:
        return sum(left, right);
    case ValueStep::Kind::Subtract:
        return sum(left, negated(right));
    case ValueStep::Kind::Multiply:
        return product(left, right);
    default:
        return quotient(left, right);
    }
}

bool certainlyHolds(const Bounds &left, Relation relation, const Bounds &right)
{
    return !left.mayBeUndefined && !right.mayBeUndefined && !isUndefined(left) && !isUndefined(right) &&
           certainlyFails(left, opposite(relation), right);
}

double leastMissOf(const Bounds &left, const ConditionTerm &term, const Bounds &right)
{
    if (left.isExact() && right.isExact()) {
        const bool holding = holds(left.low, term.relation, right.low);
        return holding ? 0 : missOf(shortfallOf(left.low, term, right.low), right.low);
    }
    if (isUndefined(left) || isUndefined(right))
        return 1;
    if (!certainlyFails(left, term.relation, right))
        return 0;
    // The ends that are nearest to each other. The quotient isn't monotonic to the last digit.
    constexpr double kRounding = 1 - 1e-9;
    const double gap = left.low > right.high ? left.low - right.high : right.low - left.high;
    const double farthest = std::max(std::fabs(right.low), std::fabs(right.high));
    const double shortfall = shortfallFor(gap > 0 ? gap : 0, term);
    return std::max(missOf(shortfall, farthest) * kRounding, std::numeric_limits<double>::min());
}

Relation opposite(Relation relation)
{
    return entryOf(relation).opposite;
}

Relation swapped(Relation relation)
{
    return entryOf(relation).swapped;
}

std::string relationText(Relation relation)
{
    return entryOf(relation).text;
}

double combined(ValueStep::Kind sign, double left, double right)
{
    switch (sign) {
    case ValueStep::Kind::Add:
        return left + right;
    case ValueStep::Kind::Subtract:
        return left - right;
    case ValueStep::Kind::Multiply:
        return left * right;
    default: // the quotient of nothing is none, on either side of 0
        return right == 0 ? std::numeric_limits<double>::quiet_NaN() : left / right;
    }
}

bool holds(double left, Relation relation, double right)
{
    if (std::isnan(left) || std::isnan(right))
        return false;
    switch (relation) {
    case Relation::Less:
        return left < right;
    case Relation::LessOrEqual:
        return left <= right;
    case Relation::Greater:
        return left > right;
    case Relation::GreaterOrEqual:
        return left >= right;
    case Relation::Equal:
        return left == right;
    case Relation::Unequal:
        break;
    }
    return left != right;
}

double shortfallOf(double left, const ConditionTerm &term, double right)
{
    if (!std::isfinite(left) || !std::isfinite(right))
        return std::numeric_limits<double>::infinity();
    return shortfallFor(std::fabs(left - right), term);
}

double shortfallFor(double gap, const ConditionTerm &term)
{
    switch (term.relation) {
    case Relation::LessOrEqual:
    case Relation::GreaterOrEqual:
    case Relation::Equal:
        return gap;
    case Relation::Less:
    case Relation::Greater:
    case Relation::Unequal:
        break;
    }
    return gap + term.step;
}

double missOf(double shortfall, double bound)
{
    if (std::isinf(shortfall))
        return 1;
    constexpr double kQuarter = 0.25; // prevents overflow to infinity for the largest numbers
    const double part = shortfall * kQuarter;
    const double whole = part + std::fabs(bound) * kQuarter + kQuarter;
    return std::max(part / whole, std::numeric_limits<double>::min());
}

} // namespace cave
