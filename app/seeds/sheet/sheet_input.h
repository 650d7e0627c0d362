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

/// Mouse and keyboard input of a sheet (see ContactSheet), the hovered card, and the selection of cards.
class SheetInput : public QObject {
    Q_OBJECT

public:
    /// What it works on; all must outlive it.
    struct Parts {
        QWidget &viewport; ///< for mouse coordinates
        const QAbstractItemModel &rows;
        QItemSelectionModel &selection;
        const SheetLayout &layout;
        const CardContents &contents;
        SheetCameras &cameras;
    };
    explicit SheetInput(const Parts &parts) : m_parts(parts) {}

    /// Whether the sheet handles a key even if the window has a shortcut for it.
    [[nodiscard]] static bool isOwnKey(const QKeyEvent &event);
    /// Handles a key; false if it has no meaning here.
    bool press(const QKeyEvent &event);
    /// Handles an event of the viewport; false if it should be handled elsewhere.
    bool take(QEvent &event);
    /// The mouse is at this position; none: it has left.
    void hover(std::optional<QPoint> position);

    /// The current row's card.
    [[nodiscard]] QModelIndex current() const;
    /// Makes a card current and selects it as Qt's views do: alone, with Shift a range, with Ctrl toggling
    /// it.
    void select(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {});
    /// The card under the mouse.
    [[nodiscard]] const QPersistentModelIndex &hovered() const { return m_hovered; }
    /// Whether a mouse button is down.
    [[nodiscard]] bool isHeld() const { return m_held.has_value(); }

signals:
    void activated(const QModelIndex &index);
    void starToggled(const QModelIndex &index);
    /// The user wants cards of this width.
    void cardWidthWanted(int width);
    /// The current card changed and should be scrolled into view.
    void reached(const QModelIndex &index);

private:
    /// A mouse button that is down.
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
    QPersistentModelIndex m_anchor; ///< the start of a range selection
    std::optional<Held> m_held;
    QPersistentModelIndex m_hovered;
    int m_wheelRest = 0;
};

} // namespace cave
