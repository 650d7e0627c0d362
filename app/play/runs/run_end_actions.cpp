// SPDX-License-Identifier: MIT
#include "app/play/runs/run_end_actions.h"

#include <QAction>
#include <QWidget>

namespace cave {

RunEndActions::RunEndActions(QWidget *place) : ActionSet(Qt::WidgetWithChildrenShortcut, place)
{
    setObjectName(QStringLiteral("runEndPanel"));
}

} // namespace cave

#include "moc_run_end_actions.cpp"
