// SPDX-License-Identifier: MIT
#include "editor/panels/checks/found_model.h"

#include "editor/panels/regions/thing_texts.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/place_texts.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// Precomputed sort keys: the texts of thousands of things are made once each.
struct SortKey {
    QString what;
    qint64 distance = 0;
    std::size_t thing = 0;
};

} // namespace

void FoundModel::setThings(std::vector<FoundThing> things, std::shared_ptr<const Content> content,
                           WorldPos from, const LevelPlan &plan, const WorldSpec &spec)
{
    beginResetModel();
    m_plan = plan;
    m_spec = spec;
    m_things = std::move(things);
    m_content = std::move(content);
    m_from = from;
    arrange();
    endResetModel();
}

void FoundModel::refreshLook(double pixelRatio)
{
    m_ratio = pixelRatio;
    m_icons.clear();
    if (!m_things.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

int FoundModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_things.size());
}

int FoundModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QIcon FoundModel::iconOf(const FoundThing &thing) const
{
    const QString look =
        QString::number(static_cast<int>(thing.kind)) +
        (thing.monster ? QLatin1Char(' ') + QString::number(thing.monster->kind) : QString());
    QIcon &icon = m_icons[look];
    if (icon.isNull())
        icon = thingIcon(thing, *m_content, currentTheme(), kThingIcon, m_ratio);
    return icon;
}

QVariant FoundModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const FoundThing &shown = thing(index.row());
    if (role == Qt::DecorationRole && index.column() == What)
        return iconOf(shown);
    if (role == Qt::ToolTipRole)
        return thingKindText(shown.kind) + QStringLiteral(": ") + thingText(shown, *m_content) +
               QLatin1Char('\n') + wayText(m_from, shown.at);
    if (role == Qt::TextAlignmentRole && index.column() != What)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case What:
        return thingText(shown, *m_content);
    case Where:
        return placeText(m_spec, m_plan, shown.at);
    default:
        return QLocale().toString(straightDistance(m_from, shown.at));
    }
}

QVariant FoundModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case What:
        return tr("What");
    case Where:
        return tr("Where");
    case Distance:
        return role == Qt::ToolTipRole ? tr("Distance from the player, in cells") : tr("Distance");
    default:
        return {};
    }
}

void FoundModel::arrange()
{
    std::vector<SortKey> keys;
    keys.reserve(m_things.size());
    for (std::size_t i = 0; i < m_things.size(); ++i)
        keys.push_back({m_column == What ? thingText(m_things[i], *m_content) : QString(),
                        straightDistance(m_from, m_things[i].at), i});
    const auto less = [this](const SortKey &a, const SortKey &b) {
        if (m_column == What && a.what != b.what)
            return a.what.localeAwareCompare(b.what) < 0;
        if (m_column == Where)
            return m_things[a.thing].at < m_things[b.thing].at;
        return a.distance < b.distance;
    };
    std::stable_sort(keys.begin(), keys.end(), [&](const SortKey &a, const SortKey &b) {
        return m_order == Qt::AscendingOrder ? less(a, b) : less(b, a);
    });
    std::vector<FoundThing> sorted;
    sorted.reserve(m_things.size());
    for (const SortKey &key : keys)
        sorted.push_back(std::move(m_things[key.thing]));
    m_things = std::move(sorted);
}

void FoundModel::sort(int column, Qt::SortOrder order)
{
    m_column = column;
    m_order = order;
    if (m_things.empty())
        return;
    beginResetModel();
    arrange();
    endResetModel();
}

} // namespace cave

#include "moc_found_model.cpp"
