// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/outlook.h"

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/square_metrics.h"
#include "core/analysis/metrics/thing_finder.h"
#include "core/base/geometry.h"
#include "core/world/generator_info.h"
#include "core/world/world.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace cave {
namespace {

constexpr double kNoValue = std::numeric_limits<double>::infinity();

using Chests = std::vector<WorldPos>;

/// The bounds of one query, from what there may be around the spawn.
class Outlook {
public:
    Outlook(ChestOutlook &chests, const ThingPattern &pattern, const CellRect &spawn)
        : m_chests(chests)
        , m_pattern(pattern)
        , m_spawn(spawn)
    {
    }

    /// Of chests within `reach` steps, those that may fit the pattern; none if nothing is known.
    std::optional<Chests> fitting(int reach)
    {
        std::optional<Chests> near = m_chests.chestsNear(m_spawn, reach);
        if (!near)
            return std::nullopt;
        std::erase_if(*near, [this](WorldPos chest) { return !has(m_pattern.thing, chest); });
        forEachNearness(m_pattern, [&](const Nearness &nearness) {
            if (nearness.apart || nearness.other.kind != ThingKind::Chest || near->empty())
                return;
            const std::optional<Chests> others = othersFor(nearness, reach);
            constexpr std::size_t kMax = ChestOutlook::kMaxCompared;
            if (others && near->size() <= kMax && others->size() <= kMax)
                std::erase_if(*near, [&](WorldPos chest) { return !isNear(chest, *others, nearness.steps); });
        });
        return near;
    }

    /// Whether a thing within `reach` steps certainly lacks a chest that it needs near it.
    bool lacksChest(int reach)
    {
        bool lacks = false;
        forEachNearness(m_pattern, [&](const Nearness &nearness) {
            if (lacks || nearness.apart || nearness.other.kind != ThingKind::Chest)
                return;
            const std::optional<Chests> others = othersFor(nearness, reach);
            lacks = others && others->empty();
        });
        return lacks;
    }

private:
    /// The chests that may be what a thing within `reach` steps needs near it.
    std::optional<Chests> othersFor(const Nearness &nearness, int reach)
    {
        std::optional<Chests> others = m_chests.chestsNear(m_spawn, reach + nearness.steps);
        if (others)
            std::erase_if(*others, [&](WorldPos chest) { return !has(nearness.other, chest); });
        return others;
    }

    bool has(const Thing &thing, WorldPos chest)
    {
        return thing.isAny() || hasLoot(thing, m_chests.lootOf(chest));
    }

    static bool isNear(WorldPos chest, const Chests &others, int steps)
    {
        return std::ranges::any_of(others, [&](WorldPos other) {
            return other != chest && stepsTo({chest, 1, 1}, other) <= steps;
        });
    }

    ChestOutlook &m_chests;
    const ThingPattern &m_pattern;
    const CellRect &m_spawn;
};

/// The most things that may fit; infinite if nothing is known.
double mostFitting(const World &world, Outlook &outlook, const MetricQuery &query, const CellRect &spawn)
{
    if (query.things.thing.kind == ThingKind::Chest) {
        const std::optional<Chests> fitting = outlook.fitting(query.reach);
        return fitting ? static_cast<double>(fitting->size()) : kNoValue;
    }
    if (outlook.lacksChest(query.reach))
        return 0;
    return isBounded(world.spec.generator.kind) ? kNoValue : monsterBounds(world, query.reach, spawn).high;
}

/// Bounds of `count` or `nearest` for a spawn somewhere in `spawn`: from the chests that there may be, as
/// walls only make ways longer, and from the most monsters that regions have. That something is *not* near
/// doesn't narrow them. `chests` must be those of the world.
Bounds thingBounds(const World &world, ChestOutlook &chests, const MetricQuery &query, const CellRect &spawn)
{
    Outlook outlook(chests, query.things, spawn);
    if (query.id == MetricId::ThingCount)
        return {0, mostFitting(world, outlook, query, spawn)};
    if (query.things.thing.kind == ThingKind::Chest)
        return ChestOutlook::boundsOfNearest(outlook.fitting(ChestOutlook::reachOfNearest(query.reach)),
                                             spawn, query.reach);
    return {outlook.lacksChest(query.reach) ? kNoValue : 0, kNoValue};
}

} // namespace

Bounds rangeOf(const MetricQuery &query)
{
    const MetricInfo &info = infoOf(query.id);
    Bounds range{info.unit == MetricUnit::Ratio ? 1.0 : 0.0};
    if (info.unit == MetricUnit::Share)
        range.high = 1;
    range.mayBeUndefined = info.reach == MetricReach::Level && query.reach != kAllLevels;
    return range;
}

Bounds outlookOf(const World &world, ChestOutlook &chests, const MetricQuery &query, const CellRect &spawn)
{
    const Bounds range = rangeOf(query);
    if (isOfThings(query.id))
        return range.with(thingBounds(world, chests, query, spawn));
    const bool monsters = query.id == MetricId::Monsters && !isBounded(world.spec.generator.kind);
    return range.with(monsters ? monsterBounds(world, query.reach, spawn) : chests.bounds(query, spawn));
}

} // namespace cave
