// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string_view>

namespace cave::test {

/// '.' is floor; lines from the north.
inline BitGrid drawnFloor(std::initializer_list<std::string_view> lines)
{
    const int height = static_cast<int>(lines.size());
    BitGrid floor(static_cast<int>(lines.begin()->size()), height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < floor.width(); ++x)
            if (lines.begin()[height - 1 - y][static_cast<std::size_t>(x)] == '.')
                floor.set(x, y);
    return floor;
}

/// `percent` of the cells are floor, by and large.
inline BitGrid randomFloor(int width, int height, int percent, std::uint32_t seed)
{
    std::mt19937 random(seed);
    BitGrid floor(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (random() % 100 < static_cast<unsigned>(percent))
                floor.set(x, y);
    return floor;
}

} // namespace cave::test
