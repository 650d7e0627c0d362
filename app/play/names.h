#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace cave {

/// "Cave Rat".
QString monsterName(const Content &content, std::size_t kind);

/// "a Cave Rat", "an Ogre": for use inside a sentence.
QString aMonster(const Content &content, std::size_t kind);

/// "Iron Sword", "7 Gold", "2 Chainmail Armour".
QString stackName(const Content &content, const ItemStack &stack);

/// "Iron Sword, Chainmail Armour and 7 Gold"; "nothing" for none.
QString stackNames(const Content &content, const std::vector<ItemStack> &stacks);

/// With a capital first letter, as a sentence begins.
QString sentenceCase(QString text);

/// "12, -40".
QString coordinatesText(WorldPos p);

/// How far and whither `to` lies from `from`, as the crow flies: "here", "7 cells north-east".
QString wayText(WorldPos from, WorldPos to);

/// Straight distance in cells, rounded.
qint64 straightDistance(WorldPos a, WorldPos b);

} // namespace cave
