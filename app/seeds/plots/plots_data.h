// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/table/seed_order.h"

#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace cave {

/// A seed whose values are known. Infinity: it has none.
struct PlotPoint {
    int row = 0; ///< of the table
    double x = 0;
    double y = 0;      ///< 0 where only one metric is plotted
    bool shown = true; ///< false: the order filters it out
};

/// What is plotted, of every row of a table.
struct PlotData {
    MetricQuery x;
    std::optional<MetricQuery> y;
    std::vector<PlotPoint> points; ///< by x, then y, then row
    int total = 0;                 ///< rows of the table; those not among the points are not measured yet
    int filtered = 0;              ///< points that are not shown
    int noneOfX = 0;               ///< points without such a value
    int noneOfY = 0;
};

/// The values of all rows of the order's table, those that it filters out included.
PlotData plotDataOf(const SeedOrder &order, const MetricQuery &x, const std::optional<MetricQuery> &y);

/// An axis of a plot: bins of equal width over the finite values, and a marked place beyond their end for
/// those who have none.
class PlotScale {
public:
    /// Over one coordinate of the points, in about `bins` bins. Whole numbers get bins of whole width, with
    /// the numbers in their middle.
    PlotScale(const std::vector<PlotPoint> &points, double PlotPoint::*coordinate, int bins);

    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] bool hasNone() const { return m_hasNone; }
    /// All places along the axis: the bins, and for none a gap and one more.
    [[nodiscard]] int placeCount() const { return m_hasNone ? m_bins + 2 : m_bins; }
    [[nodiscard]] double binWidth() const { return m_width; }

    /// The bin of a value, 0 .. placeCount() − 1.
    [[nodiscard]] int placeOf(double value) const;
    /// Where a place's middle is along the axis.
    [[nodiscard]] double middleOf(int place) const;
    /// Where a value is along the axis: itself, or the place for none.
    [[nodiscard]] double positionOf(double value) const;
    /// Where bins begin, where they end, and where the axis does.
    [[nodiscard]] double begin() const { return m_begin; }
    [[nodiscard]] double end() const { return m_begin + m_width * m_bins; }
    [[nodiscard]] double axisEnd() const { return m_begin + m_width * placeCount(); }

    /// The values of a place.
    [[nodiscard]] MetricSpan spanOf(const MetricQuery &query, int place) const;
    /// The values between two positions along the axis, in either order, rounded to what can be read off it;
    /// up to infinity if the place for none is among them.
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

/// The value of those who have none; as an end of a span it leaves no one out.
inline constexpr double kNoneValue = std::numeric_limits<double>::infinity();
/// The end of a span that has no bound but leaves out those who have none.
inline constexpr double kAnyNumber = std::numeric_limits<double>::max();

/// Translates the texts of plots.
struct PlotsText {
    Q_DECLARE_TR_FUNCTIONS(Plots)
};

/// "1 seed", "1,234 seeds".
QString seedCountText(int count);
/// "3–12", "40.0–60.5 %", "at least 3, or none", "none".
QString spanText(const MetricSpan &span);
/// The span in the language of `Condition`: "3 <= chests <= 12"; empty if every seed is in it.
QString spanCondition(const MetricSpan &span);
/// The spans with this one in place of any other of its metric.
std::vector<MetricSpan> withSpan(std::vector<MetricSpan> spans, const MetricSpan &span);
/// The spans without that of this metric.
std::vector<MetricSpan> withoutSpan(std::vector<MetricSpan> spans, const MetricQuery &query);

} // namespace cave
