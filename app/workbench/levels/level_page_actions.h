// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"

#include <QAction>
#include <QWidget>

namespace cave {

/// The level editor's commands other than tools, as actions with stable ids. The page connects them.
class LevelPageActions : public ActionSet {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit LevelPageActions(QWidget &page) : ActionSet(page, &page) { grid->setChecked(true); }

    /// In menu order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const
    {
        return {newLevel, open,   nullptr, save, saveAs, revert,  close, nullptr,
                play,     resize, nullptr, grid, zoomIn, zoomOut, whole};
    }

    QAction *newLevel = add(
        {"level.new", "add", "Ctrl+Shift+N", QT_TR_NOOP("&New level…"), QT_TR_NOOP("Create a level file")});
    QAction *open = add({"level.open", "open-file", "Ctrl+Shift+L", QT_TR_NOOP("&Open level…"),
                         QT_TR_NOOP("Edit a level file")});
    QAction *save = add(
        {"level.save", "save", "Ctrl+S", QT_TR_NOOP("&Save level"), QT_TR_NOOP("Write the level's file")});
    QAction *saveAs = add({"level.saveAs", "export", "Ctrl+Shift+S", QT_TR_NOOP("Save &as…"),
                           QT_TR_NOOP("Write the level to another file")});
    QAction *revert = add({"level.revert", "reset", "F5", QT_TR_NOOP("&Reload from disk"),
                           QT_TR_NOOP("Reload the file; this can be undone")});
    QAction *close = add({"level.close", "dismiss", "Ctrl+Shift+W", QT_TR_NOOP("&Close level"),
                          QT_TR_NOOP("Close this level")});
    QAction *play = add({"level.play", "play", "Ctrl+Enter; Ctrl+Return", QT_TR_NOOP("&Play from here"),
                         QT_TR_NOOP("Play this level from the cursor or the selection")});
    QAction *resize = add({"level.resize", "grow", "Ctrl+Alt+S", QT_TR_NOOP("&Resize…"),
                           QT_TR_NOOP("Resize the level; content is kept")});
    QAction *grid =
        toggle({"level.grid", "sheet", "Ctrl+G", QT_TR_NOOP("&Grid"), QT_TR_NOOP("Show grid lines")});
    QAction *zoomIn =
        add({"level.zoomIn", "zoom-in", "Ctrl++", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Zoom in")});
    QAction *zoomOut =
        add({"level.zoomOut", "zoom-out", "Ctrl+-", QT_TR_NOOP("Zoom ou&t"), QT_TR_NOOP("Zoom out")});
    QAction *whole = add({"level.whole", "full-screen", "Home", QT_TR_NOOP("&Whole level"),
                          QT_TR_NOOP("Show the whole level")});
};

} // namespace cave
