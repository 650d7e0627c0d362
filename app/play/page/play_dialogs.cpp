// SPDX-License-Identifier: MIT
#include "app/play/page/play_dialogs.h"

#include "app/common/window_layout.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/log/event_messages.h"
#include "app/play/log/journal_dialog.h"
#include "app/play/log/play_record_views.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/journey_texts.h"
#include "app/play/texts/place_in_levels.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/places.h"
#include "core/session/command.h"
#include "core/session/play/trade.h"
#include "core/session/session.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_trade_dialog.h"

#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// What a camp sells: choose with the arrow keys, buy with Enter. Each line says what it does, or why it
/// can't be bought.
class TradeDialog : public QDialog {
    Q_OBJECT

public:
    using Act = std::function<void(const Command &)>;

    /// `session` must outlive this. Commands are given by `act`.
    TradeDialog(Session &session, Act act, QWidget *parent = nullptr)
        : QDialog(parent)
        , m_session(session)
        , m_act(std::move(act))
    {
        setUpForm(m_ui, *this);
        setFirstSize(*this, kTradeSize);
        m_ui.trade_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
        m_ui.trade_list->header()->setSectionResizeMode(PriceColumn, QHeaderView::ResizeToContents);
        connect(m_ui.trade_list, &QTreeWidget::currentItemChanged, this, &TradeDialog::showCurrent);
        connect(m_ui.trade_list, &QTreeWidget::itemDoubleClicked, this, &TradeDialog::buy);
        connect(m_ui.trade_buy, &QPushButton::clicked, this, &TradeDialog::buy);
        connect(m_ui.trade_close, &QPushButton::clicked, this, &QWidget::close);
        bindEvent(*this, {QEvent::Show}, [this] {
            refresh();
            m_ui.trade_list->setFocus();
        });
        bindTexts(*this, [this] {
            m_ui.retranslateUi(this);
            m_ui.trade_buy->setToolTip(withKey(tr("Buy the selected line"), Qt::Key_Enter));
            m_ui.trade_close->setToolTip(withKey(tr("Continue your journey"), Qt::Key_Escape));
            refresh();
        });
        bindLook(*this, [this] {
            m_ui.trade_gold->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
            fill();
        });
    }

    /// Shows the offers as they are now; the current line stays.
    void refresh()
    {
        m_offers = offersOf(m_session.mutableWorld());
        const int gold = goldOf(m_session.content(), m_session.world().player().inventory);
        m_ui.trade_gold->setText(tr("You have %1 gold.").arg(QLocale().toString(gold)));
        fill();
    }

private:
    static constexpr QSize kTradeSize{520, 420};
    static constexpr int kWareIcon = 24;
    enum TradeColumn { NameColumn, PriceColumn };

    /// The item that a ware is, or is for; nullptr if it is for none.
    static std::optional<ItemLook> lookOfOffer(const World &world, const Offer &offer)
    {
        const Ware &ware = world.content->wares[offer.command.ware];
        const ItemType *item = world.content->findItem(ware.item);
        if (ware.kind == WareKind::Item && item != nullptr)
            return offeredLook(world, static_cast<std::size_t>(item - world.content->items.data()));
        const std::vector<ItemStack> &stacks = world.player().inventory.stacks;
        const bool forStack = ware.kind == WareKind::Identify || ware.kind == WareKind::Affix;
        if (!forStack || offer.command.stack >= stacks.size())
            return std::nullopt;
        return itemLook(world, stacks[offer.command.stack].item);
    }

    /// Keeps the names in line.
    static QPixmap noPicture()
    {
        QPixmap empty(kWareIcon, kWareIcon);
        empty.fill(Qt::transparent);
        return empty;
    }

    void fill()
    {
        const QSignalBlocker quiet(m_ui.trade_list);
        const int row = m_ui.trade_list->indexOfTopLevelItem(m_ui.trade_list->currentItem());
        m_ui.trade_list->clear();
        const QBrush muted(currentTheme().mutedText);
        for (const Offer &offer : m_offers) {
            const World &world = m_session.world();
            auto *line =
                new QTreeWidgetItem(m_ui.trade_list, {offerName(world, offer),
                                                      tr("%1 gold").arg(QLocale().toString(offer.price))});
            line->setTextAlignment(PriceColumn, Qt::AlignRight | Qt::AlignVCenter);
            const std::optional<ItemLook> item = lookOfOffer(world, offer);
            line->setIcon(NameColumn, item ? itemPixmap(*item, kWareIcon, devicePixelRatioF()) : noPicture());
            for (const int column : {NameColumn, PriceColumn}) {
                if (offer.refusal)
                    line->setForeground(column, muted);
            }
        }
        const int last = m_ui.trade_list->topLevelItemCount() - 1;
        if (last >= 0)
            m_ui.trade_list->setCurrentItem(m_ui.trade_list->topLevelItem(std::clamp(row, 0, last)));
        showCurrent();
    }

    void showCurrent()
    {
        const Offer *offer = current();
        m_ui.trade_buy->setEnabled(offer != nullptr && !offer->refusal);
        if (offer == nullptr) {
            m_ui.trade_text->setText(tr("Nothing is sold here."));
            return;
        }
        QString text = offerText(m_session.world(), *offer);
        if (offer->refusal)
            text += '\n' + refusalText(*offer->refusal);
        m_ui.trade_text->setText(text);
    }

    void buy()
    {
        const Offer *offer = current();
        if (offer == nullptr || offer->refusal)
            return;
        m_act(offer->command);
        refresh();
    }

    [[nodiscard]] const Offer *current() const
    {
        const int row = m_ui.trade_list->indexOfTopLevelItem(m_ui.trade_list->currentItem());
        return row < 0 || row >= static_cast<int>(m_offers.size()) ? nullptr
                                                                   : &m_offers[static_cast<std::size_t>(row)];
    }

    Session &m_session;
    Act m_act;
    std::vector<Offer> m_offers;
    Ui::TradeDialog m_ui;
};

PlayDialogs::PlayDialogs(PlaySession &session, QHash<QString, QByteArray> &geometries, QWidget *page)
    : QObject(page)
    , m_session(session)
    , m_geometries(geometries)
    , m_page(page)
    , m_inFight(session.session().isFighting())
{
    connect(&session, &PlaySession::happened, this, [this] {
        if (!std::exchange(m_inFight, m_session.session().isFighting()) && m_inFight)
            closeForFight();
        if (m_inventory != nullptr && m_inventory->isVisible())
            m_inventory->observe();
        if (m_trade != nullptr && m_trade->isVisible())
            m_trade->refresh();
    });
}

void PlayDialogs::keepGeometry()
{
    for (const QDialog *dialog : {static_cast<QDialog *>(m_places), static_cast<QDialog *>(m_journal),
                                  static_cast<QDialog *>(m_inventory), static_cast<QDialog *>(m_trade)}) {
        if (dialog != nullptr)
            m_geometries.insert(dialog->objectName(), dialog->saveGeometry());
    }
}

/// A fight begins over the map and needs the keyboard: others may bring one, or a command that is answered
/// later. An onlooker's map shows none.
void PlayDialogs::closeForFight()
{
    for (QDialog *dialog : {static_cast<QDialog *>(m_places), static_cast<QDialog *>(m_journal),
                            static_cast<QDialog *>(m_inventory), static_cast<QDialog *>(m_trade)}) {
        if (dialog != nullptr && !m_session.isOnlooker())
            dialog->close();
    }
}

void PlayDialogs::place(QDialog &dialog) const
{
    if (const auto kept = m_geometries.find(dialog.objectName()); kept != m_geometries.end())
        dialog.restoreGeometry(*kept);
}

void PlayDialogs::setOtherWorlds(std::function<ReadWorlds()> otherWorlds)
{
    m_otherWorlds = std::move(otherWorlds);
}

void PlayDialogs::setPlayRecord(std::function<PlayRecord()> playRecord)
{
    m_playRecord = std::move(playRecord);
}

void PlayDialogs::refreshPlayRecord()
{
    if (m_playRecord && m_journal != nullptr && m_journal->isVisible())
        m_journal->setPlayRecord(m_playRecord());
}

InventoryDialog &PlayDialogs::inventory()
{
    if (m_inventory == nullptr) {
        m_inventory = new InventoryDialog(
            m_session.session(), [this](const Command &command) { return m_session.perform(command); },
            m_page);
        place(*m_inventory);
        connect(m_inventory, &QDialog::finished, this, &PlayDialogs::inventoryToggled);
    }
    return *m_inventory;
}

void PlayDialogs::showInventory()
{
    inventory().refresh();
    m_inventory->show();
    m_inventory->raise();
    m_inventory->activateWindow();
    emit inventoryToggled();
}

void PlayDialogs::showTrade()
{
    if (m_trade == nullptr) {
        m_trade = new TradeDialog(
            m_session.session(), [this](const Command &command) { m_session.perform(command); }, m_page);
        place(*m_trade);
    }
    m_trade->open();
}

QList<RememberedPlace> PlayDialogs::rememberedPlaces()
{
    using Kind = RememberedPlace::Kind;
    const World &world = m_session.world();
    QList<RememberedPlace> places;
    const auto add = [&](Kind kind, WorldPos at, const MapMarker &marker = {}) {
        places.append({kind, at, placeCoordinates(world, at), marker});
    };
    add(Kind::Spawn, m_session.spawn());
    if (const std::optional<WorldPos> start = knownStart(world); start && *start != m_session.spawn())
        add(Kind::Start, *start);
    if (const std::optional<WorldPos> exit = knownExit(world))
        add(Kind::Exit, *exit);
    for (const WorldPos camp : knownCamps(m_session.session().mutableWorld()))
        add(Kind::Camp, camp);
    for (const MapMarker &marker : m_session.markers().markers())
        add(marker.kind == MapMarker::Kind::Death ? Kind::Death : Kind::Marker, marker.position, marker);
    for (const MapAlly &ally : alliesNear(world, world.player().position)) {
        MapMarker named;
        named.text = ally.name;
        add(Kind::Ally, ally.position, named);
    }
    return places;
}

void PlayDialogs::showPlaces()
{
    if (m_places == nullptr) {
        m_places = new PlacesDialog(m_page);
        place(*m_places);
        connect(m_places, &PlacesDialog::travelRequested, this, &PlayDialogs::travelRequested);
        connect(m_places, &PlacesDialog::lookRequested, this, &PlayDialogs::lookRequested);
        connect(m_places, &PlacesDialog::markerChanged, this, &PlayDialogs::markerChanged);
        connect(m_places, &PlacesDialog::markerRemoved, this, &PlayDialogs::markerRemoved);
    }
    m_places->setPlaces(rememberedPlaces(), m_session.world().player().position);
    m_places->open();
}

JournalEntry PlayDialogs::journalEntry() const
{
    const World &world = m_session.world();
    JournalEntry entry;
    entry.name = m_session.name();
    entry.seed = QString::fromStdString(seedText(world.spec));
    entry.statistics = world.player().statistics;
    entry.turns = world.turn;
    entry.gold = goldOf(*world.content, world.player().inventory);
    if (const Result<WorldSummary> summary = WorldFile::summary(m_session.path()))
        entry.playMs = summary->playMs + m_session.saving().unsavedPlayTime();
    entry.current = true;
    entry.players = playersOf(world);
    for (const KnownThing &thing : knownThings(world))
        entry.known.append({thing.name, thing.text});
    return entry;
}

/// There may be thousands. The open world is shown at once.
void PlayDialogs::readOtherWorlds(const JournalEntry &own)
{
    m_journal->setWorlds({own});
    m_journal->setWorldsNote({});
    if (!m_otherWorlds)
        return;
    m_journal->setWorldsNote(tr("Reading…"));
    m_jobs.runLatest(m_otherWorlds(), [this, own](const Result<QList<JournalEntry>> &others) {
        m_journal->setWorldsNote(others ? QString() : errorText(others.error()));
        if (others)
            m_journal->setWorlds(*others + QList<JournalEntry>{own});
    });
}

void PlayDialogs::showJournal()
{
    if (m_journal == nullptr) {
        m_journal = new JournalDialog(m_page);
        place(*m_journal);
        connect(m_journal, &QDialog::finished, this, [this] { m_jobs.forgetAll(); });
    }
    const JournalEntry entry = journalEntry();
    m_journal->setWorld(entry, m_session.world().content);
    readOtherWorlds(entry);
    if (m_playRecord)
        m_journal->setPlayRecord(m_playRecord());
    m_journal->open();
}

} // namespace cave

#include "moc_play_dialogs.cpp"
#include "play_dialogs.moc"
