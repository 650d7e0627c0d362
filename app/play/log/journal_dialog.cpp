// SPDX-License-Identifier: MIT
#include "app/play/log/journal_dialog.h"

#include "app/common/window_layout.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPixmap>
#include <QSignalBlocker>

#include <algorithm>
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

constexpr QSize kPlacesSize{520, 380};
constexpr int kPlaceRowHeight = 24;
constexpr int kPlaceRole = Qt::UserRole;

enum PlaceListColumn { PlaceNameColumn, WayColumn, PositionColumn };

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

JournalDialog::JournalDialog(QWidget *parent) : QDialog(parent)
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, kJournalSize);
    m_ui.journal_kills->setIconSize({kKillFigure, kKillFigure});
    m_ui.journal_kills->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ui.journal_kills->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_ui.journal_kills->hideColumn(2);
    m_ui.journal_worlds->sortByColumn(2, Qt::DescendingOrder);
    m_ui.journal_worldsNote->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
    connect(m_ui.journal_players, &QTreeWidget::currentItemChanged, this, [this] {
        fillFacts();
        fillKills();
    });
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        fillPlayers();
        fillFacts();
        fillKills();
        fillKnown();
        fillWorlds();
    });
    bindLook(*this, [this] {
        m_ui.journal_title->setFont(fontOf(TextSize::Title, QFont::DemiBold));
        m_ui.killsTitle->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        fillFacts();
        fillKills();
    });
}

void JournalDialog::setWorld(const JournalEntry &entry, std::shared_ptr<const Content> content)
{
    m_world = entry;
    m_content = std::move(content);
    if (m_content != nullptr)
        m_ui.bestiary->showScenario(m_content->scenario.kind);
    m_ui.journal_title->setText(entry.name);
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
    m_ui.journal_worldsNote->setText(note);
    m_ui.journal_worldsNote->setVisible(!note.isEmpty());
}

void JournalDialog::setPlayRecord(const PlayRecord &playRecord)
{
    m_ui.bestiary->setPlayRecord(playRecord);
    m_ui.achievements->setPlayRecord(playRecord);
}

const PlayerSummary *JournalDialog::chosenPlayer() const
{
    const QTreeWidgetItem *chosen = m_ui.journal_players->currentItem();
    const int row = chosen == nullptr ? -1 : chosen->data(0, Qt::UserRole).toInt();
    return row < 0 || row >= static_cast<int>(m_world.players.size())
               ? nullptr
               : &m_world.players[static_cast<std::size_t>(row)];
}

/// The one at this machine is chosen at first.
void JournalDialog::fillPlayers()
{
    const QSignalBlocker quiet(m_ui.journal_players);
    m_ui.journal_players->clear();
    int row = 0;
    for (const PlayerSummary &player : m_world.players) {
        auto *item = new NumberItem(m_ui.journal_players);
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
            item->setNumber(static_cast<int>(i) + 1, numbers[i]);
        if (player.shown)
            m_ui.journal_players->setCurrentItem(item);
    }
    for (int column = 0; column < m_ui.journal_players->columnCount(); ++column)
        m_ui.journal_players->resizeColumnToContents(column);
    m_ui.journal_players->setVisible(!m_world.players.empty());
    m_ui.journal_players->setMaximumHeight(kPlayersHeight);
}

void JournalDialog::fillFacts()
{
    while (QLayoutItem *item = m_ui.facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const PlayerSummary *player = chosenPlayer();
    const Statistics &done = player == nullptr ? m_world.statistics : player->statistics;
    const std::array<std::pair<QString, QString>, 11> facts{
        {{tr("Turns"), shownNumber(m_world.turns)},
         {tr("Steps"), shownNumber(done.steps)},
         {tr("Cells explored"), shownNumber(done.cellsExplored)},
         {tr("Time"), durationText(m_world.playMs)},
         {tr("Chests opened"), shownNumber(done.chestsOpened)},
         {tr("Items found"), shownNumber(done.itemsFound)},
         {tr("Gold found"), shownNumber(done.goldFound)},
         {tr("Gold carried"), shownNumber(player == nullptr ? m_world.gold : player->gold)},
         {tr("Fights"), shownNumber(done.fights)},
         {tr("Victories"), shownNumber(killsOf(done))},
         {tr("Deaths"), shownNumber(done.deaths)}}};
    int place = 0;
    for (const auto &[name, value] : facts) {
        auto *figure = new QLabel(value);
        figure->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        auto *label = new QLabel(name);
        setSecondary(label, currentTheme());
        auto *fact = new QWidget;
        fact->setAccessibleName(QStringLiteral("%1: %2").arg(name, value));
        vbox(*fact, 0, kNoMargins, {figure, label});
        m_ui.facts->addWidget(fact, place / kFactsInARow, place % kFactsInARow);
        ++place;
    }
}

void JournalDialog::fillKills()
{
    m_ui.journal_kills->clear();
    const PlayerSummary *player = chosenPlayer();
    const Statistics &done = player == nullptr ? m_world.statistics : player->statistics;
    if (m_content != nullptr) {
        for (std::size_t kind = 0; kind < m_content->monsters.size(); ++kind) {
            const MonsterType &type = m_content->monsters[kind];
            const auto kills = done.kills.find(type.key);
            if (kills == done.kills.end())
                continue;
            auto *item = new NumberItem(m_ui.journal_kills);
            item->setText(0, shownName(type));
            const int size = qRound(kKillFigure * devicePixelRatioF());
            QImage figure = monsterPortrait({type.key, type.colour, type.glyph}, size, currentTheme());
            figure.setDevicePixelRatio(devicePixelRatioF());
            item->setIcon(0, QIcon(QPixmap::fromImage(figure)));
            item->setNumber(1, kills->second, QStringLiteral("×%1").arg(shownNumber(kills->second)));
        }
    }
    const bool any = m_ui.journal_kills->topLevelItemCount() > 0;
    m_ui.journal_kills->setVisible(any);
    m_ui.journal_noKills->setVisible(!any);
}

void JournalDialog::fillKnown()
{
    m_ui.journal_tabs->setTabVisible(m_ui.journal_tabs->indexOf(m_ui.knownPage),
                                     m_content != nullptr && m_content->scenario.rounds);
    m_ui.journal_known->clear();
    for (const auto &[name, text] : m_world.known)
        new QTreeWidgetItem(m_ui.journal_known, {name, text});
    m_ui.journal_known->resizeColumnToContents(0);
    m_ui.journal_known->setVisible(!m_world.known.isEmpty());
    m_ui.journal_noneKnown->setVisible(m_world.known.isEmpty());
}

void JournalDialog::fillWorlds()
{
    m_ui.journal_worlds->setSortingEnabled(false);
    m_ui.journal_worlds->clear();
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
            item->setNumber(static_cast<int>(i) + 2, numbers[i]);
        item->setNumber(8, entry.playMs, durationText(entry.playMs));
        if (!entry.current)
            continue;
        QFont bold = m_ui.journal_worlds->font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setToolTip(0, tr("The open world"));
        current = item;
    }
    for (int column = 2; column < m_ui.journal_worlds->columnCount(); ++column)
        m_ui.journal_worlds->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_ui.journal_worlds->addTopLevelItems(items);
    m_ui.journal_worlds->setSortingEnabled(true);
    m_ui.journal_worlds->setCurrentItem(current);
    for (int column = 0; column < m_ui.journal_worlds->columnCount(); ++column)
        m_ui.journal_worlds->resizeColumnToContents(column);
}

PlacesDialog::PlacesDialog(QWidget *parent) : QDialog(parent)
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, kPlacesSize);
    m_ui.places_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui.places_list->header()->setSectionResizeMode(PlaceNameColumn, QHeaderView::Stretch);
    connect(m_ui.places_search, &QLineEdit::textChanged, this, &PlacesDialog::search);
    connect(m_ui.places_list, &QTreeWidget::currentItemChanged, this, &PlacesDialog::updateButtons);
    connect(m_ui.places_list, &QTreeWidget::itemDoubleClicked, this, &PlacesDialog::travel);
    connect(m_ui.places_list, &QTreeWidget::itemChanged, this, &PlacesDialog::keepText);
    connect(m_ui.places_travel, &QPushButton::clicked, this, &PlacesDialog::travel);
    connect(m_ui.places_look, &QPushButton::clicked, this, [this] {
        if (const RememberedPlace *place = chosen()) {
            emit lookRequested(place->position);
            accept();
        }
    });
    connect(m_ui.places_edit, &QPushButton::clicked, this, [this] {
        QTreeWidgetItem *item = m_ui.places_list->currentItem();
        if (item != nullptr && !m_ui.places_list->isPersistentEditorOpen(item, PlaceNameColumn))
            m_ui.places_list->editItem(item, PlaceNameColumn);
    });
    connect(m_ui.places_remove, &QPushButton::clicked, this, &PlacesDialog::remove);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.places_travel->setToolTip(withKey(tr("Walk there"), Qt::Key_Enter));
        m_ui.places_edit->setToolTip(withKey(tr("Edit the note"), Qt::Key_F2));
        m_ui.places_remove->setToolTip(withKey(tr("Remove this place"), Qt::Key_Delete));
        fill();
    });
}

QString PlacesDialog::nameOf(const RememberedPlace &place) const
{
    switch (place.kind) {
    case RememberedPlace::Kind::Spawn:
        return tr("World entrance");
    case RememberedPlace::Kind::Death:
        return tr("Last death");
    case RememberedPlace::Kind::Exit:
        return tr("Exit");
    case RememberedPlace::Kind::Start:
        return tr("START of this floor");
    case RememberedPlace::Kind::Camp:
        return tr("Camp");
    case RememberedPlace::Kind::Marker:
    case RememberedPlace::Kind::Ally:
        return place.marker.text;
    }
    return {};
}

void PlacesDialog::setPlaces(const QList<RememberedPlace> &places, WorldPos from)
{
    m_from = from;
    m_places = places;
    std::ranges::stable_sort(m_places, [from](const RememberedPlace &a, const RememberedPlace &b) {
        return straightDistance(from, a.position) < straightDistance(from, b.position);
    });
    fill();
}

void PlacesDialog::fill()
{
    const QSignalBlocker blocker(m_ui.places_list);
    const int row = m_ui.places_list->currentIndex().row();
    m_ui.places_list->clear();
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const RememberedPlace &place = m_places[i];
        auto *item = new QTreeWidgetItem(
            m_ui.places_list,
            {nameOf(place), sentenceCase(wayText(m_from, place.position)), place.coordinates});
        item->setSizeHint(PlaceNameColumn, {0, kPlaceRowHeight});
        item->setData(PlaceNameColumn, kPlaceRole, i);
        if (place.kind == RememberedPlace::Kind::Marker)
            item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    const int last = m_ui.places_list->topLevelItemCount() - 1;
    m_ui.places_list->setCurrentItem(m_ui.places_list->topLevelItem(std::clamp(row, 0, std::max(0, last))));
    search();
}

/// Hides items that don't match, and keeps a matching one current.
void PlacesDialog::search()
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_ui.places_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_ui.places_list->topLevelItem(i);
        const bool found =
            item->text(PlaceNameColumn).contains(m_ui.places_search->text(), Qt::CaseInsensitive);
        item->setHidden(!found);
        first = found && first == nullptr ? item : first;
    }
    if (m_ui.places_list->currentItem() == nullptr || m_ui.places_list->currentItem()->isHidden())
        m_ui.places_list->setCurrentItem(first);
    const bool noNotes = std::ranges::none_of(
        m_places, [](const RememberedPlace &place) { return place.kind == RememberedPlace::Kind::Marker; });
    m_ui.places_empty->setText(first == nullptr ? tr("No matching places.")
                               : noNotes
                                   ? tr("Press %1 on the map to mark a place. Marked places are listed here.")
                                         .arg(shownKey("play.marker"))
                                   : QString());
    m_ui.places_empty->setVisible(!m_ui.places_empty->text().isEmpty());
    updateButtons();
}

const RememberedPlace *PlacesDialog::chosen() const
{
    const QTreeWidgetItem *item = m_ui.places_list->currentItem();
    return item != nullptr && !item->isHidden() ? &m_places[item->data(PlaceNameColumn, kPlaceRole).toInt()]
                                                : nullptr;
}

void PlacesDialog::updateButtons()
{
    const RememberedPlace *place = chosen();
    m_ui.places_travel->setEnabled(place != nullptr && place->position != m_from);
    m_ui.places_look->setEnabled(place != nullptr);
    m_ui.places_edit->setEnabled(place != nullptr && place->kind == RememberedPlace::Kind::Marker);
    m_ui.places_remove->setEnabled(place != nullptr && (place->kind == RememberedPlace::Kind::Marker ||
                                                        place->kind == RememberedPlace::Kind::Death));
}

void PlacesDialog::travel()
{
    const RememberedPlace *place = chosen();
    if (place == nullptr || !m_ui.places_travel->isEnabled())
        return;
    const WorldPos target = place->position;
    accept();
    emit travelRequested(target);
}

void PlacesDialog::remove()
{
    const RememberedPlace *place = chosen();
    if (place == nullptr || !m_ui.places_remove->isEnabled())
        return;
    const qint64 id = place->marker.id;
    m_places.remove(place - m_places.constData());
    fill();
    emit markerRemoved(id);
}

/// A note was edited; an empty one is rejected.
void PlacesDialog::keepText(QTreeWidgetItem *item)
{
    RememberedPlace &place = m_places[item->data(PlaceNameColumn, kPlaceRole).toInt()];
    const QString text = item->text(PlaceNameColumn).simplified().left(MapMarker::kLongestText);
    if (!text.isEmpty() && text != place.marker.text) {
        place.marker.text = text;
        emit markerChanged(place.marker);
    }
    const QSignalBlocker blocker(m_ui.places_list);
    item->setText(PlaceNameColumn, nameOf(place));
}

void PlacesDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && !m_ui.places_search->hasFocus())
        remove();
    else if (event->key() == Qt::Key_Down && m_ui.places_search->hasFocus())
        m_ui.places_list->setFocus();
    else
        QDialog::keyPressEvent(event);
}

} // namespace cave

#include "moc_journal_dialog.cpp"
