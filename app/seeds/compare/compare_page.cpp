// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_page.h"

#include "app/common/controls.h"
#include "app/common/generator_texts.h"
#include "app/common/seed_words.h"
#include "app/seeds/compare/compare_metrics.h"
#include "app/seeds/compare/compare_overlay.h"
#include "app/seeds/compare/compare_steps.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/compare/world_header.h"
#include "core/gen/rooms/level_areas.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QFrame>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include "moc_compare_page.cpp"

namespace cave {

/// Which world to add to a comparison.
enum class Addition {
    OtherGenerator, ///< the last world's seed with the other generator
    Copy,           ///< the last world again, for changed settings
    Random,         ///< a new seed
};

/// A placeholder for missing worlds: what belongs here, and ways to begin.
class CompareInvitation : public QWidget {
    Q_OBJECT

public:
    explicit CompareInvitation(const QString &id, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_title(new QLabel(this))
        , m_text(new QLabel(this))
        , m_otherGenerator(addButton(id + ".generator", Addition::OtherGenerator))
        , m_copy(addButton(id + ".copy", Addition::Copy))
        , m_random(addButton(id + ".random", Addition::Random))
    {
        setObjectName(id);
        m_title->setAlignment(Qt::AlignCenter);
        m_text->setAlignment(Qt::AlignCenter);
        m_text->setWordWrap(true);
        m_text->setFixedWidth(kInvitationWidth);
        auto *column = vbox(2 * kGrid, {BoxPart::stretch(1), m_title, m_text, BoxPart::gap(2 * kGrid)});
        for (QPushButton *button : {m_otherGenerator, m_copy, m_random})
            column->addWidget(button);
        column->addStretch(1);
        hbox(*this, kStyleSpacing, evenMargins(4 * kGrid),
             {BoxPart::stretch(1), column, BoxPart::stretch(1)});
        setWorldCount(0);
        bindLook(*this, [this] { refreshLook(); });
        bindTexts(*this, [this] { retranslateUi(); });
    }

    /// The number of worlds: 0 or 1.
    void setWorldCount(int count)
    {
        m_count = count;
        m_otherGenerator->setVisible(count > 0);
        m_copy->setVisible(count > 0);
        retranslateUi();
    }

signals:
    void chosen(cave::Addition addition);

private:
    static constexpr int kInvitationWidth = 300;

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        m_title->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        setSecondary(m_text, theme);
        m_text->setFont(fontOf(TextSize::Body));
        setPrimary(m_otherGenerator, theme);
        if (m_count == 0)
            setPrimary(m_random, theme);
        else
            m_random->setPalette({});
    }

    QPushButton *addButton(const QString &id, Addition addition)
    {
        auto *button = new LargeButton(this);
        button->setObjectName(id);
        connect(button, &QPushButton::clicked, this, [this, addition] { emit chosen(addition); });
        return button;
    }

    void retranslateUi()
    {
        m_otherGenerator->setText(tr("Same seed, other &generator"));
        m_copy->setText(tr("Same world, other &settings"));
        if (m_count == 0) {
            m_title->setText(tr("Nothing to compare yet"));
            m_text->setText(
                tr("Compare two to six worlds side by side or on top of each other. Select seeds in "
                   "the contact sheet, or start with any two."));
            m_random->setText(tr("Two &random worlds"));
        } else {
            m_title->setText(tr("Choose a world to compare"));
            m_text->setText(tr("Add a second world to compare. The maps move together."));
            m_random->setText(tr("A &random world"));
        }
    }

    int m_count = 0;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_otherGenerator;
    QPushButton *m_copy;
    QPushButton *m_random;
};

/// A grid of worlds, each with a header above its map; all maps show the same place.
class SideBySide : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMaxWorlds = 6;

    /// Its maps join `link`, which must outlive this.
    explicit SideBySide(CameraLink &link, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_grid(new QGridLayout(this))
    {
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->setSpacing(kGrid / 2);
        setMinimumWidth(kNarrowestColumn); // otherwise two columns could never become one
        for (int i = 0; i < kMaxWorlds; ++i)
            addTile(link);
    }

    /// At most kMaxWorlds; observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds)
    {
        m_count = static_cast<int>(worlds.size());
        for (int i = 0; i < kMaxWorlds; ++i) {
            ComparedWorld *world = i < m_count ? worlds[i] : nullptr;
            m_tiles[i].header->setWorld(world);
            m_tiles[i].map->setWorld(world);
        }
        m_columns = 0;
        arrange();
    }

    /// Shown instead of a second world while there is only one; not owned.
    void setInvitation(QWidget *invitation)
    {
        m_invitation = invitation;
        m_invitation->setParent(this);
        m_columns = 0;
        arrange();
    }

    void setThingsShown(bool shown)
    {
        for (const Tile &tile : m_tiles)
            tile.map->setThingsShown(shown);
    }

    void focusMap() { m_tiles.first().map->map().setFocus(); }

    void focusSeed(int world) { m_tiles[world].header->focusSeed(); }

signals:
    void removed(int world);
    void playRequested(int world);

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        arrange();
    }

private:
    static constexpr int kNarrowestColumn = 80 * kGrid;
    /// The preferred number of columns for each number of tiles, if there is space.
    static constexpr std::array kTileColumns{1, 1, 2, 3, 2, 3, 3};

    struct Tile {
        QWidget *whole = nullptr;
        WorldHeader *header = nullptr;
        ComparedMap *map = nullptr;
    };

    void addTile(CameraLink &link)
    {
        const int number = static_cast<int>(m_tiles.size());
        const QString id = QString("compare.world%1").arg(number);
        Tile tile{new QWidget(this), nullptr, nullptr};
        tile.header = new WorldHeader(id, tile.whole);
        tile.header->setLetter(worldLetter(number));
        tile.map = new ComparedMap(id + ".view", tile.whole);
        tile.whole->hide();
        auto *column = vbox(*tile.whole, 0, kNoMargins, {});
        column->addWidget(tile.header);
        column->addWidget(tile.map, 1);
        link.join(tile.map->map());
        connect(tile.header, &WorldHeader::removed, this, [this, number] { emit removed(number); });
        connect(tile.header, &WorldHeader::playRequested, this,
                [this, number] { emit playRequested(number); });
        m_tiles += tile;
    }

    [[nodiscard]] int columns() const
    {
        const int tiles = std::max(m_count, 2); // an invitation is a tile too
        const int narrowest = m_tiles.first().header->minimumSizeHint().width() + m_grid->spacing();
        const int fitting = std::max(1, width() / narrowest);
        return std::min(fitting, kTileColumns[static_cast<std::size_t>(tiles)]);
    }

    void arrange()
    {
        if (m_columns == columns())
            return;
        m_columns = columns();
        QList<QWidget *> shown;
        for (int i = 0; i < kMaxWorlds; ++i) {
            m_grid->removeWidget(m_tiles[i].whole);
            m_tiles[i].whole->setVisible(i < m_count);
            if (i < m_count)
                shown += m_tiles[i].whole;
        }
        if (m_invitation != nullptr) {
            m_grid->removeWidget(m_invitation);
            m_invitation->setVisible(m_count == 1);
            if (m_count == 1)
                shown += m_invitation;
        }
        for (int i = 0; i < kMaxWorlds; ++i) {
            m_grid->setColumnStretch(i, i < m_columns ? 1 : 0);
            m_grid->setRowStretch(i, qsizetype{i} * m_columns < shown.size() ? 1 : 0);
        }
        for (int i = 0; i < shown.size(); ++i)
            m_grid->addWidget(shown[i], i / m_columns, i % m_columns);
    }

    QGridLayout *m_grid;
    QList<Tile> m_tiles;
    QWidget *m_invitation = nullptr;
    int m_count = 0;
    int m_columns = 0; ///< as arranged; 0 before
};

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
    m_bar = new QWidget(this);
    m_bar->setMinimumWidth(80 * kGrid); // if there is space it shows texts, but it can do without
    auto *row = hbox(*m_bar, kGrid / 2, evenMargins(2 * kGrid, kGrid), {});
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
    createMetrics();
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
    auto *column = vbox(*m_panel, kGrid, QMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 0), {});
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kGrid, 0, 0, kGrid);
    head->addWidget(m_panelTitle);
    head->addWidget(m_panelNote);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    connect(m_showMetrics, &QAction::toggled, m_panel, &QWidget::setVisible);
    connect(m_metrics, &QAbstractItemModel::modelReset, this, &ComparePage::fitToSize);
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
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add a world (up to %1)").arg(kMaxWorlds));
    m_panelTitle->setText(tr("Metrics"));
    m_panelNote->setText(tr("▲ more or ▼ less is better; the best world in each row is marked. Hover over a "
                            "row for its definition."));
    m_table->setAccessibleName(tr("Metrics of the worlds"));
    m_metrics->retranslate();
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

void ComparePage::addWorld(const WorldSpec &spec)
{
    append(spec);
    spreadWorlds();
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

ComparedWorld &ComparePage::append(const WorldSpec &spec)
{
    m_worlds.push_back(std::make_unique<ComparedWorld>(spec, m_content));
    ComparedWorld *world = m_worlds.back().get();
    connect(world, &ComparedWorld::made, this, [this] {
        if (m_lookForHome)
            goHome();
    });
    connect(world, &ComparedWorld::specChanged, this, &ComparePage::shownChanged);
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
    setTabOrderByLayout(*this); // of other headers
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
    emit shownChanged();
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

} // namespace cave

#include "compare_page.moc"
