// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QWidget>

namespace cave {

/// Tells which of several maps keys and panels are about: a frame over its edge. Hidden at first.
class FocusFrame : public QWidget {
public:
    explicit FocusFrame(QWidget *parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

} // namespace cave
