// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/thing_pattern.h"
#include "core/base/message.h"
#include "core/world/rules_of_play.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cave {

/// A metric of an unplayed world.
enum class MetricId : std::uint8_t {
    FloorShare,
    ReachableShare,
    Components,
    MeanWidth,
    MaxWidth,
    DeadEnds,
    Chokepoints,
    Tortuosity,
    Monsters,
    Threat,
    SafeArea,
    Chests,
    Gold,
    BestWeapon,
    BestArmour,
    NearestChest,
    NearestMonster,
    SwordFirst,
    PathLength,
    Treasures,
    DeadEndTreasures,
    LargestComponent,
    WaterShare,
    TreeShare,
    Rooms,
    DeadEndRooms,
    BossDistance,
    Loot,
    Enemies,
    ThingCount, ///< of what fits a description; not in the table of metrics
    ThingSteps, ///< to the nearest thing that fits one
};
/// Without those of things, which have no meaning without a description.
inline constexpr auto kMetricCount = static_cast<std::size_t>(MetricId::ThingCount);

/// The unit of a metric.
enum class MetricUnit : std::uint8_t {
    Share, ///< 0 .. 1, shown in per cent
    Cells,
    Steps, ///< cardinal moves; infinite if there is no such place
    Count,
    Power, ///< of an item
    Ratio, ///< at least 1
};

/// The meaning of the number in brackets after a metric.
enum class MetricReach : std::uint8_t {
    /// All cells at most this many cells from the spawn on either axis. In bounded worlds whole levels
    /// instead: the one with that number, or all with the metric's own reach.
    Square,
    Steps, ///< cells within this many steps of the spawn
    Limit, ///< a search from the spawn, limited to this many steps
    Level, ///< the level with that number; `kAllLevels`: all of them
};

/// The reach of a level metric over all levels; it has no syntax.
inline constexpr int kAllLevels = 0;

/// The worlds in which a metric can be measured.
enum class MetricScope : std::uint8_t {
    Any,
    OpenWorlds,    ///< where monsters watch from afar, and there is a single entrance
    CavesInLevels, ///< caverns and dungeons
    Dungeons,
    Caverns,
    RoomMaps,
    ActionLevels, ///< with free movement: maps of rooms, and level files
};

/// Which values most players prefer.
enum class Preference : std::uint8_t { None, More, Less };

/// A metric's name, unit and definition. One table for expressions, command line, columns and help.
struct MetricInfo {
    MetricId id{};
    std::string_view key;        ///< in expressions and files: "nearest_chest"
    std::string_view label;      ///< short English name, sentence case
    std::string_view definition; ///< English, one or two sentences
    MetricUnit unit{};
    MetricReach reach{};
    int ownReach = 0; ///< the default reach; 1 .. kMaxMetricReach, or kAllLevels for level metrics
    Preference better{};
    int work = 1; ///< relative cost per cell examined; cheap metrics are evaluated first
    MetricScope scope = MetricScope::Any;
};

inline constexpr int kMaxMetricReach = 1000;

/// All metrics, in display order; the index of an entry is its id.
const std::array<MetricInfo, kMetricCount> &metricInfos();
const MetricInfo &infoOf(MetricId id);

/// The metric with this key, or nullptr.
const MetricInfo *findMetric(std::string_view key);

/// The metrics that look for things of a description: `count` and `nearest`.
const std::array<MetricInfo, 2> &thingMetricInfos();
/// The one with this key, or nullptr.
const MetricInfo *findThingMetric(std::string_view key);
/// Either of them.
const MetricInfo *findAnyMetric(std::string_view key);
constexpr bool isOfThings(MetricId id)
{
    return id == MetricId::ThingCount || id == MetricId::ThingSteps;
}

/// Whether the metric applies to worlds of this generator; otherwise it has no value.
bool isMeasuredIn(const MetricInfo &info, GeneratorKind kind);

/// The maximum reach of a metric: kMaxMetricReach; for level metrics the largest number of levels in any
/// world where it is measured.
int farthestReach(const MetricInfo &info);

/// Whether a metric has no value in some worlds where it is measured: then it is infinite, "none".
bool mayBeNone(MetricId id);

/// The worlds of a scope, in English: "dungeons".
std::string_view scopeName(MetricScope scope);

/// A metric with its reach.
struct MetricQuery {
    MetricId id{};
    int reach = 0;         ///< 1 .. kMaxMetricReach, or kAllLevels; see `MetricInfo::reach`
    ThingPattern things{}; ///< of a metric of things; otherwise empty

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend auto operator<=>(const MetricQuery &, const MetricQuery &) = default;
};

/// The metric with its default reach.
MetricQuery ownQuery(MetricId id);

/// Like that of its metric; also, whether worlds of this generator have a level with the requested number.
bool isMeasuredIn(const MetricQuery &query, GeneratorKind kind);

/// Why it isn't measured in such worlds, for display: "path_length is measured in dungeons, not in caves
/// worlds"; empty if it is.
Message unmeasuredText(const MetricQuery &query, GeneratorKind kind);

/// As written in expressions: "nearest_chest", or "chests(30)" if the reach isn't the default;
/// "count(chest within 5 of chest)".
std::string queryText(const MetricQuery &query);

/// The maximum cost of the value, relative to other queries.
double costOf(const MetricQuery &query);

/// A value for display: "64.3 %", "12", "1.42"; "none" for infinity, a dash if not measured (NaN).
std::string valueText(MetricUnit unit, double value);

} // namespace cave
