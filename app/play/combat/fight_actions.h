// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"

#include <QAction>
#include <QWidget>

namespace cave {

/// The commands of a fight. They outlast the panel that shows one, so that their keys can be read and chosen
/// while no world is open. Its object name is that of the panel, in which the keys work.
class FightActions : public ActionSet {
    Q_OBJECT

public:
    explicit FightActions(QWidget *place = nullptr) : ActionSet(Qt::WidgetWithChildrenShortcut, place)
    {
        setObjectName(QStringLiteral("combatPanel"));
    }

    QAction *step = add(
        {"combat.step", "", "Space; Return; Enter", QT_TR_NOOP("One blow"), QT_TR_NOOP("Exchange one blow")});
    QAction *run =
        toggle({"combat.run", "", "R", QT_TR_NOOP("Run"), QT_TR_NOOP("Start or pause automatic fighting")});
    QAction *finish =
        add({"combat.finish", "", "F", QT_TR_NOOP("Finish"), QT_TR_NOOP("Finish the fight now")});
    /// These three with dice.
    QAction *attack = add({"combat.attack", "", "1; Space; Return; Enter", QT_TR_NOOP("Attack"),
                           QT_TR_NOOP("Attack with a strength roll; the enemy strikes back")});
    QAction *dodge = add({"combat.dodge", "", "2", QT_TR_NOOP("Dodge"),
                          QT_TR_NOOP("Improve your next dodge roll; the enemy attacks")});
    QAction *cast = add({"combat.cast", "", "3; C; I", QT_TR_NOOP("Cast…"),
                         QT_TR_NOOP("Read a scroll; this doesn't end your turn")});
    QAction *goOn = add({"combat.goOn", "", "Enter; Return; Space; Esc", QT_TR_NOOP("Continue"),
                         QT_TR_NOOP("Close the fight")});
    /// The rest in rounds.
    QAction *strike = add({"combat.strike", "", "1; Space; Return; Enter", QT_TR_NOOP("Strike"),
                           QT_TR_NOOP("Strike; the enemy answers")});
    QAction *guard = add({"combat.guard", "", "2; G", QT_TR_NOOP("Guard"),
                          QT_TR_NOOP("Get your armour back and soften the next blow")});
    QAction *swap = add({"combat.swap", "", "3; W", QT_TR_NOOP("Other weapon"),
                         QT_TR_NOOP("Wield another weapon; the enemy strikes")});
    QAction *use =
        add({"combat.use", "", "4; U; I", QT_TR_NOOP("Use…"), QT_TR_NOOP("Drink, read or throw something")});
    QAction *flee = add({"combat.flee", "", "5; L", QT_TR_NOOP("Flee"),
                         QT_TR_NOOP("Leave the fight at the price of a blow")});
    QAction *playOut =
        add({"combat.auto", "", "6; A", QT_TR_NOOP("Auto"), QT_TR_NOOP("Play out the rest of the fight")});
};

} // namespace cave
