// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_actions.h"

#include <QAction>
#include <QWidget>

namespace cave {

WorkbenchActions::WorkbenchActions(QWidget &page) : ActionSet(page, &page)
{
    things->setChecked(true);
}

QList<QAction *> WorkbenchActions::menu() const
{
    return {openFile, openFolder, openSeed, newLevel, openLevel,     trees,     reload,
            close,    nullptr,    play,     saveCopy, exportMap,     nullptr,   goTo,
            find,     places,     likeThis, toPlayer, previousLevel, nextLevel, wholeWorld,
            zoomIn,   zoomOut,    nullptr,  things,   fog,           grid,      second};
}

} // namespace cave

#include "moc_workbench_actions.cpp"
