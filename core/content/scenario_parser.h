// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/scenario.h"

#include <string_view>

namespace cave {

/// Reads the text of a scenario.json: { "kind", "name", "combat", "view" } and, where they aren't as in the
/// Endless Caves, "description", "diagonal_moves", "contact", "relentless", "chase_speed", "disguised",
/// "mortal", "habits"; with the combat "dice" also a "hero". An empty text is the Endless Caves. Errors name
/// file and part: "scenario.json: hero: start: strength must be ...". Whether the keys of habits and
/// equipment exist is for `parseContent` to see.
Result<Scenario> parseScenario(std::string_view text);

} // namespace cave
