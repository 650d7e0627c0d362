// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <span>

class QAction;
class QWidget;

namespace cave {

class PlaySession;

/// Everything that can be done on the play page beside walking, as actions with stable ids and keys.
class PlayActions : public QObject {
    Q_OBJECT

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

    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *centre = nullptr;
    QAction *fog = nullptr;
    QAction *glyphs = nullptr;
    QAction *followSoftly = nullptr;
    QAction *motion = nullptr;
    QAction *discs = nullptr; ///< show what monsters in view see

    QAction *inventory = nullptr;
    QAction *explore = nullptr;
    QAction *travel = nullptr;
    QAction *examine = nullptr;
    QAction *marker = nullptr;
    QAction *journal = nullptr;
    QAction *realTime = nullptr;   ///< enabled where monsters can act as time passes
    QAction *pause = nullptr;      ///< enabled while they do
    QAction *singleStep = nullptr; ///< these, while everything moves freely and time passes
    QAction *longStep = nullptr;
    QAction *slower = nullptr;
    QAction *faster = nullptr;
    QAction *nextItem = nullptr; ///< these, where things are used by key
    QAction *previousItem = nullptr;
    QAction *allMonsters = nullptr; ///< cheating: show those out of view

private:
    using Row = ActionRow<QAction * PlayActions::*>;
    static std::span<const Row> viewRows();
    static std::span<const Row> playRows();

    QList<QAction *> m_view;
    QList<QAction *> m_play;
    QList<QAction *> m_items;
    bool m_enabled = true; ///< as `setEnabled` said
};

} // namespace cave
