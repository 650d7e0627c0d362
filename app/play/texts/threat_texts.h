// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/world.h"

#include <QString>

namespace cave {

/// What the blows of a monster do to the player, in one to three sentences: how many kill, venom, stuns. Not
/// where everything moves freely.
QString threatText(const World &world, const MonsterType &monster);

} // namespace cave
