// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "editor/view/map/map_tool.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace cave {

class EditContext;

// Tools that place things of one kind on the map: a click on a cell without one adds one, a click on one
// edits it, and dragging moves it. `context` must outlive them.

/// `chosen` is called with a chest that was added, moved or clicked, so that its contents can be edited.
[[nodiscard]] std::unique_ptr<MapTool> chestTool(EditContext &context, std::function<void(WorldPos)> chosen);
/// A click on a monster changes its kind to the one in the options.
[[nodiscard]] std::unique_ptr<MapTool> monsterTool(EditContext &context);
/// `chosen` is called with the id of a marker that was added or clicked, so that its label can be edited.
[[nodiscard]] std::unique_ptr<MapTool> markerTool(EditContext &context,
                                                  std::function<void(std::int64_t)> chosen);
[[nodiscard]] std::unique_ptr<MapTool> playerTool(EditContext &context);
/// Removes chests, monsters, markers and dropped items from the cells of a stroke, as one edit.
[[nodiscard]] std::unique_ptr<MapTool> thingEraser(EditContext &context);

} // namespace cave
