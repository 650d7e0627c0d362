// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_tokens.h"

#include <span>
#include <string_view>
#include <vector>

namespace cave {

/// What may follow inside the brackets of `count` or `nearest`, after `tokens` of `text`; the end isn't one
/// of them. All that may be there: what was typed of a word is up to the caller.
std::vector<Completion> thingCompletions(std::string_view text, std::span<const ConditionToken> tokens);

} // namespace cave
