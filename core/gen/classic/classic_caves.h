// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/gen/classic/column_draws.h"
#include "core/gen/classic/java_random.h"
#include "core/gen/staged_source.h"
#include "core/world/region.h"
#include "core/world/settings.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

namespace cave {

struct GeneratorInfo;

/// Which code makes the draws; both give the same regions.
enum class DrawUnit : std::uint8_t { Fastest, Portable };

/// The original Java program's caves, bit for bit: random fill, automaton on a torus, chests, one monster.
///
/// The draws of a region (size S) are one sequence of java.util.Random seeded with the region's seed: S² for
/// the terrain and S² for the chests, each for x, then for y, then the monster's cell. Probabilities are
/// compared as the original's floats are, in exact integers: see `javaFloatLimits`. A region without a floor
/// cell free of chests has no monster (the original would look for one for ever). `smoothing` and
/// `viewRadius` of the settings are not used.
class ClassicCaves final : public StagedSource {
public:
    /// `seedHash`: `javaSeedHash` of the world's seed. `settings` must be valid.
    ClassicCaves(std::int64_t seedHash, const WorldSettings &settings, DrawUnit unit = DrawUnit::Fastest);

    [[nodiscard]] int regionSize() const override { return m_size; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;

private:
    using ColumnJumps = std::array<LcgJump, kMaxColumnStreams>;

    void drawRows(const ColumnJumps &jumps, std::uint64_t start, std::uint32_t limit, RegionRows &rows) const;
    void drawChests(Region &region, std::uint64_t start) const;
    void addMonster(Region &region, std::uint64_t start) const;

    std::int64_t m_seedHash;
    int m_size;
    int m_threshold;
    int m_iterations;
    std::uint32_t m_rockLimit;
    std::uint32_t m_chestLimit;
    ColumnJumps m_terrainJumps{}; ///< from the region's seed to the state before column x
    ColumnJumps m_chestJumps{};   ///< likewise, for the second round of draws
    LcgJump m_monsterJump;
    DrawColumns m_drawColumns;
};

/// A Java float as the integers that nextFloat() = d / 2^24 (d: 24 bits) compares with exactly.
struct JavaFloatLimits {
    std::uint32_t notBelow = 0; ///< d / 2^24 ≥ the float ⇔ d ≥ notBelow
    std::uint32_t above = 0;    ///< d / 2^24 > the float ⇔ d > above
};

/// The limits of the float nearest to `chance` (ties to even, as Java reads a decimal fraction).
JavaFloatLimits javaFloatLimits(Chance chance);

/// The `classic` world of a seed as typed. Errors InvalidArgument: the seed is not UTF-8; a setting is out of
/// range.
Result<std::shared_ptr<const ClassicCaves>> makeClassicCaves(std::string_view seedText,
                                                             const WorldSettings &settings);

/// The generator as a line of the table.
GeneratorInfo classicGenerator();

} // namespace cave
