// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/worlds/replay.h"

#include <cstdint>

namespace cave {

/// The world as it was when a turn of its log began; where a step took several turns, after that step. Error
/// InvalidArgument: the log doesn't have that turn; names the first and the last one that it has.
Result<World> worldAtTurn(const WorldLog &log, std::int64_t turn);

} // namespace cave
