// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/rooms/room_map.h"
#include "core/world/region.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// `rooms N columns C rows R seed <signed 64-bit>`, then a line per room in order of creation: `room <number>
/// <column>,<row> <role> <file> doors <letters of N, E, S and W> size WxH`. Columns are counted from the
/// west, rows from the south. Each line ends in a line feed.
std::string roomMapText(const RoomMap &map, const RoomSet &set, std::int64_t seed);

/// One line of JSON with a line feed: `columns`, `rows`, `seed` (a signed 64-bit number) and `rooms`, each
/// with `number`, `column`, `row`, `role`, `file`, `doors` (the letters), `width`, `height`, `x` and `y` (of
/// its south-west corner in the world), `seed` and `discoverer` (a room's number, or null).
std::string roomMapJson(const RoomMap &map, const RoomSet &set, std::int64_t seed);

/// A region as text: `region X Y seed <signed 64-bit> monster <cx> <cy>` (`monster …` once a monster), then
/// its rows, north first, west to east: `#` rock, `.` floor, `~` water, `t` trees, `x` outside every level,
/// `S` START, `F` FINISH, `D` door that leads on, `^` spike, `+` potion, `$` something to pick up, `i` info,
/// `*` decoration, `&` camp, `o` relic, `?` piece of a map, `G` gate, `P` pedestal, `H` shrine, `Y` captive,
/// `C` chest. Each line ends in a line feed.
std::string regionText(const Region &region);

/// A region as one line of JSON, without a line feed: `x` and `y` (of the region), `seed` (a signed 64-bit
/// number), `size`, `rows` (strings as in `regionText`), `chests` and `monsters` (lists of cells [x, y],
/// counted from the south-west corner), `features` (objects of `kind`, as in `featureName`, `cell`, and
/// `value` and `text` if they have one) if there are any, and `cast` (who the monsters are: objects of
/// `kind`, `health` and `strength`, as far as they are not those of their kind) if it is fixed.
std::string regionJson(const Region &region);

/// The letter of a terrain in text maps.
char terrainLetter(Terrain terrain);
/// The letter of a feature in text maps.
char featureLetter(FeatureKind kind);
/// "start", "finish", "door", "map_piece": stable, for files and scripts.
std::string_view featureName(FeatureKind kind);
/// The kind with this name; none if there is none.
std::optional<FeatureKind> featureNamed(std::string_view name);

} // namespace cave
