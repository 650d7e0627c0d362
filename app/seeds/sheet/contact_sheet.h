// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/contact_sheet_image.h"
#include "app/seeds/sheet/sheet_layout.h"

#include <QAbstractScrollArea>
#include <QModelIndexList>

#include <memory>

class QAbstractItemModel;
class QItemSelectionModel;

namespace cave {

class CardContents;
class SheetCameras;
class SheetInput;

/// A sheet of live maps, one for each row of a model of seeds, with one shared camera.
///
/// Column 0 has the label (Qt::DisplayRole) and the roles of `seed_roles`. Cards have one size and are laid
/// out arithmetically, so the number of rows doesn't matter; maps are painted in other threads, visible ones
/// first. A card can be detached: its map then has its own camera.
///
/// Mouse: dragging on a map pans, the wheel scrolls, Ctrl+wheel zooms the maps about the pointer. Keys:
/// arrows, Page Up, Page Down, Home, End move from card to card, with Shift extending the selection and with
/// Ctrl keeping it; Space toggles the selection, Enter opens, F or * stars, L detaches a map; Alt+arrows pan,
/// + and − zoom, 0 goes back to the origin, Ctrl++ and Ctrl+− change the cards' size.
class ContactSheet : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// Shows `rows` with a selection that other views may share; both must outlive this. `content` has the
    /// kinds of monsters; null for the built-in content.
    ContactSheet(const QAbstractItemModel &rows, QItemSelectionModel &selection,
                 std::shared_ptr<const Content> content = nullptr);
    ~ContactSheet() override;

    [[nodiscard]] const QAbstractItemModel &rows() const { return m_rows; }
    [[nodiscard]] QItemSelectionModel &selection() const { return m_selection; }
    [[nodiscard]] const SheetLayout &cards() const { return m_cards; }
    [[nodiscard]] SheetCameras &cameras() const { return *m_cameras; }
    [[nodiscard]] const CardContents &contents() const { return *m_contents; }

    /// Makes a card current, scrolls to it, and selects it alone.
    void setCurrentIndex(const QModelIndex &index);
    /// Whether chests and monsters are marked on the maps.
    void setThingsShown(bool shown);
    /// See `SheetLayout::setCardWidth`.
    void setCardWidth(int width);

    /// A request for a picture of these rows, or of all if empty: for `renderSheet`, in any thread.
    [[nodiscard]] SheetRequest sheetRequest(const QModelIndexList &indexes, int columns) const;

    [[nodiscard]] QSize sizeHint() const override { return {960, 640}; }

signals:
    void activated(const QModelIndex &index);
    /// A star was clicked or its key pressed; the owner should change the model.
    void starToggled(const QModelIndex &index);
    void contextMenuRequested(const QModelIndex &index, QPoint globalPosition);
    void cardWidthChanged(int width);
    /// Rows `first` .. `end` − 1 are now visible.
    void rowsInViewChanged(int first, int end);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void refreshLook();
    void layOut();
    void fitScrollBar();
    void resetRows();
    void followRows(int first);
    void describeCurrent();
    void describeKeys();
    void reportRowsInView();

    const QAbstractItemModel &m_rows;
    QItemSelectionModel &m_selection;
    SheetLayout m_cards;
    std::unique_ptr<SheetCameras> m_cameras;
    std::unique_ptr<CardContents> m_contents;
    std::unique_ptr<SheetInput> m_input;
    SheetLayout::Rows m_reportedRows;
};

} // namespace cave
