// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/gen/staged_source.h"
#include "core/world/settings.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace cave {

struct GeneratorInfo;

inline constexpr int kDungeonFloors = 5;

/// A floor of a dungeon run: `size` × `size` cells, x east and y north, from (0, 0).
struct DungeonFloor {
    int number = 1; ///< 1 .. kDungeonFloors
    int size = 0;   ///< 10 · number
    std::int64_t seed = 0;
    BitGrid open; ///< set: floor; never in the outermost ring
    CellPos start;
    CellPos finish;
    std::vector<CellPos> treasures; ///< two, in increasing cell
    std::vector<CellPos> monsters;  ///< number − 1, in increasing cell
};

/// Where a floor lies on the world's plane: a region of 50, and one that no level reaches into before the
/// next.
constexpr CellRect dungeonFloorArea(int number)
{
    constexpr std::int64_t kApart = 2 * std::int64_t{kMaxRegionSize};
    return {{kApart * (number - 1), 0}, 10 * number, 10 * number};
}

/// The seed of a floor of the dungeon of `seed`.
std::int64_t dungeonFloorSeed(std::string_view seed, int number);

/// Makes a floor: a random walker opens cells, one cardinal step at a time, inside the outer wall, until half
/// of all cells are open. START is the top-most, then left-most open cell; FINISH the bottom-most, then
/// right-most. Treasures lie at dead ends (one open cardinal neighbour) as far as there are any that are
/// free, else anywhere free. Monsters stand on free cells whose eight neighbours are open, away from START
/// (farther than they notice) as far as such cells go; where there are none left, on the free cells with the
/// most open neighbours. Integer-only, the same everywhere.
DungeonFloor makeDungeonFloor(std::string_view seed, int number);

/// The part of `makeDungeonFloor` that comes after the walk: sets START, FINISH, treasures and monsters of a
/// floor whose number, size, seed and open cells, two at least, are known. Where free cells run out, fewer
/// things are placed.
void furnishDungeonFloor(DungeonFloor &floor);

/// Generator `dungeon`, version 1: five floors. Floor n has its south-west corner at x = 100 · (n − 1), y =
/// 0, so that it is one region of 50 cells, a region away from the next. FINISH of a floor leads to START of
/// the one after.
class DungeonSource final : public StagedSource {
public:
    DungeonSource(std::string_view seed, const WorldSettings &settings);

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    /// One stage: the whole.
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] const LevelPlan &plan() const override { return m_plan; }

private:
    std::vector<DungeonFloor> m_floors;
    LevelPlan m_plan;
};

/// The generator as a line of the table.
GeneratorInfo dungeonGenerator();

} // namespace cave
