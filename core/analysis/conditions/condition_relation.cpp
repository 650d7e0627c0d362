// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_parts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cave {

Relation opposite(Relation relation)
{
    switch (relation) {
    case Relation::Less:
        return Relation::GreaterOrEqual;
    case Relation::LessOrEqual:
        return Relation::Greater;
    case Relation::Greater:
        return Relation::LessOrEqual;
    case Relation::GreaterOrEqual:
        return Relation::Less;
    case Relation::Equal:
        return Relation::Unequal;
    case Relation::Unequal:
        break;
    }
    return Relation::Equal;
}

Relation swapped(Relation relation)
{
    switch (relation) {
    case Relation::Less:
        return Relation::Greater;
    case Relation::LessOrEqual:
        return Relation::GreaterOrEqual;
    case Relation::Greater:
        return Relation::Less;
    case Relation::GreaterOrEqual:
        return Relation::LessOrEqual;
    case Relation::Equal:
    case Relation::Unequal:
        break;
    }
    return relation;
}

std::string relationText(Relation relation)
{
    switch (relation) {
    case Relation::Less:
        return "<";
    case Relation::LessOrEqual:
        return "<=";
    case Relation::Greater:
        return ">";
    case Relation::GreaterOrEqual:
        return ">=";
    case Relation::Equal:
        return "==";
    case Relation::Unequal:
        break;
    }
    return "!=";
}

double calculated(ValueStep::Kind sign, double left, double right)
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
