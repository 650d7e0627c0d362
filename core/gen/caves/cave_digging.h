// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/random_words.h"
#include "core/gen/caves/cave_joining.h"
#include "core/gen/caves/cave_window.h"

#include <cstdint>

/// Internal to `caves`: what all ways of joining caves have in common.
namespace cave {

constexpr std::uint64_t columnBit(int x)
{
    return std::uint64_t{1} << static_cast<unsigned>(x);
}

constexpr bool hasCell(const CaveWindow &rows, CellPos cell)
{
    return (rows[rowIndex(cell.y)] & columnBit(cell.x)) != 0;
}

/// Permanently opens a cell of a tunnel, which is never at the border, and sometimes adjacent cells, so that
/// its width varies.
void digCell(CaveFloor &cave, CellPos cell, RandomWords &words);

/// The part of the floor with this cell, which must be floor.
CaveWindow floorPartAt(const CaveFloor &cave, CellPos cell);

/// A part of the cave that is probably the largest.
CaveWindow likelyMainPart(const CaveFloor &cave);

bool isAllFloor(const CaveFloor &cave, const CaveWindow &part);

} // namespace cave
