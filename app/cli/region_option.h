// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/verb.h"
#include "core/base/geometry.h"

#include <string>
#include <utility>
#include <vector>

namespace cave::cli {

/// The values of every `--region X Y` as typed; they are read once the region size is known.
using RegionArguments = std::vector<std::pair<std::string, std::string>>;

/// Adds a repeatable `--region X Y`; `arguments` must outlive the parsing.
Option addRegionOption(Verb verb, RegionArguments &arguments, const Message &help);

/// Reads 64-bit decimal region coordinates. A region of `regionSize` cells a side must lie within
/// ±kWorldLimit.
Outcome readRegions(const RegionArguments &arguments, int regionSize, std::vector<RegionPos> &regions);

} // namespace cave::cli
