// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/gen/staged_source.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"

#include <memory>

namespace cave {

/// The generator that `spec` names, ready to make regions from any thread. Errors: a setting out of range, an
/// unknown generator version, a seed that is not UTF-8, level files that `makeRoomSet` or
/// `LevelsSource::make` refuses.
Result<std::shared_ptr<const RegionSource>> makeRegionSource(const WorldSpec &spec);

/// The same generator, for those who look at its stages.
Result<std::shared_ptr<const StagedSource>> makeStagedSource(const WorldSpec &spec);

} // namespace cave
