// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/rooms/room_map.h"
#include "core/world/world_spec.h"

#include <optional>
#include <vector>

namespace cave {

/// Where the levels of such a world lie, by number, without making more than it takes to know: what a
/// camera needs. Empty for an endless world, and for one that can't be made. The same as in the plan of its
/// source.
std::vector<CellRect> levelAreas(const WorldSpec &spec);

/// What of such a world is looked at as one: each level by itself, but all rooms of a map together. Empty as
/// `levelAreas` is.
std::vector<CellRect> viewAreas(const WorldSpec &spec);

/// The least rectangle that holds all of these; none of none.
std::optional<CellRect> areaAround(const std::vector<CellRect> &areas);

/// The map of a world of `rooms`; none of another world, and of one that can't be made.
std::optional<RoomMap> roomMapOf(const WorldSpec &spec);

} // namespace cave
