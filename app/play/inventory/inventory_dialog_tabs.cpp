// The tabs of the inventory dialog, their keys, and the choice of a scroll in a fight.

#include "app/play/inventory/attribute_panel.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/inventory/inventory_model.h"
#include "app/play/inventory/inventory_slot.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>
#include <array>

namespace cave {
namespace {

constexpr std::array kTabs{ItemKind::Armour, ItemKind::Sword, ItemKind::Scroll};
constexpr int kSpells = 2;

} // namespace

void InventoryDialog::makeTabs()
{
    m_tabs->setObjectName("inventory.tabs");
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (std::size_t i = 0; i < kTabs.size(); ++i)
        m_tabs->addTab(QString());
    connect(m_tabs, &QTabBar::currentChanged, this, &InventoryDialog::showTab);
    const auto add = [this](const char *id, const QList<QKeySequence> &keys, const auto &act) {
        QAction *action = addPageAction(*this, id, keys);
        connect(action, &QAction::triggered, this, act);
        m_steps.append(action);
    };
    add("inventory.previousTab", {Qt::Key_A, Qt::Key_Left}, [this] { goToTab(-1); });
    add("inventory.nextTab", {Qt::Key_D, Qt::Key_Right}, [this] { goToTab(1); });
    add("inventory.previousItem", {Qt::Key_W}, [this] { goToItem(-1); });
    add("inventory.nextItem", {Qt::Key_S}, [this] { goToItem(1); });
}

/// Where there are spells to be read.
bool InventoryDialog::isTabbed() const
{
    if (m_session == nullptr)
        return false;
    const std::vector<ItemType> &items = m_session->content().items;
    return std::any_of(items.begin(), items.end(),
                       [](const ItemType &item) { return item.kind == ItemKind::Scroll; });
}

void InventoryDialog::showTabs()
{
    const bool tabbed = isTabbed();
    m_tabs->setVisible(tabbed);
    m_tabs->setTabText(0, tr("Armour"));
    m_tabs->setTabText(1, tr("Weapons"));
    m_tabs->setTabText(2, tr("Spells"));
    m_tabs->setAccessibleName(tr("What is shown"));
    const bool grows = m_session != nullptr && m_session->content().scenario.hero.has_value();
    m_attributes->setVisible(grows);
    for (QWidget *slot : {static_cast<QWidget *>(m_weapon), static_cast<QWidget *>(m_armour)})
        slot->setVisible(!grows); // the attributes tell what is worn
    if (m_session != nullptr && isAction(m_session->world()))
        m_armour->hide(); // nobody wears any
    m_search->setVisible(!tabbed);
    m_sort->setVisible(!tabbed);
    for (QAction *action : m_steps)
        action->setEnabled(tabbed);
    m_drop->setShortcuts({QKeySequence(tabbed ? Qt::Key_R : Qt::Key_D), QKeySequence(Qt::Key_Delete)});
    if (tabbed)
        m_search->clear();
    showTab();
}

void InventoryDialog::showTab()
{
    const auto tab = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
    keepSelection([&] { m_model->setGroup(isTabbed() ? std::optional(kTabs[tab]) : std::nullopt); });
}

void InventoryDialog::goToTab(int by)
{
    const int count = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
    focusItems();
}

void InventoryDialog::goToItem(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    select(m_model->index(std::clamp(m_list->currentIndex().row() + by, 0, rows - 1)));
    focusItems();
}

void InventoryDialog::chooseScroll()
{
    setChoosing(true);
    m_tabs->setCurrentIndex(kSpells);
    refresh();
}

void InventoryDialog::setChoosing(bool on)
{
    m_choosing = on;
    nameActions();
    showSelection();
}

void InventoryDialog::nameActions()
{
    setWindowTitle(m_choosing ? tr("Choose a scroll to read") : tr("Inventory"));
    m_wear->setText(m_choosing ? tr("Read") : tr("Equip"));
    m_drop->setText(m_choosing ? tr("Go back") : tr("Drop"));
}

/// The dice are seen in the fight; another scroll can be chosen from there.
void InventoryDialog::cast()
{
    const std::optional<std::size_t> stack = selectedStack();
    if (!stack.has_value())
        return;
    const Act act = m_act;
    close();
    if (act)
        act(CastCommand{*stack});
    refresh();
}

} // namespace cave
