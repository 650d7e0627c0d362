#include "app/play/inventory/inventory_dialog.h"

#include "app/play/inventory/attribute_panel.h"
#include "app/play/inventory/inventory_delegate.h"
#include "app/play/inventory/inventory_details.h"
#include "app/play/inventory/inventory_model.h"
#include "app/play/inventory/inventory_slot.h"
#include "core/rules/inventory.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/content_texts.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>

#include <utility>

namespace cave {

void InventoryDialog::setSession(const Session *session, Act act)
{
    m_session = session;
    m_act = std::move(act);
    m_confirm->hide();
    const Content *content = session != nullptr ? &session->content() : nullptr;
    m_delegate->setContent(content);
    m_model->show(content, session != nullptr ? &session->world().player.inventory : nullptr);
    setChoosing(false);
    showTabs();
    refresh();
}

/// Lets `change` make the list anew, and selects what was selected, or what is now nearest to its place.
void InventoryDialog::keepSelection(const std::function<void()> &change)
{
    const int row = m_list->currentIndex().row();
    const std::optional<std::size_t> item = selectedItem();
    const bool worn = m_list->currentIndex().data(InventoryModel::WornRole).toBool();
    change();
    QModelIndex index;
    if (item.has_value()) {
        index = m_model->indexOf(*item, worn);
        if (!index.isValid())
            index = m_model->indexOf(*item, !worn);
    }
    select(index.isValid() ? index : m_model->nearestItem(std::max(0, row)));
    showEmptiness();
    showSelection();
}

void InventoryDialog::refresh()
{
    keepSelection([this] { m_model->refresh(); });
    const auto wornIn = [this](EquipmentSlot slot) {
        return m_session != nullptr ? wornItem(m_session->content(), inventory(), slot) : nullptr;
    };
    m_weapon->show(wornIn(EquipmentSlot::Weapon), *m_theme);
    m_armour->show(wornIn(EquipmentSlot::Armour), *m_theme);
    m_attributes->show(m_session, *m_theme);
    showTotals();
    if (m_choosing && (m_session == nullptr || !m_session->isFighting()))
        close(); // there is nobody to read it to any more
}

void InventoryDialog::wear()
{
    if (m_choosing)
        cast();
    else if (const std::optional<std::size_t> stack = selectedStack())
        perform(EquipCommand{*stack});
}

void InventoryDialog::takeOff()
{
    const std::optional<std::size_t> item = selectedItem();
    const std::optional<EquipmentSlot> slot =
        item.has_value() ? slotOf(m_session->content().items[*item].kind) : std::nullopt;
    if (slot.has_value())
        perform(UnequipCommand{*slot});
}

void InventoryDialog::toggleWorn()
{
    QAction *action = m_list->currentIndex().data(InventoryModel::WornRole).toBool() ? m_takeOff : m_wear;
    action->trigger(); // does nothing while it is disabled
}

/// What is worn and what is gold are dropped only after a second thought.
void InventoryDialog::askOrDrop()
{
    if (m_choosing) {
        close();
        return;
    }
    const std::optional<std::size_t> stack = selectedStack();
    const std::optional<std::size_t> item = selectedItem();
    if (!stack.has_value() || !item.has_value())
        return;
    const ItemType &type = m_session->content().items[*item];
    if (!inventory().isEquipped(*stack) && type.kind != ItemKind::Gold) {
        drop(*stack);
        return;
    }
    m_question->setText(type.kind == ItemKind::Gold
                            ? tr("Drop all your gold here? You can come back for it.")
                            : tr("The %1 is equipped. Drop it here all the same?").arg(shownName(type)));
    m_confirm->show();
    m_dropIt->setFocus();
}

void InventoryDialog::drop(std::size_t stack)
{
    perform(DropCommand{stack});
}

void InventoryDialog::perform(const Command &command)
{
    m_confirm->hide();
    if (m_act)
        m_act(command);
    refresh();
    focusItems();
}

void InventoryDialog::select(const QModelIndex &index)
{
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

void InventoryDialog::selectWorn(EquipmentSlot slot)
{
    if (m_session == nullptr || !inventory().equipped(slot).has_value())
        return;
    m_search->clear();
    select(m_model->indexOf(inventory().stacks[*inventory().equipped(slot)].item, true));
    focusItems();
}

/// Gives the keyboard to the items or, where there are none, to what says so: keys work in what is seen only.
void InventoryDialog::focusItems()
{
    (m_model->rowCount() == 0 ? m_emptyPage : m_list)->setFocus();
}

void InventoryDialog::showSelection()
{
    m_confirm->hide();
    if (m_list->currentIndex().row() == 1)
        m_list->scrollToTop(); // its heading is seen, too
    m_details->show(m_session, selectedItem(), *m_theme);
    enable(m_wear, m_choosing ? tr("Read what is selected") : tr("Equip what is selected"), whyNoWearing());
    enable(m_takeOff, tr("Take off what is selected"), whyNoTakingOff());
    enable(m_drop, m_choosing ? tr("Read nothing") : tr("Leave what is selected on the ground"),
           m_choosing ? QString() : whyNothing());
}

/// Enables an action if there is no reason against it, and tells the reason otherwise.
void InventoryDialog::enable(QAction *action, const QString &tip, const QString &reasonAgainst)
{
    action->setEnabled(reasonAgainst.isEmpty());
    const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
    action->setToolTip(reasonAgainst.isEmpty() ? tr("%1 (%2)").arg(tip, keys) : reasonAgainst);
}

QString InventoryDialog::whyNothing() const
{
    if (!selectedItem().has_value())
        return tr("Select an item first");
    return m_session->isFighting() ? tr("Not while you are fighting") : QString();
}

QString InventoryDialog::whyNoWearing() const
{
    const bool isScroll =
        selectedItem().has_value() && m_session->content().items[*selectedItem()].kind == ItemKind::Scroll;
    if (m_choosing && selectedItem().has_value())
        return isScroll ? QString() : tr("Only scrolls can be read");
    QString reason = whyNothing();
    if (!reason.isEmpty())
        return reason;
    if (isScroll)
        return tr("Scrolls are read in fights");
    if (!slotOf(m_session->content().items[*selectedItem()].kind).has_value())
        return tr("Gold can't be equipped");
    return m_list->currentIndex().data(InventoryModel::WornRole).toBool() ? tr("It is equipped already")
                                                                          : QString();
}

QString InventoryDialog::whyNoTakingOff() const
{
    QString reason = whyNothing();
    if (!reason.isEmpty())
        return reason;
    return m_list->currentIndex().data(InventoryModel::WornRole).toBool() ? QString()
                                                                          : tr("It is not equipped");
}

void InventoryDialog::showEmptiness()
{
    const bool empty = m_model->rowCount() == 0;
    const QString wanted = m_search->text().trimmed();
    const bool hadFocus = m_pages->isAncestorOf(QApplication::focusWidget());
    m_pages->setCurrentIndex(empty ? 1 : 0);
    if (hadFocus)
        focusItems();
    m_showAll->setVisible(!wanted.isEmpty());
    const bool free = m_session != nullptr && isAction(m_session->world());
    const QString nothing = free          ? tr("Nothing yet. Axes, magic and flasks lie about in the rooms.")
                            : !isTabbed() ? tr("Nothing yet. Chests hold swords, armour and gold, and so do "
                                               "the monsters that you beat.")
                            : m_model->group() == ItemKind::Scroll
                                ? tr("No spells yet. Treasures hold scrolls to be read in fights.")
                            : m_model->group() == ItemKind::Armour
                                ? tr("No armour yet. Treasures hold some.")
                                : tr("No weapons yet. Treasures hold some.");
    m_emptyText->setText(wanted.isEmpty() ? nothing : tr("Nothing that you carry matches “%1”.").arg(wanted));
}

void InventoryDialog::showTotals()
{
    if (m_session == nullptr) {
        m_totals->clear();
        return;
    }
    int items = 0;
    for (const ItemStack &stack : inventory().stacks) {
        if (m_session->content().items[stack.item].kind != ItemKind::Gold)
            items += stack.amount;
    }
    const int gold = goldOf(m_session->content(), inventory());
    const QString things = items == 1 ? tr("1 item") : tr("%n items", nullptr, items);
    m_totals->setText(isTabbed() || isAction(m_session->world()) ? things
                                                                 : tr("%1 · %2 gold").arg(things).arg(gold));
}

std::optional<std::size_t> InventoryDialog::selectedItem() const
{
    const QVariant item = m_list->currentIndex().data(InventoryModel::ItemRole);
    return m_session != nullptr && item.isValid() ? std::optional(item.toULongLong()) : std::nullopt;
}

std::optional<std::size_t> InventoryDialog::selectedStack() const
{
    const QVariant stack = m_list->currentIndex().data(InventoryModel::StackRole);
    return m_session != nullptr && stack.isValid() ? std::optional(stack.toULongLong()) : std::nullopt;
}

/// Esc steps back: from a question, from a search, from the dialog.
void InventoryDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QDialog::keyPressEvent(event);
    } else if (!m_confirm->isHidden()) {
        m_confirm->hide();
        focusItems();
    } else if (!m_search->text().isEmpty()) {
        m_search->clear();
        focusItems();
    } else {
        close();
    }
}

void InventoryDialog::showEvent(QShowEvent *event)
{
    refresh();
    focusItems();
    QDialog::showEvent(event);
}

void InventoryDialog::hideEvent(QHideEvent *event)
{
    setChoosing(false);
    QDialog::hideEvent(event);
}

void InventoryDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QList<QAction *> InventoryDialog::itemActions() const
{
    return {m_wear, m_takeOff, m_drop, m_find};
}

} // namespace cave
