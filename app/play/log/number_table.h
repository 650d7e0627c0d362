// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>
#include <QLocale>
#include <QString>
#include <QStyle>
#include <QStyleOptionHeader>
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

    /// As the language writes it.
    void setNumber(int column, qint64 number) { setNumber(column, number, QLocale().toString(number)); }

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

/// The width that a heading needs besides its text: margins, and the sort indicator if it has it.
inline int aroundHeading(const QHeaderView &header, int section)
{
    const auto metric = [&header](QStyle::PixelMetric which) {
        return header.style()->pixelMetric(which, nullptr, &header);
    };
    const bool sorted = header.isSortIndicatorShown() && header.sortIndicatorSection() == section;
    return 2 * metric(QStyle::PM_HeaderMargin) +
           (sorted ? metric(QStyle::PM_HeaderMarkSize) + metric(QStyle::PM_HeaderMargin) : 0);
}

/// The header of a table, whose texts end with dots where they are cut. The text elide mode of QHeaderView
/// (Qt 6.4) only asks whether a text is wider than the whole header.
class ElidingHeader : public QHeaderView {
public:
    explicit ElidingHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsMovable(true); // this and the following as in the header of QTreeView
        setStretchLastSection(true);
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight,
                                                      sectionSize(section) - aroundHeading(*this, section));
    }
};

/// A flat table.
class NumberTable : public QTreeWidget {
public:
    explicit NumberTable(QWidget *parent = nullptr) : QTreeWidget(parent)
    {
        setHeader(new ElidingHeader(this));
        setRootIsDecorated(false);
        setUniformRowHeights(true);
        setAllColumnsShowFocus(true);
    }
};

} // namespace cave
