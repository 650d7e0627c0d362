// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace cave {

class PlaySession;

/// Everything that can be done on the play page beside walking, as actions with stable ids and keys.
class PlayActions : public QObject {
    Q_OBJECT

    QList<QAction *> m_view;
    QList<QAction *> m_play;
    QList<QAction *> m_items;

public:
    /// The actions' keys work in `page` and what is in it.
    explicit PlayActions(QWidget *page);

    void retranslate();
    /// Lets the actions of both menus be used, or not.
    void setEnabled(bool on);
    /// Lets those be used that have a meaning in the open world as it is now.
    void showFor(const PlaySession &session);

    /// In menu order; null stands for a separator.
    [[nodiscard]] QList<QAction *> viewActions() const { return m_view; }
    [[nodiscard]] QList<QAction *> playActions() const { return m_play; }
    /// Which item is taken in hand, in the order of the items; not in a menu.
    [[nodiscard]] const QList<QAction *> &itemActions() const { return m_items; }
    [[nodiscard]] QList<QAction *> toolBarActions() const
    {
        return {zoomIn, zoomOut, centre,  nullptr, inventory, explore, examine,
                marker, travel,  journal, nullptr, discs,     realTime};
    }

    QAction *const zoomIn;
    QAction *const zoomOut;
    QAction *const centre;
    QAction *const fog;
    QAction *const glyphs;
    QAction *const followSoftly;
    QAction *const motion;
    QAction *const discs; ///< show what monsters in view see

    QAction *const inventory;
    QAction *const explore;
    QAction *const travel;
    QAction *const examine;
    QAction *const marker;
    QAction *const journal;
    QAction *const realTime;   ///< enabled where monsters can act as time passes
    QAction *const pause;      ///< enabled while they do
    QAction *const singleStep; ///< these, while everything moves freely and time passes
    QAction *const longStep;
    QAction *const slower;
    QAction *const faster;
    QAction *const nextItem; ///< these, where things are used by key
    QAction *const previousItem;
    QAction *const allMonsters; ///< cheating: show those out of view

private:
    /// `icon` may be null.
    QAction *add(QList<QAction *> &list, const char *id, const char *icon, const QList<QKeySequence> &keys);

    bool m_enabled = true; ///< as `setEnabled` said
};

} // namespace cave
