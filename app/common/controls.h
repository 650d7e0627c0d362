// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/theme.h"

#include <QDoubleSpinBox>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QString>

namespace cave {

/// A button with generous padding, for the main choices of a page. Enter presses it while it has the focus.
class LargeButton : public QPushButton {
    Q_OBJECT

public:
    explicit LargeButton(QWidget *parent = nullptr) : QPushButton(parent) { setAutoDefault(true); }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize usual = QPushButton::sizeHint();
        return {usual.width() + 5 * kGrid, qMax(usual.height() + kGrid, 8 * kGrid)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// The style's own frame is invisible on a coloured button.
    void paintEvent(QPaintEvent *event) override
    {
        QPushButton::paintEvent(event);
        if (!hasFocus())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::ButtonText), 1, Qt::DotLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), 2, 2);
    }
};

/// A spin box without trailing zeros: "40 %", "0.5 %".
class ShortNumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    [[nodiscard]] QString textFromValue(double value) const override
    {
        QString text = QDoubleSpinBox::textFromValue(value);
        if (decimals() == 0)
            return text;
        while (text.endsWith(locale().zeroDigit()))
            text.chop(locale().zeroDigit().size());
        if (text.endsWith(locale().decimalPoint()))
            text.chop(locale().decimalPoint().size());
        return text;
    }
};

} // namespace cave
