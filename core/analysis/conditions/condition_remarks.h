// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/base/message.h"
#include "core/world/world_spec.h"

#include <cstddef>
#include <vector>

namespace cave {

/// A number in a condition that is probably a mistake: with it, a comparison is true of no world, or a share
/// is above 1; or a divisor that is 0.
struct ConditionRemark {
    std::size_t at = 0;     ///< bytes in the condition's text
    std::size_t length = 0; ///< bytes, at least 1
    Message message;        ///< why, and what was probably meant
};

/// The remarks on comparisons of one metric with one number, and on divisions by 0, in the order of the text.
/// `base`: the worlds' generator and settings, on which the metrics' ranges depend; its seed doesn't matter.
/// A condition with remarks is valid all the same.
std::vector<ConditionRemark> remarksOn(const Condition &where, const WorldSpec &base);

} // namespace cave
