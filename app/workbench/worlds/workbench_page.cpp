// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_page.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/workbench/worlds/what_if_window.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_commands.h"
#include "app/workbench/worlds/workbench_panels.h"
#include "app/workbench/worlds/workbench_welcome.h"
#include "core/io/files/database_files.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/regions/hex_view.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>

#include <system_error>
#include <utility>

#include "moc_workbench_page.cpp"

namespace cave {
namespace {

/// The part of an unreadable file that is shown.
constexpr std::size_t kShownBytes = std::size_t{64} * 1024;
constexpr int kMessageMs = 5000;
constexpr const char *kStampsFolder = "stamps";

/// A cell's description for the status line.
QString cellText(World &world, WorldPos cell)
{
    const int size = world.map.regionSize();
    const RegionPos region = regionOf(cell, size);
    const CellPos inside = cellOf(cell, size);
    QStringList parts{coordinatesText(cell), WorkbenchPage::tr("region %1, %2 cell %3, %4")
                                                 .arg(region.x)
                                                 .arg(region.y)
                                                 .arg(inside.x)
                                                 .arg(inside.y)};
    if (const QString own = levelPlaceText(world.spec, world.map.plan(), cell); !own.isEmpty())
        parts.prepend(own);
    parts += terrainText(world.map.terrainAt(cell));
    parts += featureTexts(world, cell);
    if (world.map.isExplored(cell))
        parts += WorkbenchPage::tr("explored");
    if (world.map.chestAt(cell) != ChestState::None)
        parts += world.map.chestAt(cell) == ChestState::Closed ? WorkbenchPage::tr("closed chest")
                                                               : WorkbenchPage::tr("claimed chest");
    for (const Monster &monster : monstersNear(world, cell, 0))
        parts += shownName(kindOf(world, monster));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

WorkbenchPage::WorkbenchPage(const WorldLibrary &library, Banner &banner, QWidget *parent)
    : QMainWindow(parent)
    , m_library(library)
    , m_banner(banner)
    , m_actions(new WorkbenchActions(*this))
{
    setObjectName("workbench");
    setWindowFlags(Qt::Widget);
    createCentre(library);
    createToolBar();
    m_panels =
        std::make_unique<WorkbenchPanels>(*this, m_panes, library.folder().parent_path() / kStampsFolder);
    m_opener = std::make_unique<WorldOpener>(m_panes, banner);
    m_commands = new WorkbenchCommands(*this, library, banner, *m_asking);
    m_commands->setParent(this);
    connect(m_actions->openSeed, &QAction::triggered, this, [this] {
        m_broken.reset();
        showOnly(*m_centre, *m_welcome);
        m_bar->hide();
        m_asking->hide();
        updateActions();
        m_welcome->focusSeed();
    });
    connect(m_actions->reload, &QAction::triggered, m_opener.get(), &WorldOpener::refresh);
    connect(m_actions->close, &QAction::triggered, this, &WorkbenchPage::closeDocument);
    connect(m_actions->things, &QAction::toggled, this, [this](bool on) {
        for (WorldPane *any : m_panes)
            any->setThingsShown(on);
    });
    connect(m_actions->fog, &QAction::toggled, this, [this](bool on) {
        for (WorldPane *any : m_panes)
            any->setFog(on);
    });
    connect(m_actions->grid, &QAction::toggled, this, [this](bool on) {
        for (WorldPane *any : m_panes)
            any->setGridShown(on);
    });
    connect(m_actions->second, &QAction::toggled, this, [this](bool on) {
        if (on != m_panes[1]->isVisibleTo(m_split))
            setSecond(on);
    });
    connectParts();
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        connectPane(i);
    bindTexts(*this, [this] {
        m_bar->setWindowTitle(tr("Tools"));
        m_panels->retranslate();
        nameKeys();
        m_level->setAccessibleName(tr("Level"));
        updateLevels();
        m_noFileText->setText(tr("This world has no file yet. Save it as one of your worlds to edit it."));
        updateState();
        if (m_broken)
            m_unreadableText->setText(brokenText());
    });
    updateCentre();
    showDocument();
    bindEvent(*this, {QEvent::Show}, [this] { m_panels->pageShown(); });
}

/// Panels refer to the panes' maps, tools and documents, so they are destroyed first.
WorkbenchPage::~WorkbenchPage()
{
    m_opener->jobs().finish();
    m_opener->disconnect(this);
    for (WorldPane *pane : m_panes) {
        pane->disconnect(this);
        pane->disconnect(m_panels.get());
        pane->tools().disconnect(this);
        pane->tools().selection().disconnect(m_panels.get());
        // The legend would get new entries, in a window that is being destroyed.
        pane->overlays().disconnect();
    }
    m_panels.reset();
    for (WorldPane *pane : m_panes)
        pane->setDocument(nullptr);
}

void WorkbenchPage::createCentre(const WorldLibrary &library)
{
    m_welcome = new WorkbenchWelcome(library, *m_actions);
    m_unreadable = named("bench.unreadable", new QWidget);
    m_unreadableText = named("bench.unreadable.text", new QLabel);
    m_unreadableText->setWordWrap(true);
    m_unreadableText->setTextFormat(Qt::PlainText);
    m_unreadableBytes = new HexView;
    vbox(*m_unreadable, kStyleSpacing, evenMargins(4 * kGrid), {m_unreadableText, {m_unreadableBytes, 1}});

    m_split = named("bench.split", new QSplitter);
    m_split->setChildrenCollapsible(false);
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        m_panes[i] = new WorldPane(i == 0 ? "bench.first" : "bench.second");
        m_split->addWidget(m_panes[i]);
    }
    m_panes[1]->hide();
    m_asking = new InlineName("bench.asking");
    m_noFile = named("bench.noFile", new QWidget);
    m_noFileText = new QLabel;
    m_noFileText->setWordWrap(true);
    auto *makeFile = named("bench.makeWorld", new QPushButton);
    connect(makeFile, &QPushButton::clicked, this, [this] { m_commands->makeWorldOf(); });
    bindTexts(*makeFile, [makeFile] { makeFile->setText(tr("Make it a world…")); });
    hbox(*m_noFile, kStyleSpacing, evenMargins(3 * kGrid, kGrid), {{m_noFileText, 1}, makeFile});

    auto *worlds = new QWidget;
    vbox(*worlds, 0, kNoMargins, {m_noFile, m_asking, {m_split, 1}});
    m_centre = named("bench.centre", new QStackedWidget);
    for (QWidget *page : {static_cast<QWidget *>(m_welcome), m_unreadable, worlds})
        m_centre->addWidget(page);
    setCentralWidget(m_centre);

    m_cell = named("bench.cell", new QLabel);
    statusBar()->setSizeGripEnabled(false);
    m_cell->setContentsMargins(2 * kGrid, 0, 2 * kGrid, 0); // as in Play
    statusBar()->addWidget(m_cell, 1);
}

void WorkbenchPage::createToolBar()
{
    m_bar = addToolBar(QString());
    m_bar->setObjectName("bench.bar");
    m_bar->setMovable(false);
    m_bar->toggleViewAction()->setVisible(false);
    m_name = named("bench.name", new QLabel);
    m_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_name->setContentsMargins(2 * kGrid, 0, kGrid, 0);
    m_state = named("bench.state", new QLabel);
    m_state->setContentsMargins(kGrid, 0, 2 * kGrid, 0);
    m_bar->addAction(m_actions->openFile);
    m_bar->addWidget(m_name);
    m_bar->addWidget(m_state);
    m_level = named("bench.level", new QComboBox);
    m_levelInBar = m_bar->addWidget(m_level);
    connect(m_level, &QComboBox::activated, this, [this](int index) {
        pane().showLevel(m_level->itemData(index).toInt());
        pane().setFocus();
    });
    m_bar->addSeparator();
    for (const WorldPane *pane :
         m_panes) { // those of one pane are shown at a time; their shortcuts work in all panels
        for (const EditCommand id : {EditCommand::Undo, EditCommand::Redo}) {
            QAction *action = pane->tools().actions().command(id);
            m_bar->addAction(action);
            addAction(action);
        }
    }
    m_bar->addSeparator();
    for (QAction *action : {m_actions->reload, m_actions->goTo, m_actions->find, m_actions->toPlayer,
                            m_actions->wholeWorld, m_actions->zoomIn, m_actions->zoomOut})
        m_bar->addAction(action);
    m_bar->addSeparator();
    for (const QAction *action : {m_actions->previousLevel, m_actions->nextLevel})
        connect(action, &QAction::changed, this, &WorkbenchPage::nameKeys);
    for (QAction *action : {m_actions->things, m_actions->fog, m_actions->grid, m_actions->second,
                            m_actions->trees, m_actions->saveCopy, m_actions->exportMap, m_actions->play})
        m_bar->addAction(action);
}

void WorkbenchPage::connectParts()
{
    connect(m_welcome, &WorkbenchWelcome::levelChosen, this, &WorkbenchPage::levelRequested);
    connect(m_welcome, &WorkbenchWelcome::fileChosen, this, &WorkbenchPage::openPath);
    connect(m_welcome, &WorkbenchWelcome::seedChosen, this, &WorkbenchPage::openSeed);
    connect(m_welcome, &WorkbenchWelcome::left, this, [this] {
        updateCentre();
        pane().setFocus();
    });
    connect(m_opener.get(), &WorldOpener::opened, this, &WorkbenchPage::showOpened);
    connect(m_opener.get(), &WorldOpener::unreadable, this, &WorkbenchPage::showUnreadable);
    connect(m_commands, &WorkbenchCommands::choosingCancelled, this, [this] {
        if (m_panes[1]->isVisibleTo(m_split) && m_panes[1]->document() == nullptr)
            setSecond(false);
    });
    connect(m_panels.get(), &WorkbenchPanels::whatIfRequested, this, &WorkbenchPage::showWhatIf);
    connect(m_panels.get(), &WorkbenchPanels::failed, this, &WorkbenchPage::fail);
    connect(m_panels.get(), &WorkbenchPanels::editFailed, this,
            [this](const Error &error) { failToEdit(m_active, error); });
}

void WorkbenchPage::showWhatIf(const PastReader &past, qint64 turn)
{
    auto *window = new WhatIfWindow(past, {document()->path(), document()->name(), m_library}, turn, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &WhatIfWindow::kept, this, &WorkbenchPage::worldAdded);
    window->show();
}

void WorkbenchPage::connectPane(std::size_t index)
{
    WorldPane &pane = *m_panes[index];
    const auto reportCell = [this, index](std::optional<WorldPos> pointed) {
        m_pointed = pointed;
        m_pointedPane = index;
        WorldDocument *document = m_panes[index]->document();
        const bool known = document != nullptr && pointed && insideWorld(*pointed);
        m_cell->setText(known ? cellText(document->world(), *pointed) : QString());
    };
    connect(&pane, &WorldPane::activated, this, [this, index] {
        if (m_active == index)
            return;
        activate(index);
        updateCentre();
    });
    connect(&pane, &WorldPane::documentReplaced, this, [this, index, reportCell] {
        if (m_panes[index]->document() != nullptr)
            m_broken.reset();
        if (m_banner.text() == std::exchange(m_question, {}))
            m_banner.dismiss(); // the edit was of the world shown before
        if (index == m_active)
            showDocument();
        if (index == m_pointedPane)
            reportCell(m_pointed);
    });
    connect(&pane, &WorldPane::documentChanged, this, [this, index, reportCell] {
        if (index == m_active)
            updateState();
        if (index == m_pointedPane)
            reportCell(m_pointed);
    });
    connect(&pane, &WorldPane::levelChanged, this, &WorkbenchPage::updateLevels);
    connect(&pane, &WorldPane::cellClicked, m_panels.get(), &WorkbenchPanels::lookAtCell);
    connect(&pane, &WorldPane::hoverEnded, this, [reportCell] { reportCell(std::nullopt); });
    connect(&pane, &WorldPane::cellHovered, this, reportCell);
    connect(&pane.tools(), &EditTools::failed, this,
            [this, index](const Error &error) { failToEdit(index, error); });
    connect(&pane.tools(), &EditTools::confirmationNeeded, this,
            [this](const QString &text, const std::function<void()> &go) {
                m_question = text;
                m_banner.report(Banner::Kind::Warning, text, {{tr("Apply"), go}});
            });
    connect(&pane.tools(), &EditTools::reported, this,
            [this](const QString &text) { statusBar()->showMessage(text, kMessageMs); });
}

void WorkbenchPage::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    const bool editing = mode == Mode::Edit;
    m_panels->keep();
    m_mode = mode;
    m_panels->restore(editing);
    m_welcome->setEditing(editing);
    for (WorldPane *pane : m_panes)
        pane->setEditing(editing);
    m_opener->setEditing(editing, m_active);
    updateCentre();
    updateActions();
    updateState();
}

void WorkbenchPage::showOpened(std::size_t pane, const std::vector<Message> &notices,
                               const std::vector<Message> &remarks)
{
    activate(pane);
    updateCentre();
    m_panes[pane]->setFocus();
    if (!notices.empty())
        m_banner.report(Banner::Kind::Warning,
                        withDetails(m_panes[pane]->document()->origin() == DocumentOrigin::JavaFolder
                                        ? tr("Not everything in this folder could be read as it is.")
                                        : tr("This world is damaged."),
                                    notices.front()));
    else if (!remarks.empty())
        m_banner.report(Banner::Kind::Warning, remarkText(remarks.front()));
}

void WorkbenchPage::showUnreadable(std::size_t pane, const std::filesystem::path &path, const Error &error)
{
    m_broken = Broken{path, error};
    activate(pane);
    Result<std::vector<std::uint8_t>> bytes = readFirstBytes(path, kShownBytes);
    m_unreadableText->setText(brokenText());
    m_unreadableBytes->setBytes(bytes ? std::move(*bytes) : std::vector<std::uint8_t>());
    m_unreadableBytes->setVisible(!path.empty());
    updateCentre();
    if (m_centre->currentWidget() == m_unreadable)
        m_banner.dismiss(); // about another file, or about this one from another place of the program
    else if (path.empty())
        m_banner.report(Banner::Kind::Error, brokenText());
    else
        m_banner.report(Banner::Kind::Error,
                        withReason(tr("“%1” can't be opened as a world.").arg(fromPath(path)), error));
}

QString WorkbenchPage::brokenText() const
{
    const auto &[path, error] = *m_broken;
    if (path.empty())
        return withReason(tr("This seed has no such world."), error);
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    return tr("“%1” (%Ln bytes) can't be opened as a world.\n%2", nullptr, pluralCount(failure ? 0 : size))
        .arg(fromPath(path), errorText(error));
}

void WorkbenchPage::release(const std::filesystem::path &path)
{
    m_opener->release(path);
    updateCentre();
    showDocument();
}

void WorkbenchPage::closeDocument()
{
    m_broken.reset();
    m_opener->forget(m_active);
    pane().setDocument(nullptr);
    if (m_active == 1)
        setSecond(false);
    updateCentre();
    showDocument();
}

void WorkbenchPage::activate(std::size_t pane)
{
    m_active = pane;
    m_panels->setActive(pane);
    showDocument();
}

void WorkbenchPage::setSecond(bool shown)
{
    m_panes[1]->setVisible(shown);
    if (shown)
        m_split->setSizes({m_split->width() / 2, m_split->width() / 2});
    m_actions->second->setChecked(shown);
    if (!shown) {
        m_panes[1]->setDocument(nullptr);
        activate(0);
    } else if (m_panes[1]->document() == nullptr) {
        activate(1);
        m_commands->chooseFile();
    }
    updateCentre();
}

/// The centre: a world, an unreadable file, or ways to get a world.
void WorkbenchPage::updateCentre()
{
    const bool any = m_panes[0]->document() != nullptr || m_panes[1]->document() != nullptr;
    QWidget *middle = any ? m_split->parentWidget() : m_broken ? m_unreadable : m_welcome;
    showOnly(*m_centre, *middle);
    m_bar->setVisible(any); // the welcome page has its own ways to get a world
    setFocusProxy(any ? static_cast<QWidget *>(&pane()) : middle);
    const bool two = m_panes[1]->isVisibleTo(m_split);
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        m_panes[i]->setFramed(two && i == m_active);
    updateActions();
}

/// The welcome page is in front of a world, to open a seed.
bool WorkbenchPage::isCovered() const
{
    return pane().document() != nullptr && m_centre->currentWidget() == m_welcome;
}

/// Updates everything for the active pane's document.
void WorkbenchPage::showDocument()
{
    m_asking->hide(); // a name or a place is for the world that was shown
    m_panels->showDocument();
    updateActions();
    updateLevels();
    updateState();
    emit documentReplaced();
}

void WorkbenchPage::updateActions()
{
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        for (const EditCommand id : {EditCommand::Undo, EditCommand::Redo})
            m_panes[i]->tools().actions().command(id)->setVisible(i == m_active && m_mode == Mode::Edit &&
                                                                  !isCovered());
    }
    // What isn't seen must not be changed.
    const WorldDocument *document = isCovered() ? nullptr : pane().document();
    const bool any = document != nullptr;
    const bool file = any && document->origin() == DocumentOrigin::File;
    for (QAction *action :
         {m_actions->close, m_actions->exportMap, m_actions->goTo, m_actions->find, m_actions->places,
          m_actions->likeThis, m_actions->grid, m_actions->wholeWorld, m_actions->toPlayer, m_actions->zoomIn,
          m_actions->zoomOut, m_actions->things, m_actions->fog, m_actions->second})
        action->setEnabled(any);
    for (QAction *action : {m_actions->play, m_actions->saveCopy})
        action->setEnabled(file);
    m_actions->reload->setEnabled(file && !document->canEdit());
    m_noFile->setVisible(any && !file && m_mode == Mode::Edit);
    for (QAction *action : {m_actions->previousLevel, m_actions->nextLevel})
        action->setEnabled(any && pane().plan().levels.size() > 1);
}

/// The level shown, and the available ones.
void WorkbenchPage::updateLevels()
{
    const LevelPlan &plan = pane().plan();
    const Level *shown = pane().level();
    m_level->clear();
    if (document() != nullptr && isOneMap(document()->world()))
        m_level->addItem(tr("Map of rooms"), WorldPane::kAllLevels);
    for (const Level &level : plan.levels)
        m_level->addItem(levelName(document()->world(), level), level.number);
    const int number = shown == nullptr ? WorldPane::kAllLevels : shown->number;
    m_level->setCurrentIndex(m_level->findData(number));
    m_levelInBar->setVisible(plan.isBounded());
    for (QAction *action : {m_actions->previousLevel, m_actions->nextLevel}) {
        action->setVisible(plan.isBounded());
        action->setEnabled(!isCovered() && plan.levels.size() > 1);
    }
}

void WorkbenchPage::updateState()
{
    const WorldDocument *document = pane().document();
    m_name->setText(document == nullptr ? tr("No world") : document->name());
    QString state;
    if (document == nullptr)
        state.clear();
    else if (document->canEdit())
        state = tr("edits are saved at once");
    else if (document->turnsStepped() > 0)
        state = tr("%n turns advanced, not saved", nullptr, document->turnsStepped());
    else if (document->origin() == DocumentOrigin::File)
        state = tr("read-only");
    else
        state = document->origin() == DocumentOrigin::Seed ? tr("from its seed") : tr("of the original game");
    m_state->setText(state);
}

void WorkbenchPage::fail(const Error &error)
{
    m_banner.report(Banner::Kind::Error, errorText(error));
}

void WorkbenchPage::failToEdit(std::size_t pane, const Error &error)
{
    const WorldDocument *document = m_panes[pane]->document();
    if (error.code != ErrorCode::NotFound || document == nullptr || !document->isStranded())
        return fail(error);
    m_banner.report(
        Banner::Kind::Error,
        tr("The file of “%1” was deleted, moved or replaced by another program. Save the world as "
           "a new file to continue editing; all previous edits are kept.")
            .arg(document->name()),
        {{tr("Save as…"), [this, pane] {
              activate(pane);
              m_commands->saveCopy();
          }}});
}

/// Tips with keys, which the user may change.
void WorkbenchPage::nameKeys()
{
    m_level->setToolTip(tr("The level shown (%1, %2)")
                            .arg(shownKey(*m_actions->previousLevel), shownKey(*m_actions->nextLevel)));
}

} // namespace cave
