// SPDX-License-Identifier: MIT
#include "app/workbench/levels/level_page.h"

#include "app/common/banner.h"
#include "app/workbench/levels/level_files.h"
#include "core/edit/level_edit.h"
#include "core/path/tile_path.h"
#include "editor/level/level_canvas.h"
#include "editor/level/level_palette.h"
#include "editor/level/level_panels.h"
#include "editor/panels/changes/history_panel.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QDockWidget>
#include <QLabel>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>

#include <cmath>
#include <utility>

#include "moc_level_page.cpp"

namespace cave {
namespace {

constexpr int kLevelStateVersion = 1;
constexpr int kLevelDockWidth = 300;
constexpr int kPaletteWidth = 264;
constexpr const char *kDocksKey = "levels/docks";

enum DockIndex : std::size_t { Objects, Properties, Checks, History };

} // namespace

LevelPage::LevelPage(std::filesystem::path keep, Banner &banner, QWidget *parent)
    : QMainWindow(parent)
    , m_banner(banner)
    , m_files(std::make_unique<LevelFiles>(std::move(keep), banner, *this))
    , m_actions(new LevelPageActions(*this))
    , m_tools(new LevelTools(this))
    , m_toolActions(new LevelActions(*this, *m_tools, this))
    , m_canvas(new LevelCanvas(*m_tools))
    , m_palette(new LevelPalette(*m_tools, *m_toolActions))
    , m_properties(new LevelProperties(*m_tools))
    , m_checks(new LevelChecksPanel(*m_tools))
    , m_history(named("level.history", new HistoryPanel))
    , m_name(named("level.title", new QLabel))
    , m_state(named("level.state", new QLabel))
    , m_cell(named("level.cell", new QLabel))
    , m_folding(*this, kLevelStateVersion)
{
    setObjectName("levelPage");
    setWindowFlags(Qt::Widget);
    setCentralWidget(m_canvas);
    setFocusProxy(m_canvas);
    statusBar()->setSizeGripEnabled(false);
    m_cell->setContentsMargins(2 * kGrid, 0, 2 * kGrid, 0); // as in Play
    statusBar()->addWidget(m_cell, 1);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_docks[Objects] = addDock("level.palette.dock", m_palette, Qt::LeftDockWidgetArea);
    m_docks[Properties] = addDock("level.properties.dock", m_properties, Qt::RightDockWidgetArea);
    m_docks[Checks] = addDock("level.checks.dock", m_checks, Qt::RightDockWidgetArea);
    m_docks[History] = addDock("level.history.dock", m_history, Qt::RightDockWidgetArea);
    const QList<QAction *> keys = QWidget::actions();
    for (QDockWidget *dock : m_docks) {
        keepKeyboardOnClicks(*dock, ClickFocus::Texts);
        dock->addActions(keys); // a floating one is a separate window
    }
    createToolBar();
    connectParts();
    connect(m_actions->newLevel, &QAction::triggered, m_files.get(), &LevelFiles::askNew);
    connect(m_actions->open, &QAction::triggered, m_files.get(), &LevelFiles::askOpen);
    connect(m_actions->save, &QAction::triggered, m_files.get(), &LevelFiles::save);
    connect(m_actions->saveAs, &QAction::triggered, m_files.get(), &LevelFiles::saveAs);
    connect(m_actions->revert, &QAction::triggered, m_files.get(), &LevelFiles::revert);
    connect(m_actions->close, &QAction::triggered, this,
            [this] { m_files->leave([this] { emit m_files->closed(); }); });
    connect(m_files.get(), &LevelFiles::settling, m_properties, &LevelProperties::commit);
    connect(m_files.get(), &LevelFiles::replaced, this, &LevelPage::showDocument);
    connect(m_files.get(), &LevelFiles::stateChanged, this, &LevelPage::updateState);
    bindTexts(*this, [this] { retranslateUi(); });
    arrange();
    m_arranged = m_folding.restore(QSettings().value(kDocksKey).toByteArray());
    updateState();
    bindEvent(*this, {QEvent::Show}, [this] { // docks get their widths only once they are visible
        if (!std::exchange(m_arranged, true))
            arrange();
    });
}

/// The surrounding parts refer to the document, so it is removed first; the page's owner is no longer
/// notified.
LevelPage::~LevelPage()
{
    delete m_canvas; // it uses the tools
    m_files->disconnect(this);
    m_tools->disconnect(this);
    m_history->setDocument(nullptr);
    m_tools->setDocument(nullptr);
}

LevelDocument *LevelPage::document() const
{
    return m_files->document();
}

QDockWidget *LevelPage::addDock(const char *id, QWidget *widget, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(id);
    dock->setWidget(widget);
    addDockWidget(area, dock);
    return dock;
}

void LevelPage::createToolBar()
{
    m_bar = addToolBar(QString());
    m_bar->setObjectName("level.bar");
    m_bar->setMovable(false);
    m_bar->toggleViewAction()->setVisible(false);
    m_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_name->setContentsMargins(2 * kGrid, 0, kGrid, 0);
    m_state->setContentsMargins(kGrid, 0, 2 * kGrid, 0);
    m_bar->addAction(m_actions->newLevel);
    m_bar->addAction(m_actions->open);
    m_bar->addWidget(m_name);
    m_bar->addWidget(m_state);
    m_bar->addSeparator();
    m_bar->addActions({m_actions->save, m_toolActions->command(LevelCommand::Undo),
                       m_toolActions->command(LevelCommand::Redo)});
    m_bar->addSeparator();
    m_bar->addActions({m_toolActions->command(LevelCommand::Rotate),
                       m_toolActions->command(LevelCommand::MirrorAcross),
                       m_toolActions->command(LevelCommand::MirrorUpDown),
                       m_toolActions->command(LevelCommand::BorderWalls), m_actions->resize});
    m_bar->addSeparator();
    m_bar->addActions({m_actions->grid, m_actions->zoomIn, m_actions->zoomOut, m_actions->whole});
    m_bar->addSeparator();
    m_bar->addAction(m_actions->play);
}

/// The default layout.
void LevelPage::arrange()
{
    addDockWidget(Qt::LeftDockWidgetArea, m_docks[Objects]);
    addDockWidget(Qt::RightDockWidgetArea, m_docks[Properties]);
    splitDockWidget(m_docks[Properties], m_docks[Checks], Qt::Vertical);
    tabifyDockWidget(m_docks[Checks], m_docks[History]);
    m_docks[Checks]->raise();
    resizeDocks({m_docks[Objects], m_docks[Properties]}, {kPaletteWidth, kLevelDockWidth}, Qt::Horizontal);
    m_folding.arranged();
}

void LevelPage::connectParts()
{
    connect(m_tools, &LevelTools::failed, this, &LevelPage::fail);
    connect(m_history, &HistoryPanel::failed, this, &LevelPage::fail);
    connect(m_tools, &LevelTools::selectionChanged, this, &LevelPage::updateState);
    connect(m_toolActions, &LevelActions::pasteWanted, this,
            [this] { m_tools->commands().pasteAt(m_canvas->chosenTile()); });
    connect(m_canvas, &LevelCanvas::hovered, this, &LevelPage::reportCell);
    connect(m_checks, &LevelChecksPanel::issuesChanged, this, [this] {
        std::vector<LevelPoint> marked;
        for (const LevelIssue &issue : m_checks->issues()) {
            if (issue.tile)
                marked.push_back({static_cast<double>(issue.tile->x), static_cast<double>(issue.tile->y)});
        }
        m_canvas->setMarked(std::move(marked));
    });
    connect(m_checks, &LevelChecksPanel::issueChosen, this, [this](const LevelIssue &issue) {
        LevelPoint tile;
        if (issue.tile)
            tile = {static_cast<double>(issue.tile->x), static_cast<double>(issue.tile->y)};
        showIssue(issue.record, tile);
    });
    connect(m_actions->grid, &QAction::toggled, m_canvas, &LevelCanvas::setGrid);
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { m_canvas->zoomBy(1); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { m_canvas->zoomBy(-1); });
    connect(m_actions->whole, &QAction::triggered, m_canvas, &LevelCanvas::fitLevel);
    connect(m_actions->resize, &QAction::triggered, this, [this] {
        m_docks[Properties]->show();
        m_docks[Properties]->raise();
        m_properties->askSize();
    });
    connect(m_actions->play, &QAction::triggered, this, &LevelPage::play);
}

void LevelPage::showIssue(std::optional<std::size_t> record, LevelPoint tile)
{
    if (document() == nullptr)
        return;
    m_properties->commitObjects(); // what was typed for those selected before
    const std::vector<LevelRecord> &records = document()->design().records;
    const bool known = record && *record < records.size();
    if (known && (records[*record].isObject() || records[*record].kind == LevelRecord::Kind::PlayerStart)) {
        tile = records[*record].at;
        m_tools->setTool(LevelTool::Select);
        m_tools->setSelection({*record});
    }
    m_canvas->showTile(tile);
}

/// The previous document still exists while it is removed.
void LevelPage::showDocument()
{
    LevelDocument *shown = document();
    m_tools->setDocument(shown);
    m_canvas->input()->forgetCursor(); // a trial would begin there
    m_history->setDocument(shown);
    m_canvas->fitLevel();
    updateState();
    if (shown != nullptr)
        m_canvas->setFocus();
}

void LevelPage::updateState()
{
    const bool open = document() != nullptr;
    const bool side = open && document()->design().type == LevelType::Mario;
    for (QAction *action : {m_actions->save, m_actions->saveAs, m_actions->close, m_actions->resize,
                            m_actions->whole, m_actions->zoomIn, m_actions->zoomOut})
        action->setEnabled(open);
    m_actions->revert->setEnabled(open && !document()->file().empty());
    m_actions->play->setEnabled(open && !side);
    m_actions->play->setToolTip(side ? tr("Side-view levels can't be played")
                                     : tr("Play this level from the cursor or the selection"));
    m_name->setText(open ? document()->name() : tr("No level"));
    const auto selected = static_cast<int>(m_tools->selection().size());
    QString state;
    if (open)
        state = document()->isModified()     ? tr("not saved yet")
                : document()->file().empty() ? QString()
                                             : tr("saved");
    if (selected > 0)
        state += state.isEmpty() ? tr("%1 selected").arg(selected) : tr(", %1 selected").arg(selected);
    m_state->setText(state);
    reportCell(m_pointed);
    emit documentReplaced();
}

void LevelPage::reportCell(std::optional<LevelPoint> at)
{
    m_pointed = at;
    if (document() == nullptr || !at)
        return m_cell->clear();
    QStringList parts{tr("Tile %1, %2").arg(tileOf(at->x)).arg(tileOf(at->y))};
    const LevelPoint middle = m_canvas->cursorTile() ? LevelPoint{at->x + 0.5, at->y + 0.5} : *at;
    if (const std::optional<std::size_t> hit = m_tools->recordAt(middle)) {
        const LevelRecord &record = document()->design().records[*hit];
        QString what = pieceName(pieceOf(record));
        for (const std::string &field : record.fields)
            what += QStringLiteral(", ") + QString::fromStdString(field);
        parts += what;
    }
    m_cell->setText(parts.join(QStringLiteral(" · ")));
}

QList<QAction *> LevelPage::panelToggles() const
{
    QList<QAction *> toggles;
    for (const QDockWidget *dock : m_docks)
        toggles.append(dock->toggleViewAction());
    return toggles;
}

void LevelPage::suspend()
{
    m_properties->commit();
    QSettings().setValue(kDocksKey, m_folding.layout());
}

void LevelPage::fail(const Error &error)
{
    m_banner.report(Banner::Kind::Error, errorText(error));
}

void LevelPage::retranslateUi()
{
    m_bar->setWindowTitle(tr("Tools"));
    m_docks[Objects]->setWindowTitle(tr("Objects"));
    m_docks[Properties]->setWindowTitle(tr("Properties"));
    m_docks[Checks]->setWindowTitle(tr("Checks"));
    m_docks[History]->setWindowTitle(tr("History"));
    m_canvas->setAccessibleName(tr("Level"));
    updateState();
}

/// Where a trial starts, if not at the level's own start.
std::optional<LevelPoint> LevelPage::chosenStart() const
{
    if (m_canvas->cursorTile())
        return m_canvas->cursorTile();
    if (m_tools->selection().empty())
        return std::nullopt;
    const LevelPoint at = document()->design().records[*m_tools->selection().begin()].at;
    return LevelPoint{std::floor(at.x), std::floor(at.y)};
}

Result<WorldSpec> LevelPage::worldToPlay() const
{
    const auto refuse = [](const QString &why) { return invalid(why.toStdString()); };
    if (document() == nullptr || document()->design().type == LevelType::Mario)
        return refuse(tr("side-view levels can't be played"));
    LevelFile design = document()->design();
    const std::optional<LevelPoint> chosen = chosenStart();
    const std::optional<LevelPoint> start = chosen ? chosen : design.start();
    if (!start)
        return refuse(tr("the level has no start for the player"));
    const std::int64_t column = tileOf(start->x);
    const std::int64_t row = tileOf(start->y);
    if (!design.contains(column, row))
        return refuse(tr("the start is outside the level"));
    for (const LevelRecord &record : design.records) {
        // The level's own start may be replaced with the nearest free tile, and so may things in a chosen
        // place; a wall there may not.
        if (chosen && isSolidObject(record) && record.kind == LevelRecord::Kind::Static &&
            tileOf(record.at.x) == column && tileOf(record.at.y) == row)
            return refuse(tr("the start is in a wall; choose another starting tile"));
    }
    if (chosen) {
        const std::optional<LevelTile> free =
            freeTileNear(design, {static_cast<int>(column), static_cast<int>(row)});
        if (!free)
            return refuse(tr("no free tile nearby; choose another starting tile"));
        const LevelPoint at{static_cast<double>(free->x), static_cast<double>(free->y)};
        CAVE_TRY(setLevelStart(design, at));
    }
    WorldSpec spec;
    spec.seed = design.name;
    spec.generator = kLevelFileGenerator;
    spec.settings = defaultSettings(kLevelFileGenerator.kind);
    spec.levelFiles.push_back({"level.csv", writeLevel(design)});
    return spec;
}

void LevelPage::play()
{
    m_properties->commit();
    const Result<WorldSpec> spec = worldToPlay();
    if (spec)
        emit playRequested(tr("Trial of %1").arg(QString::fromStdString(document()->design().name)), *spec);
    else
        m_banner.report(Banner::Kind::Error, withReason(tr("Can't play from here."), spec.error()));
}

} // namespace cave
