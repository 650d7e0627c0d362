// SPDX-License-Identifier: MIT
#include "editor/view/overlays/figure_layers.h"

#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/overlays/action_figures.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/overlays/map_marks.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace cave {
namespace {

double secondsOf(ActionEffect::Kind kind)
{
    switch (kind) {
    case ActionEffect::Swing:
        return 0.18;
    case ActionEffect::Hurt:
    case ActionEffect::Drink:
    case ActionEffect::Slain:
        return 0.35;
    case ActionEffect::Cast:
    case ActionEffect::MoverHurt:
    case ActionEffect::Spark:
        break;
    }
    return 0.16;
}

bool isInView(const MapProjection &at, Point p)
{
    return at.isNear(cellAt(p), 2);
}

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

bool ActionLayer::PictureKey::operator<(const PictureKey &other) const
{
    const auto all = [](const PictureKey &key) {
        return std::tie(key.look.key, key.look.colour, key.look.glyph, key.mirrored, key.white);
    };
    return all(*this) < all(other);
}

void ActionLayer::clear()
{
    m_shown = false;
    m_before = m_now = m_shownScene = {};
    m_share = 1;
    m_glide = 0;
    m_ground.clear();
    m_effects.clear();
}

void ActionLayer::show(ActionScene now)
{
    if (m_shown) {
        m_before = std::exchange(m_now, std::move(now));
    } else {
        m_before = now;
        m_now = std::move(now);
    }
    m_shown = true;
    m_share = 1;
    m_glide = 0;
    settle();
}

void ActionLayer::amend(ActionScene now)
{
    m_now = std::move(now);
    settle();
}

void ActionLayer::setShare(double share)
{
    m_share = std::clamp(share, 0.0, 1.0);
    m_glide = 0;
    settle();
}

void ActionLayer::glide(double seconds)
{
    m_share = seconds > 0 ? 0 : 1;
    m_glide = seconds;
    settle();
}

void ActionLayer::settle()
{
    m_shownScene = between(m_before, m_now, m_share);
}

void ActionLayer::advance(double seconds)
{
    for (Running &running : m_effects)
        running.progress += seconds / secondsOf(running.effect.kind);
    std::erase_if(m_effects, [](const Running &running) { return running.progress >= 1; });
    if (m_glide <= 0)
        return;
    m_share = std::min(1.0, m_share + seconds / m_glide);
    if (m_share >= 1)
        m_glide = 0;
    settle();
}

bool ActionLayer::isFlashing(std::uint64_t mover) const
{
    return std::any_of(m_effects.begin(), m_effects.end(), [mover](const Running &running) {
        return running.effect.kind == ActionEffect::MoverHurt && running.effect.id == mover;
    });
}

const QImage &ActionLayer::picture(const PictureKey &key, int size, const MapCanvas &canvas)
{
    if (m_pictureSize != size || m_pictureStyle != canvas.style)
        m_pictures.clear();
    m_pictureSize = size;
    m_pictureStyle = canvas.style;
    QImage &image = m_pictures[key];
    if (!image.isNull())
        return image;
    const bool glyph = canvas.style == MapStyle::Glyphs;
    if (glyph) {
        image = QImage(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawGlyph(painter, QRectF(0, 0, size, size), QChar::fromLatin1(key.look.glyph),
                  canvas.theme.creature(key.look.colour));
    } else {
        image = monsterPortrait(key.look, size, canvas.theme);
    }
    if (key.white) {
        QPainter painter(&image);
        painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        painter.fillRect(image.rect(), QColor(255, 255, 255, 190));
    }
    if (key.mirrored && !glyph)
        image = image.mirrored(true, false);
    return image;
}

void ActionLayer::paint(const MapCanvas &canvas, bool motion)
{
    paintGround(canvas); // on maps that aren't played there is ground without moving creatures
    if (!m_shown)
        return;
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const ActionMover &mover : m_shownScene.movers) {
        if (isInView(canvas.at, mover.position))
            paintMover(canvas, mover);
        else if (m_pointing)
            drawPointer(canvas.painter, canvas.at.bounds, squareAround(canvas.at, mover.position).center(),
                        canvas.at.unit, canvas.theme, canvas.theme.danger);
    }
    paintPlayer(canvas, motion);
    for (const ActionMissile &missile : m_shownScene.missiles) {
        if (isInView(canvas.at, missile.position))
            drawMissile(canvas, missile, m_missilePictures);
    }
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (const Running &running : m_effects)
        paintEffect(canvas, running);
    canvas.painter.restore();
}

void ActionLayer::paintGround(const MapCanvas &canvas) const
{
    for (const GroundThing &thing : m_ground) {
        if (canvas.at.isNear(thing.cell))
            paintGroundThing(thing, canvas);
    }
}

void ActionLayer::paintMover(const MapCanvas &canvas, const ActionMover &mover)
{
    const QRectF square = squareAround(canvas.at, mover.position);
    if (square.width() < kSmallestFigure) {
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(canvas.theme.danger);
        const double radius = std::max(2.0 * canvas.at.unit, square.width() * 0.4);
        canvas.painter.drawEllipse(square.center(), radius, radius);
        return;
    }
    if (!mover.fixed && canvas.style == MapStyle::Tiles)
        drawFacing(canvas, square, mover.facing, canvas.theme.danger);
    const PictureKey key{mover.look, !mover.fixed && mover.facing.x < 0, isFlashing(mover.id)};
    canvas.painter.drawImage(square.topLeft(), picture(key, static_cast<int>(square.width()), canvas));
    if (mover.health < 1)
        drawHealthBar(canvas, square, mover.health);
}

void ActionLayer::paintPlayer(const MapCanvas &canvas, bool motion) const
{
    constexpr double kBlinksASecond = 8;
    QPainter &painter = canvas.painter;
    const QRectF square = squareAround(canvas.at, m_shownScene.player);
    if (!m_shownScene.hasPlayer)
        return;
    if (!canvas.at.bounds.intersects(square)) {
        drawPointer(painter, canvas.at.bounds, square.center(), canvas.at.unit, canvas.theme,
                    canvas.theme.accent);
        return;
    }
    if (square.width() < kSmallestFigure)
        return drawPlayerDot(painter, square.center(), canvas.at.unit, canvas.theme, canvas.theme.accent);
    painter.save();
    drawFacing(canvas, square, m_shownScene.facing, canvas.theme.accent);
    if (m_shownScene.unhurtFor > 0) {
        const double beat = std::fmod(m_shownScene.unhurtFor * kBlinksASecond, 1.0);
        painter.setOpacity(!motion ? 0.6 : beat < 0.5 ? 0.35 : 0.95);
    }
    if (canvas.style == MapStyle::Glyphs) {
        drawPlayerGlyph(painter, square, canvas.theme.accent);
    } else if (m_shownScene.facing.x < 0) {
        painter.translate(2 * square.center().x(), 0);
        painter.scale(-1, 1);
        drawPlayer(painter, square, canvas.theme);
    } else {
        drawPlayer(painter, square, canvas.theme);
    }
    painter.restore();
}

void ActionLayer::paintEffect(const MapCanvas &canvas, const Running &running) const
{
    const ActionEffect &effect = running.effect;
    const double size = std::max(canvas.at.scale, 10 * canvas.at.unit);
    const QPointF player = placeOf(canvas.at, m_shownScene.player);
    // Of what players do, that with an id is an ally's.
    const QPointF actor = effect.id != 0 ? placeOf(canvas.at, effect.at) : player;
    switch (effect.kind) {
    case ActionEffect::Swing:
        return drawSwing(canvas, actor, effect.way, running.progress);
    case ActionEffect::Cast:
        return drawRingOfLight(canvas, actor + screenWay(effect.way) * size * 0.5, size * 0.4,
                               canvas.theme.accent, running.progress);
    case ActionEffect::Drink:
        return drawRingOfLight(canvas, actor, size * 0.8, canvas.theme.good, running.progress);
    case ActionEffect::Hurt:
        drawSparks(canvas, player, size * 0.6, canvas.theme.danger, running.progress);
        return drawHurtEdges(canvas, running.progress);
    case ActionEffect::MoverHurt:
        return drawSparks(canvas, placeOf(canvas.at, effect.at), size * 0.6, QColor(Qt::white),
                          running.progress);
    case ActionEffect::Slain:
        drawRingOfLight(canvas, placeOf(canvas.at, effect.at), size * 0.7, canvas.theme.mutedText,
                        running.progress);
        return drawSparks(canvas, placeOf(canvas.at, effect.at), size, canvas.theme.gold, running.progress);
    case ActionEffect::Spark:
        break;
    }
    drawSparks(canvas, placeOf(canvas.at, effect.at), size * 0.3, canvas.theme.text, running.progress);
}

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
