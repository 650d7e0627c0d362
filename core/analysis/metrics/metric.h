// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/world/rules_of_play.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cave {

/// Something that is measured of a world as its seed makes it.
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
};
inline constexpr std::size_t kMetricCount = 29;

/// What a metric's number counts.
enum class MetricUnit : std::uint8_t {
    Share, ///< 0 .. 1, shown in per cent
    Cells,
    Steps, ///< cardinal moves; infinite if there is no such place
    Count,
    Power, ///< of an item
    Ratio, ///< at least 1
};

/// What the number in brackets after a metric means.
enum class MetricReach : std::uint8_t {
    /// All cells at most this many cells from the spawn on either axis. In bounded worlds whole levels
    /// instead:
    /// the one of that number, or all of them if there is none of that number.
    Square,
    Steps, ///< what can be walked to from the spawn in at most this many steps
    Limit, ///< a search from the spawn that gives up after this many steps
    Level, ///< the level of that number; `kAllLevels`: all of them
};

/// The reach of a metric of levels that looks at all of them; no one can write it.
inline constexpr int kAllLevels = 0;

/// In which worlds there is something to measure.
enum class MetricScope : std::uint8_t {
    Any,
    OpenWorlds,    ///< where monsters watch from afar, and all is entered at one place
    CavesInLevels, ///< caverns and dungeons
    Dungeons,
    Caverns,
    RoomMaps,
    ActionLevels, ///< where everything moves freely: maps of rooms, and level files
};

/// Which of two values most players would rather have.
enum class Preference : std::uint8_t { None, More, Less };

/// A metric's name, unit and definition. One table serves expressions, command line, columns and help.
struct MetricInfo {
    MetricId id{};
    std::string_view key;        ///< in expressions and files: "nearest_chest"
    std::string_view label;      ///< short English name, sentence case
    std::string_view definition; ///< English, one or two sentences
    MetricUnit unit{};
    MetricReach reach{};
    int ownReach = 0; ///< when none is said; 1 .. kMaxMetricReach, of levels kAllLevels
    Preference better{};
    int work = 1; ///< cost a cell looked at, relative to the others: what is cheap is decided first
    MetricScope scope = MetricScope::Any;
};

inline constexpr int kMaxMetricReach = 1000;

/// All metrics, in the order in which they are shown; the index of an entry is its id.
const std::array<MetricInfo, kMetricCount> &metricInfos();
const MetricInfo &infoOf(MetricId id);

/// The metric with this key, or nullptr.
const MetricInfo *findMetric(std::string_view key);

/// Whether worlds of this generator have such a thing; where not, the metric has no value at all.
bool isMeasuredIn(const MetricInfo &info, GeneratorKind kind);

/// The farthest that a metric can be asked to look: kMaxMetricReach; of levels the most that any world has in
/// which it is measured.
int farthestReach(const MetricInfo &info);

/// Where a metric is measured, English: "dungeons".
std::string_view scopeName(MetricScope scope);

/// A metric as it is asked for: which one, and how far it looks.
struct MetricQuery {
    MetricId id{};
    int reach = 0; ///< 1 .. kMaxMetricReach, or kAllLevels; see `MetricInfo::reach`

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend auto operator<=>(const MetricQuery &, const MetricQuery &) = default;
};

/// The metric with its own reach.
MetricQuery ownQuery(MetricId id);

/// As of its metric; and worlds of this generator have a level of the number that is asked for.
bool isMeasuredIn(const MetricQuery &query, GeneratorKind kind);

/// Why it isn't measured in such worlds, for people: "path_length is measured in dungeons, not in caves
/// worlds"; empty if it is.
Message unmeasuredText(const MetricQuery &query, GeneratorKind kind);

/// As written in expressions: "nearest_chest", or "chests(30)" where the reach is not the metric's own.
std::string queryText(const MetricQuery &query);

/// What finding the value costs at most, relative to other queries.
double costOf(const MetricQuery &query);

/// A value for people: "64.3 %", "12", "1.42"; "none" for infinity, a dash where it isn't measured (NaN).
std::string valueText(MetricUnit unit, double value);

} // namespace cave
