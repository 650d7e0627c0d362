// SPDX-License-Identifier: MIT
#include "app/play/map/sight_dock.h"

#include "editor/view/form/bindings.h"
#include "editor/view/style/page_action.h"

#include <QAction>

namespace cave {

SightDock::SightDock()
{
    setObjectName(QStringLiteral("sightDock"));
    QAction *toggle = toggleViewAction();
    toggle->setObjectName(QStringLiteral("play.sightDebugger"));
    toggle->setShortcut(QKeySequence(Qt::Key_F9));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(toggle); // so that its shortcut also closes it from inside
    bindTexts(*this, [this] { retranslate(); });
}

void SightDock::retranslate()
{
    setWindowTitle(tr("Sight debugger"));
    setActionTexts(*toggleViewAction(), tr("Sight de&bugger"),
                   tr("Show lines of sight and explain them, including hidden monsters"));
}

} // namespace cave

#include "moc_sight_dock.cpp"
