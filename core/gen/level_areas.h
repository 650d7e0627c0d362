#pragma once

#include "core/base/geometry.h"
#include "core/world/world_spec.h"

#include <vector>

namespace cave {

/// Where the levels of such a world lie, by number, without making more than it takes to know: what a
/// camera needs. Empty for an endless world, and for one that can't be made. The same as in the plan of its
/// source.
std::vector<CellRect> levelAreas(const WorldSpec &spec);

} // namespace cave
