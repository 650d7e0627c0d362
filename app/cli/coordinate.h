// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace cave::cli {

/// Reads a 64-bit decimal number from −`limit` to `limit`. Wrong usage: it is none, or outside; `what` names
/// it ("region coordinate"), `where` the option.
Outcome readCoordinate(std::string_view text, const Message &what, std::int64_t limit,
                       const std::string &where, std::int64_t &value);

/// Reads a world position as "12,-7", within ±kWorldLimit.
Outcome readCell(const std::string &text, const std::string &where, WorldPos &cell);

} // namespace cave::cli
