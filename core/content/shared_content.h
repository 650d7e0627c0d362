// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"

#include <memory>

namespace cave {

/// The tables by which worlds of `scenario` are played: `content` if they are of that scenario, else those
/// that the game ships with, which are read once. For those who look at worlds of several scenarios one after
/// another. From any thread; null only if a file in resources/content is wrong.
std::shared_ptr<const Content> contentFor(ScenarioKind scenario,
                                          const std::shared_ptr<const Content> &content = nullptr);

} // namespace cave
