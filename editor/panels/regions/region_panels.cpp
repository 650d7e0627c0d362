// SPDX-License-Identifier: MIT
#include "editor/panels/regions/region_panels.h"

#include "core/base/row_bits.h"
#include "core/io/codec/region_sections.h"
#include "core/io/exports/region_text.h"
#include "core/world/features.h"
#include "editor/panels/regions/regions_model.h"
#include "editor/panels/regions/thing_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QHash>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>
#include <QTreeWidgetItemIterator>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace cave {

RegionsPanel::RegionsPanel(QWidget *parent) : InspectorPanel("regionsPanel", parent)
{
    setUpForm(m_ui, *body());
    m_ui.regions_table->setModel(&m_order);
    m_ui.regions_table->sortByColumn(RegionsModel::Position, Qt::AscendingOrder);
    m_ui.regions_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (QToolButton *chip : {m_ui.regions_changed, m_ui.regions_explored, m_ui.regions_damaged})
        connect(chip, &QToolButton::toggled, this, &RegionsPanel::filter);
    connect(&m_survey, &DocumentSurvey::surveyed, this, &RegionsPanel::refresh);
    connect(&m_survey, &DocumentSurvey::surveyed, this, &RegionsPanel::readRows);
    connect(m_ui.regions_colour, &QComboBox::currentIndexChanged, this, &RegionsPanel::recolour);
    connect(m_ui.regions_table, &QTreeView::activated, this, &RegionsPanel::flyTo);
    connect(m_ui.regions_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) {
                if (const ListedRegion *row = rowAt(now))
                    emit regionChosen(row->pos, row->health == RegionHealth::Quarantined);
            });
    bindTexts(*this, [this] {
        m_ui.retranslateUi(body());
        refresh();
    });
    bindLook(*this, [this] {
        m_ui.regions_table->setFont(fontOf(TextSize::Small));
        m_ui.regions_table->header()->setFont(fontOf(TextSize::Small));
        recolour();
    });
    RegionsPanel::documentReplaced();
}

void RegionsPanel::documentReplaced()
{
    m_jobs.forgetAll();
    m_readAt = 0;
    m_survey.setDocument(document());
}

void RegionsPanel::refresh()
{
    if (document() == nullptr) {
        m_model.setRows({});
        showEmpty(tr("Open a world to see its stored regions."));
        recolour();
        return;
    }
    const ListedRegion *current = rowAt(m_ui.regions_table->currentIndex());
    const std::optional<RegionPos> kept = current != nullptr ? std::optional(current->pos) : std::nullopt;
    m_model.setRows(regionRows(*document(), m_survey.regions()));
    if (kept && !m_ui.regions_table->currentIndex().isValid())
        selectRegion(*kept);
    const bool nothing = m_model.rows().empty();
    showEmpty(nothing ? tr("No explored or changed regions yet.") : QString());
    reportCount();
    recolour();
}

/// Edits are in the file at once.
void RegionsPanel::readRows()
{
    if (document() == nullptr || !document()->canEdit() || m_readAt == document()->changeCount())
        return;
    m_readAt = document()->changeCount();
    m_jobs.runLatest([path = document()->path()] { return readStoredRegions(path); },
                     [this](Result<std::vector<StoredRegion>> rows) {
                         if (!rows)
                             return;
                         document()->setStored(std::move(*rows));
                         refresh();
                     });
}

void RegionsPanel::filter()
{
    m_order.setWanted({m_ui.regions_changed->isChecked(), m_ui.regions_explored->isChecked(),
                       m_ui.regions_damaged->isChecked()});
    reportCount();
}

void RegionsPanel::reportCount()
{
    const QLocale locale;
    QString shown =
        (m_model.rowCount() == 1 ? tr("%1 of 1 region") : tr("%1 of %n regions", nullptr, m_model.rowCount()))
            .arg(locale.toString(m_order.rowCount()));
    if (m_survey.pending() > 0)
        shown +=
            QStringLiteral(" · ") + tr("comparing, %n left", nullptr, static_cast<int>(m_survey.pending()));
    m_ui.regions_count->setText(shown);
}

void RegionsPanel::recolour()
{
    const bool isOff = document() == nullptr || m_ui.regions_colour->currentIndex() == 0;
    if (isOff && layer().legend.isEmpty())
        return;
    if (isOff) {
        setLayer({});
        return;
    }
    World &world = document()->world();
    setLayer(colouredRegions(m_model.rows(),
                             static_cast<RegionColouring>(m_ui.regions_colour->currentIndex()),
                             world.map.regionSize(), world.turn, currentTheme()));
}

const ListedRegion *RegionsPanel::rowAt(const QModelIndex &index) const
{
    const QModelIndex source = m_order.mapToSource(index);
    return source.isValid() ? &m_model.row(source.row()) : nullptr;
}

void RegionsPanel::flyTo(const QModelIndex &index)
{
    if (const ListedRegion *row = rowAt(index))
        emit areaChosen(areaOf(row->pos));
}

void RegionsPanel::selectRegion(RegionPos pos)
{
    const std::vector<ListedRegion> &rows = m_model.rows();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ListedRegion &row) { return row.pos == pos; });
    if (found == rows.end())
        return;
    const QModelIndex index = m_order.mapFromSource(m_model.index(static_cast<int>(found - rows.begin()), 0));
    m_ui.regions_table->setCurrentIndex(index);
}

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

enum RawColumn { NameColumn, OffsetColumn, SizeColumn };
enum BytesTab { StoredTab, InflatedTab };

QString checksumText(std::uint32_t checksum)
{
    return QString::number(checksum, 16).rightJustified(8, QLatin1Char('0'));
}

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
    bindTexts(*this, [this] {
        m_ui.retranslateUi(body());
        const auto letter = [](Terrain terrain) { return QString(QLatin1Char(terrainLetter(terrain))); };
        m_ui.contents_cells->setToolTip(
            tr("%1 rock, %2 floor, %3 water, %4 trees, %5 outside a level, S START, F FINISH, C "
               "chest, c claimed chest, ! dropped items, + marker, @ player; other letters are "
               "monsters. In rooms: D door, ^ spikes, + potion, $ to pick up, i info, * "
               "decoration. In a journey: & camp, o relic, ? piece of a map, G gate, P pedestal, "
               "H shrine, Y captive. Dim: not explored.")
                .arg(letter(Terrain::Rock), letter(Terrain::Floor), letter(Terrain::Water),
                     letter(Terrain::Trees), letter(Terrain::Bounds)));
        refresh();
    });
    bindLook(*this, [this] {
        for (QTreeWidget *list : {m_ui.contents_tree, m_ui.contents_table})
            list->setFont(fontOf(TextSize::Small));
        refresh(); // icons depend on the theme
    });
    ContentsPanel::documentReplaced();
}

void ContentsPanel::documentReplaced()
{
    m_region.reset();
    m_listed.reset();
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

namespace {

/// Names an item of a list wherever it is.
QString itemKey(const QTreeWidgetItem &item)
{
    const QVariant place = item.data(0, kPlaceRole);
    const QString own = place.isValid()
                            ? item.text(0) + QLatin1Char('@') + coordinatesText(place.value<WorldPos>())
                            : item.text(0);
    return item.parent() == nullptr ? own : itemKey(*item.parent()) + QLatin1Char('/') + own;
}

/// What is open, current and in view in a list that is filled again.
class ListState {
public:
    explicit ListState(QTreeWidget &list) : m_scroll(list.verticalScrollBar()->value())
    {
        for (QTreeWidgetItemIterator at(&list); *at != nullptr; ++at)
            m_expanded.insert(itemKey(**at), (*at)->isExpanded());
        const QTreeWidgetItem *current = list.currentItem();
        if (current == nullptr)
            return;
        m_current = itemKey(*current);
        m_place = current->data(0, kPlaceRole);
    }

    void restore(QTreeWidget &list) const
    {
        QTreeWidgetItem *same = nullptr;
        QTreeWidgetItem *there = nullptr; // its text may have changed
        for (QTreeWidgetItemIterator at(&list); *at != nullptr; ++at) {
            const QString key = itemKey(**at);
            (*at)->setExpanded(m_expanded.value(key, (*at)->isExpanded()));
            if (key == m_current)
                same = *at;
            if (there == nullptr && m_place.isValid() &&
                (*at)->data(0, kPlaceRole).value<WorldPos>() == m_place.value<WorldPos>() &&
                (*at)->data(0, kPlaceRole).isValid())
                there = *at;
        }
        if (QTreeWidgetItem *current = same != nullptr ? same : there; current != nullptr)
            list.setCurrentItem(current);
        list.doItemsLayout(); // before that, it can't be scrolled
        list.verticalScrollBar()->setValue(m_scroll);
    }

private:
    int m_scroll;
    QHash<QString, bool> m_expanded;
    QString m_current;
    QVariant m_place;
};

} // namespace

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
    const bool again = std::exchange(m_listed, m_region) == m_region;
    const ListState tree(*m_ui.contents_tree);
    const ListState table(*m_ui.contents_table);
    fillTree();
    fillTable();
    if (again) {
        tree.restore(*m_ui.contents_tree);
        table.restore(*m_ui.contents_table);
    }
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

RawPanel::RawPanel(QWidget *parent) : InspectorPanel("rawPanel", parent)
{
    setUpForm(m_ui, *body());
    m_ui.raw_sections->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui.raw_which->addTab(QString());
    m_ui.raw_which->addTab(QString());
    m_ui.raw_which->updateGeometry(); // a tab bar itself does so only while it is visible
    m_ui.raw_copy->setIcon(namedIcon(QStringLiteral("copy")));
    m_ui.parts->setStretchFactor(0, 1);
    m_ui.parts->setStretchFactor(1, 3);
    connect(m_ui.raw_which, &QTabBar::currentChanged, this, &RawPanel::showBytes);
    connect(m_ui.raw_sections, &QTreeWidget::currentItemChanged, this, &RawPanel::highlightSection);
    connect(m_ui.raw_copy, &QToolButton::clicked, m_ui.raw_hex, &HexView::copy);
    connect(m_ui.raw_hex, &HexView::cursorMoved, this, &RawPanel::reportCursor);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(body());
        m_ui.raw_which->setTabText(StoredTab, tr("As stored"));
        m_ui.raw_which->setTabToolTip(StoredTab, tr("Compressed bytes from the file"));
        m_ui.raw_which->setTabText(InflatedTab, tr("Inflated"));
        m_ui.raw_which->setTabToolTip(InflatedTab, tr("Decompressed bytes, as far as possible"));
        refresh();
    });
    bindLook(*this, [this] {
        m_ui.raw_sections->setFont(fontOf(TextSize::Small));
        m_ui.raw_sections->header()->setFont(fontOf(TextSize::Small));
        refresh();
    });
    RawPanel::documentReplaced();
}

void RawPanel::documentReplaced()
{
    m_place.reset();
    read();
}

void RawPanel::documentChanged(const DocumentChange &change)
{
    if (m_place && (change.everything || change.regions.contains(m_place->pos)))
        read();
}

void RawPanel::showRegion(RegionPos pos, bool quarantined, std::int64_t level)
{
    m_place = Place{pos, quarantined, level};
    read();
}

void RawPanel::read()
{
    m_jobs.forgetAll();
    m_raw.reset();
    m_failure.clear();
    refresh();
    if (document() == nullptr || !m_place || document()->origin() != DocumentOrigin::File)
        return;
    m_jobs.runLatest(
        [path = document()->path(), place = *m_place] {
            return readRawRegion(path, place.level, place.pos, place.quarantined);
        },
        [this](const Result<RawRegion> &raw) { take(raw); });
}

void RawPanel::take(const Result<RawRegion> &raw)
{
    const QString where = m_place ? coordinatesText({m_place->pos.x, m_place->pos.y}) : QString();
    if (raw)
        m_raw = *raw;
    else if (raw.error().code == ErrorCode::NotFound)
        m_failure = tr("Region %1 is not stored: it is as generated.").arg(where);
    else
        m_failure = withReason(tr("The bytes of region %1 can't be shown.").arg(where), raw.error());
    refresh();
}

void RawPanel::refresh()
{
    if (document() == nullptr)
        return showEmpty(tr("Open a world to see the stored bytes of its regions."));
    if (document()->origin() != DocumentOrigin::File)
        return showEmpty(tr("This world has no file, so there are no bytes to show."));
    if (!m_place)
        return showEmpty(tr("Choose a region on the map or in the list to see its bytes."));
    if (!m_raw)
        return showEmpty(m_failure.isEmpty() ? tr("Reading…") : m_failure);
    showEmpty({});
    reportFacts();
    fillSections();
    showBytes();
}

void RawPanel::reportFacts()
{
    const StoredRegion &row = m_raw->row;
    m_ui.raw_title->setText((row.quarantined ? tr("Region %1, quarantined") : tr("Region %1"))
                                .arg(coordinatesText({row.pos.x, row.pos.y})));
    m_ui.raw_problem->setText(messageText(row.problem));
    m_ui.raw_problem->setVisible(!row.problem.empty());
    const double ratio = row.contentBytes > 0
                             ? static_cast<double>(row.payloadBytes) / static_cast<double>(row.contentBytes)
                             : 0;
    m_ui.raw_size->setText(
        ratio > 0 ? tr("%Ln bytes stored, %1 inflated: %2 %", nullptr, pluralCount(row.payloadBytes))
                        .arg(shownNumber(row.contentBytes), QLocale().toString(100 * ratio, 'f', 0))
                  : tr("%Ln bytes stored, can't be inflated", nullptr, pluralCount(row.payloadBytes)));
    const bool same = row.storedChecksum == row.checksum;
    m_ui.raw_checksum->setText(same ? tr("%1, as stored").arg(checksumText(row.checksum))
                                    : tr("%1, but the file says %2")
                                          .arg(checksumText(row.checksum), checksumText(row.storedChecksum)));
    setInk(m_ui.raw_checksum, same ? currentTheme().text : currentTheme().danger, currentTheme());
}

void RawPanel::fillSections()
{
    const QSignalBlocker quiet(m_ui.raw_sections);
    m_ui.raw_sections->clear();
    for (const PayloadSection &section : m_raw->sections) {
        auto *item = new QTreeWidgetItem( // the list owns it
            m_ui.raw_sections,
            {messageText(section.name), shownNumber(static_cast<std::int64_t>(section.offset)),
             shownNumber(static_cast<std::int64_t>(section.size)), messageText(section.summary)});
        item->setTextAlignment(OffsetColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(SizeColumn, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void RawPanel::showBytes()
{
    if (!m_raw)
        return;
    const bool content = m_ui.raw_which->currentIndex() == InflatedTab;
    const std::vector<std::uint8_t> &bytes = content ? m_raw->content : m_raw->payload;
    if (m_ui.raw_hex->bytes() != bytes)
        m_ui.raw_hex->setBytes(bytes);
    if (!content)
        m_ui.raw_hex->highlight({});
    reportCursor();
}

void RawPanel::highlightSection()
{
    const int index = m_ui.raw_sections->indexOfTopLevelItem(m_ui.raw_sections->currentItem());
    if (!m_raw || index < 0)
        return;
    m_ui.raw_which->setCurrentIndex(InflatedTab);
    const PayloadSection &section = m_raw->sections[static_cast<std::size_t>(index)];
    m_ui.raw_hex->highlight({section.offset, section.offset + kSectionHead + section.size});
}

void RawPanel::reportCursor()
{
    const std::size_t at = m_ui.raw_hex->cursor();
    const std::vector<std::uint8_t> &bytes = m_ui.raw_hex->bytes();
    if (at >= bytes.size()) {
        m_ui.raw_cursor->setText(tr("No bytes"));
        return;
    }
    const ByteRange selected = m_ui.raw_hex->selection();
    QString line =
        tr("Offset %1: %2").arg(shownNumber(static_cast<std::int64_t>(at)), QString::number(bytes[at]));
    if (!selected.empty())
        line += QStringLiteral(" · ") +
                (selected.end - selected.begin == 1
                     ? tr("1 byte selected")
                     : tr("%n bytes selected", nullptr, static_cast<int>(selected.end - selected.begin)));
    if (m_ui.raw_which->currentIndex() == InflatedTab && m_raw) {
        for (const PayloadSection &section : m_raw->sections) {
            if (ByteRange{section.offset, section.offset + kSectionHead + section.size}.contains(at))
                line += QStringLiteral(" · ") + messageText(section.name);
        }
    }
    m_ui.raw_cursor->setText(line);
}

} // namespace cave

#include "moc_region_panels.cpp"
