// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <QListView>
#include <QStandardItemModel>
#include <QString>

#include <vector>

namespace cave {

/// A list of what could be written next, beside the caret. It never takes the focus: the field that is
/// written in hands it the keys.
class ConditionCompletion : public QListView {
    Q_OBJECT

public:
    explicit ConditionCompletion(QWidget *field);

    /// Shows these, the first one current, below (or above) `caret`, a rectangle of the screen. Nothing to
    /// show hides the list.
    void offer(const std::vector<Completion> &items, const QRect &caret);
    /// Makes another one current; stops at the ends.
    void moveBy(int rows);
    /// What would be put in; empty while the list is hidden.
    [[nodiscard]] QString current() const;

signals:
    /// Clicked with the mouse.
    void chosen(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    void place(const QRect &caret);

    QStandardItemModel m_items;
};

} // namespace cave
