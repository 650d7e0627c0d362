// SPDX-License-Identifier: MIT
#include "core/rules/monster_kind.h"

#include "core/base/hashing.h"

#include <cassert>

namespace cave {
namespace {

/// The weight of a kind at this distance from the origin; 0 if it doesn't live there.
std::uint32_t weightAt(const MonsterType &monster, std::int64_t distance)
{
    return monster.minDistance <= distance ? static_cast<std::uint32_t>(monster.weight) : 0;
}

} // namespace

std::size_t monsterKindAt(const Content &content, std::uint64_t worldKey, RegionPos region, int index,
                          std::int64_t distance)
{
    std::uint32_t total = 0;
    for (const MonsterType &monster : content.monsters)
        total += weightAt(monster, distance);
    assert(total > 0);
    const std::uint64_t key = combine(worldKey, hashBytes("monster kind"));
    const std::uint64_t word = combine(hashAt(key, region.x, region.y), static_cast<std::uint64_t>(index));
    std::uint32_t ticket = pickBelow(word, total);
    std::size_t kind = 0;
    while (ticket >= weightAt(content.monsters[kind], distance)) {
        ticket -= weightAt(content.monsters[kind], distance);
        ++kind;
    }
    return kind;
}

} // namespace cave
