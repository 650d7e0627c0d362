// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/metric.h"

#include "core/base/enum_values.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/gen/rooms/room_set.h"
#include "core/world/generator_info.h"
#include "core/world/settings.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>

namespace cave {
namespace {

constexpr int kSquare = 64;
constexpr int kWalk = 60;
constexpr int kLimit = 500;

constexpr std::array<MetricInfo, kMetricCount> kInfos{{
    {MetricId::FloorShare, "floor_share", "Floor", "Share of the square's cells that are floor.",
     MetricUnit::Share, MetricReach::Square, kSquare, Preference::None, 1},
    {MetricId::ReachableShare, "reachable_share", "Reachable",
     "Share of the square's floor cells reachable from the spawn without leaving the square.",
     MetricUnit::Share, MetricReach::Square, kSquare, Preference::More, 2},
    {MetricId::Components, "components", "Components",
     "Number of connected components of the square's floor.", MetricUnit::Count, MetricReach::Square, kSquare,
     Preference::Less, 2},
    {MetricId::MeanWidth, "mean_width", "Mean passage width",
     "Mean over the square's floor cells of the side of the largest all-floor block of n × n cells, inside "
     "the square, that covers the cell.",
     MetricUnit::Cells, MetricReach::Square, kSquare, Preference::None, 3},
    {MetricId::MaxWidth, "max_width", "Widest hall",
     "Side of the largest all-floor block of n × n cells in the square.", MetricUnit::Cells,
     MetricReach::Square, kSquare, Preference::None, 3},
    {MetricId::DeadEnds, "dead_ends", "Dead ends",
     "Floor cells of the square with exactly one floor cell among their four neighbours, those outside the "
     "square "
     "included.",
     MetricUnit::Cells, MetricReach::Square, kSquare, Preference::None, 2},
    {MetricId::Chokepoints, "chokepoints", "Chokepoints",
     "Cells other than the spawn whose removal makes at least 16 other floor cells of the square unreachable "
     "from the spawn inside the square.",
     MetricUnit::Cells, MetricReach::Square, kSquare, Preference::None, 12},
    {MetricId::Tortuosity, "tortuosity", "Tortuosity",
     "Mean ratio of walking distance to Manhattan distance, over all cells of the square that are reachable "
     "inside it and at least 8 steps from the spawn. 1 is straight; infinite if there is no such cell.",
     MetricUnit::Ratio, MetricReach::Square, kSquare, Preference::Less, 6, MetricScope::OpenWorlds},
    {MetricId::Monsters, "monsters", "Monsters", "Monsters that start in the square.", MetricUnit::Count,
     MetricReach::Square, kSquare, Preference::Less, 1},
    {MetricId::Threat, "threat", "Threatened",
     "Floor cells of the square that any monster, inside the square or not, sees from its starting cell: "
     "inside its area of effect, with line of sight, by the world's rules.",
     MetricUnit::Cells, MetricReach::Square, kSquare, Preference::Less, 4, MetricScope::OpenWorlds},
    {MetricId::SafeArea, "safe_area", "Safe area",
     "Floor cells of the square that no monster sees from its starting cell.", MetricUnit::Cells,
     MetricReach::Square, kSquare, Preference::More, 4, MetricScope::OpenWorlds},
    {MetricId::Chests, "chests", "Chests", "Chests reachable from the spawn within this many steps.",
     MetricUnit::Count, MetricReach::Steps, kWalk, Preference::More, 4, MetricScope::OpenWorlds},
    {MetricId::Gold, "gold", "Gold", "Gold in the chests reachable from the spawn within this many steps.",
     MetricUnit::Count, MetricReach::Steps, kWalk, Preference::More, 5, MetricScope::OpenWorlds},
    {MetricId::BestWeapon, "best_weapon", "Best weapon",
     "Power of the strongest weapon in the chests reachable from the spawn within this many steps; 0 if "
     "there is none.",
     MetricUnit::Power, MetricReach::Steps, kWalk, Preference::More, 5, MetricScope::OpenWorlds},
    {MetricId::BestArmour, "best_armour", "Best armour",
     "Power of the best armour in the chests reachable from the spawn within this many steps; 0 if there is "
     "none.",
     MetricUnit::Power, MetricReach::Steps, kWalk, Preference::More, 5, MetricScope::OpenWorlds},
    {MetricId::NearestChest, "nearest_chest", "Nearest chest",
     "Steps from the spawn to the nearest chest; none if there is none within reach.", MetricUnit::Steps,
     MetricReach::Limit, kLimit, Preference::Less, 4, MetricScope::OpenWorlds},
    {MetricId::NearestMonster, "nearest_monster", "Nearest monster",
     "Steps from the spawn to the nearest monster's starting cell; none if there is none within reach.",
     MetricUnit::Steps, MetricReach::Limit, kLimit, Preference::More, 4, MetricScope::OpenWorlds},
    {MetricId::SwordFirst, "sword_first", "Sword first",
     "Steps from the spawn to the nearest chest with a weapon better than the starting one, along cells that "
     "no monster sees from its starting cell, spawn and chest included; none if there is none within reach.",
     MetricUnit::Steps, MetricReach::Limit, kLimit, Preference::Less, 8, MetricScope::OpenWorlds},
    {MetricId::PathLength, "path_length", "Path length",
     "Steps of the shortest path from START to FINISH, summed over all floors; none if there is no path.",
     MetricUnit::Steps, MetricReach::Level, kAllLevels, Preference::Less, 3, MetricScope::Dungeons},
    {MetricId::Treasures, "treasures", "Treasures", "Treasures and chests in the levels.", MetricUnit::Count,
     MetricReach::Level, kAllLevels, Preference::More, 1, MetricScope::CavesInLevels},
    {MetricId::DeadEndTreasures, "dead_end_treasures", "Treasures at dead ends",
     "Treasures and chests on cells with exactly one walkable neighbour.", MetricUnit::Count,
     MetricReach::Level, kAllLevels, Preference::None, 1, MetricScope::CavesInLevels},
    {MetricId::LargestComponent, "largest_component", "Largest component",
     "Share of walkable cells that belong to the largest connected component of their level.",
     MetricUnit::Share, MetricReach::Level, kAllLevels, Preference::More, 2, MetricScope::CavesInLevels},
    {MetricId::WaterShare, "water_share", "Water", "Share of the level's cells that are water.",
     MetricUnit::Share, MetricReach::Level, kAllLevels, Preference::None, 1, MetricScope::Caverns},
    {MetricId::TreeShare, "tree_share", "Trees", "Share of the level's cells that are trees.",
     MetricUnit::Share, MetricReach::Level, kAllLevels, Preference::None, 1, MetricScope::Caverns},
    {MetricId::Rooms, "rooms", "Rooms", "Rooms of the map.", MetricUnit::Count, MetricReach::Level,
     kAllLevels, Preference::None, 1, MetricScope::RoomMaps},
    {MetricId::DeadEndRooms, "dead_end_rooms", "Dead-end rooms", "Rooms with exactly one connected door.",
     MetricUnit::Count, MetricReach::Level, kAllLevels, Preference::None, 1, MetricScope::RoomMaps},
    {MetricId::BossDistance, "boss_distance", "Distance to the boss",
     "Minimum number of doors from the start to the boss room; with a number, from the room of that number.",
     MetricUnit::Count, MetricReach::Level, kAllLevels, Preference::None, 1, MetricScope::RoomMaps},
    {MetricId::Loot, "loot", "Loot", "Axes, magic, flasks and healing potions.", MetricUnit::Count,
     MetricReach::Level, kAllLevels, Preference::More, 1, MetricScope::ActionLevels},
    {MetricId::Enemies, "enemies", "Enemies", "Monsters that can be defeated; towers can't.",
     MetricUnit::Count, MetricReach::Level, kAllLevels, Preference::Less, 1, MetricScope::ActionLevels},
}};

constexpr std::array<MetricInfo, 2> kThingInfos{{
    {MetricId::ThingCount, "count", "Things",
     "Number of chests or monsters reachable from the spawn within this many steps that fit the description "
     "in brackets.",
     MetricUnit::Count, MetricReach::Steps, kWalk, Preference::None, 5, MetricScope::OpenWorlds},
    {MetricId::ThingSteps, "nearest", "Nearest thing",
     "Steps from the spawn to the nearest chest or monster that fits the description in brackets; none if "
     "there is none within reach.",
     MetricUnit::Steps, MetricReach::Limit, kLimit, Preference::None, 5, MetricScope::OpenWorlds},
}};

const MetricInfo *findIn(std::span<const MetricInfo> infos, std::string_view key)
{
    const auto found = std::ranges::find(infos, key, &MetricInfo::key);
    return found == infos.end() ? nullptr : &*found;
}

Message levelCountText(const GeneratorInfo &info)
{
    if (info.mostLevels == 1)
        return message("one level");
    return info.fewestLevels == info.mostLevels ? message("%1 levels", info.mostLevels)
                                                : message("%1 levels at most", info.mostLevels);
}

std::string formatted(const char *format, double value)
{
    std::array<char, 64> text{};
    const int length = std::snprintf(text.data(), text.size(), format, value);
    return {text.data(), static_cast<std::size_t>(std::max(0, length))};
}

} // namespace

const std::array<MetricInfo, kMetricCount> &metricInfos()
{
    return kInfos;
}

const MetricInfo &infoOf(MetricId id)
{
    return isOfThings(id) ? kThingInfos[static_cast<std::size_t>(id) - kMetricCount]
                          : kInfos[static_cast<std::size_t>(id)];
}

const MetricInfo *findMetric(std::string_view key)
{
    return findIn(kInfos, key);
}

const std::array<MetricInfo, 2> &thingMetricInfos()
{
    return kThingInfos;
}

const MetricInfo *findThingMetric(std::string_view key)
{
    return findIn(kThingInfos, key);
}

const MetricInfo *findAnyMetric(std::string_view key)
{
    const MetricInfo *metric = findMetric(key);
    return metric != nullptr ? metric : findThingMetric(key);
}

bool isMeasuredIn(const MetricInfo &info, GeneratorKind kind)
{
    const GeneratorInfo &generator = generatorInfo(kind);
    const LevelKind levels = generator.levels;
    switch (info.scope) {
    case MetricScope::Any:
        return true;
    case MetricScope::OpenWorlds:
        return levels == LevelKind::None || levels == LevelKind::Whole;
    case MetricScope::CavesInLevels:
        return levels == LevelKind::Whole || levels == LevelKind::Floor;
    case MetricScope::Dungeons:
        return levels == LevelKind::Floor;
    case MetricScope::Caverns:
        return levels == LevelKind::Whole;
    case MetricScope::RoomMaps:
        return levels == LevelKind::Room;
    case MetricScope::ActionLevels:
        break;
    }
    return scenarioInfo(generator.scenario).freeMovement;
}

bool mayBeNone(MetricId id)
{
    return infoOf(id).unit == MetricUnit::Steps || id == MetricId::Tortuosity || id == MetricId::BossDistance;
}

std::string_view scopeName(MetricScope scope)
{
    static constexpr std::array<std::string_view, kValuesOf<MetricScope>> kNames{
        "all worlds",    "endless caves and caverns",    "caverns and dungeons", "dungeons", "caverns",
        "maps of rooms", "maps of rooms and level files"};
    return kNames[static_cast<std::size_t>(scope)];
}

int farthestReach(const MetricInfo &info)
{
    if (info.reach != MetricReach::Level)
        return kMaxMetricReach;
    int farthest = 1;
    for (const GeneratorInfo &generator : generators()) {
        if (isMeasuredIn(info, generator.kind))
            farthest = std::max(farthest, generator.mostLevels);
    }
    return std::min(farthest, kMaxMetricReach);
}

MetricQuery ownQuery(MetricId id)
{
    return {id, infoOf(id).ownReach};
}

bool isMeasuredIn(const MetricQuery &query, GeneratorKind kind)
{
    const MetricInfo &info = infoOf(query.id);
    const GeneratorInfo &generator = generatorInfo(kind);
    const bool ofSquare = info.reach == MetricReach::Square && generator.isBounded();
    const bool isLevel = info.reach == MetricReach::Level || (ofSquare && query.reach != info.ownReach);
    return isMeasuredIn(info, kind) && (!isLevel || query.reach <= generator.mostLevels);
}

Message unmeasuredText(const MetricQuery &query, GeneratorKind kind)
{
    if (isMeasuredIn(query, kind))
        return {};
    const MetricInfo &info = infoOf(query.id);
    if (!isMeasuredIn(info, kind))
        return message("%1 is available in %2, not in %3 worlds", info.key,
                       Message::ofTable(scopeName(info.scope)), generatorName(kind));
    return message("%1 has no such level: the world has %2", queryText(query),
                   levelCountText(generatorInfo(kind)));
}

std::string queryText(const MetricQuery &query)
{
    const MetricInfo &info = infoOf(query.id);
    std::string text(info.key);
    const bool isOwn = query.reach == info.ownReach;
    if (isOfThings(query.id))
        text += "(" + patternText(query.things, isOwn ? std::nullopt : std::optional(query.reach)) + ")";
    else if (!isOwn)
        text += "(" + std::to_string(query.reach) + ")";
    return text;
}

double costOf(const MetricQuery &query)
{
    // A search for the nearest usually ends long before its limit.
    constexpr int kUsualWalk = 60;
    const MetricInfo &info = infoOf(query.id);
    const int reach = info.reach == MetricReach::Level   ? kSquare // independent of the level
                      : info.reach == MetricReach::Limit ? std::min(query.reach, kUsualWalk)
                                                         : query.reach;
    const auto areaOf = [](int steps) { return (2.0 * steps + 1) * (2.0 * steps + 1); };
    double cost = areaOf(reach) * info.work;
    forEachNearness(query.things, [&](const Nearness &nearness) {
        if (nearness.other.kind != ThingKind::Spawn) // whose distance is known
            cost += areaOf(nearness.steps);
    });
    return cost;
}

std::string valueText(MetricUnit unit, double value)
{
    if (std::isnan(value))
        return "–";
    if (std::isinf(value))
        return "none";
    if (unit == MetricUnit::Share)
        return formatted("%.1f %%", 100 * value);
    const bool whole = unit != MetricUnit::Ratio && value == std::floor(value);
    return formatted(whole ? "%.0f" : "%.2f", value);
}

} // namespace cave
