// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/gen/classic/column_draws.h"
#include "core/gen/classic/java_random.h"
#include "core/gen/generator.h"
#include "core/world/region.h"
#include "core/world/settings.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace cave {

/// Steps of the cellular automaton on a torus: a cell becomes rock if at least `threshold` of its eight
/// neighbours are rock, otherwise floor; all cells change simultaneously, and neighbourhoods wrap around at
/// the region's edges.
///
/// Counts the neighbours of a whole row at once with bit-sliced adders. `rock`: bits and rows past `size`
/// must be 0 and stay 0. size: kMinRegionSize .. kMaxRegionSize. threshold: 1 .. 8. iterations: 0 or more.
void smoothOnTorus(RegionRows &rock, int size, int threshold, int iterations);

/// The implementation of the draws; both produce the same regions.
enum class DrawUnit : std::uint8_t { Fastest, Portable };

/// The caves of the original Java program, bit for bit: random fill, automaton on a torus, chests, one
/// monster.
///
/// The draws of a region (size S) are one sequence of java.util.Random seeded with the region's seed: S² for
/// the terrain and S² for the chests, each for x, then for y, then the monster's cell. Comparisons with
/// probabilities reproduce the original's floats in exact integers: see `javaFloatLimits`. A region without a
/// chest-free floor cell has no monster (the original would search forever). The settings `smoothing` and
/// `viewRadius` are not used.
class ClassicCaves final : public StagedSource {
public:
    /// `seedHash`: `javaSeedHash` of the world's seed. `settings` must be valid.
    ClassicCaves(std::int64_t seedHash, const WorldSettings &settings, DrawUnit unit = DrawUnit::Fastest);

    [[nodiscard]] int regionSize() const override { return m_size; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] std::optional<RegionRows> possibleChests(RegionPos pos, RowSpan rows) const override;

private:
    using ColumnJumps = std::array<LcgJump, kMaxColumnStreams>;

    void drawRows(const ColumnJumps &jumps, std::uint64_t start, std::uint32_t limit, RegionRows &rows) const;
    [[nodiscard]] RegionRows chestDraws(std::uint64_t start) const;
    void addMonster(Region &region, std::uint64_t start) const;

    std::int64_t m_seedHash;
    int m_size;
    int m_threshold;
    int m_iterations;
    std::uint32_t m_rockLimit;
    std::uint32_t m_chestLimit;
    ColumnJumps m_terrainJumps{}; ///< from the region's seed to the state before column x
    ColumnJumps m_chestJumps{};   ///< the same for the second round of draws
    LcgJump m_monsterJump;
    DrawColumns m_drawColumns;
};

/// A Java float as integer limits for exact comparison with nextFloat() = d / 2^24 (d: 24 bits).
struct JavaFloatLimits {
    std::uint32_t notBelow = 0; ///< d / 2^24 ≥ the float ⇔ d ≥ notBelow
    std::uint32_t above = 0;    ///< d / 2^24 > the float ⇔ d > above
};

/// The limits for the float nearest to `chance` (ties to even, as Java parses a decimal fraction).
JavaFloatLimits javaFloatLimits(Chance chance);

/// The `classic` world of a typed seed. Errors InvalidArgument: the seed is not UTF-8; a setting is out of
/// range.
Result<std::shared_ptr<const ClassicCaves>> makeClassicCaves(std::string_view seedText,
                                                             const WorldSettings &settings);

} // namespace cave
