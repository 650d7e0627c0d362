// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "core/analysis/past/watch_search.h"

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// The keys to the event before and to the next one, wherever there is a timeline.
inline constexpr QKeyCombination kEarlierEventKey(Qt::ControlModifier, Qt::Key_Left);
inline constexpr QKeyCombination kLaterEventKey(Qt::ControlModifier, Qt::Key_Right);

/// Marks of what happened in a world's past on lanes over its turns. A click or a drag chooses a turn; close
/// to a mark, that mark's. A click on a lane's name limits the way through the marks to those of the lane.
class TimelineBar : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBar(QWidget *parent = nullptr);

    void setTurns(std::int64_t first, std::int64_t last);
    /// More marks, none before those that are there.
    void addMarks(const std::vector<TimelineMark> &marks);
    /// Begins a lane for the finds of a watch point, which becomes the one to go through, or removes it.
    void setWatched(bool watched);
    /// More moments at which it holds, none before those that are there. Only while there is that lane.
    void addFinds(const std::vector<WatchFind> &finds);
    /// Forgets turns and marks.
    void clear();
    /// The turn that is shown.
    void setTurn(std::int64_t turn);

    /// The names of the lanes, from above.
    [[nodiscard]] QStringList laneNames() const;
    /// The lane whose marks `nextMark` goes through; none for all of them, without finds.
    void setLane(std::optional<int> lane);
    [[nodiscard]] std::optional<int> lane() const { return m_lane; }

    /// The nearest mark in another turn after the turn shown, or before it; none if there is none. Of a find
    /// only moment and turn are given.
    [[nodiscard]] std::optional<TimelineMark> nextMark(bool forward) const;

    /// The monsters that had a part in what happened in a turn, as far as marks are known.
    [[nodiscard]] std::vector<MonsterId> monstersIn(std::int64_t turn) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void turnChosen(qint64 turn);
    /// A mark was clicked.
    void markChosen(const cave::TimelineMark &mark);
    void laneChanged();
    /// There are other lanes.
    void lanesChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int lanes() const;
    [[nodiscard]] int laneHeight() const;
    [[nodiscard]] int labelWidth() const;
    [[nodiscard]] double xOf(std::int64_t turn) const;
    [[nodiscard]] std::int64_t turnAt(double x) const;
    /// The mark under a point of the widget, or close to it.
    [[nodiscard]] std::optional<TimelineMark> markAt(QPointF point) const;
    [[nodiscard]] QString tipAt(QPointF point) const;
    void choose(QPointF point);
    [[nodiscard]] int laneAt(QPointF point) const;
    [[nodiscard]] bool isOnNames(QPointF point) const { return point.x() < labelWidth(); }
    void paintLanes(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintFinds(QPainter &painter) const;

    std::int64_t m_first = 0;
    std::int64_t m_last = 0;
    std::int64_t m_turn = 0;
    std::optional<int> m_lane;
    bool m_drags = false; ///< a press on the turns, not on a name
    int m_wheel = 0;      ///< turned, but not by a whole notch yet
    std::vector<TimelineMark> m_marks;
    bool m_watched = false;
    std::vector<TimelineMark> m_finds; ///< moments at which the watch point holds, each once
};

/// "Turn 12: a fight began".
[[nodiscard]] QString markText(const TimelineMark &mark);

} // namespace cave
