// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/rules/armour_combat.h"
#include "core/world/world.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace cave {

/// A text of one of the core's tables (names of settings, metrics, items, monsters …) in the window's
/// language; unchanged if there is no translation, for instance if it is from other content. `tools/strings`
/// collects the translatable texts.
QString coreText(std::string_view text);

/// A message of the core in the window's language, including its arguments.
QString messageText(const Message &message);

/// Names one after the other, as the language separates them: "a, b, c".
[[nodiscard]] QString listed(const QStringList &names);

/// Displayed names of content entries: translated if there is a translation.
QString shownName(const ItemType &item);
QString shownName(const MonsterType &monster);
QString shownDescription(const MonsterType &monster);
/// "wood", "steel": a weapon kind, in lower case.
QString shownWeaponKind(std::string_view kind);

/// "a Cave Rat", "an Ogre": for use in a sentence.
QString aMonster(const MonsterType &monster);

/// "7 gold", "Iron Sword", "3 × Iron Sword".
QString shownStack(const Content &content, const ItemStack &stack);
/// "Iron Sword, Chainmail Armour and 7 gold"; "nothing" for none.
QString shownStacks(const Content &content, const std::vector<ItemStack> &stacks);

/// The same with the names that the player shown knows; see consumables.h.
QString shownKnownName(const World &world, std::size_t item);
QString shownStack(const World &world, const ItemStack &stack);
QString shownStacks(const World &world, const std::vector<ItemStack> &stacks);

/// Two decimals, with the language's decimal separator: "48.08".
QString shownPoints(Points points);
/// As few decimals as needed, at most two: "1.8".
QString shownShortPoints(Points points);

/// With a capital first letter, like a sentence.
QString sentenceCase(QString text);

/// Sentences one after another, with a space between them unless the language has none.
QString joinedSentences(const QStringList &sentences);

/// Parts of a sentence one after another, separated by semicolons as the language writes them.
QString joinedClauses(const QStringList &clauses);

/// "12, -40".
QString coordinatesText(WorldPos p);

/// "north-east".
QString directionText(Direction direction);

/// Distance and direction of `to` from `from`, in a straight line: "here", "7 cells north-east".
QString wayText(WorldPos from, WorldPos to);

/// Straight distance in cells, rounded.
qint64 straightDistance(WorldPos a, WorldPos b);

} // namespace cave
