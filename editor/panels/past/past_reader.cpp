// SPDX-License-Identifier: MIT
#include "editor/panels/past/past_reader.h"

#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace cave {

/// The reading thread would otherwise take the mutex again before anyone else gets it.
class PastReader::Hold {
public:
    explicit Hold(Shared &shared) : m_shared(shared)
    {
        ++m_shared.waiting;
        m_shared.mutex.lock();
        --m_shared.waiting;
    }
    ~Hold() { m_shared.mutex.unlock(); }
    Hold(const Hold &) = delete;
    Hold &operator=(const Hold &) = delete;

private:
    Shared &m_shared;
};

PastReader::PastReader(std::shared_ptr<const WorldLog> log, QObject *parent)
    : QObject(parent)
    , m_shared(std::make_shared<Shared>(std::move(log)))
{
    m_jobs.run(
        [this, shared = m_shared](const JobRunner::Wanted &wanted) {
            readAll(*shared, *this, wanted);
            return true;
        },
        [this](bool) { emit readOn(); });
}

void PastReader::readAll(Shared &shared, PastReader &reader, const JobRunner::Wanted &wanted)
{
    constexpr std::int64_t kPart = 256; // a few milliseconds
    std::size_t known = 0;
    for (bool more = true; more && wanted(0);) {
        while (shared.waiting > 0)
            QThread::yieldCurrentThread();
        std::vector<TimelineMark> fresh;
        {
            const std::lock_guard lock(shared.mutex);
            more = shared.timeline.read(kPart);
            const std::vector<TimelineMark> &marks = shared.timeline.marks();
            fresh.assign(marks.begin() + static_cast<std::ptrdiff_t>(known), marks.end());
            known = marks.size();
        }
        wanted.showPart([&reader, fresh = std::move(fresh)] {
            if (!fresh.empty())
                emit reader.marksRead(fresh);
            emit reader.readOn();
        });
    }
}

std::optional<World> PastReader::worldAt(Moment moment) const
{
    const Hold hold(*m_shared);
    if (moment > m_shared->timeline.end())
        return std::nullopt;
    return m_shared->timeline.worldAt(moment);
}

std::optional<Moment> PastReader::momentOf(std::int64_t turn) const
{
    const Hold hold(*m_shared);
    if (turn > m_shared->timeline.lastTurn())
        return std::nullopt;
    return m_shared->timeline.momentOf(turn);
}

std::vector<Ghost> PastReader::ghostsAround(Moment moment) const
{
    constexpr int kStepsApart = 16; // a quarter of a second
    const Hold hold(*m_shared);
    return cave::ghostsAround(m_shared->timeline, moment, {3, isFree() ? kStepsApart : 1});
}

/// The timeline is kept only until the replay stands there.
std::optional<LogReplay> PastReader::replayBefore(Shared &shared, std::int64_t turn)
{
    const Hold hold(shared);
    const Timeline &timeline = shared.timeline;
    if (turn - 1 > timeline.lastTurn() && !timeline.isRead())
        return std::nullopt;
    return timeline.replayAt(timeline.momentOf(turn - 1));
}

PastReader::TraceJob PastReader::traceJob(const MonsterId &id, std::int64_t first, std::int64_t last) const
{
    return [shared = m_shared, id, first, last](const std::function<bool()> &wanted) {
        std::optional<LogReplay> replay = replayBefore(*shared, first);
        std::optional<PastTrace> trace;
        if (replay) {
            trace.emplace();
            trace->rows = traceMonster(*replay, id, last, wanted);
            trace->world = std::make_shared<World>(std::move(replay->session()).takeWorld());
        }
        return trace;
    };
}

PastReader::PlayerTraceJob PastReader::playerTraceJob(int player, std::int64_t first, std::int64_t last) const
{
    return [shared = m_shared, player, first, last](const std::function<bool()> &wanted) {
        std::optional<LogReplay> replay = replayBefore(*shared, first);
        std::optional<PastPlayerTrace> trace;
        if (replay) {
            trace.emplace();
            trace->rows = tracePlayer(*replay, player, first, last, wanted);
            trace->world = std::make_shared<World>(std::move(replay->session()).takeWorld());
        }
        return trace;
    };
}

PastReader::CourseMaker PastReader::courseMaker() const
{
    return [shared = m_shared](const WhatIf &whatIf) {
        const Hold hold(*shared);
        return std::make_unique<OtherCourse>(shared->timeline, whatIf);
    };
}

namespace {

struct GhostText {
    Q_DECLARE_TR_FUNCTIONS(Ghosts)
};

constexpr float kFaintest = 0.35F;

QString timeText(int time)
{
    return QString(time < 0 ? u'−' : u'+') + QString::number(std::abs(time));
}

} // namespace

OverlayLayer layerOf(const std::vector<Ghost> &ghosts, const Theme &theme)
{
    int farthest = 1;
    for (const Ghost &ghost : ghosts)
        farthest = std::max(farthest, std::abs(ghost.time));
    OverlayLayer layer;
    bool players = false;
    bool monsters = false;
    for (const Ghost &ghost : ghosts) {
        const bool isMonster = ghost.monster.has_value();
        (isMonster ? monsters : players) = true;
        QColor colour = isMonster ? theme.danger : theme.accent;
        const float share = static_cast<float>(std::abs(ghost.time) - 1) / static_cast<float>(farthest);
        colour.setAlphaF(1 - (1 - kFaintest) * share);
        layer.overlays.marks.push_back(
            {ghost.at, isMonster ? MapMark::Shape::Dot : MapMark::Shape::Ring, colour});
        layer.overlays.labels.push_back({ghost.at, timeText(ghost.time)});
    }
    if (players)
        layer.legend.append({LegendEntry::Mark::Outline,
                             theme.accent,
                             GhostText::tr("Player some turns before (−) or after (+)"),
                             {}});
    if (monsters)
        layer.legend.append({LegendEntry::Mark::Dot,
                             theme.danger,
                             GhostText::tr("Monster some turns before (−) or after (+)"),
                             {}});
    return layer;
}

} // namespace cave

#include "moc_past_reader.cpp"
