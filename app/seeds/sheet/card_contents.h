// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_camera.h"
#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sheet/thumbnail_cache.h"
#include "core/world/world_spec.h"

#include <QCache>
#include <QCoreApplication>
#include <QImage>

#include <memory>
#include <vector>

class QAbstractItemModel;

namespace cave {

class SheetCameras;
class SheetLayout;

/// What the cards of a sheet show: maps, which other threads paint, those in view first, and texts, which are
/// read and drawn once for each row and kept until they are forgotten.
class CardContents {
    Q_DECLARE_TR_FUNCTIONS(cave::CardContents)

public:
    /// `rows`, `layout` and `cameras` must outlive this. Null content: what the game ships with.
    CardContents(const QAbstractItemModel &rows, const SheetLayout &layout, const SheetCameras &cameras,
                 std::shared_ptr<const Content> content);

    [[nodiscard]] const ThumbnailCache &thumbnails() const { return m_thumbnails; }
    /// Paints in the look of now, with `ratio` device pixels a logical one.
    void setStyle(double ratio);
    /// Whether chests and monsters are marked on the maps.
    void setThingsShown(bool shown) { m_thingsShown = shown; }
    [[nodiscard]] bool thingsShown() const { return m_thingsShown; }

    /// Draws a row's card at the painter's origin, whose unit is a device pixel. Of the map there is its
    /// picture, or the one before, moved and stretched to where it belongs.
    void draw(QPainter &painter, int row, CardState state);
    /// Has painted what is missing in view, nearest to the middle first; then what makes it complete, and a
    /// line of cards above and below, into which one may scroll next. True if nothing was missing in view.
    bool want();
    /// True if every map in view is shown as it is, none by what was there before.
    [[nodiscard]] bool isSettled() const;

    [[nodiscard]] CardTexts textsOf(int row) const;
    /// All that is known of a row, as rich text.
    [[nodiscard]] QString toolTip(int row) const;
    void forgetTexts() { m_cards.clear(); }
    void forgetTexts(int first, int last);

private:
    struct Card {
        WorldSpec spec;
        QImage footer;
        QImage overMap;
        bool failed = false; ///< there is no such world
    };
    using Wants = std::vector<CardWant>;

    const Card &card(int row);
    [[nodiscard]] QString errorOf(const WorldSpec &spec) const;
    [[nodiscard]] MapProjection projection(const CardCamera &camera) const;
    void drawMap(QPainter &painter, const WorldSpec &spec);
    void drawSpawn(QPainter &painter, const QRect &area, const MapProjection &at, const WorldSpec &spec);
    [[nodiscard]] bool isReady(const CardPicture *picture, const CardCamera &camera, int margin) const;
    void wantCard(int row, Wants &now, Wants &later);

    const QAbstractItemModel &m_rows;
    const SheetLayout &m_layout;
    const SheetCameras &m_cameras;
    ThumbnailCache m_thumbnails;
    bool m_thingsShown = true;
    QCache<int, Card> m_cards;
    QImage m_spawnFigure; ///< of one cell size
};

} // namespace cave
