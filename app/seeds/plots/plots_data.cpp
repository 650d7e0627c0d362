// SPDX-License-Identifier: MIT
#include "app/seeds/plots/plots_data.h"

#include "app/seeds/rows/seed_table.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace cave {
namespace {

/// The smallest of 1, 2 and 5 times a power of ten that is not below `width`.
double niceWidth(double width)
{
    const double power = std::pow(10.0, std::floor(std::log10(width)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= width * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

} // namespace

PlotData plotDataOf(const SeedOrder &order, const MetricQuery &x, const std::optional<MetricQuery> &y)
{
    SeedTable &table = order.table();
    PlotData data{x, y, {}};
    const int rows = table.rowCount();
    data.points.reserve(static_cast<std::size_t>(rows));
    const auto mayHave = [&table](int row, const MetricQuery &query) {
        return !std::isnan(table.values().value(row, query)) || table.values().isUnknown(row, query);
    };
    for (int row = 0; row < rows; ++row) {
        if (!mayHave(row, x) || (y && !mayHave(row, *y)))
            continue;
        ++data.total;
        PlotPoint point{row, table.values().value(row, x), y ? table.values().value(row, *y) : 0};
        if (std::isnan(point.x) || std::isnan(point.y))
            continue;
        point.shown = order.shows(row);
        point.near = row >= table.matchCount();
        data.filtered += point.shown ? 0 : 1;
        data.near += point.shown && point.near ? 1 : 0;
        data.noneOfX += std::isinf(point.x) ? 1 : 0;
        data.noneOfY += std::isinf(point.y) ? 1 : 0;
        data.points.push_back(point);
    }
    std::ranges::sort(data.points, [](const PlotPoint &a, const PlotPoint &b) {
        return std::tie(a.x, a.y, a.row) < std::tie(b.x, b.y, b.row);
    });
    return data;
}

PlotSpread spreadOf(const std::vector<PlotPoint> &points, double PlotPoint::*coordinate)
{
    const auto counts = [&](const PlotPoint &point) {
        return point.shown && !point.near && std::isfinite(point.*coordinate);
    };
    PlotSpread spread;
    for (const PlotPoint &point : points) {
        if (counts(point))
            spread.mean += (point.*coordinate - spread.mean) / ++spread.count;
    }
    double squares = 0;
    for (const PlotPoint &point : points) {
        if (counts(point))
            squares += (point.*coordinate - spread.mean) * (point.*coordinate - spread.mean);
    }
    if (spread.count > 0)
        spread.deviation = std::sqrt(squares / spread.count);
    return spread;
}

PlotScale::PlotScale(const std::vector<PlotPoint> &points, double PlotPoint::*coordinate, int bins)
{
    double least = kNoneValue;
    double most = -kNoneValue;
    for (const PlotPoint &point : points) {
        const double value = point.*coordinate;
        if (std::isinf(value)) {
            m_hasNone = true;
            continue;
        }
        least = std::min(least, value);
        most = std::max(most, value);
        m_whole = m_whole && value == std::floor(value);
    }
    if (least > most)
        least = most = 0;
    m_least = least;
    m_most = most;
    if (m_whole) {
        m_width = std::max(1.0, std::ceil(niceWidth((most - least + 1) / bins)));
        m_begin = std::floor(least / m_width) * m_width - 0.5;
    } else {
        m_width = niceWidth(std::max(most - least, 1e-6) / bins);
        m_begin = std::floor(least / m_width) * m_width;
    }
    m_bins = std::max(1, static_cast<int>(std::floor((most - m_begin) / m_width)) + 1);
}

int PlotScale::placeOf(double value) const
{
    if (std::isinf(value))
        return m_bins + 1;
    return std::clamp(static_cast<int>(std::floor((value - m_begin) / m_width)), 0, m_bins - 1);
}

double PlotScale::middleOf(int place) const
{
    return m_begin + m_width * (place + 0.5);
}

double PlotScale::positionOf(double value) const
{
    return std::isinf(value) ? middleOf(m_bins + 1) : value;
}

MetricSpan PlotScale::spanOf(const MetricQuery &query, int place) const
{
    if (place > m_bins)
        return {query, kNoneValue, kNoneValue};
    const double from = m_begin + m_width * place;
    return m_whole ? MetricSpan{query, from + 0.5, from + m_width - 0.5}
                   : MetricSpan{query, from, from + m_width};
}

MetricSpan PlotScale::spanBetween(const MetricQuery &query, double from, double to) const
{
    const auto [low, high] = std::minmax(from, to);
    const bool withNone = m_hasNone && high >= middleOf(m_bins + 1);
    if (withNone && low > end())
        return {query, kNoneValue, kNoneValue};
    // Shares are rounded to a tenth of a per cent, others to a hundredth.
    const double unit = m_whole ? 1 : infoOf(query.id).unit == MetricUnit::Share ? 1000 : 100;
    double least = m_whole ? std::ceil(low) : std::round(low * unit) / unit;
    double most = m_whole ? std::floor(high) : std::round(high * unit) / unit;
    if (least > most)
        least = most = std::round((low + high) / 2);
    // A span that ends at the outermost values is not meant to exclude them.
    least = std::max(least, std::min(m_least, std::floor(m_least * unit) / unit));
    most = std::min(most, std::max(m_most, std::ceil(m_most * unit) / unit));
    if (withNone)
        return {query, std::min(least, most), kNoneValue};
    return {query, std::min(least, most), std::max(least, most)};
}

} // namespace cave
