// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"

#include <memory>

namespace cave {

/// The built-in content of a scenario, which is read once for each version. Thread-safe; null only if a file
/// in resources/content is invalid.
std::shared_ptr<const Content> contentFor(ScenarioKind scenario, int version = kNewestContent);

} // namespace cave
