// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/plots/plots_drawing.h"
#include "app/seeds/source/setting_values.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/colour_scale.h"

#include <QCoreApplication>
#include <QLocale>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr int kMapDivisions = 32;

QCPColorGradient viridis()
{
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (std::size_t i = 0; i < kViridis.size(); ++i)
        gradient.setColorStopAt(static_cast<double>(i) / (kViridis.size() - 1), QColor(kViridis[i]));
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    return gradient;
}

class RangeMap : public PlotDrawing {
    Q_DECLARE_TR_FUNCTIONS(Plots)

public:
    RangeMap(QCustomPlot &plot, PlotData data, const Theme &theme)
        : m_plot(plot)
        , m_data(std::move(data))
        , m_x(m_data.points, &PlotPoint::x, divisions())
        , m_y(m_data.points, &PlotPoint::y, divisions())
        , m_cells(static_cast<std::size_t>(m_x.placeCount()) * static_cast<std::size_t>(m_y.placeCount()))
    {
        for (const PlotPoint &point : m_data.points) {
            Cell &cell = m_cells[indexOf(point)];
            ++cell.all;
            if (point.shown)
                cell.shown.push_back(point.row);
            cell.near += point.shown && point.near ? 1 : 0;
        }
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (m_cells[i].all > 0)
                m_spots.push_back(i);
        }
        setUpAxis(*plot.xAxis, m_data.x, m_x, theme);
        setUpAxis(*plot.yAxis, *m_data.y, m_y, theme);
        plot.xAxis->grid()->setVisible(true);
        draw(theme);
    }

    [[nodiscard]] int spotCount() const override { return static_cast<int>(m_spots.size()); }

    [[nodiscard]] PlotSpot spot(int index) const override
    {
        const std::size_t at = m_spots[static_cast<std::size_t>(index)];
        const Cell &cell = m_cells[at];
        const auto line = [](const MetricSpan &span) {
            return QStringLiteral("%1: %2").arg(metricLabel(span.query), spanText(span));
        };
        QString count = seedCountText(cell.all);
        const int faint = cell.all - static_cast<int>(cell.shown.size());
        if (faint > 0)
            count = tr("%1, %2 filtered out").arg(count, QLocale().toString(faint));
        if (cell.near > 0)
            count += '\n' + tr("%n near misses", nullptr, cell.near);
        return {cell.shown, middleOf(at),
                line(m_x.spanOf(m_data.x, columnOf(at))) + '\n' + line(m_y.spanOf(*m_data.y, lineOf(at))) +
                    '\n' + count};
    }

    [[nodiscard]] int spotAt(QPointF pixel) const override
    {
        if (!m_plot.axisRect()->rect().contains(pixel.toPoint()))
            return -1;
        const double x = m_plot.xAxis->pixelToCoord(pixel.x());
        const double y = m_plot.yAxis->pixelToCoord(pixel.y());
        for (std::size_t i = 0; i < m_spots.size(); ++i) {
            const QPointF middle = middleOf(m_spots[i]);
            if (std::abs(x - middle.x()) <= m_x.binWidth() / 2 &&
                std::abs(y - middle.y()) <= m_y.binWidth() / 2)
                return static_cast<int>(i);
        }
        return -1;
    }

    [[nodiscard]] std::optional<QPointF> placeOf(int row) const override
    {
        const auto point = std::ranges::find(m_data.points, row, &PlotPoint::row);
        return point == m_data.points.end() ? std::nullopt : std::optional(middleOf(indexOf(*point)));
    }

    void markSelected(const std::set<int> &rows) override
    {
        std::set<std::size_t> cells;
        for (const PlotPoint &point : m_data.points) {
            if (rows.contains(point.row))
                cells.insert(indexOf(point));
        }
        QVector<double> xs;
        QVector<double> ys;
        for (const std::size_t cell : cells) {
            xs.append(middleOf(cell).x());
            ys.append(middleOf(cell).y());
        }
        m_selected->setData(xs, ys, false);
    }

    [[nodiscard]] bool brushesBoth() const override { return true; }
    [[nodiscard]] const PlotScale &xScale() const override { return m_x; }
    [[nodiscard]] const PlotScale *yScale() const override { return &m_y; }

private:
    struct Cell {
        int all = 0;
        int near = 0; // of those shown
        std::vector<int> shown;
    };

    [[nodiscard]] int divisions() const { return m_data.bins > 0 ? m_data.bins : kMapDivisions; }
    // Cells are stored column by column, in order of x.
    [[nodiscard]] std::size_t indexOf(const PlotPoint &point) const
    {
        return static_cast<std::size_t>(m_x.placeOf(point.x)) * static_cast<std::size_t>(m_y.placeCount()) +
               static_cast<std::size_t>(m_y.placeOf(point.y));
    }
    [[nodiscard]] int columnOf(std::size_t cell) const
    {
        return static_cast<int>(cell / static_cast<std::size_t>(m_y.placeCount()));
    }
    [[nodiscard]] int lineOf(std::size_t cell) const
    {
        return static_cast<int>(cell % static_cast<std::size_t>(m_y.placeCount()));
    }
    [[nodiscard]] QPointF middleOf(std::size_t cell) const
    {
        return {m_x.middleOf(columnOf(cell)), m_y.middleOf(lineOf(cell))};
    }

    QCPColorMap *addMap()
    {
        auto *map = new QCPColorMap(m_plot.xAxis, m_plot.yAxis); // the plot owns it
        map->setInterpolate(false);
        map->setTightBoundary(false);
        map->data()->setSize(m_x.placeCount(), m_y.placeCount());
        map->data()->setRange({m_x.middleOf(0), m_x.middleOf(m_x.placeCount() - 1)},
                              {m_y.middleOf(0), m_y.middleOf(m_y.placeCount() - 1)});
        map->data()->fill(qQNaN());
        return map;
    }

    void draw(const Theme &theme)
    {
        // Cells with all seeds filtered out, in one faint colour.
        QCPColorGradient faint;
        faint.clearColorStops();
        faint.setColorStops({{0, faintColour(theme)}, {1, faintColour(theme)}});
        faint.setNanHandling(QCPColorGradient::nhTransparent);
        QCPColorMap *hidden = addMap();
        hidden->setGradient(faint);
        hidden->setDataRange({0, 1});
        QCPColorMap *counts = addMap();
        int most = 1;
        for (const std::size_t cell : m_spots) {
            const int matches = static_cast<int>(m_cells[cell].shown.size()) - m_cells[cell].near;
            most = std::max(most, matches);
            if (matches > 0 || m_cells[cell].near == 0)
                (matches > 0 ? counts : hidden)->data()->setCell(columnOf(cell), lineOf(cell), matches);
        }
        drawNear(*counts, theme);
        addScale(*counts, most, theme);
        m_selected = new QCPGraph(m_plot.xAxis, m_plot.yAxis);
        m_selected->setLayer(QLatin1String(kMarksLayer));
        m_selected->setLineStyle(QCPGraph::lsNone);
        m_selected->setScatterStyle(
            {QCPScatterStyle::ssCircle, QPen(theme.background, 1.5), selectedColour(theme), 2.5 * kGrid});
    }

    /// Colours count matches only; cells with near misses are marked.
    void drawNear(QCPColorMap &counts, const Theme &theme)
    {
        if (m_data.near == 0)
            return;
        QVector<double> xs;
        QVector<double> ys;
        for (const std::size_t cell : m_spots) {
            if (m_cells[cell].near > 0) {
                xs.append(middleOf(cell).x());
                ys.append(middleOf(cell).y());
            }
        }
        auto *near = new QCPGraph(m_plot.xAxis, m_plot.yAxis); // the plot owns it
        near->setLineStyle(QCPGraph::lsNone);
        near->setScatterStyle(
            {QCPScatterStyle::ssDiamond, QPen(nearColour(theme), 1.5), theme.background, 2.0 * kGrid});
        near->setData(xs, ys, false);
        addLegend(m_plot, counts, *near, theme);
    }

    void addScale(QCPColorMap &map, int most, const Theme &theme)
    {
        auto *scale = new QCPColorScale(&m_plot); // the layout owns it
        m_plot.plotLayout()->addElement(0, 1, scale);
        scale->setType(QCPAxis::atRight);
        scale->setBarWidth(3 * kGrid);
        alignWithPlot(*scale);
        QCPAxis *axis = scale->axis();
        setUpCountAxis(*axis, most);
        dressAxis(*axis, theme);
        // If counts differ widely, low ones can be distinguished as well as high ones.
        if (most >= kMaxLinear) {
            scale->setDataScaleType(QCPAxis::stLogarithmic);
            axis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog));
            axis->setNumberFormat(QStringLiteral("f"));
            axis->setNumberPrecision(0);
        }
        map.setColorScale(scale);
        map.setGradient(viridis());
        scale->setDataRange({most > 1 ? 1.0 : 0.0, static_cast<double>(most)});
    }

    void alignWithPlot(QCPColorScale &scale)
    {
        QCPMarginGroup *group = m_plot.axisRect()->marginGroup(QCP::msBottom);
        if (group == nullptr)
            group = new QCPMarginGroup(&m_plot); // the plot owns it
        m_plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, group);
        scale.setMarginGroup(QCP::msTop | QCP::msBottom, group);
    }

    static constexpr int kMaxLinear = 50;
    QCustomPlot &m_plot;
    PlotData m_data;
    PlotScale m_x;
    PlotScale m_y;
    std::vector<Cell> m_cells;
    std::vector<std::size_t> m_spots; // non-empty cells
    QCPGraph *m_selected = nullptr;
};

} // namespace

std::unique_ptr<PlotDrawing> drawRangeMap(QCustomPlot &plot, PlotData data, const Theme &theme)
{
    return std::make_unique<RangeMap>(plot, std::move(data), theme);
}

} // namespace cave
