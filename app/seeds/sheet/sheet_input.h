// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_camera.h"

#include <QObject>
#include <QPersistentModelIndex>
#include <QPoint>

#include <optional>

class QAbstractItemModel;
class QItemSelectionModel;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace cave {

class CardContents;
class SheetCameras;
class SheetLayout;

/// What mouse and keys do to the cards of a sheet (see ContactSheet), which card the mouse is on, and how
/// cards are selected.
class SheetInput : public QObject {
    Q_OBJECT

public:
    /// What it works on; all must outlive it.
    struct Parts {
        QWidget &viewport; ///< in whose coordinates the mouse is
        const QAbstractItemModel &rows;
        QItemSelectionModel &selection;
        const SheetLayout &layout;
        const CardContents &contents;
        SheetCameras &cameras;
    };
    explicit SheetInput(const Parts &parts) : m_parts(parts) {}

    /// Whether a key is meant for the cards even where the window has an action for it.
    [[nodiscard]] static bool isOwnKey(const QKeyEvent &event);
    /// Does what a key asks for; false if it asks for nothing.
    bool press(const QKeyEvent &event);
    /// Does what an event of the viewport asks for; false if others are to have it.
    bool take(QEvent &event);
    /// The mouse is there now; none: it has left.
    void hover(std::optional<QPoint> position);

    /// The current row's card.
    [[nodiscard]] QModelIndex current() const;
    /// Makes a card current and selects it as Qt's own views do: alone, with Shift from where a selection
    /// began, with Ctrl one more or one less.
    void select(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {});
    /// The card that the mouse is on.
    [[nodiscard]] const QPersistentModelIndex &hovered() const { return m_hovered; }
    /// Whether a button is held down.
    [[nodiscard]] bool isHeld() const { return m_held.has_value(); }

signals:
    void activated(const QModelIndex &index);
    void starToggled(const QModelIndex &index);
    /// Cards are to be of this width.
    void cardWidthWanted(int width);
    /// A card was gone to and should be in view.
    void reached(const QModelIndex &index);

private:
    /// A mouse button that is held down.
    struct Held {
        QPoint at;
        QPersistentModelIndex index;
        CardCamera camera;
        bool onMap = false;
        bool dragged = false;
    };

    bool pan(const QKeyEvent &event);
    bool act(const QKeyEvent &event);
    bool move(const QKeyEvent &event);
    bool zoom(QWheelEvent &event);
    void hold(const QMouseEvent &event);
    void drag(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    [[nodiscard]] QString toolTipAt(QPoint position) const;

    const Parts m_parts;
    QPersistentModelIndex m_anchor; ///< where a range of selected cards begins
    std::optional<Held> m_held;
    QPersistentModelIndex m_hovered;
    int m_wheelRest = 0;
};

} // namespace cave
