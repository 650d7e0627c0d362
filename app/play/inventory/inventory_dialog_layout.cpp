// SPDX-License-Identifier: MIT
// The parts of the inventory dialog: how they are made, placed, named and joined.

#include "app/play/inventory/attribute_panel.h"
#include "app/play/inventory/inventory_details.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/inventory/inventory_list.h"
#include "app/play/inventory/inventory_slot.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTabBar>
#include <QToolButton>

namespace cave {

InventoryDialog::InventoryDialog(QWidget *parent)
    : QDialog(parent)
    , m_weapon(named("inventory.weapon", new InventorySlot(EquipmentSlot::Weapon, this)))
    , m_armour(named("inventory.armour", new InventorySlot(EquipmentSlot::Armour, this)))
    , m_items(new InventoryList(this))
    , m_details(named("inventory.details", new InventoryDetails(this)))
    , m_totals(named("inventory.totals", new QLabel(this)))
    , m_confirm(named("inventory.confirm", new QFrame(this)))
    , m_attributes(new AttributePanel(this))
{
    setObjectName("inventory");
    makeActions();
    makeConfirmation();
    layOut();
    connectParts();
    retranslate();
    refresh();
}

void InventoryDialog::makeActions()
{
    m_wear = addPageAction(*this, "inventory.wear", {Qt::Key_E});
    m_takeOff = addPageAction(*this, "inventory.takeOff", {Qt::Key_U});
    m_drop = addPageAction(*this, "inventory.drop", {Qt::Key_D, Qt::Key_Delete});
    m_find = addPageAction(*this, "inventory.find", {Qt::Key_Slash, QKeySequence::Find});
    for (QAction *action : {m_wear, m_takeOff, m_drop}) {
        QAction *explain = addPageAction(*this, qPrintable(action->objectName() + ".explain"), {});
        connect(explain, &QAction::triggered, this, [this, action] { explainWhyNot(*action); });
        m_explanations.append(explain);
    }
    QAction *close = addPageAction(*this, "inventory.close", {Qt::Key_I});
    connect(m_wear, &QAction::triggered, this, &InventoryDialog::wear);
    connect(m_takeOff, &QAction::triggered, this, &InventoryDialog::takeOff);
    connect(m_drop, &QAction::triggered, this, &InventoryDialog::askOrDrop);
    connect(m_find, &QAction::triggered, m_items, &InventoryList::beginSearch);
    m_items->setItemActions({m_wear, m_takeOff, m_drop});
    connect(close, &QAction::triggered, this, &QWidget::close);
}

void InventoryDialog::makeConfirmation()
{
    m_confirm->setFrameShape(QFrame::StyledPanel);
    m_confirm->setAutoFillBackground(true);
    m_confirm->hide();
    m_question = plainLabel("inventory.question", m_confirm);
    m_doIt = named("inventory.doIt", new QPushButton(m_confirm));
    m_keepIt = named("inventory.keepIt", new QPushButton(m_confirm));
    hbox(*m_confirm, 2 * kGrid, QMargins(3 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid),
         {{m_question, 1}, m_doIt, m_keepIt});
    for (QPushButton *button : {m_doIt, m_keepIt})
        button->setAutoDefault(true); // Enter presses the one that has the focus
}

void InventoryDialog::layOut()
{
    auto *doll = hbox(2 * kGrid, {{m_weapon, 1}, {m_armour, 1}});
    auto *middle = hbox(3 * kGrid, {{m_items, 3}});
    auto *right = vbox(3 * kGrid, {m_attributes, {m_details, 1}});
    middle->addLayout(right, 2);
    vbox(*this, 3 * kGrid, evenMargins(3 * kGrid), {doll, {middle, 1}, m_confirm, makeFoot()});
    setTabOrder(m_keepIt, m_items->tabs());
    setMinimumSize(120 * kGrid, 90 * kGrid);
    constexpr QSize kSmallestScreen{640, 480};
    const QSize room = screen()->availableSize().expandedTo(kSmallestScreen);
    resize(QSize(184 * kGrid, 144 * kGrid).boundedTo(room));
}

QLayout *InventoryDialog::makeFoot()
{
    auto *row = hbox(2 * kGrid, {{m_totals, 1}});
    for (QAction *action : {m_wear, m_takeOff, m_drop}) {
        auto *button = new QToolButton(this);
        button->setObjectName(action->objectName() + "Button");
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumSize(22 * kGrid, 8 * kGrid);
        row->addWidget(button);
    }
    return row;
}

void InventoryDialog::connectParts()
{
    connect(m_items, &InventoryList::selectionChanged, this, &InventoryDialog::showSelection);
    connect(m_items, &InventoryList::activated, this, &InventoryDialog::toggleWorn);
    connect(m_weapon, &InventorySlot::clicked, m_items,
            [this] { m_items->selectWorn(EquipmentSlot::Weapon); });
    connect(m_armour, &InventorySlot::clicked, m_items,
            [this] { m_items->selectWorn(EquipmentSlot::Armour); });
    connect(m_keepIt, &QPushButton::clicked, this, [this] {
        m_confirm->hide();
        m_items->focusItems();
    });
    connect(m_doIt, &QPushButton::clicked, this, [this] {
        if (const std::optional<std::size_t> stack = m_items->selectedStack())
            perform(m_asked == Asked::Drop ? Command{DropCommand{*stack}} : Command{CastCommand{*stack}});
    });
}

void InventoryDialog::retranslate()
{
    setWindowTitle(tr("Inventory"));
    m_takeOff->setText(tr("Take off"));
    m_find->setText(tr("Search items"));
    m_items->retranslate();
    m_details->setAccessibleName(tr("Item details"));
    m_keepIt->setText(tr("Keep it"));
    showParts();
    showTotals();
}

} // namespace cave
