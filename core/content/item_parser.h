// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace cave {

struct Content;

/// Reads items.json: the items, also those with affixes, and what camps and shrines of journeys offer. What
/// depends on the scenario is checked by the caller.
Result<void> readItems(std::string_view text, Content &content);

} // namespace cave
