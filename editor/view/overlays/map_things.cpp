// SPDX-License-Identifier: MIT
#include "editor/view/overlays/map_things.h"

#include "editor/view/figures/figures.h"
#include "editor/view/overlays/thing_painting.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/thing_density.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

namespace cave {
namespace {

/// A longer step is a jump, which isn't animated.
constexpr std::int64_t kLongestGlide = 2;

bool isShort(WorldPos from, WorldPos to)
{
    return std::abs(from.x - to.x) <= kLongestGlide && std::abs(from.y - to.y) <= kLongestGlide;
}

} // namespace

bool MapThings::PictureKey::operator<(const PictureKey &other) const
{
    const auto all = [](const PictureKey &key) {
        return std::tie(key.kind, key.state, key.remembered, key.look.key, key.look.colour, key.look.glyph);
    };
    return all(*this) < all(other);
}

void MapThings::set(std::vector<MapThing> things, bool animated)
{
    std::unordered_map<std::uint64_t, const Placed *> before;
    if (animated) {
        for (const Placed &placed : m_things)
            before.emplace(placed.thing.id, &placed);
    }
    std::vector<Placed> now;
    now.reserve(things.size());
    m_still = true;
    for (MapThing &thing : things) {
        Placed placed{std::move(thing), {}, 1};
        const auto found = before.find(placed.thing.id);
        if (found != before.end()) {
            const WorldPos to = placed.thing.position;
            const WorldPos from = found->second->thing.position;
            if (from == to) {
                placed.from = found->second->from;
                placed.progress = found->second->progress;
            } else if (isShort(from, to)) {
                placed.from = {static_cast<double>(from.x - to.x), static_cast<double>(from.y - to.y)};
                placed.progress = 0;
            }
        }
        m_still = m_still && placed.progress >= 1;
        now.push_back(std::move(placed));
    }
    m_things = std::move(now);
    std::ranges::sort(m_things, {}, [](const Placed &placed) { return placed.thing.position.x; });
}

void MapThings::advance(double share)
{
    if (m_still)
        return;
    m_still = true;
    for (Placed &placed : m_things) {
        placed.progress = std::min(1.0, placed.progress + share);
        m_still = m_still && placed.progress >= 1;
    }
}

/// The things in view or moving into it, in painting order.
std::vector<const MapThings::Placed *> MapThings::inView(const MapProjection &at) const
{
    const auto x = [](const Placed &placed) { return placed.thing.position.x; };
    const auto first = std::ranges::lower_bound(m_things, at.view.origin.x - kLongestGlide, {}, x);
    const auto last =
        std::ranges::upper_bound(m_things, at.view.origin.x + at.view.width + kLongestGlide, {}, x);
    std::vector<const Placed *> found;
    for (auto placed = first; placed < last; ++placed) {
        if (at.isNear(placed->thing.position, kLongestGlide))
            found.push_back(&*placed);
    }
    std::ranges::sort(found, [](const Placed *a, const Placed *b) {
        const auto order = [](const Placed *p) {
            return std::tuple(p->thing.kind, -p->thing.position.y, p->thing.position.x, p->thing.id);
        };
        return order(a) < order(b);
    });
    return found;
}

const QImage &MapThings::picture(const MapThing &thing, int size, const MapCanvas &canvas)
{
    if (m_pictureSize != size || m_pictureStyle != canvas.style)
        m_pictures.clear();
    m_pictureSize = size;
    m_pictureStyle = canvas.style;
    QImage &image = m_pictures[{thing.kind, thing.state, thing.remembered, thing.look}];
    if (image.isNull())
        image = thingPicture(thing, size, canvas.style, canvas.theme);
    return image;
}

void MapThings::paint(const MapCanvas &canvas)
{
    if (m_things.empty())
        return;
    const std::vector<const Placed *> shown = inView(canvas.at);
    const bool figures = canvas.at.scale >= kSmallestFigure;
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Placed *placed : shown) {
        const QRectF cell = canvas.at.rect(placed->thing.position, placed->way());
        if (figures)
            canvas.painter.drawImage(cell.topLeft().toPoint(),
                                     picture(placed->thing, static_cast<int>(cell.width()), canvas));
        else if (!m_counted || !placed->thing.remembered || canvas.at.scale >= kSmallestZoomWithThings)
            drawThingDot(canvas, placed->thing, cell.center());
    }
    for (const Placed *placed : shown) {
        if (figures && placed->thing.kind == MapThing::Marker && !placed->thing.label.isEmpty())
            drawThingLabel(canvas, placed->thing.label,
                           canvas.at.rect(placed->thing.position, placed->way()));
    }
    if (m_pointing)
        paintPointers(canvas);
    canvas.painter.restore();
}

void MapThings::paintPointers(const MapCanvas &canvas) const
{
    for (const Placed &placed : m_things) {
        const MapThing &thing = placed.thing;
        const bool matters =
            thing.kind == MapThing::Monster || thing.kind == MapThing::Chest || thing.kind == MapThing::Pile;
        if (!matters || thing.remembered)
            continue;
        const QRectF cell = canvas.at.rect(thing.position, placed.way());
        if (!canvas.at.bounds.intersects(cell))
            drawPointer(canvas.painter, canvas.at.bounds, cell.center(), canvas.at.unit, canvas.theme,
                        thing.kind == MapThing::Monster ? canvas.theme.danger : canvas.theme.gold);
    }
}

} // namespace cave
