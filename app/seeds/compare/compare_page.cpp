// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_page.h"

#include "app/common/generator_texts.h"
#include "app/common/seed_words.h"
#include "app/seeds/compare/compare_metrics.h"
#include "app/seeds/compare/compare_overlay.h"
#include "app/seeds/compare/compare_steps.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/compare/side_by_side.h"
#include "core/gen/rooms/level_areas.h"
#include "core/world/new_world.h"
#include "editor/view/form/form.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace cave {
namespace {

/// Narrower pages show icons only for modes, and the metrics below the maps.
constexpr int kNarrow = 820;
constexpr int kMetricRowHeight = 6 * kGrid;
constexpr int kNameColumn = 180;
constexpr int kValueColumn = 78;
constexpr double kLargestShare = 0.45; // share of the page

constexpr double kFirstCellPixels = 6; // logical

} // namespace

ComparePage::ComparePage(std::shared_ptr<const Content> content, QWidget *parent)
    : QWidget(parent)
    , m_content(std::move(content))
    , m_empty(new CompareInvitation("compare.empty", this))
    , m_sideBySide(new SideBySide(m_link, this))
    , m_overlay(new CompareOverlay(m_link, this))
    , m_steps(new CompareSteps(m_link, this))
    , m_invitation(new CompareInvitation("compare.invitation", this))
    , m_secondInvitation(new CompareInvitation("compare.missing", this))
    , m_metrics(new CompareMetrics(this))
{
    setObjectName("compare");
    createActions();
    createBar();
    createMetrics();
    layOut();
    connectParts();
    bindTexts(*this, [this] { retranslateUi(); });
    spreadWorlds();
    bindLook(*this, [this] { refreshLook(); });
}

void ComparePage::createActions()
{
    static constexpr std::array kIds{"side-by-side", "swipe", "blend", "difference", "steps"};
    m_modes = new QActionGroup(this);
    for (int i = 0; i < kModes; ++i) {
        const QString id = QString("compare.mode.") + kIds[static_cast<std::size_t>(i)];
        QAction *action = addPageAction(*this, qPrintable(id), {QKeySequence(Qt::Key_1 + i)});
        action->setIcon(namedIcon(kIds[static_cast<std::size_t>(i)]));
        action->setCheckable(true);
        m_modes->addAction(action);
        m_modeActions += action;
        connect(action, &QAction::triggered, this, [this, i] { setMode(static_cast<Mode>(i)); });
    }
    m_modeActions.first()->setChecked(true);
    m_home = addPageAction(*this, "compare.home", {Qt::Key_H});
    m_things = addPageAction(*this, "compare.things", {Qt::Key_T});
    m_showMetrics = addPageAction(*this, "compare.metrics", {Qt::Key_M});
    m_addGenerator = addPageAction(*this, "compare.add.generator", {});
    m_addCopy = addPageAction(*this, "compare.add.copy", {});
    m_addRandom = addPageAction(*this, "compare.add.random", {Qt::Key_Insert});
    m_close = addPageAction(*this, "compare.close", {Qt::Key_Escape});
    m_home->setIcon(namedIcon("centre"));
    m_things->setIcon(namedIcon("chest"));
    m_showMetrics->setIcon(namedIcon("metrics"));
    m_close->setIcon(namedIcon("back"));
    for (QAction *action : {m_things, m_showMetrics}) {
        action->setCheckable(true);
        action->setChecked(true);
    }
    connect(m_home, &QAction::triggered, this, &ComparePage::goHome);
    connect(m_things, &QAction::toggled, m_sideBySide, &SideBySide::setThingsShown);
    connect(m_things, &QAction::toggled, m_overlay, &CompareOverlay::setThingsShown);
    connect(m_things, &QAction::toggled, m_steps, &CompareSteps::setThingsShown);
    connect(m_addGenerator, &QAction::triggered, this, [this] { add(Addition::OtherGenerator); });
    connect(m_addCopy, &QAction::triggered, this, [this] { add(Addition::Copy); });
    connect(m_addRandom, &QAction::triggered, this, [this] { add(Addition::Random); });
    connect(m_close, &QAction::triggered, this, &ComparePage::closed);
}

QToolButton *ComparePage::addButton(QBoxLayout &row, QAction *action)
{
    auto *button = new QToolButton(m_bar);
    button->setObjectName(action->objectName() + ".button");
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumHeight(7 * kGrid);
    row.addWidget(button);
    return button;
}

void ComparePage::createBar()
{
    m_bar = new QWidget(this);
    m_bar->setMinimumWidth(80 * kGrid); // if there is space it shows texts, but it can do without
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    row->setSpacing(kGrid / 2);
    addButton(*row, m_close)->setToolButtonStyle(Qt::ToolButtonIconOnly);
    row->addSpacing(2 * kGrid);
    for (QAction *action : m_modeActions)
        m_modeButtons += addButton(*row, action);
    row->addStretch(1);
    for (QAction *action : {m_home, m_things, m_showMetrics})
        addButton(*row, action);
    row->addSpacing(2 * kGrid);
    m_add = named("compare.add", new QToolButton(m_bar));
    m_add->setIcon(namedIcon("add"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setFocusPolicy(Qt::StrongFocus);
    m_add->setMinimumHeight(7 * kGrid);
    auto *menu = new QMenu(m_add);
    menu->addActions({m_addGenerator, m_addCopy, m_addRandom});
    m_add->setMenu(menu);
    row->addWidget(m_add);
    m_barLine = new QFrame(this);
    m_barLine->setFixedHeight(1);
    m_barLine->setAutoFillBackground(true);
}

void ComparePage::createMetrics()
{
    m_panel = new QWidget(this);
    m_panelTitle = new QLabel(m_panel);
    m_panelNote = new QLabel(m_panel);
    m_panelNote->setWordWrap(true);
    m_table = named("compare.metrics.table", new QTableView(m_panel));
    m_table->setModel(m_metrics);
    const auto hideUnmeasured = [this] {
        for (int row = 0; row < m_metrics->rowCount(); ++row)
            m_table->setRowHidden(row, !m_metrics->isMeasured(row));
    };
    connect(m_metrics, &QAbstractItemModel::modelReset, m_table, hideUnmeasured);
    connect(m_metrics, &QAbstractItemModel::headerDataChanged, m_table, hideUnmeasured);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(kMetricRowHeight);
    m_table->verticalHeader()->setMinimumSectionSize(kMetricRowHeight);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setMinimumSectionSize(kValueColumn);
    auto *column = new QVBoxLayout(m_panel);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 0);
    column->setSpacing(kGrid);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kGrid, 0, 0, kGrid);
    head->addWidget(m_panelTitle);
    head->addWidget(m_panelNote);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    connect(m_showMetrics, &QAction::toggled, m_panel, &QWidget::setVisible);
    connect(m_metrics, &QAbstractItemModel::modelReset, this, &ComparePage::fitToSize);
}

void ComparePage::layOut()
{
    m_views = new QStackedWidget(this);
    for (QWidget *view : {static_cast<QWidget *>(m_sideBySide), static_cast<QWidget *>(m_overlay),
                          static_cast<QWidget *>(m_steps), static_cast<QWidget *>(m_secondInvitation)})
        m_views->addWidget(view);
    m_sideBySide->setInvitation(m_invitation);
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_views);
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 1);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_splitter);
    vbox(*this, 0, kNoMargins, {m_bar, m_barLine, {m_pages, 1}});
}

void ComparePage::refreshLook()
{
    const Theme &theme = currentTheme();
    m_panelTitle->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setSecondary(m_panelNote, theme);
    QPalette line = paletteFor(theme);
    line.setColor(QPalette::Window, theme.line);
    m_barLine->setPalette(line);
    // The checked mode has a trace of the accent.
    constexpr std::uint32_t kTrace = 90; // of 256
    QPalette tool = paletteFor(theme);
    tool.setColor(QPalette::Button, QColor(blended(theme.background.rgb(), theme.accent.rgb(), kTrace)));
    for (auto *button : m_bar->findChildren<QToolButton *>()) {
        if (button->isCheckable())
            button->setPalette(tool);
    }
    QPalette table = paletteFor(theme);
    table.setColor(QPalette::Base, table.color(QPalette::Window));
    table.setColor(QPalette::AlternateBase, theme.panel);
    m_table->setPalette(table);
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitToSize();
}

/// The metrics are placed where they take least of the maps: next to them, or below on narrow pages.
void ComparePage::fitToSize()
{
    const bool narrow = width() < kNarrow;
    for (QToolButton *button : m_modeButtons)
        button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    const int values = static_cast<int>(m_worlds.size());
    const int wanted = kNameColumn + values * kValueColumn +
                       m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * kGrid;
    const Qt::Orientation orientation = narrow ? Qt::Vertical : Qt::Horizontal;
    const int panel = narrow ? height() / 3 : std::min(wanted, static_cast<int>(width() * kLargestShare));
    m_panelNote->setVisible(!narrow);
    m_splitter->setOrientation(orientation);
    const int whole = narrow ? m_splitter->height() : m_splitter->width();
    m_splitter->setSizes({whole - panel, panel});
    m_table->setColumnWidth(0, kNameColumn);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
}

void ComparePage::retranslateUi()
{
    retranslateActions();
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add a world (up to %1)").arg(kMaxWorlds));
    m_panelTitle->setText(tr("Metrics"));
    m_panelNote->setText(tr("▲ more or ▼ less is better; the best world in each row is marked. Hover over a "
                            "row for its definition."));
    m_table->setAccessibleName(tr("Metrics of the worlds"));
    m_metrics->retranslate();
}

void ComparePage::retranslateActions()
{
    struct Texts {
        QString text;
        QString tip;
    };
    const std::array<Texts, kModes> modes{
        {{tr("Side by side"), tr("All worlds side by side, moving together")},
         {tr("Swipe"), tr("Two worlds with a divider between them")},
         {tr("Blend"), tr("Two worlds blended")},
         {tr("Difference"), tr("Cells that are floor in only one of two worlds")},
         {tr("Steps"), tr("The stages of generating one world")}}};
    for (int i = 0; i < kModes; ++i) {
        const Texts &texts = modes[static_cast<std::size_t>(i)];
        setActionTexts(*m_modeActions[i], texts.text, tr("%1: %2").arg(texts.text, texts.tip));
    }
    setActionTexts(*m_home, tr("Go to entrance"), tr("Go to the entrance of the first world"));
    setActionTexts(*m_things, tr("Chests and monsters"), tr("Show chests and monsters"));
    setActionTexts(*m_showMetrics, tr("Metrics"), tr("Show the table of metrics"));
    m_addGenerator->setText(tr("Same seed, other generator"));
    m_addCopy->setText(tr("Same world, other settings"));
    m_addRandom->setText(tr("A random world"));
    setActionTexts(*m_close, tr("Back"), tr("Back"));
}

// The views refer to worlds and camera until they are destroyed.
ComparePage::~ComparePage()
{
    delete m_pages;
}

void ComparePage::connectParts()
{
    for (CompareInvitation *invitation : {m_empty, m_invitation, m_secondInvitation})
        connect(invitation, &CompareInvitation::chosen, this, &ComparePage::add);
    const auto connectView = [this](auto *view) {
        using View = std::remove_pointer_t<decltype(view)>;
        connect(view, &View::removed, this, &ComparePage::remove);
        connect(view, &View::playRequested, this,
                [this](int i) { emit playRequested(m_worlds[static_cast<std::size_t>(i)]->spec()); });
    };
    connectView(m_sideBySide);
    connectView(m_overlay);
    connectView(m_steps);
}

void ComparePage::setWorlds(const std::vector<WorldSpec> &specs)
{
    const auto before = std::exchange(m_worlds, {}); // destroyed only after the views have been updated
    for (const WorldSpec &spec : specs) {
        if (m_worlds.size() < kMaxWorlds)
            append(spec);
    }
    m_lookForHome = true;
    spreadWorlds();
    focusMode();
}

std::vector<WorldSpec> ComparePage::worlds() const
{
    std::vector<WorldSpec> specs;
    for (const std::unique_ptr<ComparedWorld> &world : m_worlds)
        specs.push_back(world->spec());
    return specs;
}

void ComparePage::setMode(Mode mode)
{
    m_modeActions[static_cast<int>(mode)]->setChecked(true);
    m_mode = mode;
    showMode();
    focusMode();
}

void ComparePage::setMotion(bool on)
{
    m_sideBySide->setMotion(on);
    m_overlay->setMotion(on);
    m_steps->setMotion(on);
}

ComparedWorld &ComparePage::append(const WorldSpec &spec)
{
    m_worlds.push_back(std::make_unique<ComparedWorld>(spec, m_content));
    ComparedWorld *world = m_worlds.back().get();
    connect(world, &ComparedWorld::made, this, [this] {
        if (m_lookForHome)
            goHome();
    });
    return *world;
}

void ComparePage::add(Addition addition)
{
    if (m_worlds.size() >= kMaxWorlds)
        return;
    WorldSpec spec = m_worlds.empty()
                         ? WorldSpec{randomSeed().toStdString(), generatorOfNewWorlds(GeneratorId{}.kind),
                                     defaultSettings(GeneratorId{}.kind)}
                         : m_worlds.back()->spec();
    if (m_worlds.empty())
        append(spec);
    if (addition == Addition::OtherGenerator) {
        spec.generator = generatorOfNewWorlds(mostAlike(spec.generator.kind));
        spec.settings = defaultSettings(spec.generator.kind);
    } else if (addition == Addition::Random) {
        spec.seed = randomSeed().toStdString();
        spec.seedNumber.reset();
    }
    append(spec);
    spreadWorlds();
    if (m_mode == Mode::SideBySide && addition == Addition::Random)
        m_sideBySide->focusSeed(static_cast<int>(m_worlds.size()) - 1);
}

void ComparePage::remove(int index)
{
    const auto at = m_worlds.begin() + index;
    const std::unique_ptr<ComparedWorld> gone = std::move(*at); // destroyed only after the views have been
                                                                // updated
    m_worlds.erase(at);
    spreadWorlds();
}

/// Passes the worlds to all views.
void ComparePage::spreadWorlds()
{
    QList<ComparedWorld *> worlds;
    for (const std::unique_ptr<ComparedWorld> &world : m_worlds)
        worlds += world.get();
    m_sideBySide->setWorlds(worlds);
    m_overlay->setWorlds(worlds);
    m_steps->setWorlds(worlds);
    m_metrics->setWorlds(worlds);
    m_invitation->setWorldCount(1);
    m_secondInvitation->setWorldCount(1);
    m_pages->setCurrentIndex(m_worlds.empty() ? 0 : 1);
    showMode();
    fitToSize();
}

/// Moves to the spawn of the first world that has one.
void ComparePage::goHome()
{
    for (const std::unique_ptr<ComparedWorld> &world : m_worlds) {
        const bool unknown = !world->spawn() && world->problem().isEmpty();
        if (unknown && m_lookForHome) // whichever world is generated first, the view is of the first one
            return;
        if (!world->spawn())
            continue;
        if (const std::optional<CardCamera> camera = levelCamera(world->spec())) {
            m_lookForHome = false;
            return m_link.look(camera->at, camera->zoom);
        }
        const Zoom zoom = m_lookForHome
                              ? Zoom{static_cast<int>(std::lround(kFirstCellPixels * devicePixelRatioF()))}
                              : m_link.zoom();
        m_lookForHome = false;
        return m_link.look({*world->spawn(), 0.5, 0.5}, zoom);
    }
}

/// Fits the level of a bounded world; none for an endless world.
std::optional<CardCamera> ComparePage::levelCamera(const WorldSpec &spec) const
{
    const std::vector<CellRect> areas = viewAreas(spec);
    if (areas.empty())
        return std::nullopt;
    constexpr double kShare = 0.8; // the rest is for headers and borders
    const int columns = m_mode == Mode::SideBySide ? std::clamp(static_cast<int>(m_worlds.size()), 1, 3) : 1;
    const int rows = m_mode == Mode::SideBySide && m_worlds.size() > 3 ? 2 : 1;
    const QSizeF room(m_views->width() * kShare / columns, m_views->height() * kShare / rows);
    const CellRect &area = areas[std::min(static_cast<std::size_t>(m_floor), areas.size()) - 1];
    return cameraOn(area, (room * devicePixelRatioF()).toSize());
}

void ComparePage::setFloor(int floor)
{
    m_floor = floor;
    const bool bounded = std::ranges::any_of(
        m_worlds, [](const auto &world) { return isBounded(world->spec().generator.kind); });
    if (bounded)
        goHome();
}

void ComparePage::showMode()
{
    const bool overlaid = m_mode != Mode::SideBySide && m_mode != Mode::Steps;
    if (overlaid)
        m_overlay->setMode(static_cast<CompareOverlay::Mode>(static_cast<int>(m_mode) - 1));
    QWidget *view = m_mode == Mode::SideBySide ? static_cast<QWidget *>(m_sideBySide)
                    : m_mode == Mode::Steps    ? static_cast<QWidget *>(m_steps)
                    : m_worlds.size() >= 2     ? static_cast<QWidget *>(m_overlay)
                                               : m_secondInvitation;
    m_views->setCurrentWidget(view);
    refreshActions();
}

/// Focuses the control of the mode, so that keys work at once.
void ComparePage::focusMode()
{
    if (m_mode == Mode::SideBySide && !m_worlds.empty())
        m_sideBySide->focusMap();
    else if (m_mode == Mode::Steps && !m_worlds.empty())
        m_steps->focusSlider();
    else if (m_worlds.size() >= 2)
        m_overlay->focusControl();
}

void ComparePage::refreshActions()
{
    const bool any = !m_worlds.empty();
    const bool room = m_worlds.size() < kMaxWorlds;
    for (QAction *action : m_modeActions)
        action->setEnabled(any);
    for (QAction *action : {m_home, m_things, m_showMetrics})
        action->setEnabled(any);
    for (QAction *action : {m_addGenerator, m_addCopy})
        action->setEnabled(any && room);
    m_addRandom->setEnabled(room);
    m_add->setEnabled(room);
}

} // namespace cave

#include "moc_compare_page.cpp"
