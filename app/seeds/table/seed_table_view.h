// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "editor/view/style/theme.h"

#include <QHash>
#include <QTableView>
#include <QTimer>

#include <optional>

namespace cave {

class SeedOrder;

/// A table of the current seeds: a column for each mark and metric.
///
/// A click on a heading sorts, a second one reverses, a third one restores the order of the set. The context
/// menu of a heading shows, hides, moves and filters by columns. Visibility, order and width of columns are
/// stored in QSettings.
class SeedTableView : public QTableView {
    Q_OBJECT

public:
    /// Both must outlive the view; the selection is in the order's rows and shared with the other views.
    /// Columns of an earlier run are requested from the order's table.
    SeedTableView(SeedOrder &order, QItemSelectionModel &selection, QWidget *parent = nullptr);

    [[nodiscard]] SeedOrder &order() const { return m_order; }

    /// The metric of a column, if it has one.
    [[nodiscard]] std::optional<MetricQuery> metricAt(int column) const;
    /// What a column is stored by. Its number changes when others are shown or hidden.
    [[nodiscard]] QString keyOf(int column) const;
    /// The column with this key; −1 if there is none any more.
    [[nodiscard]] int columnOf(const QString &key) const;
    /// Adds or removes a metric's column.
    void showMetric(const MetricQuery &query, bool shown);
    /// Changes the reach of a metric's column in place.
    void changeReach(const MetricQuery &query, int reach);
    /// Shows or hides a column; a metric's column is removed.
    void showColumnOf(int column, bool shown);
    /// Moves a column by one among the visible ones.
    void moveColumn(int column, int by);

signals:
    /// A context menu for this row was requested; `at` is in screen coordinates.
    void contextMenuRequested(const QModelIndex &index, const QPoint &at);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void setUpHeader();
    void showColumnMenu(QPoint at);
    /// Restores the columns after a reset of the model.
    void restoreColumns();
    void keepColumns();
    void setQueries(const std::vector<MetricQuery> &queries);
    void followOrder();
    void followWorlds();
    void reportRowsInView();
    /// False for a metric that isn't measured in the worlds shown; its column is hidden.
    [[nodiscard]] bool isOffered(int column) const;

    SeedOrder &m_order;
    QTimer m_report;
    QTimer m_keep;
    bool m_restoring = false;
    QStringList m_places;         // keys of columns, from the left
    QHash<QString, int> m_widths; // by key
    QStringList m_hidden;
};

} // namespace cave
