// SPDX-License-Identifier: MIT
#include "app/play/runs/run_end_actions.h"

#include "editor/view/style/page_action.h"

#include <QAction>

namespace cave {

RunEndActions::RunEndActions(QObject *parent)
    : QObject(parent)
    , again(makePageAction(*this, "run.again", {Qt::Key_R, Qt::Key_Return, Qt::Key_Enter}))
    , sameSeed(makePageAction(*this, "run.sameSeed", {Qt::Key_S}))
    , watch(makePageAction(*this, "run.watch", {Qt::Key_W}))
    , saveCard(makePageAction(*this, "run.saveCard", {Qt::Key_C}))
    , leave(makePageAction(*this, "run.leave", {Qt::Key_Escape}))
    , goOn(makePageAction(*this, "run.goOn", {Qt::Key_Enter, Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape}))
    , hideDeaths(makePageAction(*this, "run.hideDeaths", {}))
{
    setObjectName(QStringLiteral("runEndPanel"));
    retranslate();
}

void RunEndActions::retranslate()
{
    setActionTexts(*again, tr("Play again"), tr("Start a new run with a new seed"));
    setActionTexts(*sameSeed, tr("Same seed"), tr("Start a new run with the same seed"));
    setActionTexts(*watch, tr("Watch the last minute"), tr("Replay the end of this run"));
    setActionTexts(*saveCard, tr("Save seed card…"), tr("Share this world, with your run as proof"));
    setActionTexts(*leave, tr("Close"), tr("Go to the start page"));
    setActionTexts(*goOn, tr("Continue"), tr("Continue playing; so does any movement key"));
    setActionTexts(*hideDeaths, tr("Don't show again"), tr("The settings can show it again"));
}

} // namespace cave

#include "moc_run_end_actions.cpp"
