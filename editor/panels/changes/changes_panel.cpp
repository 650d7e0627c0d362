// SPDX-License-Identifier: MIT
#include "editor/panels/changes/changes_panel.h"

#include "editor/view/camera/map_viewport.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QItemSelection>
#include <QLocale>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
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

constexpr float kChangeOpacity = 0.4F;

/// The runs of one kind in a region as a picture with one pixel per cell.
OverlayPicture picture(RegionPos pos, const std::vector<WorldChange> &changes, ChangeKind kind,
                       int regionSize, const ChangeLook &look)
{
    OverlayPicture made{worldPos(pos, {0, 0}, regionSize), 1,
                        QImage(regionSize, regionSize, QImage::Format_ARGB32_Premultiplied), look.hatched};
    made.pixels.fill(Qt::transparent);
    QColor colour = look.colour;
    colour.setAlphaF(kChangeOpacity);
    const QRgb pixel = qPremultiply(colour.rgba());
    for (const WorldChange &change : changes) {
        if (change.kind != kind)
            continue;
        const CellPos cell = cellOf(change.at, regionSize);
        auto *row = reinterpret_cast<QRgb *>(made.pixels.scanLine(regionSize - 1 - cell.y));
        for (int x = cell.x; x < std::min(regionSize, cell.x + change.cells); ++x)
            row[x] = pixel;
    }
    return made;
}

LegendEntry::Mark legendMark(const ChangeLook &look)
{
    if (look.cells)
        return look.hatched ? LegendEntry::Mark::Hatched : LegendEntry::Mark::Fill;
    if (look.shape == MapMark::Shape::Dot)
        return LegendEntry::Mark::Dot;
    return look.shape == MapMark::Shape::Cross ? LegendEntry::Mark::Cross : LegendEntry::Mark::Outline;
}

/// The changes of the visible kinds on the map: terrain as filled cells, things as marks. `regionSize` in
/// cells.
OverlayLayer changeLayer(const std::map<RegionPos, RegionSurvey> &surveyed, ChangeKinds shown, int regionSize,
                         const Theme &theme)
{
    OverlayLayer layer;
    for (std::size_t i = 0; i < kChangeKinds; ++i) {
        const auto kind = static_cast<ChangeKind>(i);
        const ChangeLook look = lookOf(kind, theme);
        bool any = false;
        for (const auto &[pos, survey] : surveyed) {
            if (!shown.test(i) || survey.counts.byKind[i] == 0)
                continue;
            any = true;
            if (look.cells) {
                layer.overlays.pictures.push_back(picture(pos, survey.changes, kind, regionSize, look));
                continue;
            }
            for (const WorldChange &change : survey.changes) {
                if (change.kind == kind)
                    layer.overlays.marks.push_back({change.at, look.shape, look.colour});
            }
        }
        if (any)
            layer.legend.append({legendMark(look), look.colour, changeText(kind), {}});
    }
    return layer;
}

/// Up to this number of regions are expanded at once.
constexpr int kOpened = 8;

/// The cells to revert in order to undo a change: its place, and the place in the seed.
void addCells(CellMask &cells, const WorldChange &change)
{
    cells.addRow(change.at, change.cells);
    if (change.home)
        cells.add(*change.home);
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

ChangesPanel::ChangesPanel(QWidget *parent) : InspectorPanel("changesPanel", parent)
{
    setUpForm(m_ui, *body());
    makeKinds();
    setTabOrderByLayout(*body());
    m_ui.changes_list->setModel(&m_model);
    m_ui.changes_list->setIconSize({kChangeIcon, kChangeIcon});
    m_ui.changes_list->header()->setSectionResizeMode(ChangesModel::What, QHeaderView::Stretch);
    m_ui.changes_list->header()->setSectionResizeMode(ChangesModel::Where, QHeaderView::ResizeToContents);
    connect(&m_survey, &DocumentSurvey::surveyed, this, &ChangesPanel::refresh);
    connect(m_ui.changes_base, &QComboBox::currentIndexChanged, this,
            [this](int row) { m_survey.setSincePast(row == 1); });
    connect(m_ui.changes_list, &QTreeView::clicked, this, &ChangesPanel::flyTo);
    connect(m_ui.changes_list, &QTreeView::activated, this, &ChangesPanel::flyTo);
    connect(m_ui.changes_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ChangesPanel::updateButtons);
    connect(m_ui.changes_revertThis, &QPushButton::clicked, this,
            [this] { emit revertRequested(chosenChanges()); });
    connect(m_ui.changes_revertRegion, &QPushButton::clicked, this,
            [this] { emit revertRequested(chosenRegions()); });
    connect(m_ui.changes_revertSelection, &QPushButton::clicked, this, [this] {
        if (m_selection)
            emit revertRequested(CellMask(*m_selection));
    });
    bindTexts(*this, [this] {
        m_ui.retranslateUi(body());
        refresh();
    });
    bindLook(*this, [this] {
        m_model.refreshLook(devicePixelRatioF());
        for (std::size_t i = 0; i < kChangeKinds; ++i)
            m_kinds[i]->setIcon(
                changeIcon(static_cast<ChangeKind>(i), currentTheme(), kChangeIcon, devicePixelRatioF()));
        m_ui.changes_list->setFont(fontOf(TextSize::Small));
        m_ui.changes_list->header()->setFont(fontOf(TextSize::Small));
        m_ui.changes_list->viewport()->update();
        updateLayer();
    });
    ChangesPanel::documentReplaced();
}

void ChangesPanel::makeKinds()
{
    for (std::size_t i = 0; i < kChangeKinds; ++i) {
        m_kinds[i] = new QCheckBox(body());
        m_ui.kinds->addWidget(m_kinds[i]);
        // "changes.chest-claimed"
        QString name =
            QString::fromUtf8(changeName(static_cast<ChangeKind>(i)).data(),
                              static_cast<qsizetype>(changeName(static_cast<ChangeKind>(i)).size()));
        m_kinds[i]->setObjectName(QStringLiteral("changes.") +
                                  name.replace(QLatin1Char(' '), QLatin1Char('-')));
        m_kinds[i]->setChecked(true);
        m_kinds[i]->setIconSize({kChangeIcon, kChangeIcon});
        m_kinds[i]->hide();
        connect(m_kinds[i], &QCheckBox::toggled, this, &ChangesPanel::showKinds);
    }
}

void ChangesPanel::documentReplaced()
{
    m_selection.reset();
    m_survey.setDocument(document());
}

void ChangesPanel::setSelection(std::optional<CellMask> cells)
{
    m_selection = std::move(cells);
    if (m_selection && m_selection->empty())
        m_selection.reset();
    updateButtons();
}

void ChangesPanel::refresh()
{
    const bool busy = m_survey.pending() > 0;
    const bool nothing = std::all_of(m_survey.regions().begin(), m_survey.regions().end(),
                                     [](const auto &entry) { return entry.second.changes.empty(); });
    if (document() == nullptr)
        showEmpty(tr("Open a world to see its differences from the seed."));
    else if (nothing && !document()->showsPast())
        showEmpty(busy ? tr("Comparing the world with its seed…") : tr("No differences from the seed."));
    else
        showEmpty({});
    m_ui.changes_base->setVisible(document() != nullptr && document()->showsPast());
    reportTotals();
    showKinds();
}

void ChangesPanel::reportTotals()
{
    ChangeCounts all;
    for (const auto &[pos, survey] : m_survey.regions()) {
        for (std::size_t i = 0; i < kChangeKinds; ++i)
            all.byKind[i] += survey.counts.byKind[i];
        all.explored += survey.counts.explored;
    }
    const QLocale locale;
    for (std::size_t i = 0; i < kChangeKinds; ++i) {
        m_kinds[i]->setText(tr("%1: %2").arg(changeText(static_cast<ChangeKind>(i)),
                                             locale.toString(static_cast<qlonglong>(all.byKind[i]))));
        m_kinds[i]->setToolTip(tr("Show these on the map and in the list"));
        m_kinds[i]->setVisible(all.byKind[i] > 0);
    }
    const auto regions = static_cast<int>(m_survey.regions().size());
    QString summary = (regions == 1 ? tr("1 region") : tr("%n regions", nullptr, regions)) +
                      QStringLiteral(" · ") + tr("%Ln cells explored", nullptr, pluralCount(all.explored));
    if (m_survey.pending() > 0)
        summary +=
            QStringLiteral(" · ") + tr("comparing, %n left", nullptr, static_cast<int>(m_survey.pending()));
    if (m_survey.pending() == 0 && all == ChangeCounts())
        summary = m_survey.isSincePast() ? tr("Nothing has changed since this turn.")
                                         : tr("No differences from the seed.");
    m_ui.changes_summary->setText(summary);
}

ChangeKinds ChangesPanel::shownKinds() const
{
    ChangeKinds shown;
    for (std::size_t i = 0; i < kChangeKinds; ++i)
        shown.set(i, m_kinds[i]->isChecked());
    return shown;
}

namespace {

/// Chosen rows by region, whichever their numbers are: its own, which has no change, and those of changes.
using ChosenChanges = std::map<RegionPos, std::vector<std::optional<WorldChange>>>;

std::optional<WorldChange> changeOf(const ChangesModel &model, const QModelIndex &index)
{
    const WorldChange *change = model.changeAt(index);
    return change == nullptr ? std::nullopt : std::optional(*change);
}

/// Of each region in the order of the rows.
ChosenChanges chosenOf(const ChangesModel &model, QModelIndexList rows)
{
    std::sort(rows.begin(), rows.end());
    ChosenChanges chosen;
    for (const QModelIndex &index : rows)
        chosen[model.regionAt(index)].push_back(changeOf(model, index));
    return chosen;
}

/// Adds the rows of those that are still there.
void addRows(QItemSelection &rows, const ChangesModel &model, const QModelIndex &region,
             const std::vector<std::optional<WorldChange>> &chosen)
{
    constexpr int kLast = ChangesModel::ColumnCount - 1;
    if (std::find(chosen.begin(), chosen.end(), std::nullopt) != chosen.end())
        rows.select(region, region.siblingAtColumn(kLast));
    auto next = chosen.begin();
    int first = -1; // of those that follow each other
    const int count = model.rowCount(region);
    for (int row = 0; row <= count; ++row) {
        const auto found = row == count
                               ? chosen.end()
                               : std::find(next, chosen.end(), changeOf(model, model.index(row, 0, region)));
        if (found != chosen.end()) {
            next = found + 1;
            first = first < 0 ? row : first;
        } else if (first >= 0) {
            rows.select(model.index(std::exchange(first, -1), 0, region),
                        model.index(row - 1, kLast, region));
        }
    }
}

} // namespace

/// Fills the list again. Expanded items, selected ones and the current one are kept.
void ChangesPanel::showKinds()
{
    std::set<RegionPos> open;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (const QModelIndex region = m_model.index(row, 0); m_ui.changes_list->isExpanded(region))
            open.insert(m_model.regionAt(region));
    }
    const bool first = m_model.rowCount() == 0;
    QItemSelectionModel &selection = *m_ui.changes_list->selectionModel();
    const ChosenChanges chosen = chosenOf(m_model, selection.selectedRows());
    ChosenChanges current;
    if (const QModelIndex index = m_ui.changes_list->currentIndex(); index.isValid())
        current = chosenOf(m_model, {index});
    QItemSelection rows;
    QItemSelection currentRow;
    m_model.setChanges(m_survey.regions(), shownKinds());
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex region = m_model.index(row, 0);
        m_ui.changes_list->setExpanded(region,
                                       first ? row < kOpened : open.contains(m_model.regionAt(region)));
        if (const auto found = chosen.find(m_model.regionAt(region)); found != chosen.end())
            addRows(rows, m_model, region, found->second);
        if (const auto found = current.find(m_model.regionAt(region)); found != current.end())
            addRows(currentRow, m_model, region, found->second);
    }
    selection.select(rows, QItemSelectionModel::ClearAndSelect);
    if (!currentRow.isEmpty())
        selection.setCurrentIndex(currentRow.front().topLeft(), QItemSelectionModel::NoUpdate);
    updateButtons();
    updateLayer();
}

void ChangesPanel::updateLayer()
{
    if (document() == nullptr || m_survey.regions().empty()) {
        if (!layer().legend.isEmpty())
            setLayer({});
        return;
    }
    setLayer(
        changeLayer(m_survey.regions(), shownKinds(), document()->world().map.regionSize(), currentTheme()));
}

void ChangesPanel::updateButtons()
{
    const bool canEdit = document() != nullptr && document()->canEdit();
    const bool chosen = m_ui.changes_list->selectionModel()->hasSelection();
    m_ui.changes_revertThis->setEnabled(canEdit && chosen);
    m_ui.changes_revertRegion->setEnabled(canEdit && chosen);
    m_ui.changes_revertSelection->setEnabled(canEdit && m_selection.has_value());
    QString reason;
    if (document() != nullptr && !canEdit)
        reason = document()->origin() == DocumentOrigin::File
                     ? tr("Read-only. Open this world in Edit to revert changes.")
                     : tr("Only a world in a world file can be edited.");
    else if (!chosen && !m_selection)
        reason = tr("Select changes in the list or cells on the map to revert them.");
    m_ui.changes_reason->setText(reason);
    m_ui.changes_reason->setVisible(!reason.isEmpty());
}

CellMask ChangesPanel::chosenChanges() const
{
    CellMask cells(document()->world().map.regionSize());
    for (const QModelIndex &index : m_ui.changes_list->selectionModel()->selectedRows()) {
        if (const WorldChange *change = m_model.changeAt(index)) {
            addCells(cells, *change);
            continue;
        }
        for (int row = 0; row < m_model.rowCount(index); ++row)
            addCells(cells, *m_model.changeAt(m_model.index(row, 0, index)));
    }
    return cells;
}

CellMask ChangesPanel::chosenRegions() const
{
    const int size = document()->world().map.regionSize();
    CellMask cells(size);
    for (const QModelIndex &index : m_ui.changes_list->selectionModel()->selectedRows()) {
        for (int y = 0; y < size; ++y)
            cells.addRow(worldPos(m_model.regionAt(index), {0, y}, size), size);
    }
    return cells;
}

void ChangesPanel::flyTo(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (const WorldChange *change = m_model.changeAt(index))
        emit placeChosen(change->at);
    else
        emit areaChosen(areaOf(m_model.regionAt(index)));
}

} // namespace cave

#include "moc_changes_panel.cpp"
