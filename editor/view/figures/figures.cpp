// SPDX-License-Identifier: MIT
#include "editor/view/figures/figures.h"

#include "editor/view/figures/vector_figure.h"
#include "editor/view/style/theme.h"

#include <QFontDatabase>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

void drawLantern(QPainter &painter)
{
    QRadialGradient glow(QPointF(0.78, 0.56), 0.34);
    glow.setColorAt(0.0, QColor(255, 226, 150, 190));
    glow.setColorAt(0.45, QColor(255, 196, 92, 80));
    glow.setColorAt(1.0, QColor(255, 180, 70, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(0.78, 0.56), 0.34, 0.34);

    painter.setPen(QPen(kFigureInk, 0.045));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(0.71, 0.39, 0.14, 0.16), 0, 180 * 16);
    painter.setBrush(QColor(255, 221, 128));
    painter.drawRoundedRect(QRectF(0.69, 0.47, 0.18, 0.2), 0.05, 0.05);
}

struct CloakColours {
    QColor body;
    QColor fold;
    QColor hood;
};

void drawBearer(QPainter &painter, const QRectF &cell, const CloakColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell.topLeft());
    painter.scale(cell.width(), cell.height());

    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 90));
    painter.drawEllipse(QPointF(0.46, 0.9), 0.3, 0.07);

    const QPen outline(kFigureInk, 0.055, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    QPainterPath cloak(QPointF(0.44, 0.3));
    cloak.cubicTo(0.66, 0.36, 0.72, 0.66, 0.74, 0.9);
    cloak.quadTo(0.46, 0.98, 0.16, 0.9);
    cloak.cubicTo(0.18, 0.62, 0.22, 0.36, 0.44, 0.3);
    painter.setPen(outline);
    painter.setBrush(colours.body);
    painter.drawPath(cloak);
    painter.setBrush(colours.fold);
    QPainterPath fold(QPointF(0.44, 0.42));
    fold.cubicTo(0.38, 0.6, 0.36, 0.76, 0.38, 0.93);
    fold.quadTo(0.26, 0.94, 0.16, 0.9);
    fold.cubicTo(0.18, 0.66, 0.24, 0.44, 0.44, 0.42);
    painter.setPen(Qt::NoPen);
    painter.drawPath(fold);

    painter.setPen(outline);
    painter.setBrush(colours.hood);
    painter.drawEllipse(QPointF(0.44, 0.25), 0.185, 0.19);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf0, 0xd3, 0xaa));
    painter.drawEllipse(QPointF(0.48, 0.28), 0.105, 0.115);

    painter.setPen(QPen(kFigureInk, 0.06, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0.6, 0.52), QPointF(0.76, 0.42));
    drawLantern(painter);
    painter.restore();
}

} // namespace

void drawGlyph(QPainter &painter, const QRectF &cell, QChar glyph, const QColor &colour)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(4, static_cast<int>(cell.height() * 1.05)));
    font.setBold(true);
    painter.save();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(cell, Qt::AlignCenter, QString(glyph));
    painter.restore();
}

void drawPlayer(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    const CloakColours dark{QColor(0x4f, 0x8f, 0xa8), QColor(0x35, 0x66, 0x7c), QColor(0x6f, 0xb4, 0xcc)};
    const CloakColours light{QColor(0x1f, 0x74, 0x97), QColor(0x15, 0x55, 0x70), QColor(0x2f, 0x92, 0xb8)};
    drawBearer(painter, cell, theme.dark ? dark : light);
}

void drawPlayer(QPainter &painter, const QRectF &cell, const QColor &cloak)
{
    drawBearer(painter, cell, {cloak, cloak.darker(140), cloak.lighter(130)});
}

void drawPlayerGlyph(QPainter &painter, const QRectF &cell, const QColor &colour)
{
    drawGlyph(painter, cell, QLatin1Char('@'), colour);
}

void drawPlayerDot(QPainter &painter, QPointF middle, double unit, const Theme &theme, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.dark ? QColor(10, 10, 12) : QColor(Qt::white), 1.5 * unit));
    painter.setBrush(colour.isValid() ? colour : theme.accent);
    painter.drawEllipse(middle, 4 * unit, 4 * unit);
    painter.restore();
}

std::optional<QPointF> drawPointer(QPainter &painter, const QRectF &bounds, QPointF target, double unit,
                                   const Theme &theme, const QColor &colour)
{
    const QPointF middle = bounds.center();
    const QPointF way = target - middle;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1)
        return std::nullopt;
    const double margin = 18 * unit;
    const double shareX = way.x() == 0 ? 1e9 : std::max(0.0, bounds.width() / 2 - margin) / std::abs(way.x());
    const double shareY =
        way.y() == 0 ? 1e9 : std::max(0.0, bounds.height() / 2 - margin) / std::abs(way.y());
    const QPointF tip = middle + way * std::min(shareX, shareY);
    const QPointF along = way / length * unit;
    const QPointF across(-along.y(), along.x());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.background, 2 * unit));
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{tip + along * 10, tip - along * 6 + across * 8, tip - along * 2,
                                  tip - along * 6 - across * 8});
    painter.restore();
    return tip;
}

} // namespace cave
