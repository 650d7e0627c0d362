// SPDX-License-Identifier: MIT
#include "app/play/combat/fight_actions.h"

#include <QAction>
#include <QWidget>

namespace cave {

FightActions::FightActions(QWidget *place) : ActionSet(Qt::WidgetWithChildrenShortcut, place)
{
    setObjectName(QStringLiteral("combatPanel"));
}

} // namespace cave

#include "moc_fight_actions.cpp"
