// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/rarity/share_interval.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/content/content.h"
#include "core/content/scenario.h"
#include "core/session/players/test_player.h"
#include "core/session/report/run_report.h"
#include "core/world/world_spec.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// How a playtest ended.
enum class PlaytestEnd : std::uint8_t {
    Won,
    Lost,
    Explored, ///< the player knows of nothing that is left to do
    Limit,    ///< of commands
    Stuck,    ///< nothing came of `kStuckCommands` commands
};

/// "won", "lost", "explored", "limit", "stuck".
[[nodiscard]] std::string_view playtestEndKey(PlaytestEnd end);

/// A player is stuck after this many commands without anything new: more than the longest walk that automatic
/// exploration plans.
inline constexpr int kStuckCommands = 5000;

/// How many commands a run may take where nothing else is said: enough for one that has an end, and where
/// worlds have none, as many as a long evening.
inline constexpr std::int64_t kUsualCommands = 40'000;
inline constexpr std::int64_t kEndlessCommands = 10'000;
[[nodiscard]] std::int64_t usualPlaytestLimit(const ScenarioInfo &scenario);

/// What a test player did in a world. Monsters and items are counted by their keys, places by their names in
/// English.
struct PlaytestRun {
    PlaytestEnd end = PlaytestEnd::Limit;
    std::int64_t commands = 0;
    std::string place;                            ///< at the end; see `placeName`
    std::string killer;                           ///< at the last death: a monster, or the key of its cause
    std::map<std::string, int> deaths;            ///< by killer
    RunTotals totals;                             ///< see `RunReport::totals`
    std::map<std::string, int> used;              ///< consumables and flasks
    std::map<std::string, std::int64_t> arrivals; ///< of places, to the command that first led there

    friend bool operator==(const PlaytestRun &, const PlaytestRun &) = default;
};

/// Plays a new world to its end, or for `limit` commands (≥ 1): by turns, or in real time where everything
/// moves freely and `realTime` is true. The result depends only on the arguments.
/// `content` must not be null. Errors: those of `Session::begin`.
Result<PlaytestRun> playtest(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                             PlayStyle style, std::int64_t limit, bool realTime = false);

/// In how many of the runs something happened.
struct RunShare {
    std::string key;
    std::int64_t runs = 0;
    double share = 0;       ///< 0 .. 1
    ShareInterval interval; ///< 95 %
};

/// What is counted of each run, such as its commands or the floors that it reached.
struct RunFigure {
    std::string_view key; ///< in files
    MessageKey name;      ///< for people
    double mean = 0;
    double low = 0; ///< the 95 % interval of the mean, by the central limit theorem: `low` to `high`
    double high = 0;
    double median = 0; ///< of an even number of runs the mean of both in the middle
};

/// What many runs by the same player came to: how they ended, what killed the player, how long they were, and
/// how far they came, which each way to play counts in its own way.
class PlaytestSummary {
public:
    explicit PlaytestSummary(const ScenarioInfo &scenario) : m_scenario(scenario) {}

    void add(const PlaytestRun &run);

    [[nodiscard]] std::int64_t runs() const { return m_runs; }
    /// One for each `PlaytestEnd`, in their order; the keys are those of `playtestEndKey`.
    [[nodiscard]] std::vector<RunShare> ends() const;
    /// What killed the player in how many runs: a monster or another cause. Most frequent first.
    [[nodiscard]] std::vector<RunShare> deaths() const;
    /// Commands, turns, and what the way to play counts, in a fixed order. None without a run.
    [[nodiscard]] std::vector<RunFigure> figures() const;

private:
    [[nodiscard]] RunShare share(std::string key, std::int64_t runs) const;

    static constexpr std::size_t kEnds = 5;

    ScenarioInfo m_scenario;
    std::int64_t m_runs = 0;
    std::array<std::int64_t, kEnds> m_ends{};
    std::map<std::string, std::int64_t> m_deaths;
    std::map<std::string_view, std::vector<std::int64_t>> m_values; ///< by the figure's key, one a run
};

} // namespace cave
