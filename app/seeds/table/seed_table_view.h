// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "editor/view/style/theme.h"

#include <QHash>
#include <QTableView>
#include <QTimer>

#include <optional>
#include <vector>

namespace cave {

class SeedOrder;

/// The seeds looked at as a table: what is kept of them and what was measured, a column each.
///
/// A click on a heading sorts, a second one the other way round, a third one puts the seeds back into the
/// order of their set. A right click on a heading offers columns to show, hide, move and filter by. Which
/// columns are shown, where, and how wide, is kept in QSettings.
class SeedTableView : public QTableView {
    Q_OBJECT

public:
    /// Both must outlive the view; the selection is of the order's rows and shared with the other views.
    /// Columns of an earlier run are asked of the order's table.
    SeedTableView(SeedOrder &order, QItemSelectionModel &selection, QWidget *parent = nullptr);

    [[nodiscard]] SeedOrder &order() const { return m_order; }

    /// The metric of a column, if it is one's.
    [[nodiscard]] std::optional<MetricQuery> metricAt(int column) const;
    /// Gives a metric a column, or takes it away.
    void showMetric(const MetricQuery &query, bool shown);
    /// Another reach for a metric's column, where it stands.
    void changeReach(const MetricQuery &query, int reach);
    /// Shows or hides any column; a metric's is taken away.
    void showColumnOf(int column, bool shown);
    /// Moves a column by one place among those that can be seen.
    void moveColumn(int column, int by);

signals:
    /// Someone wants to do something with this row; `at` is on the screen.
    void contextMenuRequested(const QModelIndex &index, const QPoint &at);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void refreshLook();
    void setUpHeader();
    void showColumnMenu(QPoint at);
    /// Puts columns where they were, after the model has made them again.
    void restoreColumns();
    void keepColumns();
    void followOrder();
    void reportRowsInView();
    [[nodiscard]] QString keyOf(int column) const;

    SeedOrder &m_order;
    QTimer m_report;
    QTimer m_keep;
    bool m_restoring = false;
    QStringList m_places;         // keys of columns, from the left
    QHash<QString, int> m_widths; // by key
    QStringList m_hidden;
};

} // namespace cave
