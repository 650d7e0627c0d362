// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/frames.h"

#include <string>

namespace cave {

/// What this program compares with another before they play together.
[[nodiscard]] LinkIdentity linkIdentity(std::string programVersion);

} // namespace cave
