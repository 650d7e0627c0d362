// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/real_time.h"
#include "app/play/walking/step_rate_limiter.h"

#include <QList>
#include <QObject>
#include <QString>

class QWidget;

namespace cave {

class PlayActions;
class PlaySession;

/// Time in the world that is played, where it passes by itself: whether it does, how fast, and step by step.
class PlayClock : public QObject {
    Q_OBJECT

public:
    /// Time passes while `page` is shown; it stands unless `map`, in it, has the keyboard. All must outlive
    /// the clock.
    PlayClock(PlaySession &session, PlayActions &actions, QWidget &page, QWidget &map);

    /// Time stands while `overlay`, which must outlive the clock, is shown over the map.
    void addOverlay(const QWidget &overlay) { m_overlays.append(&overlay); }
    [[nodiscard]] const StepRateLimiter &pace() const { return m_pace; }

    /// Lets so much time pass, if it does now.
    void pass(double seconds);
    /// Lets the clock run or stand, and tells which.
    void refresh();

signals:
    /// Time is about to pass by itself.
    void ticking();
    /// Steps of time were asked for one by one, and have passed.
    void stepped();
    /// Why time stands, over the map; empty: it doesn't.
    void pauseTextChanged(const QString &text);
    /// How time passes, in a word or two, where everything moves freely.
    void textChanged(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectActions();
    void passSteps(int steps);
    void changeSpeed(int by);
    [[nodiscard]] bool isInTheWay() const;
    [[nodiscard]] bool isAtTheMap() const;
    [[nodiscard]] QString pauseText() const;
    [[nodiscard]] QString text() const;

    PlaySession &m_session;
    PlayActions &m_actions;
    QWidget &m_page;
    QWidget &m_map;
    QList<const QWidget *> m_overlays;
    StepRateLimiter m_pace;
    RealTime m_time;
    int m_slowness = 0; ///< time passes at 1 / 2^this of its speed
};

} // namespace cave
