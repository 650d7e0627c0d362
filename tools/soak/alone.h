// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"

#include "tools/soak/measures.h"

namespace cave {

/// Plays a scenario with test players, saving every command as the program does; begins another world when a
/// run ends. Error: what can't be saved or opened, or is in another state than before when it is opened.
Result<SoakCounts> soakAlone(ScenarioKind scenario, bool realTime, const SoakTask &task);

} // namespace cave
