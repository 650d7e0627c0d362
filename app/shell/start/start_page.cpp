// SPDX-License-Identifier: MIT
#include "app/shell/start/start_page.h"

#include "app/common/banner.h"
#include "app/common/large_button.h"
#include "app/shell/new_world/scenario_card.h"
#include "app/shell/start/card_view.h"
#include "app/shell/start/cave_header.h"
#include "app/shell/start/world_actions.h"
#include "app/shell/start/world_card_delegate.h"
#include "app/shell/start/world_list_model.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/panes.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/numbers.h"

#include <QAction>
#include <QBoxLayout>
#include <QFileInfo>
#include <QFocusEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QStackedWidget>

#include <algorithm>

namespace cave {
namespace {

/// With more worlds than this, there is a search field.
constexpr int kManyWorlds = 8;
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
    , m_delegate(new WorldCardDelegate(this))
{
    setObjectName("startPage");
    createHeader();
    createToolRow();
    createList();
    layOut();
    connectParts();
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

void StartPage::refreshLook()
{
    const Theme &theme = currentTheme();
    setPrimary(m_newWorld, theme);
    setPrimary(m_firstWorld, theme);
    m_heading->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    m_emptyHeading->setFont(fontOf(TextSize::Title));
    m_waysHeading->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    updatePreviewLook();
}

void StartPage::refresh()
{
    m_model->refresh();
}

void StartPage::selectWorld(const QString &path)
{
    m_wanted = path;
}

QStringList StartPage::worldNames() const
{
    return m_model->names();
}

QList<QAction *> StartPage::worldActions() const
{
    return m_actions->menu();
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updatePreviewLook(); // the screen may have another pixel ratio
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_header->setLow(height() < kLowPage);
    m_emptyPicture->setVisible(height() >= kLowPage); // the ways to play are more useful
    shareHeader();
}

/// In a narrow window the buttons would cover the title; joining is in the menu, too.
void StartPage::shareHeader()
{
    constexpr int kTitle = 72 * kGrid;
    int buttons = 0;
    for (const QPushButton *button : {m_join, m_openFile, m_newWorld})
        buttons += button->sizeHint().width() + 2 * kGrid;
    m_join->setVisible(width() >= buttons + kTitle + 2 * kPageMargin);
}

void StartPage::createHeader()
{
    m_header = new CaveHeader(this);
    m_newWorld = named("start.newWorld", new LargeButton(m_header->buttonArea()));
    m_openFile = named("start.openFile", new LargeButton(m_header->buttonArea()));
    m_join = named("start.join", new LargeButton(m_header->buttonArea()));
    auto *row = new QHBoxLayout(m_header->buttonArea());
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * kGrid);
    row->addWidget(m_join);
    row->addWidget(m_openFile);
    row->addWidget(m_newWorld);
}

void StartPage::createToolRow()
{
    m_toolRow = new QWidget(this);
    m_heading = new QLabel(m_toolRow);
    m_search = named("start.search", new QLineEdit(m_toolRow));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(30 * kGrid);
    m_search->setMaximumWidth(64 * kGrid);
    m_play = named("start.play", new LargeButton(m_toolRow));
    m_play->setIcon(namedIcon("play"));
    m_more = named("start.more", new LargeButton(m_toolRow));
    m_menu = named("start.worldMenu", new QMenu(this));
    for (QAction *action : m_actions->menu()) {
        if (action == nullptr)
            m_menu->addSeparator();
        else
            m_menu->addAction(action);
    }
    m_more->setMenu(m_menu);

    hbox(*m_toolRow, 2 * kGrid, QMargins(kPageMargin, 3 * kGrid, kPageMargin, kGrid),
         {m_heading, BoxPart::stretch(1), {m_search, 2}, m_play, m_more});
}

void StartPage::createList()
{
    m_found->setSourceModel(m_model);
    m_found->setFilterRole(WorldListModel::SearchRole);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list = named("start.worlds", new CardView(*m_delegate, this));
    m_list->setModel(m_found);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    for (QAction *action : m_actions->menu()) {
        if (action != nullptr)
            m_list->addAction(action);
    }
    // The last world may be the deleted one, and the list hidden.
    QAction *undo = m_actions->menu().constLast();
    undo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(undo);
    m_nothingFound = named("start.nothingFound", new QLabel(this));
    m_nothingFound->setAlignment(Qt::AlignCenter);
    m_nothingFound->setWordWrap(true);
}

/// The ways to play, two in a row.
QLayout *StartPage::createScenarios()
{
    auto *cards = new QGridLayout;
    cards->setSpacing(2 * kGrid);
    for (const ScenarioKind kind : offeredScenarios()) {
        auto *card = new ScenarioCard(kind, m_empty);
        const std::string_view key = scenarioKey(kind);
        card->setObjectName("start.scenario." + QString::fromUtf8(key.data(), static_cast<int>(key.size())));
        card->setCheckable(false); // a click is the choice
        card->setAutoExclusive(false);
        connect(card, &QAbstractButton::clicked, this,
                [this, card] { emit scenarioRequested(card->kind()); });
        const auto place = static_cast<int>(m_ways.size());
        cards->addWidget(card, place / 2, place % 2);
        m_ways.append(card);
    }
    cards->setColumnStretch(0, 1);
    cards->setColumnStretch(1, 1);
    return cards;
}

QWidget *StartPage::createEmptyState()
{
    constexpr int kPicture = 96;
    m_empty = named("start.empty", new QWidget(this));
    m_emptyPicture = new QLabel(m_empty);
    m_emptyPicture->setPixmap(programIcon().pixmap(QSize(kPicture, kPicture), devicePixelRatioF()));
    m_emptyHeading = new QLabel(m_empty);
    m_emptyText = new QLabel(m_empty);
    m_emptyText->setWordWrap(true);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_firstWorld = named("start.firstWorld", new LargeButton(m_empty));
    auto *column = vbox(
        *m_empty, 3 * kGrid, evenMargins(kPageMargin),
        {BoxPart::stretch(2), {m_emptyPicture, 0, Qt::AlignHCenter}, {m_emptyHeading, 0, Qt::AlignHCenter}});
    auto *text = hbox(kStyleSpacing, {BoxPart::stretch(1), {m_emptyText, 3}, BoxPart::stretch(1)});
    column->addLayout(text);
    column->addSpacing(kGrid);
    column->addWidget(m_firstWorld, 0, Qt::AlignHCenter);
    column->addSpacing(2 * kGrid);
    m_waysHeading = new QLabel(m_empty);
    column->addWidget(m_waysHeading, 0, Qt::AlignHCenter);
    auto *ways = hbox(kStyleSpacing, {BoxPart::stretch(1), {createScenarios(), 6}, BoxPart::stretch(1)});
    column->addLayout(ways);
    column->addStretch(3);
    auto *area = new QScrollArea(this); // so that nothing is cut off in a low window
    area->setWidget(m_empty);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void StartPage::layOut()
{
    auto *listArea = new QWidget(this);
    vbox(*listArea, kStyleSpacing, QMargins(4 * kGrid, 0, 0, 0), {m_list});
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(listArea);
    m_stack->addWidget(m_nothingFound);
    m_stack->addWidget(createEmptyState());
    vbox(*this, 0, kNoMargins, {m_header, m_toolRow, {m_stack, 1}});
    markPane(*m_stack);
    m_toolRow->hide();
    m_search->hide();
    m_stack->setCurrentIndex(NothingFound); // until the first worlds are read
    // In visual order, from the top left.
    QList<QWidget *> order{m_join, m_openFile, m_newWorld, m_search, m_play, m_more, m_list, m_firstWorld};
    for (ScenarioCard *card : m_ways)
        order.append(card);
    for (int i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

/// Passes the focus on. As its focus proxy the list would be all that Tab reaches here: Qt takes a widget in
/// front of its own proxy for the next one.
void StartPage::focusInEvent(QFocusEvent *event)
{
    const bool any = m_model->rowCount() > 0;
    (any ? static_cast<QWidget *>(m_list) : m_firstWorld)->setFocus(event->reason());
}

void StartPage::connectParts()
{
    connect(m_newWorld, &QPushButton::clicked, this, &StartPage::newWorldRequested);
    connect(m_firstWorld, &QPushButton::clicked, this, &StartPage::newWorldRequested);
    connect(m_openFile, &QPushButton::clicked, this, &StartPage::openFileRequested);
    connect(m_join, &QPushButton::clicked, this, &StartPage::joinRequested);
    connect(m_search, &QLineEdit::textChanged, this, &StartPage::search);
    connect(m_model, &WorldListModel::refreshed, this, &StartPage::showWorlds);
    connect(m_model, &WorldListModel::modelAboutToBeReset, this, [this] {
        if (m_wanted.isEmpty())
            m_wanted = m_list->currentIndex().data(WorldListModel::PathRole).toString();
    });
    connect(m_model, &WorldListModel::grown, this, &StartPage::showPart);
    connect(m_model, &WorldListModel::failed, this,
            [this](const Error &error) { m_banner.report(Banner::Kind::Error, errorText(error)); });
    connect(m_model, &WorldListModel::nameRefused, this,
            [this](const QString &problem) { m_banner.report(Banner::Kind::Error, problem); });
    connect(m_model, &WorldListModel::renameRequested, m_actions, &WorldActions::rename);
    connect(m_actions, &WorldActions::renamed, m_model, &WorldListModel::confirmName);
    connect(m_model, &WorldListModel::dataChanged, this, &StartPage::chooseCurrent);
    connect(m_actions, &WorldActions::playRequested, this, &StartPage::openRequested);
    connect(m_actions, &WorldActions::inspectRequested, this, &StartPage::inspectRequested);
    connect(m_actions, &WorldActions::editRequested, this, &StartPage::editRequested);
    connect(m_actions, &WorldActions::renameRequested, this,
            [this] { m_list->edit(m_list->currentIndex()); });
    connect(m_actions, &WorldActions::libraryChanged, this, [this](const QString &path) {
        m_model->forgetPreview(path);
        selectWorld(path);
        refresh();
    });

    QAction *play = m_actions->menu().constFirst();
    connect(m_play, &QPushButton::clicked, play, &QAction::trigger);
    connect(m_list, &QListView::doubleClicked, play, &QAction::trigger);
    connect(play, &QAction::changed, this, [this, play] { m_play->setEnabled(play->isEnabled()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &StartPage::chooseCurrent);
    connect(m_list, &CardView::cardsResized, this, &StartPage::updatePreviewLook);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](QPoint position) {
        if (m_list->indexAt(position).isValid())
            m_menu->popup(m_list->viewport()->mapToGlobal(position));
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
    setCommandTip(*m_newWorld, tr("Create a world from a seed"), *m_commands.newWorld);
    setCommandTip(*m_openFile, tr("Open a world file from anywhere"), *m_commands.openFile);
    setCommandTip(*m_join, tr("Play in a world that someone hosts on your network"), *m_commands.join);
}

void StartPage::retranslateUi()
{
    m_newWorld->setText(tr("New world"));
    m_openFile->setText(tr("Open file…"));
    m_join->setText(tr("Join a game…"));
    nameCommands();
    m_heading->setText(tr("Your worlds"));
    if (m_toolRow->isHidden())
        m_nothingFound->setText(tr("Reading your worlds…"));
    m_search->setPlaceholderText(tr("Search names and seeds"));
    m_search->setAccessibleName(tr("Search worlds"));
    m_play->setText(tr("Play"));
    m_play->setToolTip(withKey(tr("Play the selected world"), Qt::Key_Enter));
    m_more->setText(tr("More"));
    m_more->setToolTip(tr("More actions for the selected world"));
    m_list->setAccessibleName(tr("Worlds"));
    m_emptyHeading->setText(tr("No worlds yet"));
    m_emptyText->setText(tr("Your worlds appear here. A world is generated from a seed, any text you like; "
                            "the same seed always gives the same endless caves."));
    m_waysHeading->setText(tr("Ways to play"));
    m_firstWorld->setText(tr("Create your first world"));
}

/// Shows the worlds read so far, and how many are to come.
void StartPage::showPart(qsizetype worlds, qsizetype files)
{
    const QString wanted = m_wanted;
    showWorlds();
    if (m_model->rowOf(wanted) < 0)
        m_wanted = wanted; // it may be in the rest
    m_heading->setText(tr("Your worlds: %1 of %2 read").arg(shownNumber(worlds), shownNumber(files)));
}

/// Shows what was read: the cards, or what to do if there are none.
void StartPage::showWorlds()
{
    const QWidget *focused = window()->focusWidget();
    const bool focusIsOurs =
        focused == nullptr || focused == this || focused == m_list || focused == m_firstWorld;
    m_heading->setText(tr("Your worlds"));
    const bool any = m_model->rowCount() > 0;
    const bool many = m_model->rowCount() > kManyWorlds;
    m_toolRow->setVisible(any);
    m_newWorld->setVisible(any);
    shareHeader();
    m_search->setVisible(many);
    if (!many)
        m_search->clear();
    search(m_search->text());
    int row = m_found->mapFromSource(m_model->index(m_model->rowOf(m_wanted), 0)).row();
    if (row < 0)
        row = std::min(m_row, m_found->rowCount() - 1); // the neighbour of a removed one
    m_list->setCurrentIndex(m_found->index(row, 0));
    m_wanted.clear();
    chooseCurrent();
    if (focusIsOurs && isVisible())
        (any ? static_cast<QWidget *>(m_list) : m_firstWorld)->setFocus();
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
    const QModelIndex current = m_list->currentIndex();
    ChosenWorld world;
    if (current.isValid()) {
        m_row = current.row();
        world.path = current.data(WorldListModel::PathRole).toString();
        world.name = current.data().toString();
        world.seed = current.data(WorldListModel::SeedRole).toString();
        world.readable = current.data(WorldListModel::ReadableRole).toBool();
    }
    m_actions->choose(world);
    m_more->setEnabled(current.isValid());
}

void StartPage::search(const QString &text)
{
    m_found->setFilterFixedString(text.trimmed());
    if (m_model->rowCount() == 0) {
        m_stack->setCurrentIndex(EmptyState);
        return;
    }
    m_nothingFound->setText(tr("No matching worlds for “%1”.").arg(text.trimmed()));
    m_stack->setCurrentIndex(m_found->rowCount() == 0 ? NothingFound : Cards);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_found->index(0, 0));
    chooseCurrent();
}

void StartPage::updatePreviewLook()
{
    const double ratio = devicePixelRatioF();
    m_model->setPreviewLook(m_delegate->previewSize() * ratio, ratio, currentTheme());
    m_list->viewport()->update();
}

} // namespace cave

#include "moc_start_page.cpp"
