// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/plots/plots_data.h"
#include "editor/view/style/theme.h"

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

enum class PlotKind { Histogram, Scatter, RangeMap };

/// A spot in a plot that can be hovered: a seed, or all seeds of a bar or a cell.
struct PlotSpot {
    std::vector<int> rows; ///< of the table, only those shown; empty if all are filtered out
    QPointF at;            ///< in axis coordinates
    QString text;          ///< a description; one line per metric
};

/// The layout of a drawn plot.
class PlotDrawing {
public:
    PlotDrawing() = default;
    PlotDrawing(const PlotDrawing &) = delete;
    PlotDrawing &operator=(const PlotDrawing &) = delete;
    virtual ~PlotDrawing() = default;

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

/// A metric's name with its unit, as an axis label.
QString axisLabel(const MetricQuery &query);
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
