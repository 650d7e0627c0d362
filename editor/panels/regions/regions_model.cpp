// SPDX-License-Identifier: MIT
#include "editor/panels/regions/regions_model.h"

#include "core/base/row_bits.h"
#include "editor/document/world_document.h"
#include "editor/panels/changes/changes_panel.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/colour_scale.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
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

const QString kUnknown = QStringLiteral("–");

template<class Value>
QString knownText(const std::optional<Value> &value)
{
    return value ? shownNumber(*value) : kUnknown;
}

/// Regions per side of one picture. Regions may be any distance apart, so there are several pictures.
constexpr std::int64_t kTile = 64;
constexpr float kRegionOpacity = 0.6F;

struct ColouringText {
    Q_DECLARE_TR_FUNCTIONS(cave::RegionColouring)
};

/// A number shown by colour, and its labels in the legend.
struct Measure {
    std::optional<double> value;
    QString text;
};

Measure measureOf(const ListedRegion &row, RegionColouring colouring, std::int64_t turn)
{
    const QLocale locale;
    if (colouring == RegionColouring::Explored && row.exploredCells > 0)
        return {row.explored,
                ColouringText::tr("%1 % explored").arg(locale.toString(100 * row.explored, 'f', 0))};
    if (colouring == RegionColouring::Age && row.turn) {
        const std::int64_t age = std::max<std::int64_t>(0, turn - *row.turn);
        // Older is darker; ages are compared logarithmically.
        return {-std::log1p(static_cast<double>(age)),
                ColouringText::tr("changed %Ln turns ago", nullptr, pluralCount(age))};
    }
    if (colouring == RegionColouring::Size && row.bytes)
        return {std::log1p(static_cast<double>(*row.bytes)),
                ColouringText::tr("%Ln bytes", nullptr, pluralCount(*row.bytes))};
    return {};
}

/// Paints squares into one picture per tile; hatched ones separately.
class Squares {
public:
    explicit Squares(int regionSize) : m_regionSize(regionSize) {}

    void add(RegionPos pos, QColor colour, bool hatched = false)
    {
        colour.setAlphaF(kRegionOpacity);
        const Key key{{floorDiv(pos.x, kTile), floorDiv(pos.y, kTile)}, hatched};
        QImage &pixels = m_pictures[key];
        if (pixels.isNull()) {
            pixels = QImage(kTile, kTile, QImage::Format_ARGB32_Premultiplied);
            pixels.fill(Qt::transparent);
        }
        pixels.setPixelColor(static_cast<int>(floorMod(pos.x, kTile)),
                             static_cast<int>(kTile - 1 - floorMod(pos.y, kTile)), colour);
    }

    [[nodiscard]] std::vector<OverlayPicture> pictures() const
    {
        std::vector<OverlayPicture> all;
        for (const auto &[key, pixels] : m_pictures) {
            const std::int64_t cells = kTile * m_regionSize;
            all.push_back({{key.first.x * cells, key.first.y * cells}, m_regionSize, pixels, key.second});
        }
        return all;
    }

private:
    using Key = std::pair<RegionPos, bool>;
    int m_regionSize;
    std::map<Key, QImage> m_pictures;
};

void paintScale(const std::vector<ListedRegion> &rows, RegionColouring colouring, std::int64_t turn,
                Squares &squares, QList<LegendEntry> &legend)
{
    std::vector<std::pair<Measure, RegionPos>> measured;
    for (const ListedRegion &row : rows) {
        if (Measure measure = measureOf(row, colouring, turn); measure.value)
            measured.emplace_back(std::move(measure), row.pos);
    }
    if (measured.empty())
        return;
    const auto [least, most] =
        std::minmax_element(measured.begin(), measured.end(),
                            [](const auto &a, const auto &b) { return a.first.value < b.first.value; });
    const double low = *least->first.value;
    const double range = *most->first.value - low;
    for (const auto &[measure, pos] : measured)
        squares.add(pos, viridisColour(range > 0 ? (*measure.value - low) / range : 1));
    if (range > 0)
        legend.append({LegendEntry::Mark::Scale, viridisColour(0),
                       ColouringText::tr("%1 … %2").arg(least->first.text, most->first.text),
                       viridisColour(1)});
    else
        legend.append({LegendEntry::Mark::Fill, viridisColour(1), most->first.text, {}});
}

/// The subject of most changes of a region; none if it was only explored.
std::optional<ChangeFamily> mostlyChanged(const ChangeCounts &counts)
{
    std::array<std::int64_t, kChangeFamilies> byFamily{};
    for (std::size_t kind = 0; kind < kChangeKinds; ++kind)
        byFamily[static_cast<std::size_t>(familyOf(static_cast<ChangeKind>(kind)))] += counts.byKind[kind];
    const auto *const most = std::max_element(byFamily.begin(), byFamily.end());
    if (*most == 0)
        return std::nullopt;
    return static_cast<ChangeFamily>(most - byFamily.begin());
}

void addEntry(QList<LegendEntry> &legend, const LegendEntry &entry)
{
    if (!legend.contains(entry))
        legend.append(entry);
}

void paintChanged(const std::vector<ListedRegion> &rows, const Theme &theme, Squares &squares,
                  QList<LegendEntry> &legend)
{
    for (const ListedRegion &row : rows) {
        if (!row.counts)
            continue;
        const std::optional<ChangeFamily> family = mostlyChanged(*row.counts);
        const QColor colour = family ? familyColour(*family, theme) : theme.mutedText;
        squares.add(row.pos, colour, !family);
        addEntry(legend, {family ? LegendEntry::Mark::Fill : LegendEntry::Mark::Hatched,
                          colour,
                          family ? ColouringText::tr("Mostly: %1").arg(familyText(*family))
                                 : ColouringText::tr("Only explored"),
                          {}});
    }
}

void paintHealth(const std::vector<ListedRegion> &rows, const Theme &theme, Squares &squares,
                 QList<LegendEntry> &legend)
{
    for (const ListedRegion &row : rows) {
        const QColor colour = row.health == RegionHealth::Damaged       ? theme.danger
                              : row.health == RegionHealth::Quarantined ? theme.gold
                                                                        : theme.good;
        squares.add(row.pos, colour, row.isBroken());
        addEntry(legend, {row.isBroken() ? LegendEntry::Mark::Hatched : LegendEntry::Mark::Fill,
                          colour,
                          healthText(row.health),
                          {}});
    }
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

OverlayLayer colouredRegions(const std::vector<ListedRegion> &rows, RegionColouring colouring, int regionSize,
                             std::int64_t turn, const Theme &theme)
{
    OverlayLayer layer;
    Squares squares(regionSize);
    switch (colouring) {
    case RegionColouring::Nothing:
        break;
    case RegionColouring::Changed:
        paintChanged(rows, theme, squares, layer.legend);
        break;
    case RegionColouring::Health:
        paintHealth(rows, theme, squares, layer.legend);
        break;
    default:
        paintScale(rows, colouring, turn, squares, layer.legend);
        break;
    }
    layer.overlays.pictures = squares.pictures();
    return layer;
}

} // namespace cave

#include "moc_regions_model.cpp"
