// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_actions.h"

#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QWidget>

namespace cave {

WorkbenchActions::WorkbenchActions(QWidget &page) : QObject(&page), openFile(nullptr), m_page(page)
{
    openFile = add("bench.openFile", "open-file", Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    openFolder = add("bench.openFolder", "import");
    openSeed = add("bench.openSeed", "seedling");
    trees = add("bench.trees", "decision-tree", Qt::CTRL | Qt::SHIFT | Qt::Key_T);
    newLevel = add("bench.newLevel", "add", Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    openLevel = add("bench.openLevel", "sheet", Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    reload = add("bench.reload", "reset", Qt::Key_F5);
    close = add("bench.close", "dismiss", Qt::CTRL | Qt::SHIFT | Qt::Key_W);
    play = add("bench.play", "play", Qt::CTRL | Qt::Key_Return);
    saveCopy = add("bench.saveCopy", "duplicate", Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    exportMap = add("bench.export", "export", Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    goTo = add("bench.goTo", "travel", Qt::CTRL | Qt::Key_G);
    find = add("bench.find", "search", QKeySequence::Find);
    wholeWorld = add("bench.wholeWorld", "full-screen", Qt::Key_Home);
    toPlayer = add("bench.toPlayer", "centre", Qt::Key_End);
    previousLevel = add("bench.previousLevel", "level", Qt::CTRL | Qt::Key_PageUp);
    nextLevel = add("bench.nextLevel", "level", Qt::CTRL | Qt::Key_PageDown);
    zoomIn = add("bench.zoomIn", "zoom-in", Qt::CTRL | Qt::Key_Plus);
    zoomOut = add("bench.zoomOut", "zoom-out", Qt::CTRL | Qt::Key_Minus);
    things = add("bench.things", "marker", Qt::ALT | Qt::Key_T);
    fog = add("bench.fog", "fog", Qt::ALT | Qt::Key_F);
    second = add("bench.second", "side-by-side", Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    for (QAction *toggle : {things, fog, second})
        toggle->setCheckable(true);
    things->setChecked(true);
    retranslateUi();
}

QAction *WorkbenchActions::add(const char *id, const char *icon, const QKeySequence &key)
{
    QAction *action = addPageAction(m_page, id, key.isEmpty() ? QList<QKeySequence>() : QList{key});
    action->setIcon(namedIcon(icon));
    return action;
}

QList<QAction *> WorkbenchActions::menu() const
{
    return {openFile,   openFolder, openSeed,  newLevel, openLevel, trees, reload,   close,         nullptr,
            play,       saveCopy,   exportMap, nullptr,  goTo,      find,  toPlayer, previousLevel, nextLevel,
            wholeWorld, zoomIn,     zoomOut,   nullptr,  things,    fog,   second};
}

void WorkbenchActions::retranslateUi()
{
    const auto set = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
    };
    set(openFile, tr("&Open world file…"), tr("Look into any world file, also one that is being played"));
    set(openFolder, tr("Open &folder of the original…"), tr("Look into a world of the original Java game"));
    set(openSeed, tr("Open a &seed…"), tr("Look at a world as its seed makes it"));
    set(trees, tr("&Decision trees…"), tr("Change how monsters decide, and watch what it comes to"));
    set(newLevel, tr("New &level…"), tr("Draw a level file"));
    set(openLevel, tr("Open le&vel…"), tr("Edit a level file"));
    set(reload, tr("&Read again"), tr("Show the file as it is now"));
    set(close, tr("&Close"), tr("Put this world away"));
    set(play, tr("&Play this world"), tr("Go on with this world in Play"));
    set(saveCopy, tr("Save a co&py…"), tr("Write this world to another file, its history too"));
    set(exportMap, tr("&Export map…"), tr("Write a picture, a Tiled map, text or JSON"));
    set(goTo, tr("&Go to…"), tr("Type coordinates to fly there"));
    set(find, tr("F&ind…"), tr("Find chests, monsters and markers in all stored regions"));
    set(wholeWorld, tr("&Whole world"), tr("Show everything that is stored, or all of a level"));
    set(previousLevel, tr("Le&vel before"), tr("Show the level before this one"));
    set(nextLevel, tr("&Next level"), tr("Show the level after this one"));
    set(toPlayer, tr("To the p&layer"), tr("Show where the player stands"));
    set(zoomIn, tr("Zoom &in"), tr("Show less, larger"));
    set(zoomOut, tr("Zoom &out"), tr("Show more, smaller"));
    set(things, tr("&Things"), tr("Show chests, monsters and markers"));
    set(fog, tr("Only what is e&xplored"), tr("Hide what the player has not seen"));
    set(second, tr("Two worlds side &by side"),
        tr("Open another world beside this one, to copy between them"));
}

} // namespace cave
