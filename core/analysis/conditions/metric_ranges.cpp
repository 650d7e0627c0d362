// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/metric_ranges.h"

#include "core/content/content.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <limits>
#include <memory>

namespace cave {
namespace {

constexpr double kUnlimited = std::numeric_limits<double>::infinity();

/// The greatest value in a square of an endless world, all of which might be anything.
double mostInSquare(const MetricQuery &query, const WorldSpec &base)
{
    const double side = 2.0 * query.reach + 1;
    switch (query.id) {
    case MetricId::Components: // a chessboard
        return (side * side + 1) / 2;
    case MetricId::MeanWidth:
    case MetricId::MaxWidth:
        return side;
    case MetricId::DeadEnds:
    case MetricId::Chokepoints:
    case MetricId::Threat:
    case MetricId::SafeArea:
        return side * side;
    case MetricId::Monsters: {
        const int most = generatorInfo(base.generator.kind).mostMonsters;
        const int regions = (2 * query.reach - 1) / base.settings.regionSize + 2; // across, at most
        return most > 0 ? static_cast<double>(regions) * regions * most : side * side;
    }
    default:
        return kUnlimited;
    }
}

/// The power of the strongest item of a kind in the game.
double mostPower(ItemKind kind, const WorldSpec &base)
{
    const std::shared_ptr<const Content> content = contentFor(base.generator);
    if (content == nullptr)
        return kUnlimited;
    int most = 0;
    for (const ItemType &item : content->items)
        most = item.kind == kind ? std::max(most, item.power) : most;
    return most;
}

/// Whether such worlds have no chest or monster with these properties.
bool isImpossible(const Thing &thing, const WorldSpec &base)
{
    if (thing.isAny())
        return false;
    const std::shared_ptr<const Content> content = contentFor(base.generator);
    if (content != nullptr && thing.kind == ThingKind::Monster)
        return std::ranges::none_of(content->monsters, [&](const MonsterType &type) {
            return thing.rangeOf(ThingProperty::Health).contains(type.health);
        });
    return thing.rangeOf(ThingProperty::Weapon).low > mostPower(ItemKind::Sword, base) ||
           thing.rangeOf(ThingProperty::Armour).low > mostPower(ItemKind::Armour, base);
}

/// The greatest number of things within reach.
double mostThings(const MetricQuery &query, const WorldSpec &base)
{
    const double reach = query.reach;
    return hasNoThings(query, base) ? 0 : 2 * reach * (reach + 1) + 1; // one on each cell
}

/// The greatest number of rooms of a map.
double mostRooms(const WorldSpec &base)
{
    const WorldSettings &settings = base.settings;
    return std::min(settings.mostRooms, settings.roomColumns * settings.roomRows);
}

double mostOf(const MetricQuery &query, const WorldSpec &base)
{
    switch (query.id) {
    case MetricId::Chests: { // players never enter a world on a chest
        const double reach = query.reach;
        return 2 * reach * (reach + 1);
    }
    case MetricId::BestWeapon:
        return mostPower(ItemKind::Sword, base);
    case MetricId::BestArmour:
        return mostPower(ItemKind::Armour, base);
    case MetricId::NearestChest:
    case MetricId::NearestMonster:
    case MetricId::SwordFirst:
    case MetricId::ThingSteps:
        return query.reach;
    case MetricId::ThingCount:
        return mostThings(query, base);
    case MetricId::Rooms:
    case MetricId::DeadEndRooms:
        return mostRooms(base);
    case MetricId::BossDistance:
        return mostRooms(base) - 1;
    default:
        break;
    }
    const bool square = infoOf(query.id).reach == MetricReach::Square && !isBounded(base.generator.kind);
    return square ? mostInSquare(query, base) : kUnlimited;
}

} // namespace

Bounds rangeIn(const MetricQuery &query, const WorldSpec &base)
{
    const MetricUnit unit = infoOf(query.id).unit;
    if (unit == MetricUnit::Share)
        return {0, 1, false};
    return {unit == MetricUnit::Ratio ? 1.0 : 0.0, mostOf(query, base), false};
}

bool hasNoThings(const MetricQuery &query, const WorldSpec &base)
{
    bool impossible = isImpossible(query.things.thing, base);
    forEachNearness(query.things, [&](const Nearness &nearness) {
        impossible = impossible || (!nearness.apart && isImpossible(nearness.other, base));
    });
    return impossible;
}

bool isWhole(MetricId id)
{
    const MetricUnit unit = infoOf(id).unit;
    return unit != MetricUnit::Share && unit != MetricUnit::Ratio && id != MetricId::MeanWidth;
}

} // namespace cave
