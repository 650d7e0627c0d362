// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace cave {

// Completions that don't depend on what names stand for.

/// No completions of the word at byte `cursor` of a text; of none, if that is a number.
Completions completionsOfWordAt(std::string_view text, std::size_t cursor);

/// What may follow a value: relations, or, behind a comparison, what joins it to others; the bracket that
/// closes an open one.
std::vector<Completion> operatorCompletions(bool compared, bool open);

} // namespace cave
