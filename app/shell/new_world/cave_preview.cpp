// SPDX-License-Identifier: MIT
#include "app/shell/new_world/cave_preview.h"

#include "app/common/seed_worlds.h"
#include "core/base/hashing.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/monsters.h"
#include "core/session/play/play_state.h"
#include "core/world/generator_info.h"
#include "core/world/region.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_cover.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

#include "moc_cave_preview.cpp"

namespace cave {
namespace {

constexpr int kTypingPauseMs = 60;
constexpr double kPreviewCellPixels = 8;
constexpr int kSampled = 2; // regions on each side of the spawn's

/// The share of floor in the square of regions around `spawn`.
double floorShareAround(const RegionSource &source, WorldPos spawn)
{
    const RegionPos centre = regionOf(spawn, source.regionSize());
    int floors = 0;
    int regions = 0;
    for (std::int64_t y = -kSampled; y <= kSampled; ++y) {
        for (std::int64_t x = -kSampled; x <= kSampled; ++x, ++regions)
            floors += source.generate({centre.x + x, centre.y + y}).floorCount();
    }
    return static_cast<double>(floors) / (regions * source.regionSize() * source.regionSize());
}

/// The share of walkable cells in a level.
double floorShareOf(const RegionSource &source, const CellRect &area)
{
    std::int64_t floors = 0;
    forEachRegion(area, source.regionSize(), [&](RegionPos pos, const CellRect & /*part*/) {
        floors += source.generate(pos).floorCount(); // there is none outside the level
    });
    return static_cast<double>(floors) / (static_cast<double>(area.width) * area.height);
}

void addMonstersOf(World &world, RegionPos pos, std::vector<MapThing> &monsters)
{
    const int count = static_cast<int>(world.map.region(pos).monsters.size());
    for (int i = 0; i < count; ++i) {
        const std::optional<Monster> monster = findMonster(world, {pos, i});
        if (!monster)
            continue;
        const MonsterType &type = kindOf(world, *monster);
        MapThing &thing = monsters.emplace_back();
        thing.id = hashAt(0, monster->home.x, monster->home.y);
        thing.position = monster->home;
        thing.look = {type.key, type.colour, type.glyph};
    }
}

} // namespace

CavePreview::CavePreview(QWidget *parent)
    : QWidget(parent)
    , m_question(WorkUrgency::Cards, sketch,
                 [this](const WorldSpec & /*spec*/, const Result<Sketch> &made) { take(made); })
{
    // Before it has a name, which would make it accessible without one.
    setAccessibleRole(*this, QAccessible::Graphic);
    setUpForm(m_ui, *this);
    m_cover = new MapCover(*m_ui.map);
    m_ui.map->terrain()->setDaylight(true);
    m_ui.newWorld_caption->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
    connect(m_ui.newWorld_previousFloor, &QToolButton::clicked, this, [this] { setFloor(m_floor - 1); });
    connect(m_ui.newWorld_nextFloor, &QToolButton::clicked, this, [this] { setFloor(m_floor + 1); });
    connect(m_ui.newWorld_showEverything, &QCheckBox::toggled, this, [this] {
        if (!m_any || m_ui.newWorld_showEverything->isHidden())
            return;
        showSource();
        showRooms();
        showPlace();
    });
    m_wait.setSingleShot(true);
    m_wait.setInterval(kTypingPauseMs);
    connect(&m_wait, &QTimer::timeout, this, [this] { m_question.ask(m_spec); });
    bindEvent(*this, {QEvent::Resize}, [this] {
        if (!m_shown.areas.empty() && m_any)
            showLevel();
    });
    bindEvent(*this, {QEvent::FocusIn, QEvent::FocusOut}, [this] {
        m_ui.newWorld_caption->setForegroundRole(hasFocus() ? QPalette::Highlight : QPalette::WindowText);
    });
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.newWorld_previousFloor->setToolTip(withKey(tr("Previous floor"), Qt::Key_PageUp));
        m_ui.newWorld_nextFloor->setToolTip(withKey(tr("Next floor"), Qt::Key_PageDown));
        for (QToolButton *button : {m_ui.newWorld_previousFloor, m_ui.newWorld_nextFloor})
            button->setAccessibleName(button->toolTip());
        nameShown();
    });
    bindLook(*this, [this] { showRooms(); });
}

void CavePreview::preview(const WorldSpec &spec)
{
    m_spec = spec;
    m_question.forget();
    m_wait.start();
}

void CavePreview::setFloor(int floor)
{
    m_floor = std::clamp(floor, 1, std::max(1, static_cast<int>(m_shown.areas.size())));
    if (!m_shown.areas.empty() && m_any)
        showLevel();
}

void CavePreview::showPlace()
{
    if (m_shown.areas.empty())
        showAround(m_shown);
    else
        showLevel();
}

/// Fits one level, or the view of the entrance.
void CavePreview::showLevel()
{
    const int count = levelCount();
    m_floor = std::clamp(m_floor, 1, count);
    const CellRect &area = m_shown.areas[static_cast<std::size_t>(m_floor - 1)];
    m_ui.map->figures()->setPlayerMarker(area.contains(m_shown.spawn) ? std::optional(m_shown.spawn)
                                                                      : std::nullopt);
    m_ui.map->figures()->setMarkedArea(std::nullopt);
    m_ui.map->setBounds(area);
    m_ui.map->fit(showsEntranceOnly() ? intersection(m_shown.entrance->view, area) : area);
    m_ui.newWorld_floors->setVisible(count > 1);
    m_ui.newWorld_previousFloor->setEnabled(m_floor > 1);
    m_ui.newWorld_nextFloor->setEnabled(m_floor < count);
    nameShown();
}

int CavePreview::levelCount() const
{
    return showsEntranceOnly() ? 1 : static_cast<int>(m_shown.areas.size());
}

/// The caption, and which level it is.
void CavePreview::nameShown()
{
    if (m_failed)
        return m_ui.newWorld_caption->setText(tr("These settings don't produce a cave."));
    if (m_shown.source == nullptr)
        return;
    if (m_shown.areas.empty())
        return m_ui.newWorld_caption->setText(caveCaption());
    const bool files = generatorInfo(m_shown.spec.generator.kind).levels == LevelKind::File;
    m_ui.newWorld_floor->setText(
        (files ? tr("Level %1 of %2") : tr("Floor %1 of %2")).arg(m_floor).arg(levelCount()));
    m_ui.newWorld_caption->setText(m_shown.rooms ? roomsCaption() : levelCaption());
}

void CavePreview::showSource()
{
    if (m_shown.source == nullptr)
        return;
    m_ui.map->terrain()->setFog(showsEntranceOnly());
    m_ui.map->setSource(m_shown.source);
    if (showsEntranceOnly())
        m_ui.map->terrain()->setExplored(m_shown.entrance->explored);
}

/// Shows the content of rooms and level files, and the start and boss room of a map of rooms.
void CavePreview::showRooms()
{
    const bool all = !showsEntranceOnly();
    m_ui.map->figures()->setOverlays(m_shown.rooms ? roomOverlays(*m_shown.rooms, currentTheme(), all)
                                                   : MapOverlays());
    m_ui.map->figures()->setGround(all ? m_shown.ground : m_shown.entrance->ground);
    m_ui.map->figures()->setThings(all ? m_shown.monsters : std::vector<MapThing>());
}

QString CavePreview::roomsCaption() const
{
    const RoomMap &map = *m_shown.rooms;
    const QString rooms = tr("%n rooms", nullptr, static_cast<int>(map.rooms.size())) + QStringLiteral(" · ");
    if (showsEntranceOnly())
        return rooms + tr("drag to pan, scroll to zoom");
    const int toBoss = map.distancesFrom(0).back();
    return rooms +
           (toBoss == 1 ? tr("1 door from start to boss")
                        : tr("%n doors from start to boss", nullptr, toBoss)) +
           QStringLiteral(" · ") + tr("drag to pan, scroll to zoom");
}

QString CavePreview::levelCaption() const
{
    const auto at = static_cast<std::size_t>(m_floor - 1);
    const CellRect &area = m_shown.areas[at];
    return tr("%1 × %2 cells · %3 % floor · drag to pan, scroll to zoom")
        .arg(area.width)
        .arg(area.height)
        .arg(QLocale().toString(m_shown.levelShares[at] * 100, 'f', 0));
}

void CavePreview::keyPressEvent(QKeyEvent *event)
{
    if (m_shown.areas.size() > 1 && (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown))
        setFloor(m_floor + (event->key() == Qt::Key_PageDown ? 1 : -1));
    else if (!moveMapByKey(*m_ui.map, *event))
        QWidget::keyPressEvent(event);
}

Result<CavePreview::Sketch> CavePreview::sketch(const WorldSpec &spec)
{
    const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
    const auto spawn = CAVE_TRY(world->spawn());
    const SeedWorld::Source source = *world->source();
    Sketch sketch{spec, viewAreas(spec), source, spawn, 0, {}, roomMapOf(spec), {}, {}, {}};
    for (const CellRect &area : sketch.areas)
        sketch.levelShares.push_back(floorShareOf(*source, area));
    World unchanged = world->world();
    if (generatorInfo(spec.generator.kind).population == Population::Cast)
        addContents(unchanged, sketch);
    if (deathEndsRun(unchanged))
        sketch.entrance = entranceOf(std::move(unchanged), sketch);
    if (sketch.levelShares.empty())
        sketch.floorShare = floorShareAround(*source, spawn);
    return sketch;
}

/// Adds everything in the levels, at its initial place.
void CavePreview::addContents(World &world, Sketch &sketch)
{
    for (const CellRect &area : sketch.areas) {
        for (GroundThing &thing : groundIn(world, area))
            sketch.ground.push_back(std::move(thing));
        forEachRegion(area, world.map.regionSize(), [&](RegionPos pos, const CellRect & /*part*/) {
            addMonstersOf(world, pos, sketch.monsters);
        });
    }
}

CavePreview::Entrance CavePreview::entranceOf(World world, const Sketch &sketch)
{
    world.player().position = sketch.spawn;
    PlayerView view;
    UnsavedChanges unsaved;
    std::vector<Event> events;
    view.look(world, world.party.current(), unsaved, events);
    const BitGrid &seen = view.visible().cells;
    Entrance entrance{world.map.changes(), {view.visible().origin, seen.width(), seen.height()}, {}};
    for (const CellRect &area : sketch.areas) {
        const std::vector<GroundThing> known = groundIn(world, area, {.knownOnly = true});
        entrance.ground.insert(entrance.ground.end(), known.begin(), known.end());
    }
    return entrance;
}

void CavePreview::take(const Result<Sketch> &result)
{
    m_failed = !result;
    if (!result) {
        nameShown();
        emit failed(result.error());
        return;
    }
    if (m_any)
        m_cover->keep();
    const bool wasBounded = !m_shown.areas.empty();
    m_shown = *result;
    const std::vector<CellRect> &areas = m_shown.areas;
    showSource();
    showRooms();
    m_ui.newWorld_showEverything->setVisible(m_shown.entrance.has_value());
    showPlace();
    if (areas.empty() && (!m_any || wasBounded))
        m_ui.map->setZoom({static_cast<int>(std::lround(kPreviewCellPixels * devicePixelRatioF()))});
    m_any = true;
    emit previewed();
}

/// Shows the spawn of an endless world.
void CavePreview::showAround(const Sketch &sketch)
{
    m_ui.newWorld_floors->hide();
    m_ui.map->setBounds(std::nullopt);
    m_ui.map->figures()->setPlayerMarker(sketch.spawn);
    m_ui.map->figures()->setMarkedArea(
        CellRect{{sketch.spawn.x - 2, sketch.spawn.y - 2}, 5, 5}); // the figure alone is easily overlooked
    m_ui.map->lookAt(sketch.spawn);
    nameShown();
}

QString CavePreview::caveCaption() const
{
    return tr("%1 % floor · entrance at (%2, %3) · drag to pan, scroll to zoom")
        .arg(QLocale().toString(m_shown.floorShare * 100, 'f', 0), QString::number(m_shown.spawn.x),
             QString::number(m_shown.spawn.y));
}

} // namespace cave
