// SPDX-License-Identifier: MIT
#pragma once

#include "editor/level/level_figures.h"
#include "editor/level/level_tools.h"

#include <QPixmap>
#include <QPoint>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

namespace cave {

/// A level file as a drawing: all objects at their places, fractions and those outside included, y down.
///
/// The left button works the tool; the middle one, or the left one with Space held, moves the drawing; the
/// wheel zooms. Keys do the same: arrows move a cursor of one tile (with Shift five), Space or Enter press
/// the tool there and arrows meanwhile drag it; while something is selected with the selecting tool arrows
/// nudge it, and with Ctrl they move the cursor all the same. Escape gives up what was begun, then the
/// selection.
class LevelCanvas : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit LevelCanvas(LevelTools &tools, QWidget *parent = nullptr);

    void setGrid(bool shown);
    /// Tiles that something is wrong with.
    void setMarked(std::vector<LevelPoint> tiles);

    /// All of the level, as large as fits.
    void fitLevel();
    void zoomBy(int steps, std::optional<QPointF> fixed = std::nullopt);
    /// Puts the cursor on a tile, in view.
    void showTile(LevelPoint tile);
    [[nodiscard]] double tileSize() const { return m_scale; } ///< logical pixels

    [[nodiscard]] QRectF tileRect(LevelPoint at) const; ///< in widget coordinates
    [[nodiscard]] LevelPoint pointAt(QPointF widget) const;
    /// Where a command is meant that needs a place: under the cursor, else under the pointer, else the
    /// middle.
    [[nodiscard]] LevelPoint chosenTile() const;
    [[nodiscard]] const std::optional<LevelPoint> &cursorTile() const { return m_cursor; }

    [[nodiscard]] QSize sizeHint() const override { return {800, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    /// The tile under pointer or cursor, or none.
    void hovered(std::optional<cave::LevelPoint> at);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void paintGround(QPainter &painter) const;
    void paintGrid(QPainter &painter) const;
    void paintObjects(QPainter &painter);
    void paintObject(QPainter &painter, const LevelRecord &record, const QRectF &rect);
    void paintSelection(QPainter &painter) const;
    void paintPreview(QPainter &painter);
    void paintCells(QPainter &painter, const CellMask &cells) const;
    /// Where the piece would be placed, if it is shown there.
    [[nodiscard]] std::optional<LevelPoint> ghostPlace() const;
    void paintMarks(QPainter &painter) const;
    [[nodiscard]] QRectF levelRect() const;
    [[nodiscard]] LevelTools::Pointer pointerAt(QPointF widget, Qt::KeyboardModifiers modifiers) const;
    [[nodiscard]] LevelTools::Pointer cursorPointer(Qt::KeyboardModifiers modifiers) const;
    [[nodiscard]] bool takes(const QKeyEvent &event) const;
    void moveByArrow(int columns, int rows, Qt::KeyboardModifiers modifiers);
    void pressByKey(const QKeyEvent &event);
    void setCursorTile(std::optional<LevelPoint> tile);
    void updateShape();

    LevelTools &m_tools;
    LevelPoint m_centre{0.5, 0.5}; ///< tiles
    double m_scale = 32;           ///< logical pixels a tile
    bool m_fitted = false;         ///< the level was shown whole and not moved since
    bool m_grid = true;
    std::vector<LevelPoint> m_marked;
    std::optional<QPointF> m_pointer;
    std::optional<LevelPoint> m_ghost;  ///< as it is painted
    std::optional<LevelPoint> m_cursor; ///< a tile; while keys work the tool
    int m_pressKey = 0;                 ///< the key that pressed the tool
    bool m_spaceHeld = false;
    struct Pan {
        QPointF from;
        LevelPoint centre;
        Qt::MouseButton button = Qt::NoButton;
    };
    std::optional<Pan> m_pan;
    int m_wheelRest = 0;
    std::map<LevelLook, QPixmap> m_pictures; ///< of the present tile size and theme
};

} // namespace cave
