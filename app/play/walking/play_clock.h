// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/real_time.h"

#include <QList>
#include <QObject>
#include <QString>

class QWidget;

namespace cave {

class PlayActions;
class PlaySession;

/// The clock of a world where time passes by itself: whether it runs, how fast, and single steps.
class PlayClock : public QObject {
    Q_OBJECT

public:
    /// Time passes while `page` is shown and `map` in it has the focus; in company always. It
    /// passes at 1 / 2^`slowness` of its normal speed, which actions change. All must outlive the clock.
    PlayClock(PlaySession &session, PlayActions &actions, int &slowness, QWidget &page, QWidget &map);

    /// Stops time, unless there is company, while `overlay`, which must outlive the clock, is shown over
    /// the map.
    void addOverlay(const QWidget &overlay) { m_overlays.append(&overlay); }
    [[nodiscard]] const StepRateLimiter &pace() const { return m_pace; }

    /// Advances time, if the clock runs.
    void pass(double seconds);
    /// Starts or stops the clock, and reports which.
    void refresh();

signals:
    /// Time is about to pass by itself.
    void ticking();
    /// Single steps of time were requested and have passed.
    void stepped();
    /// Why time is stopped, shown over the map; empty if it isn't.
    void pauseTextChanged(const QString &text);
    /// How time passes, in a word or two, with free movement.
    void textChanged(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void passSteps(int steps);
    void changeSpeed(int by);
    [[nodiscard]] bool isInTheWay() const;
    [[nodiscard]] bool isAtTheMap() const;
    [[nodiscard]] QString pauseText() const;
    [[nodiscard]] QString text() const;

    PlaySession &m_session;
    PlayActions &m_actions;
    int &m_slowness;
    QWidget &m_page;
    QWidget &m_map;
    QList<const QWidget *> m_overlays;
    StepRateLimiter m_pace;
    RealTime m_time;
};

} // namespace cave
