// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QObject>

#include <optional>

namespace cave {

class AutoWalker;
class MapView;
class PlayClock;
class PlayScene;
class PlaySession;
class Preferences;

/// Automatic walking in the world being played: starts and stops it, shows the path, and reports its state.
class WalkControl : public QObject {
    Q_OBJECT

public:
    /// What ends exploring is read from `preferences`. All must outlive this.
    WalkControl(PlaySession &session, const PlayClock &clock, PlayScene &scene,
                const Preferences &preferences, MapView &map);

    void setMotion(bool on);
    /// Starts exploring, or stops the current walk.
    void explore();
    void travelTo(WorldPos target);
    /// The same to the exit of the level, if it is known.
    void travelToExit();
    /// Starts or stops looking around with the cursor.
    void examine();
    /// Stops automatic walking and clears its notice; false if there was nothing to stop.
    bool interrupt();
    void stop();

signals:
    /// A notice about walking, which replaces the one before; empty: none.
    void noticed(const QString &text);
    /// A click on the map that did more than interrupt a walk.
    void cellClicked(cave::WorldPos cell);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void readNews(const Preferences &preferences);
    [[nodiscard]] bool begin(const QString &notice);

    PlaySession &m_session;
    PlayScene &m_scene;
    MapView &m_map;
    AutoWalker *m_walker;
    bool m_clickInterrupted = false;  ///< the pressed mouse button has only interrupted a walk
    std::optional<WorldPos> m_warned; ///< the target of a path that was refused because of a monster
};

} // namespace cave
