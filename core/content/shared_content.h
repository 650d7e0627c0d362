// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"

#include <memory>

namespace cave {

/// The content for worlds of `scenario`: `content` if it is of that scenario, otherwise the built-in one,
/// which is read once. For code that handles worlds of several scenarios. Thread-safe; null only if a file in
/// resources/content is invalid.
std::shared_ptr<const Content> contentFor(ScenarioKind scenario,
                                          const std::shared_ptr<const Content> &content = nullptr);

} // namespace cave
