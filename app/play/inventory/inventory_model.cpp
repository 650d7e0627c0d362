// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_model.h"

#include "app/play/texts/combat_texts.h"
#include "core/rules/inventory.h"
#include "core/rules/rounds/round_combat.h"
#include "editor/view/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "moc_inventory_model.cpp"

namespace cave {
namespace {

constexpr std::array kGroups{ItemKind::Blade,  ItemKind::Sword,      ItemKind::Armour,
                             ItemKind::Scroll, ItemKind::Consumable, ItemKind::Gold};

/// Usable items are grouped together.
ItemKind groupOf(ItemKind kind)
{
    return isUsable(kind) ? ItemKind::Blade : kind;
}

QString groupName(ItemKind kind)
{
    return kind == ItemKind::Sword        ? InventoryModel::tr("Weapons")
           : kind == ItemKind::Armour     ? InventoryModel::tr("Armour")
           : kind == ItemKind::Scroll     ? InventoryModel::tr("Spells")
           : kind == ItemKind::Blade      ? InventoryModel::tr("Usable")
           : kind == ItemKind::Consumable ? InventoryModel::tr("Consumables")
                                          : InventoryModel::tr("Treasure");
}

/// The effect of a usable item.
QString usableKindText(ItemKind kind)
{
    return kind == ItemKind::Blade   ? InventoryModel::tr("Strikes")
           : kind == ItemKind::Staff ? InventoryModel::tr("Shoots")
                                     : InventoryModel::tr("Heals");
}

QString kindText(const ItemType &item)
{
    return item.kind == ItemKind::Sword
               ? InventoryModel::tr("Weapon of %1").arg(shownWeaponKind(item.weaponKind))
           : item.kind == ItemKind::Armour     ? InventoryModel::tr("Armour")
           : item.kind == ItemKind::Scroll     ? InventoryModel::tr("Scroll")
           : isUsable(item.kind)               ? usableKindText(item.kind)
           : item.kind == ItemKind::Consumable ? InventoryModel::tr("Used up by one use")
                                               : InventoryModel::tr("Treasure");
}

/// What a consumable does isn't only a matter of power, and may be unknown.
bool hasPower(ItemKind group)
{
    return group != ItemKind::Gold && group != ItemKind::Consumable;
}

} // namespace

QString differenceText(int difference)
{
    if (difference == 0)
        return QStringLiteral("=");
    return (difference > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(difference));
}

InventoryModel::InventoryModel(const World &world, QObject *parent)
    : QAbstractListModel(parent)
    , m_world(world)
    , m_content(*world.content)
{
    refresh();
}

void InventoryModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    std::vector<Row> items = itemRows();
    std::ranges::stable_sort(items, [this](const Row &a, const Row &b) { return comesBefore(a, b); });
    if (m_group)
        std::copy_if(items.begin(), items.end(), std::back_inserter(m_rows),
                     [this](const Row &row) { return row.group == *m_group; });
    for (const ItemKind group : kGroups) {
        if (m_group)
            break;
        const std::size_t heading = m_rows.size();
        m_rows.push_back({group, true, false, 0, 0, 0});
        for (const Row &row : items) {
            if (row.group != group)
                continue;
            m_rows[heading].amount += row.amount;
            m_rows.push_back(row);
        }
        if (m_rows.size() == heading + 1)
            m_rows.pop_back();
    }
    endResetModel();
}

void InventoryModel::setSort(InventorySort sort)
{
    m_sort = sort;
    refresh();
}

void InventoryModel::setGroup(std::optional<ItemKind> group)
{
    m_group = group;
    refresh();
}

void InventoryModel::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    refresh();
}

/// A row for each worn item, and one for each kind of the others, as far as the filter accepts them.
std::vector<InventoryModel::Row> InventoryModel::itemRows() const
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < inventory().stacks.size(); ++i) {
        const ItemStack &stack = inventory().stacks[i];
        const bool worn = inventory().isEquipped(i);
        const auto same = std::ranges::find_if(
            rows, [&](const Row &row) { return !worn && !row.worn && row.item == stack.item; });
        if (same == rows.end()) {
            rows.push_back(
                {groupOf(m_content.items[stack.item].kind), false, worn, stack.item, i, stack.amount});
            continue;
        }
        same->amount += stack.amount;
        same->stack = i;
    }
    std::erase_if(rows, [this](const Row &row) { return !matches(row); });
    return rows;
}

bool InventoryModel::comesBefore(const Row &a, const Row &b) const
{
    if (a.item == b.item && a.worn != b.worn)
        return a.worn;
    switch (m_sort) {
    case InventorySort::Name:
        return QString::localeAwareCompare(nameOf(a), nameOf(b)) < 0;
    case InventorySort::Power:
        return typeOf(a).power > typeOf(b).power;
    case InventorySort::Newest:
        return a.stack > b.stack;
    case InventorySort::Kind:
        break;
    }
    return a.item < b.item;
}

bool InventoryModel::matches(const Row &row) const
{
    return nameOf(row).contains(m_filter, Qt::CaseInsensitive) ||
           kindOf(row).contains(m_filter, Qt::CaseInsensitive);
}

QModelIndex InventoryModel::indexOf(std::size_t item, bool worn) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&](const Row &row) { return !row.heading && row.item == item && row.worn == worn; });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

QModelIndex InventoryModel::nearestItem(int row) const
{
    const int last = rowCount() - 1;
    row = std::min(row, last);
    for (int away = 0; away <= last; ++away) {
        for (const int candidate : {row + away, row - away}) {
            if (candidate >= 0 && candidate <= last && !m_rows[static_cast<std::size_t>(candidate)].heading)
                return index(candidate);
        }
    }
    return {};
}

int InventoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant InventoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == HeadingRole)
        return row.heading;
    if (role == AmountRole)
        return row.amount;
    if (row.heading)
        return role == Qt::DisplayRole ? groupName(row.group) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(row);
    case Qt::AccessibleTextRole:
        return spoken(row);
    case ItemRole:
        return static_cast<int>(row.item);
    case StackRole:
        return static_cast<int>(row.stack);
    case PowerRole:
        return hasPower(row.group) ? QVariant(typeOf(row).power) : QVariant();
    case DifferenceRole:
        return difference(row);
    case WornRole:
        return row.worn;
    case KindRole:
        return kindOf(row);
    default:
        return {};
    }
}

Qt::ItemFlags InventoryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || index.data(HeadingRole).toBool())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QString InventoryModel::nameOf(const Row &row) const
{
    return shownKnownName(m_world, row.item);
}

QString InventoryModel::kindOf(const Row &row) const
{
    const ItemType &type = typeOf(row);
    if (!isKnown(m_content, m_world.player(), row.item))
        return tr("Unknown until you try it");
    const QString kind = kindText(type);
    const bool junk = m_content.scenario.rounds && !row.worn && isJunk(m_world, row.stack);
    return junk ? tr("%1 · junk").arg(kind) : kind;
}

QVariant InventoryModel::difference(const Row &row) const
{
    const std::optional<EquipmentSlot> slot = slotOf(typeOf(row).kind);
    if (!slot || row.worn || row.group == ItemKind::Blade) // these have different effects
        return {};
    const ItemType *worn = wornItem(m_content, inventory(), *slot);
    return typeOf(row).power - (worn != nullptr ? worn->power : 0);
}

/// Everything in the row, for a screen reader.
QString InventoryModel::spoken(const Row &row) const
{
    QStringList parts{nameOf(row), kindOf(row)};
    if (row.amount > 1)
        parts.append(tr("amount %n", nullptr, row.amount));
    if (hasPower(row.group))
        parts.append(tr("power %1").arg(typeOf(row).power));
    if (row.worn)
        parts.append(row.group == ItemKind::Blade ? tr("wielded") : tr("equipped"));
    const QVariant more = difference(row);
    if (more.isValid())
        parts.append(tr("%1 compared with the equipped item").arg(differenceText(more.toInt())));
    return parts.join(QStringLiteral(", "));
}

} // namespace cave
