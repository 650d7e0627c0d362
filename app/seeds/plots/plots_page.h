// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/plots/plots_drawing.h"
#include "core/base/result.h"

#include <QTimer>
#include <QWidget>

#include <set>
#include <vector>

class QAction;
class QActionGroup;
class QComboBox;
class QItemSelectionModel;
class QLabel;
class QSpinBox;
class QStackedWidget;

namespace cave {

class PlotCanvas;
class PlotCard;
class ReachBox;

/// Plots of the current seeds: the distribution of one metric, two against each other, or a generator's
/// expressive range (Smith and Whitehead 2010, "Analyzing the Expressive Range of a Level Generator").
///
/// Brushing sets spans of the order and so filters all views; seeds filtered out remain, faintly. Clicking
/// selects in the model that all views share.
class PlotsPage : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the page; the selection is of the order's rows.
    PlotsPage(SeedOrder &order, QItemSelectionModel &selection, QWidget *parent = nullptr);

    [[nodiscard]] PlotKind kind() const { return m_kind; }
    void setKind(PlotKind kind);
    /// The metrics plotted; reaches are clamped to 1 .. kMaxMetricReach.
    void setMetrics(const MetricQuery &x, const MetricQuery &y);
    [[nodiscard]] MetricQuery xMetric() const { return queryOf(m_x); }
    [[nodiscard]] MetricQuery yMetric() const { return queryOf(m_y); }

    [[nodiscard]] const PlotCanvas &canvas() const { return *m_canvas; }

    /// Copies the plot as a picture.
    void copyPicture();
    /// Writes the plot as a PDF if the file name ends in .pdf, else as PNG; atomically. Errors, each of which
    /// names the file: InvalidArgument for another extension, Io.
    [[nodiscard]] Result<void> savePicture(const QString &file) const;

signals:
    void saved(const QString &file);
    void failed(const cave::Error &error);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    void retranslateUi();
    struct MetricChoice {
        QLabel *label = nullptr;
        QComboBox *metric = nullptr;
        ReachBox *reach = nullptr;
    };

    void dressKinds();
    MetricChoice makeChoice(const QString &id);
    void nameMetrics(const MetricChoice &choice) const;
    static void nameReach(const MetricChoice &choice);
    void layOut();
    void followChoice(const MetricChoice &choice);
    [[nodiscard]] static MetricQuery queryOf(const MetricChoice &choice);
    void choose(const MetricChoice &choice, const MetricQuery &query) const;

    void replotSoon(int delay);
    void replot();
    void followChosen();
    void followWorlds();
    void reportState(const PlotData &plotted);
    void showChips();
    void followSelection();
    [[nodiscard]] std::set<int> selectedRows() const;
    void point(const PlotSpot &spot);
    void select(const std::vector<int> &rows, bool add);
    void brush(const std::vector<MetricSpan> &spans);
    void askWhereToSave();

    SeedOrder &m_order;
    QItemSelectionModel &m_selection;
    PlotKind m_kind = PlotKind::Histogram;
    QActionGroup *m_kinds = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_save = nullptr;
    MetricChoice m_x;
    MetricChoice m_y;
    QLabel *m_binsLabel;
    QSpinBox *m_bins;
    QStackedWidget *m_stack;
    PlotCanvas *m_canvas;
    PlotCard *m_card;
    QLabel *m_empty;
    QWidget *m_chips;
    QLabel *m_state;
    QTimer m_replot;
};

} // namespace cave
