// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cave {

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
