// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/plots/plots_drawing.h"

#include <QImage>
#include <QPoint>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <set>
#include <vector>

class QCPItemEllipse;
class QCPItemRect;

namespace cave {

/// Where a plot is painted, with hovering and brushing by mouse or keyboard: arrow keys go from spot to spot
/// by x, Page Up and Page Down in larger steps, Enter selects, Ctrl+Enter adds to the selection.
class PlotCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget *parent = nullptr);
    ~PlotCanvas() override;

    /// Sets the theme, which must outlive the canvas, and draws a plot with these spans marked and these rows
    /// selected.
    void draw(PlotKind kind, PlotData plotted, const std::vector<MetricSpan> &spans,
              const std::set<int> &selected);
    void markSelected(const std::set<int> &rows);

    /// The position of a table row, in this widget.
    [[nodiscard]] std::optional<QPoint> positionOf(int row) const;
    /// The position of axis coordinates, in this widget.
    [[nodiscard]] QPoint pixelOf(QPointF place) const;
    /// The rectangle between the axes, in this widget.
    [[nodiscard]] QRect plotArea() const;

    /// See `PlotDrawing`; false while nothing is drawn.
    [[nodiscard]] bool spreadsDots() const { return m_drawing != nullptr && m_drawing->spreadsDots(); }

    /// The plot as shown, with `scale` pixels per logical pixel.
    [[nodiscard]] QImage image(double scale) const;
    /// Writes it as a PDF; false if the file can't be written.
    [[nodiscard]] bool savePdf(const QString &file) const;

signals:
    /// The spot under the mouse or cursor changed.
    void pointed(const cave::PlotSpot &spot);
    void pointedAway();
    /// These rows were clicked on.
    void chosen(const std::vector<int> &rows, bool add);
    void brushed(const std::vector<cave::MetricSpan> &spans);
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void press(QMouseEvent *event);
    void move(QMouseEvent *event);
    void release(QMouseEvent *event);
    void pointAt(int spot);
    void step(int by);
    void stretchBrush(QPoint to);
    void endBrush(QPoint at);
    void drawSpans(const std::vector<MetricSpan> &spans);
    void replotMarks();

    QCustomPlot *m_plot;
    std::unique_ptr<PlotDrawing> m_drawing;
    PlotKind m_kind = PlotKind::Histogram;
    MetricQuery m_xQuery;
    MetricQuery m_yQuery;
    QCPItemRect *m_brush = nullptr;   // owned by the plot
    QCPItemRect *m_frame = nullptr;   // around the hovered bar or cell
    QCPItemEllipse *m_ring = nullptr; // around the hovered dot
    std::optional<QPoint> m_pressed;
    bool m_brushing = false;
    int m_spot = -1;
};

} // namespace cave
