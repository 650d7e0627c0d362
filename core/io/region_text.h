#pragma once

#include "core/world/region.h"

#include <string>

namespace cave {

/// A region as text: `region X Y seed <signed 64-bit> monster <cx> <cy>` (`monster …` once a monster), then
/// its rows, north first, west to east: `#` rock, `.` floor, `C` chest. Each line ends in a line feed.
std::string regionText(const Region &region);

/// A region as one line of JSON, without a line feed: `x` and `y` (of the region), `seed` (a signed 64-bit
/// number), `size`, `rows` (strings as in `regionText`), `chests` and `monsters` (lists of cells [x, y],
/// counted from the south-west corner).
std::string regionJson(const Region &region);

} // namespace cave
