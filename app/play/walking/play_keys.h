// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/held_keys.h"

#include <QObject>

class QWidget;

namespace cave {

class Examiner;
class PlayClock;
class PlaySession;
class WalkControl;

/// The keys that play: held ones give commands to the session, any ends a walk, and while examining they move
/// the cursor. Which keys do what depends on the open world.
class PlayKeys : public QObject {
    Q_OBJECT

public:
    /// Takes the keys of `map`, and of `page` around it what the map has no use for. All must outlive this,
    /// or be done with it together.
    PlayKeys(PlaySession &session, PlayClock &clock, WalkControl &walk, Examiner &examiner, QWidget &page,
             QWidget &map);

    /// All that are chosen; those of diagonals and of use work only where one walks and acts so.
    void setBindings(const KeyBindings &bindings);
    /// Forgets all keys that are held.
    void clear() { m_keys.clear(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void useBindings();
    void useItem();
    bool filterPage(QEvent &event);
    bool filterMap(QEvent &event);
    bool pressOnMap(QKeyEvent &event);
    [[nodiscard]] bool takes(const QKeyEvent &event) const;
    [[nodiscard]] bool isUnboundPadDigit(const QKeyEvent &event) const;

    PlaySession &m_session;
    WalkControl &m_walk;
    Examiner &m_examiner;
    QWidget &m_page;
    QWidget &m_map;
    HeldKeys m_keys;
    KeyBindings m_bindings;
};

} // namespace cave
