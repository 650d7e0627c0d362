// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/base/random_stream.h"
#include "core/base/result.h"
#include "core/content/content_version.h"
#include "core/content/level_file.h"
#include "core/world/region.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// Level files as cells: tile (column, row) of the file, y down, is the cell (column, height − 1 − row) of the
// level, y up from its south-west corner. Points outside the level have no cell.

/// The cell of a point in the file; none if outside the level.
std::optional<CellPos> cellHolding(const LevelFile &design, LevelPoint at);

/// "3,4": a cell in the file's coordinates.
std::string tileText(const LevelFile &design, CellPos cell);

/// The id of a Marker: "Door"; empty for other records.
std::string_view markerId(const LevelRecord &record);

/// The Door marker on a border, between its corners: if there are several, the middle one, or the one before
/// the middle from the west or south. `side` is cardinal.
std::optional<CellPos> doorOn(const LevelFile &design, Direction side);

/// The cell in front of a door of that side, inside the room.
CellPos cellBefore(CellPos door, Direction side);

/// What prevents arrival at a cell, in English: "a solid Wall", "a Spike", "a Door"; empty if nothing does.
Message whatBars(const LevelFile &design, CellPos cell);

/// Where the player starts on a level.
struct LevelStart {
    CellPos cell;
    Message barred; ///< `whatBars` the cell in the file; `cell` is then the nearest free one
};

/// The file's start or, if that is barred, the nearest cell (in a straight line; the first on ties) that
/// isn't barred and has neither a creature nor a Goal. Takes time proportional to the lines, not the tiles.
/// Errors (InvalidArgument) name `file`: it has no start, the start is outside the level, or no cell is free.
Result<LevelStart> levelStartOf(const std::string &file, const LevelFile &design);

/// A level from which regions are cut. Cells are counted from its south-west corner.
struct LaidLevel {
    BitGrid rock;
    std::vector<Feature> features; ///< in increasing cell order; decorations come first in a cell
    std::vector<CellPos> monsters; ///< in increasing cell order
    std::vector<CastMember> cast;  ///< of `monsters`
};

/// How a level is made from a file.
struct LayingPlan {
    std::int64_t seed = 0;          ///< determines what markers become, together with their cells
    std::vector<CellPos> openDoors; ///< all others are walled up
    std::optional<CellPos> start;   ///< gets a Start
    Chance cunning;                 ///< that an Enemy marker becomes a cunning kind
    bool goals = false;             ///< a Goal is a Finish; otherwise a decoration
    int content = kNewestContent;   ///< version that says what an Enemy marker can become
};

/// Lays out a level as described in level_plane.h. Monsters that would start in rock are omitted, except
/// fixtures.
LaidLevel layLevel(const LevelFile &design, const LayingPlan &plan);

// Cutting bounded levels into regions of kMaxRegionSize cells per side. `corner`: the region's south-west
// corner, in cells from that of the level; it may be outside.

/// The cells of a level covered by a region; cells outside the level are clear.
RegionRows cutRows(const BitGrid &cells, CellPos corner);

/// The region's cells outside a level of `width` × `height` cells.
RegionRows boundsRows(int width, int height, CellPos corner);

/// A region outside every level: all bounds, which is also rock.
Region outsideRegion(RegionPos pos);

} // namespace cave
