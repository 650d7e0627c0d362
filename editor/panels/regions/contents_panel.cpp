// SPDX-License-Identifier: MIT
#include "editor/panels/regions/contents_panel.h"

#include "core/base/row_bits.h"
#include "core/io/exports/region_text.h"
#include "core/world/features.h"
#include "editor/panels/regions/regions_model.h"
#include "editor/panels/regions/thing_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QHeaderView>
#include <QLocale>

#include <array>
#include <iterator>
#include <utility>

namespace cave {
namespace {

/// Consecutive changes, as in a stroke, are shown together after this many milliseconds.
constexpr int kRefreshDelay = 50;
constexpr int kPlaceRole = Qt::UserRole; ///< a WorldPos, for an item with a place

/// A row of the table that sorts places numerically, and anything else by its text.
class TableItem : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;

    [[nodiscard]] bool operator<(const QTreeWidgetItem &other) const override
    {
        const int sorted = treeWidget()->sortColumn();
        const auto mine = data(0, kPlaceRole).value<WorldPos>();
        const auto theirs = other.data(0, kPlaceRole).value<WorldPos>();
        if (sorted == 2 || text(sorted) == other.text(sorted))
            return mine < theirs;
        return text(sorted).localeAwareCompare(other.text(sorted)) < 0;
    }
};

} // namespace

ContentsPanel::ContentsPanel(QWidget *parent) : InspectorPanel("contentsPanel", parent)
{
    setUpForm(m_ui, *body());
    for (QTreeWidget *list : {m_ui.contents_tree, m_ui.contents_table}) {
        list->setIconSize({kThingIcon, kThingIcon});
        connect(list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) { flyTo(item); });
    }
    m_ui.contents_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ui.contents_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_ui.contents_table->sortByColumn(0, Qt::AscendingOrder);
    m_ui.contents_asTable->setIcon(namedIcon(QStringLiteral("table")));
    connect(m_ui.contents_asTable, &QToolButton::toggled, m_ui.contents_table, &QWidget::setVisible);
    connect(m_ui.contents_asTable, &QToolButton::toggled, m_ui.contents_tree, &QWidget::setHidden);
    connect(m_ui.contents_cells, &CellTextView::cellChanged, this, &ContentsPanel::reportCell);
    connect(m_ui.contents_cells, &CellTextView::cellActivated, this, &ContentsPanel::placeChosen);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kRefreshDelay);
    connect(&m_soon, &QTimer::timeout, this, &ContentsPanel::refresh);
    ContentsPanel::retranslate();
    ContentsPanel::refreshLook();
    ContentsPanel::documentReplaced();
}

void ContentsPanel::retranslate()
{
    m_ui.retranslateUi(body());
    const auto letter = [](Terrain terrain) { return QString(QLatin1Char(terrainLetter(terrain))); };
    m_ui.contents_cells->setToolTip(
        tr("%1 rock, %2 floor, %3 water, %4 trees, %5 outside a level, S START, F FINISH, C "
           "chest, c claimed chest, ! dropped items, + marker, @ player; other letters are "
           "monsters. In rooms: D door, ^ spikes, + potion, $ to pick up, i info, * "
           "decoration. Dim: not explored.")
            .arg(letter(Terrain::Rock), letter(Terrain::Floor), letter(Terrain::Water),
                 letter(Terrain::Trees), letter(Terrain::Bounds)));
    refresh();
}

void ContentsPanel::refreshLook()
{
    InspectorPanel::refreshLook();
    for (QTreeWidget *list : {m_ui.contents_tree, m_ui.contents_table})
        list->setFont(fontOf(TextSize::Small));
    refresh(); // icons depend on the theme
}

void ContentsPanel::documentReplaced()
{
    m_region.reset();
    refresh();
}

void ContentsPanel::documentChanged(const DocumentChange &change)
{
    // A monster from another region may have come into this one.
    if (m_region && (change.everything || change.bookmarks || change.player || !change.regions.empty()) &&
        !m_soon.isActive())
        m_soon.start();
}

void ContentsPanel::showRegion(RegionPos pos)
{
    if (m_region == pos)
        return;
    m_region = pos;
    refresh();
}

void ContentsPanel::showCell(WorldPos cell)
{
    if (document() == nullptr)
        return;
    showRegion(regionOf(cell, document()->world().map.regionSize()));
    m_ui.contents_cells->setCell(cell);
}

void ContentsPanel::refresh()
{
    if (document() == nullptr) {
        showEmpty(tr("Open a world to see the contents of its regions."));
        return;
    }
    if (!m_region) {
        showEmpty(tr("Click a cell on the map, or a region in the list, to see its contents."));
        return;
    }
    showEmpty({});
    m_things = thingsIn(document()->world(), document()->bookmarks(), *m_region);
    m_ui.contents_title->setText(titleText());
    fillTree();
    fillTable();
    m_ui.contents_cells->show(document()->world(), *m_region, m_things);
    reportCell();
}

QString ContentsPanel::titleText() const
{
    const QString region = tr("Region %1").arg(coordinatesText({m_region->x, m_region->y}));
    const QString levels = levelNamesOf(document()->world(), *m_region);
    return levels.isEmpty() ? region : tr("%1 · %2").arg(region, levels);
}

void ContentsPanel::fillTree()
{
    m_ui.contents_tree->clear();
    addTerrain();
    using Kind = FoundThing::Kind;
    const auto group = [&](const QString &name, std::initializer_list<Kind> kinds) {
        std::vector<const FoundThing *> things;
        for (const FoundThing &thing : m_things) {
            if (std::find(kinds.begin(), kinds.end(), thing.kind) != kinds.end())
                things.push_back(&thing);
        }
        addGroup(name, things);
    };
    group(tr("Chests"), {Kind::ClosedChest, Kind::ClaimedChest});
    group(tr("Monsters"), {Kind::LivingMonster, Kind::DeadMonster});
    group(tr("Dropped items"), {Kind::Pile});
    group(tr("Markers"), {Kind::Marker});
    addFeatures();
}

/// Adds features of rooms and levels.
void ContentsPanel::addFeatures()
{
    World &world = document()->world();
    const int size = world.map.regionSize();
    const RegionChanges &changes = world.map.changesOf(*m_region);
    const Region region = world.map.region(*m_region);
    QTreeWidgetItem *group = nullptr;
    for (const Feature &feature : region.features) {
        if (feature.kind == FeatureKind::Start || feature.kind == FeatureKind::Finish)
            continue;
        if (group == nullptr)
            group = new QTreeWidgetItem(m_ui.contents_tree, {tr("On the ground")});
        const WorldPos at = worldPos(*m_region, feature.cell, size);
        const bool taken = isTakeable(feature.kind) && changes.isClaimed(feature.cell);
        const QString text = sentenceCase(featureText(feature, document()->content()));
        auto *item = new QTreeWidgetItem(group, {taken ? tr("%1, taken").arg(text) : text, placeText(at)});
        item->setData(0, kPlaceRole, QVariant::fromValue(at));
        item->setToolTip(0, text);
    }
    if (group == nullptr)
        return;
    group->setText(1, QLocale().toString(group->childCount()));
    group->setExpanded(true);
}

void ContentsPanel::addTerrain()
{
    World &world = document()->world();
    const Region &region = world.map.region(*m_region);
    const std::int64_t cells = std::int64_t{region.size} * region.size;
    const std::int64_t water = row_bits::countBits(region.water);
    const std::int64_t trees = row_bits::countBits(region.trees);
    const std::int64_t outside = row_bits::countBits(region.bounds);
    const std::int64_t floor = region.floorCount() - water - trees;
    const RegionChanges &changes = world.map.changesOf(*m_region);
    const QLocale locale;
    const auto share = [&](std::int64_t part) {
        return tr("%1 (%2 %)")
            .arg(locale.toString(static_cast<qlonglong>(part)),
                 locale.toString(100.0 * static_cast<double>(part) / static_cast<double>(cells), 'f', 0));
    };
    auto *terrain = new QTreeWidgetItem(m_ui.contents_tree, {tr("Terrain"), tr("%1 × %1").arg(region.size)});
    const auto add = [&](const QString &name, const QString &value) {
        new QTreeWidgetItem(terrain, {name, value}); // the item above owns it
    };
    add(tr("Floor"), share(floor));
    add(tr("Rock"), share(cells - region.floorCount() - outside));
    const std::pair<std::int64_t, QString> others[] = {
        {water, tr("Water")}, {trees, tr("Trees")}, {outside, tr("Outside the level")}};
    for (const auto &[count, name] : others) {
        if (count > 0)
            add(name, share(count));
    }
    add(tr("Explored"), share(row_bits::countBits(changes.explored)));
    add(tr("Dug or filled"), share(row_bits::countBits(changes.flipped)));
    if (const std::int64_t grown =
            row_bits::countBits(changes.flippedWater) + row_bits::countBits(changes.flippedTrees);
        grown > 0)
        add(tr("Flooded, drained, planted or felled"), share(grown));
    terrain->setExpanded(true);
}

QTreeWidgetItem *ContentsPanel::addGroup(const QString &name, const std::vector<const FoundThing *> &things)
{
    auto *group = new QTreeWidgetItem(m_ui.contents_tree, {name, shownNumber(std::ssize(things))});
    const Content &content = document()->content();
    for (const FoundThing *thing : things) {
        const QString state = thingStateText(*thing);
        const QString what = thingText(*thing, content);
        auto *item = new QTreeWidgetItem(
            group, {state.isEmpty() ? what : tr("%1, %2").arg(what, state), placeText(*thing)});
        item->setIcon(0, thingIcon(*thing, content, currentTheme(), kThingIcon, devicePixelRatioF()));
        item->setData(0, kPlaceRole, QVariant::fromValue(thing->at));
        item->setToolTip(0, what);
        addDetails(*item, *thing);
    }
    group->setExpanded(true);
    return group;
}

void ContentsPanel::addDetails(QTreeWidgetItem &item, const FoundThing &thing)
{
    const Content &content = document()->content();
    if (!thing.monster) {
        if (thing.items.size() > 1) {
            for (const ItemStack &stack : thing.items)
                new QTreeWidgetItem(&item, {shownStack(content, stack)}); // the item above owns it
        }
        return;
    }
    const MonsterState &state = thing.monster->state;
    const auto add = [&](const QString &name, const QString &value, WorldPos at) {
        auto *detail = new QTreeWidgetItem(&item, {name, value}); // the item above owns it
        detail->setData(0, kPlaceRole, QVariant::fromValue(at));
    };
    add(tr("Home"), coordinatesText(thing.monster->home), thing.monster->home);
    if (state.alive && state.patience > 0)
        add(state.patience == 1 ? tr("Hunts for 1 more turn, saw you at")
                                : tr("Hunts for %n more turns, saw you at", nullptr, state.patience),
            coordinatesText(state.lastSeen), state.lastSeen);
}

QString ContentsPanel::placeText(const FoundThing &thing) const
{
    return placeText(thing.at);
}

QString ContentsPanel::placeText(WorldPos at) const
{
    const World &world = document()->world();
    return cave::placeText(world.spec, world.map.plan(), at);
}

void ContentsPanel::fillTable()
{
    m_ui.contents_table->clear();
    const Content &content = document()->content();
    for (const FoundThing &thing : m_things) {
        auto *item = new TableItem(m_ui.contents_table, QStringList{thingText(thing, content),
                                                                    thingStateText(thing), placeText(thing)});
        item->setIcon(0, thingIcon(thing, content, currentTheme(), kThingIcon, devicePixelRatioF()));
        item->setData(0, kPlaceRole, QVariant::fromValue(thing.at));
        item->setToolTip(0, thingKindText(thing.kind) + QStringLiteral(": ") + thingText(thing, content));
    }
    for (const int fitted : {1, 2})
        m_ui.contents_table->resizeColumnToContents(fitted);
}

QString ContentsPanel::cellReadout(WorldPos cell)
{
    World &world = document()->world();
    const int size = world.map.regionSize();
    const CellPos inRegion = cellOf(cell, size);
    QStringList facts{terrainText(world.map.terrainAt(cell)),
                      world.map.isExplored(cell) ? tr("explored") : tr("not explored")};
    facts = featureTexts(world, cell) + facts;
    if (testCell(world.map.changesOf(*m_region).flipped, inRegion))
        facts.append(world.map.isRock(cell) ? tr("filled") : tr("dug"));
    for (const FoundThing &thing : m_things) {
        if (thing.at == cell)
            facts.append(
                tr("%1: %2").arg(thingKindText(thing.kind), thingText(thing, document()->content())));
    }
    if (world.player().position == cell)
        facts.append(tr("the player"));
    const QString own = levelPlaceText(world.spec, world.map.plan(), cell);
    const QString inWorld = tr("%1 · cell %2 of the region")
                                .arg(coordinatesText(cell), coordinatesText({inRegion.x, inRegion.y}));
    return (own.isEmpty() ? inWorld : tr("%1 · %2").arg(own, inWorld)) + QLatin1Char('\n') +
           sentenceCase(facts.join(QStringLiteral(", ")));
}

void ContentsPanel::reportCell()
{
    const std::optional<WorldPos> cell = m_ui.contents_cells->cell();
    m_ui.contents_cell->setText(cell && document() != nullptr && m_region ? cellReadout(*cell)
                                                                          : QStringLiteral(" \n "));
}

void ContentsPanel::flyTo(const QTreeWidgetItem *item)
{
    if (const QVariant place = item->data(0, kPlaceRole); place.isValid())
        emit placeChosen(place.value<WorldPos>());
}

} // namespace cave

#include "moc_contents_panel.cpp"
