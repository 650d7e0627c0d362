// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace cave {

/// "1 seed", "2,500 seeds".
QString seedCountText(std::int64_t count);

} // namespace cave
