// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// A square of up to 64×64 cells, one word per row from the south; set bits are rock unless otherwise stated.
using CaveWindow = std::array<std::uint64_t, 64>;

/// The index of row `y` (0 or more).
constexpr std::size_t rowIndex(int y)
{
    return static_cast<std::size_t>(y);
}

} // namespace cave
