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

class InventoryModel;

/// The player's items as a list with a selection: in groups, with search and sorting; or, in scenarios with
/// scrolls, one tab per group, with keys that switch tabs and items.
class InventoryList : public QWidget {
    Q_OBJECT

public:
    /// Shows the inventory of `session`, which must outlive this. The shortcuts work anywhere in `parent`;
    /// not null.
    InventoryList(const Session &session, QWidget *parent);

    /// Reads the inventory again. Keeps the selection.
    void refresh();
    void retranslate();
    /// Actions for the context menu of an item.
    void setItemActions(const QList<QAction *> &actions);

    /// True in scenarios with scrolls.
    [[nodiscard]] bool isTabbed() const;
    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    void showSpells();
    /// Focuses the search field.
    void beginSearch();
    /// Closes the search; false if none was active.
    bool endSearch();
    void selectWorn(EquipmentSlot slot);
    /// Selects the item that improves most on what is worn; nothing changes if there is none.
    void selectUpgrade();
    /// Focuses the items or, if there are none, the placeholder; shortcuts work only in visible widgets.
    void focusItems();

    /// The selected item as an index into `Content::items`, and its stack in the inventory.
    [[nodiscard]] std::optional<std::size_t> selectedItem() const;
    [[nodiscard]] std::optional<std::size_t> selectedStack() const;
    [[nodiscard]] bool isSelectedWorn() const;

signals:
    void selectionChanged();
    /// The selected item was double-clicked, or Enter was pressed.
    void activated();

private:
    void showConsumables();
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

    const Session &m_session;
    InventoryModel *m_model;
    QLineEdit *m_search;
    QComboBox *m_sort;
    QListView *m_list;
    QStackedWidget *m_pages;
    QWidget *m_emptyPage = nullptr;
    QLabel *m_emptyText = nullptr;
    QPushButton *m_showAll = nullptr;
    QTabBar *m_tabs;
    QList<QAction *> m_steps; ///< to the next tabs and items; with tabs only
};

} // namespace cave
