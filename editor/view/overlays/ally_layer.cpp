// SPDX-License-Identifier: MIT
#include "editor/view/overlays/ally_layer.h"

#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/overlays/action_figures.h"
#include "editor/view/overlays/map_marks.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr double kPale = 0.45; ///< opacity

QPointF wayBetween(WorldPos from, WorldPos to)
{
    return {static_cast<double>(to.x - from.x), static_cast<double>(to.y - from.y)};
}

/// A ring at the feet, in the player's colour with a dark edge.
void drawAllyRing(const MapCanvas &canvas, const QRectF &cell, const QColor &colour)
{
    QPainter &painter = canvas.painter;
    const double width = std::max(1.6, cell.width() * 0.07);
    const QRectF ring(cell.left() + width / 2, cell.top() + cell.height() * 0.74, cell.width() - width,
                      cell.height() * 0.26 - width / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(canvas.theme.background, width + std::max(1.0, cell.width() * 0.04)));
    painter.drawEllipse(ring);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(ring);
}

void drawAllyFigure(const MapCanvas &canvas, const QRectF &cell, const MapAlly &ally)
{
    QPainter &painter = canvas.painter;
    if (canvas.style == MapStyle::Glyphs)
        return drawPlayerGlyph(painter, cell, ally.colour);
    drawAllyRing(canvas, cell, ally.colour);
    painter.save();
    if (ally.mirrored) {
        painter.translate(2 * cell.center().x(), 0);
        painter.scale(-1, 1);
    }
    if (ally.figure.empty())
        drawPlayer(painter, cell, ally.colour);
    else
        drawFigure(painter, cell, figureNamed("monsters", ally.figure), ally.colour);
    painter.restore();
}

void drawAllyName(const MapCanvas &canvas, const QRectF &cell, const QString &name, double above)
{
    const MapPlate plate(canvas, name);
    const QSizeF size = plate.size();
    plate.draw(canvas, {cell.center().x() - size.width() / 2, cell.top() - above - size.height()});
}

} // namespace

void AllyLayer::set(std::vector<MapAlly> allies, Motion motion)
{
    std::vector<Placed> now;
    now.reserve(allies.size());
    for (MapAlly &ally : allies) {
        Placed placed{std::move(ally), {}, 1, motion == Motion::Gliding};
        const auto before = std::ranges::find(m_allies, placed.ally.player,
                                              [](const Placed &known) { return known.ally.player; });
        const bool isNear =
            before != m_allies.end() && isShortStep(before->ally.position, placed.ally.position);
        const QPointF back = isNear ? wayBetween(placed.ally.position, before->ally.position) +
                                          before->ally.way - placed.ally.way
                                    : QPointF();
        if (isNear && (motion == Motion::Amended || (motion == Motion::Gliding && back.isNull()))) {
            placed.from = back + before->from;
            placed.progress = before->progress;
        } else if (isNear) {
            placed.from = back;
            placed.progress = motion == Motion::Gliding ? 0 : 1;
        }
        now.push_back(std::move(placed));
    }
    m_allies = std::move(now);
}

void AllyLayer::setShare(double share)
{
    for (Placed &placed : m_allies) {
        placed.progress = std::clamp(share, 0.0, 1.0);
        placed.glides = false;
    }
}

void AllyLayer::advance(double share)
{
    for (Placed &placed : m_allies) {
        if (placed.glides)
            placed.progress = std::min(1.0, placed.progress + share);
    }
}

bool AllyLayer::isStill() const
{
    return std::ranges::none_of(m_allies,
                                [](const Placed &placed) { return placed.glides && placed.progress < 1; });
}

std::optional<AllyLayer::Place> AllyLayer::placeOf(int player) const
{
    for (const Placed &placed : m_allies) {
        if (placed.ally.player == player)
            return Place{placed.ally.position, placed.way()};
    }
    return std::nullopt;
}

std::vector<MapAlly> AllyLayer::allies() const
{
    std::vector<MapAlly> all;
    for (const Placed &placed : m_allies)
        all.push_back(placed.ally);
    return all;
}

void AllyLayer::paint(const MapCanvas &canvas) const
{
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    std::vector<const Placed *> inView;
    for (const Placed &placed : m_allies) {
        if (canvas.at.bounds.intersects(canvas.at.rect(placed.ally.position, placed.way())))
            inView.push_back(&placed);
        else if (m_named && !placed.ally.away)
            paintPointer(canvas, placed);
    }
    for (const Placed *placed : inView)
        paintFigure(canvas, *placed);
    for (const Placed *placed : inView) {
        if (m_named && canvas.at.scale >= kSmallestFigure)
            paintName(canvas, *placed);
    }
    canvas.painter.restore();
}

void AllyLayer::paintFigure(const MapCanvas &canvas, const Placed &placed)
{
    const MapAlly &ally = placed.ally;
    const QRectF cell = canvas.at.rect(ally.position, placed.way());
    canvas.painter.setOpacity(ally.away ? kPale : 1);
    if (canvas.at.scale < kSmallestFigure)
        drawPlayerDot(canvas.painter, cell.center(), canvas.at.unit, canvas.theme, ally.colour);
    else
        drawAllyFigure(canvas, cell, ally);
    canvas.painter.setOpacity(1);
}

/// Above the figure, with the health in between.
void AllyLayer::paintName(const MapCanvas &canvas, const Placed &placed)
{
    const MapAlly &ally = placed.ally;
    const QRectF cell = canvas.at.rect(ally.position, placed.way());
    const bool hurt = ally.health && *ally.health < 1 && !ally.away;
    const double unit = canvas.at.unit;
    canvas.painter.setOpacity(ally.away ? kPale : 1);
    if (hurt)
        drawHealthBar(canvas, cell, *ally.health);
    drawAllyName(canvas, cell, ally.name, unit + (hurt ? cell.height() * 0.1 + 3 * unit : 0));
    canvas.painter.setOpacity(1);
}

/// At the edge of the picture, with name and distance.
void AllyLayer::paintPointer(const MapCanvas &canvas, const Placed &placed)
{
    const MapAlly &ally = placed.ally;
    const QString text = QStringLiteral("%1 · %2").arg(ally.name, shownNumber(ally.distance));
    drawNamedPointer(canvas, canvas.at.centre(ally.position, placed.way()), ally.colour, text);
}

void drawNamedPointer(const MapCanvas &canvas, QPointF target, const QColor &colour, const QString &text)
{
    const double unit = canvas.at.unit;
    const std::optional<QPointF> tip =
        drawPointer(canvas.painter, canvas.at.bounds, target, unit, canvas.theme, colour);
    if (!tip)
        return;
    const MapPlate plate(canvas, text);
    const QRectF &bounds = canvas.at.bounds;
    const QSizeF size = plate.size();
    const QPointF inward = bounds.center() - *tip;
    const double shareX = inward.x() == 0 ? 1 : (size.width() / 2 + 14 * unit) / std::abs(inward.x());
    const double shareY = inward.y() == 0 ? 1 : (size.height() / 2 + 14 * unit) / std::abs(inward.y());
    const QPointF middle = *tip + inward * std::min({1.0, shareX, shareY});
    const double left = std::clamp(middle.x() - size.width() / 2, bounds.left(),
                                   std::max(bounds.left(), bounds.right() - size.width()));
    const double top = std::clamp(middle.y() - size.height() / 2, bounds.top(),
                                  std::max(bounds.top(), bounds.bottom() - size.height()));
    plate.draw(canvas, {left, top});
}

} // namespace cave
