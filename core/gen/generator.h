// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/gen/staged_source.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"

#include <memory>

namespace cave {

/// The generator for `spec`; thread-safe. Errors: a setting out of range, an unknown generator version, a
/// seed that is not UTF-8, level files rejected by `makeRoomSet` or `LevelsSource::make`.
Result<std::shared_ptr<const RegionSource>> makeRegionSource(const WorldSpec &spec);

/// The same generator with access to its stages.
Result<std::shared_ptr<const StagedSource>> makeStagedSource(const WorldSpec &spec);

} // namespace cave
