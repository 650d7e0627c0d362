// SPDX-License-Identifier: MIT
#include "core/analysis/playtest/playtest_summary.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

namespace cave {
namespace {

/// A count of each run.
struct Count {
    std::string_view key;
    MessageKey name;
    std::function<std::int64_t(const PlaytestRun &)> of;
    bool (*isOf)(const ScenarioInfo &); ///< the ways to play that count it
};

/// One of `RunReport::totals`.
std::function<std::int64_t(const PlaytestRun &)> total(const char *key)
{
    return [key](const PlaytestRun &run) {
        const auto found = run.totals.find(key);
        return found == run.totals.end() ? 0 : found->second;
    };
}

std::int64_t commands(const PlaytestRun &run)
{
    return run.commands;
}

/// Floors, rooms or bands of depth.
std::int64_t places(const PlaytestRun &run)
{
    return std::ssize(run.arrivals);
}

std::span<const Count> counts()
{
    const auto any = [](const ScenarioInfo &) { return true; };
    const auto ends = [](const ScenarioInfo &scenario) { return scenario.ranksRuns; };
    const auto goesOn = [](const ScenarioInfo &scenario) { return !scenario.ranksRuns; };
    const auto endless = [](const ScenarioInfo &scenario) { return !scenario.bounded; };
    const auto journey = [](const ScenarioInfo &scenario) { return scenario.journey; };
    const auto chests = [](const ScenarioInfo &scenario) { return !scenario.freeMovement; };
    static const std::array kCounts{
        Count{"commands", MessageKey("Commands"), commands, any},
        Count{"turns", MessageKey("Turns"), total("turns"), any},
        Count{"places", MessageKey("Places reached"), places, ends},
        Count{"relics", MessageKey("Relics found"), total("relics"), journey},
        Count{"distance", MessageKey("Distance from the origin"), total("depth"), endless},
        Count{"explored", MessageKey("Cells explored"), total("explored"), goesOn},
        Count{"score", MessageKey("Score"), total("score"), ends},
        Count{"kills", MessageKey("Monsters killed"), total("kills"), any},
        Count{"chests", MessageKey("Chests opened"), total("chests"), chests},
        Count{"deaths", MessageKey("Deaths"), total("deaths"), goesOn},
    };
    return kCounts;
}

/// `values` must not be empty.
RunFigure figureOf(const Count &count, std::vector<std::int64_t> values)
{
    constexpr double kDeviations = 1.959964; // of a normal distribution; 95 % lie within
    const auto number = static_cast<double>(values.size());
    RunFigure figure{count.key, count.name};
    figure.mean =
        static_cast<double>(std::accumulate(values.begin(), values.end(), std::int64_t{0})) / number;
    double squares = 0;
    for (const std::int64_t value : values) {
        const double apart = static_cast<double>(value) - figure.mean;
        squares += apart * apart;
    }
    const double error = number < 2 ? 0 : kDeviations * std::sqrt(squares / (number - 1) / number);
    figure.low = std::max(0.0, figure.mean - error); // nothing that is counted is below 0
    figure.high = figure.mean + error;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    figure.median = *middle;
    return figure;
}

} // namespace

void PlaytestSummary::add(const PlaytestRun &run)
{
    ++m_runs;
    ++m_ends[static_cast<std::size_t>(run.end)];
    for (const auto &[killer, times] : run.deaths)
        ++m_deaths[killer];
    for (const Count &count : counts()) {
        if (count.isOf(m_scenario))
            m_values[count.key].push_back(count.of(run));
    }
}

RunShare PlaytestSummary::share(std::string key, std::int64_t runs) const
{
    const double share = m_runs == 0 ? 0 : static_cast<double>(runs) / static_cast<double>(m_runs);
    return {std::move(key), runs, share, shareInterval(runs, m_runs)};
}

std::vector<RunShare> PlaytestSummary::ends() const
{
    std::vector<RunShare> shares;
    for (std::size_t end = 0; end < m_ends.size(); ++end)
        shares.push_back(share(std::string(playtestEndKey(static_cast<PlaytestEnd>(end))), m_ends[end]));
    return shares;
}

std::vector<RunShare> PlaytestSummary::deaths() const
{
    std::vector<RunShare> shares;
    shares.reserve(m_deaths.size());
    for (const auto &[killer, runs] : m_deaths)
        shares.push_back(share(killer, runs));
    std::ranges::stable_sort(shares, std::ranges::greater(), &RunShare::runs);
    return shares;
}

std::vector<RunFigure> PlaytestSummary::figures() const
{
    std::vector<RunFigure> figures;
    for (const Count &count : counts()) {
        if (const auto values = m_values.find(count.key); values != m_values.end())
            figures.push_back(figureOf(count, values->second));
    }
    return figures;
}

} // namespace cave
