// SPDX-License-Identifier: MIT
#include "app/play/log/journal_dialog.h"

#include "app/common/first_size.h"
#include "app/common/player_look.h"
#include "app/play/log/number_table.h"
#include "app/play/log/play_record_views.h"
#include "editor/view/figures/monster_figures.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/numbers.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPixmap>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace cave {
namespace {

constexpr QSize kJournalSize{760, 520};
constexpr int kWorldRowHeight = 24;
constexpr int kKillFigure = 32;
constexpr int kFactsInARow = 4;
constexpr int kPlayersHeight = 120;

qint64 killsOf(const Statistics &statistics)
{
    qint64 kills = 0;
    for (const auto &[kind, count] : statistics.kills)
        kills += count;
    return kills;
}

} // namespace

QString durationText(qint64 milliseconds)
{
    if (milliseconds < 0)
        return QStringLiteral("–");
    const qint64 seconds = milliseconds / 1000;
    if (seconds < 60)
        return JournalDialog::tr("%1 s").arg(seconds);
    const qint64 minutes = seconds / 60;
    return minutes < 60 ? JournalDialog::tr("%1 min").arg(minutes)
                        : JournalDialog::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString minutesText(qint64 seconds)
{
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

JournalDialog::JournalDialog(QWidget *parent)
    : QDialog(parent)
    , m_tabs(named("journal.tabs", new QTabWidget(this)))
    , m_bestiary(new BestiaryView(this))
    , m_achievements(new AchievementsView(this))
{
    setObjectName(QStringLiteral("journalDialog"));
    setFirstSize(*this, kJournalSize);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeWorldPage(), QString());
    m_tabs->addTab(makeWorldsPage(), QString());
    m_tabs->addTab(m_bestiary, QString());
    m_tabs->addTab(m_achievements, QString());
    m_knownPage = makeKnownPage();
    m_tabs->addTab(m_knownPage, QString());
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

QWidget *JournalDialog::makeWorldPage()
{
    auto *page = new QWidget;
    m_title = named("journal.title", new QLabel(page));
    m_title->setTextFormat(Qt::PlainText);
    m_players = makeTable("journal.players");
    m_players->setColumnCount(6);
    m_players->setFrameShape(QFrame::NoFrame);
    m_players->hide();
    connect(m_players, &QTreeWidget::currentItemChanged, this, [this] {
        fillFacts();
        fillKills();
    });
    m_facts = new QGridLayout;
    m_facts->setHorizontalSpacing(6 * kGrid);
    m_facts->setVerticalSpacing(3 * kGrid);
    m_killsTitle = new QLabel(page);
    m_kills = makeTable("journal.kills");
    m_kills->setHeaderHidden(true);
    m_kills->setColumnCount(3);
    m_kills->setIconSize({kKillFigure, kKillFigure});
    m_kills->setFrameShape(QFrame::NoFrame);
    m_kills->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_kills->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_kills->header()->setStretchLastSection(false);
    m_kills->hideColumn(2);
    m_noKills = named("journal.noKills", new QLabel(page));
    m_noKills->setWordWrap(true);
    vbox(*page, 4 * kGrid, evenMargins(4 * kGrid),
         {m_title, m_players, m_facts, m_killsTitle, m_noKills, {m_kills, 1}, BoxPart::stretch()});
    return page;
}

QWidget *JournalDialog::makeWorldsPage()
{
    auto *page = new QWidget;
    m_best = makeTable("journal.worlds");
    m_best->setColumnCount(9);
    m_best->setSortingEnabled(true);
    m_best->sortByColumn(2, Qt::DescendingOrder);
    m_worldsNote = new QLabel(page);
    m_worldsNote->setObjectName(QStringLiteral("journal.worldsNote"));
    m_worldsNote->setTextFormat(Qt::PlainText);
    m_worldsNote->setWordWrap(true);
    m_worldsNote->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
    m_worldsNote->hide();
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_worldsNote);
    column->addWidget(m_best, 1);
    return page;
}

QWidget *JournalDialog::makeKnownPage()
{
    auto *page = new QWidget;
    m_known = makeTable("journal.known");
    m_known->setColumnCount(2);
    m_known->setFrameShape(QFrame::NoFrame);
    m_known->setWordWrap(true);
    m_noneKnown = named("journal.noneKnown", new QLabel(page));
    m_noneKnown->setWordWrap(true);
    vbox(*page, kStyleSpacing, evenMargins(4 * kGrid), {m_noneKnown, {m_known, 1}, BoxPart::stretch()});
    return page;
}

void JournalDialog::refreshLook()
{
    const Theme &theme = currentTheme();
    m_title->setFont(fontOf(TextSize::Title, QFont::DemiBold));
    m_killsTitle->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    setSecondary(m_noKills, theme);
    setSecondary(m_noneKnown, theme);
    setSecondary(m_worldsNote, theme);
    fillFacts();
    fillKills();
}

void JournalDialog::setWorld(const JournalEntry &entry, std::shared_ptr<const Content> content)
{
    m_world = entry;
    m_content = std::move(content);
    if (m_content != nullptr)
        m_bestiary->showScenario(m_content->scenario.kind);
    m_title->setText(entry.name);
    fillPlayers();
    fillFacts();
    fillKills();
    fillKnown();
}

void JournalDialog::setWorlds(const QList<JournalEntry> &worlds)
{
    m_worlds = worlds;
    fillWorlds();
}

void JournalDialog::setWorldsNote(const QString &note)
{
    m_worldsNote->setText(note);
    m_worldsNote->setVisible(!note.isEmpty());
}

void JournalDialog::setPlayRecord(const PlayRecord &playRecord)
{
    m_bestiary->setPlayRecord(playRecord);
    m_achievements->setPlayRecord(playRecord);
}

const PlayerSummary *JournalDialog::chosenPlayer() const
{
    const QTreeWidgetItem *chosen = m_players->currentItem();
    const int row = chosen == nullptr ? -1 : chosen->data(0, Qt::UserRole).toInt();
    return row < 0 || row >= static_cast<int>(m_world.players.size())
               ? nullptr
               : &m_world.players[static_cast<std::size_t>(row)];
}

/// The one at this machine is chosen at first.
void JournalDialog::fillPlayers()
{
    const QSignalBlocker quiet(m_players);
    m_players->clear();
    const QLocale locale;
    int row = 0;
    for (const PlayerSummary &player : m_world.players) {
        auto *item = new NumberItem(m_players);
        QString name = playerName(player.id, player.name);
        if (player.watching)
            name = tr("%1 (watching)").arg(name);
        else if (!player.present)
            name = tr("%1 (absent)").arg(name);
        item->setText(0, name);
        item->setData(0, Qt::UserRole, row++);
        item->setIcon(0, colourDot(playerColour(player.id, player.colour)));
        const std::array<qint64, 5> numbers{player.statistics.cellsExplored, player.statistics.chestsOpened,
                                            player.kills(), player.statistics.deaths, player.gold};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            item->setNumber(static_cast<int>(i) + 1, numbers[i], locale.toString(numbers[i]));
        if (player.shown)
            m_players->setCurrentItem(item);
    }
    for (int column = 0; column < m_players->columnCount(); ++column)
        m_players->resizeColumnToContents(column);
    m_players->setVisible(!m_world.players.empty());
    m_players->setMaximumHeight(kPlayersHeight);
}

void JournalDialog::fillFacts()
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const PlayerSummary *player = chosenPlayer();
    const Statistics &done = player == nullptr ? m_world.statistics : player->statistics;
    const QLocale locale;
    const auto number = [&locale](std::int64_t value) {
        return locale.toString(static_cast<qlonglong>(value));
    };
    const std::array<std::pair<QString, QString>, 11> facts{
        {{tr("Turns"), number(m_world.turns)},
         {tr("Steps"), number(done.steps)},
         {tr("Cells explored"), number(done.cellsExplored)},
         {tr("Time"), durationText(m_world.playMs)},
         {tr("Chests opened"), number(done.chestsOpened)},
         {tr("Items found"), number(done.itemsFound)},
         {tr("Gold found"), number(done.goldFound)},
         {tr("Gold carried"), number(player == nullptr ? m_world.gold : player->gold)},
         {tr("Fights"), number(done.fights)},
         {tr("Victories"), number(killsOf(done))},
         {tr("Deaths"), number(done.deaths)}}};
    int place = 0;
    for (const auto &[name, value] : facts) {
        auto *figure = new QLabel(value);
        figure->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        auto *label = new QLabel(name);
        setSecondary(label, currentTheme());
        auto *fact = new QWidget;
        fact->setAccessibleName(QStringLiteral("%1: %2").arg(name, value));
        vbox(*fact, 0, kNoMargins, {figure, label});
        m_facts->addWidget(fact, place / kFactsInARow, place % kFactsInARow);
        ++place;
    }
}

void JournalDialog::fillKills()
{
    m_kills->clear();
    const PlayerSummary *player = chosenPlayer();
    const Statistics &done = player == nullptr ? m_world.statistics : player->statistics;
    if (m_content != nullptr) {
        for (std::size_t kind = 0; kind < m_content->monsters.size(); ++kind) {
            const MonsterType &type = m_content->monsters[kind];
            const auto kills = done.kills.find(type.key);
            if (kills == done.kills.end())
                continue;
            auto *item = new NumberItem(m_kills);
            item->setText(0, shownName(type));
            const int size = qRound(kKillFigure * devicePixelRatioF());
            QImage figure = monsterPortrait({type.key, type.colour, type.glyph}, size, currentTheme());
            figure.setDevicePixelRatio(devicePixelRatioF());
            item->setIcon(0, QIcon(QPixmap::fromImage(figure)));
            item->setNumber(1, kills->second, QStringLiteral("×%1").arg(shownNumber(kills->second)));
        }
    }
    const bool any = m_kills->topLevelItemCount() > 0;
    m_kills->setVisible(any);
    m_noKills->setVisible(!any);
}

void JournalDialog::fillKnown()
{
    m_tabs->setTabVisible(m_tabs->indexOf(m_knownPage), m_content != nullptr && m_content->scenario.rounds);
    m_known->clear();
    for (const auto &[name, text] : m_world.known)
        new QTreeWidgetItem(m_known, {name, text});
    m_known->resizeColumnToContents(0);
    m_known->setVisible(!m_world.known.isEmpty());
    m_noneKnown->setVisible(m_world.known.isEmpty());
}

void JournalDialog::fillWorlds()
{
    m_best->setSortingEnabled(false);
    m_best->clear();
    const QLocale locale;
    QList<QTreeWidgetItem *> items; // added at once: there may be thousands
    QTreeWidgetItem *current = nullptr;
    for (const JournalEntry &entry : m_worlds) {
        auto *item = new NumberItem;
        items.append(item);
        item->setSizeHint(8, {0, kWorldRowHeight}); // for the stretched column
        item->setText(0, entry.name);
        item->setText(1, entry.seed);
        const std::array<qint64, 6> numbers{entry.statistics.cellsExplored,
                                            entry.statistics.chestsOpened,
                                            killsOf(entry.statistics),
                                            entry.statistics.deaths,
                                            entry.gold,
                                            entry.turns};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            item->setNumber(static_cast<int>(i) + 2, numbers[i], locale.toString(numbers[i]));
        item->setNumber(8, entry.playMs, durationText(entry.playMs));
        if (!entry.current)
            continue;
        QFont bold = m_best->font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setToolTip(0, tr("The open world"));
        current = item;
    }
    for (int column = 2; column < m_best->columnCount(); ++column)
        m_best->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_best->addTopLevelItems(items);
    m_best->setSortingEnabled(true);
    m_best->setCurrentItem(current);
    for (int column = 0; column < m_best->columnCount(); ++column)
        m_best->resizeColumnToContents(column);
}

void JournalDialog::retranslate()
{
    setWindowTitle(tr("Journal"));
    m_tabs->setTabText(0, tr("This world"));
    m_tabs->setTabText(1, tr("All worlds"));
    m_tabs->setTabText(2, tr("Bestiary"));
    m_tabs->setTabText(3, tr("Achievements"));
    m_tabs->setTabText(4, tr("Known"));
    m_known->setHeaderLabels({tr("Name"), tr("What it does")});
    m_known->setAccessibleName(tr("Known"));
    m_noneKnown->setText(tr("Nothing yet. What you try, buy or take is described here."));
    m_killsTitle->setText(tr("Defeated"));
    m_noKills->setText(tr("None yet. Monsters that you defeat are counted here."));
    m_best->setHeaderLabels({tr("World"), tr("Seed"), tr("Explored"), tr("Chests"), tr("Victories"),
                             tr("Deaths"), tr("Gold"), tr("Turns"), tr("Time")});
    m_best->setAccessibleName(tr("All worlds"));
    m_kills->setAccessibleName(tr("Defeated"));
    m_players->setHeaderLabels(
        {tr("Player"), tr("Explored"), tr("Chests"), tr("Victories"), tr("Deaths"), tr("Gold")});
    m_players->setAccessibleName(tr("Players"));
    fillPlayers();
    fillFacts();
    fillKills();
    fillKnown();
    fillWorlds();
}

} // namespace cave

#include "moc_journal_dialog.cpp"
