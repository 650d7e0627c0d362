// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/plots/plots_drawing.h"
#include "core/base/hashing.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <qcustomplot.h>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// Only for the width of the place for "none".
constexpr int kScatterDivisions = 24;
/// On an axis with at most this many whole numbers, dots are jittered.
constexpr int kMaxSpread = 60;
/// The maximum jitter, which stays nearest to its own number.
constexpr double kSpread = 0.3;
constexpr double kReach = 12; // pixels around the pointer in which a dot is found

class Scatter : public PlotDrawing {
public:
    Scatter(QCustomPlot &plot, PlotData data, const Theme &theme)
        : m_plot(plot)
        , m_data(std::move(data))
        , m_x(m_data.points, &PlotPoint::x, kScatterDivisions)
        , m_y(m_data.points, &PlotPoint::y, kScatterDivisions)
    {
        setUpAxis(*plot.xAxis, m_data.x, m_x, theme);
        setUpAxis(*plot.yAxis, *m_data.y, m_y, theme);
        plot.xAxis->grid()->setVisible(true);
        for (QCPAxis *axis : {plot.xAxis, plot.yAxis})
            addMargin(*axis);
        for (std::size_t i = 0; i < m_data.points.size(); ++i) {
            const PlotPoint &point = m_data.points[i];
            m_places.emplace_back(placed(point.x, m_x, point.row, 1), placed(point.y, m_y, point.row, 2));
            if (point.shown)
                m_spots.push_back(i);
        }
        draw(theme);
    }

    [[nodiscard]] int spotCount() const override { return static_cast<int>(m_spots.size()); }

    [[nodiscard]] PlotSpot spot(int index) const override
    {
        const std::size_t at = m_spots[static_cast<std::size_t>(index)];
        const PlotPoint &point = m_data.points[at];
        const auto line = [](const MetricQuery &query, double value) {
            return QStringLiteral("%1: %2").arg(metricLabel(query), metricValue(query, value));
        };
        QString text = line(m_data.x, point.x) + '\n' + line(*m_data.y, point.y);
        if (point.near)
            text += '\n' + PlotsText::tr("near miss");
        return {{point.row}, m_places[at], text};
    }

    [[nodiscard]] int spotAt(QPointF pixel) const override
    {
        int nearest = -1;
        double least = kReach * kReach;
        for (std::size_t i = 0; i < m_spots.size(); ++i) {
            const QPointF place = m_places[m_spots[i]];
            const double dx = m_plot.xAxis->coordToPixel(place.x()) - pixel.x();
            const double dy = m_plot.yAxis->coordToPixel(place.y()) - pixel.y();
            if (const double distance = dx * dx + dy * dy; distance < least) {
                least = distance;
                nearest = static_cast<int>(i);
            }
        }
        return nearest;
    }

    [[nodiscard]] std::optional<QPointF> placeOf(int row) const override
    {
        const auto point = std::ranges::find(m_data.points, row, &PlotPoint::row);
        if (point == m_data.points.end())
            return std::nullopt;
        return m_places[static_cast<std::size_t>(point - m_data.points.begin())];
    }

    void markSelected(const std::set<int> &rows) override
    {
        QVector<double> xs;
        QVector<double> ys;
        for (std::size_t i = 0; i < m_data.points.size() && !rows.empty(); ++i) {
            if (rows.contains(m_data.points[i].row)) {
                xs.append(m_places[i].x());
                ys.append(m_places[i].y());
            }
        }
        m_selected->setData(xs, ys, false);
    }

    [[nodiscard]] bool brushesBoth() const override { return true; }
    [[nodiscard]] bool spreadsDots() const override { return isSpread(m_x) || isSpread(m_y); }
    [[nodiscard]] const PlotScale &xScale() const override { return m_x; }
    [[nodiscard]] const PlotScale *yScale() const override { return &m_y; }

private:
    static bool isSpread(const PlotScale &scale)
    {
        return scale.isWhole() && scale.end() - scale.begin() <= kMaxSpread;
    }

    /// Where a value is painted. Seeds with the same whole number would hide each other.
    static double placed(double value, const PlotScale &scale, int row, std::uint64_t axis)
    {
        const double place = scale.positionOf(value);
        if (!isSpread(scale))
            return place;
        const auto hash = combine(axis, row);
        constexpr double kSteps = 1024;
        return place + kSpread * (static_cast<double>(hash % 1024) / kSteps * 2 - 1);
    }

    static void addMargin(QCPAxis &axis)
    {
        constexpr double kEdgeShare = 0.02;
        const double room = axis.range().size() * kEdgeShare;
        axis.setRange(axis.range().lower - room, axis.range().upper + room);
    }

    QCPGraph *addDots(const QColor &colour, double size)
    {
        auto *graph = new QCPGraph(m_plot.xAxis, m_plot.yAxis); // the plot owns it
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setAdaptiveSampling(true);
        graph->setAntialiasedScatters(m_data.points.size() < 20'000);
        graph->setScatterStyle({QCPScatterStyle::ssDisc, colour, size});
        return graph;
    }

    void draw(const Theme &theme)
    {
        QVector<double> xs[3];
        QVector<double> ys[3];
        for (std::size_t i = 0; i < m_data.points.size(); ++i) {
            const PlotPoint &point = m_data.points[i];
            const std::size_t which = !point.shown ? 0 : point.near ? 2 : 1;
            xs[which].append(m_places[i].x());
            ys[which].append(m_places[i].y());
        }
        const std::size_t count = m_data.points.size();
        const double size = count < 500 ? 8 : count < 5'000 ? 6 : count < 20'000 ? 4 : 3;
        QColor series = seriesColour(theme);
        series.setAlphaF(count < 500 ? 0.9F : 0.65F);
        addDots(faintColour(theme), size)->setData(xs[0], ys[0], false);
        QCPGraph *matches = addDots(series, size);
        matches->setData(xs[1], ys[1], false);
        if (m_data.near > 0) { // of another shape, too, for whom colours look alike
            QCPGraph *near = addDots(nearColour(theme), size);
            near->setScatterStyle(
                {QCPScatterStyle::ssDiamond, QPen(nearColour(theme), 1.5), Qt::NoBrush, size + 2});
            near->setData(xs[2], ys[2], false);
            addLegend(m_plot, *matches, *near, theme);
        }
        m_selected = addDots(selectedColour(theme), size + 2);
        m_selected->setScatterStyle({QCPScatterStyle::ssCircle, QPen(theme.text, 1.5), selectedColour(theme),
                                     std::max(9.0, size + 3)});
        m_selected->setAdaptiveSampling(false);
        m_selected->setAntialiasedScatters(true);
        m_selected->setLayer(QLatin1String(kMarksLayer));
    }

    QCustomPlot &m_plot;
    PlotData m_data;
    PlotScale m_x;
    PlotScale m_y;
    std::vector<QPointF> m_places;    // of the points
    std::vector<std::size_t> m_spots; // points that are shown
    QCPGraph *m_selected = nullptr;
};

} // namespace

std::unique_ptr<PlotDrawing> drawScatter(QCustomPlot &plot, PlotData data, const Theme &theme)
{
    return std::make_unique<Scatter>(plot, std::move(data), theme);
}

} // namespace cave
