// SPDX-License-Identifier: MIT
#include "app/shell/settings/quiet_style.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QStyleOption>

namespace cave {
namespace {

QRect bottomLine(const QRect &rect)
{
    return {rect.left(), rect.bottom(), rect.width(), 1};
}

constexpr double kCorner = 2;

/// Fusion gives the default button the same outline as the focused one; this one is inside it.
void drawButtonFocus(const QStyleOption &option, QPainter &painter)
{
    constexpr double kInside = 2.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.palette.color(QPalette::ButtonText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(kInside, kInside, -kInside, -kInside), kCorner,
                            kCorner);
    painter.restore();
}

bool changesByWheel(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(widget) != nullptr;
}

} // namespace

QuietStyle::QuietStyle() : QProxyStyle("Fusion") {}

void QuietStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (changesByWheel(widget))
        widget->installEventFilter(this);
}

void QuietStyle::unpolish(QWidget *widget)
{
    if (changesByWheel(widget))
        widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

/// Ignored wheel events go to the parent.
bool QuietStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QProxyStyle::eventFilter(watched, event);
    event->ignore();
    return true;
}

void QuietStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_PanelButtonCommand && option->state.testFlag(State_HasFocus) &&
        option->state.testFlag(State_KeyboardFocusChange)) {
        drawButtonFocus(*option, *painter);
        return;
    }
    const bool mark = element == PE_IndicatorRadioButton || element == PE_IndicatorCheckBox;
    if (!mark && (element != PE_FrameLineEdit || option->state.testFlag(State_HasFocus)))
        return;
    QColor outline = option->palette.color(QPalette::PlaceholderText);
    outline.setAlphaF(mark ? 0.8F : 0.35F);
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(outline);
    painter->setBrush(Qt::NoBrush);
    if (element == PE_IndicatorRadioButton)
        painter->drawEllipse(frame);
    else
        painter->drawRoundedRect(frame, kCorner, kCorner);
    painter->restore();
}

void QuietStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    switch (element) {
    case CE_ToolBar:
        painter->fillRect(option->rect, option->palette.window());
        painter->fillRect(bottomLine(option->rect), option->palette.mid());
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.window());
        break;
    case CE_MenuBarItem:
        QProxyStyle::drawControl(element, option, painter, widget);
        if (!option->state.testFlag(State_Selected))
            painter->fillRect(bottomLine(option->rect), option->palette.window());
        break;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

} // namespace cave

#include "moc_quiet_style.cpp"
