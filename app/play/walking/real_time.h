// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>

namespace cave {

/// Limits the player's speed. Turns have no limit; in real time steps are at least `kLeast` apart whatever
/// causes them, so that hunters can catch up.
class StepRateLimiter {
public:
    static constexpr int kLeast = 160; ///< milliseconds

    void setLimited(bool on) { m_limited = on; }
    [[nodiscard]] bool isLimited() const { return m_limited; }

    /// Call this for each step.
    void stepped() { m_since.start(); }
    /// How long the next step has to wait, in milliseconds; 0: not at all.
    [[nodiscard]] int wait() const
    {
        if (!m_limited || !m_since.isValid() || m_since.elapsed() >= kLeast)
            return 0;
        return kLeast - static_cast<int>(m_since.elapsed());
    }
    /// The interval between steps in milliseconds, given a desired one of `own`.
    [[nodiscard]] int interval(int own) const { return m_limited ? std::max(own, kLeast) : own; }

private:
    bool m_limited = false;
    QElapsedTimer m_since; ///< since the last step; invalid before the first
};

/// The clock of real time: reports elapsed time in small steps while it runs.
class RealTime : public QObject {
    Q_OBJECT

public:
    explicit RealTime(QObject *parent = nullptr) : QObject(parent)
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            constexpr double kNanoseconds = 1e9;
            const double seconds = static_cast<double>(m_since.nsecsElapsed()) / kNanoseconds;
            m_since.restart();
            emit passed(seconds);
        });
    }

    /// Does nothing if already in that state.
    void setRunning(bool on)
    {
        if (on == m_timer.isActive())
            return;
        if (on) {
            m_since.start();
            m_timer.start(m_beat);
        } else {
            m_timer.stop();
        }
    }

    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

    /// Milliseconds between steps; takes effect at once.
    void setBeat(int beat)
    {
        if (beat == m_beat)
            return;
        m_beat = beat;
        m_timer.setInterval(beat);
    }

    [[nodiscard]] int beat() const { return m_beat; }

    static constexpr int kBeat = 50; ///< for monsters that walk from cell to cell

    /// With free movement: at most one frame of a display with this refresh rate, 4 .. kBeat. Invalid rates
    /// count as 60.
    static int pictureBeat(double picturesASecond)
    {
        constexpr double kUsual = 60;
        constexpr double kLeast = 4; // milliseconds: leaves time to paint
        const double pictures = picturesASecond >= 1 ? picturesASecond : kUsual;
        return static_cast<int>(std::clamp(1000 / pictures, kLeast, double{kBeat}));
    }

signals:
    /// Emitted only while the clock runs; excludes time while stopped.
    void passed(double seconds);

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    int m_beat = kBeat;
};

} // namespace cave
