// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <QListView>
#include <QStandardItemModel>
#include <QString>

#include <vector>

namespace cave {

/// Those that match what was typed: first the ones that begin with it.
[[nodiscard]] std::vector<Completion> fittingCompletions(const Completions &completions,
                                                         const QString &written);

/// A completion list at the text cursor. Never takes the focus: the edited field forwards keys to it.
class ConditionCompletion : public QListView {
    Q_OBJECT

public:
    explicit ConditionCompletion(QWidget *field);

    /// Shows these items below (or above) `caret`, a rectangle on the screen, with the first one current.
    /// Hides if there are none.
    void offer(const std::vector<Completion> &items, const QRect &caret);
    /// Moves the current item; stops at the ends.
    void moveBy(int rows);
    /// Moves through the items, chooses the current one, or hides; false for other keys, and while hidden.
    bool takeKey(int key);
    /// The completion that would be inserted; empty while hidden.
    [[nodiscard]] QString current() const;

signals:
    /// An item was clicked, or Enter was pressed.
    void chosen(const QString &text);

private:
    void refreshLook();
    void place(const QRect &caret);

    QStandardItemModel m_items;
};

} // namespace cave
