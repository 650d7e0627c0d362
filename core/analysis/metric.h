#pragma once

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
};
inline constexpr std::size_t kMetricCount = 18;

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
    Square, ///< all cells at most so many cells from the spawn on either axis
    Steps,  ///< what can be walked to from the spawn in at most so many steps
    Limit,  ///< a search from the spawn that gives up after so many steps
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
    int ownReach = 0; ///< when none is said; 1 .. kMaxMetricReach
    Preference better{};
    int work = 1; ///< cost a cell looked at, relative to the others: what is cheap is decided first
};

inline constexpr int kMaxMetricReach = 1000;

/// All metrics, in the order in which they are shown; the index of an entry is its id.
const std::array<MetricInfo, kMetricCount> &metricInfos();
const MetricInfo &infoOf(MetricId id);

/// The metric with this key, or nullptr.
const MetricInfo *findMetric(std::string_view key);

/// A metric as it is asked for: which one, and how far it looks.
struct MetricQuery {
    MetricId id{};
    int reach = 0; ///< 1 .. kMaxMetricReach; see `MetricInfo::reach`

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend auto operator<=>(const MetricQuery &, const MetricQuery &) = default;
};

/// The metric with its own reach.
MetricQuery ownQuery(MetricId id);

/// As written in expressions: "nearest_chest", or "chests(30)" where the reach is not the metric's own.
std::string queryText(const MetricQuery &query);

/// What finding the value costs at most, relative to other queries.
double costOf(const MetricQuery &query);

/// A value for people: "64.3 %", "12", "1.42"; "none" for infinity.
std::string valueText(MetricUnit unit, double value);

} // namespace cave
