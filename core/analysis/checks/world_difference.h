// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/world/world.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A kind of difference between a world and its seed, or what it was before.
enum class ChangeKind : std::uint8_t {
    Dug,           ///< rock became floor
    Filled,        ///< something else became rock
    ChestClaimed,  ///< emptied
    ChestPlaced,   ///< where the seed has none
    ChestRefilled, ///< other contents than the seed's
    ChestRemoved,
    ItemsDropped,
    MonsterKilled,
    MonsterMoved,  ///< alive, and not at its original place
    MonsterPlaced, ///< not from the seed
    ThingTaken,    ///< picked up, or drunk
    ThingPlaced,   ///< a camp or another feature that the seed doesn't have there
    ThingRemoved,  ///< one that the seed has there
    Flooded,       ///< something else became water
    Drained,       ///< water became floor
    Planted,       ///< something else became trees
    Felled,        ///< trees became floor
};
inline constexpr std::size_t kChangeKinds = 17;

/// True for changes of terrain, which are given as runs.
constexpr bool isTerrainChange(ChangeKind kind)
{
    return kind <= ChangeKind::Filled || kind >= ChangeKind::Flooded;
}

/// "dug", "chest claimed": stable, for files and scripts.
std::string_view changeName(ChangeKind kind);

/// One difference. Terrain is given as runs: a cell, and the length of the run eastward including it.
struct WorldChange {
    ChangeKind kind = ChangeKind::Dug;
    WorldPos at;
    int cells = 1;                    ///< of terrain: length of the run eastward
    std::optional<MonsterId> monster; ///< of monsters
    std::optional<WorldPos> home;     ///< of a monster that was there: its place then

    friend bool operator==(const WorldChange &, const WorldChange &) = default;
};

/// All differences in one region, ordered by kind and place.
std::vector<WorldChange> changesIn(World &world, RegionPos pos);

/// The differences in one region of a world from what it was when its changes there were `before`; ordered
/// likewise. What was in a pile that is gone counts as taken.
std::vector<WorldChange> changesSince(World &world, const RegionChanges &before, RegionPos pos);

/// The number of differences of each kind; terrain in cells. Explored cells are counted separately.
struct ChangeCounts {
    std::array<std::int64_t, kChangeKinds> byKind{};
    std::int64_t explored = 0;

    [[nodiscard]] std::int64_t of(ChangeKind kind) const { return byKind[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] std::int64_t total() const; ///< without explored cells
    friend bool operator==(const ChangeCounts &, const ChangeCounts &) = default;
};
ChangeCounts countChanges(World &world, RegionPos pos);
/// For all regions that differ, in order; regions that were only explored have no other counts.
std::map<RegionPos, ChangeCounts> countChanges(World &world);

} // namespace cave
