// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/dice_combat.h"
#include "core/world/fight.h"

#include <QString>

#include <cstdint>

namespace cave {

/// Texts for a fight with dice between the player and one monster.

/// "1d6 → 4 + 5 = 9": the roll, the bonus and the total.
QString rollText(const DiceRoll &roll);

/// An action and its result with all rolls: "You attack: 1d6 → 4 + 5 = 9. The Rat dodges with 1d4 → 3: a hit.
/// Harm: 9; its health: 5."
QString actionText(const DiceAction &action, const Content &content, const MonsterType &enemy);

/// What an ally did, or the enemy to them, without the rolls.
QString allyActionText(const DiceAction &action, const Content &content, const MonsterType &enemy,
                       const QString &ally);

/// The dice used, in short: "Attack 1d6 + 5 · dodge 1d6 · spells 1d6".
QString playerDiceText(const DiceStats &stats);
QString enemyDiceText(const DiceStats &stats);

/// "×1.4": the multiplier of `tenths`, with the language's decimal sign.
QString timesText(int tenths);

/// "120, 80 more to level 2"; the number alone at the highest level.
QString experienceText(const HeroTable &hero, std::int64_t experience);

/// The attributes at `level`: "Health 40, strength 8, dexterity 8, intellect 8."
QString attributesText(const HeroTable &hero, int level);

} // namespace cave
