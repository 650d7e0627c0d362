// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/map/map_tool.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace cave {

class MapView;

/// Mouse and keyboard input of a map view: panning, zooming, pointing at cells, and using its tool.
///
/// The middle button, or the left one with Space, pans the map; the wheel zooms. While there is a tool, the
/// left button uses it, the arrow keys move a cursor, Space or Enter press the tool there, and Escape cancels
/// it. The cursor starts in the centre cell of the view; with Shift it moves five cells at a time. Arrow keys
/// drag the tool while the key that pressed it is held, and releasing that key releases the tool. While the
/// pointer is over the map and no cursor is shown, Space is for panning. Escape is passed to the parent if
/// nothing was pressed.
class MapInput : public QObject {
    Q_OBJECT

public:
    /// For `view`, which owns it.
    explicit MapInput(MapView &view);

    /// Sets the tool for the left button; null for panning. The tool is observed and must be removed before
    /// its destruction.
    void setTool(MapTool *tool);
    [[nodiscard]] MapTool *tool() const { return m_ownTool; }
    /// Sets a temporary tool, such as a panel's probe, until it is returned (null) or `setTool` is called.
    /// Observed likewise.
    void borrowTool(MapTool *tool);
    [[nodiscard]] MapTool *borrowedTool() const { return m_borrowedTool; }

    /// The mouse position in the view's coordinates, while it is over it.
    [[nodiscard]] const std::optional<QPointF> &pointer() const { return m_pointer; }
    /// The map is being panned.
    [[nodiscard]] bool isPanning() const { return m_pan.has_value(); }
    /// The tool is pressed.
    [[nodiscard]] bool isPressed() const { return m_press.has_value(); }
    /// Cancels the tool if it is pressed.
    void cancel();
    /// The cell under the mouse.
    [[nodiscard]] const std::optional<WorldPos> &hovered() const { return m_hovered; }
    /// The keyboard cursor, if shown.
    [[nodiscard]] const std::optional<WorldPos> &cursor() const { return m_cursor; }
    /// Moves the keyboard cursor to a cell, which may be out of view.
    void showCursor(WorldPos cell);
    /// The cell for commands: under the cursor, else under the mouse, else the last cursor position or the
    /// centre.
    [[nodiscard]] WorldPos chosenCell() const;
    /// Call this when the map shows another world.
    void forgetCursor();
    /// Updates the hovered cell, which changes when the mouse or the map moves.
    void refreshHover();
    void updateShape();

signals:
    /// The hovered position changed, or became none.
    void pointed();
    void cellHovered(cave::WorldPos cell);
    void hoverEnded();
    /// The left button was clicked on a cell; not while there is a tool.
    void cellClicked(cave::WorldPos cell);
    /// The middle button was clicked on a cell, without panning.
    void middleClicked(cave::WorldPos cell);
    /// The borrowed tool was replaced.
    void borrowedToolDropped();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A pressed tool.
    struct Press {
        MapTool::Pointer at;                   ///< its current position
        int key = 0;                           ///< the key that holds it; 0 for a mouse button
        Qt::MouseButton button = Qt::NoButton; ///< the mouse button that holds it
    };

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
    void press(const Press &press);
    void drag(const MapTool::Pointer &at);
    void release(const MapTool::Pointer &at);
    void moveCursor(int east, int north, Qt::KeyboardModifiers modifiers);
    void hideCursor();
    [[nodiscard]] MapTool::Pointer pointerAt(QPointF widget, Qt::KeyboardModifiers modifiers) const;

    /// The map is being panned.
    struct Pan {
        QPointF from;
        Qt::MouseButton button = Qt::NoButton;
        MapCamera camera;
        bool moved = false;
    };

    MapView &m_view;
    MapTool *m_tool = nullptr; ///< the current one: the borrowed tool, if any
    MapTool *m_ownTool = nullptr;
    MapTool *m_borrowedTool = nullptr;
    std::optional<Press> m_press;
    std::optional<Pan> m_pan;
    std::optional<QPointF> m_pointer; ///< the mouse position, while it is over the view
    std::optional<WorldPos> m_hovered;
    std::optional<WorldPos> m_cursor;
    std::optional<WorldPos> m_lastCursor; ///< its last position
    bool m_spaceHeld = false;
    int m_wheelRest = 0;
};

} // namespace cave
