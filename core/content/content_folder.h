// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"

#include <filesystem>

namespace cave {

/// `parseContent` of items.json, monsters.json, trees.json and, if there is one, scenario.json in `folder`.
/// Errors: also a file that is missing, unreadable or over 1 MiB.
Result<Content> loadContent(const std::filesystem::path &folder);

} // namespace cave
