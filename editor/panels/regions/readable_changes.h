// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/io/world_file/world_inspection.h"
#include "core/world/region_changes.h"

#include <string>
#include <vector>

namespace cave {

/// The readable parts of a damaged region.
struct ReadableChanges {
    RegionChanges changes;           ///< of the intact sections
    std::vector<std::string> read;   ///< their names and content: "explored: 213 cells"
    std::vector<std::string> broken; ///< names of the damaged sections
};

/// Reads each section of `raw` separately. `regionSize`: of the world; `content`: its tables.
ReadableChanges readableChanges(const RawRegion &raw, const Content &content, int regionSize);

} // namespace cave
