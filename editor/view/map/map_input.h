// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_camera.h"
#include "editor/view/map/map_tool.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace cave {

class MapView;

/// What mouse and keyboard do to a map view: move it, zoom it, point at its cells and work its tool.
///
/// The middle button, and the left one with Space held, moves the map; the wheel zooms. While there is a tool
/// the left button works it, the arrow keys move a cursor, Space or Enter press the tool there, and Escape
/// cancels it. The cursor first stands on the middle cell of the view; with Shift it goes five cells at once.
/// Arrows while the key that pressed the tool is held drag it, and letting go of that key releases it. As
/// long as the pointer is over the map and no cursor is shown Space is for moving the map. Escape goes on to
/// the widget around when nothing was pressed.
class MapInput : public QObject {
    Q_OBJECT

public:
    /// Of `view`, which owns it.
    explicit MapInput(MapView &view);

    /// What the left button does from now on; null: it moves the map. The tool is observed and must be taken
    /// away before it dies.
    void setTool(MapTool *tool);
    [[nodiscard]] MapTool *tool() const { return m_ownTool; }
    /// Another tool for a while, such as a probe of a panel: until it is given back (null) or `setTool` is
    /// called. Observed likewise.
    void borrowTool(MapTool *tool);
    [[nodiscard]] MapTool *borrowedTool() const { return m_borrowedTool; }

    /// The mouse in the view's coordinates, while it is over it.
    [[nodiscard]] const std::optional<QPointF> &pointer() const { return m_pointer; }
    /// The map is being moved.
    [[nodiscard]] bool isPanning() const { return m_pan.has_value(); }
    /// The tool is down.
    [[nodiscard]] bool isPressed() const { return m_press.has_value(); }
    /// Gives up what the tool has begun, if it is down.
    void cancel();
    /// The cell under the mouse.
    [[nodiscard]] const std::optional<WorldPos> &hovered() const { return m_hovered; }
    /// The keyboard's cursor, while it is shown.
    [[nodiscard]] const std::optional<WorldPos> &cursor() const { return m_cursor; }
    /// Puts the keyboard's cursor on a cell, which may be out of view.
    void showCursor(WorldPos cell);
    /// The tool's cell where a command needs one: under the cursor, else under the mouse, else where keys
    /// were last or the middle.
    [[nodiscard]] WorldPos chosenCell() const;
    /// The map shows another world now.
    void forgetCursor();
    /// What is under the mouse changes when the mouse moves, and when the map does.
    void refreshHover();
    void updateShape();

signals:
    /// The mouse or the cursor is at another place, or at none.
    void pointed();
    void cellHovered(cave::WorldPos cell);
    void hoverEnded();
    /// The left button was clicked on a cell; not while there is a tool.
    void cellClicked(cave::WorldPos cell);
    /// Another tool has the mouse now, or none: not the one that was borrowed.
    void borrowedToolDropped();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void useTool(MapTool *tool);
    void turnWheel(QWheelEvent &event);
    [[nodiscard]] bool pressButton(const QMouseEvent &event);
    void movePointer(const QMouseEvent &event);
    void releaseButton(const QMouseEvent &event);
    void leave();
    void loseFocus();
    [[nodiscard]] bool takes(const QKeyEvent &event) const;
    [[nodiscard]] bool pressKey(QKeyEvent &event);
    [[nodiscard]] bool releaseKey(const QKeyEvent &event);
    void press(const MapTool::Pointer &at, int key);
    void drag(const MapTool::Pointer &at);
    void release(const MapTool::Pointer &at);
    void moveCursor(int east, int north, Qt::KeyboardModifiers modifiers);
    void hideCursor();
    [[nodiscard]] MapTool::Pointer pointerAt(QPointF widget, Qt::KeyboardModifiers modifiers) const;

    /// The tool is down.
    struct Press {
        MapTool::Pointer at; ///< where it is now
        int key = 0;         ///< the key that holds it down; 0: the left button does
    };
    /// The map is being moved.
    struct Pan {
        QPointF from;
        Qt::MouseButton button = Qt::NoButton;
        MapCamera camera;
        bool moved = false;
    };

    MapView &m_view;
    MapTool *m_tool = nullptr; ///< the one in use: the borrowed one, if any
    MapTool *m_ownTool = nullptr;
    MapTool *m_borrowedTool = nullptr;
    std::optional<Press> m_press;
    std::optional<Pan> m_pan;
    std::optional<QPointF> m_pointer; ///< where the mouse is, while it is over the view
    std::optional<WorldPos> m_hovered;
    std::optional<WorldPos> m_cursor;
    std::optional<WorldPos> m_lastCursor; ///< where it was last
    bool m_spaceHeld = false;
    int m_wheelRest = 0;
};

} // namespace cave
