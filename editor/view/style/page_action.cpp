// SPDX-License-Identifier: MIT
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QWidget>

namespace cave {

QAction *addPageAction(QWidget &page, const char *id, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(&page);
    action->setObjectName(QLatin1String(id));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page.addAction(action);
    return action;
}

} // namespace cave
