// SPDX-License-Identifier: MIT
#include "app/play/map/play_map_objects.h"

#include "app/play/texts/allies.h"
#include "core/base/geometry.h"
#include "core/base/hashing.h"
#include "core/rules/monsters.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/event_kinds.h"
#include "core/sight/area_of_effect.h"
#include "core/sight/line_of_sight.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/overlays/cell_overlays.h"

#include <algorithm>
#include <variant>

namespace cave {
namespace {

/// Separates the ids of different kinds of things.
enum IdSalt : std::uint64_t { MonsterSalt = 1, FindSalt, PileSalt, MarkerSalt };

MapThing thingAt(MapThing::Kind kind, std::uint64_t salt, WorldPos at)
{
    MapThing thing;
    thing.id = hashAt(salt, at.x, at.y);
    thing.position = at;
    thing.kind = kind;
    return thing;
}

MapThing monsterThing(Session &session, const Monster &monster, Disclosure disclosure)
{
    const MonsterType &type = session.content().monsters[monster.kind];
    MapThing thing;
    thing.id = combine(hashAt(MonsterSalt, monster.id.home.x, monster.id.home.y), monster.id.index);
    thing.position = monster.state.position;
    thing.kind = MapThing::Monster;
    thing.look = isDisguised(session.world(), monster.id) ? disguisedLook()
                                                          : CreatureLook{type.key, type.colour, type.glyph};
    thing.state = moodOf(session, monster);
    thing.remembered = !disclosure.eyes && !session.visible().contains(monster.state.position);
    return thing;
}

std::vector<MapThing> findsIn(Session &session, RegionPos pos)
{
    const int size = session.world().map.regionSize();
    const RegionChanges &changes = session.world().map.changesOf(pos);
    const RegionRows explored = session.world().map.exploredIn(pos);
    std::vector<MapThing> finds;
    for (const CellPos chest : session.region(pos).chests) {
        if (!testCell(explored, chest))
            continue;
        const bool open = changes.isClaimed(chest);
        finds.push_back(
            thingAt(open ? MapThing::OpenChest : MapThing::Chest, FindSalt, worldPos(pos, chest, size)));
    }
    for (const CellItems &pile : changes.piles)
        finds.push_back(thingAt(MapThing::Pile, PileSalt, worldPos(pos, pile.cell, size)));
    return finds;
}

DiscOverlay discOf(Session &session, const Monster &monster)
{
    const int radius = sightRadiusOf(session.world(), monster);
    const int side = 2 * radius + 1;
    const WorldPos centre = monster.state.position;
    DiscOverlay disc{{centre.x - radius, centre.y - radius}, BitGrid(side, side), BitGrid(side, side), {}};
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const WorldPos p{disc.origin.x + x, disc.origin.y + y};
            if (!inDiscOf(session.world(), monster, p))
                continue;
            disc.cells.set(x, y);
            // What it sees of unexplored cells would reveal where rock is.
            if (session.world().map.isExplored(p) && session.monsterSees(monster, p))
                disc.inSight.set(x, y);
        }
    }
    return disc;
}

/// To where a player stands.
SightLineOverlay lineOf(Session &session, const Monster &monster, WorldPos player)
{
    const SightObstacle obstacle =
        firstObstacle([&session](WorldPos p) { return session.mutableWorld().map.blocksSight(p); },
                      monster.state.position, player, session.world().spec.settings.gaps);
    SightLineOverlay line{monster.state.position, player, {}};
    if (obstacle.kind != SightObstacle::Kind::None)
        line.blocker = obstacle.at;
    return line;
}

/// False for one that stands still until someone comes.
bool wandersByItself(const World &world, const Monster &monster)
{
    const NamedTree *tree = treeOf(world, monster);
    return tree != nullptr && std::ranges::any_of(tree->tree.nodes, [](const TreeNode &node) {
               const auto *leaf = std::get_if<Leaf>(&node);
               return leaf != nullptr && (leaf->action == Action::Patrol || leaf->action == Action::Wander);
           });
}

/// A visitor of events; most of them have no effect.
struct EffectGathering {
    const Session &session;
    PlayerMotion actor;
    std::uint64_t ally; ///< the number of the ally who acts; 0: the own player
    std::vector<ActionEffect> effects;

    template<class Other>
    void operator()(const Other & /*event*/)
    {
    }
    void operator()(const ItemUsed &event)
    {
        switch (session.content().items[event.item].kind) {
        case ItemKind::Blade:
            effects.push_back({ActionEffect::Swing, actor.player, actor.facing, ally});
            break;
        case ItemKind::Staff:
            effects.push_back({ActionEffect::Cast, actor.player, actor.facing, ally});
            break;
        default:
            break;
        }
    }
    void operator()(const PlayerHurt & /*event*/) { effects.push_back({ActionEffect::Hurt, {}, {}, 0}); }
    void operator()(const PlayerHealed & /*event*/)
    {
        effects.push_back({ActionEffect::Drink, actor.player, {}, ally});
    }
    void operator()(const AgentHurt &event)
    {
        effects.push_back({ActionEffect::MoverHurt, event.at, {}, moverId(event.id)});
    }
    void operator()(const AgentSlain &event) { effects.push_back({ActionEffect::Slain, event.at, {}, 0}); }
    void operator()(const ShotEnded &event) { effects.push_back({ActionEffect::Spark, event.at, {}, 0}); }
};

constexpr int kSmallestWhole = 14; // logical pixels per cell of a fitted level
constexpr int kFollowZoom = 28;    // if it would be less

/// Device pixels per cell with which all of the level is in view.
int wholeZoom(const MapView &map, const CellRect &level)
{
    const QSize pixels = (QSizeF(map.size()) * map.devicePixelRatioF()).toSize();
    return std::min({pixels.width() / level.width, pixels.height() / level.height, Zoom::kLargest});
}

} // namespace

MapThing::State moodOf(Session &session, const Monster &monster)
{
    // Where fights begin by contact, only the hunt depends on being seen.
    if (!session.content().scenario.contact &&
        session.monsterSees(monster, session.world().player().position))
        return MapThing::SeesPlayer;
    if (monster.state.patience > 0)
        return MapThing::Hunting;
    const bool roams = session.world().spec.settings.monsters == MonsterMode::Roaming &&
                       session.content().monsters[monster.kind].speed > 0 &&
                       wandersByItself(session.world(), monster);
    return roams ? MapThing::Wandering : MapThing::Idle;
}

void PlayMapObjects::begin(Session &session)
{
    m_finds.clear();
    for (const auto &[pos, changes] : session.world().map.changes()) {
        if (std::vector<MapThing> finds = findsIn(session, pos); !finds.empty())
            m_finds.emplace(pos, std::move(finds));
    }
}

void PlayMapObjects::refresh(Session &session, const CellRect &area)
{
    forEachRegion(area, session.world().map.regionSize(), [&](RegionPos pos, const CellRect &) {
        std::vector<MapThing> finds = findsIn(session, pos);
        if (finds.empty())
            m_finds.erase(pos);
        else
            m_finds[pos] = std::move(finds);
    });
}

std::vector<MapThing> PlayMapObjects::things(Session &session, const QList<MapMarker> &markers,
                                             Disclosure disclosure) const
{
    std::vector<MapThing> things;
    for (const auto &[pos, finds] : m_finds) {
        for (const MapThing &find : finds) {
            things.push_back(find);
            things.back().remembered = !session.visible().contains(find.position);
        }
    }
    if (!session.world().content->scenario.freeMovement()) { // otherwise they are painted between cells
        for (const Monster &monster : knownMonsters(session, disclosure))
            things.push_back(monsterThing(session, monster, disclosure));
    }
    for (const MapMarker &marker : markers) {
        MapThing thing = thingAt(MapThing::Marker, MarkerSalt, marker.position);
        thing.id = combine(thing.id, marker.id);
        thing.label = marker.text;
        things.push_back(std::move(thing));
    }
    return things;
}

MapOverlays discsOfMonsters(Session &session, Disclosure disclosure)
{
    MapOverlays overlays;
    if (session.world().content->scenario.freeMovement())
        return overlays; // monsters don't attack on sight
    std::vector<WorldPos> players;
    if (!isOnlooker(session.world()))
        players.push_back(session.world().player().position);
    for (const PartyMember &member : session.world().party.members) {
        if (member.id != session.world().party.shown && member.plays())
            players.push_back(member.player.position);
    }
    for (const Monster &monster : knownMonsters(session, disclosure)) {
        overlays.discs.push_back(discOf(session, monster));
        for (const WorldPos player : players) {
            if (!session.content().scenario.contact && inDiscOf(session.world(), monster, player))
                overlays.lines.push_back(lineOf(session, monster, player));
        }
    }
    return overlays;
}

std::vector<GroundThing> groundOf(Session &session, bool all)
{
    const World &world = session.world();
    const Level *level = world.map.plan().levelAt(world.player().position);
    if (level == nullptr && !world.content->scenario.journey)
        return {};
    if (level == nullptr) {
        constexpr int kAround = 60; // cells
        const WorldPos at = world.player().position;
        return groundIn(session.mutableWorld(), {{at.x - kAround, at.y - kAround}, 2 * kAround, 2 * kAround},
                        {!all, false});
    }
    const bool shut = session.stage() != nullptr && session.stage()->isShut();
    return groundIn(session.mutableWorld(), level->area, {!all, shut});
}

std::vector<ActionEffect> effectsOf(const Session &session, const std::vector<Event> &events)
{
    EffectGathering gathering{session, session.world().motion(), 0, {}};
    for (const Event &event : events)
        std::visit(gathering, event);
    return gathering.effects;
}

std::vector<ActionEffect> effectsOfAllies(const Session &session, const std::vector<Event> &events)
{
    const World &world = session.world();
    std::vector<ActionEffect> effects;
    for (const Event &event : events) {
        const PartyMember *ally =
            event.player != world.party.shown ? world.party.find(event.player) : nullptr;
        if (ally == nullptr || !isAnyOf<ItemUsed, PlayerHealed>(event))
            continue;
        EffectGathering gathering{session, ally->motion, static_cast<std::uint64_t>(ally->id), {}};
        std::visit(gathering, event);
        effects.insert(effects.end(), gathering.effects.begin(), gathering.effects.end());
    }
    return effects;
}

const ItemType *itemInHand(const Session &session)
{
    const Inventory &inventory = session.world().player().inventory;
    if (!inventory.weapon)
        return nullptr;
    const ItemType &item = session.content().items[inventory.stacks[*inventory.weapon].item];
    return isUsable(item.kind) ? &item : nullptr;
}

bool fitsWhole(const MapView &map, const CellRect &level)
{
    return wholeZoom(map, level) >= qRound(kSmallestWhole * map.devicePixelRatioF());
}

void fitLevel(MapView &map, const CellRect &level)
{
    const bool whole = fitsWhole(map, level);
    map.setZoom({whole ? wholeZoom(map, level) : qRound(kFollowZoom * map.devicePixelRatioF())});
    if (whole)
        map.setCamera(MapCamera{level.origin, level.width / 2.0, level.height / 2.0});
    else
        map.centreOnPlayer();
}

} // namespace cave
