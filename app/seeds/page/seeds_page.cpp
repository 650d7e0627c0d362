// SPDX-License-Identifier: MIT
#include "app/seeds/page/seeds_page.h"

#include "app/common/banner.h"
#include "app/seeds/compare/compare_page.h"
#include "app/seeds/map/seed_details.h"
#include "app/seeds/map/seed_map_window.h"
#include "app/seeds/marks/marks_panel.h"
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/page/floor_box.h"
#include "app/seeds/page/search_panel.h"
#include "app/seeds/page/seed_files.h"
#include "app/seeds/page/seeds_actions.h"
#include "app/seeds/plots/plots_page.h"
#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/search/saved_searches.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/sheet/card_metrics_button.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/source/source_panel.h"
#include "app/seeds/table/seed_table_view.h"
#include "app/seeds/table/sort_box.h"
#include "core/base/geometry.h"
#include "editor/view/form/form.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QObject>
#include <QSettings>
#include <QSlider>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>

#include "moc_seeds_page.cpp"

namespace cave {
namespace {

constexpr int kSideWidth = 320;
constexpr int kUsualCard = 200;
constexpr int kDetailsWidth = 300;
/// Below these widths the details, and then the side panel, are hidden in favour of the maps.
constexpr int kRoomForDetails = 1040;
constexpr int kRoomForSide = 760;
constexpr const char *kSplitKey = "seeds/split";
constexpr const char *kSourceGroup = "seeds/source";
constexpr const char *kSearchGroup = "seeds/search";

} // namespace

SeedsPage::SeedsPage(const std::filesystem::path &library, const std::shared_ptr<const Content> &content,
                     Banner &banner, QWidget *parent)
    : QWidget(parent)
    , m_banner(banner)
    , m_actions(new SeedsActions(*this))
    , m_table(new SeedTable(m_marks, content, this))
    , m_order(new SeedOrder(*m_table, this))
    , m_selection(new QItemSelectionModel(m_order, this))
    , m_chosen(*m_order, *m_selection)
    , m_content(content)
{
    setObjectName("seedsPage");
    // First of all, as the search reads from it what it can resume.
    if (const Result<void> opened = m_marks.open(library); !opened)
        reportUnopened(m_banner, opened.error(), library,
                       [this, library] { return m_marks.reopen(library); });
    else if (const Message notice = m_marks.notice(); !notice.empty())
        m_banner.report(Banner::Kind::Warning, messageText(notice));
    else if (const int unreadable = m_marks.unreadable(); unreadable > 0)
        m_banner.report(Banner::Kind::Warning,
                        tr("%n saved seeds can't be read. They stay in the file.", nullptr, unreadable));
    m_searching = new SearchController(*m_table, m_marks, content, this);
    m_table->setFacts(defaultCardMetrics(GeneratorId{}.kind));
    createViews(content);
    m_files = new SeedFiles({*this, m_banner, *m_actions, m_marks, *m_order, m_chosen, *m_sheet}, this);
    auto *centre = new QWidget;
    auto *middle = vbox(*centre, 0, kNoMargins, {createOriginBar(), {m_views, 1}});
    m_count->setContentsMargins(3 * kGrid, kGrid, 3 * kGrid, kGrid);
    middle->addWidget(m_count);
    m_split = named("seeds.split", new QSplitter);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(createSide());
    m_split->addWidget(centre);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({kSideWidth, 3 * kSideWidth, kDetailsWidth});
    vbox(*this, 0, kNoMargins, {createBar(), {m_split, 1}});
    connectActions();
    connectViews();
    connectSources();
    bindTexts(*this, [this] { retranslateUi(); });
    setTabOrder(m_side, m_bar);
    restoreState();
    if (m_searching->offersResume())
        m_side->setCurrentIndex(1);
    else if (const std::optional<Error> &why = m_searching->offerProblem())
        m_banner.report(Banner::Kind::Error, withReason(tr("The interrupted search can't be read."), *why));
    m_actions->sheet->trigger();
    updateActions();
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setSecondary(m_count, theme);
        setSecondary(m_empty, theme);
        showFilterProblem();
    });
}

/// Writes pending data while there is something to write to: members are destroyed before child widgets.
SeedsPage::~SeedsPage()
{
    m_details->marks()->flush();
    m_details->marks()->disconnect(this);
    delete m_searching;
}

void SeedsPage::restoreState()
{
    QSettings settings;
    m_split->restoreState(settings.value(kSplitKey).toByteArray());
    settings.beginGroup(kSourceGroup);
    m_source->restoreState(settings);
    settings.endGroup();
    settings.beginGroup(kSearchGroup);
    m_search->restoreState(settings);
    settings.endGroup();
    showKept();
}

void SeedsPage::suspend()
{
    m_details->marks()->flush();
    QSettings settings;
    settings.setValue(kSplitKey, m_split->saveState());
    settings.beginGroup(kSourceGroup);
    m_source->saveState(settings);
    settings.endGroup();
    settings.beginGroup(kSearchGroup);
    m_search->saveState(settings);
    settings.endGroup();
    m_searching->suspend();
}

/// In a narrow window the maps have priority; the panels can be shown on demand.
void SeedsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto follow = [this](QAction *action, QWidget *panel, int room) {
        const bool fits = width() >= room;
        if (fits == panel->property("roomy").toBool() && panel->property("roomy").isValid())
            return;
        panel->setProperty("roomy", fits);
        action->setChecked(fits);
        panel->setVisible(fits);
    };
    follow(m_actions->details, m_details, kRoomForDetails);
    follow(m_actions->sidePanel, m_side, kRoomForSide);
    for (QToolButton *button : m_viewButtons)
        button->setToolButtonStyle(width() < kRoomForSide ? Qt::ToolButtonIconOnly
                                                          : Qt::ToolButtonTextBesideIcon);
}

QWidget *SeedsPage::createBar()
{
    m_bar = new QWidget;
    auto *row = hbox(*m_bar, kGrid, evenMargins(2 * kGrid, kGrid), {});
    for (QAction *view : m_actions->views()) {
        auto *button = new QToolButton;
        button->setDefaultAction(view);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        m_viewButtons.append(button);
        row->addWidget(button);
    }
    row->addSpacing(2 * kGrid);
    m_filter = named("seeds.filter", new QLineEdit);
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(namedIcon("filter"), QLineEdit::LeadingPosition);
    row->addWidget(m_filter, 1);
    m_spacer = new QWidget;
    m_spacer->hide();
    row->addWidget(m_spacer, 1);
    m_sort = new SortBox(*m_order);
    row->addWidget(m_sort);
    m_cardMetrics = new CardMetricsButton(*m_table);
    row->addWidget(m_cardMetrics);
    m_floor = new FloorBox(*m_actions->previousFloor, *m_actions->nextFloor);
    row->addWidget(m_floor);
    m_cardSize = named("seeds.cardSize", new QSlider(Qt::Horizontal));
    m_cardSize->setRange(CardFace::kNarrowest, CardFace::kWidest);
    m_cardSize->setFixedWidth(80);
    row->addWidget(m_cardSize);
    for (QAction *action : {m_actions->things, m_actions->sidePanel, m_actions->details}) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    return m_bar;
}

/// Says that the rows aren't the source's seeds, and goes back to them.
QWidget *SeedsPage::createOriginBar()
{
    m_originBar = named("seeds.originBar", new QWidget);
    auto *button = named("seeds.backButton", new QToolButton);
    button->setDefaultAction(m_actions->back);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    m_originText = plainLabel("seeds.origin", nullptr);
    hbox(*m_originBar, 2 * kGrid, evenMargins(2 * kGrid, kGrid), {button, {m_originText, 1}});
    return m_originBar;
}

QWidget *SeedsPage::createSide()
{
    m_side = named("seeds.side", new QTabWidget);
    m_side->setDocumentMode(true);
    m_source = new SourcePanel;
    m_search = new SearchPanel(*m_searching, *m_order);
    for (QWidget *panel : std::initializer_list<QWidget *>{m_source, m_search})
        m_side->addTab(ColumnArea::around(panel, kSideWidth), QString());
    return m_side;
}

void SeedsPage::createViews(const std::shared_ptr<const Content> &content)
{
    m_views = named("seeds.views", new QStackedWidget);
    m_sheet = new ContactSheet(*m_order, *m_selection, content);
    m_tableView = new SeedTableView(*m_order, *m_selection);
    m_plots = new PlotsPage(*m_order, *m_selection);
    m_compare = new ComparePage(content);
    m_empty = named("seeds.empty", new QLabel);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(8 * kGrid);
    for (QWidget *view : std::initializer_list<QWidget *>{m_sheet, m_tableView, m_plots, m_compare, m_empty})
        m_views->addWidget(view);
    m_details = new SeedDetails({m_actions->play, m_actions->inspect, m_actions->largeMap, m_actions->places},
                                content);
    m_count = named("seeds.count", new QLabel);
    m_count->setWordWrap(true);
}

void SeedsPage::connectActions()
{
    connect(m_actions->sheet, &QAction::triggered, this, [this] { showView(m_sheet); });
    connect(m_actions->table, &QAction::triggered, this, [this] { showView(m_tableView); });
    connect(m_actions->plots, &QAction::triggered, this, [this] { showView(m_plots); });
    connect(m_actions->compare, &QAction::triggered, this, &SeedsPage::compareSelected);
    connect(m_actions->inspect, &QAction::triggered, this, &SeedsPage::inspectCurrent);
    connect(m_actions->largeMap, &QAction::triggered, this, &SeedsPage::showMap);
    connect(m_actions->places, &QAction::triggered, this, [this] {
        if (SeedMapWindow *window = showMap())
            window->showPlaces();
    });
    connect(m_actions->likeThis, &QAction::triggered, this, &SeedsPage::searchLikeThis);
    connect(m_actions->play, &QAction::triggered, this, [this] {
        if (const std::optional<WorldSpec> spec = m_chosen.currentSpec())
            emit playRequested(*spec);
    });
    connect(m_actions->star, &QAction::triggered, this, [this] { toggleStar(m_chosen.current()); });
    connect(m_actions->find, &QAction::triggered, this, [this] {
        m_filter->setFocus();
        m_filter->selectAll();
    });
    connect(m_actions->back, &QAction::triggered, this, [this] {
        showSource();
        showKept(); // as the marks may have changed
        m_views->currentWidget()->setFocus();
    });
    connect(m_floor, &FloorBox::floorChosen, this, [this](int floor) {
        m_sheet->cameras().setFloor(floor);
        m_details->setFloor(floor);
        m_compare->setFloor(floor);
        updateFloor();
    });
    connect(m_actions->things, &QAction::toggled, m_sheet, &ContactSheet::setThingsShown);
    connect(m_actions->things, &QAction::toggled, m_details, &SeedDetails::setThingsShown);
    connect(m_actions->things, &QAction::toggled, m_compare->things(), &QAction::setChecked);
    connect(m_compare->things(), &QAction::toggled, m_actions->things, &QAction::setChecked);
    connect(m_actions->sidePanel, &QAction::toggled, m_side, &QWidget::setVisible);
    connect(m_actions->details, &QAction::toggled, m_details, &QWidget::setVisible);
    m_actions->things->setChecked(true);
}

void SeedsPage::connectViews()
{
    connect(m_filter, &QLineEdit::textChanged, this, &SeedsPage::applyFilter);
    connect(m_order, &SeedOrder::filtersChanged, this, &SeedsPage::showSpans);
    connect(m_cardSize, &QSlider::valueChanged, m_sheet, &ContactSheet::setCardWidth);
    m_sheet->setCardWidth(kUsualCard);
    m_cardSize->setValue(kUsualCard);
    connect(m_selection, &QItemSelectionModel::currentChanged, this, &SeedsPage::updateDetails);
    // Not while its note is being written, nor amid the change of the current row.
    connect(m_selection, &QItemSelectionModel::currentChanged, m_order, &SeedOrder::followMarks,
            Qt::QueuedConnection);
    connect(m_selection, &QItemSelectionModel::selectionChanged, this, &SeedsPage::updateActions);
    connect(m_sheet, &ContactSheet::activated, this, &SeedsPage::inspectCurrent);
    connect(m_sheet, &ContactSheet::starToggled, this, &SeedsPage::toggleStar);
    connect(m_sheet, &ContactSheet::contextMenuRequested, this, &SeedsPage::showMenu);
    connect(m_sheet, &ContactSheet::rowsInViewChanged, this, &SeedsPage::reportRowsInView);
    connect(m_tableView, &SeedTableView::contextMenuRequested, this, &SeedsPage::showMenu);
    connect(m_tableView, &QAbstractItemView::activated, this, &SeedsPage::inspectCurrent);
    connect(m_compare, &ComparePage::playRequested, this, &SeedsPage::playRequested);
    connect(m_compare, &ComparePage::closed, this, [this] { m_actions->sheet->trigger(); });
    connect(m_compare, &ComparePage::shownChanged, this, &SeedsPage::updateFloor);
    connect(m_sheet, &ContactSheet::cardWidthChanged, m_cardSize, &QSlider::setValue);
    connect(m_details->marks(), &MarksPanel::marksChanged, this,
            [this](const WorldSpec &spec, const SeedMarks &marks) {
                if (!m_marks.keep(spec, marks))
                    m_details->marks()->keepPending(m_marks.marksOf(spec));
            });
    for (auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_order, signal, this, &SeedsPage::updateCounts);
    // On a reset and by a filter, the current row is lost without a signal.
    connect(m_order, &QAbstractItemModel::modelReset, this, &SeedsPage::updateDetails);
    connect(m_order, &QAbstractItemModel::layoutChanged, this, [this] {
        if (m_chosen.current().isValid())
            updateActions(); // the selection may be smaller
        else
            updateDetails();
    });
    connect(&m_table->values(), &SeedValues::changed, this, &SeedsPage::updateCounts);
    connect(&m_marks, &SeedMarksStore::changed, this, &SeedsPage::updateDetails);
    connect(&m_marks, &SeedMarksStore::failed, m_files, &SeedFiles::reportFailed);
}

void SeedsPage::connectSources()
{
    connect(m_source, &SourcePanel::setChosen, this, &SeedsPage::setSource);
    connect(m_source, &SourcePanel::placeChosen, this, [this](WorldPos place) {
        if (m_origin == Origin::Source)
            showFirstAt(place);
    });
    connect(m_table, &SeedTable::setChanged, this, [this] {
        if (m_table->condition().has_value())
            m_origin = Origin::Search;
        if (m_table->condition().has_value() && m_table->rowCount() == 0) { // it has just begun
            m_source->settle();
            m_cardMetrics->offer();
            updateFloor();
        }
        updateOrigin();
    });
    connect(m_table, &SeedTable::generatorsChanged, this, [this] {
        m_sheet->cameras().showLevels();
        updateFloor();
        if (!m_filter->text().isEmpty())
            applyFilter();
    });
    connect(m_source, &SourcePanel::keptWanted, this, &SeedsPage::showKept);
    connect(&m_marks, &SeedMarksStore::changed, this, [this](const WorldSpec &spec) {
        if (m_origin == Origin::Source) // otherwise the source would replace these rows
            m_source->followKept(m_marks.all(), spec);
    });
    connect(m_search->saved(), &SavedSearchesButton::reported, &m_banner, &Banner::report);
    connect(m_plots, &PlotsPage::saved, m_files, &SeedFiles::reportSaved);
    connect(m_plots, &PlotsPage::failed, m_files, &SeedFiles::reportFailed);
    connect(m_files, &SeedFiles::cardOpened, this, &SeedsPage::showCard);
    connect(m_files, &SeedFiles::marksWanted, this, [this] {
        m_details->marks()->flush();
        m_order->followMarks();
    });
}

void SeedsPage::retranslateUi()
{
    m_side->setTabText(0, tr("Source"));
    m_side->setTabText(1, tr("Search"));
    m_filter->setPlaceholderText(tr("Filter: a text, or a condition such as chests >= 3"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    showFilterProblem();
    m_cardSize->setToolTip(tr("Map size"));
    m_cardSize->setAccessibleName(m_cardSize->toolTip());
    updateFloor();
    updateOrigin();
    updateCounts();
}

} // namespace cave
