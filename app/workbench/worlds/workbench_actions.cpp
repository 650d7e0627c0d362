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
            QT_TR_NOOP("&Open world file…"),
            QT_TR_NOOP("Look into any world file, also one that is being played")},
        Row{&WorkbenchActions::openFolder, "bench.openFolder", "import", "",
            QT_TR_NOOP("Open &folder of the original…"),
            QT_TR_NOOP("Look into a world of the original Java game")},
        Row{&WorkbenchActions::openSeed, "bench.openSeed", "seedling", "", QT_TR_NOOP("Open a &seed…"),
            QT_TR_NOOP("Look at a world as its seed makes it")},
        Row{&WorkbenchActions::trees, "bench.trees", "decision-tree", "Ctrl+Shift+T",
            QT_TR_NOOP("&Decision trees…"),
            QT_TR_NOOP("Change how monsters decide, and watch what it comes to")},
        Row{&WorkbenchActions::newLevel, "bench.newLevel", "add", "Ctrl+Shift+N", QT_TR_NOOP("New &level…"),
            QT_TR_NOOP("Draw a level file")},
        Row{&WorkbenchActions::openLevel, "bench.openLevel", "sheet", "Ctrl+Shift+L",
            QT_TR_NOOP("Open le&vel…"), QT_TR_NOOP("Edit a level file")},
        Row{&WorkbenchActions::reload, "bench.reload", "reset", "F5", QT_TR_NOOP("&Read again"),
            QT_TR_NOOP("Show the file as it is now")},
        Row{&WorkbenchActions::close, "bench.close", "dismiss", "Ctrl+Shift+W", QT_TR_NOOP("&Close"),
            QT_TR_NOOP("Put this world away")},
        Row{&WorkbenchActions::play, "bench.play", "play", "Ctrl+Return", QT_TR_NOOP("&Play this world"),
            QT_TR_NOOP("Go on with this world in Play")},
        Row{&WorkbenchActions::saveCopy, "bench.saveCopy", "duplicate", "Ctrl+Shift+S",
            QT_TR_NOOP("Save a co&py…"), QT_TR_NOOP("Write this world to another file, its history too")},
        Row{&WorkbenchActions::exportMap, "bench.export", "export", "Ctrl+Shift+E",
            QT_TR_NOOP("&Export map…"), QT_TR_NOOP("Write a picture, a Tiled map, text or JSON")},
        Row{&WorkbenchActions::goTo, "bench.goTo", "travel", "Ctrl+G", QT_TR_NOOP("&Go to…"),
            QT_TR_NOOP("Type coordinates to fly there")},
        Row{&WorkbenchActions::find, "bench.find", "search", "Ctrl+F", QT_TR_NOOP("F&ind…"),
            QT_TR_NOOP("Find chests, monsters and markers in all stored regions")},
        Row{&WorkbenchActions::wholeWorld, "bench.wholeWorld", "full-screen", "Home",
            QT_TR_NOOP("&Whole world"), QT_TR_NOOP("Show everything that is stored, or all of a level")},
        Row{&WorkbenchActions::toPlayer, "bench.toPlayer", "centre", "End", QT_TR_NOOP("To the p&layer"),
            QT_TR_NOOP("Show where the player stands")},
        Row{&WorkbenchActions::previousLevel, "bench.previousLevel", "level", "Ctrl+PgUp",
            QT_TR_NOOP("Le&vel before"), QT_TR_NOOP("Show the level before this one")},
        Row{&WorkbenchActions::nextLevel, "bench.nextLevel", "level", "Ctrl+PgDown",
            QT_TR_NOOP("&Next level"), QT_TR_NOOP("Show the level after this one")},
        Row{&WorkbenchActions::zoomIn, "bench.zoomIn", "zoom-in", "Ctrl++", QT_TR_NOOP("Zoom &in"),
            QT_TR_NOOP("Show less, larger")},
        Row{&WorkbenchActions::zoomOut, "bench.zoomOut", "zoom-out", "Ctrl+-", QT_TR_NOOP("Zoom &out"),
            QT_TR_NOOP("Show more, smaller")},
        Row{&WorkbenchActions::things, "bench.things", "marker", "Alt+T", QT_TR_NOOP("&Things"),
            QT_TR_NOOP("Show chests, monsters and markers")},
        Row{&WorkbenchActions::fog, "bench.fog", "fog", "Alt+F", QT_TR_NOOP("Only what is e&xplored"),
            QT_TR_NOOP("Hide what the player has not seen")},
        Row{&WorkbenchActions::second, "bench.second", "side-by-side", "Ctrl+Shift+B",
            QT_TR_NOOP("Two worlds side &by side"),
            QT_TR_NOOP("Open another world beside this one, to copy between them")}};
    return kRows;
}

WorkbenchActions::WorkbenchActions(QWidget &page) : QObject(&page)
{
    for (const Row &row : rows())
        this->*row.key = addPageAction(page, row);
    for (QAction *toggle : {things, fog, second})
        toggle->setCheckable(true);
    things->setChecked(true);
    retranslateUi();
}

QList<QAction *> WorkbenchActions::menu() const
{
    return {openFile,   openFolder, openSeed,  newLevel, openLevel, trees, reload,   close,         nullptr,
            play,       saveCopy,   exportMap, nullptr,  goTo,      find,  toPlayer, previousLevel, nextLevel,
            wholeWorld, zoomIn,     zoomOut,   nullptr,  things,    fog,   second};
}

void WorkbenchActions::retranslateUi()
{
    for (const Row &row : rows())
        setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
}

} // namespace cave
