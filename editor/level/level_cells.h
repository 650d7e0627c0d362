// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/level_file.h"
#include "editor/view/map/map_tool.h"

namespace cave {

// Level files count rows downward, while north is up on maps: row r of a level is row −1 − r of its map.

/// The tile of a cell, given by its north-west corner in the level.
inline LevelPoint tileOfCell(WorldPos cell)
{
    return {static_cast<double>(cell.x), static_cast<double>(-1 - cell.y)};
}

/// The cell of a point's tile.
inline WorldPos cellOfPoint(LevelPoint at)
{
    return {tileOf(at.x), -1 - tileOf(at.y)};
}

/// The position of a tool in the level.
inline LevelPoint levelPoint(const MapTool::Pointer &at)
{
    return {static_cast<double>(at.cell.x) + at.inCell.x(),
            -(static_cast<double>(at.cell.y) + at.inCell.y())};
}

} // namespace cave
