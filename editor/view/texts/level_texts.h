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
/// Whether a cell is where its level begins or is left; none: neither.
std::optional<FeatureKind> featureAt(const LevelPlan &plan, WorldPos p);

/// How many cells of a region lie in levels; all of them in an endless world.
std::int64_t cellsInLevels(const LevelPlan &plan, RegionPos pos, int regionSize);

/// "Floor 3" of a dungeon, "Room 3 · dangerous" of a map of rooms, "Level 3 · caves" of level files;
/// "Cavern".
QString levelName(const World &world, const Level &level);
/// The levels that a region holds cells of: the name of one, of several "Rooms 1, 4"; empty if there is none.
QString levelNamesOf(const World &world, RegionPos pos);
/// A place by the level's own coordinates, counted from its south-west corner: "floor 3 (12, 7)". Empty in
/// an endless world and outside every level.
QString levelPlaceText(const WorldSpec &spec, const LevelPlan &plan, WorldPos p);
/// A place as short as tells it: by its level's coordinates where there are several levels, else by the
/// world's ("12, -40").
QString placeText(const WorldSpec &spec, const LevelPlan &plan, WorldPos p);

/// What lies or is built there, in lower case: "door", "spikes", "potion that heals 50".
QString featureText(const Feature &feature, const Content &content);
/// What all of a cell means beside its terrain: START and FINISH, and what lies there or lay there.
QStringList featureTexts(World &world, WorldPos p);

} // namespace cave
