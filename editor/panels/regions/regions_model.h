// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/regions/region_rows.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <vector>

namespace cave {

/// "Sound", "Damaged".
QString healthText(RegionHealth health);
/// The id of its icon.
QString healthIcon(RegionHealth health);

/// The regions of a document as a table.
class RegionsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Position, Health, Explored, Changes, Size, Turn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps the selection if the regions and their order are the same.
    void setRows(std::vector<ListedRegion> rows);
    [[nodiscard]] const std::vector<ListedRegion> &rows() const { return m_rows; }
    [[nodiscard]] const ListedRegion &row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ListedRegion> m_rows;
};

/// Sorts by the columns' values, and filters rows.
class RegionsOrder : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// Shows rows that match any of these; all rows if none is set.
    struct Wanted {
        bool changed = false;
        bool explored = false;
        bool damaged = false;
    };

    explicit RegionsOrder(RegionsModel &model, QObject *parent = nullptr);

    void setWanted(const Wanted &wanted);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    RegionsModel &m_model;
    Wanted m_wanted;
};

} // namespace cave
