// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/playtest/playtest.h"
#include "core/analysis/rarity/share_interval.h"
#include "core/base/message.h"
#include "core/content/scenario.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

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
    std::int64_t median = 0;
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
