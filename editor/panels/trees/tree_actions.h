// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

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

    QAction *undo;
    QAction *redo;
    QAction *cut;
    QAction *copy;
    QAction *paste;
    QAction *askNo;   ///< a question above, to which what is here is no
    QAction *askYes;  ///< likewise yes
    QAction *keepNo;  ///< the question goes, what is under no stays
    QAction *keepYes; ///< likewise yes
    QAction *swap;
    QAction *remove;
    QAction *addTree;
    QAction *duplicateTree;
    QAction *deleteTree;

private:
    QAction *add(QWidget &owner, const char *id, const char *icon, const QKeySequence &key = {});
};

} // namespace cave
