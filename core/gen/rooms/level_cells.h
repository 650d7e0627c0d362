// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/chance.h"
#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/world/region.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// Level files as cells: tile (column, row) of the file, y down, is the cell (column, height − 1 − row) of the
// level, y up from its south-west corner. What lies outside the level has no cell.

/// The cell that holds a place of the file; none if that is outside the level.
std::optional<CellPos> cellHolding(const LevelFile &design, LevelPoint at);

/// "3,4": a cell as the file counts it.
std::string tileText(const LevelFile &design, CellPos cell);

/// The id of a Marker: "Door"; empty for any other record.
std::string_view markerId(const LevelRecord &record);

/// Cells of static objects that no one walks onto.
BitGrid solidCells(const LevelFile &design);

/// The Door marker of a border, between its corners: of several the middle one, of an even number the one
/// before the middle, from the west or south. `side` is cardinal.
std::optional<CellPos> doorOn(const LevelFile &design, Direction side);

/// The cell before a door of that side, as seen from inside.
CellPos cellBefore(CellPos door, Direction side);

/// Why no one could arrive at a cell, English: "a solid Wall", "a Spike", "a Door"; empty if they could.
Message whatBars(const LevelFile &design, CellPos cell);

/// Where the player starts on a level.
struct LevelStart {
    CellPos cell;
    Message barred; ///< `whatBars` the cell that the file names; `cell` is then the nearest free one
};

/// The file's start or, if something bars that, the nearest cell (in a straight line; of several the first)
/// that nothing bars and where there is no creature and no Goal. Time goes by the lines, not by the tiles.
/// Errors (InvalidArgument) name `file`: it has no start, the start is outside the level, or no cell is free.
Result<LevelStart> levelStartOf(const std::string &file, const LevelFile &design);

/// A level that regions are cut from. Cells are counted from its south-west corner.
struct LaidLevel {
    BitGrid rock;
    std::vector<Feature> features; ///< in increasing cell; decorations come first of those that share one
    std::vector<CellPos> monsters; ///< in increasing cell
    std::vector<CastMember> cast;  ///< of `monsters`
};

/// How a file becomes a level.
struct LayingPlan {
    std::int64_t seed = 0;          ///< what markers become depends on it, and on their cells
    std::vector<CellPos> openDoors; ///< all others are walled up
    std::optional<CellPos> start;   ///< gets a Start
    Chance cunning;                 ///< that an Enemy marker becomes a cunning kind
    bool goals = false;             ///< a Goal is a Finish; else a decoration
};

/// Lays out a level as level_plane.h says. Who would start inside rock is left out, but for fixtures.
LaidLevel layLevel(const LevelFile &design, const LayingPlan &plan);

} // namespace cave
