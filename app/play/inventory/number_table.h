// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTreeWidget>

namespace cave {

/// A row that sorts numbers numerically.
class NumberItem : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;

    bool operator<(const QTreeWidgetItem &other) const override
    {
        const int column = treeWidget()->sortColumn();
        const QVariant own = data(column, Qt::UserRole);
        if (own.isValid())
            return own.toLongLong() < other.data(column, Qt::UserRole).toLongLong();
        return QString::localeAwareCompare(text(column), other.text(column)) < 0;
    }

    /// The heading of the column is aligned like its numbers.
    void setNumber(int column, qint64 number, const QString &shown)
    {
        setText(column, shown);
        setData(column, Qt::UserRole, number);
        setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (treeWidget() != nullptr)
            treeWidget()->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
};

/// A flat table; `name` is the object name.
inline QTreeWidget *makeTable(const char *name)
{
    auto *table = new QTreeWidget;
    table->setObjectName(QLatin1String(name));
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    return table;
}

} // namespace cave
