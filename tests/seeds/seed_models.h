// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/rows/seed_roles.h"
#include "core/base/geometry.h"

#include <QAbstractListModel>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// What the seeds place shows of one world, as a plain row.
struct SeedRow {
    WorldSpec spec;
    bool starred = false;
    QStringList tags;
    QStringList facts;
    QString lacks;
    std::optional<CellRect> place; // of a sketch
};

/// A list of rows that tests fill.
class SeedRows : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        const SeedRow &row = m_rows[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return QString::fromStdString(seedText(row.spec));
        case seed_roles::Spec:
            return QVariant::fromValue(row.spec);
        case seed_roles::Starred:
            return row.starred;
        case seed_roles::Tags:
            return row.tags;
        case seed_roles::Facts:
            return row.facts;
        case seed_roles::Lacks:
            return row.lacks;
        case seed_roles::Place:
            return row.place ? QVariant::fromValue(*row.place) : QVariant();
        default:
            return {};
        }
    }

    void setRows(std::vector<SeedRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }

    void change(int row, SeedRow changed)
    {
        m_rows[static_cast<std::size_t>(row)] = std::move(changed);
        emit dataChanged(index(row), index(row));
    }

    void append(SeedRow row)
    {
        beginInsertRows({}, rowCount(), rowCount());
        m_rows.push_back(std::move(row));
        endInsertRows();
    }

    [[nodiscard]] const SeedRow &row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

private:
    std::vector<SeedRow> m_rows;
};

/// Worlds with the seeds "0", "1", …
inline std::vector<SeedRow> numberedSeeds(int count)
{
    std::vector<SeedRow> rows;
    for (int i = 0; i < count; ++i) {
        SeedRow row;
        row.spec.seed = std::to_string(i);
        row.facts = {QStringLiteral("Chests %1").arg(i % 9), QStringLiteral("Floor 44.%1 %").arg(i % 10),
                     QStringLiteral("Nearest chest %1").arg(3 + i % 30)};
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cave
