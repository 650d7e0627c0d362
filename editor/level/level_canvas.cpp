// SPDX-License-Identifier: MIT
#include "editor/level/level_canvas.h"

#include "editor/document/level_document.h"
#include "editor/view/style/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr std::array<double, 15> kScales{1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 48, 64, 96, 128};
constexpr double kMargin = 24;     ///< around a level that is shown whole, in logical pixels
constexpr double kLargestFit = 64; ///< logical pixels a tile
constexpr double kHalf = 0.5;
constexpr int kFarStep = 5;
constexpr double kFarthestMiddle = 1e7; ///< tiles, of the middle

bool isPressKey(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

std::optional<QPoint> arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    default:
        return std::nullopt;
    }
}

} // namespace

LevelCanvas::LevelCanvas(LevelTools &tools, QWidget *parent) : QWidget(parent), m_tools(tools)
{
    setObjectName("level.canvas");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    const auto repaint = qOverload<>(&QWidget::update);
    connect(&m_tools, &LevelTools::documentChanged, this, repaint);
    connect(&m_tools, &LevelTools::selectionChanged, this, repaint);
    connect(&m_tools, &LevelTools::previewChanged, this, repaint);
    connect(&m_tools, &LevelTools::optionsChanged, this, repaint);
    connect(&m_tools, &LevelTools::toolChanged, this, &LevelCanvas::updateShape);
    updateShape();
}

void LevelCanvas::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        m_pictures.clear();
    QWidget::changeEvent(event);
}

void LevelCanvas::setGrid(bool shown)
{
    m_grid = shown;
    update();
}

void LevelCanvas::setMarked(std::vector<LevelPoint> tiles)
{
    m_marked = std::move(tiles);
    update();
}

void LevelCanvas::fitLevel()
{
    m_fitted = true;
    if (m_tools.document() == nullptr)
        return;
    const LevelFile &design = m_tools.document()->design();
    m_centre = {design.width * kHalf, design.height * kHalf};
    const double most =
        std::min((width() - 2 * kMargin) / design.width, (height() - 2 * kMargin) / design.height);
    const double fitting = std::clamp(std::floor(most), kScales.front(), kLargestFit);
    if (fitting != m_scale)
        m_pictures.clear();
    m_scale = fitting;
    update();
}

void LevelCanvas::zoomBy(int steps, std::optional<QPointF> fixed)
{
    const auto *const here = std::min_element(kScales.begin(), kScales.end(), [this](double a, double b) {
        return std::abs(a - m_scale) < std::abs(b - m_scale);
    });
    const auto index = std::clamp<std::ptrdiff_t>((here - kScales.begin()) + steps, 0,
                                                  static_cast<std::ptrdiff_t>(kScales.size()) - 1);
    const double scale = kScales[static_cast<std::size_t>(index)];
    if (scale == m_scale)
        return;
    const QPointF middle = fixed.value_or(QPointF(width() * kHalf, height() * kHalf));
    const LevelPoint kept = pointAt(middle);
    m_scale = scale;
    m_fitted = false;
    m_pictures.clear();
    const LevelPoint now = pointAt(middle);
    m_centre = {m_centre.x + kept.x - now.x, m_centre.y + kept.y - now.y};
    update();
}

void LevelCanvas::showTile(LevelPoint tile)
{
    setCursorTile(LevelPoint{std::floor(tile.x), std::floor(tile.y)});
    const QRectF inner = QRectF(rect()).adjusted(m_scale, m_scale, -m_scale, -m_scale);
    if (!inner.contains(tileRect(*m_cursor))) {
        m_centre = {m_cursor->x + kHalf, m_cursor->y + kHalf};
        m_fitted = false;
    }
    update();
}

QRectF LevelCanvas::tileRect(LevelPoint at) const
{
    return {width() * kHalf + (at.x - m_centre.x) * m_scale, height() * kHalf + (at.y - m_centre.y) * m_scale,
            m_scale, m_scale};
}

LevelPoint LevelCanvas::pointAt(QPointF widget) const
{
    return {m_centre.x + (widget.x() - width() * kHalf) / m_scale,
            m_centre.y + (widget.y() - height() * kHalf) / m_scale};
}

LevelPoint LevelCanvas::chosenTile() const
{
    if (m_cursor)
        return *m_cursor;
    const LevelPoint at = m_pointer ? pointAt(*m_pointer) : m_centre;
    return {std::floor(at.x), std::floor(at.y)};
}

void LevelCanvas::setCursorTile(std::optional<LevelPoint> tile)
{
    m_cursor = tile;
    if (m_cursor)
        m_cursor = LevelPoint{std::clamp(m_cursor->x, -kFarthestMiddle, kFarthestMiddle),
                              std::clamp(m_cursor->y, -kFarthestMiddle, kFarthestMiddle)};
    emit hovered(m_cursor);
    update();
}

LevelTools::Pointer LevelCanvas::pointerAt(QPointF widget, Qt::KeyboardModifiers modifiers) const
{
    return {pointAt(widget), modifiers};
}

/// Keys are in the middle of a tile. Alt belongs to the mouse: with keys it is for menus.
LevelTools::Pointer LevelCanvas::cursorPointer(Qt::KeyboardModifiers modifiers) const
{
    const LevelPoint tile = chosenTile();
    return {{tile.x + kHalf, tile.y + kHalf}, modifiers & Qt::ShiftModifier};
}

void LevelCanvas::updateShape()
{
    const bool selects = m_tools.tool() == LevelTool::Select;
    setCursor(m_pan         ? Qt::ClosedHandCursor
              : m_spaceHeld ? Qt::OpenHandCursor
              : selects     ? Qt::ArrowCursor
                            : Qt::CrossCursor);
    update();
}

void LevelCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_fitted)
        fitLevel();
}

void LevelCanvas::wheelEvent(QWheelEvent *event)
{
    constexpr int kNotch = 120;
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / kNotch;
    m_wheelRest -= steps * kNotch;
    if (steps != 0)
        zoomBy(steps, event->position());
    event->accept();
}

void LevelCanvas::mousePressEvent(QMouseEvent *event)
{
    const bool left = event->button() == Qt::LeftButton;
    m_pointer = event->position();
    if (event->button() == Qt::MiddleButton || (left && m_spaceHeld && m_pressKey == 0)) {
        m_pan = Pan{event->position(), m_centre, event->button()};
        return updateShape();
    }
    if (!left || m_tools.isPressed() || m_pan)
        return QWidget::mousePressEvent(event);
    setCursorTile(std::nullopt);
    m_tools.press(pointerAt(event->position(), event->modifiers()));
}

void LevelCanvas::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer = event->position();
    if (m_pan) {
        const QPointF way = event->position() - m_pan->from;
        m_centre = {std::clamp(m_pan->centre.x - way.x() / m_scale, -kFarthestMiddle, kFarthestMiddle),
                    std::clamp(m_pan->centre.y - way.y() / m_scale, -kFarthestMiddle, kFarthestMiddle)};
        m_fitted = false;
        return update();
    }
    if (m_pressKey != 0)
        return;
    const bool hadCursor = std::exchange(m_cursor, std::nullopt).has_value();
    emit hovered(pointAt(event->position()));
    if (m_tools.isPressed())
        m_tools.drag(pointerAt(event->position(), event->modifiers())); // tells if it looks otherwise
    if (hadCursor || ghostPlace() != m_ghost)
        update();
}

void LevelCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_pan && event->button() == m_pan->button) {
        m_pan.reset();
        return updateShape();
    }
    if (event->button() == Qt::LeftButton && m_pressKey == 0 && m_tools.isPressed())
        m_tools.release(pointerAt(event->position(), event->modifiers()));
}

void LevelCanvas::leaveEvent(QEvent *event)
{
    m_pointer.reset();
    emit hovered(m_cursor);
    update();
    QWidget::leaveEvent(event);
}

void LevelCanvas::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    if (std::exchange(m_pressKey, 0) != 0)
        m_tools.cancel();
    updateShape();
    QWidget::focusOutEvent(event);
}

bool LevelCanvas::event(QEvent *event)
{
    // Keys that work the tool are no shortcuts of the window meanwhile.
    if (event->type() == QEvent::ShortcutOverride && takes(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool LevelCanvas::takes(const QKeyEvent &event) const
{
    if ((event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    if (arrowOf(event.key()))
        return true;
    if ((event.modifiers() & Qt::ControlModifier) != 0)
        return false;
    return isPressKey(event.key()) ||
           (event.key() == Qt::Key_Escape && (m_tools.isPressed() || !m_tools.selection().empty()));
}

void LevelCanvas::keyPressEvent(QKeyEvent *event)
{
    if (!takes(*event))
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Escape) {
        m_pressKey = 0;
        if (m_tools.isPressed())
            m_tools.cancel();
        else
            m_tools.setSelection({});
        return;
    }
    if (const std::optional<QPoint> arrow = arrowOf(event->key())) {
        const int far = event->modifiers().testFlag(Qt::ShiftModifier) ? kFarStep : 1;
        return moveByArrow(arrow->x() * far, arrow->y() * far, event->modifiers());
    }
    if (!event->isAutoRepeat())
        pressByKey(*event);
}

void LevelCanvas::moveByArrow(int columns, int rows, Qt::KeyboardModifiers modifiers)
{
    const bool nudges = m_tools.tool() == LevelTool::Select && !m_tools.selection().empty() &&
                        m_pressKey == 0 && !modifiers.testFlag(Qt::ControlModifier);
    if (nudges)
        return m_tools.nudge(columns, rows);
    const LevelPoint from = chosenTile();
    if (m_tools.isPressed() && m_pressKey == 0)
        return; // the mouse has it
    showTile(m_cursor ? LevelPoint{from.x + columns, from.y + rows} : from);
    if (m_pressKey != 0)
        m_tools.drag(cursorPointer(modifiers));
}

/// With the pointer over the drawing and no cursor Space is for moving the drawing.
void LevelCanvas::pressByKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Space && m_pointer && !m_cursor) {
        m_spaceHeld = true;
        return updateShape();
    }
    if (m_tools.isPressed())
        return;
    if (!m_cursor)
        showTile(chosenTile());
    m_pressKey = event.key();
    m_tools.press(cursorPointer(event.modifiers()));
}

void LevelCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return QWidget::keyReleaseEvent(event);
    if (event->key() == Qt::Key_Space && std::exchange(m_spaceHeld, false))
        updateShape();
    if (m_pressKey == 0 || event->key() != m_pressKey)
        return QWidget::keyReleaseEvent(event);
    m_pressKey = 0;
    m_tools.release(cursorPointer(event->modifiers()));
}

} // namespace cave
