// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/world.h"

#include <QAbstractListModel>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

/// The order of items within their group.
enum class InventorySort { Name, Power, Newest, Kind };

/// The player's items as rows of a list: groups, each under a heading that can't be selected, empty groups
/// omitted; or a single group without a heading. Equal items that aren't worn share a row.
class InventoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        HeadingRole = Qt::UserRole + 1, ///< bool: the row is a group heading
        ItemRole,                       ///< int: index into `Content::items`
        StackRole,                      ///< int: index into `Inventory::stacks`, the newest of the row
        AmountRole,                     ///< int: how many; for gold, the amount
        PowerRole,                      ///< int; invalid for items without power
        DifferenceRole, ///< int: difference in power to the item equipped in its place; invalid for that item
                        ///< itself
        WornRole,       ///< bool
        KindRole,       ///< QString: the kind of item, in a word or two
    };

    /// Shows the inventory of the player shown; the world is observed and must outlive the model.
    explicit InventoryModel(const World &world, QObject *parent = nullptr);

    /// Reads the inventory again.
    void refresh();

    void setSort(InventorySort sort);
    /// Shows only items with `text` in their name or kind, ignoring case.
    void setFilter(const QString &text);

    /// Shows only this group, or all.
    void setGroup(std::optional<ItemKind> group);
    [[nodiscard]] std::optional<ItemKind> group() const { return m_group; }

    /// The row of an item; invalid if it is not shown.
    [[nodiscard]] QModelIndex indexOf(std::size_t item, bool worn) const;
    /// The selectable row nearest to this one; invalid if there is none.
    [[nodiscard]] QModelIndex nearestItem(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        ItemKind group = ItemKind::Sword;
        bool heading = false;
        bool worn = false;
        std::size_t item = 0;
        std::size_t stack = 0; ///< the newest
        int amount = 0;        ///< of a heading: items in the group
    };

    /// Read each time, as players who join move it.
    [[nodiscard]] const Inventory &inventory() const { return m_world.player().inventory; }
    [[nodiscard]] std::vector<Row> itemRows() const;
    [[nodiscard]] bool comesBefore(const Row &a, const Row &b) const;
    [[nodiscard]] bool matches(const Row &row) const;
    [[nodiscard]] const ItemType &typeOf(const Row &row) const { return m_content.items[row.item]; }
    [[nodiscard]] QVariant difference(const Row &row) const;
    [[nodiscard]] QString spoken(const Row &row) const;

    [[nodiscard]] QString nameOf(const Row &row) const;
    [[nodiscard]] QString kindOf(const Row &row) const;

    const World &m_world;
    const Content &m_content;
    InventorySort m_sort = InventorySort::Power;
    QString m_filter;
    std::optional<ItemKind> m_group;
    std::vector<Row> m_rows;
};

/// "+3", "−2" or "=".
QString differenceText(int difference);

} // namespace cave
