// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/first_size.h"
#include "app/play/log/event_messages.h"
#include "app/play/texts/journey_texts.h"
#include "core/rules/inventory.h"
#include "core/session/command.h"
#include "core/session/play/trade.h"
#include "core/session/session.h"
#include "editor/view/figures/thing_figures.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/form_file.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "ui_trade_dialog.h"

#include <QDialog>
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

protected:
    void showEvent(QShowEvent *event) override
    {
        refresh();
        m_ui.trade_list->setFocus();
        QDialog::showEvent(event);
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

} // namespace cave
