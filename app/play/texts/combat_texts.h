// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/armour_combat.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace cave {

/// Texts for a fight between the player and one monster.

/// Translates the texts of fights.
struct CombatText {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)
};

/// Who strikes first.
QString firstLine(Side first, const MonsterType &enemy);
/// What a blow did and whether it stunned, in one line. `ally` struck or was struck; empty: the player.
QString blowText(const Blow &blow, const MonsterType &enemy, const QString &ally = {});
/// What a blow did, in one to three lines: armour that came back, the blow itself, a stun or a death.
QStringList blowLines(const Blow &blow, const MonsterType &enemy, const QString &ally = {});
/// "48.08 of 50".
QString healthText(Points health, int full);
/// "2 of 5", and when the rest comes back: "3 at the next blow, 1 at the one after".
QString armourText(const Fighter &fighter, int full);
QString armourReturnText(const Fighter &fighter);
/// "next", "then", "3rd": when a part of `Fighter::returning` comes back.
QString returnName(std::size_t place);
/// The damage of the wielded weapon to the enemy, with weakness or resistance. Null: bare hands.
QString weaponText(const ItemType *weapon, const MonsterType &enemy, Points damage);

} // namespace cave
