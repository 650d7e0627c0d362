// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_actions.h"

#include <QAction>
#include <QWidget>

#include <array>

namespace cave {

std::span<const WorkbenchActions::Row> WorkbenchActions::rows()
{
    static constexpr std::array kRows{
        Row{&WorkbenchActions::openFile, "bench.openFile", "open-file", "Ctrl+Shift+O",
            QT_TR_NOOP("&Open world file…"), QT_TR_NOOP("Inspect any world file, even one being played")},
        Row{&WorkbenchActions::openFolder, "bench.openFolder", "import", "",
            QT_TR_NOOP("Open &folder of the original…"),
            QT_TR_NOOP("Inspect a world of the original Java game")},
        Row{&WorkbenchActions::openSeed, "bench.openSeed", "seedling", "", QT_TR_NOOP("Open a &seed…"),
            QT_TR_NOOP("Inspect a world as generated from its seed")},
        Row{&WorkbenchActions::trees, "bench.trees", "decision-tree", "Ctrl+Shift+T",
            QT_TR_NOOP("&Decision trees…"), QT_TR_NOOP("Edit how monsters decide, with a live trial")},
        Row{&WorkbenchActions::newLevel, "bench.newLevel", "add", "Ctrl+Shift+N", QT_TR_NOOP("New &level…"),
            QT_TR_NOOP("Draw a level file")},
        Row{&WorkbenchActions::openLevel, "bench.openLevel", "sheet", "Ctrl+Shift+L",
            QT_TR_NOOP("Open le&vel…"), QT_TR_NOOP("Edit a level file")},
        Row{&WorkbenchActions::reload, "bench.reload", "reset", "F5", QT_TR_NOOP("&Reload"),
            QT_TR_NOOP("Reload the file")},
        Row{&WorkbenchActions::close, "bench.close", "dismiss", "Ctrl+Shift+W", QT_TR_NOOP("&Close"),
            QT_TR_NOOP("Close this world")},
        Row{&WorkbenchActions::play, "bench.play", "play", "Ctrl+Enter; Ctrl+Return",
            QT_TR_NOOP("&Play this world"), QT_TR_NOOP("Continue this world in Play")},
        Row{&WorkbenchActions::saveCopy, "bench.saveCopy", "duplicate", "Ctrl+Shift+S",
            QT_TR_NOOP("Save a co&py…"), QT_TR_NOOP("Save this world, with its history, to another file")},
        Row{&WorkbenchActions::exportMap, "bench.export", "export", "Ctrl+Shift+E",
            QT_TR_NOOP("&Export map…"), QT_TR_NOOP("Export a picture, Tiled map, text or JSON")},
        Row{&WorkbenchActions::goTo, "bench.goTo", "travel", "Ctrl+G", QT_TR_NOOP("&Go to…"),
            QT_TR_NOOP("Go to coordinates")},
        Row{&WorkbenchActions::find, "bench.find", "search", "Ctrl+F", QT_TR_NOOP("F&ind…"),
            QT_TR_NOOP("Find chests, monsters and markers in stored regions")},
        Row{&WorkbenchActions::places, "bench.places", "search", "Ctrl+Shift+F",
            QT_TR_NOOP("Find pl&aces in this world…"),
            QT_TR_NOOP("Find places in this world by a sketch or a condition")},
        Row{&WorkbenchActions::likeThis, "bench.likeThis", "search", "", QT_TR_NOOP("Li&ke this place…"),
            QT_TR_NOOP("Search for worlds with a place like the selection, or like the middle of the map")},
        Row{&WorkbenchActions::wholeWorld, "bench.wholeWorld", "full-screen", "Home",
            QT_TR_NOOP("&Whole world"), QT_TR_NOOP("Zoom to all stored regions, or the whole level")},
        Row{&WorkbenchActions::toPlayer, "bench.toPlayer", "centre", "End", QT_TR_NOOP("Go to p&layer"),
            QT_TR_NOOP("Go to the player")},
        Row{&WorkbenchActions::previousLevel, "bench.previousLevel", "level", "Ctrl+PgUp",
            QT_TR_NOOP("Pre&vious level"), QT_TR_NOOP("Show the previous level")},
        Row{&WorkbenchActions::nextLevel, "bench.nextLevel", "level", "Ctrl+PgDown",
            QT_TR_NOOP("&Next level"), QT_TR_NOOP("Show the next level")},
        Row{&WorkbenchActions::zoomIn, "bench.zoomIn", "zoom-in", "Ctrl++", QT_TR_NOOP("Zoom &in"),
            QT_TR_NOOP("Zoom in")},
        Row{&WorkbenchActions::zoomOut, "bench.zoomOut", "zoom-out", "Ctrl+-", QT_TR_NOOP("Zoom &out"),
            QT_TR_NOOP("Zoom out")},
        Row{&WorkbenchActions::things, "bench.things", "marker", "Alt+T", QT_TR_NOOP("&Things"),
            QT_TR_NOOP("Show chests, monsters and markers")},
        Row{&WorkbenchActions::fog, "bench.fog", "fog", "Alt+F", QT_TR_NOOP("&Explored only"),
            QT_TR_NOOP("Hide unexplored cells")},
        Row{&WorkbenchActions::grid, "bench.grid", "table", "", QT_TR_NOOP("G&rid"),
            QT_TR_NOOP("Show lines at round coordinates")},
        Row{&WorkbenchActions::second, "bench.second", "side-by-side", "Ctrl+Shift+B",
            QT_TR_NOOP("Two worlds side &by side"),
            QT_TR_NOOP("Open another world next to this one, to copy between them")}};
    return kRows;
}

WorkbenchActions::WorkbenchActions(QWidget &page) : QObject(&page)
{
    for (const Row &row : rows())
        this->*row.key = addPageAction(page, row);
    for (QAction *toggle : {things, fog, grid, second})
        toggle->setCheckable(true);
    things->setChecked(true);
    retranslateUi();
}

QList<QAction *> WorkbenchActions::menu() const
{
    return {openFile, openFolder, openSeed, newLevel, openLevel,     trees,     reload,
            close,    nullptr,    play,     saveCopy, exportMap,     nullptr,   goTo,
            find,     places,     likeThis, toPlayer, previousLevel, nextLevel, wholeWorld,
            zoomIn,   zoomOut,    nullptr,  things,   fog,           grid,      second};
}

void WorkbenchActions::retranslateUi()
{
    for (const Row &row : rows())
        setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
}

} // namespace cave

#include "moc_workbench_actions.cpp"
