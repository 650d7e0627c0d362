// SPDX-License-Identifier: MIT
#include "app/play/inventory/trade_dialog.h"

#include "app/common/first_size.h"
#include "app/play/log/event_messages.h"
#include "app/play/texts/journey_texts.h"
#include "core/rules/inventory.h"
#include "core/session/session.h"
#include "editor/view/figures/item_pixmap.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr QSize kTradeSize{520, 420};
constexpr int kWareIcon = 24;

enum TradeColumn { NameColumn, PriceColumn };

/// The item that a ware is, or is for; nullptr if it is for none.
std::optional<ItemLook> lookOfOffer(const World &world, const Offer &offer)
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
QPixmap noPicture()
{
    QPixmap empty(kWareIcon, kWareIcon);
    empty.fill(Qt::transparent);
    return empty;
}

} // namespace

TradeDialog::TradeDialog(Session &session, Act act, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_act(std::move(act))
    , m_gold(named("trade.gold", new QLabel(this)))
    , m_list(named("trade.list", new QTreeWidget(this)))
    , m_text(plainLabel("trade.text", this))
    , m_buy(named("trade.buy", new QPushButton(this)))
    , m_close(named("trade.close", new QPushButton(this)))
{
    setObjectName(QStringLiteral("tradeDialog"));
    setFirstSize(*this, kTradeSize);
    layOut();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &TradeDialog::showCurrent);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &TradeDialog::buy);
    connect(m_buy, &QPushButton::clicked, this, &TradeDialog::buy);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void TradeDialog::layOut()
{
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setIconSize({kWareIcon, kWareIcon});
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(PriceColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_text->setWordWrap(true);
    m_text->setMinimumHeight(12 * kGrid);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_buy->setDefault(true);
    m_close->setAutoDefault(false);
    auto *buttons = hbox(kStyleSpacing, {BoxPart::stretch(1), m_close, m_buy});
    vbox(*this, 2 * kGrid, std::nullopt, {m_gold, {m_list, 1}, m_text, buttons});
}

void TradeDialog::refresh()
{
    m_offers = offersOf(m_session.mutableWorld());
    const int gold = goldOf(m_session.content(), m_session.world().player().inventory);
    m_gold->setText(tr("You have %1 gold.").arg(QLocale().toString(gold)));
    fill();
}

void TradeDialog::fill()
{
    const QSignalBlocker quiet(m_list);
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    const QBrush muted(currentTheme().mutedText);
    for (const Offer &offer : m_offers) {
        const World &world = m_session.world();
        auto *line = new QTreeWidgetItem(
            m_list, {offerName(world, offer), tr("%1 gold").arg(QLocale().toString(offer.price))});
        line->setTextAlignment(PriceColumn, Qt::AlignRight | Qt::AlignVCenter);
        const std::optional<ItemLook> item = lookOfOffer(world, offer);
        line->setIcon(NameColumn, item ? itemPixmap(*item, kWareIcon, devicePixelRatioF()) : noPicture());
        for (const int column : {NameColumn, PriceColumn}) {
            if (offer.refusal)
                line->setForeground(column, muted);
        }
    }
    const int last = m_list->topLevelItemCount() - 1;
    if (last >= 0)
        m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row, 0, last)));
    showCurrent();
}

const Offer *TradeDialog::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 || row >= static_cast<int>(m_offers.size()) ? nullptr
                                                               : &m_offers[static_cast<std::size_t>(row)];
}

void TradeDialog::showCurrent()
{
    const Offer *offer = current();
    m_buy->setEnabled(offer != nullptr && !offer->refusal);
    if (offer == nullptr) {
        m_text->setText(tr("Nothing is sold here."));
        return;
    }
    QString text = offerText(m_session.world(), *offer);
    if (offer->refusal)
        text += '\n' + refusalText(*offer->refusal);
    m_text->setText(text);
}

void TradeDialog::buy()
{
    const Offer *offer = current();
    if (offer == nullptr || offer->refusal)
        return;
    m_act(offer->command);
    refresh();
}

void TradeDialog::retranslate()
{
    setWindowTitle(tr("Trade"));
    m_list->setHeaderLabels({tr("For sale"), tr("Price")});
    m_list->setAccessibleName(tr("For sale"));
    m_buy->setText(tr("Buy"));
    m_buy->setToolTip(withKey(tr("Buy the selected line"), Qt::Key_Enter));
    m_close->setText(tr("Close"));
    m_close->setToolTip(withKey(tr("Continue your journey"), Qt::Key_Escape));
    refresh();
}

void TradeDialog::refreshLook()
{
    m_gold->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    fill();
}

void TradeDialog::showEvent(QShowEvent *event)
{
    refresh();
    m_list->setFocus();
    QDialog::showEvent(event);
}

} // namespace cave

#include "moc_trade_dialog.cpp"
