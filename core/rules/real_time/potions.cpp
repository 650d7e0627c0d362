// SPDX-License-Identifier: MIT
#include "core/rules/real_time/potions.h"

#include <algorithm>

namespace cave {

bool leavesPotion(const World &world, const Player &player, const Feature &potion)
{
    return potion.value > 0 && world.spec.settings.gentleStart == Ease::On &&
           player.health >= world.content->scenario.action->health;
}

bool leavesPotionAt(World &world, const Player &player, WorldPos at)
{
    const int size = world.map.regionSize();
    const RegionPos pos = regionOf(at, size);
    const CellPos cell = cellOf(at, size);
    if (!world.content->scenario.action || world.map.changesOf(pos).isClaimed(cell))
        return false;
    return std::ranges::any_of(world.map.region(pos).features, [&](const Feature &feature) {
        return feature.cell == cell && feature.kind == FeatureKind::Potion &&
               leavesPotion(world, player, feature);
    });
}

} // namespace cave
