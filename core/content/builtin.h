// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"

#include <string_view>

namespace cave {

/// The texts of a scenario in resources/content as they were when the library was built, so that programs
/// need no files.
[[nodiscard]] ContentTexts builtInContentTexts(ScenarioKind scenario = {});

/// rooms/cast.json: which monsters level files hold. No part of a content: worlds don't keep it.
[[nodiscard]] std::string_view builtInCastText();

/// The content that the game ships with. Fails only if a file in resources/content is wrong.
Result<Content> builtInContent(ScenarioKind scenario = {});

} // namespace cave
