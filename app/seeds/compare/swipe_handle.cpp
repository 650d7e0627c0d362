// SPDX-License-Identifier: MIT
#include "app/seeds/compare/swipe_handle.h"

#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

constexpr int kGripWidth = 24; // wide enough to grab
constexpr int kKnob = 22;
constexpr double kStep = 0.02;
constexpr double kPageShare = 0.1;

} // namespace

SwipeHandle::SwipeHandle(QWidget *parent) : QWidget(parent)
{
    setObjectName("compare.swipe");
    setAccessibleRole(*this, QAccessible::Splitter);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SplitHCursor);
}

void SwipeHandle::setShare(double share)
{
    share = std::clamp(share, 0.0, 1.0);
    if (share == m_share)
        return;
    m_share = share;
    place();
    emit moved();
}

int SwipeHandle::line() const
{
    return static_cast<int>(std::lround(m_share * parentWidget()->width()));
}

void SwipeHandle::place()
{
    setGeometry(line() - kGripWidth / 2, 0, kGripWidth, parentWidget()->height());
}

void SwipeHandle::paintEvent(QPaintEvent * /*event*/)
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
        painter.drawPolyline(QPolygonF({tip + QPointF(-side * 3.5, -4), tip, tip + QPointF(-side * 3.5, 4)}));
    }
}

void SwipeHandle::mousePressEvent(QMouseEvent *event)
{
    m_grip = mapToParent(event->position().toPoint()).x() - line();
}

void SwipeHandle::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        setShare((mapToParent(event->position().toPoint()).x() - m_grip) /
                 std::max(1, parentWidget()->width()));
}

void SwipeHandle::keyPressEvent(QKeyEvent *event)
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

void SwipeHandle::focusInEvent(QFocusEvent * /*event*/)
{
    update();
}

void SwipeHandle::focusOutEvent(QFocusEvent * /*event*/)
{
    update();
}

} // namespace cave

#include "moc_swipe_handle.cpp"
