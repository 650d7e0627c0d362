// SPDX-License-Identifier: MIT
#include "app/seeds/plots/plots_drawing.h"

#include "app/seeds/rows/seed_table.h"
#include "editor/view/style/theme.h"

#include <qcustomplot.h>

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

/// Ticks at round values of a scale, and one for "none".
class MetricTicker : public QCPAxisTicker {
public:
    MetricTicker(const PlotScale &scale, MetricUnit unit) : m_scale(scale), m_unit(unit) { setTickCount(6); }

protected:
    double getTickStep(const QCPRange & /*range*/) override
    {
        // Based on the bins only: the place for "none" must not spread the ticks.
        const double step =
            QCPAxisTicker::getTickStep({m_scale.begin(), std::max(m_scale.end(), m_scale.begin() + 1e-9)});
        return m_scale.isWhole() ? std::max(1.0, std::round(step)) : step;
    }
    int getSubTickCount(double /*tickStep*/) override { return 0; }
    QVector<double> createTickVector(double tickStep, const QCPRange &range) override
    {
        QVector<double> ticks = QCPAxisTicker::createTickVector(tickStep, range);
        const double slack = m_scale.binWidth() * 1e-6;
        ticks.removeIf([&](double tick) { return tick < range.lower || tick > m_scale.end() + slack; });
        if (m_scale.hasNone())
            ticks.append(m_scale.positionOf(qInf()));
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale &locale, QChar /*format*/, int /*precision*/) override
    {
        if (m_scale.hasNone() && tick > m_scale.end() + m_scale.binWidth())
            return PlotsText::tr("none");
        constexpr int kDecimals = 3;
        const double shown = m_unit == MetricUnit::Share ? 100 * tick : tick;
        const double rounded = std::round(shown * 1000) / 1000;
        return locale.toString(rounded == 0 ? 0 : rounded, 'f', decimalsOf(rounded, kDecimals));
    }

private:
    static int decimalsOf(double value, int most)
    {
        int decimals = 0;
        for (double scaled = value; decimals < most && std::abs(scaled - std::round(scaled)) > 1e-6;
             ++decimals)
            scaled *= 10;
        return decimals;
    }

    PlotScale m_scale;
    MetricUnit m_unit;
};

/// Whole numbers from 0.
class CountTicker : public QCPAxisTicker {
public:
    CountTicker() { setTickCount(5); }

protected:
    double getTickStep(const QCPRange &range) override
    {
        return std::max(1.0, std::round(QCPAxisTicker::getTickStep(range)));
    }
    int getSubTickCount(double /*tickStep*/) override { return 0; }
    QString getTickLabel(double tick, const QLocale &locale, QChar /*format*/, int /*precision*/) override
    {
        return locale.toString(tick, 'f', 0);
    }
};

/// Sets the place for "none" apart: a band over the gap and the place, with a dashed edge.
void drawNonePlace(QCPAxis &axis, const PlotScale &scale, const Theme &theme)
{
    QCustomPlot &plot = *axis.parentPlot();
    const bool alongX = axis.orientation() == Qt::Horizontal;
    const double from = scale.end() + scale.binWidth() / 2;
    auto *band = new QCPItemRect(&plot); // the plot owns it
    band->setLayer(QStringLiteral("grid"));
    for (QCPItemPosition *corner : {band->topLeft, band->bottomRight}) {
        corner->setTypeX(alongX ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
        corner->setTypeY(alongX ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    }
    band->topLeft->setCoords(alongX ? from : 0, alongX ? 0 : scale.axisEnd());
    band->bottomRight->setCoords(alongX ? scale.axisEnd() : 1, alongX ? 1 : from);
    QColor ground = theme.panel;
    band->setBrush(ground);
    band->setPen(QPen(theme.line, 1, Qt::DashLine));
}

/// A metric's name with its unit, as an axis label.
QString axisLabel(const MetricQuery &query)
{
    QString label = metricLabel(query);
    switch (infoOf(query.id).unit) {
    case MetricUnit::Share:
        return PlotsText::tr("%1 · per cent").arg(label);
    case MetricUnit::Cells:
        return PlotsText::tr("%1 · cells").arg(label);
    case MetricUnit::Steps:
        return PlotsText::tr("%1 · steps").arg(label);
    case MetricUnit::Power:
        return PlotsText::tr("%1 · power").arg(label);
    case MetricUnit::Count:
    case MetricUnit::Ratio:
        break;
    }
    return label;
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

void dressAxis(QCPAxis &axis, const Theme &theme)
{
    const QPen hairline(theme.line, 1);
    axis.setBasePen(hairline);
    axis.setTickPen(hairline);
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLength(0, 4);
    axis.setTickLabelColor(theme.mutedText);
    axis.setTickLabelFont(fontOf(TextSize::Small));
    axis.setTickLabelPadding(kGrid);
    axis.setLabelColor(theme.text);
    axis.setLabelFont(fontOf(TextSize::Small, QFont::DemiBold));
    axis.setLabelPadding(2 * kGrid);
    QColor grid = theme.line;
    grid.setAlphaF(0.55F);
    axis.grid()->setPen(QPen(grid, 1));
    axis.grid()->setZeroLinePen(Qt::NoPen);
    axis.grid()->setSubGridVisible(false);
}

void clearPlot(QCustomPlot &plot, const Theme &theme)
{
    plot.clearPlottables();
    plot.clearItems();
    plot.legend->setVisible(false);
    for (int i = plot.plotLayout()->elementCount() - 1; i >= 0; --i) {
        QCPLayoutElement *element = plot.plotLayout()->elementAt(i);
        if (element != nullptr && element != plot.axisRect())
            plot.plotLayout()->remove(element);
    }
    plot.plotLayout()->simplify();
    // The marks, too, are clipped to the axes' rectangle.
    if (plot.layer(QLatin1String(kMarksLayer)) == nullptr) {
        plot.addLayer(QLatin1String(kMarksLayer), plot.layer(QStringLiteral("axes")));
        plot.layer(QLatin1String(kMarksLayer))->setMode(QCPLayer::lmBuffered);
    }
    plot.setBackground(QBrush(theme.background));
    plot.axisRect()->setBackground(QBrush(theme.background));
    plot.axisRect()->setMinimumMargins({kGrid, 3 * kGrid, 3 * kGrid, kGrid});
    dressAxis(*plot.xAxis, theme);
    dressAxis(*plot.yAxis, theme);
}

void setUpAxis(QCPAxis &axis, const MetricQuery &query, const PlotScale &scale, const Theme &theme)
{
    axis.setLabel(axisLabel(query));
    axis.setRange(scale.begin(), scale.axisEnd());
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new MetricTicker(scale, infoOf(query.id).unit)));
    if (scale.hasNone())
        drawNonePlace(axis, scale, theme);
}

void setUpCountAxis(QCPAxis &axis, int most)
{
    constexpr double kRoom = 1.08;
    axis.setLabel(PlotsText::tr("Seeds"));
    axis.setRange(0, std::max(1, most) * kRoom);
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new CountTicker));
}

QColor seriesColour(const Theme &theme)
{
    return theme.dark ? QColor(0x56, 0xb4, 0xe9) : QColor(0x00, 0x72, 0xb2);
}

QColor selectedColour(const Theme &theme)
{
    return theme.dark ? QColor(0xe6, 0x9f, 0x00) : QColor(0xd5, 0x5e, 0x00);
}

QColor nearColour(const Theme &theme)
{
    return theme.dark ? QColor(0xde, 0x8f, 0xbd) : QColor(0xa8, 0x4a, 0x80);
}

void addLegend(QCustomPlot &plot, QCPAbstractPlottable &matches, QCPAbstractPlottable &near,
               const Theme &theme)
{
    matches.setName(PlotsText::tr("matches"));
    near.setName(PlotsText::tr("near misses"));
    plot.legend->clearItems();
    matches.addToLegend();
    near.addToLegend();
    QColor ground = theme.panel;
    ground.setAlphaF(0.85F);
    plot.legend->setBrush(ground);
    plot.legend->setBorderPen(QPen(theme.line));
    plot.legend->setTextColor(theme.text);
    plot.legend->setFont(fontOf(TextSize::Small));
    plot.legend->setVisible(true);
}

QColor faintColour(const Theme &theme)
{
    QColor faint = theme.mutedText;
    faint.setAlphaF(0.28F);
    return faint;
}

} // namespace cave
