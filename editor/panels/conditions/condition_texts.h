// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/base/message.h"

#include <QListView>
#include <QStandardItemModel>
#include <QString>
#include <QtGlobal>

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace cave {

/// A message about a condition as a sentence of its own. A name of the condition's grammar at its beginning
/// stays as it is written.
[[nodiscard]] QString conditionSentence(const Message &message,
                                        const std::function<bool(std::string_view)> &isName);

/// The UTF-16 position (in code units) of byte `byte` in a text's UTF-8. A byte inside a character maps to
/// that character's beginning; one past the end, to the end.
[[nodiscard]] qsizetype utf16PositionOf(const QString &text, std::size_t byte);

/// The inverse; a position inside a surrogate pair maps to the pair's beginning.
[[nodiscard]] std::size_t utf8PositionOf(const QString &text, qsizetype position);

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
    void place(const QRect &caret);

    QStandardItemModel m_items;
};

} // namespace cave
