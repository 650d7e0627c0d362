// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <vector>

namespace cave {

class LevelGround;

/// Where a shot begins, in cells from the middle of the shooter: outside of its cell.
inline constexpr double kShotBegins = 0.75;

/// Lets a shot fly from beside the cell of whoever stands at `from` and faces `facing`, `speed` cells a
/// second. Where there are too many, the oldest is removed. Returns the new one; the caller
/// sets what else it is.
Shot &letFly(ActionState &state, Point from, Point facing, double speed);

/// Lets all shots fly for a step. One ends in a cell that is solid, or hits whose middle it comes near.
void moveShots(World &world, const LevelGround &ground, std::vector<ActionEvent> &events);

/// `velocity` turned toward `aim` by at most `degrees` (0 .. 90), its length kept.
[[nodiscard]] Point turnedToward(Point velocity, Point aim, double degrees);

} // namespace cave
