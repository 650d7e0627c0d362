// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/thing_finder.h"

#include "core/rules/monsters.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace cave {

bool ThingFinder::fits(const ThingPattern &pattern, const RegionWalk::Find &found)
{
    const auto failsFromSpawn = [&](const Nearness &nearness) {
        return nearness.other.kind == ThingKind::Spawn && (found.steps <= nearness.steps) == nearness.apart;
    };
    if (std::ranges::any_of(pattern.nearnesses, failsFromSpawn) || !hasProperties(pattern.thing, found.at))
        return false;
    std::optional<RegionWalk> around; // one walk for all, as it only gets longer
    for (const Nearness &nearness : pattern.nearnesses) {
        if (nearness.other.kind == ThingKind::None || nearness.other.kind == ThingKind::Spawn)
            continue;
        if (!around)
            around.emplace(m_world.map, found.at);
        if (isNear(nearness, pattern.thing.kind, *around, found.at) == nearness.apart)
            return false;
    }
    return true;
}

/// Whether such a thing is within the steps of `centre`, on which a thing of kind `self` is; `around` is a
/// walk from there.
bool ThingFinder::isNear(const Nearness &nearness, ThingKind self, RegionWalk &around, WorldPos centre)
{
    const std::vector<RegionWalk::Find> &finds = findsOf(around, nearness.other.kind);
    for (std::size_t i = 0;; ++i) {
        while (i == finds.size()) {
            if (around.steps() >= nearness.steps || !around.advance())
                return false;
        }
        if (finds[i].steps > nearness.steps)
            return false;
        const bool itself = finds[i].at == centre && nearness.other.kind == self;
        if (!itself && hasProperties(nearness.other, finds[i].at))
            return true;
    }
}

bool ThingFinder::hasProperties(const Thing &thing, WorldPos at)
{
    if (thing.isAny())
        return true;
    if (thing.kind == ThingKind::Monster)
        return thing.rangeOf(ThingProperty::Health).contains(healthAt(at));
    return hasLoot(thing, lootAt(at));
}

int ThingFinder::healthAt(WorldPos monster)
{
    const int size = m_world.map.regionSize();
    const RegionPos home = regionOf(monster, size);
    const std::vector<CellPos> &homes = m_world.map.region(home).monsters;
    const auto index = std::ranges::find(homes, cellOf(monster, size)) - homes.begin();
    const std::size_t kind = seededKind(m_world, {home, static_cast<int>(index)}, monster);
    return m_world.content->monsters[kind].health;
}

const LootValue &ThingFinder::lootAt(WorldPos chest)
{
    const auto known = m_loot.find(chest);
    return known != m_loot.end() ? known->second
                                 : m_loot.emplace(chest, lootValueAt(m_world, chest)).first->second;
}

const std::vector<RegionWalk::Find> &findsOf(const RegionWalk &walk, ThingKind kind)
{
    return kind == ThingKind::Monster ? walk.monsters() : walk.chests();
}

bool hasLoot(const Thing &chest, const LootValue &loot)
{
    return chest.rangeOf(ThingProperty::Weapon).contains(loot.weapon) &&
           chest.rangeOf(ThingProperty::Armour).contains(loot.armour) &&
           chest.rangeOf(ThingProperty::Gold).contains(loot.gold);
}

} // namespace cave
