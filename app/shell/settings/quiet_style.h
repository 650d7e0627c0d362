// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace cave {

/// Fusion with thin, subtle lines: bars are separated from the page by a hairline in the palette's line
/// colour, and fields and check boxes have an outline that is visible on dark backgrounds. The wheel over a
/// spin box or a closed combo box scrolls the surrounding area, so that it never changes a value by accident.
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
