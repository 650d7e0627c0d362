// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <QString>

#include <optional>

namespace cave {

/// What to do next in a journey, in a sentence or two; none in other worlds.
std::optional<QString> journeyObjective(const World &world);

} // namespace cave
