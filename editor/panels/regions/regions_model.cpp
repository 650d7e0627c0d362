// SPDX-License-Identifier: MIT
#include "editor/panels/regions/regions_model.h"

#include "core/base/row_bits.h"
#include "editor/document/world_document.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/view/style/icons.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace cave {
namespace {

ListedRegion storedRow(const StoredRegion &stored)
{
    ListedRegion row;
    row.pos = stored.pos;
    row.level = stored.level;
    row.health = stored.quarantined       ? RegionHealth::Quarantined
                 : stored.problem.empty() ? RegionHealth::Sound
                                          : RegionHealth::Damaged;
    row.exploredCells = stored.exploredCells;
    row.bytes = stored.payloadBytes;
    row.turn = stored.changedTurn;
    row.problem = stored.problem;
    return row;
}

} // namespace

std::vector<ListedRegion> regionRows(WorldDocument &document,
                                     const std::map<RegionPos, RegionSurvey> &surveyed)
{
    const WorldMap &map = document.world().map;
    std::vector<ListedRegion> rows;
    std::set<RegionPos> listed; // as the world has them, whole or in part
    for (const StoredRegion &stored : document.stored()) {
        rows.push_back(storedRow(stored));
        if (rows.back().health != RegionHealth::Quarantined)
            listed.insert(stored.pos);
    }
    for (const auto &[pos, changes] : map.changes()) {
        if (!listed.contains(pos) && !changes.empty()) {
            rows.emplace_back();
            rows.back().pos = pos;
        }
    }
    for (ListedRegion &row : rows) {
        const auto cells = static_cast<double>(
            std::max<std::int64_t>(cellsInLevels(map.plan(), row.pos, map.regionSize()), 1));
        row.levelName = levelNamesOf(document.world(), row.pos);
        if (!row.isBroken()) {
            row.exploredCells = row_bits::countBits(map.changesOf(row.pos).explored);
            if (const auto survey = surveyed.find(row.pos); survey != surveyed.end())
                row.counts = survey->second.counts;
        }
        row.explored = std::clamp(static_cast<double>(row.exploredCells) / cells, 0.0, 1.0);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ListedRegion &a, const ListedRegion &b) { return a.pos < b.pos; });
    return rows;
}

namespace {

const QString kUnknown = QStringLiteral("–");

template<class Value>
QString knownText(const std::optional<Value> &value)
{
    return value ? shownNumber(*value) : kUnknown;
}

} // namespace

QString healthText(RegionHealth health)
{
    static constexpr std::array kTexts{QT_TRANSLATE_NOOP("cave::RegionsModel", "In memory"),
                                       QT_TRANSLATE_NOOP("cave::RegionsModel", "Intact"),
                                       QT_TRANSLATE_NOOP("cave::RegionsModel", "Damaged"),
                                       QT_TRANSLATE_NOOP("cave::RegionsModel", "Quarantined")};
    return QCoreApplication::translate("cave::RegionsModel", kTexts[static_cast<std::size_t>(health)]);
}

QString healthIcon(RegionHealth health)
{
    static constexpr std::array kIcons{"note", "verify", "warning", "error"};
    return QLatin1String(kIcons[static_cast<std::size_t>(health)]);
}

void RegionsModel::setRows(std::vector<ListedRegion> rows)
{
    const auto sameRegion = [](const ListedRegion &a, const ListedRegion &b) {
        return a.pos == b.pos && a.health == b.health;
    };
    if (std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), sameRegion)) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RegionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RegionsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RegionsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ListedRegion &shown = row(index.row());
    if (role == Qt::TextAlignmentRole && index.column() != Position && index.column() != Health)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DecorationRole && index.column() == Health)
        return namedIcon(healthIcon(shown.health));
    if (role == Qt::ToolTipRole)
        return shown.problem.empty() ? healthText(shown.health) : messageText(shown.problem);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Position:
        return shown.levelName.isEmpty()
                   ? coordinatesText({shown.pos.x, shown.pos.y})
                   : tr("%1 · %2").arg(coordinatesText({shown.pos.x, shown.pos.y}), shown.levelName);
    case Explored:
        return tr("%1 %").arg(QLocale().toString(100 * shown.explored, 'f', 0));
    case Changes:
        return shown.counts ? shownNumber(shown.changes()) : kUnknown;
    case Size:
        return knownText(shown.bytes);
    case Turn:
        return knownText(shown.turn);
    default:
        return healthText(shown.health);
    }
}

QVariant RegionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case Position:
        return tip ? tr("Region coordinates, east and north") : tr("Region");
    case Explored:
        return tip ? tr("Share of explored cells") : tr("Seen");
    case Changes:
        return tip ? tr("Number of cells and things that differ from the seed") : tr("Changes");
    case Size:
        return tip ? tr("Size in the file, in bytes") : tr("Bytes");
    case Turn:
        return tip ? tr("Turn of the last change") : tr("Turn");
    case Health:
        return tip ? tr("Whether the stored data is readable") : tr("State");
    default:
        return {};
    }
}

RegionsOrder::RegionsOrder(RegionsModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

void RegionsOrder::setWanted(const Wanted &wanted)
{
    m_wanted = wanted;
    invalidateFilter();
}

bool RegionsOrder::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    if (!m_wanted.changed && !m_wanted.explored && !m_wanted.damaged)
        return true;
    const ListedRegion &asked = m_model.row(row);
    return (m_wanted.changed && asked.changes() > 0) || (m_wanted.explored && asked.exploredCells > 0) ||
           (m_wanted.damaged && asked.isBroken());
}

bool RegionsOrder::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const ListedRegion &a = m_model.row(left.row());
    const ListedRegion &b = m_model.row(right.row());
    switch (left.column()) {
    case RegionsModel::Explored:
        return a.exploredCells < b.exploredCells;
    case RegionsModel::Changes:
        return a.changes() < b.changes();
    case RegionsModel::Size:
        return a.bytes < b.bytes;
    case RegionsModel::Turn:
        return a.turn < b.turn;
    case RegionsModel::Health:
        return a.health < b.health;
    default:
        return a.pos < b.pos;
    }
}

} // namespace cave

#include "moc_regions_model.cpp"
