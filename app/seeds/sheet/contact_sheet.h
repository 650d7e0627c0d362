// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_camera.h"
#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sheet/contact_sheet_image.h"
#include "app/seeds/sheet/thumbnail_cache.h"

#include <QAbstractItemModel>
#include <QAbstractScrollArea>
#include <QCache>
#include <QHash>
#include <QItemSelectionModel>
#include <QPersistentModelIndex>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// A sheet of live maps, one for each row of a model of seeds, all seen by one camera.
///
/// Column 0 tells label (Qt::DisplayRole) and the roles of `seed_roles`. Cards are of one size and laid out
/// by arithmetic, so any number of rows costs nothing; maps are painted in other threads, those in view
/// first. A card may be let alone: its map then keeps a camera of its own.
///
/// Mouse: dragging on a map pans, the wheel scrolls, Ctrl+wheel zooms the maps about the pointer. Keys:
/// arrows, Page Up, Page Down, Home, End move from card to card, Shift selects on the way, Ctrl does not
/// select; Space selects or not, Enter opens, F or * stars, L lets a map alone; Alt+arrows pan, + and − zoom,
/// 0 goes back to the origin, Ctrl++ and Ctrl+− change the cards' size.
class ContactSheet : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// `content` tells the kinds of monsters; null: the content that the game ships with.
    explicit ContactSheet(QWidget *parent = nullptr, std::shared_ptr<const Content> content = nullptr);
    ~ContactSheet() override;

    /// Shows the rows of `model`, which is not owned, with a selection model of its own. Null: no cards.
    void setModel(QAbstractItemModel *model);
    [[nodiscard]] QAbstractItemModel *model() const { return m_model; }
    /// Shares a selection with other views; not owned, and of the same model.
    void setSelectionModel(QItemSelectionModel *selection);
    [[nodiscard]] QItemSelectionModel *selectionModel() const { return m_selection; }

    /// Whether chests and monsters are marked on the maps.
    void setThingsShown(bool shown);
    [[nodiscard]] bool thingsShown() const { return m_thingsShown; }
    /// The width that cards should have, in logical pixels: CardFace::kNarrowest .. kWidest. They are a
    /// little wider, so that columns fill the view.
    void setCardWidth(int width);
    [[nodiscard]] int cardWidth() const { return m_cardWidth; }

    /// The camera that all maps share, but for those let alone.
    [[nodiscard]] const CardCamera &camera() const { return m_camera; }
    void setCamera(const CardCamera &camera);
    /// All maps, also those let alone, look at the origin again; those of bounded worlds show all of the
    /// level.
    void resetCamera();
    /// Which level of worlds that have several is shown, from 1. Those with fewer show their last. The whole
    /// level is seen until a map of a bounded world is moved or zoomed; then all of them follow, until
    /// another level is shown.
    void setFloor(int floor);
    [[nodiscard]] int floor() const { return m_floor; }
    /// Zooms the maps, or the current one if it is let alone, about their middle.
    void zoomBy(int steps);
    /// The camera of a card.
    [[nodiscard]] CardCamera cameraOf(const QModelIndex &index) const;
    /// Lets a card's map keep a camera of its own, or gives it back to the one of all.
    void setAlone(const QModelIndex &index, bool alone);
    [[nodiscard]] bool isAlone(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex currentIndex() const;
    /// Makes a card current, scrolls to it and selects only it.
    void setCurrentIndex(const QModelIndex &index);
    void scrollTo(const QModelIndex &index);

    [[nodiscard]] int columnCount() const { return m_columns; }
    // In coordinates of the viewport; empty for rows that there are not.
    [[nodiscard]] QModelIndex indexAt(QPoint position) const;
    [[nodiscard]] QRect cardRect(const QModelIndex &index) const;
    [[nodiscard]] QRect mapRect(const QModelIndex &index) const;
    [[nodiscard]] QRect starRect(const QModelIndex &index) const;
    [[nodiscard]] QRect pinRect(const QModelIndex &index) const;
    /// The cell under a place on a map.
    [[nodiscard]] std::optional<WorldPos> cellAt(QPoint position) const;
    /// The middle of a cell on a card's map, which may be outside the map.
    [[nodiscard]] QPointF cellCentre(const QModelIndex &index, WorldPos cell) const;

    /// Pictures that are wanted and not here yet.
    [[nodiscard]] int pendingPictures() const { return m_store->pendingPictures(); }
    /// True if every map in view is shown as it is, none by what was there before.
    [[nodiscard]] bool isSettled() const;

    /// A picture of these rows, or of all if there are none: what `renderSheet` needs, and may take
    /// elsewhere.
    [[nodiscard]] SheetRequest sheetRequest(const QModelIndexList &indexes, int columns) const;

    [[nodiscard]] QSize sizeHint() const override { return {960, 640}; }

signals:
    void activated(const QModelIndex &index);
    /// A star was clicked, or its key pressed; the model is to be told.
    void starToggled(const QModelIndex &index);
    void contextMenuRequested(const QModelIndex &index, QPoint globalPosition);
    void cellHovered(const QModelIndex &index, cave::WorldPos cell);
    void hoverEnded();
    /// The camera that all share, or one let alone.
    void cameraChanged();
    void aloneChanged(const QModelIndex &index, bool alone);
    void cardWidthChanged(int width);
    /// Rows `first` .. `end` − 1 are the ones in view; told when they change.
    void rowsInViewChanged(int first, int end);
    /// So many maps have come from the other threads.
    void picturesPainted(int count);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void refreshLook();
    /// What a row shows, read once and kept until the model says that it changed.
    struct Shown {
        WorldSpec spec;
        QImage footer;
        QImage overMap;
        bool failed = false;
    };
    /// A mouse button that is held down.
    struct Press {
        QPoint at;
        QPersistentModelIndex index;
        CardCamera camera;
        bool onMap = false;
        bool dragged = false;
    };
    struct Rows {
        int first = 0;
        int end = 0; ///< one past the last
    };

    // Layout: rows and places.
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] QModelIndex indexOf(int row) const;
    [[nodiscard]] QRect cardRect(int row) const;
    [[nodiscard]] qint64 offset() const;
    [[nodiscard]] Rows rowsIn(qint64 top, qint64 bottom) const;
    [[nodiscard]] Rows rowsInView() const;
    [[nodiscard]] QRect partRect(const QModelIndex &index, QRect part) const;
    void layOut();
    void fitScrollBar();
    void relayOut();

    // Contents.
    void connectModel();
    void forgetShown();
    void modelChanged();
    void dataChanged(const QModelIndex &first, const QModelIndex &last);
    void learn(const WorldSpec &spec);
    [[nodiscard]] CardTexts textsOf(int row) const;
    Shown &shown(int row);
    [[nodiscard]] WorldSpec specOf(const QModelIndex &index) const;
    [[nodiscard]] CardCamera cameraOf(const WorldSpec &spec) const;
    [[nodiscard]] CardCamera levelCamera(const WorldSpec &spec) const;

    // Painting and what it needs.
    void paintCard(QPainter &painter, int row);
    void paintMap(QPainter &painter, const QRect &area, const Shown &card);
    static void paintPicture(QPainter &painter, const QRect &area, const CardPicture &picture,
                             const MapProjection &at, Zoom zoom);
    void paintSpawnOn(QPainter &painter, const QRect &area, const MapProjection &at, const WorldSpec &spec);
    [[nodiscard]] bool isReady(const CardPicture *picture, const CardCamera &camera, int margin) const;
    [[nodiscard]] int panMargin(const CardCamera &camera) const;
    void wantPictures();
    void tellRowsInView(Rows rows);
    void wantCard(int row, std::vector<CardWant> &now, std::vector<CardWant> &later);

    // Input.
    void moveCurrent(int row, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] int rowForKey(int key) const;
    bool moveByKey(QKeyEvent *event);
    bool panByKey(QKeyEvent *event);
    bool actByKey(QKeyEvent *event);
    [[nodiscard]] static bool isOwnKey(const QKeyEvent &event);
    void select(const QModelIndex &index, Qt::KeyboardModifiers modifiers);
    void currentChanged(const QModelIndex &current);
    void hover(std::optional<QPoint> position);
    void steer(const QModelIndex &index, const CardCamera &camera);
    [[nodiscard]] QString toolTipAt(QPoint position) const;
    void tellKeys();

    QPointer<QAbstractItemModel> m_model;
    QPointer<QItemSelectionModel> m_selection;
    std::unique_ptr<QItemSelectionModel> m_ownSelection;
    QPersistentModelIndex m_anchor; ///< where a range of selected cards begins

    bool m_thingsShown = true;
    int m_cardWidth;
    CardCamera m_camera;
    QHash<WorldSpec, CardCamera> m_alone;
    int m_floor = 1;
    std::optional<CardCamera> m_levelCamera; ///< of bounded worlds, once one has been moved

    std::unique_ptr<CardFace> m_face;
    int m_columns = 1;
    qint64 m_scrollUnit = 1; ///< pixels that a step of the scroll bar stands for
    QCache<int, Shown> m_shown;
    std::unique_ptr<ThumbnailCache> m_store;
    QImage m_spawnFigure; ///< of one cell size

    std::optional<Press> m_press;
    Rows m_toldInView;
    bool m_panned = false; ///< maps have been panned since the pictures were last all in view
    QPersistentModelIndex m_hovered;
    std::optional<WorldPos> m_hoveredCell;
    int m_wheelRest = 0;
};

} // namespace cave
