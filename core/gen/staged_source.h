// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/generation_stage.h"
#include "core/world/region.h"

namespace cave {

/// A generator whose intermediate stages can be inspected. `generate` is `generateUpTo` with the last stage.
class StagedSource : public RegionSource {
public:
    /// The region after `stage`. Kinds that the generator doesn't have are skipped; a step past the last one
    /// counts as the last.
    [[nodiscard]] virtual Region generateUpTo(RegionPos pos, const GenerationStage &stage) const = 0;
};

} // namespace cave
