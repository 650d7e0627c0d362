#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

/// Some of one item.
struct ItemStack {
    std::size_t item = 0; ///< index into `Content::items`
    int amount = 1;       ///< at least 1

    friend bool operator==(const ItemStack &, const ItemStack &) = default;
};

/// What a chest holds or a victory gives: `key` alone decides. 1 .. maxItems draws (maxItems ≥ 1), all
/// numbers alike, each an item by weight. Gold of several draws is one stack, where its first was; other
/// items stay apart, one each, in the order drawn. Integer arithmetic only, so the same everywhere.
std::vector<ItemStack> drawLoot(const Content &content, std::uint64_t key, int maxItems);

/// The key of a chest's loot: fixed by the world and the place. `worldKey`: a hash of the world's seed.
std::uint64_t chestLootKey(std::uint64_t worldKey, WorldPos chest);

} // namespace cave
