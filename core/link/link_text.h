// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/link/frames.h"

namespace cave {

/// Why the host doesn't let a guest in, for both of them.
[[nodiscard]] Message refusedMessage(const RefusedFrame &refused);

/// Why a link ended, for both sides.
[[nodiscard]] Message byeMessage(const ByeFrame &bye);

/// "player, regions": parts of a world's state.
[[nodiscard]] Message partsMessage(const StateParts &parts);

} // namespace cave
