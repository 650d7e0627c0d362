// SPDX-License-Identifier: MIT
// What a contact sheet draws, and what it has painted elsewhere for that.
#include "app/seeds/sheet/contact_sheet.h"
#include "editor/view/style/theme.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {

void ContactSheet::paintEvent(QPaintEvent * /*event*/)
{
    const double ratio = devicePixelRatioF();
    if (ratio != m_face->ratio()) { // moved to another screen
        m_store->setStyle(currentTheme(), ratio);
        m_spawnFigure = {};
        layOut();
    }
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), currentTheme().background);
    painter.scale(1 / ratio, 1 / ratio);
    const Rows rows = rowsInView();
    for (int row = rows.first; row < rows.end; ++row)
        paintCard(painter, row);
    wantPictures();
}

void ContactSheet::paintCard(QPainter &painter, int row)
{
    const QPoint corner = (QPointF(cardRect(row).topLeft()) * m_face->ratio()).toPoint();
    const Shown &card = shown(row);
    const QModelIndex index = indexOf(row);
    painter.save();
    painter.translate(corner);
    if (!card.failed)
        paintMap(painter, QRect(QPoint(0, 0), m_face->mapPixels()), card);
    painter.scale(m_face->ratio(), m_face->ratio());
    painter.drawImage(QPointF(0, m_face->map().height()), card.footer);
    if (!card.overMap.isNull())
        painter.drawImage(QPointF(0, 0), card.overMap);
    CardState state;
    state.hovered = m_hovered == index;
    state.selected = m_selection != nullptr && m_selection->isSelected(index);
    state.current = hasFocus() && currentIndex() == index;
    state.alone = !m_alone.isEmpty() && m_alone.contains(card.spec);
    m_face->drawEdge(painter, state);
    painter.restore();
}

/// Shows what there is of the map: the picture itself, or the one before, moved and stretched to where it
/// belongs.
void ContactSheet::paintMap(QPainter &painter, const QRect &area, const Shown &card)
{
    const CardCamera camera = cameraOf(card.spec);
    const MapProjection at = cardProjection(camera, area.size(), m_face->ratio());
    const CardPicture *picture = m_store->picture(card.spec);
    if (picture == nullptr || !covers(picture->view.cells, at.view))
        painter.fillRect(area, currentTheme().deepRock);
    if (picture != nullptr)
        paintPicture(painter, area, *picture, at, camera.zoom);
    paintSpawnOn(painter, area, at, card.spec);
}

void ContactSheet::paintPicture(QPainter &painter, const QRect &area, const CardPicture &picture,
                                const MapProjection &at, Zoom zoom)
{
    const QRectF place = placeOnMap(picture.view.cells, picture.view.zoom, at);
    if (!place.intersects(QRectF(area))) // it may be farther away than a QRect can tell
        return;
    if (picture.view.zoom == zoom) {
        const QRect target = place.toRect().intersected(area);
        painter.drawImage(target.topLeft(), picture.image, target.translated(-place.toRect().topLeft()));
        return;
    }
    painter.setClipRect(area);
    painter.drawImage(place, picture.image);
    painter.setClipping(false);
}

void ContactSheet::paintSpawnOn(QPainter &painter, const QRect &area, const MapProjection &at,
                                const WorldSpec &spec)
{
    const CardWorld *world = m_store->world(spec);
    if (world == nullptr || !world->spawn.has_value())
        return;
    // Drawn once for all cards, with room around the cell for what is larger than it.
    constexpr double kRoom = 8; // logical pixels
    const int margin = static_cast<int>(std::ceil(kRoom * at.unit));
    const int cell = std::max(1, static_cast<int>(at.scale));
    const int side = cell + 2 * margin;
    if (m_spawnFigure.width() != side) {
        m_spawnFigure = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
        m_spawnFigure.fill(Qt::transparent);
        QPainter figure(&m_spawnFigure);
        const MapProjection alone{{}, QPointF(margin, margin + cell), static_cast<double>(cell), at.unit, {},
                                  {}};
        paintSpawn({figure, alone, currentTheme(), MapStyle::Tiles}, {});
    }
    const QPointF centre = at.centre(*world->spawn);
    const QRectF place(centre - QPointF(side, side) / 2, QSizeF(side, side));
    if (!place.intersects(QRectF(area)))
        return;
    painter.setClipRect(area);
    painter.drawImage(place.topLeft().toPoint(), m_spawnFigure);
    painter.setClipping(false);
}

/// Whether a picture shows what the camera sees, and `margin` cells around it.
bool ContactSheet::isReady(const CardPicture *picture, const CardCamera &camera, int margin) const
{
    if (picture == nullptr || !m_store->isCurrent(*picture) || picture->view.zoom != camera.zoom ||
        picture->view.things != m_thingsShown)
        return false;
    const CellRect view = cardProjection(camera, m_face->mapPixels(), m_face->ratio()).view;
    return covers(picture->view.cells, paintableCells(view, margin, camera.zoom));
}

/// How many cells more than in view are painted while maps are panned, so that not every step needs a
/// picture.
int ContactSheet::panMargin(const CardCamera &camera) const
{
    constexpr int kShare = 4; // of the map's height
    return static_cast<int>(m_face->mapPixels().height() / camera.zoom.scale() / kShare);
}

void ContactSheet::wantCard(int row, std::vector<CardWant> &now, std::vector<CardWant> &later)
{
    const Shown &card = shown(row);
    if (card.failed)
        return;
    const CardCamera camera = cameraOf(card.spec);
    const CardPicture *picture = m_store->picture(card.spec);
    const int margin = m_panned && picture != nullptr ? panMargin(camera) : 0;
    const bool ready = isReady(picture, camera, 0);
    if (!ready || (margin > 0 && !isReady(picture, camera, margin / 2))) {
        const CellRect view = cardProjection(camera, m_face->mapPixels(), m_face->ratio()).view;
        const MapPart wanted{camera.zoom, paintableCells(view, margin, camera.zoom), m_thingsShown};
        (ready ? later : now).push_back({card.spec, wanted});
    }
    const CardWorld *world = m_store->world(card.spec);
    if (world == nullptr || !world->spawnSought)
        later.push_back({card.spec, std::nullopt});
}

/// Has painted what is missing in view, nearest to the middle first; then what makes it complete, and a line
/// of cards above and below, into which one may scroll next.
void ContactSheet::wantPictures()
{
    const Rows view = rowsInView();
    tellRowsInView(view);
    const int middle = viewport()->height() / 2;
    std::vector<int> rows;
    for (int row = view.first; row < view.end; ++row)
        rows.push_back(row);
    std::ranges::stable_sort(rows, {},
                             [&](int row) { return std::abs(cardRect(row).center().y() - middle); });
    std::vector<CardWant> now;
    std::vector<CardWant> later;
    for (const int row : rows)
        wantCard(row, now, later);
    if (now.empty() && later.empty() && !m_press.has_value())
        m_panned = false;
    std::vector<CardWant> around;
    std::vector<CardWant> last;
    for (int row = std::max(0, view.first - m_columns); row < view.first; ++row)
        wantCard(row, around, last);
    for (int row = view.end; row < std::min(rowCount(), view.end + m_columns); ++row)
        wantCard(row, around, last);
    for (std::vector<CardWant> *more : {&later, &around, &last})
        now.insert(now.end(), std::make_move_iterator(more->begin()), std::make_move_iterator(more->end()));
    m_store->want(now);
}

void ContactSheet::tellRowsInView(Rows rows)
{
    if (rows.first == m_toldInView.first && rows.end == m_toldInView.end)
        return;
    m_toldInView = rows;
    emit rowsInViewChanged(rows.first, rows.end);
}

bool ContactSheet::isSettled() const
{
    const Rows view = rowsInView();
    for (int row = view.first; row < view.end; ++row) {
        const WorldSpec spec = specOf(indexOf(row));
        const CardWorld *world = m_store->world(spec);
        if (world != nullptr && world->error.has_value())
            continue;
        if (world == nullptr || !world->spawnSought || !isReady(m_store->picture(spec), cameraOf(spec), 0))
            return false;
    }
    return true;
}

} // namespace cave
