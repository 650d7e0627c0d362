// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace cave {

/// The clock of real time: tells how much time has passed, in small steps, while it runs.
class RealTime : public QObject {
    Q_OBJECT

public:
    explicit RealTime(QObject *parent = nullptr);

    /// Does nothing if it runs already or stands already.
    void setRunning(bool on);
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

    /// Milliseconds between steps; takes effect at once.
    void setBeat(int beat);
    [[nodiscard]] int beat() const { return m_beat; }

    static constexpr int kBeat = 50; ///< where monsters walk from cell to cell

    /// Where everything moves freely: no longer than a picture lasts on a display that shows this many a
    /// second, 4 .. kBeat. What is no number of pictures counts as 60.
    static int pictureBeat(double picturesASecond);

signals:
    /// Only while the clock runs; time in which it stood is not in it.
    void passed(double seconds);

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    int m_beat = kBeat;
};

} // namespace cave
