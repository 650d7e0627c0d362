// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <QString>

#include <optional>

namespace cave {

/// "Floor 2 of 5", "Room 3 of 10", "Level 1 of 4", or the name of the scenario where there is one level;
/// empty in an endless world.
QString levelText(const World &world, WorldPos p);

/// "Floor 2", "Room 3 of 10": the title of a level where there are several.
QString levelTitle(const World &world, int number);

/// What is special about a cell of a bounded level: its start, where it is left; empty if nothing is. Its
/// region is made, and nothing else changes.
QString featureText(World &world, WorldPos p);

} // namespace cave
