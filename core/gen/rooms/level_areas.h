// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/rooms/room_map.h"
#include "core/world/world_spec.h"

#include <optional>
#include <vector>

namespace cave {

/// The areas of a world's levels, by number, with as little generation as possible: for cameras. Empty for an
/// endless world, and for one that can't be generated. The same as in the plan of its source.
std::vector<CellRect> levelAreas(const WorldSpec &spec);

/// The areas that are viewed as one: each level separately, but all rooms of a map together. Empty like
/// `levelAreas`.
std::vector<CellRect> viewAreas(const WorldSpec &spec);

/// The bounding rectangle of these; none if empty.
std::optional<CellRect> areaAround(const std::vector<CellRect> &areas);

/// The map of a world of `rooms`; none for other worlds, and for one that can't be generated.
std::optional<RoomMap> roomMapOf(const WorldSpec &spec);

} // namespace cave
