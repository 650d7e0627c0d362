// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/base/random_stream.h"
#include "core/gen/generator.h"
#include "core/world/settings.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

/// A bounded cave level: `width` × `height` cells, x east and y north, from (0, 0).
struct Cavern {
    int width = 0;
    int height = 0;
    BitGrid rock;                  ///< set: rock
    BitGrid water;                 ///< set: water, never on rock
    BitGrid trees;                 ///< on plain floor, in increasing cell order
    std::vector<CellPos> chests;   ///< on plain floor without chests, in increasing cell order
    std::vector<CellPos> monsters; ///< on plain floor, apart from chests, in increasing cell
};

/// Builds a cavern step by step: `CavernBuilder(90, 31).randomize(seed).smooth(8).connect(...).build()`. Any
/// steps may be combined in any order; each depends only on the current cells, the last seed and its position
/// in the chain. Integer arithmetic only, with the same results everywhere. A new builder is all rock.
///
/// Fill and smoothing: Trystan's roguelike tutorial 03 (2011).
class CavernBuilder {
public:
    /// Sizes are clamped to 10 × 10 .. 2,000 × 2,000.
    CavernBuilder(int width, int height);

    /// Makes every cell floor or rock with equal probability.
    CavernBuilder &randomize(std::uint64_t seed);
    /// Applies `times` steps: a cell becomes floor if at least as many cells of its 3 × 3 block, itself
    /// included and cells outside the level excluded, are floor as rock.
    CavernBuilder &smooth(int times);
    /// Digs connections according to `passages` where they are missing.
    CavernBuilder &connect(Passages passages);
    /// Adds rivers from edge to edge, through rock and floor; never reduces connectivity. A river that meets
    /// no cave is joined to the largest one.
    CavernBuilder &rivers(int count);
    /// Adds groves that grow from floor cells.
    CavernBuilder &trees(Chance chance);
    CavernBuilder &chests(Chance chance);
    /// Adds this many monsters per thousand floor cells, at least one if there is any floor. They keep away
    /// from the entrance, and are fewer if there isn't enough space.
    CavernBuilder &monsters(int perThousand);
    /// Makes the centre cell floor if everything is rock.
    CavernBuilder &openSomewhere();

    [[nodiscard]] Cavern build() const { return m_cavern; }

private:
    std::uint64_t nextKey();
    void carveRiver(RandomStream &draws, std::uint64_t key);
    void growGrove(CellPos at, RandomStream &draws);
    void removeWhatLiesWrong();

    Cavern m_cavern;
    std::uint64_t m_seed = 0;
    std::uint64_t m_step = 0; ///< so that repeated steps draw different numbers
};

/// The entrance of a level: in its largest walkable part, the plain floor cell nearest to the centre; if
/// there is none, any cell of that part. None if all is rock. Chests and monsters are ignored.
std::optional<CellPos> cavernStart(const Cavern &cavern);

/// The level's own seed, which represents the whole text.
std::int64_t cavernSeed(std::string_view seed);

/// The generator's terrain before chests and monsters are added; may be all rock. `settings` must be valid.
Cavern makeCavernTerrain(std::string_view seed, const WorldSettings &settings);

/// Generator `cavern`, version 1: one bounded level, (0, 0) at its south-west corner, in regions of 50.
class CavernSource final : public StagedSource {
public:
    /// `settings` must be valid.
    CavernSource(std::string_view seed, const WorldSettings &settings);
    ~CavernSource() override;

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    /// Stages: the random fill, each smoothing step, and the final level.
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] const LevelPlan &plan() const override { return built().plan; }
    [[nodiscard]] std::optional<RegionRows> possibleChests(RegionPos pos, RowSpan rows) const override;

private:
    struct Built {
        Cavern cavern;
        LevelPlan plan;
    };

    [[nodiscard]] const Built &built() const;
    [[nodiscard]] std::shared_ptr<const Cavern> smoothed(int times) const;
    [[nodiscard]] Region cut(const Cavern &cavern, RegionPos pos) const;

    WorldSettings m_settings;
    std::uint64_t m_key;
    mutable std::once_flag m_made; // the level is generated on first use, from any thread
    mutable std::unique_ptr<const Built> m_level;
    mutable std::once_flag m_chestsDrawn; // likewise
    mutable BitGrid m_chestDraws;         // cells that get a chest if they are plain floor
    mutable std::mutex m_mutex;           // guards the member below
    mutable std::map<int, std::shared_ptr<const Cavern>> m_smoothed; // by steps, on demand
};

} // namespace cave
