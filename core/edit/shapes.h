// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "core/world/world_map.h"

#include <cstdint>
#include <vector>

namespace cave {

// The cells of editing tools. All shapes are exact in integers, anywhere in the world.

enum class BrushShape : std::uint8_t { Round, Square };
enum class ShapeFill : std::uint8_t { Outline, Filled };

/// The maximum brush size, in cells.
inline constexpr int kWidestBrush = 201;
/// The maximum number of cells in one edit.
inline constexpr std::int64_t kMaxEditCells = 16'000'000;

/// All cells covered by a brush of `size` cells across (1 .. kWidestBrush) moving between two cells,
/// inclusive; a single cell if size is 1 and they are equal. A brush of even size extends one cell farther
/// east and north. Follows the Bresenham line from `from` for at most kMaxEditCells / size cells.
[[nodiscard]] CellMask brushStroke(int regionSize, WorldPos from, WorldPos to, int size, BrushShape shape);
/// The rectangle, or the ellipse inscribed in it, with `a` and `b` as opposite corners, inclusive. Error
/// InvalidArgument: more than kMaxEditCells; names the size.
[[nodiscard]] Result<CellMask> rectangleCells(int regionSize, WorldPos a, WorldPos b, ShapeFill fill);
[[nodiscard]] Result<CellMask> ellipseCells(int regionSize, WorldPos a, WorldPos b, ShapeFill fill);
/// The cells inside and on a closed outline; errors as above.
[[nodiscard]] Result<CellMask> lassoCells(int regionSize, const std::vector<WorldPos> &outline);
/// The cells of `within`, each with a probability of `percent` (0 .. 100) that depends only on `seed` and the
/// cell.
[[nodiscard]] CellMask noiseCells(const CellMask &within, int percent, std::uint64_t seed);

/// The result of a flood fill.
struct FloodedCells {
    CellMask cells;
    bool complete = true; ///< false if it was stopped at the limit
};
/// The cells of the same terrain that are 4-connected with `start`, nearest first, at most `limit` (0 ..
/// kMaxEditCells; larger limits count as that). Excludes cells outside the usable world or every level.
/// Caves are endless, so incomplete floods are common and should be reported.
[[nodiscard]] FloodedCells floodCells(WorldMap &map, WorldPos start, std::int64_t limit);
/// The same for all cells that can be walked to from `start`, whatever their terrain; none if that is rock.
[[nodiscard]] FloodedCells walkableCells(WorldMap &map, WorldPos start, std::int64_t limit);

} // namespace cave
