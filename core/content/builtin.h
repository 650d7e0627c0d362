// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"

namespace cave {

/// The texts of a scenario in resources/content as they were when the library was built, so that programs
/// need no files.
[[nodiscard]] ContentTexts builtInContentTexts(ScenarioKind scenario = {});

/// The content that the game ships with. Fails only if a file in resources/content is wrong.
Result<Content> builtInContent(ScenarioKind scenario = {});

} // namespace cave
