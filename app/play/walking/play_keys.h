// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "app/play/walking/real_time.h"
#include "core/session/command.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;
class QWidget;

namespace cave {

class Examiner;
class PlayClock;
class PlaySession;
class WalkControl;

/// Turns held keys into commands at a steady pace: one at once, then one per beat while the key is down.
/// Nothing queues up: each beat checks what is held at that time. The key pressed last wins; when it is
/// released, the one before takes over. A key pressed before the pace allows it has to wait; only the last
/// one pressed does.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    /// `pace`, if given, must outlive this; the performer of a command reports steps to it.
    explicit HeldKeys(const StepRateLimiter *pace = nullptr, QObject *parent = nullptr);

    /// While `isBusy` returns true, keys wait as if the pace didn't allow them yet.
    void waitWhile(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }

    /// Sets which keys give commands. Forgets held keys.
    void setBindings(const KeyBindings &bindings);

    /// With steering, keys don't repeat: a SteerCommand is sent whenever the direction of the walking keys
    /// changes, a UseCommand when its key is pressed, and nothing waits. Forgets held keys.
    void setSteering(bool on);
    /// While steering: a Use key is down.
    [[nodiscard]] bool isUsing() const;

    /// True if the key gives commands.
    bool press(const QKeyEvent &event);
    bool release(const QKeyEvent &event);
    /// True if the key, in the current state, walks diagonally.
    [[nodiscard]] bool isDiagonal(const QKeyEvent &event) const;
    /// True if the key gives commands here, overriding its other meanings.
    [[nodiscard]] bool takes(const QKeyEvent &event) const;
    /// Forgets all keys, for instance when the window loses the focus.
    void clear();

    static constexpr int kFirstBeat = 190; ///< milliseconds before a held key repeats
    static constexpr int kBeat = 120;      ///< milliseconds between repeats

signals:
    void commanded(const cave::Command &command);

private:
    struct Held {
        std::uint32_t place = 0; ///< physical key, see `keyPlace`
        int key = 0;             ///< its meaning when pressed
        Command command;
    };

    [[nodiscard]] bool forget(const QKeyEvent &event);
    void beat();
    bool pressSteering(const QKeyEvent &event, const Command &command);
    [[nodiscard]] std::optional<Direction> heldWay() const;
    void steer();
    [[nodiscard]] bool isBusy() const { return m_isBusy && m_isBusy(); }
    [[nodiscard]] int wait() const;

    const StepRateLimiter *m_pace;
    std::function<bool()> m_isBusy;
    KeyBindings m_bindings;
    std::vector<Held> m_held;         // oldest first
    std::optional<Command> m_waiting; // of a key pressed too soon, even if released since
    QTimer m_timer;
    bool m_steering = false;
    std::optional<Direction> m_way; // last steered
};

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
