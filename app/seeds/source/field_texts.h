// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_set.h"

#include <QString>

#include <cstdint>

namespace cave {

/// "1 seed", "2,500 seeds".
QString seedCountText(std::int64_t count);

/// The same of a list, and how many of its lines begin or end with spaces, if any.
QString seedListText(const SeedList &list);

} // namespace cave
