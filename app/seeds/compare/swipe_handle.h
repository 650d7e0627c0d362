// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QWidget>

namespace cave {

/// The vertical divider between two maps on top of each other, moved by mouse, arrow keys, Home and End. As
/// tall as its parent; keeps its relative position.
class SwipeHandle : public QWidget {
    Q_OBJECT

public:
    explicit SwipeHandle(QWidget *parent);

    /// The position of the divider: 0 at the left edge of the parent, 1 at the right.
    [[nodiscard]] double share() const { return m_share; }
    void setShare(double share);
    /// The divider's x in the parent, in pixels.
    [[nodiscard]] int line() const;
    /// Call this when the parent's size changes.
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
    double m_grip = 0; ///< offset of the drag point from the divider
};

} // namespace cave
