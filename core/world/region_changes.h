// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/item_stack.h"
#include "core/world/region.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Items that lie in one cell of a region.
struct CellItems {
    CellPos cell;
    std::vector<ItemStack> items;

    friend bool operator==(const CellItems &, const CellItems &) = default;
};

/// Names a monster for ever: the region that it belongs to, and its number there.
struct MonsterId {
    RegionPos home;
    int index = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const MonsterId &, const MonsterId &) = default;
};

/// How a monster is now. Saved where it differs from how the seed made it.
struct MonsterState {
    WorldPos position;
    bool alive = true;
    int patience = 0;                     ///< turns for which it still hunts; 0: it hunts no one
    WorldPos lastSeen;                    ///< where it saw the player last; counts while it hunts
    int energy = 0;                       ///< per cent of a step that it has saved up
    Direction heading = Direction::North; ///< where it was going

    friend bool operator==(const MonsterState &, const MonsterState &) = default;
};

/// The state of one monster of a region. `index` from the number of generated monsters on: one that was put
/// there, which has a kind of its own.
struct MonsterChange {
    int index = 0;
    MonsterState state;
    std::optional<std::size_t> kind; ///< index into `Content::monsters`; none: the kind that the seed gives

    friend bool operator==(const MonsterChange &, const MonsterChange &) = default;
};

/// What play has changed in one region, beside what its generator makes. Everything in it is saved. Lists are
/// in increasing order of cell or index, without duplicates.
struct RegionChanges {
    RegionRows explored{};              ///< cells that the player has seen
    RegionRows flipped{};               ///< rock that became floor, and floor that became rock
    std::vector<CellPos> claimed;       ///< chests that were emptied
    std::vector<CellItems> chests;      ///< chests with other contents than the seed's, or where it has none
    std::vector<CellPos> removedChests; ///< chests of the seed that are not there
    std::vector<CellItems> piles;       ///< items that were dropped
    std::vector<MonsterChange> monsters;
    RegionRows flippedWater{}; ///< water that is no longer, and what became water
    RegionRows flippedTrees{}; ///< likewise of trees

    friend bool operator==(const RegionChanges &, const RegionChanges &) = default;
    [[nodiscard]] bool empty() const { return *this == RegionChanges{}; }
    [[nodiscard]] bool isClaimed(CellPos cell) const;
    /// True if terrain or chests aren't the generator's.
    [[nodiscard]] bool changesRegion() const;
};

/// The items at `cell`, or nullptr; observes `list`.
const CellItems *findCell(const std::vector<CellItems> &list, CellPos cell);

/// Puts `items` at their cell, in place of what was there; empty ones take the entry away.
void putItems(std::vector<CellItems> &list, CellItems items);

/// `region` with its terrain and chests as the changes make them; monsters stay the seed's.
void applyTo(Region &region, const RegionChanges &changes);

/// A hash of all that a save keeps of a region's changes.
std::uint64_t hashOf(RegionPos pos, const RegionChanges &changes);

} // namespace cave
