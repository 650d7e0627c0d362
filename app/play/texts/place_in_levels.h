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

/// The coordinates of a cell, counted from the south-west corner of its level if it is on one.
QString placeCoordinates(const World &world, WorldPos p);

/// The exit of the level that the player is on, if they have seen it.
std::optional<WorldPos> knownExit(const World &world);

/// The same for its start.
std::optional<WorldPos> knownStart(const World &world);

/// What is special about a cell of a bounded level, such as its start or exit; empty if nothing. Generates
/// the cell's region if necessary.
QString featureText(World &world, WorldPos p);

} // namespace cave
