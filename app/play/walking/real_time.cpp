// SPDX-License-Identifier: MIT
#include "app/play/walking/real_time.h"

#include <algorithm>

namespace cave {

RealTime::RealTime(QObject *parent) : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        constexpr double kNanoseconds = 1e9;
        const double seconds = static_cast<double>(m_since.nsecsElapsed()) / kNanoseconds;
        m_since.restart();
        emit passed(seconds);
    });
}

void RealTime::setBeat(int beat)
{
    if (beat == m_beat)
        return;
    m_beat = beat;
    m_timer.setInterval(beat);
}

int RealTime::pictureBeat(double picturesASecond)
{
    constexpr double kUsual = 60;
    constexpr double kLeast = 4; // milliseconds: leaves time to paint
    const double pictures = picturesASecond >= 1 ? picturesASecond : kUsual;
    return static_cast<int>(std::clamp(1000 / pictures, kLeast, double{kBeat}));
}

void RealTime::setRunning(bool on)
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

} // namespace cave

#include "moc_real_time.cpp"
