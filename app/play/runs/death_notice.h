// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/event.h"

#include <QObject>

#include <optional>
#include <vector>

namespace cave {

class CombatPanel;
class PlaySession;
class Preferences;
class RunEndPanel;
class RunWatch;

/// Shows how the player died where they wake and go on, once the outcome of the fight was dismissed; unless
/// the preferences say not to, or others play on meanwhile.
class DeathNotice : public QObject {
    Q_OBJECT

public:
    /// A child of `panel`, in which it is shown; the others must outlive it.
    DeathNotice(PlaySession &session, CombatPanel &combat, const RunWatch &watch, RunEndPanel &panel,
                Preferences &preferences);

private:
    void note(const std::vector<Event> &events);
    void show();

    PlaySession &m_session;
    CombatPanel &m_combat;
    const RunWatch &m_watch;
    RunEndPanel &m_panel;
    Preferences &m_preferences;
    std::optional<PlayerDied> m_died; ///< not shown yet
};

} // namespace cave
