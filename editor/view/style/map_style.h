// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

/// The drawing style of a map.
enum class MapStyle { Tiles, Glyphs };

} // namespace cave
