// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace cave {

/// Fusion with thin, quiet lines: bars are distinguished from the page by one hairline in the palette's own
/// line colour, and fields and marks have an outline that can be seen on dark ground. The wheel over a field
/// of numbers or a closed choice scrolls what is around it, and never changes the value by accident.
class QuietStyle : public QProxyStyle {
    Q_OBJECT

public:
    QuietStyle();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget *widget) override;
    void unpolish(QWidget *widget) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
};

} // namespace cave
