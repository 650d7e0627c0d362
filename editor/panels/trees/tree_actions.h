// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <span>

class QAction;
class QWidget;

namespace cave {

class EditHistory;

/// What can be done in an editor of decision trees, as actions with stable ids. The editor connects them and
/// lets those be used that make sense at the chosen node.
class TreeActions : public QObject {
    Q_OBJECT

public:
    /// Keys of those for nodes work in `tree`, of the others in all of `editor`, which owns the actions.
    TreeActions(QWidget &editor, QWidget &tree, EditHistory &history);

    void retranslate();
    /// Null entries are separators.
    [[nodiscard]] QList<QAction *> toolBar() const;
    [[nodiscard]] QList<QAction *> nodeMenu() const;

    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *cut = nullptr;
    QAction *copy = nullptr;
    QAction *paste = nullptr;
    QAction *askNo = nullptr;   ///< a question above, to which what is here is no
    QAction *askYes = nullptr;  ///< likewise yes
    QAction *keepNo = nullptr;  ///< the question goes, what is under no stays
    QAction *keepYes = nullptr; ///< likewise yes
    QAction *swap = nullptr;
    QAction *remove = nullptr;
    QAction *addTree = nullptr;
    QAction *duplicateTree = nullptr;
    QAction *deleteTree = nullptr;

private:
    using Row = ActionRow<QAction * TreeActions::*>;
    static std::span<const Row> rows();
};

} // namespace cave
