// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_details.h"

#include "app/play/inventory/inventory_facts.h"
#include "editor/view/figures/item_pixmap.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"

#include <QLabel>
#include <QVBoxLayout>

namespace cave {
namespace {

constexpr int kDetailsIcon = 16 * kGrid;

QString kindLine(const ItemType &item)
{
    switch (item.kind) {
    case ItemKind::Sword:
        return InventoryDetails::tr("Weapon of %1, power %2")
            .arg(shownWeaponKind(item.weaponKind), QString::number(item.power));
    case ItemKind::Armour:
        return InventoryDetails::tr("Armour, power %1").arg(item.power);
    case ItemKind::Scroll:
        return item.spell == SpellKind::Heal
                   ? InventoryDetails::tr("Scroll, heals roll + %1").arg(item.power)
                   : InventoryDetails::tr("Scroll, deals roll + %1").arg(item.power);
    case ItemKind::Blade:
        return InventoryDetails::tr("Melee, power %1").arg(item.power);
    case ItemKind::Staff:
        return InventoryDetails::tr("Ranged, power %1").arg(item.power);
    case ItemKind::Flask:
        return InventoryDetails::tr("Flask, %1 HP per sip").arg(item.power);
    case ItemKind::Consumable:
        return InventoryDetails::tr("Used up by one use");
    case ItemKind::Gold:
        break;
    }
    return InventoryDetails::tr("Treasure");
}

} // namespace

InventoryDetails::InventoryDetails(QWidget *parent)
    : QScrollArea(parent)
    , m_icon(new QLabel)
    , m_name(new QLabel)
    , m_kind(new QLabel)
    , m_facts(new QLabel)
    , m_heading(new QLabel)
    , m_kinds(new QLabel)
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, 3 * kGrid);
    column->setSpacing(2 * kGrid);
    for (QLabel *label : {m_icon, m_name, m_kind, m_facts, m_heading, m_kinds}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label); // the layout makes the page its parent
    }
    m_icon->setFixedHeight(kDetailsIcon);
    column->addStretch(1);
    setWidget(page);
}

void InventoryDetails::show(const Session *session, std::optional<std::size_t> item, const Theme &theme)
{
    setPanelGround(widget(), theme);
    setSecondary(m_kind, theme);
    m_heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    const bool any = session != nullptr && item.has_value();
    for (QLabel *label : {m_icon, m_kind, m_facts, m_heading, m_kinds})
        label->setVisible(any);
    if (any)
        showItem(*session, *item);
    else
        m_name->setText(tr("Select an item to see its details."));
    m_name->setFont(any ? fontOf(TextSize::Heading, QFont::DemiBold) : fontOf(TextSize::Body));
}

void InventoryDetails::showItem(const Session &session, std::size_t item)
{
    const ItemType &type = session.content().items[item];
    m_icon->setPixmap(itemPixmap(itemLook(session.world(), item), kDetailsIcon, devicePixelRatioF()));
    m_name->setText(shownKnownName(session.world(), item));
    m_kind->setText(kindLine(type));
    const ItemFacts facts = itemFacts(session, item);
    m_facts->setText(facts.sentences.join('\n'));
    m_heading->setVisible(facts.dependsOnKind);
    m_kinds->setVisible(facts.dependsOnKind);
    m_heading->setText(tr("Against monsters you have defeated"));
    m_kinds->setText(facts.againstKinds.isEmpty() ? tr("None yet. Win a fight to learn more.")
                                                  : facts.againstKinds.join('\n'));
}

QString InventoryDetails::text() const
{
    QStringList shown;
    for (const QLabel *label : {m_name, m_kind, m_facts, m_heading, m_kinds}) {
        if (!label->isHidden())
            shown.append(label->text());
    }
    return shown.join('\n');
}

} // namespace cave

#include "moc_inventory_details.cpp"
