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

/// A way in which a world differs from what its seed makes.
enum class ChangeKind : std::uint8_t {
    Dug,           ///< rock became floor
    Filled,        ///< what wasn't became rock
    ChestClaimed,  ///< emptied
    ChestPlaced,   ///< where the seed has none
    ChestRefilled, ///< other contents than the seed's
    ChestRemoved,
    ItemsDropped,
    MonsterKilled,
    MonsterMoved,  ///< lives, and isn't where the seed put it
    MonsterPlaced, ///< one more than the seed has
    ThingTaken,    ///< picked up, or drunk
    Flooded,       ///< what wasn't became water
    Drained,       ///< water became floor
    Planted,       ///< what weren't became trees
    Felled,        ///< trees became floor
};
inline constexpr std::size_t kChangeKinds = 15;

/// True for changes of terrain, which are given as runs.
constexpr bool isTerrainChange(ChangeKind kind)
{
    return kind <= ChangeKind::Filled || kind >= ChangeKind::Flooded;
}

/// "dug", "chest claimed": stable, for files and scripts.
std::string_view changeName(ChangeKind kind);

/// One difference. Terrain is given as runs: a cell and the number of cells east of it, it included.
struct WorldChange {
    ChangeKind kind = ChangeKind::Dug;
    WorldPos at;
    int cells = 1;                    ///< of terrain: length of the run eastward
    std::optional<MonsterId> monster; ///< of monsters
    std::optional<WorldPos> home;     ///< of one of the seed's monsters: where the seed put it

    friend bool operator==(const WorldChange &, const WorldChange &) = default;
};

/// Everything that differs in one region, in order of kind and place.
std::vector<WorldChange> changesIn(World &world, RegionPos pos);

/// How many of each kind; terrain in cells. Explored cells are given beside.
struct ChangeCounts {
    std::array<std::int64_t, kChangeKinds> byKind{};
    std::int64_t explored = 0;

    [[nodiscard]] std::int64_t of(ChangeKind kind) const { return byKind[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] std::int64_t total() const; ///< without explored cells
    friend bool operator==(const ChangeCounts &, const ChangeCounts &) = default;
};
ChangeCounts countChanges(World &world, RegionPos pos);
/// Of all regions that differ, in order; regions that were only explored have counts of 0 beside explored.
std::map<RegionPos, ChangeCounts> countChanges(World &world);

} // namespace cave
