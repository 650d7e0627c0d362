// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace cave {

/// The key of the metric probably meant by an unknown word; empty if none is similar.
std::string_view similarMetric(std::string_view word);

/// The one of these words that is probably meant by another one; empty if none is similar.
std::string_view similarWord(std::string_view word, std::span<const std::string_view> known);

// Completions that don't depend on what names stand for.

/// No completions of the word at byte `cursor` of a text; of none, if that is a number.
Completions completionsOfWordAt(std::string_view text, std::size_t cursor);

/// What may follow a value: relations, or, behind a comparison, what joins it to others; the bracket that
/// closes an open one.
std::vector<Completion> operatorCompletions(bool compared, bool open);

} // namespace cave
