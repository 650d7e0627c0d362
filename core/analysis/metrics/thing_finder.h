// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/region_walk.h"
#include "core/analysis/metrics/thing_pattern.h"
#include "core/world/world.h"

#include <map>
#include <vector>

namespace cave {

/// Tells which of the things that a walk from the spawn finds fit a description.
///
/// Distances are steps of the shortest walk in cardinal moves; monsters are no obstacles. What is near a
/// thing may be anywhere, farther from the spawn than the thing too, and behind what the walk has reached.
class ThingFinder {
public:
    /// The world is observed, and must outlive this and stay unplayed.
    explicit ThingFinder(World &world) : m_world(world) {}

    /// Whether a thing of the pattern's kind, `found` by a walk from the spawn, fits.
    [[nodiscard]] bool fits(const ThingPattern &pattern, const RegionWalk::Find &found);

private:
    bool hasProperties(const Thing &thing, WorldPos at);
    bool isNear(const Nearness &nearness, ThingKind self, RegionWalk &around, WorldPos centre);
    [[nodiscard]] int healthAt(WorldPos monster);
    const LootValue &lootAt(WorldPos chest);

    World &m_world;
    std::map<WorldPos, LootValue> m_loot; ///< of the chests asked about
};

/// The things of one kind that a walk has found so far: chests or monsters.
const std::vector<RegionWalk::Find> &findsOf(const RegionWalk &walk, ThingKind kind);

/// Whether a chest with this loot has the properties of such a thing.
bool hasLoot(const Thing &chest, const LootValue &loot);

} // namespace cave
