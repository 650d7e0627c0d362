// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

inline constexpr int kTickMs = 100;  ///< how often a link is given the time
inline constexpr int kStopMs = 1000; ///< how long a stop waits for what is still to be sent
inline constexpr int kAskMs = 100;   ///< how often a program without a window asks whether it should end

} // namespace cave
