// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <span>

class QAction;
class QWidget;

namespace cave {

/// The workbench's commands other than tools, as actions with stable ids. The page connects them.
class WorkbenchActions : public QObject {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit WorkbenchActions(QWidget &page);

    void retranslateUi();
    /// In menu order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const;

    QAction *openFile = nullptr;
    QAction *openFolder = nullptr;
    QAction *openSeed = nullptr;
    QAction *trees = nullptr;
    QAction *newLevel = nullptr;
    QAction *openLevel = nullptr;
    QAction *reload = nullptr;
    QAction *close = nullptr;
    QAction *play = nullptr;
    QAction *saveCopy = nullptr;
    QAction *exportMap = nullptr;
    QAction *goTo = nullptr;
    QAction *find = nullptr;
    QAction *places = nullptr;   ///< find places in this world
    QAction *likeThis = nullptr; ///< search for places like the one shown
    QAction *wholeWorld = nullptr;
    QAction *toPlayer = nullptr;
    QAction *previousLevel = nullptr;
    QAction *nextLevel = nullptr;
    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *things = nullptr;
    QAction *fog = nullptr;
    QAction *grid = nullptr;
    QAction *second = nullptr;

private:
    using Row = ActionRow<QAction * WorkbenchActions::*>;
    static std::span<const Row> rows();
};

} // namespace cave
