// SPDX-License-Identifier: MIT
#include "app/play/runs/death_notice.h"

#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/run_watch.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/place_in_levels.h"
#include "editor/view/texts/content_texts.h"

#include <utility>
#include <variant>

namespace cave {

DeathNotice::DeathNotice(PlaySession &session, CombatPanel &combat, const RunWatch &watch, RunEndPanel &panel,
                         Preferences &preferences)
    : QObject(&panel)
    , m_session(session)
    , m_combat(combat)
    , m_watch(watch)
    , m_panel(panel)
    , m_preferences(preferences)
{
    connect(&session, &PlaySession::happened, this, &DeathNotice::note);
    connect(&session, &PlaySession::changed, this, &DeathNotice::show);
    connect(&combat, &CombatPanel::closed, this, &DeathNotice::show);
    connect(&panel, &RunEndPanel::hideDeathsRequested, this,
            [this] { m_preferences.set(Setting::Deaths, 0); });
}

void DeathNotice::note(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *died = std::get_if<PlayerDied>(&event))
            m_died = *died;
    }
}

void DeathNotice::show()
{
    if (!m_died || m_combat.isOpen() || m_panel.isOpen())
        return;
    const PlayerDied died = *std::exchange(m_died, std::nullopt);
    if (!m_session.isGoing() || m_session.isShared() || !m_preferences.isOn(Setting::Deaths))
        return;
    const World &world = m_session.world();
    RunSummary run = summaryOf(world);
    run.place = placeNumber(world, died.at);
    run.wakes = died.wakes;
    run.wakesAt = placeCoordinates(world, died.wakes);
    run.lost = died.lost ? shownStack(world, *died.lost) : QString();
    m_panel.open(run, std::nullopt);
    m_panel.report(m_session.session(), m_watch.report());
}

} // namespace cave

#include "moc_death_notice.cpp"
