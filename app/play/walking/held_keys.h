// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "app/play/walking/step_rate_limiter.h"
#include "core/session/command.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;

namespace cave {

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

} // namespace cave
