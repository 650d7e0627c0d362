// SPDX-License-Identifier: MIT
#include "editor/panels/changes/changes_model.h"

#include "editor/view/camera/map_canvas.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace cave {
namespace {

/// The internal id of a region's row; a change's id is the row of its region plus one.
constexpr quintptr kRegionRow = 0;

QString changeLine(const WorldChange &change)
{
    switch (change.kind) {
    case ChangeKind::Dug:
        return change.cells == 1 ? ChangesModel::tr("1 cell dug")
                                 : ChangesModel::tr("%n cells dug", nullptr, change.cells);
    case ChangeKind::Filled:
        return change.cells == 1 ? ChangesModel::tr("1 cell filled")
                                 : ChangesModel::tr("%n cells filled", nullptr, change.cells);
    case ChangeKind::Flooded:
        return change.cells == 1 ? ChangesModel::tr("1 cell flooded")
                                 : ChangesModel::tr("%n cells flooded", nullptr, change.cells);
    case ChangeKind::Drained:
        return change.cells == 1 ? ChangesModel::tr("1 cell drained")
                                 : ChangesModel::tr("%n cells drained", nullptr, change.cells);
    case ChangeKind::Planted:
        return change.cells == 1 ? ChangesModel::tr("1 cell planted with trees")
                                 : ChangesModel::tr("%n cells planted with trees", nullptr, change.cells);
    case ChangeKind::Felled:
        return change.cells == 1 ? ChangesModel::tr("1 cell felled")
                                 : ChangesModel::tr("%n cells felled", nullptr, change.cells);
    case ChangeKind::ChestClaimed:
        return ChangesModel::tr("Chest claimed");
    case ChangeKind::ChestPlaced:
        return ChangesModel::tr("Chest placed");
    case ChangeKind::ChestRefilled:
        return ChangesModel::tr("Chest refilled");
    case ChangeKind::ChestRemoved:
        return ChangesModel::tr("Chest removed");
    case ChangeKind::ItemsDropped:
        return ChangesModel::tr("Items dropped");
    case ChangeKind::ThingTaken:
        return ChangesModel::tr("Picked up or drunk");
    case ChangeKind::ThingPlaced:
        return ChangesModel::tr("Thing placed");
    case ChangeKind::ThingRemoved:
        return ChangesModel::tr("Thing removed");
    case ChangeKind::MonsterKilled:
        return ChangesModel::tr("Monster killed");
    case ChangeKind::MonsterMoved:
        return change.home ? ChangesModel::tr("Monster moved from %1").arg(coordinatesText(*change.home))
                           : ChangesModel::tr("Monster moved");
    case ChangeKind::MonsterPlaced:
        break;
    }
    return ChangesModel::tr("Monster placed");
}

} // namespace

void ChangesModel::setChanges(const std::map<RegionPos, RegionSurvey> &surveyed, ChangeKinds shown)
{
    beginResetModel();
    m_groups.clear();
    for (const auto &[pos, survey] : surveyed) {
        Group group{pos, {}};
        std::copy_if(
            survey.changes.begin(), survey.changes.end(), std::back_inserter(group.changes),
            [&](const WorldChange &change) { return shown.test(static_cast<std::size_t>(change.kind)); });
        if (!group.changes.empty())
            m_groups.push_back(std::move(group));
    }
    endResetModel();
}

void ChangesModel::refreshLook(double pixelRatio)
{
    m_ratio = pixelRatio;
    m_icons = {};
}

const ChangesModel::Group &ChangesModel::groupOf(const QModelIndex &index) const
{
    const auto row = index.internalId() == kRegionRow ? static_cast<std::size_t>(index.row())
                                                      : static_cast<std::size_t>(index.internalId()) - 1;
    return m_groups[row];
}

RegionPos ChangesModel::regionAt(const QModelIndex &index) const
{
    return groupOf(index).pos;
}

const WorldChange *ChangesModel::changeAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == kRegionRow)
        return nullptr;
    return &groupOf(index).changes[static_cast<std::size_t>(index.row())];
}

QModelIndex ChangesModel::indexOf(RegionPos pos) const
{
    const auto found =
        std::find_if(m_groups.begin(), m_groups.end(), [&](const Group &group) { return group.pos == pos; });
    return found == m_groups.end() ? QModelIndex() : index(static_cast<int>(found - m_groups.begin()), 0);
}

QModelIndex ChangesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || row >= rowCount(parent) || column < 0 || column >= ColumnCount)
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kRegionRow);
}

QModelIndex ChangesModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == kRegionRow)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, kRegionRow);
}

int ChangesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kRegionRow || parent.column() != 0)
        return 0;
    return static_cast<int>(groupOf(parent).changes.size());
}

int ChangesModel::columnCount(const QModelIndex & /*parent*/) const
{
    return ColumnCount;
}

QVariant ChangesModel::groupData(const Group &group, const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == What)
        return tr("Region %1").arg(coordinatesText({group.pos.x, group.pos.y}));
    return shownNumber(std::ssize(group.changes));
}

QVariant ChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Where)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const WorldChange *change = changeAt(index);
    if (change == nullptr)
        return groupData(groupOf(index), index, role);
    if (role == Qt::DecorationRole && index.column() == What) {
        QIcon &icon = m_icons[static_cast<std::size_t>(change->kind)];
        if (icon.isNull())
            icon = changeIcon(change->kind, currentTheme(), kChangeIcon, m_ratio);
        return icon;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return index.column() == What ? changeLine(*change) : coordinatesText(change->at);
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What ? tr("Change") : tr("Where");
}

namespace {

struct ChangeText {
    Q_DECLARE_TR_FUNCTIONS(cave::ChangeTexts)
};

MapMark::Shape shapeOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::ChestRemoved:
    case ChangeKind::MonsterKilled:
    case ChangeKind::ThingRemoved:
        return MapMark::Shape::Cross;
    case ChangeKind::ChestClaimed:
    case ChangeKind::MonsterMoved:
    case ChangeKind::ThingTaken:
        return MapMark::Shape::Ring;
    case ChangeKind::ChestRefilled:
        return MapMark::Shape::Square;
    default:
        return MapMark::Shape::Dot;
    }
}

} // namespace

ChangeFamily familyOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Dug:
    case ChangeKind::Filled:
    case ChangeKind::Flooded:
    case ChangeKind::Drained:
    case ChangeKind::Planted:
    case ChangeKind::Felled:
        return ChangeFamily::Terrain;
    case ChangeKind::ChestClaimed:
    case ChangeKind::ChestPlaced:
    case ChangeKind::ChestRefilled:
    case ChangeKind::ChestRemoved:
        return ChangeFamily::Chests;
    case ChangeKind::ItemsDropped:
    case ChangeKind::ThingTaken:
    case ChangeKind::ThingPlaced:
    case ChangeKind::ThingRemoved:
        return ChangeFamily::Items;
    case ChangeKind::MonsterKilled:
    case ChangeKind::MonsterMoved:
    case ChangeKind::MonsterPlaced:
        break;
    }
    return ChangeFamily::Monsters;
}

QString familyText(ChangeFamily family)
{
    static constexpr std::array kTexts{
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Terrain"), QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Items"), QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters")};
    return ChangeText::tr(kTexts[static_cast<std::size_t>(family)]);
}

QColor familyColour(ChangeFamily family, const Theme &theme)
{
    static constexpr std::array<QRgb, kChangeFamilies> kDark{0x56b4e9, 0xcc79a7, 0x21b98b, 0xf08a3c};
    static constexpr std::array<QRgb, kChangeFamilies> kLight{0x0072b2, 0xa8487c, 0x007a58, 0xc04a00};
    return QColor((theme.dark ? kDark : kLight)[static_cast<std::size_t>(family)]);
}

ChangeLook lookOf(ChangeKind kind, const Theme &theme)
{
    ChangeLook look;
    look.colour = familyColour(familyOf(kind), theme);
    look.cells = familyOf(kind) == ChangeFamily::Terrain;
    look.shape = shapeOf(kind);
    if (kind == ChangeKind::Filled) {
        look.colour = QColor(0xe6, 0x9f, 0x00);
        look.hatched = true;
    }
    return look;
}

QString changeText(ChangeKind kind)
{
    static constexpr std::array<const char *, kChangeKinds> kTexts{
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Dug"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Filled"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests claimed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests placed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests refilled"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests removed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Items dropped"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters killed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters moved"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters placed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Things taken"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Things placed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Things removed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Flooded"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Drained"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Planted"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Felled")};
    return ChangeText::tr(kTexts[static_cast<std::size_t>(kind)]);
}

QIcon changeIcon(ChangeKind kind, const Theme &theme, int size, double ratio)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const double side = pixmap.width();
    const ChangeLook look = lookOf(kind, theme);
    if (look.cells) {
        const QRectF square = QRectF(0, 0, side, side).adjusted(side / 8, side / 8, -side / 8, -side / 8);
        painter.fillRect(square, look.colour);
        if (look.hatched) {
            painter.setPen(QPen(theme.background, ratio));
            painter.setClipRect(square);
            for (double at = 0; at < 2 * side; at += side / 4)
                painter.drawLine(QPointF(at, 0), QPointF(at - side, side));
        }
    } else {
        // Uses the map's own painter, on a map of one cell.
        const MapProjection one{{0, 0}, {0, side}, side, ratio, {0, 0, side, side}, {{0, 0}, 1, 1}};
        paintMarks({{{0, 0}, look.shape, look.colour}}, {painter, one, theme, MapStyle::Tiles});
    }
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return QIcon(pixmap);
}

} // namespace cave

#include "moc_changes_model.cpp"
