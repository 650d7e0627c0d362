// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;

namespace cave {

class MapView;

/// Pans a map with the arrow keys (with Shift farther), and zooms with + and −; false for other keys. For
/// pages without play, where arrow keys would walk.
bool moveMapByKey(MapView &map, const QKeyEvent &event);

} // namespace cave
