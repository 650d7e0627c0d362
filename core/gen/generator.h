#pragma once

#include "core/base/result.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"

#include <memory>

namespace cave {

/// The generator that `spec` names, ready to make regions from any thread. Errors: a setting out of range, an
/// unknown generator version, a seed that is not UTF-8.
Result<std::shared_ptr<const RegionSource>> makeRegionSource(const WorldSpec &spec);

} // namespace cave
