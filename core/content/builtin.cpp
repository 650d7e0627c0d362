// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"

namespace cave {

// builtInContentTexts() and builtInCastText() are in a file that the build writes: see
// cmake/embed_content.cmake.

Result<Content> builtInContent(ScenarioKind scenario)
{
    return parseContent(builtInContentTexts(scenario));
}

} // namespace cave
