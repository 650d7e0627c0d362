// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/rows/seed_order.h"
#include "core/base/interface.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QPointF>
#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <vector>

class QCPAbstractPlottable;
class QCPAxis;
class QCustomPlot;

namespace cave {

/// A seed with known values; infinity for none.
struct PlotPoint {
    int row = 0; ///< of the table
    double x = 0;
    double y = 0;      ///< 0 where only one metric is plotted
    bool shown = true; ///< false if filtered out by the order
    bool near = false; ///< a near miss of the search that is shown
};

/// The data of a plot, from all rows of a table.
struct PlotData {
    MetricQuery x;
    std::optional<MetricQuery> y;
    std::vector<PlotPoint> points; ///< by x, then y, then row
    int total = 0;                 ///< rows in whose worlds all is measured; those without a point aren't yet
    int filtered = 0;              ///< points not shown
    int near = 0;                  ///< points shown that are near misses
    int noneOfX = 0;               ///< points without an x value
    int noneOfY = 0;
    int bins = 0; ///< along an axis, about; 0: as suits the plot
};

/// Mean and standard deviation of one coordinate of the points that are shown and have a value, without near
/// misses: those lie beside what was searched for.
struct PlotSpread {
    int count = 0; ///< 0: the others mean nothing
    double mean = 0;
    double deviation = 0; ///< of a population
};
PlotSpread spreadOf(const std::vector<PlotPoint> &points, double PlotPoint::*coordinate);

/// The values of all rows of the order's table, including those filtered out.
PlotData plotDataOf(const SeedOrder &order, const MetricQuery &x, const std::optional<MetricQuery> &y);

/// An axis of a plot: bins of equal width over the finite values, and a marked place beyond them for seeds
/// without a value.
class PlotScale {
public:
    /// Over one coordinate of the points, in about `bins` bins. Integers get bins of integer width, centred
    /// on the numbers.
    PlotScale(const std::vector<PlotPoint> &points, double PlotPoint::*coordinate, int bins);

    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] bool hasNone() const { return m_hasNone; }
    /// The number of places along the axis: the bins, plus a gap and a place for "none" if needed.
    [[nodiscard]] int placeCount() const { return m_hasNone ? m_bins + 2 : m_bins; }
    [[nodiscard]] double binWidth() const { return m_width; }

    /// The place of a value, 0 .. placeCount() − 1.
    [[nodiscard]] int placeOf(double value) const;
    /// The coordinate of a place's centre.
    [[nodiscard]] double middleOf(int place) const { return m_begin + m_width * (place + 0.5); }
    /// The coordinate of a value: itself, or that of the place for "none".
    [[nodiscard]] double positionOf(double value) const;
    /// The beginning and end of the bins, and the end of the axis.
    [[nodiscard]] double begin() const { return m_begin; }
    [[nodiscard]] double end() const { return m_begin + m_width * m_bins; }
    [[nodiscard]] double axisEnd() const { return m_begin + m_width * placeCount(); }

    /// The values in a place.
    [[nodiscard]] MetricSpan spanOf(const MetricQuery &query, int place) const;
    /// The values between two coordinates in either order, rounded to the axis's precision; up to infinity if
    /// the place for "none" is included.
    [[nodiscard]] MetricSpan spanBetween(const MetricQuery &query, double from, double to) const;

private:
    double m_begin = 0;
    double m_width = 1;
    double m_least = 0;
    double m_most = 0;
    int m_bins = 1;
    bool m_whole = true;
    bool m_hasNone = false;
};

/// The translation context of plots.
struct PlotsText {
    Q_DECLARE_TR_FUNCTIONS(Plots)
};

enum class PlotKind { Histogram, Scatter, RangeMap };

/// A spot in a plot that can be hovered: a seed, or all seeds of a bar or a cell.
struct PlotSpot {
    std::vector<int> rows; ///< of the table, only those shown; empty if all are filtered out
    QPointF at;            ///< in axis coordinates
    QString text;          ///< a description; one line per metric
};

/// The layout of a drawn plot.
class PlotDrawing : public Interface {
public:
    /// Spots are sorted by x, then y.
    [[nodiscard]] virtual int spotCount() const = 0;
    [[nodiscard]] virtual PlotSpot spot(int index) const = 0;
    /// The spot at a pixel of the plot, or −1.
    [[nodiscard]] virtual int spotAt(QPointF pixel) const = 0;
    /// The position of a table row; none if it isn't in the plot.
    [[nodiscard]] virtual std::optional<QPointF> placeOf(int row) const = 0;
    /// Marks these rows as selected; the caller repaints the layer of marks.
    virtual void markSelected(const std::set<int> &rows) = 0;
    /// Whether the brush is a rectangle; otherwise a span of x.
    [[nodiscard]] virtual bool brushesBoth() const = 0;
    /// Whether dots are jittered so that they can be distinguished.
    [[nodiscard]] virtual bool spreadsDots() const { return false; }
    [[nodiscard]] virtual const PlotScale &xScale() const = 0;
    [[nodiscard]] virtual const PlotScale *yScale() const { return nullptr; }
};

/// The layer for marks, which can be repainted without the rest.
inline constexpr const char *kMarksLayer = "marks";

/// Applies the theme's colours and fonts to the plot, and clears it.
void clearPlot(QCustomPlot &plot, const Theme &theme);

/// Draws `data` into a cleared plot; plot and theme must outlive the drawing.
std::unique_ptr<PlotDrawing> drawHistogram(QCustomPlot &plot, PlotData data, const Theme &theme);
std::unique_ptr<PlotDrawing> drawScatter(QCustomPlot &plot, PlotData data, const Theme &theme);
std::unique_ptr<PlotDrawing> drawRangeMap(QCustomPlot &plot, PlotData data, const Theme &theme);

/// Sets an axis's label, range and ticks: shares in per cent, integer ticks for whole numbers, and "none" at
/// its marked place, set apart from the rest.
void setUpAxis(QCPAxis &axis, const MetricQuery &query, const PlotScale &scale, const Theme &theme);
/// A count axis from 0 with integer ticks.
void setUpCountAxis(QCPAxis &axis, int most);

/// Applies the theme's lines, colours and font.
void dressAxis(QCPAxis &axis, const Theme &theme);

/// Colours of seeds shown and of those selected: Okabe and Ito's blues and oranges.
QColor seriesColour(const Theme &theme);
QColor selectedColour(const Theme &theme);
/// The colour of near misses: Okabe and Ito's reddish purple.
QColor nearColour(const Theme &theme);
/// Names the colours of matches and near misses.
void addLegend(QCustomPlot &plot, QCPAbstractPlottable &matches, QCPAbstractPlottable &near,
               const Theme &theme);
/// The colour of seeds filtered out.
QColor faintColour(const Theme &theme);

} // namespace cave
