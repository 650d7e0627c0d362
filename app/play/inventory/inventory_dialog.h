// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QDialog>
#include <QList>

#include <functional>
#include <vector>

class QAction;
class QLabel;

namespace cave {

class AttributePanel;
class InlineQuestion;
class InventoryDetails;
class InventoryList;
class InventorySlot;

/// The player's inventory: a doll with equipment, the other items in groups, and what each means in a fight.
/// A modeless dialog; I or Esc closes it. In scenarios with scrolls the groups are tabs (A and D switch tabs,
/// W and S items, R drops one), and the player's attributes are shown as well.
class InventoryDialog : public QDialog {
    Q_OBJECT

public:
    /// Performs a command and returns the resulting events.
    using Act = std::function<std::vector<Event>(const Command &)>;

    /// Shows the inventory of `session`, which must outlive this. Commands are given by `act`.
    InventoryDialog(const Session &session, Act act, QWidget *parent = nullptr);

    /// Reads the inventory again after it was changed elsewhere. Keeps the selection.
    void refresh();
    /// After anything that happened: reads it again if it has changed, so that a question about an item stays
    /// while others act.
    void observe();
    /// Shows the scrolls, so that one can be read in the current fight: E reads it, R goes back; both close
    /// the dialog. In fights in rounds consumables and weapons can be chosen. Ends when the dialog is closed.
    void chooseScroll();
    [[nodiscard]] bool isChoosing() const { return m_choosing; }

    /// Wear, take off, drop, find: for menus and the overview of keys.
    [[nodiscard]] QList<QAction *> itemActions() const { return {m_wear, m_takeOff, m_drop, m_find}; }
    /// The same, owned by `owner` and without effect, as they are in most worlds.
    [[nodiscard]] static QList<QAction *> exampleActions(QObject &owner);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeActions();
    QLayout *makeFoot();
    void connectParts();
    void retranslate();

    void showParts();
    void setChoosing(bool on);
    void nameActions();

    void wear();
    void takeOff();
    void askOrDrop();
    void ask(const QString &question, const QString &answer, const Command &command);
    void perform(const Command &command);
    void showSelection();
    void showTotals();
    void enable(QAction *action, const QString &tip, const QString &reasonAgainst);
    [[nodiscard]] bool usesConsumables() const { return m_session.content().scenario.rounds.has_value(); }
    [[nodiscard]] bool isSelectedConsumable() const;
    [[nodiscard]] QString whyNoChoosing() const;
    [[nodiscard]] QString whyNoWearing() const;
    [[nodiscard]] QString whyNoTakingOff() const;
    [[nodiscard]] QString whyNoReading() const;
    [[nodiscard]] bool isScrollSelected() const;
    [[nodiscard]] QString whyNothing() const;
    [[nodiscard]] const Inventory &inventory() const { return m_session.world().player().inventory; }

    const Session &m_session;
    Act m_act;
    InventorySlot *m_weapon;
    InventorySlot *m_armour;
    InventoryList *m_items;
    InventoryDetails *m_details;
    QLabel *m_totals;
    Inventory m_shown;            ///< when it was read last
    bool m_shownFighting = false; ///< the same
    InlineQuestion *m_question;
    AttributePanel *m_attributes;
    bool m_choosing = false;
    QAction *m_wear = nullptr;
    QAction *m_takeOff = nullptr;
    QAction *m_drop = nullptr;
    QAction *m_find = nullptr;
    QList<QAction *> m_explanations; ///< take the keys of wear, take off and drop while those are disabled
};

} // namespace cave
