// SPDX-License-Identifier: MIT
#include "app/seeds/sketch/sketch_canvas.h"

#include "app/seeds/sketch/sketch_document.h"
#include "app/seeds/sketch/sketch_painting.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace cave {

SketchCanvas::SketchCanvas(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName("sketch.canvas");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleRole(*this, QAccessible::Graphic);
    connect(&m_document, &SketchDocument::changed, this, &SketchCanvas::followDocument);
}

/// A stroke may also be ended elsewhere: undone, or replaced by another sketch.
void SketchCanvas::followDocument()
{
    const SketchPattern &pattern = m_document.pattern();
    m_cursor = {std::min(m_cursor.x, pattern.width() - 1), std::min(m_cursor.y, pattern.height() - 1)};
    if (!m_document.isInStroke())
        m_from.reset();
    update();
}

void SketchCanvas::setTool(Tool tool)
{
    cancel();
    m_tool = tool;
}

double SketchCanvas::cellSize() const
{
    const SketchPattern &pattern = m_document.pattern();
    const double fit = std::min(static_cast<double>(width()) / pattern.width(),
                                static_cast<double>(height()) / pattern.height());
    constexpr double kLargest = 40;
    return std::min(fit >= 2 ? std::floor(fit) : fit, kLargest);
}

QPointF SketchCanvas::corner() const
{
    const SketchPattern &pattern = m_document.pattern();
    return {std::floor((width() - pattern.width() * cellSize()) / 2),
            std::floor((height() - pattern.height() * cellSize()) / 2)};
}

QRectF SketchCanvas::cellRect(CellPos cell) const
{
    const double size = cellSize();
    const int row = m_document.pattern().height() - 1 - cell.y;
    return {corner().x() + cell.x * size, corner().y() + row * size, size, size};
}

/// Maybe outside the sketch.
CellPos SketchCanvas::cellAt(QPointF at) const
{
    const QPointF cells = (at - corner()) / cellSize();
    return {static_cast<int>(std::floor(cells.x())),
            m_document.pattern().height() - 1 - static_cast<int>(std::floor(cells.y()))};
}

CellPos SketchCanvas::nearestCell(QPointF at) const
{
    const CellPos cell = cellAt(at);
    return {std::clamp(cell.x, 0, m_document.pattern().width() - 1),
            std::clamp(cell.y, 0, m_document.pattern().height() - 1)};
}

void SketchCanvas::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = currentTheme();
    const SketchPattern &pattern = m_document.pattern();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    constexpr double kGridFrom = 6; // smaller cells have no lines between them
    const double gap = cellSize() >= kGridFrom ? 1 : 0;
    const QRectF whole = cellRect({0, pattern.height() - 1}).united(cellRect({pattern.width() - 1, 0}));
    painter.fillRect(whole.adjusted(-1, -1, 1, 1), theme.line);
    for (int y = 0; y < pattern.height(); ++y) {
        for (int x = 0; x < pattern.width(); ++x)
            paintSketchCell(painter, cellRect({x, y}).adjusted(0, 0, -gap, -gap), pattern.at({x, y}), theme);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    if (m_tool == Tool::Rectangle && m_from)
        painter.drawRect(cellRect(*m_from).united(cellRect(m_to)));
    if (hasFocus())
        painter.drawRect(cellRect(m_cursor).adjusted(1, 1, -1, -1));
}

void SketchCanvas::begin(CellPos cell, SketchCell kind)
{
    m_strokeKind = kind;
    m_from = m_to = cell;
    m_document.beginStroke();
    if (m_tool == Tool::Pencil)
        m_document.paint({cell}, kind);
    update();
}

/// Draws a line to the cell, or draws out the rectangle.
void SketchCanvas::moveTo(CellPos cell)
{
    if (!m_from)
        return;
    if (m_tool == Tool::Rectangle) {
        m_to = cell;
        return update();
    }
    const CellPos from = *m_from;
    const int steps = std::max({1, std::abs(cell.x - from.x), std::abs(cell.y - from.y)});
    std::vector<CellPos> line;
    for (int i = 1; i <= steps; ++i)
        line.push_back({from.x + (cell.x - from.x) * i / steps, from.y + (cell.y - from.y) * i / steps});
    m_from = cell;
    m_document.paint(line, m_strokeKind);
}

void SketchCanvas::finish()
{
    if (!m_from)
        return;
    if (m_tool == Tool::Rectangle)
        fill(*m_from, m_to, m_strokeKind);
    m_from.reset();
    m_document.endStroke();
}

void SketchCanvas::cancel()
{
    if (!m_from)
        return;
    m_from.reset();
    m_document.cancelStroke();
}

void SketchCanvas::fill(CellPos a, CellPos b, SketchCell kind)
{
    std::vector<CellPos> cells;
    for (int y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y) {
        for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x)
            cells.push_back({x, y});
    }
    m_document.paint(cells, kind);
}

void SketchCanvas::mousePressEvent(QMouseEvent *event)
{
    const CellPos cell = cellAt(event->position());
    const bool erases = event->button() == Qt::RightButton;
    if ((event->button() != Qt::LeftButton && !erases) || !m_document.pattern().contains(cell) || m_from)
        return;
    m_cursor = cell;
    begin(cell, erases ? SketchCell::Any : m_kind);
    pointAt(cell);
}

void SketchCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const CellPos cell = nearestCell(event->position());
    if ((event->buttons() & (Qt::LeftButton | Qt::RightButton)) != 0) {
        m_cursor = cell;
        moveTo(cell);
    }
    if (m_document.pattern().contains(cellAt(event->position())))
        pointAt(cell);
}

void SketchCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton)
        finish();
}

void SketchCanvas::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(-1, 0);
    case Qt::Key_Right:
        return moveCursor(1, 0);
    case Qt::Key_Up:
        return moveCursor(0, 1);
    case Qt::Key_Down:
        return moveCursor(0, -1);
    case Qt::Key_Space:
        return drawWithKey();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        cancel();
        m_document.paint({m_cursor}, SketchCell::Any);
        return pointAt(m_cursor);
    case Qt::Key_Escape:
        if (m_from)
            return cancel();
        break;
    default:
        if (chooseByLetter(event->text()))
            return;
        break;
    }
    QWidget::keyPressEvent(event);
}

void SketchCanvas::drawWithKey()
{
    if (m_tool == Tool::Pencil) {
        m_document.paint({m_cursor}, m_kind);
    } else if (m_from) {
        m_to = m_cursor;
        finish();
    } else {
        begin(m_cursor, m_kind);
    }
    pointAt(m_cursor);
}

void SketchCanvas::moveCursor(int x, int y)
{
    const SketchPattern &pattern = m_document.pattern();
    m_cursor = {std::clamp(m_cursor.x + x, 0, pattern.width() - 1),
                std::clamp(m_cursor.y + y, 0, pattern.height() - 1)};
    if (m_from && m_tool == Tool::Rectangle)
        m_to = m_cursor;
    update();
    pointAt(m_cursor);
}

/// The letters of files draw their cell at the cursor.
bool SketchCanvas::chooseByLetter(const QString &text)
{
    if (text.size() != 1 || m_from)
        return false;
    const QChar letter = text[0].toUpper();
    for (const SketchCell cell : kSketchCells) {
        if (letter != QLatin1Char(letterOf(cell)) && !(cell == SketchCell::Any && letter == u'?'))
            continue;
        m_kind = cell;
        emit kindChosen(cell);
        m_document.paint({m_cursor}, cell);
        pointAt(m_cursor);
        return true;
    }
    return false;
}

void SketchCanvas::pointAt(CellPos cell)
{
    const SketchPattern &pattern = m_document.pattern();
    const QString text = tr("%1, %2: %3", "column, row, kind of cell")
                             .arg(cell.x + 1)
                             .arg(pattern.height() - cell.y)
                             .arg(sketchCellName(pattern.at(cell)));
    setAccessibleDescription(text);
    emit pointed(text);
}

void SketchCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void SketchCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace cave

#include "moc_sketch_canvas.cpp"
