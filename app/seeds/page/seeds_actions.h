// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <span>

class QAction;
class QActionGroup;
class QWidget;

namespace cave {

/// The commands of Seeds, as actions with stable ids. The page connects them.
class SeedsActions : public QObject {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit SeedsActions(QWidget &page);

    void retranslateUi();
    /// In menu order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const;
    /// Actions for the current seed, for a context menu.
    [[nodiscard]] QList<QAction *> ofSeed() const;
    /// The views, one of which is checked.
    [[nodiscard]] QList<QAction *> views() const;

    QAction *sheet = nullptr;
    QAction *table = nullptr;
    QAction *plots = nullptr;
    QAction *compare = nullptr;
    QAction *play = nullptr;
    QAction *inspect = nullptr;
    QAction *largeMap = nullptr;
    QAction *places = nullptr;   ///< find places in one world
    QAction *likeThis = nullptr; ///< search for places like the one shown
    QAction *star = nullptr;
    QAction *copySeed = nullptr;
    QAction *copyLink = nullptr;
    QAction *copyCommand = nullptr;
    QAction *openCard = nullptr;
    QAction *saveCard = nullptr;
    QAction *saveMap = nullptr;
    QAction *saveSheet = nullptr;
    QAction *saveRows = nullptr;
    QAction *copyRows = nullptr;
    QAction *find = nullptr;
    QAction *back = nullptr; ///< back to the source's seeds
    QAction *things = nullptr;
    QAction *previousFloor = nullptr;
    QAction *nextFloor = nullptr;
    QAction *sidePanel = nullptr;
    QAction *details = nullptr;

private:
    using Row = ActionRow<QAction * SeedsActions::*>;
    static std::span<const Row> rows();
};

} // namespace cave
