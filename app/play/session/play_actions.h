// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"

namespace cave {

class PlaySession;

/// Everything that can be done on the play page, other than walking, as actions with stable ids and
/// shortcuts. They stay in menus and tool bar while worlds come and go; what follows them is the page shown.
class PlayActions final : public ActionSet {
    Q_OBJECT

public:
    /// The shortcuts work in `page` and its children.
    explicit PlayActions(QWidget &page);

    void retranslate() override;
    /// Enables or disables the actions of both menus.
    void setEnabled(bool on);
    [[nodiscard]] bool areEnabled() const { return m_enabled; }
    /// Enables the actions that apply to the current state of the open world.
    void showFor(const PlaySession &session);
    /// No world is open: nothing can be done, and nothing is switched on that belongs to a world.
    void showNone();

    /// In menu order; null for a separator.
    [[nodiscard]] QList<QAction *> viewActions() const;
    [[nodiscard]] QList<QAction *> playActions() const;
    [[nodiscard]] QList<QAction *> toolBarActions() const;
    /// Select an item, in the order of the items; not in a menu.
    [[nodiscard]] const QList<QAction *> &itemActions() const { return m_items; }

    QAction *zoomIn =
        add({"zoomIn", "zoom-in", "+; =; Ctrl++", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Make the map larger")});
    QAction *zoomOut = add(
        {"zoomOut", "zoom-out", "-; Ctrl+-", QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Make the map smaller")});
    QAction *centre = add({"centreOnPlayer", "centre", "C; Home", QT_TR_NOOP("&Centre on player"),
                           QT_TR_NOOP("Centre the view on the player and follow")});
    QAction *fog = toggle({"fog", "fog", "F", QT_TR_NOOP("&Fog"), QT_TR_NOOP("Show only the explored area")});
    QAction *glyphs = toggle(
        {"glyphs", "glyphs", "G", QT_TR_NOOP("&Glyphs"), QT_TR_NOOP("Draw the map with ASCII characters")});
    QAction *followSoftly = toggle({"followSoftly", "follow", "T", QT_TR_NOOP("&Smooth follow"),
                                    QT_TR_NOOP("Let the view follow the player smoothly")});
    QAction *motion =
        toggle({"motion", "", "", QT_TR_NOOP("&Animate"), QT_TR_NOOP("Animate steps, light and zoom")});
    QAction *sound = toggle(
        {"play.sound", "sound", "Ctrl+M", QT_TR_NOOP("Soun&d"), QT_TR_NOOP("Play the sounds of the game")});
    QAction *sidebar = toggle({"play.sidebar", "", "Ctrl+B", QT_TR_NOOP("Side&bar"),
                               QT_TR_NOOP("Show your condition and what is in view beside the map")});
    QAction *discs = toggle({"play.discs", "discs", "V", QT_TR_NOOP("What monsters s&ee"),
                             QT_TR_NOOP("Show the area of effect of monsters in view")});
    QAction *legend = toggle({"play.legend", "", "Shift+V", QT_TR_NOOP("&Legend"),
                              QT_TR_NOOP("Explain the marks and colours of the map")});
    QAction *inventory = add({"play.inventory", "inventory", "I", QT_TR_NOOP("&Inventory"),
                              QT_TR_NOOP("Inventory and equipment")});
    QAction *explore = add({"play.explore", "explore", "O", QT_TR_NOOP("Ex&plore"),
                            QT_TR_NOOP("Walk to unexplored places automatically, until something happens")});
    QAction *approach = add({"play.approach", "", "Shift+O", QT_TR_NOOP("&Go to nearest find"),
                             QT_TR_NOOP("Walk to the nearest chest, item or exit in view")});
    QAction *travel = add({"play.travel", "travel", "_; Ctrl+G", QT_TR_NOOP("&Travel…"),
                           QT_TR_NOOP("Walk to a remembered place")});
    /// What can be done with what is at hand; enabled in journeys.
    QAction *interact =
        add({"play.interact", "", "Space; B", QT_TR_NOOP("&Use what is here"),
             QT_TR_NOOP("Trade at a camp, take from a pedestal, ask a shrine or free a captive")});
    /// Enabled where levels have exits and movement is by cells.
    QAction *exit = add(
        {"play.exit", "", ">", QT_TR_NOOP("&Go to the exit"), QT_TR_NOOP("Walk to the exit of this level")});
    QAction *examine = toggle({"play.examine", "examine", "X", QT_TR_NOOP("E&xamine"),
                               QT_TR_NOOP("Examine the map with a cursor")});
    QAction *marker = add({"play.marker", "marker", "N; Shift+N", QT_TR_NOOP("&Note this place…"),
                           QT_TR_NOOP("Put a marker with a note on the map")});
    QAction *journal = add({"play.journal", "journal", "Ctrl+J", QT_TR_NOOP("&Journal"),
                            QT_TR_NOOP("Statistics of this world and all others")});
    /// Enabled where monsters can act as time passes, on the machine that keeps the time.
    QAction *realTime = toggle({"play.realTime", "real-time", "Ctrl+T", QT_TR_NOOP("&Real time"),
                                QT_TR_NOOP("Monsters act as time passes, not only after your moves")});
    QAction *pause = toggle({"play.pause", "pause", "P; Space", QT_TR_NOOP("Pa&use"),
                             QT_TR_NOOP("Stop time until you continue")});
    /// These, with free movement while time passes.
    QAction *singleStep = add({"play.singleStep", "single-step", ".", QT_TR_NOOP("One &step of time"),
                               QT_TR_NOOP("Pause and advance by 1/64 second")});
    QAction *longStep = add({"play.longStep", "long-step", "Shift+.; >", QT_TR_NOOP("Eight steps of time"),
                             QT_TR_NOOP("Pause and advance by 1/8 second")});
    QAction *slower = add({"play.slower", "slower", "[", QT_TR_NOOP("S&lower"),
                           QT_TR_NOOP("Slow time down to a half or a quarter")});
    QAction *faster = add({"play.faster", "faster", "]", QT_TR_NOOP("&Faster"),
                           QT_TR_NOOP("Speed time up, to normal at most")});
    /// These, in worlds with usable items.
    QAction *nextItem =
        add({"play.nextItem", "next-item", "E", QT_TR_NOOP("Wield ne&xt item"),
             QT_TR_NOOP("Wield the next usable item; by turns, wield or wear what is better than yours")});
    QAction *previousItem =
        add({"play.previousItem", "previous-item", "Q", QT_TR_NOOP("Wield pre&vious item"),
             QT_TR_NOOP("Wield the previous usable item")});
    /// These three are shown in shared worlds only.
    QAction *chat = add({"play.chat", "", "Enter; Return", QT_TR_NOOP("C&hat…"),
                         QT_TR_NOOP("Write a line to the other players")});
    QAction *ping = add({"play.ping", "", "Z", QT_TR_NOOP("Poin&t at this place"),
                         QT_TR_NOOP("Show the other players where you stand or what you examine")});
    QAction *follow =
        add({"play.follow", "", "Shift+Z", QT_TR_NOOP("Foll&ow player"),
             QT_TR_NOOP("Let the view follow the next player; after the last one it follows you again")});
    /// Cheating.
    QAction *allMonsters = toggle({"ui.debug", "", "Ctrl+Shift+D", QT_TR_NOOP("Show &all monsters"),
                                   QT_TR_NOOP("Cheat: show monsters that you can't see")});

private:
    QList<QAction *> m_items;
    bool m_ownTime = true;  ///< this machine keeps the time
    bool m_enabled = false; ///< as set by `setEnabled`
};

} // namespace cave
