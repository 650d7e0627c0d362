// SPDX-License-Identifier: MIT
#include "core/analysis/past/monster_trace.h"

#include "core/analysis/past/past_state.h"

#include <algorithm>
#include <variant>

namespace cave {
namespace {

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
