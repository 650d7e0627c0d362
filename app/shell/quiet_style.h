#pragma once

#include <QProxyStyle>

namespace cave {

/// Fusion with thin, quiet lines: bars are told from the page by one hairline in the palette's own line
/// colour, and fields and marks have an outline that can be seen on dark ground.
class QuietStyle : public QProxyStyle {
    Q_OBJECT

public:
    QuietStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
};

} // namespace cave
