// SPDX-License-Identifier: MIT
#include "app/workbench/levels/level_page_actions.h"

#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QWidget>

namespace cave {

LevelPageActions::LevelPageActions(QWidget &page) : QObject(&page), newLevel(nullptr), m_page(page)
{
    newLevel = add("level.new", "add", Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    open = add("level.open", "open-file", Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    save = add("level.save", "save", QKeySequence::Save);
    saveAs = add("level.saveAs", "export", Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    revert = add("level.revert", "reset", Qt::Key_F5);
    close = add("level.close", "dismiss", Qt::CTRL | Qt::SHIFT | Qt::Key_W);
    play = add("level.play", "play", Qt::CTRL | Qt::Key_Return);
    resize = add("level.resize", "grow", Qt::CTRL | Qt::ALT | Qt::Key_S);
    grid = add("level.grid", "sheet", Qt::CTRL | Qt::Key_G);
    zoomIn = add("level.zoomIn", "zoom-in", Qt::CTRL | Qt::Key_Plus);
    zoomOut = add("level.zoomOut", "zoom-out", Qt::CTRL | Qt::Key_Minus);
    whole = add("level.whole", "full-screen", Qt::Key_Home);
    grid->setCheckable(true);
    grid->setChecked(true);
    retranslateUi();
}

QAction *LevelPageActions::add(const char *id, const char *icon, const QKeySequence &key)
{
    QAction *action = addPageAction(m_page, id, {key});
    action->setIcon(namedIcon(icon));
    return action;
}

QList<QAction *> LevelPageActions::menu() const
{
    return {newLevel, open,   nullptr, save, saveAs, revert,  close, nullptr,
            play,     resize, nullptr, grid, zoomIn, zoomOut, whole};
}

void LevelPageActions::retranslateUi()
{
    const auto set = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
    };
    set(newLevel, tr("&New level…"), tr("Begin a level file"));
    set(open, tr("&Open level…"), tr("Edit a level file"));
    set(save, tr("&Save level"), tr("Write the level's file"));
    set(saveAs, tr("Save &as…"), tr("Write the level to another file"));
    set(revert, tr("Read the file a&new"), tr("Show what is in the file now; this can be undone"));
    set(close, tr("&Close level"), tr("Put this level away"));
    set(play, tr("&Play from here"), tr("Try this level, beginning at the cursor or at what is selected"));
    set(resize, tr("&Resize…"), tr("Give the level another size; its content is kept"));
    set(grid, tr("&Grid"), tr("Show the lines between tiles"));
    set(zoomIn, tr("Zoom &in"), tr("Show less, larger"));
    set(zoomOut, tr("Zoom ou&t"), tr("Show more, smaller"));
    set(whole, tr("&Whole level"), tr("Show all of the level"));
}

} // namespace cave
