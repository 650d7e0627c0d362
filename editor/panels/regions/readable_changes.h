// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/io/worlds/world_inspection.h"
#include "core/world/region_changes.h"

#include <string>
#include <vector>

namespace cave {

/// What can still be read of a region that can't be used as a whole.
struct ReadableChanges {
    RegionChanges changes;           ///< of the sections that are sound by themselves
    std::vector<std::string> read;   ///< their names and what they hold: "explored: 213 cells"
    std::vector<std::string> broken; ///< names of the sections that aren't sound
};

/// Takes each section of `raw` by itself. `regionSize`: of the world; `content`: its tables.
ReadableChanges readableChanges(const RawRegion &raw, const Content &content, int regionSize);

} // namespace cave
