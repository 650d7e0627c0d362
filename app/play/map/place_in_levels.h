// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <QString>

#include <optional>

namespace cave {

/// "Floor 2 of 5", "Room 3 of 10", "Level 1 of 4", or the name of the scenario if there is one level; empty
/// in an endless world.
QString levelText(const World &world, WorldPos p);

/// "Floor 2", "Room 3 of 10": the title of a level if there are several.
QString levelTitle(const World &world, int number);

/// What is special about a cell of a bounded level, such as its start or exit; empty if nothing. Generates
/// the cell's region if necessary.
QString featureText(World &world, WorldPos p);

} // namespace cave
