// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace cave {

/// "floor", "rock", "water", "trees", "outside the level": in lower case.
QString terrainText(Terrain terrain);
/// "START" and "FINISH".
QString featureText(FeatureKind kind);
/// Whether a cell is its level's start or exit; none if neither.
std::optional<FeatureKind> featureAt(const LevelPlan &plan, WorldPos p);

/// The number of a region's cells inside levels; all of them in an endless world.
std::int64_t cellsInLevels(const LevelPlan &plan, RegionPos pos, int regionSize);

/// "Floor 3" in a dungeon, "Room 3 · dangerous" on a map of rooms, "Level 3 · caves" for level files;
/// "Cavern".
QString levelName(const World &world, const Level &level);
/// The levels that overlap a region: the name of one, or "Rooms 1, 4"; empty if there is none.
QString levelNamesOf(const World &world, RegionPos pos);
/// A position in its level's own coordinates, from the south-west corner: "floor 3 (12, 7)". Empty in an
/// endless world and outside every level.
QString levelPlaceText(const WorldSpec &spec, const LevelPlan &plan, WorldPos p);
/// Only the coordinates, of its level if it is on one: "12, 7".
QString ownCoordinates(const LevelPlan &plan, WorldPos p);
/// The shortest unambiguous position: in its level's coordinates if there are several levels, else in the
/// world's ("12, -40").
QString placeText(const WorldSpec &spec, const LevelPlan &plan, WorldPos p);

/// A feature, in lower case: "door", "spikes", "potion that heals 50".
QString featureText(const Feature &feature, const Content &content);
/// Everything special about a cell in addition to its terrain: START and FINISH, and features that are or
/// were there.
QStringList featureTexts(World &world, WorldPos p);

} // namespace cave
