// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/item_stack.h"

#include <vector>

namespace cave {

struct Inventory;

/// What a player has, what is worn first, and all of one item together.
[[nodiscard]] std::vector<ItemStack> carriedItems(const Inventory &inventory);

} // namespace cave
