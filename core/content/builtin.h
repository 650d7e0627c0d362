// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"

#include <memory>
#include <string_view>

namespace cave {

/// The built-in content of a scenario, which is read once for each version. Thread-safe; null only if a file
/// in resources/content is invalid.
std::shared_ptr<const Content> contentFor(ScenarioKind scenario, int version = kNewestContent);

/// The files of a scenario in resources/content, embedded in the library, so that programs need no files.
[[nodiscard]] ContentTexts builtInContentTexts(ScenarioKind scenario = {});

/// rooms/cast.json: the monsters of level files. Not part of the content stored with worlds.
[[nodiscard]] std::string_view builtInCastText();

/// journey/landmarks.json: the pieces that the generator sets into caves; see core/gen/journey/landmark.h.
[[nodiscard]] std::string_view builtInLandmarksText();

/// achievements.json: see core/io/worlds/achievements.h.
[[nodiscard]] std::string_view builtInAchievementsText();

/// The built-in content. Fails only if a file in resources/content is invalid.
Result<Content> builtInContent(ScenarioKind scenario = {}, int version = kNewestContent);

} // namespace cave
