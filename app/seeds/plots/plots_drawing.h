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

class QCPAxis;
class QCustomPlot;

namespace cave {

enum class PlotKind { Histogram, Scatter, RangeMap };

/// Something in a plot that can be pointed at: a seed, or all seeds of a bar or a cell.
struct PlotSpot {
    std::vector<int> rows; ///< of the table, those shown; empty if all of them are filtered out
    QPointF at;            ///< in the axes' coordinates
    QString text;          ///< what it is, for people; one line for each metric
};

/// A plot as drawn: what is where in it.
class PlotDrawing {
public:
    PlotDrawing() = default;
    PlotDrawing(const PlotDrawing &) = delete;
    PlotDrawing &operator=(const PlotDrawing &) = delete;
    virtual ~PlotDrawing() = default;

    /// Spots by x, those of equal x by y.
    [[nodiscard]] virtual int spotCount() const = 0;
    [[nodiscard]] virtual PlotSpot spot(int index) const = 0;
    /// The spot at a pixel of the plot, or −1.
    [[nodiscard]] virtual int spotAt(QPointF pixel) const = 0;
    /// Where a row of the table is, none if it is not in the plot.
    [[nodiscard]] virtual std::optional<QPointF> placeOf(int row) const = 0;
    /// Marks these rows as selected; the layer of marks is painted by the caller.
    virtual void markSelected(const std::set<int> &rows) = 0;
    /// Whether a brush takes a rectangle; else a span of x.
    [[nodiscard]] virtual bool brushesBoth() const = 0;
    /// Whether dots lie a little beside their values, so that they can be distinguished.
    [[nodiscard]] virtual bool spreadsDots() const { return false; }
    [[nodiscard]] virtual const PlotScale &xScale() const = 0;
    [[nodiscard]] virtual const PlotScale *yScale() const { return nullptr; }
};

/// The layer of a plot that marks are on, which is painted without the rest.
inline constexpr const char *kMarksLayer = "marks";

/// Gives the plot the theme's colours and fonts, and takes out all that was drawn in it.
void clearPlot(QCustomPlot &plot, const Theme &theme);

/// Draws `data` into a plot that has been cleared; the plot must outlive the drawing, the theme too.
std::unique_ptr<PlotDrawing> drawHistogram(QCustomPlot &plot, PlotData data, const Theme &theme);
std::unique_ptr<PlotDrawing> drawScatter(QCustomPlot &plot, PlotData data, const Theme &theme);
std::unique_ptr<PlotDrawing> drawRangeMap(QCustomPlot &plot, PlotData data, const Theme &theme);

/// A metric's name with its unit, as a heading of an axis.
QString axisLabel(const MetricQuery &query);
/// Gives an axis its label, range and ticks: shares in per cent, whole numbers at whole ticks, "none" at its
/// marked place, which is set apart in the plot.
void setUpAxis(QCPAxis &axis, const MetricQuery &query, const PlotScale &scale, const Theme &theme);
/// A count axis from 0: whole ticks.
void setUpCountAxis(QCPAxis &axis, int most);

/// The theme's lines, ink and type.
void dressAxis(QCPAxis &axis, const Theme &theme);

/// Colours of seeds that are shown, and of those selected: Okabe and Ito's blues and oranges.
QColor seriesColour(const Theme &theme);
QColor selectedColour(const Theme &theme);
/// Of seeds that are filtered out.
QColor faintColour(const Theme &theme);

} // namespace cave
