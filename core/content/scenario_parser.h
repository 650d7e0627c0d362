// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/scenario.h"

#include <string_view>

namespace cave {

/// Parses a scenario.json: { "kind", "name", "combat", "view" } and, where they differ from the Endless
/// Caves, "description", "diagonal_moves", "contact", "relentless", "chase_speed", "disguised", "mortal",
/// "habits"; with the combat "dice" also a "hero". An empty text stands for the Endless Caves. Errors name
/// file and part: "scenario.json: hero: start: strength must be ...". `parseContent` checks whether the keys
/// of habits and equipment exist. `version` and `newest`: see `parseVersion`.
Result<Scenario> parseScenario(std::string_view text, int version, int &newest);

} // namespace cave
