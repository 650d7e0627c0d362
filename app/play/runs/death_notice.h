// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/run_watch.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/place_in_levels.h"
#include "core/session/event.h"
#include "editor/view/texts/content_texts.h"

#include <QObject>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace cave {

/// Shows how the player died where they wake and go on, once the outcome of the fight was dismissed; unless
/// the preferences say not to, or others play on meanwhile.
class DeathNotice : public QObject {
public:
    /// A child of `panel`, in which it is shown; the others must outlive it.
    DeathNotice(PlaySession &session, CombatPanel &combat, const RunWatch &watch, RunEndPanel &panel,
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

private:
    void note(const std::vector<Event> &events)
    {
        for (const Event &event : events) {
            if (const auto *died = std::get_if<PlayerDied>(&event))
                m_died = *died;
        }
    }

    void show()
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

    PlaySession &m_session;
    CombatPanel &m_combat;
    const RunWatch &m_watch;
    RunEndPanel &m_panel;
    Preferences &m_preferences;
    std::optional<PlayerDied> m_died; ///< not shown yet
};

} // namespace cave
