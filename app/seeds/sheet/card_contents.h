// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_camera.h"
#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sheet/thumbnail_cache.h"
#include "core/base/geometry.h"
#include "core/world/world_spec.h"

#include <QCache>
#include <QCoreApplication>
#include <QImage>

#include <memory>
#include <optional>
#include <vector>

class QAbstractItemModel;

namespace cave {

class SheetCameras;
class SheetLayout;

/// The contents of a sheet's cards: maps, which other threads paint, visible ones first, and texts, which are
/// read and painted once per row and cached.
class CardContents {
    Q_DECLARE_TR_FUNCTIONS(cave::CardContents)

public:
    /// `rows`, `layout` and `cameras` must outlive this. Null content: the built-in tables.
    CardContents(const QAbstractItemModel &rows, const SheetLayout &layout, const SheetCameras &cameras,
                 std::shared_ptr<const Content> content);

    [[nodiscard]] const ThumbnailCache &thumbnails() const { return m_thumbnails; }
    /// Applies the current theme, with `ratio` device pixels per logical pixel.
    void setStyle(double ratio);
    /// Whether chests and monsters are marked on the maps.
    void setThingsShown(bool shown) { m_thingsShown = shown; }
    [[nodiscard]] bool thingsShown() const { return m_thingsShown; }

    /// Paints a row's card at the painter's origin, in device pixels. If the map's picture isn't ready, the
    /// previous one is moved and scaled.
    void draw(QPainter &painter, int row, CardState state);
    /// Requests missing pictures: visible ones, nearest to the centre first; then what completes them, and
    /// one line of cards above and below for scrolling. True if nothing visible was missing.
    bool want();
    /// True if the pictures of all visible maps are up to date.
    [[nodiscard]] bool isSettled() const;

    [[nodiscard]] CardTexts textsOf(int row) const;
    /// Everything known of a row, as rich text.
    [[nodiscard]] QString toolTip(int row) const;
    void forgetTexts() { m_cards.clear(); }
    /// The texts and places of these rows may have changed. True if those of a visible one have.
    bool refreshTexts(int first, int last);
    /// Rows from here on have moved.
    void forgetTextsFrom(int first);

private:
    struct Card {
        WorldSpec spec;
        CardTexts texts;
        QImage footer;
        QImage overMap;
        std::optional<CellRect> place; ///< where a sketch was found
        bool failed = false;           ///< there is no such world
    };
    using Wants = std::vector<CardWant>;

    const Card &card(int row);
    [[nodiscard]] CardTexts shownTexts(int row, const WorldSpec &spec) const;
    [[nodiscard]] std::optional<CellRect> placeOf(int row) const;
    [[nodiscard]] QString errorOf(const WorldSpec &spec) const;
    [[nodiscard]] MapProjection projection(const CardCamera &camera) const;
    void drawMap(QPainter &painter, const WorldSpec &spec);
    void drawPlace(QPainter &painter, const Card &card) const;
    void drawSpawn(QPainter &painter, const QRect &area, const MapProjection &at, const WorldSpec &spec);
    [[nodiscard]] bool isReady(const CardPicture *picture, const CardCamera &camera, int margin) const;
    void wantCard(int row, Wants &now, Wants &later);

    const QAbstractItemModel &m_rows;
    const SheetLayout &m_layout;
    const SheetCameras &m_cameras;
    ThumbnailCache m_thumbnails;
    bool m_thingsShown = true;
    QCache<int, Card> m_cards;
    QImage m_spawnFigure; ///< at one cell size
};

} // namespace cave
