// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/rules/armour_combat.h"
#include "core/world/world.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace cave {

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

/// The same with the names that the player shown knows; see round_combat.h.
QString shownKnownName(const World &world, std::size_t item);
QString shownStack(const World &world, const ItemStack &stack);
QString shownStacks(const World &world, const std::vector<ItemStack> &stacks);

/// Two decimals, with the language's decimal separator: "48.08".
QString shownPoints(Points points);
/// As few decimals as needed, at most two: "1.8".
QString shownShortPoints(Points points);

} // namespace cave
