// SPDX-License-Identifier: MIT
#include "editor/view/map/map_input.h"

#include "editor/view/map/map_view.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace cave {
namespace {

/// Cells per cursor movement with Shift.
constexpr int kCursorStride = 5;
/// The tolerance for mouse movement during a click, in logical pixels.
constexpr double kSlack = 4;

/// The direction of an arrow key, east and north; null for any other key.
QPoint arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, 1};
    case Qt::Key_Down:
        return {0, -1};
    default:
        return {};
    }
}

bool isPress(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

MapInput::MapInput(MapView &view) : QObject(&view), m_view(view)
{
    view.installEventFilter(this);
}

void MapInput::setTool(MapTool *tool)
{
    const bool lent = std::exchange(m_borrowedTool, nullptr) != nullptr;
    m_ownTool = tool;
    useTool(tool);
    if (lent)
        emit borrowedToolDropped();
}

void MapInput::borrowTool(MapTool *tool)
{
    m_borrowedTool = tool;
    useTool(tool != nullptr ? tool : m_ownTool);
}

void MapInput::useTool(MapTool *tool)
{
    if (m_tool == tool)
        return;
    cancel();
    hideCursor();
    m_tool = tool;
    updateShape();
    // It has a position already: under the mouse, or its last one.
    if (m_tool != nullptr && (m_hovered.has_value() || m_lastCursor.has_value()))
        m_tool->hover(chosenCell());
}

bool MapInput::eventFilter(QObject * /*watched*/, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Wheel:
        turnWheel(*static_cast<QWheelEvent *>(event));
        return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return pressButton(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        movePointer(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonRelease:
        releaseButton(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::ShortcutOverride:
        // Keys for the tool take precedence over shortcuts of the window.
        event->setAccepted(takes(*static_cast<QKeyEvent *>(event)));
        return event->isAccepted();
    case QEvent::KeyPress:
        return pressKey(*static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease:
        return releaseKey(*static_cast<QKeyEvent *>(event));
    case QEvent::Leave:
        leave();
        return false;
    case QEvent::FocusOut:
        loseFocus();
        return false;
    case QEvent::Hide:
        m_pan.reset();
        cancel();
        return false;
    default:
        return false;
    }
}

void MapInput::turnWheel(QWheelEvent &event)
{
    constexpr int kNotch = 120;
    m_wheelRest += event.angleDelta().y();
    const int steps = m_wheelRest / kNotch;
    m_wheelRest -= steps * kNotch;
    if (steps != 0)
        m_view.zoomBy(steps, event.position());
    event.accept();
}

MapTool::Pointer MapInput::pointerAt(QPointF widget, Qt::KeyboardModifiers modifiers) const
{
    const QPointF point = m_view.viewport().pointAt(widget * m_view.devicePixelRatioF());
    return {m_view.cellAt(widget), modifiers,
            QPointF(point.x() - std::floor(point.x()), point.y() - std::floor(point.y()))};
}

bool MapInput::pressButton(const QMouseEvent &event)
{
    const bool left = event.button() == Qt::LeftButton;
    const bool right = event.button() == Qt::RightButton;
    if (m_tool != nullptr && (right || (left && !m_spaceHeld))) {
        if (m_press.has_value() || m_pan.has_value())
            return true;
        if (right && !m_tool->useRightButton(true))
            return false;
        hideCursor();
        m_pointer = event.position();
        press({pointerAt(event.position(), event.modifiers()), 0, event.button()});
        return true;
    }
    if (!left && event.button() != Qt::MiddleButton)
        return false;
    m_pan = Pan{event.position(), event.button(), m_view.camera()};
    return true;
}

void MapInput::movePointer(const QMouseEvent &event)
{
    if (m_pan.has_value()) {
        const QPointF way = event.position() - m_pan->from;
        if (!m_pan->moved && way.manhattanLength() < kSlack)
            return;
        m_pan->moved = true;
        updateShape();
        const double cells = m_view.devicePixelRatioF() / m_view.zoom().scale();
        return m_view.setCamera(m_pan->camera.movedBy(-way.x() * cells, way.y() * cells));
    }
    const bool byKey = m_press.has_value() && m_press->key != 0;
    if (m_pointer.has_value() && !byKey && (event.position() - *m_pointer).manhattanLength() >= kSlack / 2 &&
        m_cursor.has_value()) {
        hideCursor();
        m_hovered.reset(); // so that the tool is notified of the mouse position
    }
    m_pointer = event.position();
    refreshHover();
    if (m_tool != nullptr && m_tool->isFine() && m_press.has_value() && !byKey)
        drag(pointerAt(event.position(), event.modifiers()));
    emit pointed();
}

void MapInput::refreshHover()
{
    if (!m_pointer.has_value() || m_pan.has_value())
        return;
    const WorldPos cell = m_view.cellAt(*m_pointer);
    if (m_hovered == cell)
        return;
    m_hovered = cell;
    m_view.update();
    emit cellHovered(cell);
    if (m_press.has_value() && m_press->key == 0)
        return drag(pointerAt(*m_pointer, QGuiApplication::keyboardModifiers()));
    if (m_tool != nullptr && !m_press.has_value() && !m_cursor.has_value())
        m_tool->hover(cell);
}

void MapInput::releaseButton(const QMouseEvent &event)
{
    const bool left = event.button() == Qt::LeftButton;
    if (m_pan.has_value() && event.button() == m_pan->button) {
        const bool still = !m_pan->moved;
        m_pan.reset();
        updateShape();
        if (still && !left)
            emit middleClicked(m_view.cellAt(event.position()));
        else if (still && m_tool == nullptr)
            emit cellClicked(m_view.cellAt(event.position()));
    } else if (m_press.has_value() && event.button() == m_press->button) {
        release(pointerAt(event.position(), event.modifiers()));
    }
}

void MapInput::leave()
{
    m_pointer.reset();
    if (!m_cursor.has_value())
        m_lastCursor.reset(); // from before the mouse entered
    m_hovered.reset();
    m_view.update();
    emit hoverEnded();
    emit pointed();
    if (m_tool != nullptr && !m_press.has_value() && !m_cursor.has_value())
        m_tool->hover(std::nullopt);
}

bool MapInput::takes(const QKeyEvent &event) const
{
    if (m_tool == nullptr || (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)))
        return false;
    if (!arrowOf(event.key()).isNull())
        return true;
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return false;
    return isPress(event.key()) ||
           (event.key() == Qt::Key_Escape && (m_press.has_value() || m_tool->hasMoreToCancel()));
}

bool MapInput::pressKey(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Space && !event.isAutoRepeat()) {
        m_spaceHeld = true;
        updateShape();
    }
    if (m_tool != nullptr && event.key() == Qt::Key_Escape) {
        event.setAccepted(takes(event));
        m_press.reset();
        m_tool->cancel();
        return true;
    }
    if (!takes(event))
        return false;
    if (const QPoint arrow = arrowOf(event.key()); !arrow.isNull()) {
        const int stride = event.modifiers().testFlag(Qt::ShiftModifier) ? kCursorStride : 1;
        moveCursor(arrow.x() * stride, arrow.y() * stride, event.modifiers());
        return true;
    }
    const bool pans = event.key() == Qt::Key_Space && m_pointer.has_value() && !m_cursor.has_value();
    if (event.isAutoRepeat() || m_press.has_value() || pans)
        return true;
    if (!m_cursor.has_value())
        showCursor(chosenCell());
    press({{*m_cursor, event.modifiers()}, event.key()});
    return true;
}

bool MapInput::releaseKey(const QKeyEvent &event)
{
    if (event.isAutoRepeat())
        return false;
    if (event.key() == Qt::Key_Space) {
        m_spaceHeld = false;
        updateShape();
    }
    if (!m_press.has_value() || m_press->key != event.key())
        return false;
    release({m_press->at.cell, event.modifiers()});
    return true;
}

void MapInput::loseFocus()
{
    m_spaceHeld = false;
    cancel();
    updateShape();
}

void MapInput::updateShape()
{
    if (m_pan.has_value() && m_pan->moved)
        m_view.setCursor(Qt::ClosedHandCursor);
    else if (m_tool == nullptr)
        m_view.unsetCursor();
    else
        m_view.setCursor(m_spaceHeld && !m_cursor.has_value() ? Qt::OpenHandCursor : m_tool->cursor());
}

void MapInput::press(const Press &press)
{
    m_press = press;
    m_tool->useRightButton(press.button == Qt::RightButton);
    m_tool->press(press.at);
}

void MapInput::drag(const MapTool::Pointer &at)
{
    if (!m_press.has_value())
        return;
    const MapTool::Pointer before = std::exchange(m_press->at, at);
    if (before.cell != at.cell || (m_tool->isFine() && before.inCell != at.inCell))
        m_tool->drag(at);
}

void MapInput::release(const MapTool::Pointer &at)
{
    drag(at);
    // The tool may be removed while it is dragged.
    if (!m_press.has_value())
        return;
    m_press.reset();
    m_tool->release(at);
}

void MapInput::cancel()
{
    if (!m_press.has_value())
        return;
    m_press.reset();
    m_tool->cancel();
}

void MapInput::moveCursor(int east, int north, Qt::KeyboardModifiers modifiers)
{
    if (m_press.has_value() && m_press->key == 0)
        return; // the mouse is using it
    if (!m_press.has_value() && !modifiers.testFlag(Qt::ControlModifier) && m_tool->nudge(east, north))
        return;
    WorldPos to = chosenCell();
    to.x += east;
    to.y += north;
    if (!insideWorld(to))
        return;
    m_view.bringIntoView(to);
    showCursor(to);
    if (m_press.has_value())
        drag({to, modifiers});
    else
        m_tool->hover(to);
}

/// Keys start at the mouse position or, while the mouse is elsewhere, at their last position.
WorldPos MapInput::chosenCell() const
{
    if (m_cursor.has_value())
        return *m_cursor;
    if (m_hovered.has_value())
        return *m_hovered;
    const bool seen = m_lastCursor.has_value() && m_view.cellsInView().contains(*m_lastCursor);
    return seen ? *m_lastCursor : m_view.camera().cell;
}

void MapInput::showCursor(WorldPos cell)
{
    m_cursor = cell;
    m_lastCursor = cell;
    updateShape();
    m_view.update();
    emit pointed();
}

void MapInput::hideCursor()
{
    if (!m_cursor.has_value())
        return;
    m_cursor.reset();
    updateShape();
    m_view.update();
    emit pointed();
}

void MapInput::forgetCursor()
{
    m_cursor.reset();
    m_lastCursor.reset();
}

} // namespace cave

#include "moc_map_input.cpp"
