// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <span>

class QAction;
class QWidget;

namespace cave {

/// The level editor's commands other than tools, as actions with stable ids. The page connects them.
class LevelPageActions : public QObject {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit LevelPageActions(QWidget &page);

    void retranslateUi();
    /// In menu order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const;

    QAction *newLevel = nullptr;
    QAction *open = nullptr;
    QAction *save = nullptr;
    QAction *saveAs = nullptr;
    QAction *revert = nullptr;
    QAction *close = nullptr;
    QAction *play = nullptr;
    QAction *resize = nullptr;
    QAction *grid = nullptr;
    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *whole = nullptr;

private:
    using Row = ActionRow<QAction * LevelPageActions::*>;
    static std::span<const Row> rows();
};

} // namespace cave
