// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;

namespace cave {

class MapView;

/// Moves a map by the arrow keys (with Shift farther), zooms it by + and −; false for any other key. For
/// pages whose maps are only looked at: in play the arrows walk.
bool moveMapByKey(MapView &map, const QKeyEvent &event);

} // namespace cave
