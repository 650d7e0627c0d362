// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/auto_walker.h"

#include <QObject>

namespace cave {

class MapView;
class PlayClock;
class PlayScene;
class PlaySession;
class PlayStatus;
class Preferences;

/// Walking by itself in the world that is played: begins and ends it, shows the way, and says how it goes in
/// the status line.
class WalkControl : public QObject {
    Q_OBJECT

public:
    /// What ends exploring is read from `preferences`. All must outlive this.
    WalkControl(PlaySession &session, const PlayClock &clock, PlayScene &scene, PlayStatus &status,
                const Preferences &preferences, MapView &map);

    void setMotion(bool on) { m_walker.setMotion(on); }
    /// Walks to what isn't known yet, or ends the walk that goes on.
    void explore();
    void travelTo(WorldPos target);
    /// Begins to look around with the cursor, or ends it.
    void examine();
    /// Ends what goes on by itself, and takes away what was said; false if nothing goes on.
    bool interrupt();
    void stop() { m_walker.stop(); }

signals:
    /// A click on the map that didn't only end a walk.
    void cellClicked(cave::WorldPos cell);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followSession();
    void readNews(const Preferences &preferences);
    [[nodiscard]] bool begin(const QString &notice);

    PlaySession &m_session;
    PlayScene &m_scene;
    PlayStatus &m_status;
    MapView &m_map;
    AutoWalker m_walker;
    bool m_clickInterrupted = false; ///< the mouse button that is down has only ended a walk
};

} // namespace cave
