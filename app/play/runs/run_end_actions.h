// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/action_set.h"

#include <QAction>
#include <QWidget>

namespace cave {

/// The commands at the end of a run. They outlast the panel that shows it, so that their keys can be read and
/// chosen while no world is open. Its object name is that of the panel, in which the keys work. The texts are
/// those of a run that is over; the panel has others for what else it shows.
class RunEndActions : public ActionSet {
    Q_OBJECT

public:
    explicit RunEndActions(QWidget *place = nullptr) : ActionSet(Qt::WidgetWithChildrenShortcut, place)
    {
        setObjectName(QStringLiteral("runEndPanel"));
    }

    /// Those with keys: for the overview of them.
    [[nodiscard]] QList<QAction *> keyActions() const
    {
        return {again, sameSeed, watch, why, saveCard, leave, goOn};
    }

    QAction *again = add({"run.again", "", "R; Return; Enter", QT_TR_NOOP("Play again"),
                          QT_TR_NOOP("Start a new run with a new seed")});
    QAction *sameSeed = add(
        {"run.sameSeed", "", "S", QT_TR_NOOP("Same seed"), QT_TR_NOOP("Start a new run with the same seed")});
    QAction *watch = add({"run.watch", "", "W", QT_TR_NOOP("Watch the last minute"),
                          QT_TR_NOOP("Replay the end of this run")});
    /// After a death.
    QAction *why =
        add({"run.why", "", "E", QT_TR_NOOP("Why?"),
             QT_TR_NOOP("Show the turn of the death in the replay: what the monsters saw, and why it "
                        "came to it")});
    QAction *saveCard = add({"run.saveCard", "", "C", QT_TR_NOOP("Save seed card…"),
                             QT_TR_NOOP("Share this world, with your run as proof")});
    QAction *leave = add({"run.leave", "", "Esc", QT_TR_NOOP("Close"), QT_TR_NOOP("Go to the start page")});
    /// These after a death that isn't the end.
    QAction *goOn = add({"run.goOn", "", "Enter; Return; Space; Esc", QT_TR_NOOP("Continue"),
                         QT_TR_NOOP("Continue playing; so does any movement key")});
    QAction *hideDeaths = add({"run.hideDeaths", "", "", QT_TR_NOOP("Don't show again"),
                               QT_TR_NOOP("The settings can show it again")});
};

} // namespace cave
