// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/verb.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {

/// Reads a 64-bit decimal number from −`limit` to `limit`. Wrong usage: it is none, or outside; `what` names
/// it ("region coordinate"), `where` the option.
OutcomeOr<std::int64_t> readCoordinate(std::string_view text, const Message &what, std::int64_t limit,
                                       const std::string &where);

/// Reads a world position as "12,-7", within ±kWorldLimit.
OutcomeOr<WorldPos> readCell(const std::string &text, const std::string &where);

/// The values of every `--region X Y` as typed; they are read once the region size is known.
using RegionArguments = std::vector<std::pair<std::string, std::string>>;

/// Adds a repeatable `--region X Y`; `arguments` must outlive the parsing.
Option addRegionOption(Verb verb, RegionArguments &arguments, const Message &help);

/// Reads 64-bit decimal region coordinates. A region of `regionSize` cells a side must lie within
/// ±kWorldLimit.
OutcomeOr<std::vector<RegionPos>> readRegions(const RegionArguments &arguments, int regionSize);

} // namespace cave::cli
