// SPDX-License-Identifier: MIT
// What mouse and keyboard do to a MapView and its tool.
#include "editor/view/map/map_tool.h"
#include "editor/view/map/map_view.h"

#include <QFocusEvent>
#include <QGuiApplication>
#include <QHideEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// Cells that the cursor goes at once with Shift.
constexpr int kCursorStride = 5;
/// How far the mouse may tremble, in logical pixels, before it counts as moved.
constexpr double kSlack = 4;

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isPress(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

void MapView::setTool(MapTool *tool)
{
    const bool lent = std::exchange(m_borrowedTool, nullptr) != nullptr;
    m_ownTool = tool;
    useTool(tool);
    if (lent)
        emit borrowedToolDropped();
}

void MapView::borrowTool(MapTool *tool)
{
    m_borrowedTool = tool;
    useTool(tool != nullptr ? tool : m_ownTool);
}

void MapView::useTool(MapTool *tool)
{
    if (m_tool == tool)
        return;
    cancelTool();
    hideToolCursor();
    m_tool = tool;
    updatePointerShape();
    // It is somewhere already: under the mouse, or where keys were last.
    if (m_tool != nullptr && (m_hovered.has_value() || m_lastToolCursor.has_value()))
        m_tool->hover(nextToolCursor());
}

void MapView::wheelEvent(QWheelEvent *event)
{
    constexpr int kNotch = 120;
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / kNotch;
    m_wheelRest -= steps * kNotch;
    if (steps != 0)
        zoomBy(steps, event->position());
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent *event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (!left && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    if (left && m_tool != nullptr && !m_spaceHeld) {
        if (m_toolPress.has_value() || m_dragFrom.has_value())
            return;
        hideToolCursor();
        m_pointer = event->position();
        return pressTool(cellAt(event->position()), event->modifiers(), 0);
    }
    m_dragFrom = event->position();
    m_dragButton = event->button();
    m_dragCamera = m_camera;
    m_dragged = false;
}

void MapView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragFrom.has_value()) {
        const QPointF way = event->position() - *m_dragFrom;
        if (!m_dragged && way.manhattanLength() < kSlack)
            return;
        m_dragged = true;
        updatePointerShape();
        const double cells = devicePixelRatioF() / scale();
        setCamera(m_dragCamera.movedBy(-way.x() * cells, way.y() * cells));
        return;
    }
    const bool byKey = m_toolPress.has_value() && m_toolPress->key != 0;
    if (m_pointer.has_value() && !byKey && (event->position() - *m_pointer).manhattanLength() >= kSlack / 2 &&
        m_toolCursor.has_value()) {
        hideToolCursor();
        m_hovered.reset(); // so that the tool is told where the mouse is now
    }
    m_pointer = event->position();
    refreshHover();
}

/// What is under the mouse changes when the mouse moves, and when the map does.
void MapView::refreshHover()
{
    if (!m_pointer.has_value() || m_dragFrom.has_value())
        return;
    const WorldPos cell = cellAt(*m_pointer);
    if (m_hovered == cell)
        return;
    m_hovered = cell;
    update();
    emit cellHovered(cell);
    if (m_toolPress.has_value() && m_toolPress->key == 0)
        return moveTool(cell, QGuiApplication::keyboardModifiers());
    if (m_tool != nullptr && !m_toolPress.has_value() && !m_toolCursor.has_value())
        m_tool->hover(cell);
}

void MapView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (m_dragFrom.has_value() && event->button() == m_dragButton) {
        const bool clicked = !m_dragged && left && m_tool == nullptr;
        m_dragFrom.reset();
        m_dragged = false;
        updatePointerShape();
        if (clicked)
            emit cellClicked(cellAt(event->position()));
    } else if (left && m_toolPress.has_value() && m_toolPress->key == 0) {
        releaseTool(cellAt(event->position()), event->modifiers());
    }
}

void MapView::leaveEvent(QEvent * /*event*/)
{
    m_pointer.reset();
    if (!m_toolCursor.has_value())
        m_lastToolCursor.reset(); // from before the mouse came
    m_hovered.reset();
    update();
    emit hoverEnded();
    if (m_tool != nullptr && !m_toolPress.has_value() && !m_toolCursor.has_value())
        m_tool->hover(std::nullopt);
}

bool MapView::event(QEvent *event)
{
    // Keys that work the tool are no shortcuts of the window meanwhile.
    if (event->type() == QEvent::ShortcutOverride && toolTakes(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool MapView::toolTakes(const QKeyEvent &event) const
{
    if (m_tool == nullptr || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return false;
    return isArrow(event.key()) || isPress(event.key()) ||
           (event.key() == Qt::Key_Escape && m_toolPress.has_value());
}

void MapView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = true;
        updatePointerShape();
    }
    if (m_tool != nullptr && event->key() == Qt::Key_Escape) {
        event->setAccepted(m_toolPress.has_value());
        m_toolPress.reset();
        m_tool->cancel();
        return;
    }
    if (!toolTakes(*event))
        return QWidget::keyPressEvent(event);
    if (isArrow(event->key()))
        return moveToolCursor(event->key(), event->modifiers());
    const bool pans = event->key() == Qt::Key_Space && m_pointer.has_value() && !m_toolCursor.has_value();
    if (event->isAutoRepeat() || m_toolPress.has_value() || pans)
        return;
    if (!m_toolCursor.has_value())
        showToolCursor(nextToolCursor());
    pressTool(*m_toolCursor, event->modifiers(), event->key());
}

void MapView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return QWidget::keyReleaseEvent(event);
    if (event->key() == Qt::Key_Space) {
        m_spaceHeld = false;
        updatePointerShape();
    }
    if (m_toolPress.has_value() && m_toolPress->key == event->key())
        return releaseTool(m_toolPress->cell, event->modifiers());
    QWidget::keyReleaseEvent(event);
}

void MapView::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    cancelTool();
    updatePointerShape();
    QWidget::focusOutEvent(event);
}

void MapView::hideEvent(QHideEvent *event)
{
    m_dragFrom.reset();
    cancelTool();
    QWidget::hideEvent(event);
}

void MapView::updatePointerShape()
{
    if (m_dragFrom.has_value() && m_dragged)
        setCursor(Qt::ClosedHandCursor);
    else if (m_tool == nullptr)
        unsetCursor();
    else
        setCursor(m_spaceHeld && !m_toolCursor.has_value() ? Qt::OpenHandCursor : m_tool->cursor());
}

void MapView::pressTool(WorldPos at, Qt::KeyboardModifiers modifiers, int key)
{
    m_toolPress = ToolPress{at, key};
    m_tool->press({at, modifiers});
}

void MapView::moveTool(WorldPos at, Qt::KeyboardModifiers modifiers)
{
    if (!m_toolPress.has_value() || m_toolPress->cell == at)
        return;
    m_toolPress->cell = at;
    m_tool->drag({at, modifiers});
}

void MapView::releaseTool(WorldPos at, Qt::KeyboardModifiers modifiers)
{
    moveTool(at, modifiers);
    // A tool may have it taken away from it while it is dragged.
    if (!m_toolPress.has_value())
        return;
    m_toolPress.reset();
    m_tool->release({at, modifiers});
}

void MapView::cancelTool()
{
    if (!m_toolPress.has_value())
        return;
    m_toolPress.reset();
    m_tool->cancel();
}

void MapView::moveToolCursor(int key, Qt::KeyboardModifiers modifiers)
{
    if (m_toolPress.has_value() && m_toolPress->key == 0)
        return; // the mouse has it
    const std::int64_t way = modifiers.testFlag(Qt::ShiftModifier) ? kCursorStride : 1;
    WorldPos to = nextToolCursor();
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        to.x += key == Qt::Key_Right ? way : -way;
    else
        to.y += key == Qt::Key_Up ? way : -way;
    if (!insideWorld(to))
        return;
    bringIntoView(to);
    showToolCursor(to);
    if (m_toolPress.has_value())
        moveTool(to, modifiers);
    else
        m_tool->hover(to);
}

/// Keys begin where the mouse is or, while it is elsewhere, where they worked last.
WorldPos MapView::nextToolCursor() const
{
    if (m_toolCursor.has_value())
        return *m_toolCursor;
    if (m_hovered.has_value())
        return *m_hovered;
    const bool seen = m_lastToolCursor.has_value() && cellsInView().contains(*m_lastToolCursor);
    return seen ? *m_lastToolCursor : m_camera.cell;
}

void MapView::showToolCursor(WorldPos cell)
{
    m_toolCursor = cell;
    m_lastToolCursor = cell;
    updatePointerShape();
    update();
}

void MapView::hideToolCursor()
{
    if (!m_toolCursor.has_value())
        return;
    m_toolCursor.reset();
    updatePointerShape();
    update();
}

/// Moves the camera as little as it takes to have some cells around this one in view too.
void MapView::bringIntoView(WorldPos cell)
{
    const CellRect view = cellsInView();
    const auto missing = [](std::int64_t at, std::int64_t low, int size) {
        const std::int64_t margin = std::min(3, (size - 1) / 2);
        const std::int64_t first = low + margin;
        const std::int64_t last = low + size - 1 - margin;
        return static_cast<double>(at < first ? at - first : std::max<std::int64_t>(at - last, 0));
    };
    const double east = missing(cell.x, view.origin.x, view.width);
    const double north = missing(cell.y, view.origin.y, view.height);
    if (east != 0 || north != 0)
        setCamera(m_camera.movedBy(east, north));
}

} // namespace cave
