// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/item_stack.h"
#include "core/world/region.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Items in one cell of a region.
struct CellItems {
    CellPos cell;
    std::vector<ItemStack> items;

    friend bool operator==(const CellItems &, const CellItems &) = default;
};

/// Features in one cell of a region.
struct CellFeatures {
    CellPos cell;
    std::vector<Feature> features; ///< each with this cell

    friend bool operator==(const CellFeatures &, const CellFeatures &) = default;
};

/// The permanent id of a monster: its home region, and its number there.
struct MonsterId {
    RegionPos home;
    int index = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const MonsterId &, const MonsterId &) = default;
};

/// The current state of a monster. Saved if it differs from the generated state.
struct MonsterState {
    WorldPos position;
    bool alive = true;
    int patience = 0;                     ///< turns for which it continues to hunt; 0: not hunting
    WorldPos lastSeen;                    ///< where it last saw the player; valid while hunting
    int energy = 0;                       ///< accumulated per cent of a step
    Direction heading = Direction::North; ///< its current direction

    friend bool operator==(const MonsterState &, const MonsterState &) = default;
};

/// The state of one monster of a region. From the number of generated monsters on, `index` is that of an
/// added monster, with its own kind.
struct MonsterChange {
    int index = 0;
    MonsterState state;
    std::optional<std::size_t> kind; ///< index into `Content::monsters`; none for the kind from the seed

    friend bool operator==(const MonsterChange &, const MonsterChange &) = default;
};

/// The differences between one region and its generated state. All of it is saved. Lists are in increasing
/// order of cell or index, without duplicates.
struct RegionChanges {
    RegionRows explored{};              ///< cells seen by the player
    RegionRows flipped{};               ///< rock that became floor, and floor that became rock
    std::vector<CellPos> claimed;       ///< emptied chests
    std::vector<CellItems> chests;      ///< chests whose contents differ from the seed's, or which aren't in
                                        ///< the seed
    std::vector<CellPos> removedChests; ///< missing chests of the seed
    std::vector<CellItems> piles;       ///< dropped items
    std::vector<MonsterChange> monsters;
    RegionRows flippedWater{};               ///< removed or added water
    RegionRows flippedTrees{};               ///< removed or added trees
    std::vector<CellFeatures> features = {}; ///< cells whose movable features differ from the seed's, with
                                             ///< all of these, or without any

    friend bool operator==(const RegionChanges &, const RegionChanges &) = default;
    [[nodiscard]] bool empty() const { return *this == RegionChanges{}; }
    [[nodiscard]] bool isClaimed(CellPos cell) const;
    /// True if terrain, chests or features differ from the generator's.
    [[nodiscard]] bool changesRegion() const;
};

/// The items at `cell`, or nullptr; observes `list`.
const CellItems *findCell(const std::vector<CellItems> &list, CellPos cell);

/// Sets the items in a cell; empty `items` remove the entry.
void putItems(std::vector<CellItems> &list, CellItems items);

/// Applies the changes of terrain and chests to `region`; monsters stay as generated.
void applyTo(Region &region, const RegionChanges &changes);

/// A hash of a region's saved changes.
std::uint64_t hashOf(RegionPos pos, const RegionChanges &changes);

} // namespace cave
