// SPDX-License-Identifier: MIT
#include "core/analysis/playtest/playtest.h"

#include "core/base/hashing.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

template<class... Kinds>
bool isAnyOf(const Event &event)
{
    return (std::holds_alternative<Kinds>(event) || ...);
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
    for (std::int64_t i = 0; i < limit && end == PlaytestEnd::Limit; ++i) {
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
