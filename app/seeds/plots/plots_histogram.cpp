// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/plots/plots_drawing.h"
#include "app/seeds/source/setting_values.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QLocale>
#include <qcustomplot.h>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kBars = 40;

class Histogram : public PlotDrawing {
    Q_DECLARE_TR_FUNCTIONS(Plots)

public:
    Histogram(QCustomPlot &plot, PlotData data, const Theme &theme)
        : m_plot(plot)
        , m_data(std::move(data))
        , m_scale(m_data.points, &PlotPoint::x, m_data.bins > 0 ? m_data.bins : kBars)
        , m_bins(static_cast<std::size_t>(m_scale.placeCount()))
    {
        for (const PlotPoint &point : m_data.points) {
            Bin &bin = m_bins[static_cast<std::size_t>(m_scale.placeOf(point.x))];
            ++bin.all;
            if (point.shown)
                bin.shown.push_back(point.row);
            bin.near += point.shown && point.near ? 1 : 0;
        }
        int most = 0;
        for (int place = 0; place < m_scale.placeCount(); ++place) {
            most = std::max(most, binAt(place).all);
            if (binAt(place).all > 0)
                m_spots.push_back(place);
        }
        setUpAxis(*plot.xAxis, m_data.x, m_scale, theme);
        plot.xAxis->grid()->setVisible(false);
        setUpCountAxis(*plot.yAxis, most);
        draw(theme);
    }

    [[nodiscard]] int spotCount() const override { return static_cast<int>(m_spots.size()); }

    [[nodiscard]] PlotSpot spot(int index) const override
    {
        const int place = m_spots[static_cast<std::size_t>(index)];
        const Bin &bin = binAt(place);
        const QString range =
            QStringLiteral("%1: %2").arg(metricLabel(m_data.x), spanText(m_scale.spanOf(m_data.x, place)));
        QString count = seedCountText(bin.all);
        const int faint = bin.all - static_cast<int>(bin.shown.size());
        if (faint > 0)
            count = tr("%1, %2 filtered out").arg(count, QLocale().toString(faint));
        if (bin.near > 0)
            count += '\n' + tr("%n near misses", nullptr, bin.near);
        return {bin.shown, {m_scale.middleOf(place), static_cast<double>(bin.all)}, range + '\n' + count};
    }

    [[nodiscard]] int spotAt(QPointF pixel) const override
    {
        if (!m_plot.axisRect()->rect().contains(pixel.toPoint()))
            return -1;
        const double x = m_plot.xAxis->pixelToCoord(pixel.x());
        for (std::size_t i = 0; i < m_spots.size(); ++i) {
            if (std::abs(x - m_scale.middleOf(m_spots[i])) <= m_scale.binWidth() / 2)
                return static_cast<int>(i);
        }
        return -1;
    }

    [[nodiscard]] std::optional<QPointF> placeOf(int row) const override
    {
        const auto point = std::ranges::find(m_data.points, row, &PlotPoint::row);
        if (point == m_data.points.end())
            return std::nullopt;
        const int place = m_scale.placeOf(point->x);
        return QPointF(m_scale.middleOf(place), binAt(place).all / 2.0);
    }

    void markSelected(const std::set<int> &rows) override
    {
        std::vector<int> counts(m_bins.size());
        for (const PlotPoint &point : m_data.points) {
            if (rows.contains(point.row))
                ++counts[static_cast<std::size_t>(m_scale.placeOf(point.x))];
        }
        QVector<double> places;
        QVector<double> heights;
        for (int place = 0; place < m_scale.placeCount(); ++place) {
            if (const int count = counts[static_cast<std::size_t>(place)]; count > 0) {
                places.append(m_scale.middleOf(place));
                heights.append(count);
            }
        }
        m_selected->setData(places, heights, true);
        // A bar of one among thousands would be invisible; a mark at its top is always visible.
        QVector<double> tops;
        for (const double place : places)
            tops.append(binAt(m_scale.placeOf(place)).all);
        if (!places.isEmpty() && places.last() > m_scale.end())
            tops.last() = m_bins.back().all;
        m_tops->setData(places, tops, true);
    }

    [[nodiscard]] bool brushesBoth() const override { return false; }
    [[nodiscard]] const PlotScale &xScale() const override { return m_scale; }

private:
    struct Bin {
        int all = 0;
        int near = 0; // of those shown
        std::vector<int> shown;
    };
    [[nodiscard]] const Bin &binAt(int place) const { return m_bins[static_cast<std::size_t>(place)]; }

    QCPBars *addBars(const QColor &colour, const char *layer = "main")
    {
        auto *bars = new QCPBars(m_plot.xAxis, m_plot.yAxis); // the plot owns it
        bars->setWidthType(QCPBars::wtPlotCoords);
        bars->setWidth(m_scale.binWidth() * (m_scale.placeCount() > 60 ? 1.0 : 0.9));
        bars->setBrush(colour);
        bars->setPen(Qt::NoPen);
        bars->setLayer(QLatin1String(layer));
        return bars;
    }

    void draw(const Theme &theme)
    {
        QVector<double> places;
        QVector<double> all;
        QVector<double> shown;
        QVector<double> near;
        for (const int place : m_spots) {
            places.append(m_scale.middleOf(place));
            all.append(binAt(place).all);
            shown.append(static_cast<double>(binAt(place).shown.size()));
            near.append(static_cast<double>(binAt(place).near));
        }
        addBars(faintColour(theme))->setData(places, all, true);
        QCPBars *matches = addBars(seriesColour(theme));
        if (m_data.near > 0) {
            QCPBars *misses = addBars(nearColour(theme));
            misses->setBrush(QBrush(nearColour(theme), Qt::BDiagPattern));
            misses->setPen(QPen(nearColour(theme), 1));
            for (qsizetype i = 0; i < shown.size(); ++i)
                shown[i] -= near[i];
            misses->setData(places, near, true);
            misses->moveAbove(matches);
            addLegend(m_plot, *matches, *misses, theme);
        }
        matches->setData(places, shown, true);
        drawMean(theme);
        m_selected = addBars(selectedColour(theme), kMarksLayer);
        m_tops = new QCPGraph(m_plot.xAxis, m_plot.yAxis);
        m_tops->setLayer(QLatin1String(kMarksLayer));
        m_tops->setLineStyle(QCPGraph::lsNone);
        m_tops->setScatterStyle({QCPScatterStyle::ssTriangleInverted, QPen(theme.background, 1),
                                 selectedColour(theme), 3 * kGrid});
    }

    /// A dashed line.
    void drawMean(const Theme &theme)
    {
        const PlotSpread spread = spreadOf(m_data.points, &PlotPoint::x);
        if (spread.count == 0)
            return;
        auto *line = new QCPItemStraightLine(&m_plot); // the plot owns it
        line->setLayer(QStringLiteral("main"));
        line->point1->setCoords(spread.mean, 0);
        line->point2->setCoords(spread.mean, 1);
        line->setPen(QPen(theme.text, 1, Qt::DashLine));
    }

    QCustomPlot &m_plot;
    PlotData m_data;
    PlotScale m_scale;
    std::vector<Bin> m_bins;
    std::vector<int> m_spots; // non-empty places
    QCPBars *m_selected = nullptr;
    QCPGraph *m_tops = nullptr;
};

} // namespace

std::unique_ptr<PlotDrawing> drawHistogram(QCustomPlot &plot, PlotData data, const Theme &theme)
{
    return std::make_unique<Histogram>(plot, std::move(data), theme);
}

} // namespace cave
