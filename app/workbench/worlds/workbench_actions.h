// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"

#include <QAction>
#include <QWidget>

namespace cave {

/// The workbench's commands other than tools, as actions with stable ids. The page connects them.
class WorkbenchActions : public ActionSet {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit WorkbenchActions(QWidget &page) : ActionSet(page, &page) { things->setChecked(true); }

    /// In menu order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const
    {
        return {openFile, openFolder, openSeed, newLevel, openLevel,     trees,     reload,
                close,    nullptr,    play,     saveCopy, exportMap,     nullptr,   goTo,
                find,     places,     likeThis, toPlayer, previousLevel, nextLevel, wholeWorld,
                zoomIn,   zoomOut,    nullptr,  things,   fog,           grid,      second};
    }

    QAction *openFile = add({"bench.openFile", "open-file", "Ctrl+Shift+O", QT_TR_NOOP("&Open world file…"),
                             QT_TR_NOOP("Inspect any world file, even one being played")});
    QAction *openFolder = add({"bench.openFolder", "import", "", QT_TR_NOOP("Open &folder of the original…"),
                               QT_TR_NOOP("Inspect a world of the original Java game")});
    QAction *openSeed = add({"bench.openSeed", "seedling", "", QT_TR_NOOP("Open a &seed…"),
                             QT_TR_NOOP("Inspect a world as generated from its seed")});
    QAction *trees = add({"bench.trees", "decision-tree", "Ctrl+Shift+T", QT_TR_NOOP("&Decision trees…"),
                          QT_TR_NOOP("Edit how monsters decide, with a live trial")});
    QAction *newLevel = add({"bench.newLevel", "add", "Ctrl+Shift+N", QT_TR_NOOP("New &level…"),
                             QT_TR_NOOP("Draw a level file")});
    QAction *openLevel = add({"bench.openLevel", "sheet", "Ctrl+Shift+L", QT_TR_NOOP("Open le&vel…"),
                              QT_TR_NOOP("Edit a level file")});
    QAction *reload =
        add({"bench.reload", "reset", "F5", QT_TR_NOOP("&Reload"), QT_TR_NOOP("Reload the file")});
    QAction *close =
        add({"bench.close", "dismiss", "Ctrl+Shift+W", QT_TR_NOOP("&Close"), QT_TR_NOOP("Close this world")});
    QAction *play = add({"bench.play", "play", "Ctrl+Enter; Ctrl+Return", QT_TR_NOOP("&Play this world"),
                         QT_TR_NOOP("Continue this world in Play")});
    QAction *saveCopy = add({"bench.saveCopy", "duplicate", "Ctrl+Shift+S", QT_TR_NOOP("Save a co&py…"),
                             QT_TR_NOOP("Save this world, with its history, to another file")});
    QAction *exportMap = add({"bench.export", "export", "Ctrl+Shift+E", QT_TR_NOOP("&Export map…"),
                              QT_TR_NOOP("Export a picture, Tiled map, text or JSON")});
    QAction *goTo =
        add({"bench.goTo", "travel", "Ctrl+G", QT_TR_NOOP("&Go to…"), QT_TR_NOOP("Go to coordinates")});
    QAction *find = add({"bench.find", "search", "Ctrl+F", QT_TR_NOOP("F&ind…"),
                         QT_TR_NOOP("Find chests, monsters and markers in stored regions")});
    QAction *places =
        add({"bench.places", "search", "Ctrl+Shift+F", QT_TR_NOOP("Find pl&aces in this world…"),
             QT_TR_NOOP("Find places in this world by a sketch or a condition")});
    QAction *likeThis =
        add({"bench.likeThis", "search", "", QT_TR_NOOP("Li&ke this place…"),
             QT_TR_NOOP("Search for worlds with a place like the selection, or like the middle of the map")});
    QAction *wholeWorld = add({"bench.wholeWorld", "full-screen", "Home", QT_TR_NOOP("&Whole world"),
                               QT_TR_NOOP("Zoom to all stored regions, or the whole level")});
    QAction *toPlayer =
        add({"bench.toPlayer", "centre", "End", QT_TR_NOOP("Go to p&layer"), QT_TR_NOOP("Go to the player")});
    QAction *previousLevel = add({"bench.previousLevel", "level", "Ctrl+PgUp", QT_TR_NOOP("Pre&vious level"),
                                  QT_TR_NOOP("Show the previous level")});
    QAction *nextLevel = add({"bench.nextLevel", "level", "Ctrl+PgDown", QT_TR_NOOP("&Next level"),
                              QT_TR_NOOP("Show the next level")});
    QAction *zoomIn =
        add({"bench.zoomIn", "zoom-in", "Ctrl++", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Zoom in")});
    QAction *zoomOut =
        add({"bench.zoomOut", "zoom-out", "Ctrl+-", QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Zoom out")});
    QAction *things = toggle({"bench.things", "marker", "Alt+T", QT_TR_NOOP("&Things"),
                              QT_TR_NOOP("Show chests, monsters and markers")});
    QAction *fog = toggle(
        {"bench.fog", "fog", "Alt+F", QT_TR_NOOP("&Explored only"), QT_TR_NOOP("Hide unexplored cells")});
    QAction *grid = toggle(
        {"bench.grid", "table", "", QT_TR_NOOP("G&rid"), QT_TR_NOOP("Show lines at round coordinates")});
    QAction *second =
        toggle({"bench.second", "side-by-side", "Ctrl+Shift+B", QT_TR_NOOP("Two worlds side &by side"),
                QT_TR_NOOP("Open another world next to this one, to copy between them")});
};

} // namespace cave
