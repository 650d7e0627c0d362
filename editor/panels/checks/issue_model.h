// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_checks.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <vector>

namespace cave {

/// The issues of a check, one per row.
class IssueModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        FixRole = Qt::UserRole, ///< QString: its fix; empty if there is none
        PlaceRole               ///< QString: its place
    };

    explicit IssueModel(QObject *parent = nullptr);

    void setIssues(std::vector<Issue> issues);
    [[nodiscard]] const std::vector<Issue> &issues() const { return m_issues; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Issue> m_issues;
};

/// Paints an issue in two lines, with a Fix button at the end.
class IssueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit IssueDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The button's rectangle for a row painted at `row`.
    [[nodiscard]] static QRect buttonRect(const QRect &row);

signals:
    void fixClicked(const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
};

} // namespace cave
