// SPDX-License-Identifier: MIT
#include "core/analysis/playtest/playtest.h"

#include "core/base/hashing.h"
#include "core/rules/journey/journey.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace cave {
namespace {

/// What hurt a player where no monster is named, by `PlayerHurt::By`.
constexpr std::array<std::string_view, 5> kHarm{"touch", "arrow", "homing", "spike", "potion"};

/// Writes down what happens in a run.
class Record {
public:
    explicit Record(const Content &content) : m_content(content) {}

    /// Returns whether anything came of a command.
    bool hear(const Session &session, const std::vector<Event> &events)
    {
        m_news = false;
        for (const Event &event : events)
            std::visit([this](const auto &happened) { add(happened); },
                       static_cast<const EventVariant &>(event));
        const int health = session.world().player.health;
        m_news = m_news || health > m_health;
        m_health = health;
        arrive(session);
        return m_news;
    }

    PlaytestRun take(const Session &session, PlaytestEnd end) &&
    {
        m_run.end = end;
        m_run.commands = session.world().commands;
        m_run.turns = session.world().turn;
        m_run.place = placeOf(session);
        return std::move(m_run);
    }

private:
    template<class Other>
    void add(const Other & /*other*/)
    {
    }
    void add(const CellsExplored &explored)
    {
        m_run.explored += explored.count;
        m_news = true;
    }
    void add(const ChestOpened & /*opened*/)
    {
        ++m_run.chests;
        m_news = true;
    }
    void add(const FightBegan &began) { m_foe = m_content.monsters[began.kind].key; }
    void add(const BlowStruck & /*blow*/) { m_news = true; }
    void add(const DiceThrown & /*thrown*/) { m_news = true; }
    void add(const RoundPlayed & /*round*/) { m_news = true; }
    void add(const PlayerHurt &hurt)
    {
        m_foe = hurt.kind ? m_content.monsters[*hurt.kind].key : kHarm[static_cast<std::size_t>(hurt.by)];
        m_news = true;
    }
    void add(const AgentHurt & /*hurt*/) { m_news = true; }
    void add(const AgentSlain &slain) { ++m_run.kills[m_content.monsters[slain.kind].key]; }
    void add(const FightWon &won) { ++m_run.kills[m_content.monsters[won.kind].key]; }
    void add(const ItemUsed &used)
    {
        if (m_content.items[used.item].kind == ItemKind::Flask)
            ++m_run.used[m_content.items[used.item].key];
    }
    void add(const ConsumableUsed &used)
    {
        ++m_run.used[m_content.items[used.item].key];
        m_news = true;
    }
    void add(const RelicFound & /*found*/) { ++m_run.relics; }
    void add(const PickedUp & /*taken*/) { m_news = true; }
    void add(const LevelEntered & /*entered*/) { m_news = true; }
    void add(const PlayerDied & /*died*/) { die(); }
    void add(const RunEnded &ended)
    {
        m_run.score = ended.score;
        if (!ended.won)
            die();
    }

    void die()
    {
        ++m_run.deaths;
        m_run.killer = m_foe;
    }

    void arrive(const Session &session)
    {
        std::string place = placeOf(session);
        if (!place.empty())
            m_run.arrivals.try_emplace(std::move(place), static_cast<int>(session.world().commands));
    }

    [[nodiscard]] std::string placeOf(const Session &session) const
    {
        const WorldPos at = session.world().player.position;
        if (const Band *band = bandAt(m_content, at))
            return band->name;
        const Level *level = session.world().map.plan().levelAt(at);
        return level == nullptr ? "" : std::to_string(level->number);
    }

    const Content &m_content;
    PlaytestRun m_run;
    std::string m_foe; ///< what fought or hurt the player last
    int m_health = 0;
    bool m_news = false;
};

/// The world's own clock would pass whatever the player does: by turns, a run is a series of commands.
void playByTurns(Session &session)
{
    if (session.world().realTime)
        session.apply(ClockCommand{false});
}

} // namespace

std::string_view playtestEndKey(PlaytestEnd end)
{
    constexpr std::array<std::string_view, 5> kKeys{"won", "lost", "explored", "limit", "stuck"};
    return kKeys[static_cast<std::size_t>(end)];
}

Result<PlaytestRun> playtest(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                             PlayStyle style, std::int64_t limit)
{
    Result<Session> session = Session::begin(spec, content);
    if (!session)
        return session.error();
    playByTurns(*session);
    const TestPlayer player = testPlayer(content->scenario, style, hashBytes(seedText(spec)));
    Record record(*content);
    PlaytestEnd end = PlaytestEnd::Limit;
    int idle = 0;
    for (std::int64_t i = 0; i < limit && end == PlaytestEnd::Limit; ++i) {
        const std::optional<Command> command = player(*session);
        if (!command) {
            end = PlaytestEnd::Explored;
            break;
        }
        idle = record.hear(*session, session->apply(*command)) ? 0 : idle + 1;
        session->changesSaved();
        if (session->world().run != RunState::Going)
            end = session->world().run == RunState::Won ? PlaytestEnd::Won : PlaytestEnd::Lost;
        else if (idle == kStuckCommands)
            end = PlaytestEnd::Stuck;
    }
    return std::move(record).take(*session, end);
}

} // namespace cave
