// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"

#include <string>

namespace cave::test {

/// Rows from the north, '#' where a bit is set; for messages.
inline std::string picture(const BitGrid &grid)
{
    std::string text;
    for (int y = grid.height() - 1; y >= 0; --y) {
        for (int x = 0; x < grid.width(); ++x)
            text += grid.test(x, y) ? '#' : '.';
        text += '\n';
    }
    return text;
}

} // namespace cave::test
