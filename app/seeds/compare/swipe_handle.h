// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QWidget>

namespace cave {

/// The upright line between two maps that lie over each other, dragged by the mouse or moved by the arrow
/// keys, Home and End. It spans its parent's height and keeps its share of the width.
class SwipeHandle : public QWidget {
    Q_OBJECT

public:
    explicit SwipeHandle(QWidget *parent);

    /// Where the line is: 0 at the left edge of the parent, 1 at the right one.
    [[nodiscard]] double share() const { return m_share; }
    void setShare(double share);
    /// The line's place in the parent, in its pixels.
    [[nodiscard]] int line() const;
    /// The parent has another size.
    void place();

signals:
    void moved();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    double m_share = 0.5;
    double m_grip = 0; ///< from the line to where it was gripped
};

} // namespace cave
