// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <functional>

namespace cave {

/// Which of several goals at the same cost is preferred: the one with the least rank, and of those the first
/// reached. Empty: the first reached.
using PathRank = std::function<double(CellPos)>;

} // namespace cave
