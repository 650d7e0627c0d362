// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/rooms/room_map.h"

#include <cstdint>
#include <string>

namespace cave {

/// `rooms N columns C rows R seed <signed 64-bit>`, then a line per room in order of creation: `room <number>
/// <column>,<row> <role> <file> doors <letters of N, E, S and W> size WxH`. Columns are counted from the
/// west, rows from the south. Each line ends in a line feed.
std::string roomMapText(const RoomMap &map, const RoomSet &set, std::int64_t seed);

/// One line of JSON with a line feed: `columns`, `rows`, `seed` (a signed 64-bit number) and `rooms`, each
/// with `number`, `column`, `row`, `role`, `file`, `doors` (the letters), `width`, `height`, `x` and `y` (of
/// its south-west corner in the world), `seed` and `discoverer` (a room's number, or null).
std::string roomMapJson(const RoomMap &map, const RoomSet &set, std::int64_t seed);

} // namespace cave
