// SPDX-License-Identifier: MIT
#include "app/seeds/plots/plots_drawing.h"

#include "app/seeds/metrics/metric_texts.h"
#include "editor/view/style/theme.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

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

} // namespace

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
