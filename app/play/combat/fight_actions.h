// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace cave {

/// The commands of a fight. They outlast the panel that shows one, so that their keys can be read and chosen
/// while no world is open. Its object name is that of the panel, in which the keys work.
class FightActions : public QObject {
    Q_OBJECT

public:
    explicit FightActions(QObject *parent = nullptr);

    void retranslate();
    [[nodiscard]] QList<QAction *> all() const;

    QAction *step;
    QAction *run;
    QAction *finish;
    QAction *attack; ///< these three with dice
    QAction *dodge;
    QAction *cast;
    QAction *goOn;
    QAction *strike; ///< the rest in rounds
    QAction *guard;
    QAction *swap;
    QAction *use;
    QAction *flee;
    QAction *playOut;
};

} // namespace cave
