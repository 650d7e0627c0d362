// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/region.h"
#include "core/world/world_map.h"
#include "core/world/world_spec.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cave {

struct GeneratorInfo;

/// A stage in the generation of a region at which it can be inspected.
struct GenerationStage {
    /// In the usual order; see `generationStages` for that of a world.
    enum class Kind : std::uint8_t {
        Noise,     ///< the random fill
        Automaton, ///< after this many steps
        Portals,   ///< each border has an open portal
        Joining,   ///< pockets are filled or joined by tunnels; in caverns also rivers and trees
        Smoothing, ///< after this many more steps
        Polish,    ///< spikes are removed and separated parts rejoined: the terrain is complete
        Chests,
        Monsters, ///< complete
    };

    Kind kind = Kind::Noise;
    int step = 0; ///< for Automaton and Smoothing: 1, 2, …

    friend bool operator==(const GenerationStage &, const GenerationStage &) = default;
};

/// The stages of worlds of this kind, in order; the last one is the final result.
std::vector<GenerationStage> generationStages(const WorldSpec &spec);

/// For generators: adds stages 1 .. `count` of a kind.
void addSteps(std::vector<GenerationStage> &stages, GenerationStage::Kind kind, int count);
/// The stages of generators that make a region in one step.
std::vector<GenerationStage> onlyStage(const WorldSpec &spec);

/// In English: "Automaton, step 2".
std::string stageText(const GenerationStage &stage);

/// A generator whose intermediate stages can be inspected. `generate` is `generateUpTo` with the last stage.
class StagedSource : public RegionSource {
public:
    /// The region after `stage`. Kinds that the generator doesn't have are skipped; a step past the last one
    /// counts as the last.
    [[nodiscard]] virtual Region generateUpTo(RegionPos pos, const GenerationStage &stage) const = 0;
};

/// A generator that stops after `stage`, using the code of `makeRegionSource`. Errors: those of that
/// function; also a stage that the spec doesn't have.
Result<std::shared_ptr<const RegionSource>> makeStageSource(const WorldSpec &spec,
                                                            const GenerationStage &stage);

/// The generator for `spec`; thread-safe. Errors: a setting out of range, an unknown generator version, a
/// seed that is not UTF-8, level files rejected by `makeRoomSet` or `LevelsSource::make`.
Result<std::shared_ptr<const RegionSource>> makeRegionSource(const WorldSpec &spec);

/// False if the region at `pos`, of an unplayed world and not generated yet, certainly has no monster in a
/// rectangle that meets it.
[[nodiscard]] bool mayHaveMonsterIn(const CellRect &rect, const WorldMap &map, RegionPos pos);

// The entries of the table of generators.
GeneratorInfo cavesGenerator();
GeneratorInfo classicGenerator();
GeneratorInfo cavernGenerator();
GeneratorInfo dungeonGenerator();
GeneratorInfo roomsGenerator();
GeneratorInfo journeyGenerator();
GeneratorInfo levelsGenerator();

} // namespace cave
