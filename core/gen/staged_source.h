// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/generation_stage.h"
#include "core/world/region.h"

namespace cave {

/// A generator whose work can be looked at part of the way. `generate` is `generateUpTo` the last stage.
class StagedSource : public RegionSource {
public:
    /// The region as it is after `stage`. Kinds that the generator does not have are skipped; of a step
    /// past the last one, the last one counts.
    [[nodiscard]] virtual Region generateUpTo(RegionPos pos, const GenerationStage &stage) const = 0;
};

} // namespace cave
