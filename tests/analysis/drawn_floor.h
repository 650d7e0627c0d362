// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/base/hashing.h"

#include <cstdint>
#include <rapidcheck.h>
#include <string>
#include <vector>

namespace cave {

/// The floor of a map, rows north first: '#' is rock, everything else floor.
inline BitGrid floorOf(const std::vector<std::string> &rows)
{
    const int height = static_cast<int>(rows.size());
    BitGrid floor(static_cast<int>(rows.front().size()), height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < floor.width(); ++x) {
            if (rows[static_cast<std::size_t>(height - 1 - y)][static_cast<std::size_t>(x)] != '#')
                floor.set(x, y);
        }
    }
    return floor;
}

/// Any floor of up to `most` cells a side, from nearly solid to nearly open.
inline BitGrid anyFloor(int most)
{
    BitGrid floor(*rc::gen::inRange(1, most + 1), *rc::gen::inRange(1, most + 1));
    const auto openness = *rc::gen::inRange<std::uint32_t>(2, 10);
    const auto key = *rc::gen::arbitrary<std::uint64_t>();
    for (int y = 0; y < floor.height(); ++y) {
        for (int x = 0; x < floor.width(); ++x) {
            if (pickBelow(hashAt(key, x, y), 10) < openness)
                floor.set(x, y);
        }
    }
    return floor;
}

/// Any floor cell; (0, 0) if there is none.
inline CellPos anyFloorCell(const BitGrid &floor)
{
    std::vector<CellPos> cells;
    for (int y = 0; y < floor.height(); ++y) {
        for (int x = 0; x < floor.width(); ++x) {
            if (floor.test(x, y))
                cells.push_back({x, y});
        }
    }
    return cells.empty() ? CellPos{} : *rc::gen::elementOf(cells);
}

} // namespace cave
