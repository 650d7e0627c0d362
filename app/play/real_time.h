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

    static constexpr int kBeat = 50;     ///< where monsters walk from cell to cell
    static constexpr int kFineBeat = 16; ///< where everything moves freely: a picture each

signals:
    /// Only while the clock runs; time in which it stood is not in it.
    void passed(double seconds);

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    int m_beat = kBeat;
};

} // namespace cave
