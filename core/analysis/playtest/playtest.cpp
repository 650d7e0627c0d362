// SPDX-License-Identifier: MIT
#include "core/analysis/playtest/playtest.h"

#include "core/base/hashing.h"
#include "core/session/event.h"
#include "core/session/session.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>
#include <optional>
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
    std::ranges::sort(values);
    const auto at = [&values](std::size_t place) { return static_cast<double>(values[place]); };
    const std::size_t middle = values.size() / 2;
    figure.median = values.size() % 2 == 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
    return figure;
}

/// Whether something came of a command: walking to and fro, and monsters that come and go, aren't enough.
bool isNews(const Event &event)
{
    return isAnyOf<CellsExplored, ChestOpened, ItemsPickedUp, PickedUp, LevelEntered, RelicFound, WareBought,
                   ConsumableUsed, BlowStruck, DiceThrown, RoundPlayed, PlayerHurt, AgentHurt>(event);
}

/// Writes down what a player does, command by command.
class Record {
public:
    explicit Record(Session &session) : m_session(session), m_content(session.content())
    {
        m_report.begin(session.mutableWorld());
        arrive();
    }

    /// Returns whether anything came of a command.
    bool observe(const std::vector<Event> &events)
    {
        m_report.observe(m_session.mutableWorld(), events);
        for (const Event &event : events) {
            if (const auto *consumed = std::get_if<ConsumableUsed>(&event))
                ++m_run.used[m_content.items[consumed->item].key];
            else if (const auto *used = std::get_if<ItemUsed>(&event);
                     used != nullptr && m_content.items[used->item].kind == ItemKind::Flask)
                ++m_run.used[m_content.items[used->item].key];
        }
        countDeath();
        arrive();
        const int before = std::exchange(m_health, m_session.world().player().health);
        return m_health > before || std::ranges::any_of(events, isNews);
    }

    PlaytestRun take(PlaytestEnd end) &&
    {
        m_run.end = end;
        m_run.commands = m_session.world().commands;
        m_run.totals = m_report.totals(m_session.world());
        return std::move(m_run);
    }

private:
    void countDeath()
    {
        if (m_report.death() == m_death)
            return;
        m_death = m_report.death();
        m_run.killer = m_death->killer.empty() ? std::string(causeKey(m_death->cause)) : m_death->killer;
        ++m_run.deaths[m_run.killer];
    }

    void arrive()
    {
        const World &world = m_session.world();
        const int place = placeNumber(world, world.player().position);
        if (std::exchange(m_place, place) == place)
            return;
        m_run.place = placeName(m_content.scenario.kind, false, place).english();
        m_run.arrivals.try_emplace(m_run.place, world.commands);
    }

    Session &m_session;
    const Content &m_content;
    RunReport m_report;
    PlaytestRun m_run;
    std::optional<Death> m_death; ///< the last one
    int m_place = 0;              ///< see `placeNumber`
    int m_health = 0;
};

/// Where everything moves freely a command says how much time passes. Elsewhere the world's own clock would
/// pass whatever the player does: there, a run is played by turns.
void setClock(Session &session, bool realTime)
{
    const bool wanted = realTime && session.content().scenario.freeMovement();
    if (session.world().realTime != wanted)
        session.apply(ClockCommand{wanted});
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

std::string_view playtestEndKey(PlaytestEnd end)
{
    constexpr std::array<std::string_view, 5> kKeys{"won", "lost", "explored", "limit", "stuck"};
    return kKeys[static_cast<std::size_t>(end)];
}

std::int64_t usualPlaytestLimit(const ScenarioInfo &scenario)
{
    return scenario.bounded || scenario.journey ? kUsualCommands : kEndlessCommands;
}

Result<PlaytestRun> playtest(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                             PlayStyle style, std::int64_t limit, bool realTime)
{
    auto session = CAVE_TRY(Session::begin(spec, content));
    setClock(session, realTime);
    const TestPlayer player = testPlayer(content->scenario, style, hashBytes(seedText(spec)));
    Record record(session);
    PlaytestEnd end = PlaytestEnd::Limit;
    int idle = 0;
    // Commands that aren't possible don't count: runs of equal length are compared. Too many of them in a row
    // come to nothing, which ends the run.
    while (session.world().commands < limit && end == PlaytestEnd::Limit) {
        const std::optional<Command> command = player(session);
        if (!command) {
            end = PlaytestEnd::Explored;
            break;
        }
        idle = record.observe(session.apply(*command)) ? 0 : idle + 1;
        session.changesSaved();
        if (session.world().run != RunState::Going)
            end = session.world().run == RunState::Won ? PlaytestEnd::Won : PlaytestEnd::Lost;
        else if (idle == kStuckCommands)
            end = PlaytestEnd::Stuck;
    }
    return std::move(record).take(end);
}

} // namespace cave
