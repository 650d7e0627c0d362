// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"

#include <QAction>
#include <QWidget>

namespace cave {

/// The commands of Seeds, as actions with stable ids. The page connects them.
class SeedsActions : public ActionSet {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit SeedsActions(QWidget &page) : ActionSet(page, &page) { oneOf(views()); }

    /// In menu order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const
    {
        return {sheet,         table,     plots,    compare, nullptr,  play,      inspect,   largeMap,
                places,        likeThis,  star,     nullptr, copySeed, copyLink,  copyRows,  copyCommand,
                nullptr,       openCard,  saveCard, nullptr, saveMap,  saveSheet, saveRows,  nullptr,
                previousFloor, nextFloor, nullptr,  back,    find,     things,    sidePanel, details};
    }

    /// Actions for the current seed, for a context menu.
    [[nodiscard]] QList<QAction *> ofSeed() const
    {
        return {play,     inspect,  compare,     largeMap, places,   likeThis, nullptr, star,    nullptr,
                copySeed, copyLink, copyCommand, nullptr,  saveCard, saveMap,  nullptr, copyRows};
    }

    /// The views, one of which is checked.
    [[nodiscard]] QList<QAction *> views() const { return {sheet, table, plots, compare}; }

    QAction *sheet =
        add({"seeds.sheet", "sheet", "Alt+1", QT_TR_NOOP("&Maps"), QT_TR_NOOP("A map of every seed")});
    QAction *table = add(
        {"seeds.table", "table", "Alt+2", QT_TR_NOOP("&Table"), QT_TR_NOOP("Seeds and metrics in columns")});
    QAction *plots = add({"seeds.plots", "plot", "Alt+3", QT_TR_NOOP("&Plots"),
                          QT_TR_NOOP("Distribution of one or two metrics")});
    QAction *compare = add({"seeds.compare", "compare", "Alt+4", QT_TR_NOOP("&Compare"),
                            QT_TR_NOOP("Compare the selected seeds")});
    QAction *play = add({"seeds.play", "play", "Ctrl+Enter; Ctrl+Return", QT_TR_NOOP("Play &this…"),
                         QT_TR_NOOP("Create and play a world from this seed")});
    QAction *inspect = add({"seeds.inspect", "inspect", "Alt+Enter; Alt+Return", QT_TR_NOOP("&Inspect this"),
                            QT_TR_NOOP("Inspect this world")});
    QAction *largeMap = add({"seeds.largeMap", "full-screen", "Ctrl+M", QT_TR_NOOP("Lar&ge map…"),
                             QT_TR_NOOP("Show a large map with coordinates, a ruler and links")});
    QAction *places =
        add({"seeds.places", "search", "Ctrl+Shift+F", QT_TR_NOOP("Find places in this worl&d…"),
             QT_TR_NOOP("Find places in this world by a sketch or a condition"), QT_TR_NOOP("Find places…")});
    QAction *likeThis =
        add({"seeds.likeThis", "search", "", QT_TR_NOOP("Li&ke this place…"),
             QT_TR_NOOP("Search for worlds with a place like the one in the middle of this map")});
    QAction *star = toggle(
        {"seeds.star", "star", "Ctrl+D", QT_TR_NOOP("&Star"), QT_TR_NOOP("Add this seed to your library")});
    QAction *copySeed = add({"seeds.copySeed", "copy-seed", "Ctrl+C", QT_TR_NOOP("Copy &seed"),
                             QT_TR_NOOP("Copy the selected seeds, one per line")});
    QAction *copyLink =
        add({"seeds.copyLink", "copy", "", QT_TR_NOOP("Copy li&nk"),
             QT_TR_NOOP("Copy this world and the place shown as a line of text that others can paste")});
    QAction *copyCommand =
        add({"seeds.copyCommand", "command", "Ctrl+Shift+C", QT_TR_NOOP("Copy as c&ommand"),
             QT_TR_NOOP("Copy a command line that measures this seed")});
    QAction *openCard = add({"seeds.openCard", "card", "Ctrl+Shift+O", QT_TR_NOOP("&Open seed card…"),
                             QT_TR_NOOP("Open a seed card from someone else")});
    QAction *saveCard = add({"seeds.saveCard", "save", "Ctrl+Shift+S", QT_TR_NOOP("Sa&ve seed card…"),
                             QT_TR_NOOP("Save a small file to share this seed")});
    QAction *saveMap = add({"seeds.saveMap", "export", "", QT_TR_NOOP("Save m&ap as picture…"),
                            QT_TR_NOOP("Save a picture of this map in any size")});
    QAction *saveSheet = add({"seeds.saveSheet", "export", "", QT_TR_NOOP("Save s&heet as picture…"),
                              QT_TR_NOOP("Save one picture of all maps shown")});
    QAction *saveRows = add({"seeds.saveRows", "export", "Ctrl+Shift+E", QT_TR_NOOP("&Export table…"),
                             QT_TR_NOOP("Export metrics as CSV or JSON")});
    QAction *copyRows = add({"seeds.copyRows", "copy", "", QT_TR_NOOP("Copy &rows"),
                             QT_TR_NOOP("Copy metrics for a spreadsheet")});
    QAction *find =
        add({"seeds.find", "filter", "Ctrl+F", QT_TR_NOOP("&Filter"), QT_TR_NOOP("Filter these seeds")});
    /// Back to the source's seeds.
    QAction *back = add({"seeds.back", "back", "Backspace", QT_TR_NOOP("Bac&k to the source"),
                         QT_TR_NOOP("Show the source's seeds again")});
    QAction *things = toggle({"seeds.things", "marker", "Alt+T", QT_TR_NOOP("C&hests and monsters"),
                              QT_TR_NOOP("Mark chests and monsters on the maps")});
    QAction *previousFloor = add({"seeds.previousFloor", "back", ",", QT_TR_NOOP("Floor a&bove"),
                                  QT_TR_NOOP("Show the previous floor of every dungeon")});
    QAction *nextFloor = add({"seeds.nextFloor", "step-on", ".", QT_TR_NOOP("Floor belo&w"),
                              QT_TR_NOOP("Show the next floor of every dungeon")});
    QAction *sidePanel = toggle({"seeds.sidePanel", "panel", "F9", QT_TR_NOOP("Source and searc&h"),
                                 QT_TR_NOOP("Show or hide the source and search panel")});
    QAction *details = toggle({"seeds.details", "details", "F10", QT_TR_NOOP("Detai&ls"),
                               QT_TR_NOOP("Show or hide the details of the current seed")});
};

} // namespace cave
