// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/world.h"

#include <string>
#include <vector>

namespace cave::cli {

/// "Iron Sword, 2 × Potion, 7 gold", in the language of the environment; empty for nothing.
std::string itemsText(const Content &content, const std::vector<ItemStack> &stacks);

/// The same, with the looks of what the player hasn't identified.
std::string knownItemsText(const World &world, const std::vector<ItemStack> &stacks);

} // namespace cave::cli
