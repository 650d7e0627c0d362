// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QWidget>

#include <cstddef>
#include <functional>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace cave {

class InventoryDelegate;
class InventoryModel;

/// What the player carries as a list, one item of which is selected: in groups, to be searched and ordered;
/// or, where there are scrolls, a tab a group, with keys that change tabs and items.
class InventoryList : public QWidget {
    Q_OBJECT

public:
    /// The keys work in all of `parent`; not null.
    explicit InventoryList(QWidget *parent);

    /// Shows the inventory of `session`, which is observed until another is set; null: of no one.
    void setSession(const Session *session);
    /// Reads the inventory again. What was selected stays so.
    void refresh();
    void retranslate();
    /// For the menu of an item.
    void setItemActions(const QList<QAction *> &actions);

    /// Where there are spells to be read.
    [[nodiscard]] bool isTabbed() const;
    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    void showSpells();
    /// Goes to the field to search in.
    void beginSearch();
    /// False if nothing was searched.
    bool endSearch();
    void selectWorn(EquipmentSlot slot);
    /// Gives the keyboard to the items or, where there are none, to what says so: keys work in what is seen
    /// only.
    void focusItems();

    /// Index into `Content::items` of what is selected, and into the inventory's stacks.
    [[nodiscard]] std::optional<std::size_t> selectedItem() const;
    [[nodiscard]] std::optional<std::size_t> selectedStack() const;
    [[nodiscard]] bool isSelectedWorn() const;

signals:
    void selectionChanged();
    /// What is selected was clicked twice, or Enter was pressed.
    void activated();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    void makeTabs();
    QLayout *makeSearchRow();
    QWidget *makeList();
    QWidget *makeEmptyPage();
    void connectParts();
    void showTabs();
    void showTab();
    void goToTab(int by);
    void goToItem(int by);
    void keepSelection(const std::function<void()> &change);
    void select(const QModelIndex &index);
    void showSelection();
    void showEmptiness();

    const Session *m_session = nullptr;
    InventoryModel *m_model;
    InventoryDelegate *m_delegate;
    QLineEdit *m_search;
    QComboBox *m_sort;
    QListView *m_list;
    QStackedWidget *m_pages;
    QWidget *m_emptyPage = nullptr;
    QLabel *m_emptyText = nullptr;
    QPushButton *m_showAll = nullptr;
    QTabBar *m_tabs;
    QList<QAction *> m_steps; ///< between tabs and items; with tabs only
};

} // namespace cave
