// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/type_scale.h"

#include <QPainter>
#include <QPushButton>

namespace cave {

/// A button with room around its text, for the choices that a page is about. Enter presses it when it has the
/// focus.
class LargeButton : public QPushButton {
    Q_OBJECT

public:
    explicit LargeButton(const QString &id, QWidget *parent = nullptr) : QPushButton(parent)
    {
        setObjectName(id);
        setAutoDefault(true);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize usual = QPushButton::sizeHint();
        return {usual.width() + 5 * kGrid, qMax(usual.height() + kGrid, 8 * kGrid)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// On a coloured button the style's own frame can't be seen.
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

} // namespace cave
