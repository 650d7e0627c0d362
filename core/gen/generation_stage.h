// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cave {

/// A point in the making of a region at which it can be looked at.
struct GenerationStage {
    enum class Kind : std::uint8_t {
        Noise,     ///< the random fill
        Automaton, ///< after this many steps before joining
        Portals,   ///< a way through each border is open
        Joining,   ///< pockets are filled or joined by tunnels; of caverns also rivers and trees
        Smoothing, ///< after this many steps after joining
        Polish,    ///< teeth taken away and what was parted joined again: the terrain is done
        Chests,
        Monsters, ///< done
    };

    Kind kind = Kind::Noise;
    int step = 0; ///< of Automaton and Smoothing: 1, 2, …

    friend bool operator==(const GenerationStage &, const GenerationStage &) = default;
};

/// The stages that worlds of this kind go through, in order; the last one is what the generator makes.
std::vector<GenerationStage> generationStages(const WorldSpec &spec);

/// For generators: adds stages 1 .. `count` of a kind.
void addSteps(std::vector<GenerationStage> &stages, GenerationStage::Kind kind, int count);
/// The stages of those that make a region in one go.
std::vector<GenerationStage> onlyStage(const WorldSettings &settings);

/// English: "Automaton, step 2".
std::string stageText(const GenerationStage &stage);

/// A generator that stops after `stage`, by the very code that `makeRegionSource` runs. Errors as of that;
/// also a stage that the spec does not go through.
Result<std::shared_ptr<const RegionSource>> makeStageSource(const WorldSpec &spec,
                                                            const GenerationStage &stage);

} // namespace cave
