// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace cave {

/// The clock of real time: reports elapsed time in small steps while it runs.
class RealTime : public QObject {
    Q_OBJECT

public:
    explicit RealTime(QObject *parent = nullptr);

    /// Does nothing if already in that state.
    void setRunning(bool on);
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

    /// Milliseconds between steps; takes effect at once.
    void setBeat(int beat);
    [[nodiscard]] int beat() const { return m_beat; }

    static constexpr int kBeat = 50; ///< for monsters that walk from cell to cell

    /// With free movement: at most one frame of a display with this refresh rate, 4 .. kBeat. Invalid rates
    /// count as 60.
    static int pictureBeat(double picturesASecond);

signals:
    /// Emitted only while the clock runs; excludes time while stopped.
    void passed(double seconds);

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    int m_beat = kBeat;
};

} // namespace cave
