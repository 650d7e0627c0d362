// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace cave {

/// What an item means in a fight under the rules of a world, in sentences.
struct ItemFacts {
    QStringList sentences;
    /// against each kind of monster that the player has beaten; empty if it makes no difference
    QStringList againstKinds;
    bool dependsOnKind = false; ///< true if `againstKinds` will say something once a monster has been beaten
};

/// The facts of an item; `item` indexes the session's `Content::items`.
ItemFacts itemFacts(const Session &session, std::size_t item);

/// How many of the player's blows of `damageHundredths` kill a monster if neither is stunned and the player
/// strikes first; none after a thousand blows.
std::optional<int> blowsToKill(const CombatRules &rules, int damageHundredths, const MonsterType &monster);

/// How much `armour` points absorb of a first blow of `damage` points.
Points takenOff(const CombatRules &rules, int armour, int damage);

} // namespace cave
