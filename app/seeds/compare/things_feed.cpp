// SPDX-License-Identifier: MIT
#include "app/seeds/compare/things_feed.h"

#include "app/seeds/sheet/card_camera.h"
#include "core/base/hashing.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/monsters.h"
#include "core/world/level_clip.h"
#include "editor/view/map/map_view.h"
#include "editor/view/overlays/room_overlays.h"
#include "editor/view/terrain/thing_density.h"

#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::size_t kKeptRegions = 1024;
enum IdSalt : std::uint64_t { ChestSalt = 1, MonsterSalt, MarkerSalt };

struct SeededThings {
    std::vector<MapThing> things;
    std::vector<GroundThing> ground;
};

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

} // namespace

ThingsFeed::ThingsFeed(MapView &map, QObject *parent) : QObject(parent), m_map(map)
{
    connect(&m_map, &MapView::viewChanged, this, &ThingsFeed::refresh);
}

void ThingsFeed::setWorld(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                          std::shared_ptr<const RegionSource> source)
{
    m_jobs.forgetAll(); // a running job shares ownership of the previous world
    m_world = source ? std::make_shared<World>(spec, contentFor(spec.generator, content), std::move(source))
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

void ThingsFeed::setShown(bool shown)
{
    m_shown = shown;
    refresh();
}

void ThingsFeed::refresh()
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
void ThingsFeed::count(bool on)
{
    if (std::exchange(m_counting, on) == on)
        return;
    const auto all = std::make_shared<const CountedThings>(CountedThings{true, {}, {}, {}});
    m_map.terrain()->setCounted(on ? all : nullptr);
}

void ThingsFeed::clear()
{
    m_jobs.forgetAll();
    m_covered = {};
    m_things.clear();
    m_map.figures()->setGround({});
    put();
}

void ThingsFeed::setMarkers(const std::vector<SeedMarker> &markers)
{
    m_markers.clear();
    for (const SeedMarker &marker : markers) {
        m_markers.push_back(thingAt(MapThing::Marker, MarkerSalt, marker.position));
        m_markers.back().label = QString::fromStdString(marker.label);
    }
    put();
}

void ThingsFeed::put()
{
    std::vector<MapThing> things = m_things;
    things.insert(things.end(), m_markers.begin(), m_markers.end());
    m_map.figures()->setThings(std::move(things));
}

} // namespace cave

#include "moc_things_feed.cpp"
