// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <QString>

#include <optional>

namespace cave {

/// What to do next in a journey, in a sentence; none in a world without one.
std::optional<QString> objectiveText(const World &world);

} // namespace cave
