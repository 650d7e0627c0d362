// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/world_pane.h"

#include "core/analysis/checks/world_find.h"
#include "core/base/hashing.h"
#include "core/gen/rooms/level_areas.h"
#include "core/world/generator_info.h"
#include "editor/document/world_document.h"
#include "editor/panels/tools/map_legend.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/form/form.h"
#include "editor/view/map/coordinate_grid.h"
#include "editor/view/map/map_cover.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <set>
#include <utility>

#include "moc_world_pane.cpp"

namespace cave {
namespace {

MapThing::State stateOf(const World &world, const Monster &monster)
{
    if (monster.state.patience > 0)
        return MapThing::Hunting;
    const bool roams =
        world.spec.settings.monsters == MonsterMode::Roaming && kindOf(world, monster).speed > 0;
    return roams ? MapThing::Wandering : MapThing::Idle;
}

void showMonster(World &world, const Monster &monster, MapThing &thing)
{
    const MonsterType &type = kindOf(world, monster);
    thing.id = combine(hashAt(MapThing::Monster, monster.id.home.x, monster.id.home.y), monster.id.index);
    thing.kind = MapThing::Monster;
    thing.look = {type.key, type.colour, type.glyph};
    thing.state =
        seesCell(world, monster, world.player().position) ? MapThing::SeesPlayer : stateOf(world, monster);
}

MapThing::Kind kindOf(FoundThing::Kind kind)
{
    switch (kind) {
    case FoundThing::Kind::ClosedChest:
        return MapThing::Chest;
    case FoundThing::Kind::ClaimedChest:
        return MapThing::OpenChest;
    case FoundThing::Kind::Pile:
        return MapThing::Pile;
    case FoundThing::Kind::Marker:
        return MapThing::Marker;
    case FoundThing::Kind::LivingMonster:
    case FoundThing::Kind::DeadMonster:
        break;
    }
    return MapThing::Monster;
}

/// Things in smaller cells, in device pixels, would take too long to find.
constexpr int kSmallestCell = 3;
constexpr std::size_t kKeptRegions = 2048;
constexpr Zoom kFirstZoom{16};

/// Extended by half the view on every side, so that most moves need nothing new.
CellRect withMargin(const CellRect &view)
{
    return {
        {view.origin.x - view.width / 2, view.origin.y - view.height / 2}, 2 * view.width, 2 * view.height};
}

bool covers(const CellRect &outer, const CellRect &inner)
{
    return outer.contains(inner.origin) &&
           outer.contains({inner.origin.x + inner.width - 1, inner.origin.y + inner.height - 1});
}

/// Regions farther apart than this, in cells, are updated in the map one by one.
constexpr std::int64_t kWidestChange = 4096;

CellRect areaOf(RegionPos pos, int size)
{
    return {{pos.x * size, pos.y * size}, size, size};
}

/// The cells around all of these regions; none if they are far apart.
std::optional<CellRect> areaAround(const std::set<RegionPos> &regions, int size)
{
    RegionPos low = *regions.begin();
    RegionPos high = low;
    for (const RegionPos pos : regions) {
        low = {std::min(low.x, pos.x), std::min(low.y, pos.y)};
        high = {std::max(high.x, pos.x), std::max(high.y, pos.y)};
    }
    const std::int64_t width = (high.x - low.x + 1) * size;
    const std::int64_t height = (high.y - low.y + 1) * size;
    if (width > kWidestChange || height > kWidestChange)
        return std::nullopt;
    return CellRect{{low.x * size, low.y * size}, static_cast<int>(width), static_cast<int>(height)};
}

std::optional<CellRect> areaOfAll(const LevelPlan &plan)
{
    std::vector<CellRect> areas;
    areas.reserve(plan.levels.size());
    for (const Level &level : plan.levels)
        areas.push_back(level.area);
    return cave::areaAround(areas);
}

/// What is counted on maps that show everything: what is there now, not what the seed put there.
CountedThings countedThings(const World &world)
{
    const int size = world.map.regionSize();
    CountedThings counted;
    counted.seeded = true;
    for (const auto &[pos, changes] : world.map.changes()) {
        for (const CellPos chest : changes.claimed)
            counted.claimed.insert(worldPos(pos, chest, size));
        for (const CellItems &pile : changes.piles)
            counted.more.chests.push_back(worldPos(pos, pile.cell, size));
        for (const MonsterChange &monster : changes.monsters) {
            counted.elsewhere.insert({pos, monster.index});
            if (monster.state.alive)
                counted.more.monsters.push_back(monster.state.position);
        }
    }
    return counted;
}

} // namespace

std::vector<MapThing> thingsOf(WorldDocument &document, const CellRect &area)
{
    return thingsOf(document.world(), document.bookmarks(), area);
}

std::vector<MapThing> thingsOf(World &world, const std::vector<Bookmark> &bookmarks, const CellRect &area)
{
    std::set<RegionPos> regions;
    forEachRegion(area, world.map.regionSize(),
                  [&](RegionPos pos, const CellRect &) { regions.insert(pos); });
    std::vector<MapThing> things;
    for (const FoundThing &found : thingsInRegions(world, bookmarks, regions)) {
        if (found.kind == FoundThing::Kind::DeadMonster)
            continue;
        MapThing thing;
        thing.position = found.at;
        thing.kind = kindOf(found.kind);
        thing.id = hashAt(static_cast<std::uint64_t>(thing.kind), found.at.x, found.at.y);
        thing.label = QString::fromStdString(found.label);
        if (found.monster)
            showMonster(world, *found.monster, thing);
        things.push_back(std::move(thing));
    }
    return things;
}

bool isOneMap(const World &world)
{
    return generatorInfo(world.spec.generator.kind).levels == LevelKind::Room;
}

WorldPane::WorldPane(const QString &id, QWidget *parent)
    : QWidget(parent)
    , m_map(new MapView(this))
    , m_grid(new CoordinateGrid(*m_map))
    , m_overlays(new OverlayStack(*m_map, this))
    , m_legend(new MapLegend(*m_overlays, m_map))
    , m_tools(new EditTools(*m_map, *m_overlays, *this, this))
    , m_frame(new FocusFrame(this))
{
    setObjectName(id);
    m_map->setObjectName(id + ".map");
    m_map->terrain()->setFog(false);
    m_map->setZoom(kFirstZoom);
    bindEvent(*m_map, {QEvent::FocusIn, QEvent::MouseButtonPress}, *this, [this] { emit activated(); });
    setFocusProxy(m_map);
    setMinimumSize(m_map->minimumSizeHint());
    m_tools->setActive(false);
    connect(m_map, &MapView::viewChanged, this, [this] {
        const bool small = m_map->zoom().step < kSmallestZoomWithThings;
        if (m_document != nullptr && (small != m_small || !covers(m_covered, m_map->cellsInView())))
            refreshThings();
    });
    connect(m_map->input(), &MapInput::cellHovered, this, &WorldPane::cellHovered);
    connect(m_map->input(), &MapInput::hoverEnded, this, &WorldPane::hoverEnded);
    connect(m_map->input(), &MapInput::cellClicked, this, &WorldPane::cellClicked);
    bindTexts(*this, [this] { m_tools->renewSelection(); });
    bindLook(*this, [this] { m_tools->renewSelection(); });
    bindEvent(*this, {QEvent::Resize}, [this] {
        m_map->setGeometry(rect());
        fitAgain();
        m_frame->setGeometry(rect());
    });
}

/// The tools and the legend refer to the document and the map until they are destroyed.
WorldPane::~WorldPane()
{
    m_map->disconnect(this);
    m_overlays->disconnect();
    m_tools->setDocument(nullptr);
    delete m_tools;
    delete m_overlays;
}

void WorldPane::setDocument(std::unique_ptr<WorldDocument> document)
{
    const bool same = m_document && document && m_document->origin() == DocumentOrigin::File &&
                      m_document->path() == document->path();
    m_map->input()->cancel();
    m_tools->setDocument(nullptr);
    const std::unique_ptr<WorldDocument> before = std::exchange(m_document, std::move(document));
    const MapCamera camera = m_map->camera();
    m_map->setSource(m_document ? m_document->world().map.viewSource() : nullptr);
    m_all = m_all && m_document != nullptr;
    if (m_document) {
        World &world = m_document->world();
        world.map.reserveCache(kKeptRegions);
        m_map->terrain()->setExplored(world.map.changes());
        m_map->figures()->setPlayerMarker(world.player().position);
        m_level = 0;
        m_all = m_all && same && isOneMap(world);
        m_fitted.reset();
        enterLevelAt(same ? camera.cell : world.player().position);
        if (same || (level() == nullptr && !m_all))
            m_map->setCamera(same ? camera : MapCamera{world.player().position, 0.5, 0.5});
        else
            fitLevel();
        connect(m_document.get(), &WorldDocument::changed, this, &WorldPane::follow);
    }
    m_tools->setDocument(m_document.get());
    m_counted = nullptr;
    refreshThings();
    emit documentReplaced();
}

void WorldPane::setEditing(bool editing)
{
    m_tools->setActive(editing);
}

void WorldPane::setThingsShown(bool shown)
{
    m_thingsShown = shown;
    refreshThings();
}

void WorldPane::setFog(bool on)
{
    if (on && m_document != nullptr)
        m_map->terrain()->setExplored(m_document->world().map.changes());
    m_map->terrain()->setFog(on);
}

void WorldPane::setGridShown(bool shown)
{
    m_grid->setVisible(shown);
}

void WorldPane::setFramed(bool framed)
{
    m_frame->setVisible(framed);
    m_frame->raise();
}

const LevelPlan &WorldPane::plan() const
{
    static const LevelPlan kNone;
    return m_document == nullptr ? kNone : m_document->world().map.plan();
}

const Level *WorldPane::level() const
{
    const std::vector<Level> &levels = plan().levels;
    const auto found = std::find_if(levels.begin(), levels.end(),
                                    [this](const Level &area) { return area.number == m_level; });
    return found == levels.end() ? nullptr : &*found;
}

void WorldPane::showLevel(int number)
{
    if (number == kAllLevels && m_document != nullptr && isOneMap(m_document->world()))
        return showMapOfLevels();
    const std::vector<Level> &levels = plan().levels;
    const auto found = std::find_if(levels.begin(), levels.end(),
                                    [number](const Level &area) { return area.number == number; });
    if (found == levels.end())
        return;
    m_all = false;
    enterLevelAt(found->area.origin);
    fitLevel();
}

void WorldPane::showMapOfLevels()
{
    m_all = true;
    enterLevelAt(plan().levels.front().area.origin);
    fitLevel();
}

/// The map is limited to the level of the cell, or to any level if it is outside all of them. A stroke would
/// go on across what lies between.
void WorldPane::enterLevelAt(WorldPos cell)
{
    m_map->input()->cancel();
    if (m_all) {
        m_map->setBounds(areaOfAll(plan()));
        return setLevel(kAllLevels);
    }
    const Level *found = plan().levelAt(cell);
    if (found == nullptr)
        found = level();
    if (found == nullptr && plan().isBounded())
        found = &plan().levels.front();
    m_map->setBounds(found == nullptr ? std::nullopt : std::optional(found->area));
    setLevel(found == nullptr ? 0 : found->number);
}

/// The grid has the coordinates of the level shown, like "Go to".
void WorldPane::setLevel(int number)
{
    const bool changed = std::exchange(m_level, number) != number;
    const Level *shown = level();
    m_grid->setOrigin(shown == nullptr ? WorldPos{} : shown->area.origin);
    if (changed)
        emit levelChanged();
}

/// The whole level, with a margin.
void WorldPane::fitLevel()
{
    const Level *shown = level();
    const std::optional<CellRect> fitted = m_all              ? areaOfAll(plan())
                                           : shown == nullptr ? std::nullopt
                                                              : std::optional(shown->area);
    if (!fitted)
        return;
    const CellRect &area = *fitted;
    m_map->fit({{area.origin.x - 1, area.origin.y - 1}, area.width + 2, area.height + 2});
    m_fitted = m_map->camera();
    m_fittedZoom = m_map->zoom();
}

/// The map was resized; refits a level unless the view was moved since.
void WorldPane::fitAgain()
{
    if (m_fitted && m_map->zoom() == m_fittedZoom && m_fitted->wayTo(m_map->camera()).isNull())
        fitLevel();
}

void WorldPane::flyTo(WorldPos cell)
{
    enterLevelAt(cell);
    m_map->lookAt(cell);
}

void WorldPane::showArea(const CellRect &area)
{
    if (area.width <= 0 || area.height <= 0)
        return;
    enterLevelAt({area.origin.x + area.width / 2, area.origin.y + area.height / 2});
    const double ratio = devicePixelRatioF();
    Zoom zoom = m_map->zoom();
    const auto fits = [&](Zoom tried) {
        return area.width * tried.scale() <= m_map->width() * ratio &&
               area.height * tried.scale() <= m_map->height() * ratio;
    };
    while (!fits(zoom) && zoom.steppedBy(-1) != zoom)
        zoom = zoom.steppedBy(-1);
    m_map->setZoom(zoom);
    m_map->setCamera({{area.origin.x + area.width / 2, area.origin.y + area.height / 2}, 0, 0});
}

void WorldPane::follow(const DocumentChange &change)
{
    WorldMap &map = m_document->world().map;
    if (!change.regions.empty()) {
        const std::shared_ptr<const RegionSource> source = map.viewSource();
        if (const std::optional<CellRect> around = areaAround(change.regions, map.regionSize())) {
            m_map->terrain()->updateSource(source, *around);
        } else {
            for (const RegionPos pos : change.regions)
                m_map->terrain()->updateSource(source, areaOf(pos, map.regionSize()));
        }
        if (m_map->terrain()->fog())
            m_map->terrain()->setExplored(map.changes());
    }
    m_map->figures()->setPlayerMarker(m_document->world().player().position);
    m_counted = nullptr;
    refreshThings();
    emit documentChanged(change);
}

void WorldPane::refreshThings()
{
    m_covered = {};
    m_small = m_map->zoom().step < kSmallestZoomWithThings;
    countThings(m_document != nullptr && m_thingsShown && m_small);
    if (m_document == nullptr || !m_thingsShown || m_map->zoom().step < kSmallestCell) {
        m_map->figures()->setGround({});
        return m_map->figures()->setThings({});
    }
    m_covered = withMargin(m_map->cellsInView());
    m_map->figures()->setThings(thingsOf(*m_document, m_covered));
    m_map->figures()->setGround(groundIn(m_document->world(), m_covered));
}

/// A tint takes the place of single things.
void WorldPane::countThings(bool on)
{
    if (on && !m_counted)
        m_counted = std::make_shared<const CountedThings>(countedThings(m_document->world()));
    m_map->terrain()->setCounted(on ? m_counted : nullptr);
}

void WorldPane::keyPressEvent(QKeyEvent *event)
{
    if (!moveMapByKey(*m_map, *event))
        QWidget::keyPressEvent(event);
}

} // namespace cave
