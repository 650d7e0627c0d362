// SPDX-License-Identifier: MIT
#include "app/play/combat/fight_actions.h"

#include "editor/view/style/page_action.h"

#include <QAction>

namespace cave {

FightActions::FightActions(QObject *parent)
    : QObject(parent)
    , step(makePageAction(*this, "combat.step", {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}))
    , run(makePageAction(*this, "combat.run", {Qt::Key_R}))
    , finish(makePageAction(*this, "combat.finish", {Qt::Key_F}))
    , attack(
          makePageAction(*this, "combat.attack", {Qt::Key_1, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}))
    , dodge(makePageAction(*this, "combat.dodge", {Qt::Key_2}))
    , cast(makePageAction(*this, "combat.cast", {Qt::Key_3, Qt::Key_C, Qt::Key_I}))
    , goOn(makePageAction(*this, "combat.goOn",
                          {Qt::Key_Enter, Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape}))
    , strike(
          makePageAction(*this, "combat.strike", {Qt::Key_1, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}))
    , guard(makePageAction(*this, "combat.guard", {Qt::Key_2, Qt::Key_G}))
    , swap(makePageAction(*this, "combat.swap", {Qt::Key_3, Qt::Key_W}))
    , use(makePageAction(*this, "combat.use", {Qt::Key_4, Qt::Key_U, Qt::Key_I}))
    , flee(makePageAction(*this, "combat.flee", {Qt::Key_5, Qt::Key_L}))
    , playOut(makePageAction(*this, "combat.auto", {Qt::Key_6, Qt::Key_A}))
{
    setObjectName(QStringLiteral("combatPanel"));
    run->setCheckable(true);
    retranslate();
}

QList<QAction *> FightActions::all() const
{
    return {step, run, finish, attack, dodge, cast, goOn, strike, guard, swap, use, flee, playOut};
}

void FightActions::retranslate()
{
    setActionTexts(*step, tr("One blow"), tr("Exchange one blow"));
    setActionTexts(*run, tr("Run"), tr("Start or pause automatic fighting"));
    setActionTexts(*finish, tr("Finish"), tr("Finish the fight now"));
    setActionTexts(*attack, tr("Attack"), tr("Attack with a strength roll; the enemy strikes back"));
    setActionTexts(*dodge, tr("Dodge"), tr("Improve your next dodge roll; the enemy attacks"));
    setActionTexts(*cast, tr("Cast…"), tr("Read a scroll; this doesn't end your turn"));
    setActionTexts(*goOn, tr("Continue"), tr("Close the fight"));
    setActionTexts(*strike, tr("Strike"), tr("Strike; the enemy answers"));
    setActionTexts(*guard, tr("Guard"), tr("Get your armour back and soften the next blow"));
    setActionTexts(*swap, tr("Other weapon"), tr("Wield another weapon; the enemy strikes"));
    setActionTexts(*use, tr("Use…"), tr("Drink, read or throw something"));
    setActionTexts(*flee, tr("Flee"), tr("Leave the fight at the price of a blow"));
    setActionTexts(*playOut, tr("Auto"), tr("Play out the rest of the fight"));
}

} // namespace cave

#include "moc_fight_actions.cpp"
