// SPDX-License-Identifier: MIT
#include "app/workbench/levels/level_page_actions.h"

#include <QAction>
#include <QWidget>

#include <array>

namespace cave {

std::span<const LevelPageActions::Row> LevelPageActions::rows()
{
    static constexpr std::array kRows{
        Row{&LevelPageActions::newLevel, "level.new", "add", "Ctrl+Shift+N", QT_TR_NOOP("&New level…"),
            QT_TR_NOOP("Create a level file")},
        Row{&LevelPageActions::open, "level.open", "open-file", "Ctrl+Shift+L", QT_TR_NOOP("&Open level…"),
            QT_TR_NOOP("Edit a level file")},
        Row{&LevelPageActions::save, "level.save", "save", "Ctrl+S", QT_TR_NOOP("&Save level"),
            QT_TR_NOOP("Write the level's file")},
        Row{&LevelPageActions::saveAs, "level.saveAs", "export", "Ctrl+Shift+S", QT_TR_NOOP("Save &as…"),
            QT_TR_NOOP("Write the level to another file")},
        Row{&LevelPageActions::revert, "level.revert", "reset", "F5", QT_TR_NOOP("&Reload from disk"),
            QT_TR_NOOP("Reload the file; this can be undone")},
        Row{&LevelPageActions::close, "level.close", "dismiss", "Ctrl+Shift+W", QT_TR_NOOP("&Close level"),
            QT_TR_NOOP("Close this level")},
        Row{&LevelPageActions::play, "level.play", "play", "Ctrl+Enter; Ctrl+Return",
            QT_TR_NOOP("&Play from here"), QT_TR_NOOP("Play this level from the cursor or the selection")},
        Row{&LevelPageActions::resize, "level.resize", "grow", "Ctrl+Alt+S", QT_TR_NOOP("&Resize…"),
            QT_TR_NOOP("Resize the level; content is kept")},
        Row{&LevelPageActions::grid, "level.grid", "sheet", "Ctrl+G", QT_TR_NOOP("&Grid"),
            QT_TR_NOOP("Show grid lines")},
        Row{&LevelPageActions::zoomIn, "level.zoomIn", "zoom-in", "Ctrl++", QT_TR_NOOP("Zoom &in"),
            QT_TR_NOOP("Zoom in")},
        Row{&LevelPageActions::zoomOut, "level.zoomOut", "zoom-out", "Ctrl+-", QT_TR_NOOP("Zoom ou&t"),
            QT_TR_NOOP("Zoom out")},
        Row{&LevelPageActions::whole, "level.whole", "full-screen", "Home", QT_TR_NOOP("&Whole level"),
            QT_TR_NOOP("Show the whole level")}};
    return kRows;
}

LevelPageActions::LevelPageActions(QWidget &page) : QObject(&page)
{
    for (const Row &row : rows())
        this->*row.key = addPageAction(page, row);
    grid->setCheckable(true);
    grid->setChecked(true);
    retranslateUi();
}

QList<QAction *> LevelPageActions::menu() const
{
    return {newLevel, open,   nullptr, save, saveAs, revert,  close, nullptr,
            play,     resize, nullptr, grid, zoomIn, zoomOut, whole};
}

void LevelPageActions::retranslateUi()
{
    for (const Row &row : rows())
        setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
}

} // namespace cave

#include "moc_level_page_actions.cpp"
