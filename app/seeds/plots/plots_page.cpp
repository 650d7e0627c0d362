// SPDX-License-Identifier: MIT
#include "app/seeds/plots/plots_page.h"

#include "app/common/data_folders.h"
#include "app/common/picture_file.h"
#include "app/common/seed_worlds.h"
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/metrics/reach_box.h"
#include "app/seeds/plots/plots_canvas.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/source/setting_values.h"
#include "core/io/files/atomic_file.h"
#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QHideEvent>
#include <QImage>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <utility>

#include "moc_plots_page.cpp"

namespace cave {

/// A hover card in a plot: a seed with a thumbnail of its map, or a description of a group of seeds.
class PlotCard : public QFrame {
public:
    explicit PlotCard(QWidget *parent)
        : QFrame(parent)
        , m_picture(named("plots.card.picture", new QLabel(this)))
        , m_heading(named("plots.card.heading", new QLabel(this)))
        , m_text(named("plots.card.text", new QLabel(this)))
        , m_question(WorkUrgency::Cards, painted, [this](const Wanted & /*wanted*/, const QImage &image) {
            m_picture->setPixmap(QPixmap::fromImage(image));
        })
    {
        setObjectName("plots.card");
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFrameShape(QFrame::Box);
        setAutoFillBackground(true);
        m_picture->setFixedSize(kPictureSize);
        for (QLabel *label : {m_heading, m_text})
            label->setTextFormat(Qt::PlainText);
        m_heading->setMaximumWidth(kPictureSize.width());
        auto *column = vbox(*this, kGrid, evenMargins(2 * kGrid), {});
        column->setSizeConstraint(QLayout::SetFixedSize);
        for (QLabel *label : {m_picture, m_heading, m_text})
            column->addWidget(label);
        hide();
        bindLook(*this, [this] { refreshLook(); });
    }

    /// Shows this next to `at`, in the parent's coordinates, and inside the parent. A world's thumbnail
    /// appears once it has been painted.
    void report(const QString &heading, const QString &text, const std::optional<WorldSpec> &world, QPoint at)
    {
        m_picture->setVisible(world.has_value());
        if (world && world != m_world)
            paintPicture(*world);
        m_heading->setText(
            m_heading->fontMetrics().elidedText(heading, Qt::ElideMiddle, kPictureSize.width()));
        m_heading->setVisible(!heading.isEmpty());
        m_text->setText(text);
        layout()->activate();
        moveBeside(at);
        show();
        raise();
    }

private:
    static constexpr QSize kPictureSize{200, 132};
    static constexpr double kCardCellPixels = 4;

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        setPanelGround(this, theme);
        QPalette palette = this->palette();
        palette.setColor(QPalette::WindowText, theme.line);
        setPalette(palette);
        setInk(m_heading, theme.text, theme);
        setInk(m_text, theme.text, theme);
        m_heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        m_text->setFont(fontOf(TextSize::Small));
        m_question.forget();
        m_world.reset();
    }

    /// A requested thumbnail.
    struct Wanted {
        WorldSpec spec;
        double pixelRatio = 1;
        const Theme *theme = nullptr;

        friend bool operator==(const Wanted &, const Wanted &) = default;
    };

    /// A null picture if there is no such world.
    static QImage painted(const Wanted &wanted)
    {
        const std::shared_ptr<const SeedWorld> world = seedWorld(wanted.spec);
        if (!world->source())
            return {};
        OverviewRequest request;
        request.centre = world->spawn().valueOr(WorldPos{});
        request.source = *world->source();
        request.size = (QSizeF(kPictureSize) * wanted.pixelRatio).toSize();
        request.cellPixels = std::max(1, static_cast<int>(std::lround(kCardCellPixels * wanted.pixelRatio)));
        request.pixelRatio = wanted.pixelRatio;
        QImage image = renderOverview(request, *wanted.theme);
        image.setDevicePixelRatio(wanted.pixelRatio);
        return image;
    }

    void paintPicture(const WorldSpec &spec)
    {
        m_world = spec;
        m_picture->clear();
        m_question.ask({spec, devicePixelRatioF(), &currentTheme()});
    }

    void moveBeside(QPoint at)
    {
        constexpr int kApart = 4 * kGrid;
        const QSize size = sizeHint();
        const QRect room = parentWidget()->rect().adjusted(kGrid, kGrid, -kGrid, -kGrid);
        int x = at.x() + kApart;
        if (x + size.width() > room.right())
            x = at.x() - kApart - size.width();
        const int y = at.y() - size.height() / 2;
        move(std::clamp(x, room.left(), std::max(room.left(), room.right() - size.width())),
             std::clamp(y, room.top(), std::max(room.top(), room.bottom() - size.height())));
    }

    QLabel *m_picture;
    QLabel *m_heading;
    QLabel *m_text;
    std::optional<WorldSpec> m_world; ///< whose thumbnail is shown or requested
    LatestQuestion<Wanted, QImage> m_question;
};

namespace {

constexpr double kPictureScale = 2;
constexpr int kMaxBins = 200;

Error writeError(const QString &file, const QString &reason)
{
    return {ErrorCode::Io,
            PlotsPage::tr("The plot can't be written to “%1”: %2").arg(file, reason).toStdString()};
}

/// The minimum interval for redrawing a plot while values stream in.
constexpr int kStreamDelay = 300; // ms
constexpr int kAtOnce = 0;
/// More seeds than can be compared; selecting hundreds of thousands in pieces would take minutes.
constexpr std::size_t kMaxSelected = 2'000;

/// Mean and spread of each metric.
QStringList spreadTexts(const PlotData &plotted)
{
    QStringList texts;
    const auto add = [&](const MetricQuery &query, double PlotPoint::*coordinate) {
        const PlotSpread spread = spreadOf(plotted.points, coordinate);
        if (spread.count > 0)
            texts << QCoreApplication::translate("Plots", "%1: mean %2, standard deviation %3")
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
    m_copy = addPageAction(*this, "plots.copy", {});
    m_copy->setIcon(namedIcon("duplicate"));
    connect(m_copy, &QAction::triggered, this, &PlotsPage::copyPicture);
    m_save = addPageAction(*this, "plots.save", {});
    m_save->setIcon(namedIcon("save"));
    connect(m_save, &QAction::triggered, this, &PlotsPage::askWhereToSave);
    m_canvas->addActions({m_copy, m_save});
    m_canvas->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_x = makeChoice("plots.x");
    m_y = makeChoice("plots.y");
    layOut();
    setTabOrderByLayout(*this);
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

PlotsPage::MetricChoice PlotsPage::makeChoice(const QString &id)
{
    MetricChoice choice{new QLabel(this), new QComboBox(this), new ReachBox(this)};
    choice.metric->setObjectName(id + ".metric");
    choice.metric->setSizeAdjustPolicy(QComboBox::AdjustToContents); // also in other languages
    choice.reach->setObjectName(id + ".reach");
    for (std::size_t i = 0; i < kMetricCount; ++i)
        choice.metric->addItem(QString());
    choice.metric->setMaxVisibleItems(static_cast<int>(kMetricCount));
    choice.label->setBuddy(choice.metric);
    choice.reach->setQuery(ownQuery(metricInfos().front().id), m_order.table().reachesOf());
    connect(choice.metric, &QComboBox::currentIndexChanged, this, [this, choice] {
        choice.reach->setQuery(ownQuery(queryOf(choice).id), m_order.table().reachesOf());
        followChoice(choice);
    });
    connect(choice.reach, &QSpinBox::valueChanged, this, [this, choice] { followChoice(choice); });
    choice.reach->setKeyboardTracking(false);
    return choice;
}

void PlotsPage::followChoice(const MetricChoice &choice)
{
    nameReach(choice);
    followChosen();
}

void PlotsPage::nameReach(const MetricChoice &choice)
{
    const MetricQuery query = queryOf(choice);
    const MetricReach reach = choice.reach->reachKind();
    choice.reach->setPrefix(reach == MetricReach::Square  ? tr("square of ")
                            : reach == MetricReach::Steps ? tr("within ")
                            : reach == MetricReach::Level ? tr("level ")
                                                          : tr("up to "));
    setUnit(*choice.reach, reachUnit(reach));
    choice.reach->setToolTip(metricExplanation(query));
    // The name is shortened where there is little space.
    choice.metric->setToolTip(choice.metric->currentText() + '\n' + metricExplanation(query));
}

void PlotsPage::nameMetrics(const MetricChoice &choice) const
{
    for (const MetricInfo &info : metricInfos()) {
        const int entry = static_cast<int>(info.id);
        choice.metric->setItemText(entry, metricLabel(ownQuery(info.id)));
        choice.metric->setItemData(entry, metricExplanation(ownQuery(info.id)), Qt::ToolTipRole);
    }
    choice.reach->setAccessibleName(tr("Reach"));
    choice.reach->setQuery(queryOf(choice), m_order.table().reachesOf()); // its names, as the rest stays
    nameReach(choice);
}

void PlotsPage::retranslateUi()
{
    const auto name = [this](PlotKind kind, const QString &text, const QString &tip) {
        QAction *action = m_kinds->actions()[static_cast<int>(kind)];
        action->setText(text);
        action->setToolTip(tip);
    };
    name(PlotKind::Histogram, tr("Histogram"), tr("Distribution of one metric"));
    name(PlotKind::Scatter, tr("Scatter"), tr("One dot per seed, one metric against another"));
    name(PlotKind::RangeMap, tr("2D histogram"),
         tr("Distribution of two metrics: which worlds are common, rare or never generated"));
    m_copy->setText(tr("Copy plot"));
    m_copy->setToolTip(tr("Copy the plot as a picture"));
    m_save->setText(tr("Save plot…"));
    m_save->setToolTip(tr("Save the plot as PNG or PDF"));
    m_x.label->setText(tr("A&cross:"));
    m_y.label->setText(tr("&Up:"));
    for (const MetricChoice &choice : {m_x, m_y})
        nameMetrics(choice);
    m_binsLabel->setText(tr("&Bins:"));
    m_bins->setSpecialValueText(tr("automatic")); // at the minimum, as one bin shows nothing
    m_bins->setToolTip(tr("Number of bins along an axis, at most; they are as wide as a round number"));
}

void PlotsPage::layOut()
{
    auto *kinds = new QHBoxLayout;
    kinds->setSpacing(0);
    for (QAction *action : m_kinds->actions()) {
        auto *button = new QToolButton(this);
        button->setObjectName(action->objectName() + ".button");
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumHeight(7 * kGrid);
        kinds->addWidget(button);
    }
    auto *head = hbox(2 * kGrid, {kinds, BoxPart::stretch()});
    for (QAction *action : {m_copy, m_save}) {
        auto *button = new QToolButton(this);
        button->setObjectName(action->objectName() + ".button");
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        head->addWidget(button);
    }
    auto *metrics = new QGridLayout;
    metrics->setHorizontalSpacing(2 * kGrid);
    metrics->setVerticalSpacing(kGrid);
    for (const MetricChoice &choice : {m_x, m_y}) {
        const int row = metrics->rowCount();
        metrics->addWidget(choice.label, row, 0);
        metrics->addWidget(choice.metric, row, 1);
        metrics->addWidget(choice.reach, row, 2);
    }
    m_bins->setObjectName("plots.bins");
    m_bins->setRange(1, kMaxBins);
    m_bins->setKeyboardTracking(false);
    m_binsLabel->setBuddy(m_bins);
    const int last = metrics->rowCount();
    metrics->addWidget(m_binsLabel, last, 0);
    metrics->addWidget(m_bins, last, 1, Qt::AlignLeft);
    metrics->setColumnStretch(3, 1);
    m_empty->setObjectName("plots.empty");
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_state->setObjectName("plots.state");
    m_state->setWordWrap(true);
    m_chips->setObjectName("plots.chips");
    m_stack->addWidget(m_canvas);
    m_stack->addWidget(m_empty);
    m_stack->setCurrentWidget(m_empty);
    hbox(*m_chips, 2 * kGrid, kNoMargins, {});
    vbox(*this, 2 * kGrid, evenMargins(4 * kGrid, 3 * kGrid),
         {head, metrics, m_chips, {m_stack, 1}, m_state});
}

void PlotsPage::dressKinds()
{
    for (QAction *action : m_kinds->actions()) {
        auto *button = findChild<QToolButton *>(action->objectName() + ".button");
        QPalette palette = paletteFor(currentTheme());
        if (action->isChecked()) {
            for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
                palette.setColor(group, QPalette::Button, currentTheme().accent);
                palette.setColor(group, QPalette::ButtonText, palette.color(QPalette::HighlightedText));
            }
        }
        button->setPalette(palette);
        button->setFont(fontOf(TextSize::Body, action->isChecked() ? QFont::DemiBold : QFont::Normal));
    }
}

void PlotsPage::showChips()
{
    const QList<QToolButton *> old = m_chips->findChildren<QToolButton *>();
    for (QToolButton *chip : old) {
        chip->hide();
        chip->setObjectName({});
        m_chips->layout()->removeWidget(chip);
        chip->deleteLater(); // it may be the one that was clicked
    }
    while (QLayoutItem *item = m_chips->layout()->takeAt(0))
        delete item;
    for (const MetricSpan &span : m_order.spans()) {
        auto *chip = new QToolButton(m_chips);
        chip->setObjectName(
            QStringLiteral("plots.chip.%1").arg(QString::fromStdString(queryText(span.query))));
        chip->setText(asControlText(QStringLiteral("%1 %2").arg(metricLabel(span.query), spanText(span))));
        chip->setIcon(namedIcon("dismiss"));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setLayoutDirection(Qt::RightToLeft); // so that the cross is last
        chip->setToolTip(tr("Clear this limit"));
        chip->setFocusPolicy(Qt::TabFocus);
        connect(chip, &QToolButton::clicked, this,
                [this, query = span.query] { m_order.setSpans(withoutSpan(m_order.spans(), query)); });
        m_chips->layout()->addWidget(chip);
    }
    static_cast<QHBoxLayout *>(m_chips->layout())->addStretch();
    m_chips->setVisible(!m_order.spans().empty());
}

void PlotsPage::copyPicture()
{
    QApplication::clipboard()->setImage(m_canvas->image(kPictureScale));
}

Result<void> PlotsPage::savePicture(const QString &file) const
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("png"))
        return writePicture(m_canvas->image(kPictureScale), toPath(file));
    if (ending != QLatin1String("pdf"))
        return invalid(tr("“%1”: plots are saved as .png or .pdf.").arg(file).toStdString());
    // The plot library only writes to files that it creates itself.
    const QTemporaryDir folder;
    const QString drawn = folder.filePath("plot.pdf");
    QFile bytes(drawn);
    if (!m_canvas->savePdf(drawn) || !bytes.open(QIODevice::ReadOnly))
        return writeError(file, tr("the PDF can't be made"));
    return writeFileAtomically(toPath(file), bytes.readAll().toStdString());
}

void PlotsPage::askWhereToSave()
{
    QFileDialog *dialog = askToSave(this, tr("Save plot"), {tr("Picture (*.png);;Document (*.pdf)")},
                                    QStringLiteral("png"), tr("plot.png"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        if (const Result<void> written = savePicture(file); !written)
            emit failed(written.error());
        else
            emit saved(file);
    });
    dialog->open();
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
    return {static_cast<MetricId>(choice.metric->currentIndex()), choice.reach->reach()};
}

void PlotsPage::setMetrics(const MetricQuery &x, const MetricQuery &y)
{
    choose(m_x, x);
    choose(m_y, y);
    followChosen();
}

void PlotsPage::choose(const MetricChoice &choice, const MetricQuery &query) const
{
    choice.metric->setCurrentIndex(static_cast<int>(query.id));
    choice.reach->setQuery(query, m_order.table().reachesOf());
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
        if (isMeasured(queryOf(choice))) {
            choose(choice, queryOf(choice)); // the reach may be named otherwise
            nameReach(choice);
            continue;
        }
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
    reportState(plotted);
}

void PlotsPage::reportState(const PlotData &plotted)
{
    const QLocale locale;
    const auto number = [&](auto count) { return locale.toString(static_cast<qlonglong>(count)); };
    const auto none = [](int count, const MetricQuery &query) {
        return tr("%1: no value for %2").arg(metricLabel(query), seedCountText(count));
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
        return m_card->report({}, spot.text, std::nullopt, at);
    const int row = spot.rows.front();
    if (row >= table.rowCount()) // what is drawn follows the table later
        return m_card->hide();
    m_card->report(table.index(row, SeedTable::SeedColumn).data().toString(), spot.text,
                   table.rows().specAt(row), at);
}

void PlotsPage::select(const std::vector<int> &rows, bool add)
{
    std::vector<int> shown;
    for (const int row : rows) {
        const QModelIndex index = m_order.mapFromSource(m_order.table().index(row, SeedTable::SeedColumn));
        if (index.isValid() && shown.size() < kMaxSelected)
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
