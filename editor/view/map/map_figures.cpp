// SPDX-License-Identifier: MIT
#include "editor/view/map/map_figures.h"

#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/figures.h"
#include "editor/view/style/theme.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cave {
namespace {

/// Strokes that fly outward from the middle.
void drawBurst(QPainter &painter, QPointF middle, double inner, double outer, int rays)
{
    for (int i = 0; i < rays; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.5) / rays;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(middle + way * inner, middle + way * outer);
    }
}

void drawGlow(QPainter &painter, QPointF middle, double radius, const QColor &colour)
{
    QRadialGradient glow(middle, radius);
    glow.setColorAt(0, colour);
    glow.setColorAt(1, withOpacity(colour, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(middle, radius, radius);
}

constexpr double kMoveSeconds = 0.13;

} // namespace

void MapPings::add(int player, WorldPos cell, const QColor &colour, const QString &name)
{
    std::erase_if(m_pings, [player](const Ping &ping) { return ping.player == player; });
    m_pings.push_back({player, cell, colour, name, 0});
}

void MapPings::advance(double seconds)
{
    for (Ping &ping : m_pings)
        ping.age += seconds;
    std::erase_if(m_pings, [](const Ping &ping) { return ping.age >= kPingSeconds; });
}

void MapPings::paint(const MapCanvas &canvas, bool motion) const
{
    QPainter &painter = canvas.painter;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const Ping &ping : m_pings) {
        const QRectF cell = canvas.at.rect(ping.cell);
        if (!canvas.at.bounds.intersects(cell)) {
            drawNamedPointer(canvas, cell.center(), ping.colour, ping.name);
            continue;
        }
        const double size = std::max(cell.width(), 12 * canvas.at.unit);
        const double width = std::max(2 * canvas.at.unit, size * 0.08);
        const double share = motion ? std::fmod(ping.age, 1.0) : 0.3;
        const double radius = size * (0.5 + share);
        const double opacity = motion ? 1 - share : 1;
        painter.setPen(QPen(withOpacity(canvas.theme.background, opacity), width + 2 * canvas.at.unit));
        painter.drawEllipse(cell.center(), radius, radius);
        painter.setPen(QPen(withOpacity(ping.colour, opacity), width));
        painter.drawEllipse(cell.center(), radius, radius);
    }
    painter.restore();
}

void MapEffects::advance(double seconds)
{
    for (Running &running : m_running)
        running.progress += seconds / kFlashSeconds;
    std::erase_if(m_running, [](const Running &running) { return running.progress >= 1; });
}

void MapEffects::paint(const MapCanvas &canvas) const
{
    QPainter &painter = canvas.painter;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Running &running : m_running) {
        if (!canvas.at.isNear(running.cell, 1))
            continue;
        const QPointF middle = canvas.at.centre(running.cell);
        const double size = std::max(canvas.at.scale, 10 * canvas.at.unit);
        const double t = running.progress;
        const double left = 1 - t * t;
        const QColor colour = running.flash == Flash::Hit ? canvas.theme.danger : canvas.theme.gold;
        drawGlow(painter, middle, size * (0.5 + 0.25 * t), withOpacity(colour, 0.75 * left));
        painter.setPen(QPen(withOpacity(running.flash == Flash::Hit ? QColor(Qt::white) : colour, left),
                            std::max(canvas.at.unit, size * 0.06), Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        if (running.flash == Flash::Pickup)
            painter.drawEllipse(middle - QPointF(0, size * 0.3 * t), size * (0.2 + 0.3 * t),
                                size * (0.08 + 0.12 * t));
        else
            drawBurst(painter, middle, size * (0.2 + 0.25 * t), size * (0.4 + 0.25 * t),
                      running.flash == Flash::Hit ? 6 : 10);
    }
    painter.restore();
}

void MapFigures::clear()
{
    m_player.reset();
    m_things.set({}, false);
    m_overlays.clear();
    m_effects.clear();
    m_action.clear();
    m_allies.clear();
    m_pings.clear();
    m_followed.reset();
}

bool MapFigures::isAnimated() const
{
    return m_motion && isMotionUsed();
}

bool MapFigures::setPlayer(WorldPos position)
{
    const bool animated = isAnimated() && m_player.has_value() && isShortStep(*m_player, position);
    // A step that starts before the last one was shown continues from the figure's target.
    m_playerBefore = animated ? *m_player : position;
    m_player = position;
    m_moveProgress = animated ? 0 : 1;
    emit changed();
    return animated;
}

void MapFigures::setPlayerMarker(std::optional<WorldPos> position)
{
    m_player = position;
    m_playerBefore = position.value_or(WorldPos{});
    m_moveProgress = 1;
    emit changed();
}

QPointF MapFigures::playerOffset() const
{
    if (!m_player.has_value())
        return {};
    if (m_action.isShown()) {
        const Point way = m_action.shown().player - middleOf(*m_player);
        return {way.x, way.y};
    }
    if (m_moveProgress >= 1)
        return {};
    const double left = 1 - m_moveProgress;
    return {static_cast<double>(m_playerBefore.x - m_player->x) * left,
            static_cast<double>(m_playerBefore.y - m_player->y) * left};
}

void MapFigures::setAllies(std::vector<MapAlly> allies, ActionMotion motion)
{
    using Motion = AllyLayer::Motion;
    m_allies.set(std::move(allies), motion == ActionMotion::Amended                   ? Motion::Amended
                                    : motion == ActionMotion::Gliding && isAnimated() ? Motion::Gliding
                                                                                      : Motion::AtOnce);
    if (!m_allies.isStill())
        emit began();
    if (m_followed.has_value())
        emit playerShifted();
    emit changed();
}

void MapFigures::showPing(int player, WorldPos cell, const QColor &colour, const QString &name)
{
    m_pings.add(player, cell, colour, name);
    emit began();
    emit changed();
}

std::optional<AllyLayer::Place> MapFigures::followed() const
{
    const std::optional<AllyLayer::Place> ally =
        m_followed.has_value() ? m_allies.placeOf(*m_followed) : std::nullopt;
    if (ally.has_value() || !m_player.has_value())
        return ally;
    return AllyLayer::Place{*m_player, playerOffset()};
}

void MapFigures::setMarkedArea(std::optional<CellRect> area)
{
    if (m_markedArea == area)
        return;
    m_markedArea = area;
    emit changed();
}

void MapFigures::setThings(std::vector<MapThing> things)
{
    m_things.set(std::move(things), isAnimated());
    if (!m_things.isStill())
        emit began();
    emit changed();
}

void MapFigures::setPointing(bool on)
{
    m_things.setPointing(on);
    m_action.setPointing(on);
}

void MapFigures::setOverlays(MapOverlays overlays)
{
    setSharedOverlays({std::make_shared<const MapOverlays>(std::move(overlays))});
}

void MapFigures::setSharedOverlays(SharedOverlays overlays)
{
    m_overlays = std::move(overlays);
    emit changed();
}

void MapFigures::flashCell(WorldPos cell, Flash flash)
{
    if (!isAnimated())
        return;
    m_effects.add(cell, flash);
    emit began();
    emit changed();
}

void MapFigures::showAction(ActionScene now, ActionMotion motion)
{
    if (motion == ActionMotion::Amended && m_action.isShown())
        m_action.amend(std::move(now));
    else
        m_action.show(std::move(now));
    if (motion == ActionMotion::Gliding && isAnimated()) {
        m_action.glide(kMoveSeconds);
        emit began();
    }
    emit playerShifted();
    emit changed();
}

void MapFigures::setActionShare(double share)
{
    m_action.setShare(share);
    m_allies.setShare(share);
    emit changed();
}

void MapFigures::setGround(std::vector<GroundThing> ground)
{
    m_action.setGround(std::move(ground));
    emit changed();
}

void MapFigures::showEffect(const ActionEffect &effect)
{
    if (!isAnimated())
        return;
    m_action.add(effect);
    emit began();
    emit changed();
}

void MapFigures::advance(double seconds)
{
    m_moveProgress = isAnimated() ? std::min(1.0, m_moveProgress + seconds / kMoveSeconds) : 1.0;
    m_things.advance(isAnimated() ? seconds / kMoveSeconds : 1);
    m_allies.advance(isAnimated() ? seconds / kMoveSeconds : 1);
    m_pings.advance(seconds);
    m_effects.advance(isAnimated() ? seconds : MapEffects::kFlashSeconds);
    m_action.advance(isAnimated() ? seconds : kMoveSeconds);
}

bool MapFigures::isStill() const
{
    return m_moveProgress >= 1 && m_things.isStill() && m_effects.isEmpty() && m_action.isStill() &&
           m_allies.isStill() && m_pings.isEmpty();
}

void MapFigures::renewLook()
{
    m_things.forgetPictures();
    m_action.forgetPictures();
}

void MapFigures::paintBelow(const MapCanvas &canvas)
{
    paintMarkedArea(canvas);
    for (const auto &overlays : m_overlays)
        paintGround(*overlays, canvas);
    m_things.paint(canvas);
    m_action.paint(canvas, isAnimated());
}

void MapFigures::paintAbove(const MapCanvas &canvas) const
{
    m_allies.paint(canvas);
    paintPlayer(canvas);
    m_pings.paint(canvas, isAnimated());
    m_effects.paint(canvas);
    for (const auto &overlays : m_overlays) {
        paintLabels(*overlays, canvas);
        paintCursor(*overlays, canvas);
    }
}

void MapFigures::paintMarkedArea(const MapCanvas &canvas) const
{
    if (!m_markedArea.has_value())
        return;
    const QRectF first = canvas.at.rect(m_markedArea->origin);
    const double width = m_markedArea->width * canvas.at.scale;
    const double height = m_markedArea->height * canvas.at.scale;
    QColor line = canvas.theme.accent;
    line.setAlpha(200);
    canvas.painter.setPen(QPen(line, canvas.at.unit));
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.drawRect(QRectF(first.left(), first.bottom() - height, width, height));
}

void MapFigures::paintPlayer(const MapCanvas &canvas) const
{
    if (!m_player.has_value() || m_action.isShown())
        return;
    const QRectF cell = canvas.at.rect(*m_player, playerOffset());
    if (!canvas.at.bounds.intersects(cell))
        drawPointer(canvas.painter, canvas.at.bounds, cell.center(), canvas.at.unit, canvas.theme,
                    canvas.theme.accent);
    else if (canvas.at.scale < kSmallestFigure)
        drawPlayerDot(canvas.painter, cell.center(), canvas.at.unit, canvas.theme, canvas.theme.accent);
    else if (canvas.style == MapStyle::Glyphs)
        drawPlayerGlyph(canvas.painter, cell, canvas.theme.accent);
    else
        drawPlayer(canvas.painter, cell, canvas.theme);
}

} // namespace cave

#include "moc_map_figures.cpp"
