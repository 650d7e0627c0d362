// SPDX-License-Identifier: MIT
#include "core/analysis/past/player_trace.h"

#include "core/analysis/past/past_state.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace cave {
namespace {

std::vector<MonsterId> idsOf(const std::vector<Monster> &monsters)
{
    std::vector<MonsterId> ids;
    ids.reserve(monsters.size());
    for (const Monster &monster : monsters)
        ids.push_back(monster.id);
    return ids;
}

/// Whether a row says something that the one before doesn't, apart from the time.
bool isNewRow(const PlayerTraceRow &row, const PlayerTraceRow &before)
{
    const bool acts = row.command && !std::holds_alternative<TickCommand>(*row.command);
    return acts || !row.marks.empty() || row.at != before.at || row.health != before.health ||
           row.seenBy != before.seenBy || row.huntedBy != before.huntedBy;
}

class PlayerTracer {
public:
    PlayerTracer(LogReplay &replay, int player) : m_replay(replay), m_player(player) {}

    std::vector<PlayerTraceRow> rows(std::int64_t first, std::int64_t last,
                                     const std::function<bool()> &wanted)
    {
        std::vector<Event> events;
        while (!m_replay.isAtEnd() && wanted()) {
            const Command command = m_replay.nextCommand();
            const bool begins = m_replay.moment().step == 0;
            const std::int64_t before = m_replay.world().turn;
            if (!m_replay.advance(events) || m_replay.world().turn > last)
                break;
            const bool own = begins && (!isPersonal(command) || m_replay.world().party.acting == m_player);
            if (m_replay.world().turn < first)
                continue;
            add(own ? std::optional(command) : std::nullopt, events, m_replay.world().turn > before);
        }
        return std::move(m_rows);
    }

private:
    void add(std::optional<Command> command, const std::vector<Event> &events, bool passed)
    {
        World &world = m_replay.session().mutableWorld();
        const PartyMember *member = world.party.find(m_player);
        if (member == nullptr)
            return; // joins later
        std::vector<TimelineMark> marks = marksOf(m_replay, events, m_player);
        if (!passed && marks.empty())
            return;
        PlayerTraceRow row{m_replay.moment(),
                           world.turn,
                           command,
                           member->player.position,
                           healthNow(world, *member),
                           idsOf(monstersSeeing(world, *member)),
                           idsOf(monstersHunting(world, *member)),
                           std::move(marks)};
        if (!world.action || m_rows.empty() || isNewRow(row, m_rows.back()))
            m_rows.push_back(std::move(row));
    }

    LogReplay &m_replay;
    int m_player;
    std::vector<PlayerTraceRow> m_rows;
};

} // namespace

std::vector<PlayerTraceRow> tracePlayer(const Timeline &timeline, int player, std::int64_t first,
                                        std::int64_t last)
{
    LogReplay replay = timeline.replayAt(timeline.momentOf(std::max(first, timeline.firstTurn()) - 1));
    return tracePlayer(replay, player, first, last, [] { return true; });
}

std::vector<PlayerTraceRow> tracePlayer(LogReplay &replay, int player, std::int64_t first, std::int64_t last,
                                        const std::function<bool()> &wanted)
{
    return PlayerTracer(replay, player).rows(first, last, wanted);
}

} // namespace cave
