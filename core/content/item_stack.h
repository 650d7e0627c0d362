// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace cave {

/// Some of one item.
struct ItemStack {
    std::size_t item = 0; ///< index into `Content::items`
    int amount = 1;       ///< at least 1

    friend bool operator==(const ItemStack &, const ItemStack &) = default;
};

} // namespace cave
