// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/rows/seed_order.h"
#include "ui_span_popup.h"

#include <QFrame>
#include <QMenu>

namespace cave {

class SeedTableView;

/// The context menu for a table's columns: shows or hides metrics, and changes the clicked column's reach,
/// filter, position and visibility.
class ColumnMenu : public QMenu {
    Q_OBJECT

public:
    /// `column` below 0 for no column. The view must outlive the menu.
    ColumnMenu(SeedTableView &view, int column);

private:
    void addMetricActions(const MetricQuery &query);
    void addResultActions();
    void addReach(const MetricQuery &query);
    void addPlaceActions();
    void addColumns();

    SeedTableView &m_view;
    int m_column;
};

/// A popup for the span of a metric's values to filter by.
class SpanPopup : public QFrame {
    Q_OBJECT

public:
    /// The order must outlive the popup.
    SpanPopup(SeedOrder &order, const MetricQuery &query, QWidget *parent);

private:
    void apply();
    void clear();
    /// The number in a field, in the metric's unit; `empty` if the field is empty, none if it is invalid.
    [[nodiscard]] std::optional<double> read(const QLineEdit &field, double empty);

    SeedOrder &m_order;
    MetricQuery m_query;
    Ui::SpanPopup m_ui;
};

} // namespace cave
