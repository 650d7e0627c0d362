// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/event.h"
#include "core/world/world.h"

#include <QString>

namespace cave {

/// How an attack came to what it did, as the rules compute it: every roll with what was added, what armour
/// took off, and the health that was left: "damage 12 (Iron Sword) × 150 % = 18; 18 − 5 armour × 30 % × 1.2 =
/// 16.2; health 20 − 16.2 = 3.8". `world` is the one after the command, `enemy` the monster of the fight.
/// Empty for events that are no attacks, and where no numbers are known. `isAlly`: another player struck, of
/// whom it isn't known with what.
[[nodiscard]] QString howText(const Event &event, const World &world, const MonsterType &enemy,
                              bool isAlly = false);

} // namespace cave
