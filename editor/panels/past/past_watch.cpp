// SPDX-License-Identifier: MIT
#include "editor/panels/past/past_watch.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cave {

void PastWatch::setPast(std::shared_ptr<const WorldLog> log, int player)
{
    m_log = std::move(log);
    m_player = player;
    restart();
}

void PastWatch::setPlayer(int player)
{
    if (std::exchange(m_player, player) != player)
        restart();
}

void PastWatch::setPoint(std::optional<WatchPoint> point)
{
    m_point = std::move(point);
    restart();
}

bool PastWatch::isKnown(Moment moment) const
{
    return !isSearching() || (m_looked && moment <= m_end);
}

std::optional<Moment> PastWatch::nextBegin(Moment after) const
{
    const auto found = std::ranges::upper_bound(m_begins, after);
    return found == m_begins.end() ? std::nullopt : std::optional(*found);
}

void PastWatch::restart()
{
    m_jobs.forgetAll();
    m_begins.clear();
    m_turns = 0;
    m_lastTurn = -1;
    m_looked = false;
    m_stuckAt.reset();
    if (hasPoint()) {
        m_jobs.run(
            [this, log = m_log, point = *m_point, player = m_player](const JobRunner::Wanted &wanted) {
                search(log, point, player, *this, wanted);
                return true;
            },
            [this](bool) { emit progressed(); });
    }
    emit restarted();
}

void PastWatch::search(const std::shared_ptr<const WorldLog> &log, const WatchPoint &point, int player,
                       PastWatch &watch, const JobRunner::Wanted &wanted)
{
    constexpr std::int64_t kPart = 256; // a few milliseconds
    WatchFinder finder(LogReplay(*log), point,
                       {player, log->origin.turn, std::numeric_limits<std::int64_t>::max(), true});
    for (bool more = true; more && wanted(0);) {
        more = finder.read(kPart);
        Part part{finder.takeFinds(), finder.end(), std::nullopt};
        if (finder.isStuck())
            part.stuckAt = finder.turn();
        wanted.showPart([&watch, part = std::move(part)] { watch.take(part); });
    }
}

void PastWatch::take(const Part &part)
{
    m_looked = true;
    m_end = part.end;
    m_stuckAt = part.stuckAt;
    for (const WatchFind &find : part.finds) {
        m_turns += std::exchange(m_lastTurn, find.turn) != find.turn ? 1 : 0;
        if (find.begins && (m_begins.empty() || m_begins.back() < find.moment))
            m_begins.push_back(find.moment);
    }
    if (!part.finds.empty())
        emit findsRead(part.finds);
    emit progressed();
}

} // namespace cave

#include "moc_past_watch.cpp"
