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

/// Everything that can be done on the play page, other than walking, as actions with stable ids and
/// shortcuts. They stay in menus and tool bar while worlds come and go; what follows them is the page shown.
class PlayActions : public QObject {
    Q_OBJECT

public:
    /// The shortcuts work in `page` and its children.
    explicit PlayActions(QWidget *page);

    void retranslate();
    /// Enables or disables the actions of both menus.
    void setEnabled(bool on);
    [[nodiscard]] bool areEnabled() const { return m_enabled; }
    /// Enables the actions that apply to the current state of the open world.
    void showFor(const PlaySession &session);
    /// No world is open: nothing can be done, and nothing is switched on that belongs to a world.
    void showNone();

    /// In menu order; null for a separator.
    [[nodiscard]] QList<QAction *> viewActions() const { return m_view; }
    [[nodiscard]] QList<QAction *> playActions() const { return m_play; }
    /// Select an item, in the order of the items; not in a menu.
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
    QAction *legend = nullptr;
    QAction *motion = nullptr;
    QAction *sound = nullptr;
    QAction *sidebar = nullptr;
    QAction *discs = nullptr; ///< show what monsters in view see

    QAction *inventory = nullptr;
    QAction *explore = nullptr;
    QAction *approach = nullptr; ///< walk to the nearest find in view
    QAction *travel = nullptr;
    QAction *interact = nullptr; ///< what can be done with what is at hand; enabled in journeys
    QAction *exit = nullptr;     ///< enabled where levels have exits and movement is by cells
    QAction *examine = nullptr;
    QAction *marker = nullptr;
    QAction *journal = nullptr;
    QAction *realTime = nullptr;   ///< enabled where monsters can act as time passes
    QAction *pause = nullptr;      ///< enabled in real time
    QAction *singleStep = nullptr; ///< these, with free movement while time passes
    QAction *longStep = nullptr;
    QAction *slower = nullptr;
    QAction *faster = nullptr;
    QAction *nextItem = nullptr; ///< these, in worlds with usable items
    QAction *previousItem = nullptr;
    QAction *chat = nullptr; ///< these three are shown in shared worlds only
    QAction *ping = nullptr;
    QAction *follow = nullptr;      ///< follow the next ally
    QAction *allMonsters = nullptr; ///< cheating: show monsters out of view

private:
    using Row = ActionRow<QAction * PlayActions::*>;
    static std::span<const Row> viewRows();
    static std::span<const Row> playRows();

    QList<QAction *> m_view;
    QList<QAction *> m_play;
    QList<QAction *> m_items;
    bool m_enabled = false; ///< as set by `setEnabled`
};

} // namespace cave
