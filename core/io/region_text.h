#pragma once

#include "core/world/region.h"

#include <string>
#include <string_view>

namespace cave {

/// A region as text: `region X Y seed <signed 64-bit> monster <cx> <cy>` (`monster …` once a monster), then
/// its rows, north first, west to east: `#` rock, `.` floor, `~` water, `t` trees, `x` outside every level,
/// `S` START, `F` FINISH, `C` chest. Each line ends in a line feed.
std::string regionText(const Region &region);

/// A region as one line of JSON, without a line feed: `x` and `y` (of the region), `seed` (a signed 64-bit
/// number), `size`, `rows` (strings as in `regionText`), `chests` and `monsters` (lists of cells [x, y],
/// counted from the south-west corner), and `features` (objects of `kind`, start or finish, and `cell`) if
/// there are any.
std::string regionJson(const Region &region);

/// The letter of a terrain in these and other texts of maps.
char terrainLetter(Terrain terrain);
/// That of a place with a meaning of its own.
char featureLetter(FeatureKind kind);
/// "start" or "finish".
std::string_view featureName(FeatureKind kind);

} // namespace cave
