// SPDX-License-Identifier: MIT
#include "core/analysis/past/turn_traces.h"

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

/// What the events of a turn say of one monster.
struct DeedReader {
    MonsterId id;
    TracedDeeds deeds = {};

    template<class Other>
    void operator()(const Other & /*event*/)
    {
    }
    void operator()(const MonsterMoved &event)
    {
        if (event.id == id && !deeds.from)
            deeds.from = event.from;
    }
    void operator()(const MonsterNoticed &event) { deeds.noticed |= event.id == id; }
    void operator()(const MonsterGaveUp &event) { deeds.gaveUp |= event.id == id; }
    void operator()(const FightBegan &event) { deeds.began |= event.id == id; }
    void operator()(const ShotFired &event) { deeds.shot |= event.by == id; }
    void operator()(const AgentHurt &event) { deeds.hurt |= event.id == id; }
    void operator()(const AgentSlain &event) { deeds.died |= event.id == id; }
    void operator()(const FightWon &event) { deeds.died |= event.id == id; }
};

/// Whether a row says something that the one before doesn't.
bool differs(const TraceRow &row, const TraceRow &before)
{
    const auto leafOf = [](const TraceRow &of) {
        return of.thoughts.empty() ? std::optional<TreeTrace>() : of.thoughts.back().trace;
    };
    return row.deeds != TracedDeeds{} || row.monster.state.position != before.monster.state.position ||
           row.verdict.inArea != before.verdict.inArea ||
           row.verdict.line.visible() != before.verdict.line.visible() || leafOf(row) != leafOf(before);
}

class Tracer {
public:
    Tracer(LogReplay &replay, const MonsterId &id) : m_replay(replay), m_id(id)
    {
        m_replay.session().watch(id);
    }

    std::vector<TraceRow> rowsUntil(std::int64_t last, const std::function<bool()> &wanted)
    {
        std::vector<Event> events;
        for (bool going = true; going && wanted();) {
            const std::int64_t before = m_replay.world().turn;
            going = m_replay.advance(events) && m_replay.world().turn <= last &&
                    add(events, m_replay.world().turn > before);
            if (m_replay.wasEdited()) // which made another session
                m_replay.session().watch(m_id);
        }
        return std::move(m_rows);
    }

private:
    /// False once the monster is gone.
    bool add(const std::vector<Event> &events, bool passed)
    {
        DeedReader reader{m_id};
        for (const Event &event : events)
            std::visit(reader, static_cast<const EventVariant &>(event));
        World &world = m_replay.session().mutableWorld();
        const std::optional<Monster> monster = currentMonster(world, m_id);
        if (!monster)
            return true; // an edit may add it later
        std::vector<MonsterThought> thoughts = m_replay.session().takeThoughts();
        if (passed || reader.deeds != TracedDeeds{}) {
            const int player = nearestPlayer(world, monster->state.position);
            const WorldPos at = world.party.find(player)->player.position;
            TraceRow row{
                m_replay.moment(),   world.turn,  *monster, player, at, sightVerdict(world, *monster, at),
                std::move(thoughts), reader.deeds};
            if (!world.content->scenario.freeMovement() || m_rows.empty() || differs(row, m_rows.back()))
                m_rows.push_back(std::move(row));
        }
        return monster->state.alive && !reader.deeds.died;
    }

    LogReplay &m_replay;
    MonsterId m_id;
    std::vector<TraceRow> m_rows;
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

std::vector<TraceRow> traceMonster(const Timeline &timeline, const MonsterId &id, std::int64_t first,
                                   std::int64_t last)
{
    LogReplay replay = timeline.replayAt(timeline.momentOf(std::max(first, timeline.firstTurn()) - 1));
    std::vector<TraceRow> rows = traceMonster(replay, id, last, [] { return true; });
    std::erase_if(rows, [&](const TraceRow &row) { return row.turn < first; }); // after that turn began
    return rows;
}

std::vector<TraceRow> traceMonster(LogReplay &replay, const MonsterId &id, std::int64_t last,
                                   const std::function<bool()> &wanted)
{
    return Tracer(replay, id).rowsUntil(last, wanted);
}

} // namespace cave
