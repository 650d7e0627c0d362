// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/armour_combat.h"
#include "core/rules/dice_combat.h"
#include "core/session/event.h"
#include "core/session/fight_choices.h"
#include "core/world/fight.h"
#include "core/world/world.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

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

/// What the blows of a monster do to the player, in one to three sentences: how many kill, venom, stuns. Not
/// where everything moves freely.
QString threatText(const World &world, const MonsterType &monster);

// In rounds.

/// What one side did in a fight in rounds. `ally`: the name of who did it or was struck; empty: the player.
QString roundText(const RoundAction &action, const Content &content, const MonsterType &enemy,
                  const QString &ally = {});

/// "6–9 damage; it answers with 4", in words for a button.
QString strikePreview(const Forecast &forecast);
QString guardPreview(const Forecast &forecast);
/// `weapon`: what would be wielded; `harm`: what its next blow does.
QString swapPreview(const ItemType &weapon, PointRange harm, const Forecast &forecast);
QString fleePreview(const Forecast &forecast);

// With dice.

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

/// What came of using a consumable, in one or two sentences.
QString consumedText(const ConsumableUsed &used, const Content &content);
/// The same of an effect: "You recover 12 HP."; 0: why nothing happened.
QString resultText(const ItemType &effect, int amount);
/// What gear does beyond its power, a sentence each.
QStringList bonusTexts(const GearBonus &bonus);
/// What a known consumable, or something with the same effect, does, in a sentence.
QString effectText(const ItemType &consumable);
/// What the player is asked before they use up what would be wasted or does harm; empty for anything else.
QString doubtText(const World &world, std::size_t stack);
/// "The Steel Sword is better than yours: E to wield." for each item that is, else empty.
QString upgradeText(const World &world, const std::vector<ItemStack> &found);

/// Whether an item is of no use to the player: they wear or carry one that is at least as good against
/// every enemy. `stack` isn't worn.
[[nodiscard]] bool isJunk(const World &world, std::size_t stack);

} // namespace cave
