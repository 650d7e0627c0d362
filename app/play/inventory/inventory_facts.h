// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace cave {

/// What an item means in a fight by the rules of a world, in sentences.
struct ItemFacts {
    QStringList sentences;
    /// Against each kind of monster that the player has beaten; empty if it makes no difference.
    QStringList againstKinds;
    bool dependsOnKind = false; ///< true where `againstKinds` will tell something once a kind was beaten
};

/// The facts of an item; `item` indexes the session's `Content::items`.
ItemFacts itemFacts(const Session &session, std::size_t item);

/// How many blows of the player's `damageHundredths` kill a monster when no one is stunned and the player
/// strikes first; none after a thousand.
std::optional<int> blowsToKill(const CombatRules &rules, int damageHundredths, const MonsterType &monster);

/// How much `armour` points take off the first blow of `damage` points.
Points takenOff(const CombatRules &rules, int armour, int damage);

} // namespace cave
