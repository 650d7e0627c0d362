// SPDX-License-Identifier: MIT
#include "app/shell/window/shell_actions.h"

#include "editor/view/style/action_set.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QWidget>

namespace cave {

ShellActions::ShellActions(QWidget *window) : ActionSet(Qt::WindowShortcut, window)
{
    settings->setMenuRole(QAction::PreferencesRole);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    oneOf({followSystem, dark, light});
    oneOf(places());
    retranslate();
}

QList<QAction *> ShellActions::places() const
{
    return {playPlace, seedsPlace, inspectPlace, editPlace};
}

void ShellActions::retranslate()
{
    ActionSet::retranslate();
    setActionTexts(*fullScreen, fullScreen->text(), fullScreen->statusTip().arg(shownKey(Qt::Key_Escape)));
}

} // namespace cave

#include "moc_shell_actions.cpp"
