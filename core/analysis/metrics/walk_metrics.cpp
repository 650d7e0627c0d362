// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/walk_metrics.h"

#include "core/analysis/sight/threat_map.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace cave {
namespace {

/// The first find for which `wanted(find)` holds, at most `limit` steps away; extends the walk only as far as
/// necessary. `finds` must be those of `walk`.
template<class Wanted>
Bounds stepsToFirst(RegionWalk &walk, const std::vector<RegionWalk::Find> &finds, int limit,
                    const Enough &enough, Wanted wanted)
{
    for (std::size_t i = 0;; ++i) {
        while (i == finds.size()) {
            if (walk.steps() >= limit || !walk.advance())
                return Bounds::exactly(kInfinity);
            const Bounds farther{static_cast<double>(walk.steps() + (i == finds.size() ? 1 : 0))};
            if (enough(farther))
                return farther;
        }
        if (finds[i].steps > limit)
            return Bounds::exactly(kInfinity);
        if (wanted(finds[i]))
            return Bounds::exactly(finds[i].steps);
    }
}

/// A metric of several chests.
struct ChestSum {
    std::int64_t count = 0;
    std::int64_t gold = 0;
    LootValue best;

    [[nodiscard]] double of(MetricId id) const
    {
        if (id == MetricId::Chests)
            return static_cast<double>(count);
        if (id == MetricId::Gold)
            return static_cast<double>(gold);
        return id == MetricId::BestWeapon ? best.weapon : best.armour;
    }
};

} // namespace

bool WalkMetrics::has(MetricId id)
{
    const MetricReach reach = infoOf(id).reach;
    return reach == MetricReach::Steps || reach == MetricReach::Limit;
}

Bounds WalkMetrics::measure(const MetricQuery &query, const Enough &enough)
{
    const auto any = [](const RegionWalk::Find &) { return true; };
    if (query.id == MetricId::NearestChest)
        return stepsToFirst(m_walk, m_walk.chests(), query.reach, enough, any);
    if (query.id == MetricId::NearestMonster)
        return stepsToFirst(m_walk, m_walk.monsters(), query.reach, enough, any);
    if (query.id == MetricId::SwordFirst)
        return toWeapon(query.reach, enough);
    if (isOfThings(query.id))
        return ofThings(query, enough);
    return ofChests(query, enough);
}

Bounds WalkMetrics::ofChests(const MetricQuery &query, const Enough &enough)
{
    const std::vector<RegionWalk::Find> &chests = m_walk.chests();
    ChestSum sum;
    for (std::size_t next = 0;;) {
        const std::size_t before = next;
        for (; next < chests.size() && chests[next].steps <= query.reach; ++next) {
            ++sum.count;
            if (query.id == MetricId::Chests)
                continue;
            if (next == m_loot.size())
                m_loot.push_back(lootValueAt(m_world, chests[next].at));
            sum.gold += m_loot[next].gold;
            sum.best.weapon = std::max(sum.best.weapon, m_loot[next].weapon);
            sum.best.armour = std::max(sum.best.armour, m_loot[next].armour);
        }
        const Bounds more{sum.of(query.id)};
        if (m_walk.steps() >= query.reach)
            return Bounds::exactly(more.low);
        if (next > before && enough(more))
            return more;
        if (!m_walk.advance())
            return Bounds::exactly(more.low);
    }
}

Bounds WalkMetrics::ofThings(const MetricQuery &query, const Enough &enough)
{
    const std::vector<RegionWalk::Find> &finds = findsOf(m_walk, query.things.thing.kind);
    const auto fits = [&](const RegionWalk::Find &found) { return m_things.fits(query.things, found); };
    if (query.id == MetricId::ThingSteps)
        return stepsToFirst(m_walk, finds, query.reach, enough, fits);
    Bounds known{0};
    for (std::size_t next = 0;;) {
        for (; next < finds.size() && finds[next].steps <= query.reach; ++next) {
            if (!fits(finds[next]))
                continue;
            ++known.low;
            if (enough(known))
                return known;
        }
        if (m_walk.steps() >= query.reach || !m_walk.advance())
            return Bounds::exactly(known.low);
    }
}

Bounds WalkMetrics::toWeapon(int limit, const Enough &enough)
{
    const int own = startingWeapon(*m_world.content);
    const auto isBetter = [&](const RegionWalk::Find &chest) {
        return lootValueAt(m_world, chest.at).weapon > own;
    };
    if (!m_unseenWalk)
        m_unseenWalk.emplace(m_world.map, m_spawn,
                             [this](RegionPos pos) { return cellsSeenIn(m_world, pos); });
    return stepsToFirst(*m_unseenWalk, m_unseenWalk->chests(), limit, enough, isBetter);
}

} // namespace cave
