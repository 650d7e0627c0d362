// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace cave {

/// The commands at the end of a run. They outlast the panel that shows it, so that their keys can be read and
/// chosen while no world is open. Its object name is that of the panel, in which the keys work.
class RunEndActions : public QObject {
    Q_OBJECT

public:
    explicit RunEndActions(QObject *parent = nullptr);

    /// Those of a run that is over; the panel has others for what else it shows.
    void retranslate();
    [[nodiscard]] QList<QAction *> all() const { return keyActions() + QList<QAction *>{hideDeaths}; }
    /// Those with keys: for the overview of them.
    [[nodiscard]] QList<QAction *> keyActions() const
    {
        return {again, sameSeed, watch, saveCard, leave, goOn};
    }

    QAction *again;
    QAction *sameSeed;
    QAction *watch;
    QAction *saveCard;
    QAction *leave;
    QAction *goOn;       ///< after a death that isn't the end
    QAction *hideDeaths; ///< the same
};

} // namespace cave
