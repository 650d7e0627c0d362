// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"

#include <QColor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace cave {

/// The vertical divider between two maps on top of each other, moved by mouse, arrow keys, Home and End. As
/// tall as its parent; keeps its relative position.
class SwipeHandle : public QWidget {
    Q_OBJECT

public:
    explicit SwipeHandle(QWidget *parent) : QWidget(parent)
    {
        setObjectName("compare.swipe");
        setAccessibleRole(*this, QAccessible::Splitter);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::SplitHCursor);
    }

    /// The position of the divider: 0 at the left edge of the parent, 1 at the right.
    [[nodiscard]] double share() const { return m_share; }

    void setShare(double share)
    {
        share = std::clamp(share, 0.0, 1.0);
        if (share == m_share)
            return;
        m_share = share;
        place();
        emit moved();
    }

    /// The divider's x in the parent, in pixels.
    [[nodiscard]] int line() const
    {
        return static_cast<int>(std::lround(m_share * parentWidget()->width()));
    }

    /// Call this when the parent's size changes.
    void place() { setGeometry(line() - kGripWidth / 2, 0, kGripWidth, parentWidget()->height()); }

signals:
    void moved();

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = hasFocus() ? currentTheme().accent : currentTheme().text;
        const QPointF middle(kGripWidth / 2.0, height() / 2.0);
        painter.fillRect(QRectF(middle.x() - 2, 0, 4, height()), currentTheme().background);
        painter.fillRect(QRectF(middle.x() - 1, 0, 2, height()), ink);
        painter.setPen(QPen(currentTheme().background, 1));
        painter.setBrush(ink);
        painter.drawEllipse(middle, kKnob / 2.0, kKnob / 2.0);
        painter.setPen(QPen(currentTheme().background, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const double side : {-1.0, 1.0}) {
            const QPointF tip = middle + QPointF(side * 7, 0);
            painter.drawPolyline(
                QPolygonF({tip + QPointF(-side * 3.5, -4), tip, tip + QPointF(-side * 3.5, 4)}));
        }
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        m_grip = mapToParent(event->position().toPoint()).x() - line();
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (event->buttons().testFlag(Qt::LeftButton))
            setShare((mapToParent(event->position().toPoint()).x() - m_grip) /
                     std::max(1, parentWidget()->width()));
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? kPageShare : kStep;
        switch (event->key()) {
        case Qt::Key_Left:
            return setShare(m_share - step);
        case Qt::Key_Right:
            return setShare(m_share + step);
        case Qt::Key_PageUp:
            return setShare(m_share - kPageShare);
        case Qt::Key_PageDown:
            return setShare(m_share + kPageShare);
        case Qt::Key_Home:
            return setShare(0);
        case Qt::Key_End:
            return setShare(1);
        default:
            return QWidget::keyPressEvent(event);
        }
    }

    void focusInEvent(QFocusEvent * /*event*/) override { update(); }

    void focusOutEvent(QFocusEvent * /*event*/) override { update(); }

private:
    static constexpr int kGripWidth = 24; // wide enough to grab
    static constexpr int kKnob = 22;
    static constexpr double kStep = 0.02;
    static constexpr double kPageShare = 0.1;

    double m_share = 0.5;
    double m_grip = 0; ///< offset of the drag point from the divider
};

} // namespace cave
