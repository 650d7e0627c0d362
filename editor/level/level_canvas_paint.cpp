// SPDX-License-Identifier: MIT
// How the level editor's canvas is drawn.

#include "editor/document/level_document.h"
#include "editor/level/level_canvas.h"
#include "editor/view/style/theme.h"

#include <QGuiApplication>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace cave {
namespace {

constexpr double kSmallestFigureTile = 8; ///< logical pixels; smaller tiles are plain squares
constexpr double kSmallestGridTile = 6;
constexpr int kGridEvery = 5; ///< a stronger line
constexpr double kGhost = 0.55;

bool hasPlace(const LevelRecord &record)
{
    return record.isObject() || record.kind == LevelRecord::Kind::PlayerStart;
}

QColor faint(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

QRectF LevelCanvas::levelRect() const
{
    const LevelFile &design = m_tools.document()->design();
    return {tileRect({0, 0}).topLeft(), QSizeF(design.width * m_scale, design.height * m_scale)};
}

void LevelCanvas::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setClipRect(event->rect());
    painter.fillRect(event->rect(), currentTheme().background);
    if (m_tools.document() == nullptr)
        return;
    paintGround(painter);
    paintObjects(painter);
    paintGrid(painter);
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(levelRect().adjusted(-1, -1, 1, 1));
    paintMarks(painter);
    paintSelection(painter);
    paintPreview(painter);
}

void LevelCanvas::paintGround(QPainter &painter) const
{
    painter.fillRect(rect(), QBrush(currentTheme().bounds, Qt::BDiagPattern));
    drawLevelBackground(painter, levelRect(), m_scale, m_tools.document()->design(), currentTheme());
}

void LevelCanvas::paintGrid(QPainter &painter) const
{
    if (!m_grid || m_scale < kSmallestGridTile)
        return;
    const QRectF level = levelRect();
    const QRectF seen = level.intersected(QRectF(rect()));
    const auto lines = [&](double from, double begin, double end, auto draw) {
        const int first = static_cast<int>(std::floor((begin - from) / m_scale));
        const int last = static_cast<int>(std::ceil((end - from) / m_scale));
        for (int i = first; i <= last; ++i) {
            painter.setPen(QPen(faint(currentTheme().text, i % kGridEvery == 0 ? 60 : 26), 1));
            draw(from + i * m_scale);
        }
    };
    lines(level.left(), seen.left(), seen.right(),
          [&](double x) { painter.drawLine(QPointF(x, seen.top()), QPointF(x, seen.bottom())); });
    lines(level.top(), seen.top(), seen.bottom(),
          [&](double y) { painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y)); });
}

void LevelCanvas::paintObjects(QPainter &painter)
{
    const LevelFile &design = m_tools.document()->design();
    const QRectF seen = QRectF(rect());
    const LevelPoint by = m_tools.moved();
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        const LevelRecord &record = design.records[i];
        if (!hasPlace(record))
            continue;
        LevelPoint at = record.at;
        if (by != LevelPoint{} && m_tools.selection().contains(i))
            at = {at.x + by.x, at.y + by.y};
        const QRectF cell = tileRect(at);
        if (cell.intersects(seen))
            paintObject(painter, record, cell);
    }
}

void LevelCanvas::paintObject(QPainter &painter, const LevelRecord &record, const QRectF &rect)
{
    const LevelLook look = lookOf(m_tools.document()->design(), record);
    if (m_scale < kSmallestFigureTile) {
        painter.fillRect(rect, levelObjectColour(look, currentTheme()));
        return;
    }
    auto found = m_pictures.find(look);
    if (found == m_pictures.end())
        found = m_pictures
                    .emplace(look, levelObjectPixmap(look, static_cast<int>(m_scale), devicePixelRatioF(),
                                                     currentTheme()))
                    .first;
    painter.drawPixmap(rect.topLeft(), found->second);
}

/// A light frame in a dark one is seen on every ground.
void LevelCanvas::paintSelection(QPainter &painter) const
{
    const LevelFile &design = m_tools.document()->design();
    const LevelPoint by = m_tools.moved();
    painter.setBrush(Qt::NoBrush);
    for (const std::size_t index : m_tools.selection()) {
        const LevelPoint at = design.records[index].at;
        const QRectF cell = tileRect({at.x + by.x, at.y + by.y});
        if (!cell.intersects(QRectF(rect())))
            continue;
        painter.setPen(QPen(currentTheme().background, 4));
        painter.drawRect(cell);
        painter.setPen(QPen(currentTheme().accent, 2));
        painter.drawRect(cell);
    }
}

/// Rows at once, and of the regions only those in view: a shape may have a million tiles.
void LevelCanvas::paintCells(QPainter &painter, const CellMask &cells) const
{
    const QColor tint =
        faint(m_tools.tool() == LevelTool::Erase ? currentTheme().danger : currentTheme().accent, 110);
    const QRectF seen(rect());
    const int side = cells.regionSize();
    for (const auto &[pos, rows] : cells.regions()) {
        const WorldPos corner = worldPos(pos, {0, 0}, side);
        const QPointF place =
            tileRect({static_cast<double>(corner.x), static_cast<double>(corner.y)}).topLeft();
        if (!QRectF(place, QSizeF(side * m_scale, side * m_scale)).intersects(seen))
            continue;
        for (int y = 0; y < side; ++y) {
            std::uint64_t left = rows[static_cast<std::size_t>(y)];
            while (left != 0) {
                const int begin = std::countr_zero(left);
                const int length = std::countr_one(left >> static_cast<unsigned>(begin));
                painter.fillRect(
                    QRectF(place.x() + begin * m_scale, place.y() + y * m_scale, length * m_scale, m_scale),
                    tint);
                left &= left + (std::uint64_t{1} << static_cast<unsigned>(begin)); // the run is done
            }
        }
    }
}

std::optional<LevelPoint> LevelCanvas::ghostPlace() const
{
    const bool ghost = m_tools.tool() == LevelTool::Place || m_tools.tool() == LevelTool::Brush;
    if (!ghost || m_tools.document() == nullptr || m_tools.preview() || !(m_cursor || m_pointer) || m_pan)
        return std::nullopt;
    const LevelTools::Pointer at =
        m_cursor ? cursorPointer({}) : pointerAt(*m_pointer, QGuiApplication::keyboardModifiers());
    if (m_tools.tool() == LevelTool::Place)
        return m_tools.placeFor(at);
    return LevelPoint{std::floor(at.at.x), std::floor(at.at.y)};
}

void LevelCanvas::paintPreview(QPainter &painter)
{
    if (m_tools.preview())
        paintCells(painter, *m_tools.preview());
    if (const std::optional<QRectF> frame = m_tools.frame()) {
        const QPointF corner = tileRect({frame->left(), frame->top()}).topLeft();
        painter.setPen(QPen(currentTheme().accent, 1, Qt::DashLine));
        painter.setBrush(faint(currentTheme().accent, 30));
        painter.drawRect(QRectF(corner, frame->size() * m_scale));
    }
    m_ghost = ghostPlace();
    if (m_ghost) {
        painter.setOpacity(kGhost);
        paintObject(painter, m_tools.options().piece.recordAt(*m_ghost), tileRect(*m_ghost));
        painter.setOpacity(1);
    }
    if (m_cursor) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(currentTheme().gold, 2));
        painter.drawRect(tileRect(*m_cursor));
    }
}

/// A corner is cut off where something is wrong: told by form, too.
void LevelCanvas::paintMarks(QPainter &painter) const
{
    constexpr double kCorner = 0.34;
    for (const LevelPoint &tile : m_marked) {
        const QRectF cell = tileRect(tile);
        if (!cell.intersects(QRectF(rect())))
            continue;
        const QPointF corner = cell.topRight();
        const double side = std::max(4.0, cell.width() * kCorner);
        const QPolygonF sign({corner, corner - QPointF(side, 0), corner + QPointF(0, side)});
        painter.setPen(QPen(currentTheme().background, 1));
        painter.setBrush(currentTheme().danger);
        painter.drawPolygon(sign);
    }
}

} // namespace cave
