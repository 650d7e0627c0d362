#include "app/shell/quiet_style.h"

#include <QPainter>
#include <QStyleOption>

namespace cave {
namespace {

QRect bottomLine(const QRect &rect)
{
    return {rect.left(), rect.bottom(), rect.width(), 1};
}

} // namespace

QuietStyle::QuietStyle() : QProxyStyle("Fusion") {}

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
