// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition_parts.h"
#include "core/analysis/metrics/bounds.h"

namespace cave {

// Arithmetic and comparisons of values of which only bounds are known. Rounding never makes a result look
// more certain than it is, as rounded operations are monotonic.

Bounds negated(const Bounds &value);
/// The result of an operator with two operands.
Bounds combined(ValueStep::Kind sign, const Bounds &left, const Bounds &right);

bool certainlyHolds(const Bounds &left, Relation relation, const Bounds &right);
/// A lower bound of the miss of a comparison; above 0 exactly if it certainly doesn't hold.
double leastMissOf(const Bounds &left, const ConditionTerm &term, const Bounds &right);

} // namespace cave
