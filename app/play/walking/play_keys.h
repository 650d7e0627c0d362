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

/// The keys for playing: held keys give commands, any key interrupts a walk, and while examining they move
/// the cursor. Their meaning depends on the open world.
class PlayKeys : public QObject {
    Q_OBJECT

public:
    /// Handles the keys of `map`, and those of `page` around it that the map doesn't use; the page has all
    /// actions with keys. All must outlive this.
    PlayKeys(PlaySession &session, PlayClock &clock, WalkControl &walk, Examiner &examiner, QWidget &page,
             QWidget &map);

    /// All bindings; those of diagonals and Use apply only in worlds that have them.
    void setBindings(const KeyBindings &bindings);
    /// Forgets all held keys.
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
