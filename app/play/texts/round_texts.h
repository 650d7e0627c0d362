// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/session/fight_choices.h"
#include "core/world/fight.h"

#include <QString>

namespace cave {

/// What one side did in a fight in rounds. `ally`: the name of who did it or was struck; empty: the player.
QString roundText(const RoundAction &action, const Content &content, const MonsterType &enemy,
                  const QString &ally = {});

/// "6–9 damage; it answers with 4", in words for a button.
QString strikePreview(const Forecast &forecast);
QString guardPreview(const Forecast &forecast);
/// `weapon`: what would be wielded; `harm`: what its next blow does.
QString swapPreview(const ItemType &weapon, PointRange harm, const Forecast &forecast);
QString fleePreview(const Forecast &forecast);

} // namespace cave
