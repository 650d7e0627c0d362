// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/analysis/places/place_search.h"

#include <QAbstractTableModel>

#include <vector>

namespace cave {

/// How a sketch lies on a map: "as drawn", "90°", "mirrored", "mirrored, 90°"; turned clockwise.
QString orientationText(Orientation orientation);

/// Places found in a world as a table, in the order in which they were found.
class PlacesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Where, Distance, Match, Turned, ColumnCount };
    /// A number to sort a column by.
    static constexpr int kSortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows these; if they only continue those shown, the list stays where it is. `queries`: what the values
    /// of places are of.
    void setPlaces(const std::vector<Place> &places, const std::vector<MetricQuery> &queries);
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    [[nodiscard]] const Place &place(int row) const { return m_places[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const Place &place, int column) const;
    [[nodiscard]] double sortValue(const Place &place, int column) const;
    [[nodiscard]] QString toolTip(const Place &place) const;

    std::vector<Place> m_places;
    std::vector<MetricQuery> m_queries;
};

} // namespace cave
