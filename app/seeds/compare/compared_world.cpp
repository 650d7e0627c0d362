// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compared_world.h"

#include "app/common/seed_worlds.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "core/base/hashing.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/monsters.h"
#include "core/world/region.h"
#include "core/world/world.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_cover.h"
#include "editor/view/map/map_view.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/thing_density.h"
#include "editor/view/texts/texts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>

#include <cmath>
#include <utility>

#include "moc_compared_world.cpp"

namespace cave {

struct SeededThings {
    std::vector<MapThing> things;
    std::vector<GroundThing> ground;
};

namespace {

constexpr std::size_t kKeptRegions = 1024;
enum IdSalt : std::uint64_t { ChestSalt = 1, MonsterSalt, MarkerSalt };

MapThing thingAt(MapThing::Kind kind, std::uint64_t salt, WorldPos at)
{
    MapThing thing;
    thing.id = hashAt(salt, at.x, at.y);
    thing.position = at;
    thing.kind = kind;
    return thing;
}

void addThingsOf(World &world, RegionPos pos, std::vector<MapThing> &things)
{
    const int size = world.map.regionSize();
    const Region region = world.map.region(pos);
    for (const CellPos chest : region.chests)
        things.push_back(thingAt(MapThing::Chest, ChestSalt, worldPos(pos, chest, size)));
    for (int i = 0; i < static_cast<int>(region.monsters.size()); ++i) {
        const std::optional<Monster> monster = findMonster(world, {pos, i});
        if (!monster)
            continue;
        const MonsterType &type = kindOf(world, *monster);
        things.push_back(thingAt(MapThing::Monster, MonsterSalt, monster->home));
        things.back().look = {type.key, type.colour, type.glyph};
    }
}

SeededThings thingsIn(World &world, const CellRect &area)
{
    SeededThings things;
    forEachRegion(area, world.map.regionSize(),
                  [&](RegionPos pos, const CellRect &) { addThingsOf(world, pos, things.things); });
    things.ground = groundIn(world, area);
    return things;
}

SeededThings doorsIn(World &world, const CellRect &area)
{
    SeededThings doors{{}, groundIn(world, area)};
    std::erase_if(doors.ground, [](const GroundThing &thing) { return thing.kind != FeatureKind::Door; });
    return doors;
}

/// Extended by half the view on every side, so that most moves need nothing new.
CellRect withMargin(const CellRect &view)
{
    return {
        {view.origin.x - view.width / 2, view.origin.y - view.height / 2}, 2 * view.width, 2 * view.height};
}

constexpr int kTypingPauseMs = 80;

} // namespace

/// Shows the chests and monsters of an unplayed world on a map wherever the view is; they are found off the
/// interface thread. While cells are too small to distinguish them, a tint shows where there are many.
class ThingsFeed : public QObject {
public:
    /// `map` must outlive this.
    explicit ThingsFeed(MapView &map, QObject *parent = nullptr) : QObject(parent), m_map(map)
    {
        connect(&m_map, &MapView::viewChanged, this, &ThingsFeed::refresh);
    }

    /// The world whose things are shown, made by `source`, which may end at a stage; null for none.
    void setWorld(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                  std::shared_ptr<const RegionSource> source)
    {
        m_jobs.forgetAll(); // a running job shares ownership of the previous world
        m_world = source
                      ? std::make_shared<World>(spec, contentFor(spec.generator, content), std::move(source))
                      : nullptr;
        if (m_world)
            m_world->map.reserveCache(kKeptRegions);
        const std::optional<RoomMap> rooms = m_world ? roomMapOf(spec) : std::nullopt;
        m_rooms = rooms ? areaAround(levelAreas(spec)) : std::nullopt;
        m_covered = {};
        m_things.clear();
        m_counting = false; // another source counts nothing
        refresh();
    }

    void setShown(bool shown)
    {
        m_shown = shown;
        refresh();
    }

    /// Markers shown in addition to the world's own things, regardless of `setShown`.
    void setMarkers(const std::vector<SeedMarker> &markers)
    {
        m_markers.clear();
        for (const SeedMarker &marker : markers) {
            m_markers.push_back(thingAt(MapThing::Marker, MarkerSalt, marker.position));
            m_markers.back().label = QString::fromStdString(marker.label);
        }
        put();
    }

private:
    void refresh()
    {
        const bool small = m_map.zoom().step < kSmallestZoomWithThings;
        count(m_world != nullptr && m_shown && small);
        const bool doorsOnly = !m_shown || small;
        if (!m_world || (doorsOnly && !m_rooms))
            return clear();
        const CellRect view = m_map.cellsInView();
        if (std::exchange(m_doorsOnly, doorsOnly) == doorsOnly && covers(m_covered, view))
            return;
        m_covered = withMargin(view);
        const CellRect area = doorsOnly ? intersection(m_covered, *m_rooms) : m_covered;
        m_jobs.runLatest([world = m_world, area,
                          doorsOnly] { return doorsOnly ? doorsIn(*world, area) : thingsIn(*world, area); },
                         [this](SeededThings found) {
                             m_things = std::move(found.things);
                             m_map.figures()->setGround(std::move(found.ground));
                             put();
                         });
    }

    /// A tint takes the place of single things.
    void count(bool on)
    {
        if (std::exchange(m_counting, on) == on)
            return;
        const auto all = std::make_shared<const CountedThings>(CountedThings{true, {}, {}, {}});
        m_map.terrain()->setCounted(on ? all : nullptr);
    }

    void clear()
    {
        m_jobs.forgetAll();
        m_covered = {};
        m_things.clear();
        m_map.figures()->setGround({});
        put();
    }

    void put()
    {
        std::vector<MapThing> things = m_things;
        things.insert(things.end(), m_markers.begin(), m_markers.end());
        m_map.figures()->setThings(std::move(things));
    }

    MapView &m_map;
    std::shared_ptr<World> m_world;  ///< used only in the thread of m_jobs
    std::optional<CellRect> m_rooms; ///< the area of a map of rooms, whose doors are shown at any zoom
    bool m_shown = true;
    bool m_counting = false;
    bool m_doorsOnly = false;       ///< in m_covered
    std::vector<MapThing> m_things; ///< in m_covered
    std::vector<MapThing> m_markers;
    CellRect m_covered; ///< cells whose things are shown or requested
    JobRunner m_jobs;   ///< last member, so that it is destroyed first
};

ComparedMap::ComparedMap(const QString &id, QWidget *parent)
    : QWidget(parent)
    , m_map(new MapView(this))
    , m_cover(new MapCover(*m_map))
    , m_problem(new QLabel(this))
    , m_focusFrame(new FocusFrame(this))
    , m_things(std::make_unique<ThingsFeed>(*m_map))
{
    setObjectName(id);
    m_map->setObjectName(id + ".map");
    m_map->terrain()->setFog(false);
    m_problem->setObjectName(id + ".problem");
    m_problem->setAlignment(Qt::AlignCenter);
    m_problem->setWordWrap(true);
    m_problem->setAutoFillBackground(true);
    m_problem->setMargin(6 * kGrid);
    m_problem->hide();
    setMinimumSize(m_map->minimumSizeHint());
    bindTexts(*this, [this] { nameWorld(); });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        markRooms();
        m_problem->setPalette(paletteFor(theme));
    });
    bindEvent(*this, {QEvent::Resize}, [this] {
        for (QWidget *part : std::initializer_list<QWidget *>{m_map, m_problem, m_focusFrame})
            part->setGeometry(rect());
    });
    bindEvent(*m_map, {QEvent::FocusIn}, *this, [this] { m_focusFrame->show(); });
    bindEvent(*m_map, {QEvent::FocusOut}, *this, [this] { m_focusFrame->hide(); });
}

ComparedMap::~ComparedMap() = default;

void ComparedMap::setThingsShown(bool shown)
{
    m_things->setShown(shown);
}

void ComparedMap::setMarkers(const std::vector<SeedMarker> &markers)
{
    m_things->setMarkers(markers);
}

void ComparedMap::setWorld(ComparedWorld *world)
{
    if (m_world == world)
        return;
    if (m_world)
        m_world->disconnect(this);
    m_world = world;
    m_stage = nullptr;
    if (m_world)
        connect(m_world, &ComparedWorld::made, this, &ComparedMap::refresh);
    refresh();
}

void ComparedMap::setStage(std::shared_ptr<const RegionSource> stage)
{
    if (m_stage == stage)
        return;
    m_stage = std::move(stage);
    refresh();
}

void ComparedMap::setOverlays(MapOverlays overlays)
{
    m_overlays = std::move(overlays);
    markRooms();
}

void ComparedMap::keyPressEvent(QKeyEvent *event)
{
    if (!moveMapByKey(*m_map, *event))
        QWidget::keyPressEvent(event);
}

/// Marks the start and the boss room of a map of rooms.
void ComparedMap::markRooms()
{
    const std::optional<RoomMap> map =
        m_world && m_world->source() ? roomMapOf(m_world->madeSpec()) : std::nullopt;
    MapOverlays overlays = map ? roomOverlays(*map, currentTheme()) : MapOverlays();
    append(overlays, m_overlays);
    m_map->figures()->setOverlays(std::move(overlays));
}

void ComparedMap::refresh()
{
    const std::shared_ptr<const RegionSource> own = m_world ? m_world->source() : nullptr;
    const std::shared_ptr<const RegionSource> &source = m_stage && own ? m_stage : own;
    m_cover->keep();
    m_map->setSource(source);
    if (m_world) {
        m_map->figures()->setPlayerMarker(m_world->spawn());
        m_things->setWorld(m_world->madeSpec(), m_world->content(), source);
    }
    markRooms();
    nameWorld();
}

void ComparedMap::nameWorld()
{
    const bool made = m_world && m_world->source();
    m_map->setAccessibleName(made ? tr("Map of %1").arg(QString::fromStdString(seedText(m_world->madeSpec())))
                                  : QString());
    m_problem->setText(m_world ? m_world->problem() : QString());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

ComparedWorld::ComparedWorld(WorldSpec spec, std::shared_ptr<const Content> content, Metrics metrics,
                             QObject *parent)
    : QObject(parent)
    , m_spec(std::move(spec))
    , m_content(std::move(content))
    , m_metrics(metrics)
    , m_made{m_spec, nullptr, {}, {}}
    , m_maker(
          WorkUrgency::Cards,
          [content = m_content](const WorldSpec &asked) { return sketch(asked, content); },
          [this](const WorldSpec & /*asked*/, const Sketch &made) { take(made); })
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(kTypingPauseMs);
    connect(&m_wait, &QTimer::timeout, this, [this] { m_maker.ask(m_spec); });
    m_maker.ask(m_spec);
}

void ComparedWorld::setSpec(const WorldSpec &spec)
{
    if (m_spec == spec)
        return;
    m_spec = spec;
    m_maker.forget();
    m_measurer.forgetAll();
    m_values.fill(std::nullopt);
    m_measured = false;
    m_wait.start();
    emit specChanged();
    emit valuesChanged();
}

std::optional<double> ComparedWorld::value(MetricId id) const
{
    return m_values[static_cast<std::size_t>(id)];
}

ComparedWorld::Sketch ComparedWorld::sketch(const WorldSpec &spec,
                                            const std::shared_ptr<const Content> &content)
{
    const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
    const Result<WorldPos> spawn = world->spawn(content);
    Sketch made{spec, world->source().valueOr(nullptr), {}, {}};
    if (spawn)
        made.spawn = *spawn;
    else
        made.problem = spawn.error();
    return made;
}

void ComparedWorld::take(const Sketch &sketch)
{
    m_made = sketch;
    emit made();
    if (m_metrics == Metrics::Measured)
        measure();
}

/// One job per value: each is shown as soon as it is known, and a change of the spec waits for at most one.
void ComparedWorld::measure()
{
    m_measurer.forgetAll();
    if (!m_made.spawn) {
        m_measured = true;
        emit valuesChanged();
        return;
    }
    // Only the thread of m_measurer uses it, one job after the other.
    const auto survey = std::make_shared<SeedSurvey>(m_spec, m_content);
    for (const MetricInfo &info : metricInfos()) {
        m_measurer.run([survey, id = info.id] { return survey->value(ownQuery(id)); },
                       [this, id = info.id](double value) {
                           // Some metrics don't apply to some worlds.
                           m_values[static_cast<std::size_t>(id)] =
                               std::isnan(value) ? std::nullopt : std::optional(value);
                           m_measured = !m_measurer.isBusy();
                           emit valuesChanged();
                       });
    }
}

} // namespace cave
