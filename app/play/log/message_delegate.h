// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace cave {

/// Paints a line of the log: a mark whose shape and colour show the kind, the wrapped sentence, and the turn.
class MessageDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit MessageDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] static QRect textArea(const QRect &row);

    // Wrapping thousands of lines again for every new one would be slow.
    mutable QHash<QString, int> m_heights;
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace cave
