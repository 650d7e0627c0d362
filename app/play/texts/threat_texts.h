// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/texts/combat_texts.h"
#include "core/content/content.h"
#include "core/rules/forecast/threat.h"
#include "core/world/world.h"
#include "editor/view/texts/place_texts.h"

#include <QString>
#include <QStringList>

namespace cave {

/// What the blows of a monster do to the player, in one to three sentences: how many kill, venom, stuns. Not
/// where everything moves freely.
inline QString threatText(const World &world, const MonsterType &monster)
{
    const Threat threat = threatOf(world, monster);
    QStringList parts;
    parts.append(threat.blows
                     ? CombatText::tr("The monster kills you in about %n blows.", nullptr, *threat.blows)
                     : CombatText::tr("The monster's blows can hardly kill you."));
    if (threat.venom > 0)
        parts.append(CombatText::tr("A blow that hurts poisons you for %n turns.", nullptr, threat.venom));
    if (threat.stunPercent > 0)
        parts.append(
            CombatText::tr("%1 % of its blows stun you, and it strikes again.").arg(threat.stunPercent));
    return joinedSentences(parts);
}

} // namespace cave
