// SPDX-License-Identifier: MIT
#include "app/shell/start/start_page.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/shell/new_world/scenario_card.h"
#include "app/shell/start/world_actions.h"
#include "app/shell/start/world_list_model.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QFocusEvent>
#include <QMenu>
#include <QSortFilterProxyModel>

#include <algorithm>

#include "moc_start_page.cpp"

namespace cave {
namespace {

/// With more worlds than this, there is a search field.
constexpr int kManyWorlds = 8;
constexpr int kPicture = 96;
constexpr int kPageMargin = 6 * kGrid;
/// Below this height the header is reduced in favour of the worlds.
constexpr int kLowPage = 560;

/// The pages below the tool row, in the order of the stack.
enum StackPage { Cards, NothingFound, EmptyState };

} // namespace

StartPage::StartPage(const WorldLibrary &library, Banner &banner, QWidget *parent)
    : QWidget(parent)
    , m_banner(banner)
    , m_model(new WorldListModel(library, this))
    , m_actions(new WorldActions(library, banner, this))
    , m_found(new QSortFilterProxyModel(this))
    , m_menu(named("start.worldMenu", new QMenu(this)))
{
    setUpForm(m_ui, *this);
    m_ui.start_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
    m_ui.start_play->setIcon(namedIcon("play"));
    m_ui.emptyPicture->setPixmap(programIcon().pixmap(QSize(kPicture, kPicture), devicePixelRatioF()));
    markPane(*m_ui.stack);
    for (QAction *action : m_actions->menu()) {
        if (action == nullptr) {
            m_menu->addSeparator();
            continue;
        }
        m_menu->addAction(action);
        m_ui.start_worlds->addAction(action);
    }
    m_ui.start_more->setMenu(m_menu);
    // The last world may be the deleted one, and the list hidden.
    QAction *undo = m_actions->menu().constLast();
    undo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(undo);
    makeScenarios();
    m_found->setSourceModel(m_model);
    m_found->setFilterRole(WorldListModel::SearchRole);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_ui.start_worlds->setModel(m_found);
    connect(m_model, &WorldListModel::refreshed, this, &StartPage::showWorlds);
    connect(m_model, &WorldListModel::modelAboutToBeReset, this, [this] {
        if (m_wanted.isEmpty())
            m_wanted = m_ui.start_worlds->currentIndex().data(WorldListModel::PathRole).toString();
    });
    connect(m_model, &WorldListModel::grown, this, &StartPage::showPart);
    connect(m_model, &WorldListModel::failed, this,
            [this](const Error &error) { m_banner.report(Banner::Kind::Error, errorText(error)); });
    connect(m_model, &WorldListModel::nameRefused, this,
            [this](const QString &problem) { m_banner.report(Banner::Kind::Error, problem); });
    connect(m_model, &WorldListModel::renameRequested, m_actions, &WorldActions::rename);
    connect(m_actions, &WorldActions::fileNeeded, this, &StartPage::fileNeeded);
    connect(m_actions, &WorldActions::renamed, m_model, &WorldListModel::confirmName);
    connect(m_model, &WorldListModel::dataChanged, this, &StartPage::chooseCurrent);
    connect(m_actions, &WorldActions::libraryChanged, this, [this](const QString &path) {
        selectWorld(path);
        refresh();
    });
    followInput();
    bindEvent(*this, {QEvent::Show}, [this] { updatePreviewLook(); }); // the pixel ratio may be another one
    bindEvent(*this, {QEvent::Resize}, [this] {
        m_ui.start_header->setLow(height() < kLowPage);
        m_ui.emptyPicture->setVisible(height() >= kLowPage); // the ways to play are more useful
        shareHeader();
    });
    showText(*m_ui.start_nothingFound, [] { return tr("Reading your worlds…"); });
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setPrimary(m_ui.start_newWorld, theme);
        setPrimary(m_ui.start_firstWorld, theme);
        m_ui.heading->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        m_ui.emptyHeading->setFont(fontOf(TextSize::Title));
        m_ui.waysHeading->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        updatePreviewLook();
    });
}

void StartPage::refresh()
{
    m_model->refresh();
}

void StartPage::showAdded(const std::filesystem::path &path)
{
    selectWorld(fromPath(path));
    refresh();
}

QStringList StartPage::worldNames() const
{
    return m_model->names();
}

QList<QAction *> StartPage::worldActions() const
{
    return m_actions->menu();
}

/// In a narrow window the buttons would cover the title; joining is in the menu, too.
void StartPage::shareHeader()
{
    constexpr int kTitle = 72 * kGrid;
    int buttons = 0;
    for (const QPushButton *button : {m_ui.start_join, m_ui.start_openFile, m_ui.start_newWorld})
        buttons += button->sizeHint().width() + 2 * kGrid;
    m_ui.start_join->setVisible(width() >= buttons + kTitle + 2 * kPageMargin);
}

/// The ways to play, two in a row.
void StartPage::makeScenarios()
{
    int place = 0;
    QWidget *before = m_ui.start_firstWorld;
    for (const ScenarioKind kind : offeredScenarios()) {
        auto *card = new ScenarioCard(kind, m_ui.start_empty);
        const std::string_view key = scenarioKey(kind);
        card->setObjectName("start.scenario." + QString::fromUtf8(key.data(), static_cast<int>(key.size())));
        card->setCheckable(false); // a click is the choice
        card->setAutoExclusive(false);
        connect(card, &QAbstractButton::clicked, this,
                [this, card] { emit scenarioRequested(card->kind()); });
        m_ui.ways->addWidget(card, place / 2, place % 2);
        ++place;
        setTabOrder(before, card);
        before = card;
    }
}

/// Passes the focus on. As its focus proxy the list would be all that Tab reaches here: Qt takes a widget in
/// front of its own proxy for the next one.
void StartPage::focusInEvent(QFocusEvent *event)
{
    const bool any = m_model->rowCount() > 0;
    (any ? static_cast<QWidget *>(m_ui.start_worlds) : m_ui.start_firstWorld)->setFocus(event->reason());
}

void StartPage::followInput()
{
    connect(m_ui.start_newWorld, &QPushButton::clicked, this, &StartPage::newWorldRequested);
    connect(m_ui.start_firstWorld, &QPushButton::clicked, this, &StartPage::newWorldRequested);
    connect(m_ui.start_openFile, &QPushButton::clicked, this, &StartPage::openFileRequested);
    connect(m_ui.start_join, &QPushButton::clicked, this, &StartPage::joinRequested);
    connect(m_ui.start_search, &QLineEdit::textChanged, this, &StartPage::search);
    connect(m_actions, &WorldActions::playRequested, this, &StartPage::openRequested);
    connect(m_actions, &WorldActions::inspectRequested, this, &StartPage::inspectRequested);
    connect(m_actions, &WorldActions::editRequested, this, &StartPage::editRequested);
    connect(m_actions, &WorldActions::renameRequested, m_ui.start_worlds, &CardView::rename);
    QAction *play = m_actions->menu().constFirst();
    connect(m_ui.start_play, &QPushButton::clicked, play, &QAction::trigger);
    connect(m_ui.start_worlds, &QListView::doubleClicked, play, &QAction::trigger);
    connect(play, &QAction::changed, this, [this, play] { m_ui.start_play->setEnabled(play->isEnabled()); });
    connect(m_ui.start_worlds->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StartPage::chooseCurrent);
    connect(m_ui.start_worlds, &CardView::cardsResized, this, &StartPage::updatePreviewLook);
    connect(m_ui.start_worlds, &QWidget::customContextMenuRequested, this, [this](QPoint position) {
        if (m_ui.start_worlds->indexAt(position).isValid())
            m_menu->popup(m_ui.start_worlds->viewport()->mapToGlobal(position));
    });
}

void StartPage::setCommands(const StartCommands &commands)
{
    m_commands = commands;
    nameCommands();
}

void StartPage::nameCommands()
{
    if (m_commands.newWorld == nullptr)
        return;
    setCommandTip(*m_ui.start_newWorld, tr("Create a world from a seed"), *m_commands.newWorld);
    setCommandTip(*m_ui.start_openFile, tr("Open a world, a level file or a seed card"),
                  *m_commands.openFile);
    setCommandTip(*m_ui.start_join, tr("Play in a world that someone hosts on your network"),
                  *m_commands.join);
}

void StartPage::retranslateUi()
{
    m_ui.retranslateUi(this);
    nameCommands();
    m_ui.start_play->setToolTip(withKey(tr("Play the selected world"), Qt::Key_Enter));
}

/// Shows the worlds read so far, and how many are to come.
void StartPage::showPart(qsizetype worlds, qsizetype files)
{
    const QString wanted = m_wanted;
    showWorlds();
    if (m_model->rowOf(wanted) < 0)
        m_wanted = wanted; // it may be in the rest
    showText(*m_ui.heading, [worlds, files] {
        return tr("Your worlds: %1 of %2 read").arg(shownNumber(worlds), shownNumber(files));
    });
}

/// Shows what was read: the cards, or what to do if there are none.
void StartPage::showWorlds()
{
    const QWidget *focused = window()->focusWidget();
    const bool focusIsOurs = focused == nullptr || focused == this || focused == m_ui.start_worlds ||
                             focused == m_ui.start_firstWorld;
    showText(*m_ui.heading, [] { return tr("Your worlds"); });
    const bool any = m_model->rowCount() > 0;
    const bool many = m_model->rowCount() > kManyWorlds;
    m_ui.toolRow->setVisible(any);
    m_ui.start_newWorld->setVisible(any);
    shareHeader();
    m_ui.start_search->setVisible(many);
    if (!many)
        m_ui.start_search->clear();
    search(m_ui.start_search->text());
    int row = m_found->mapFromSource(m_model->index(m_model->rowOf(m_wanted), 0)).row();
    if (row < 0)
        row = std::min(m_row, m_found->rowCount() - 1); // the neighbour of a removed one
    m_ui.start_worlds->setCurrentIndex(m_found->index(row, 0));
    m_wanted.clear();
    chooseCurrent();
    if (focusIsOurs && isVisible())
        (any ? static_cast<QWidget *>(m_ui.start_worlds) : m_ui.start_firstWorld)->setFocus();
}

void StartPage::offerRepair(const QString &path)
{
    const int row = m_model->rowOf(path);
    const QString name =
        row < 0 ? QFileInfo(path).completeBaseName() : m_model->index(row, 0).data().toString();
    m_actions->offerRepairOf({path, name, {}, true});
}

void StartPage::chooseCurrent()
{
    const QModelIndex current = m_ui.start_worlds->currentIndex();
    ChosenWorld world;
    if (current.isValid()) {
        m_row = current.row();
        world.path = current.data(WorldListModel::PathRole).toString();
        world.name = current.data().toString();
        world.seed = current.data(WorldListModel::SeedRole).toString();
        world.readable = current.data(WorldListModel::ReadableRole).toBool();
    }
    m_actions->choose(world);
    m_ui.start_more->setEnabled(current.isValid());
}

void StartPage::search(const QString &text)
{
    m_found->setFilterFixedString(text.trimmed());
    if (m_model->rowCount() == 0) {
        m_ui.stack->setCurrentIndex(EmptyState);
        return;
    }
    showText(*m_ui.start_nothingFound,
             [text = text.trimmed()] { return tr("No matching worlds for “%1”.").arg(text); });
    m_ui.stack->setCurrentIndex(m_found->rowCount() == 0 ? NothingFound : Cards);
    if (!m_ui.start_worlds->currentIndex().isValid())
        m_ui.start_worlds->setCurrentIndex(m_found->index(0, 0));
    chooseCurrent();
}

void StartPage::updatePreviewLook()
{
    const double ratio = devicePixelRatioF();
    m_model->setPreviewLook(m_ui.start_worlds->previewSize() * ratio, ratio, currentTheme());
    m_ui.start_worlds->viewport()->update();
}

} // namespace cave
