// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/gen/generator.h"
#include "core/world/settings.h"

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

inline constexpr int kDungeonFloors = 5;

/// A floor of a dungeon run: `size` × `size` cells, x east and y north, from (0, 0).
struct DungeonFloor {
    int number = 1; ///< 1 .. kDungeonFloors
    int size = 0;   ///< 10 · number
    std::int64_t seed = 0;
    BitGrid open; ///< set: floor; never in the outermost ring
    CellPos start;
    CellPos finish;
    std::vector<CellPos> treasures; ///< two, in increasing cell order
    std::vector<CellPos> monsters;  ///< number − 1, in increasing cell order
};

/// The area of a floor in the world: one region of 50 cells, followed by an unused one before the next floor.
constexpr CellRect dungeonFloorArea(int number)
{
    constexpr std::int64_t kApart = 2 * std::int64_t{kMaxRegionSize};
    return {{kApart * (number - 1), 0}, 10 * number, 10 * number};
}

/// The seed of a floor of the dungeon with `seed`.
std::int64_t dungeonFloorSeed(std::string_view seed, int number);

/// Makes a floor: a random walker opens cells, one cardinal step at a time, inside the outer wall, until half
/// of all cells are open. START is the topmost, then leftmost open cell; FINISH the bottommost, then
/// rightmost. Treasures are placed at free dead ends (one open cardinal neighbour), then on any free cells.
/// Monsters are placed on free cells with eight open neighbours, away from START (beyond the distance at
/// which they notice), then on the free cells with the most open neighbours. Integer arithmetic only, with
/// the same results everywhere.
DungeonFloor makeDungeonFloor(std::string_view seed, int number);

/// The part of `makeDungeonFloor` after the walk: sets START, FINISH, treasures and monsters of a floor whose
/// number, size, seed and open cells (at least two) are known. Places fewer things if free cells run out.
void furnishDungeonFloor(DungeonFloor &floor);

/// Generator `dungeon`, version 1: five floors. Floor n has its south-west corner at x = 100 · (n − 1), y =
/// 0, so it is one region of 50 cells, a region away from the next. FINISH of a floor leads to START of the
/// next.
class DungeonSource final : public StagedSource {
public:
    DungeonSource(std::string_view seed, const WorldSettings &settings);

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    /// One stage: the final floor.
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] const LevelPlan &plan() const override;
    [[nodiscard]] const Level *level(int number) const override;

private:
    struct Made {
        DungeonFloor floor;
        Level level;
    };
    [[nodiscard]] const Made &floor(int number) const;

    std::string m_seed;
    // Each floor is generated on first use, from any thread.
    mutable std::array<std::once_flag, kDungeonFloors> m_madeFlags;
    mutable std::array<Made, kDungeonFloors> m_floors;
    mutable std::once_flag m_planned;
    mutable LevelPlan m_plan;
};

} // namespace cave
