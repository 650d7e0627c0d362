// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace cave {

/// Paints an edit of a HistoryModel: its name, size and time, and save points as flags; the current position
/// has a mark, undone edits are dimmed and slanted.
class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
};

} // namespace cave
