// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace cave {

/// Paints an edit of a HistoryModel: its name, how much it changed and when, its save points as flags; the
/// position of now has a mark, and what is undone is dim and slanted.
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
