// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/metrics/metric_span.h"
#include "app/seeds/rows/seed_order.h"

#include <QCoreApplication>

#include <cstddef>
#include <optional>
#include <vector>

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
    [[nodiscard]] double middleOf(int place) const;
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

} // namespace cave
