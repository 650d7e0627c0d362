#pragma once

#include "core/base/geometry.h"
#include "core/world/world_spec.h"

#include <vector>

namespace cave {

/// Where the levels of such a world lie, by number, without making any: what a camera needs to know. Empty
/// for an endless world. The same as in the plan of its source.
std::vector<CellRect> levelAreas(const WorldSpec &spec);

} // namespace cave
