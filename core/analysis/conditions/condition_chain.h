// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <cstddef>
#include <vector>

namespace cave {

/// A part of a condition, with its place in the text of the whole.
struct ChainPart {
    std::size_t at = 0;     ///< bytes
    std::size_t length = 0; ///< bytes
    Condition condition;
};

/// The parts that must all hold, in the order of the text: those that "and" joins, also inside brackets. A
/// condition of another form is its only part.
std::vector<ChainPart> chainOf(const Condition &where);

} // namespace cave
