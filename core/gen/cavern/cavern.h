// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/chance.h"
#include "core/base/geometry.h"
#include "core/base/random_stream.h"
#include "core/gen/staged_source.h"
#include "core/world/settings.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

struct GeneratorInfo;

/// A bounded cave level as a builder leaves it: `width` × `height` cells, x east and y north, from (0, 0).
struct Cavern {
    int width = 0;
    int height = 0;
    BitGrid rock;                  ///< set: rock
    BitGrid water;                 ///< set: water, never on rock
    BitGrid trees;                 ///< set: trees, never on rock or water
    std::vector<CellPos> chests;   ///< on plain floor, in increasing cell
    std::vector<CellPos> monsters; ///< on plain floor, apart from chests, in increasing cell
};

/// Builds a cavern step by step: `CavernBuilder(90, 31).randomize(seed).smooth(8).connect(...).build()`.
/// Steps may come in any order and number; each depends on what is there, on the seed last given and on its
/// place in the chain alone. Integer-only, the same everywhere. A new builder is all rock.
///
/// Fill and smoothing: Trystan's roguelike tutorial 03 (2011).
class CavernBuilder {
public:
    /// Sizes from 10 × 10 to 2,000 × 2,000; others are brought into that range.
    CavernBuilder(int width, int height);

    /// Every cell floor or rock at even odds.
    CavernBuilder &randomize(std::uint64_t seed);
    /// `times` steps of: a cell is floor if, of the cells of the 3 × 3 block around it that lie inside the
    /// level, itself included, at least as many are floor as rock.
    CavernBuilder &smooth(int times);
    /// Digs as `passages` says, where something is missing.
    CavernBuilder &connect(Passages passages);
    /// Rivers from edge to edge, through rock and floor, wherever they go; never less connected than before.
    /// One that meets no cave is joined to the largest.
    CavernBuilder &rivers(int count);
    /// Groves that grow from floor cells.
    CavernBuilder &trees(Chance chance);
    CavernBuilder &chests(Chance chance);
    /// This many for every thousand floor cells, at least one where there is any.
    /// They keep away from where the level is entered, and are fewer where there is no more room.
    CavernBuilder &monsters(int perThousand);
    /// Makes the middle cell floor if there is nothing but rock, so that one can stand somewhere.
    CavernBuilder &openSomewhere();

    [[nodiscard]] Cavern build() const { return m_cavern; }

private:
    std::uint64_t nextKey();
    void carveRiver(RandomStream &draws, std::uint64_t key);
    void growGrove(CellPos at, RandomStream &draws);
    void removeWhatLiesWrong();

    Cavern m_cavern;
    std::uint64_t m_seed = 0;
    std::uint64_t m_step = 0; ///< so that equal steps in a row draw again
};

/// Where a level is entered: of the largest part that can be walked in, the cell of plain floor nearest to
/// the middle; without any, another cell of that part. None: all is rock. Chests and monsters don't matter.
std::optional<CellPos> cavernStart(const Cavern &cavern);

/// The level's own seed, which stands for the whole text.
std::int64_t cavernSeed(std::string_view seed);

/// The terrain of the generator's level as it is before chests and monsters; it may be all rock. `settings`
/// must be valid.
Cavern makeCavernTerrain(std::string_view seed, const WorldSettings &settings);

/// Generator `cavern`, version 1: one bounded level, (0, 0) at its south-west corner, in regions of 50.
class CavernSource final : public StagedSource {
public:
    /// `settings` must be valid.
    CavernSource(std::string_view seed, const WorldSettings &settings);
    ~CavernSource() override;

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    /// Stages: the random fill, each smoothing, and the whole.
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] const LevelPlan &plan() const override { return level().plan; }

private:
    struct Built {
        Cavern cavern;
        LevelPlan plan;
    };

    [[nodiscard]] const Built &level() const;
    [[nodiscard]] std::shared_ptr<const Cavern> smoothed(int times) const;
    [[nodiscard]] Region cut(const Cavern &cavern, RegionPos pos) const;

    WorldSettings m_settings;
    std::uint64_t m_key;
    mutable std::once_flag m_made; // the level is made when it is first asked for, from any thread
    mutable std::unique_ptr<const Built> m_level;
    mutable std::mutex m_mutex;                                      // of what is below
    mutable std::map<int, std::shared_ptr<const Cavern>> m_smoothed; // by steps, as they were asked for
};

/// The generator as a line of the table.
GeneratorInfo cavernGenerator();

} // namespace cave
