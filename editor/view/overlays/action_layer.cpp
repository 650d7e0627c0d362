// SPDX-License-Identifier: MIT
#include "editor/view/overlays/action_layer.h"

#include "editor/view/figures/figures.h"
#include "editor/view/overlays/action_figures.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/style/theme.h"

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

} // namespace cave
