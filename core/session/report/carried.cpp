// SPDX-License-Identifier: MIT
#include "core/session/report/carried.h"

#include "core/world/player.h"

#include <algorithm>
#include <cstddef>

namespace cave {

std::vector<ItemStack> carriedItems(const Inventory &inventory)
{
    std::vector<ItemStack> carried;
    const auto add = [&](const ItemStack &stack) {
        const auto known = std::ranges::find(carried, stack.item, &ItemStack::item);
        if (known == carried.end())
            carried.push_back(stack);
        else
            known->amount += stack.amount;
    };
    for (const bool worn : {true, false}) {
        for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
            if (inventory.isEquipped(i) == worn)
                add(inventory.stacks[i]);
        }
    }
    return carried;
}

} // namespace cave
