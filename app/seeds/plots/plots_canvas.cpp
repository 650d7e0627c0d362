// SPDX-License-Identifier: MIT
#include "app/seeds/plots/plots_canvas.h"

#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "moc_plots_canvas.cpp"

namespace cave {
namespace {

constexpr int kFocusLine = 1;
constexpr int kPageSpots = 10; // spots

/// Both ends of a span as axis coordinates, extended to the edges of its outermost bins.
std::pair<double, double> endsOf(const MetricSpan &span, const PlotScale &scale)
{
    const double half = scale.isWhole() ? 0.5 : 0;
    const double least = std::isinf(span.least) && span.least < 0 ? scale.begin() : span.least - half;
    const double from = std::isinf(least) ? scale.end() + scale.binWidth() / 2 : least;
    return {std::max(from, scale.begin()),
            std::isinf(span.most) ? scale.axisEnd() : std::min(span.most + half, scale.end() + half)};
}

/// Places a band between the ends on one axis, over the whole of the other.
void placeBand(QCPItemRect &band, const std::pair<double, double> &ends, bool alongX)
{
    for (QCPItemPosition *corner : {band.topLeft, band.bottomRight}) {
        corner->setTypeX(alongX ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
        corner->setTypeY(alongX ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    }
    const auto [from, to] = ends;
    band.topLeft->setCoords(alongX ? from : 0, alongX ? 0 : to);
    band.bottomRight->setCoords(alongX ? to : 1, alongX ? 1 : from);
}

} // namespace

PlotCanvas::PlotCanvas(QWidget *parent) : QWidget(parent), m_plot(new QCustomPlot(this))
{
    setObjectName("plots.canvas");
    setAccessibleRole(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->setContextMenuPolicy(Qt::NoContextMenu);
    m_plot->setNoAntialiasingOnDrag(false);
    vbox(*this, kStyleSpacing, evenMargins(kFocusLine), {m_plot});
    connect(m_plot, &QCustomPlot::mousePress, this, &PlotCanvas::press);
    connect(m_plot, &QCustomPlot::mouseMove, this, &PlotCanvas::move);
    connect(m_plot, &QCustomPlot::mouseRelease, this, &PlotCanvas::release);
    bindEvent(*this, {QEvent::FocusIn, QEvent::FocusOut}, [this] { update(); });
    bindEvent(*m_plot, {QEvent::Leave}, *this, [this] {
        if (m_drawing != nullptr && !m_brushing && m_spot >= 0)
            pointAt(-1);
    });
}

PlotCanvas::~PlotCanvas() = default;

void PlotCanvas::draw(PlotKind kind, PlotData plotted, const std::vector<MetricSpan> &spans,
                      const std::set<int> &selected)
{
    const bool same = kind == m_kind && plotted.x == m_xQuery && plotted.y.value_or(plotted.x) == m_yQuery;
    const std::optional<QPointF> pointed = m_drawing != nullptr && m_spot >= 0 && same
                                               ? std::optional(m_drawing->spot(m_spot).at)
                                               : std::nullopt;
    m_kind = kind;
    m_xQuery = plotted.x;
    m_yQuery = plotted.y.value_or(plotted.x);
    m_drawing.reset();
    clearPlot(*m_plot, currentTheme());
    m_drawing = kind == PlotKind::Histogram ? drawHistogram(*m_plot, std::move(plotted), currentTheme())
                : kind == PlotKind::Scatter ? drawScatter(*m_plot, std::move(plotted), currentTheme())
                                            : drawRangeMap(*m_plot, std::move(plotted), currentTheme());
    drawSpans(spans);
    for (QCPItemRect **item : {&m_brush, &m_frame}) {
        *item = new QCPItemRect(m_plot); // the plot owns it
        (*item)->setLayer(QLatin1String(kMarksLayer));
        (*item)->setVisible(false);
        for (QCPItemPosition *corner : {(*item)->topLeft, (*item)->bottomRight})
            corner->setType(QCPItemPosition::ptAbsolute);
    }
    QColor ground = currentTheme().accent;
    ground.setAlphaF(0.18F);
    m_brush->setBrush(ground);
    m_brush->setPen(QPen(currentTheme().accent, 1));
    m_frame->setBrush(Qt::NoBrush);
    m_frame->setPen(QPen(currentTheme().text, 1.5));
    m_ring = new QCPItemEllipse(m_plot); // the plot owns it
    m_ring->setLayer(QLatin1String(kMarksLayer));
    m_ring->setVisible(false);
    m_ring->setPen(QPen(currentTheme().text, 1.5));
    for (QCPItemPosition *corner : {m_ring->topLeft, m_ring->bottomRight})
        corner->setType(QCPItemPosition::ptAbsolute);
    m_drawing->markSelected(selected);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    m_spot = -1;
    pointAt(pointed ? m_drawing->spotAt(QPointF(m_plot->xAxis->coordToPixel(pointed->x()),
                                                m_plot->yAxis->coordToPixel(pointed->y())))
                    : -1);
}

void PlotCanvas::drawSpans(const std::vector<MetricSpan> &spans)
{
    const auto add = [this](const MetricSpan &span, const PlotScale &scale, bool alongX) {
        auto *band = new QCPItemRect(m_plot); // the plot owns it
        band->setLayer(QStringLiteral("grid"));
        placeBand(*band, endsOf(span, scale), alongX);
        QColor ground = currentTheme().accent;
        ground.setAlphaF(0.10F);
        band->setBrush(ground);
        band->setPen(QPen(currentTheme().accent, 1));
    };
    for (const MetricSpan &span : spans) {
        if (span.query == m_xQuery)
            add(span, m_drawing->xScale(), true);
        else if (m_drawing->yScale() != nullptr && span.query == m_yQuery)
            add(span, *m_drawing->yScale(), false);
    }
}

void PlotCanvas::markSelected(const std::set<int> &rows)
{
    if (m_drawing == nullptr)
        return;
    m_drawing->markSelected(rows);
    replotMarks();
}

QPoint PlotCanvas::pixelOf(QPointF place) const
{
    const QPointF pixel(m_plot->xAxis->coordToPixel(place.x()), m_plot->yAxis->coordToPixel(place.y()));
    return m_plot->mapToParent(pixel.toPoint());
}

std::optional<QPoint> PlotCanvas::positionOf(int row) const
{
    const std::optional<QPointF> place = m_drawing == nullptr ? std::nullopt : m_drawing->placeOf(row);
    return place ? std::optional(pixelOf(*place)) : std::nullopt;
}

QImage PlotCanvas::image(double scale) const
{
    return m_plot->toPixmap(m_plot->width(), m_plot->height(), scale).toImage();
}

bool PlotCanvas::savePdf(const QString &file) const
{
    return m_plot->savePdf(file, m_plot->width(), m_plot->height());
}

void PlotCanvas::pointAt(int spot)
{
    const bool wasPointing = m_spot >= 0;
    m_spot = spot;
    setAccessibleName(tr("Plot"));
    const bool isDot = m_kind == PlotKind::Scatter;
    m_frame->setVisible(spot >= 0 && !isDot);
    m_ring->setVisible(spot >= 0 && isDot);
    if (spot < 0) {
        if (wasPointing)
            replotMarks();
        setAccessibleDescription({});
        emit pointedAway();
        return;
    }
    const PlotSpot at = m_drawing->spot(spot);
    const QPointF pixel(m_plot->xAxis->coordToPixel(at.at.x()), m_plot->yAxis->coordToPixel(at.at.y()));
    QPointF half(1.75 * kGrid, 1.75 * kGrid);
    QPointF low = pixel + half;
    if (m_kind != PlotKind::Scatter)
        half.setX(std::max(3.0, m_drawing->xScale().binWidth() * m_plot->xAxis->axisRect()->width() /
                                    m_plot->xAxis->range().size() / 2));
    if (m_kind == PlotKind::RangeMap)
        half.setY(std::max(3.0, m_drawing->yScale()->binWidth() * m_plot->yAxis->axisRect()->height() /
                                    m_plot->yAxis->range().size() / 2));
    low = pixel + half;
    QPointF high = pixel - half;
    if (m_kind == PlotKind::Histogram) {
        high.setY(pixel.y());
        low.setY(m_plot->yAxis->coordToPixel(0));
    }
    m_frame->topLeft->setPixelPosition(high);
    m_frame->bottomRight->setPixelPosition(low);
    m_ring->topLeft->setPixelPosition(high);
    m_ring->bottomRight->setPixelPosition(low);
    replotMarks();
    setAccessibleDescription(at.text);
    emit pointed(at);
}

void PlotCanvas::step(int by)
{
    const int count = m_drawing == nullptr ? 0 : m_drawing->spotCount();
    if (count == 0)
        return;
    const int from = m_spot < 0 ? (by > 0 ? -1 : count) : m_spot;
    pointAt(std::clamp(from + by, 0, count - 1));
}

void PlotCanvas::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        return step(1);
    case Qt::Key_Left:
    case Qt::Key_Down:
        return step(-1);
    case Qt::Key_PageUp:
        return step(kPageSpots);
    case Qt::Key_PageDown:
        return step(-kPageSpots);
    case Qt::Key_Home:
        return step(-std::max(1, m_drawing == nullptr ? 1 : m_drawing->spotCount()));
    case Qt::Key_End:
        return step(std::max(1, m_drawing == nullptr ? 1 : m_drawing->spotCount()));
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_drawing != nullptr && m_spot >= 0)
            emit chosen(m_drawing->spot(m_spot).rows, event->modifiers().testFlag(Qt::ControlModifier));
        return;
    case Qt::Key_Escape:
        if (std::exchange(m_brushing, false)) {
            m_brush->setVisible(false);
            m_pressed.reset();
            replotMarks();
            return;
        }
        emit escaped();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PlotCanvas::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(currentTheme().accent, kFocusLine));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void PlotCanvas::press(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_drawing != nullptr)
        m_pressed = event->pos();
}

void PlotCanvas::move(QMouseEvent *event)
{
    if (m_drawing == nullptr)
        return;
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
        const int far = (event->pos() - *m_pressed).manhattanLength();
        if (!m_brushing && far >= QApplication::startDragDistance()) {
            m_brushing = true;
            pointAt(-1);
        }
        if (m_brushing)
            stretchBrush(event->pos());
        return;
    }
    if (const int spot = m_drawing->spotAt(event->position()); spot != m_spot)
        pointAt(spot);
}

void PlotCanvas::release(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed || m_drawing == nullptr)
        return;
    if (std::exchange(m_brushing, false)) {
        endBrush(event->pos());
    } else if (const int spot = m_drawing->spotAt(event->position()); spot >= 0) {
        pointAt(spot);
        emit chosen(m_drawing->spot(spot).rows, event->modifiers().testFlag(Qt::ControlModifier));
    }
    m_pressed.reset();
}

void PlotCanvas::stretchBrush(QPoint to)
{
    const QRect area = m_plot->axisRect()->rect();
    QRect brush = QRect(*m_pressed, to).normalized();
    if (!m_drawing->brushesBoth()) {
        brush.setTop(area.top());
        brush.setBottom(area.bottom());
    }
    brush &= area;
    m_brush->topLeft->setPixelPosition(brush.topLeft());
    m_brush->bottomRight->setPixelPosition(brush.bottomRight());
    m_brush->setVisible(true);
    replotMarks();
}

void PlotCanvas::endBrush(QPoint at)
{
    m_brush->setVisible(false);
    replotMarks();
    const auto along = [](QCPAxis *axis, double from, double to) {
        return std::pair(axis->pixelToCoord(from), axis->pixelToCoord(to));
    };
    const auto [left, right] = along(m_plot->xAxis, m_pressed->x(), at.x());
    std::vector<MetricSpan> spans{m_drawing->xScale().spanBetween(m_xQuery, left, right)};
    if (m_drawing->brushesBoth() && m_yQuery != m_xQuery) {
        const auto [top, bottom] = along(m_plot->yAxis, m_pressed->y(), at.y());
        spans.push_back(m_drawing->yScale()->spanBetween(m_yQuery, top, bottom));
    }
    emit brushed(spans);
}

void PlotCanvas::replotMarks()
{
    m_plot->layer(QLatin1String(kMarksLayer))->replot();
}

QRect PlotCanvas::plotArea() const
{
    return m_plot->axisRect()->rect().translated(m_plot->pos());
}

} // namespace cave
