// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/key_bindings.h"
#include "app/play/walking/step_rate_limiter.h"
#include "core/session/command.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <optional>
#include <vector>

class QKeyEvent;

namespace cave {

/// Turns held keys into commands at a steady pace: one at once, then one a beat while the key is down.
/// Nothing queues up: a beat asks what is held now. The key pressed last wins; letting it go falls back to
/// the one before. A key that comes sooner than the pace allows has to wait; the last that waits counts.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    /// `pace`, if there is one, must outlive this; whoever carries out a command tells it of the step.
    explicit HeldKeys(const StepRateLimiter *pace = nullptr, QObject *parent = nullptr);

    /// Which keys give commands from now on. Forgets those that are held.
    void setBindings(const KeyBindings &bindings);

    /// Where time passes by itself keys don't repeat: a SteerCommand comes whenever walking keys lead another
    /// way than before, a UseCommand when its key is pressed, and nothing waits. Forgets what is held.
    void setSteering(bool on);
    /// While steering: a key that uses something is down.
    [[nodiscard]] bool isUsing() const;

    /// True if the key is one that gives commands.
    bool press(const QKeyEvent &event);
    bool release(const QKeyEvent &event);
    /// True if the key, as it is, walks diagonally.
    [[nodiscard]] bool isDiagonal(const QKeyEvent &event) const;
    /// True if the key gives commands here and has to be taken from what else it is for.
    [[nodiscard]] bool takes(const QKeyEvent &event) const;
    /// Forgets all keys, as when the window loses the keyboard.
    void clear();

    static constexpr int kFirstBeat = 190; ///< milliseconds before a held key repeats
    static constexpr int kBeat = 120;      ///< milliseconds between repeats

signals:
    void commanded(const cave::Command &command);

private:
    struct Held {
        std::uint32_t place = 0; ///< which key of the keyboard, see `keyPlace`
        int key = 0;             ///< what it meant when it was pressed
        Command command;
    };

    [[nodiscard]] bool forget(const QKeyEvent &event);
    void beat();
    bool pressSteering(const QKeyEvent &event, const Command &command);
    [[nodiscard]] std::optional<Direction> heldWay() const;
    void steer();
    [[nodiscard]] int wait() const { return m_pace == nullptr ? 0 : m_pace->wait(); }

    const StepRateLimiter *m_pace;
    KeyBindings m_bindings;
    std::vector<Held> m_held;         // oldest first
    std::optional<Command> m_waiting; // of a key that was pressed too soon, even if it was let go since
    QTimer m_timer;
    bool m_steering = false;
    std::optional<Direction> m_way; // that was steered last
};

} // namespace cave
