// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/level_file.h"
#include "editor/view/map/map_tool.h"

namespace cave {

// Level files count rows downward, maps go north: row r of a level is row −1 − r of the map that shows it.

/// The tile of a cell: its north-western corner in the level.
inline LevelPoint tileOfCell(WorldPos cell)
{
    return {static_cast<double>(cell.x), static_cast<double>(-1 - cell.y)};
}

/// The cell of the tile that a point lies on.
inline WorldPos cellOfPoint(LevelPoint at)
{
    return {tileOf(at.x), -1 - tileOf(at.y)};
}

/// Where in the level a tool is worked.
inline LevelPoint levelPoint(const MapTool::Pointer &at)
{
    return {static_cast<double>(at.cell.x) + at.inCell.x(),
            -(static_cast<double>(at.cell.y) + at.inCell.y())};
}

} // namespace cave
