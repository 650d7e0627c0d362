// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/seed_worlds.h"
#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/world_spec.h"
#include "editor/view/style/theme.h"

#include <QCache>
#include <QCoreApplication>
#include <QImage>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QAbstractItemModel;
class QThreadPool;

namespace cave {

class SheetCameras;
class SheetLayout;

/// A picture of a part of a world.
struct CardPicture {
    QImage image;
    MapPart view;
    int revision = 0; ///< of the style it was painted with
};

/// What is known of a world in addition to its pictures.
struct CardWorld {
    std::optional<Error> error; ///< why it can't be generated
    bool spawnSought = false;
    std::optional<WorldPos> spawn; ///< none if not requested, or if there is no such cell
};

/// A request about a world: a picture, or its spawn.
struct CardWant {
    WorldSpec spec;
    std::optional<MapPart> view; ///< none: the spawn

    friend bool operator==(const CardWant &, const CardWant &) = default;
};

/// A cache of the painted maps of many worlds, filled by other threads and limited in bytes.
///
/// Requests are processed in the given order; a new list replaces the old one, so that nothing is spent on
/// what has scrolled out of view. The latest picture of each world is kept until the next is ready. Pictures
/// are keyed by world, so sorting and filtering don't paint any again.
class ThumbnailCache : public QObject {
    Q_OBJECT

public:
    /// Null for the built-in content.
    explicit ThumbnailCache(std::shared_ptr<const Content> content = nullptr, QObject *parent = nullptr);
    ~ThumbnailCache() override;

    /// Sets colours, and device pixels per logical pixel. Pictures of another style are kept but are no
    /// longer current.
    void setStyle(const Theme &theme, double unit);

    /// The latest picture, or null; valid until the event loop runs again.
    [[nodiscard]] const CardPicture *picture(const WorldSpec &spec) const { return m_pictures.object(spec); }
    /// Whether a picture has the current style.
    [[nodiscard]] bool isCurrent(const CardPicture &picture) const { return picture.revision == m_revision; }
    /// What is known of a world; null if it was never requested. Valid until the event loop runs again.
    [[nodiscard]] const CardWorld *world(const WorldSpec &spec) const { return m_worlds.object(spec); }

    /// Processes these in other threads in the given order; replaces previous requests.
    void want(const std::vector<CardWant> &wants);
    /// The number of pictures requested but not painted yet.
    [[nodiscard]] int pendingPictures() const;

signals:
    /// This many pictures were painted.
    void picturesPainted(int count);
    /// The world can't be generated, or its spawn is known.
    void worldLearned(const cave::WorldSpec &spec);

private:
    /// The result of a request.
    struct Made {
        std::optional<Error> error; ///< why there is no such world
        QImage image;
        std::optional<WorldPos> spawn;
    };
    class Work;
    void collect();
    void restart();

    std::shared_ptr<const Content> m_content;
    Theme m_theme;
    double m_unit = 1;
    int m_revision = 0;
    QCache<WorldSpec, CardPicture> m_pictures;
    QCache<WorldSpec, CardWorld> m_worlds;
    std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<Work> m_work;
};

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
