// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "core/world/world_map.h"

#include <cstdint>
#include <vector>

namespace cave {

// What the tools of an editor cover. All shapes are exact in integers, anywhere in the world.

enum class BrushShape : std::uint8_t { Round, Square };
enum class ShapeFill : std::uint8_t { Outline, Filled };

/// Widest brush, in cells.
inline constexpr int kWidestBrush = 201;
/// Most cells that one edit may be about.
inline constexpr std::int64_t kMostEditCells = 16'000'000;

/// All cells that a brush of `size` cells across (1 .. kWidestBrush) passes over between two cells, both
/// included; a single cell if size is 1 and they are the same. A brush of even size reaches one cell farther
/// east and north. The way is the Bresenham line, followed from `from` for at most kMostEditCells / size
/// cells.
[[nodiscard]] CellMask brushStroke(int regionSize, WorldPos from, WorldPos to, int size, BrushShape shape);
/// The rectangle, or ellipse inside it, with `a` and `b` as opposite corners, both included. Error
/// InvalidArgument: more than kMostEditCells; names the size.
[[nodiscard]] Result<CellMask> rectangleCells(int regionSize, WorldPos a, WorldPos b, ShapeFill fill);
[[nodiscard]] Result<CellMask> ellipseCells(int regionSize, WorldPos a, WorldPos b, ShapeFill fill);
/// The cells inside a closed outline, and those of the outline; errors as above.
[[nodiscard]] Result<CellMask> lassoCells(int regionSize, const std::vector<WorldPos> &outline);
/// The cells of `within`, each with a chance of `percent` (0 .. 100) that depends on `seed` and the cell
/// alone.
[[nodiscard]] CellMask noiseCells(const CellMask &within, int percent, std::uint64_t seed);

/// What a flood reached.
struct FloodedCells {
    CellMask cells;
    bool complete = true; ///< false: it went on beyond the limit, and was stopped
};
/// The cells of the same terrain that are joined with `start` by their sides, nearest first,
/// at most `limit` (0 .. kMostEditCells; more counts as that). Nothing from outside the
/// usable world or every level. Caves
/// go on for ever, so an open flood is usual: the caller tells of it.
[[nodiscard]] FloodedCells floodCells(WorldMap &map, WorldPos start, std::int64_t limit);
/// The same of all cells that can be walked to from `start`, whatever their terrain; none if that is rock.
[[nodiscard]] FloodedCells walkableCells(WorldMap &map, WorldPos start, std::int64_t limit);

} // namespace cave
