// SPDX-License-Identifier: MIT
#include "app/seeds/plots/plots_page.h"

#include "app/seeds/plots/plots_canvas.h"
#include "app/seeds/plots/plots_card.h"
#include "app/seeds/source/field_texts.h"
#include "app/seeds/table/default_card_metrics.h"
#include "app/seeds/table/metric_choices.h"
#include "app/seeds/table/metric_texts.h"
#include "app/seeds/table/seed_table.h"
#include "editor/view/form/bindings.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QHideEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace cave {
namespace {

/// The minimum interval for redrawing a plot while values stream in.
constexpr int kStreamDelay = 300; // ms
constexpr int kAtOnce = 0;
/// More seeds than can be compared; selecting hundreds of thousands in pieces would take minutes.
constexpr std::size_t kMostSelected = 2'000;

/// Mean and spread of each metric.
QStringList spreadTexts(const PlotData &plotted)
{
    QStringList texts;
    const auto add = [&](const MetricQuery &query, double PlotPoint::*coordinate) {
        const PlotSpread spread = spreadOf(plotted.points, coordinate);
        if (spread.count > 0)
            texts << PlotsPage::tr("%1: mean %2, standard deviation %3")
                         .arg(metricLabel(query), metricValue(query, spread.mean),
                              metricValue(query, spread.deviation));
    };
    add(plotted.x, &PlotPoint::x);
    if (plotted.y && plotted.y != plotted.x)
        add(*plotted.y, &PlotPoint::y);
    return texts;
}

} // namespace

PlotsPage::PlotsPage(SeedOrder &order, QItemSelectionModel &selection, QWidget *parent)
    : QWidget(parent)
    , m_order(order)
    , m_selection(selection)
    , m_binsLabel(new QLabel(this))
    , m_bins(new QSpinBox(this))
    , m_stack(new QStackedWidget(this))
    , m_canvas(new PlotCanvas(this))
    , m_card(new PlotCard(m_canvas))
    , m_empty(new QLabel(this))
    , m_chips(new QWidget(this))
    , m_state(new QLabel(this))
{
    setObjectName("plots");
    makeKinds();
    makePictureActions();
    m_x = makeChoice("plots.x");
    m_y = makeChoice("plots.y");
    layOut();
    bindTexts(*this, [this] {
        retranslateUi();
        showChips();
        replotSoon(kAtOnce);
    });
    setMetrics(ownQuery(MetricId::NearestChest), ownQuery(MetricId::Chests));
    m_replot.setSingleShot(true);
    connect(&m_replot, &QTimer::timeout, this, &PlotsPage::replot);
    SeedTable &table = m_order.table();
    connect(&table.values(), &SeedValues::changed, this, [this] { replotSoon(kStreamDelay); });
    connect(&table, &SeedTable::setChanged, this, [this] { replotSoon(kStreamDelay); });
    connect(&table, &SeedTable::generatorsChanged, this, &PlotsPage::followWorlds);
    connect(m_bins, &QSpinBox::valueChanged, this, [this] { replotSoon(kAtOnce); });
    connect(&m_order, &SeedOrder::modelReset, this, [this] { replotSoon(kAtOnce); });
    connect(&m_order, &SeedOrder::layoutChanged, this, [this] { replotSoon(kAtOnce); });
    connect(&m_order, &SeedOrder::filtersChanged, this, [this] {
        showChips();
        replotSoon(kAtOnce);
    });
    connect(&m_selection, &QItemSelectionModel::selectionChanged, this, &PlotsPage::followSelection);
    connect(m_canvas, &PlotCanvas::pointed, this, &PlotsPage::point);
    connect(m_canvas, &PlotCanvas::pointedAway, m_card, &QWidget::hide);
    connect(m_canvas, &PlotCanvas::chosen, this, &PlotsPage::select);
    connect(m_canvas, &PlotCanvas::brushed, this, &PlotsPage::brush);
    connect(m_canvas, &PlotCanvas::escaped, this, [this] { m_order.setSpans({}); });
    bindLook(*this, [this] { refreshLook(); });
    followWorlds();
    setKind(PlotKind::Histogram);
}

void PlotsPage::makeKinds()
{
    m_kinds = new QActionGroup(this);
    const auto add = [this](PlotKind kind, const char *id) {
        QAction *action = addPageAction(*this, id, {});
        action->setCheckable(true);
        action->setActionGroup(m_kinds);
        connect(action, &QAction::triggered, this, [this, kind] { setKind(kind); });
    };
    add(PlotKind::Histogram, "plots.histogram");
    add(PlotKind::Scatter, "plots.scatter");
    add(PlotKind::RangeMap, "plots.rangeMap");
}

void PlotsPage::makePictureActions()
{
    m_copy = addPageAction(*this, "plots.copy", {QKeySequence::Copy});
    m_copy->setIcon(namedIcon("duplicate"));
    connect(m_copy, &QAction::triggered, this, &PlotsPage::copyPicture);
    m_save = addPageAction(*this, "plots.save", {});
    m_save->setIcon(namedIcon("save"));
    connect(m_save, &QAction::triggered, this, &PlotsPage::askWhereToSave);
    m_canvas->addActions({m_copy, m_save});
    m_canvas->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void PlotsPage::refreshLook()
{
    const Theme &theme = currentTheme();
    setSecondary(m_state, theme);
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::WindowText, theme.mutedText);
    m_empty->setPalette(palette);
    m_empty->setFont(fontOf(TextSize::Heading));
    dressKinds();
    showChips();
    replotSoon(kAtOnce);
}

void PlotsPage::setKind(PlotKind kind)
{
    m_kind = kind;
    m_kinds->actions()[static_cast<int>(kind)]->setChecked(true);
    dressKinds();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_y.label, m_y.metric, m_y.reach})
        widget->setVisible(kind != PlotKind::Histogram);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_binsLabel, m_bins})
        widget->setVisible(kind != PlotKind::Scatter);
    followChosen();
}

MetricQuery PlotsPage::queryOf(const MetricChoice &choice)
{
    return {static_cast<MetricId>(choice.metric->currentIndex()), choice.reach->value()};
}

MetricQuery PlotsPage::xMetric() const
{
    return queryOf(m_x);
}

MetricQuery PlotsPage::yMetric() const
{
    return queryOf(m_y);
}

void PlotsPage::setMetrics(const MetricQuery &x, const MetricQuery &y)
{
    choose(m_x, x);
    choose(m_y, y);
    followChosen();
}

void PlotsPage::choose(const MetricChoice &choice, const MetricQuery &query)
{
    choice.metric->setCurrentIndex(static_cast<int>(query.id));
    setReachRange(*choice.reach, infoOf(query.id));
    choice.reach->setValue(query.reach);
}

void PlotsPage::followChosen()
{
    std::vector<MetricQuery> needed{xMetric()};
    if (m_kind != PlotKind::Histogram && yMetric() != xMetric())
        needed.push_back(yMetric());
    // Nothing is measured for a page that isn't shown.
    if (isVisible())
        m_order.table().values().setNeeded(SeedValues::Need::Plots, needed);
    replotSoon(kAtOnce);
}

/// Offers only what is measured in the worlds shown, and replaces metrics that aren't.
void PlotsPage::followWorlds()
{
    const TableRows &rows = m_order.table().rows();
    const auto isMeasured = [&rows](const MetricQuery &query) { return rows.isMeasurableAnywhere(query); };
    const std::vector<MetricQuery> usual = defaultCardMetrics(rows.set().base().generator.kind);
    for (const MetricChoice &choice : {m_x, m_y}) {
        offerMetrics(*choice.metric, 0, isMeasured);
        if (isMeasured(queryOf(choice)))
            continue;
        const auto other = queryOf(choice.metric == m_x.metric ? m_y : m_x);
        const auto next =
            std::ranges::find_if(usual, [&](const MetricQuery &query) { return query != other; });
        if (next != usual.end())
            choose(choice, *next);
    }
}

void PlotsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    followChosen();
}

void PlotsPage::hideEvent(QHideEvent *event)
{
    m_card->hide();
    if (!event->spontaneous()) // another view is shown
        m_order.table().values().setNeeded(SeedValues::Need::Plots, {});
    QWidget::hideEvent(event);
}

void PlotsPage::resizeEvent(QResizeEvent *event)
{
    m_card->hide();
    QWidget::resizeEvent(event);
}

void PlotsPage::replotSoon(int delay)
{
    if (isVisible() && (!m_replot.isActive() || delay < m_replot.remainingTime()))
        m_replot.start(delay);
}

void PlotsPage::replot()
{
    const bool both = m_kind != PlotKind::Histogram;
    PlotData plotted = plotDataOf(m_order, xMetric(), both ? std::optional(yMetric()) : std::nullopt);
    plotted.bins = m_bins->value() > m_bins->minimum() ? m_bins->value() : 0;
    const bool any = !plotted.points.empty();
    m_stack->setCurrentWidget(any ? static_cast<QWidget *>(m_canvas) : m_empty);
    m_copy->setEnabled(any);
    m_save->setEnabled(any);
    if (any)
        m_canvas->draw(m_kind, plotted, m_order.spans(), selectedRows());
    tellState(plotted);
}

void PlotsPage::tellState(const PlotData &plotted)
{
    const QLocale locale;
    const auto number = [&](auto count) { return locale.toString(static_cast<qlonglong>(count)); };
    const auto none = [](int count, const MetricQuery &query) {
        const QString label = metricLabel(query).toLower();
        return count == 1 ? tr("1 seed has no %1").arg(label)
                          : tr("%1 have no %2").arg(seedCountText(count), label);
    };
    const auto measured = static_cast<int>(plotted.points.size());
    QStringList parts;
    if (measured < plotted.total)
        parts << tr("Measured %1 of %2").arg(number(measured), number(plotted.total));
    else
        parts << seedCountText(measured);
    if (plotted.filtered > 0)
        parts << tr("%1 shown, %2 filtered out (faint)")
                     .arg(number(measured - plotted.filtered), number(plotted.filtered));
    if (plotted.noneOfX > 0)
        parts << none(plotted.noneOfX, plotted.x);
    if (plotted.noneOfY > 0 && plotted.y != plotted.x)
        parts << none(plotted.noneOfY, *plotted.y);
    if (const std::int64_t left = m_order.table().leftOut(); left > 0)
        parts << tr("%1 more are not included").arg(number(left));
    if (plotted.near > 0)
        parts << tr("%Ln near misses, not part of the means", nullptr, plotted.near);
    parts += spreadTexts(plotted);
    if (m_canvas->spreadsDots())
        parts << tr("dots at whole numbers are jittered");
    m_state->setText(plotted.total == 0 ? QString() : parts.join(QStringLiteral(" · ")));
    m_empty->setText(plotted.total == 0 ? tr("No seeds to plot.\nChoose a source to see its distribution.")
                                        : tr("Measuring…"));
}

std::set<int> PlotsPage::selectedRows() const
{
    std::set<int> rows;
    for (const QItemSelectionRange &range : m_selection.selection()) {
        // The seed's column represents its row, whichever view selected it.
        for (int row = range.top(); range.left() == 0 && row <= range.bottom(); ++row)
            rows.insert(m_order.mapToSource(m_order.index(row, 0)).row());
    }
    return rows;
}

void PlotsPage::followSelection()
{
    if (isVisible())
        m_canvas->markSelected(selectedRows());
}

void PlotsPage::point(const PlotSpot &spot)
{
    const SeedTable &table = m_order.table();
    const QPoint at = m_canvas->pixelOf(spot.at);
    if (spot.rows.size() != 1)
        return m_card->tell({}, spot.text, std::nullopt, at);
    const int row = spot.rows.front();
    m_card->tell(table.index(row, SeedTable::SeedColumn).data().toString(), spot.text,
                 table.rows().specAt(row), at);
}

void PlotsPage::select(const std::vector<int> &rows, bool add)
{
    std::vector<int> shown;
    for (const int row : rows) {
        const QModelIndex index = m_order.mapFromSource(m_order.table().index(row, SeedTable::SeedColumn));
        if (index.isValid() && shown.size() < kMostSelected)
            shown.push_back(index.row());
    }
    if (shown.empty())
        return;
    std::ranges::sort(shown);
    QItemSelection selection;
    for (std::size_t i = 0; i < shown.size();) {
        std::size_t end = i + 1;
        while (end < shown.size() && shown[end] == shown[end - 1] + 1)
            ++end;
        selection.append(
            {m_order.index(shown[i], 0), m_order.index(shown[end - 1], m_order.columnCount() - 1)});
        i = end;
    }
    m_selection.setCurrentIndex(m_order.index(shown.front(), 0), QItemSelectionModel::NoUpdate);
    m_selection.select(selection, add ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect);
}

void PlotsPage::brush(const std::vector<MetricSpan> &spans)
{
    std::vector<MetricSpan> all = m_order.spans();
    for (const MetricSpan &span : spans)
        all = withSpan(std::move(all), span);
    m_order.setSpans(all);
}

} // namespace cave

#include "moc_plots_page.cpp"
