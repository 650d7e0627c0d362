// SPDX-License-Identifier: MIT
#include "app/workbench/levels/level_page_actions.h"

#include <QAction>
#include <QWidget>

namespace cave {

LevelPageActions::LevelPageActions(QWidget &page) : ActionSet(page, &page)
{
    grid->setChecked(true);
}

QList<QAction *> LevelPageActions::menu() const
{
    return {newLevel, open,   nullptr, save, saveAs, revert,  close, nullptr,
            play,     resize, nullptr, grid, zoomIn, zoomOut, whole};
}

} // namespace cave

#include "moc_level_page_actions.cpp"
