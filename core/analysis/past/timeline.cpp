// SPDX-License-Identifier: MIT
#include "core/analysis/past/timeline.h"

#include "core/world/party.h"

#include <array>
#include <limits>
#include <variant>

namespace cave {
namespace {

std::size_t bytesOf(const RegionChanges &changes)
{
    const std::size_t lists = changes.claimed.size() + changes.chests.size() + changes.removedChests.size() +
                              changes.piles.size() + changes.monsters.size() + changes.features.size();
    constexpr std::size_t kEntry = 96;
    return sizeof(RegionChanges) + lists * kEntry;
}

/// What it means that something of a kind happened.
constexpr std::array<std::string_view, static_cast<std::size_t>(kLastMarkKind) + 1> kMarkMeanings{
    "a monster begins to hunt",
    "a monster gives up",
    "a fight begins",
    "the player or a monster loses health",
    "a monster dies",
    "the player dies",
    "a chest is opened, or something is taken",
    "the player comes to another level or band, or to the goal",
    "the world is edited or repaired",
    "a player comes or goes"};

constexpr std::array<std::string_view, static_cast<std::size_t>(kLastMarkKind) + 1> kMarkKeys{
    "noticed", "lost", "fight", "hit", "kill", "death", "find", "level", "edit", "party"};

/// What of an event is marked.
struct Marker {
    std::optional<MarkKind> kind;
    std::optional<MonsterId> monster;
    int player = 0; ///< whose it is, if not whose command led to it

    void set(MarkKind of) { kind = of; }
    void set(MarkKind of, const MonsterId &by)
    {
        kind = of;
        monster = by;
    }
    void setIf(bool condition, MarkKind of)
    {
        if (condition)
            kind = of;
    }

    template<class Other>
    void operator()(const Other & /*event*/)
    {
    }
    void operator()(const MonsterNoticed &event) { set(MarkKind::Noticed, event.id); }
    void operator()(const MonsterGaveUp &event) { set(MarkKind::Lost, event.id); }
    void operator()(const FightBegan &event) { set(MarkKind::Fight, event.id); }
    void operator()(const FightJoined &event) { set(MarkKind::Fight, event.id); }
    void operator()(const BlowStruck &event) { setIf(event.blow.harm > Points(), MarkKind::Hit); }
    void operator()(const DiceThrown &event)
    {
        setIf(event.action.kind != DiceAction::Kind::Heal && event.action.harm > 0, MarkKind::Hit);
    }
    void operator()(const RoundPlayed &event) { setIf(event.action.harm > 0, MarkKind::Hit); }
    void operator()(const PlayerHurt &event) { setIf(event.amount > 0, MarkKind::Hit); }
    void operator()(const AgentHurt &event) { set(MarkKind::Hit, event.id); }
    void operator()(const AgentSlain &event) { set(MarkKind::Kill, event.id); }
    void operator()(const FightWon &event) { set(MarkKind::Kill, event.id); }
    void operator()(const PlayerDied &event) { set(MarkKind::Death, event.id); }
    void operator()(const PlayerFell & /*event*/) { set(MarkKind::Death); }
    void operator()(const RunEnded &event) { set(event.won ? MarkKind::Level : MarkKind::Death); }
    void operator()(const ChestOpened & /*event*/) { set(MarkKind::Find); }
    void operator()(const ItemsPickedUp & /*event*/) { set(MarkKind::Find); }
    void operator()(const PickedUp & /*event*/) { set(MarkKind::Find); }
    void operator()(const RelicFound & /*event*/) { set(MarkKind::Find); }
    void operator()(const MapPieceFound & /*event*/) { set(MarkKind::Find); }
    void operator()(const PedestalEmptied & /*event*/) { set(MarkKind::Find); }
    void operator()(const LevelEntered & /*event*/) { set(MarkKind::Level); }
    void operator()(const BandEntered & /*event*/) { set(MarkKind::Level); }
    void operator()(const PlayerJoined &event)
    {
        set(MarkKind::Party);
        player = event.player;
    }
    void operator()(const PlayerLeft &event)
    {
        set(MarkKind::Party);
        player = event.player;
    }
};

} // namespace

void MapVersions::set(std::size_t version, RegionPos pos, const RegionChanges &changes)
{
    m_bytes += bytesOf(changes);
    m_regions.set(pos, version, changes);
}

void MapVersions::keep(std::size_t version, const WorldMap &map, const TouchedMap &touched)
{
    m_hasOwnMaps.set(0, version, map.hasOwnMaps());
    if (touched.everything)
        return keepAll(version, map);
    for (const RegionPos pos : touched.regions)
        set(version, pos, map.changesOf(pos));
    if (!map.hasOwnMaps())
        return;
    for (const auto &[player, pos] : touched.ownMaps) {
        m_bytes += sizeof(RegionRows);
        m_ownMaps.set({player, pos}, version, map.exploredBy(player).in(pos));
    }
}

/// Also regions that have no differences any more, or own maps that are gone.
void MapVersions::keepAll(std::size_t version, const WorldMap &map)
{
    std::vector<RegionPos> known;
    if (version > 0)
        m_regions.forEach(version - 1, [&](RegionPos pos, const RegionChanges &) { known.push_back(pos); });
    for (const RegionPos pos : known)
        set(version, pos, {});
    for (const auto &[pos, changes] : map.changes())
        set(version, pos, changes);
    std::vector<std::pair<int, RegionPos>> explored;
    if (version > 0)
        m_ownMaps.forEach(version - 1, [&](const auto &key, const RegionRows &) { explored.push_back(key); });
    for (const auto &key : explored)
        m_ownMaps.set(key, version, {});
    for (int player = 1; map.hasOwnMaps() && player <= static_cast<int>(kMaxPlayers); ++player) {
        for (const auto &[pos, rows] : map.exploredBy(player).regions())
            m_ownMaps.set({player, pos}, version, rows);
    }
}

void MapVersions::restore(std::size_t version, WorldMap &map) const
{
    m_regions.forEach(version, [&](RegionPos pos, const RegionChanges &changes) {
        if (!changes.empty())
            map.setChanges(pos, changes);
    });
    m_hasOwnMaps.forEach(version, [&](int, bool has) {
        if (has)
            map.beginOwnMaps();
    });
    if (!map.hasOwnMaps())
        return;
    m_ownMaps.forEach(version, [&](const auto &key, const RegionRows &rows) {
        map.exploredBy(key.first).set(key.second, rows);
    });
}

void MapVersions::halve()
{
    m_regions.halve();
    m_ownMaps.halve();
    m_hasOwnMaps.halve();
    m_bytes = 0;
    m_regions.forAll([&](const RegionChanges &changes) { m_bytes += bytesOf(changes); });
    m_ownMaps.forAll([&](const RegionRows &rows) { m_bytes += sizeof(rows); });
}

std::string_view markKey(MarkKind kind)
{
    return kMarkKeys[static_cast<std::size_t>(kind)];
}

std::string_view markMeaning(MarkKind kind)
{
    return kMarkMeanings[static_cast<std::size_t>(kind)];
}

std::optional<MarkKind> markNamed(std::string_view key)
{
    const auto found = std::ranges::find(kMarkKeys, key);
    if (found == kMarkKeys.end())
        return std::nullopt;
    return static_cast<MarkKind>(found - kMarkKeys.begin());
}

std::optional<TimelineMark> markOf(const World &world, const Event &event)
{
    Marker marker;
    std::visit(marker, static_cast<const EventVariant &>(event));
    if (!marker.kind)
        return std::nullopt;
    if (!marker.monster && marker.kind == MarkKind::Hit && world.fight())
        marker.monster = world.fight()->enemy;
    const int player = marker.player != 0 ? marker.player : event.player;
    return TimelineMark{{}, world.turn, *marker.kind, player, marker.monster};
}

Timeline::Timeline(std::shared_ptr<const WorldLog> log, Limits limits)
    : m_log(std::move(log))
    , m_limits(limits)
    , m_reader(*m_log)
{
    mark({}); // it may begin with an edit
    keepState();
}

bool Timeline::read(std::int64_t moments)
{
    std::vector<Event> events;
    for (; moments > 0 && m_reader.advance(events); --moments) {
        const Moment now = m_reader.moment();
        if (now.step == 0)
            m_turns.push_back(m_reader.world().turn);
        mark(events);
        if (--m_untilNext <= 0)
            keepState();
    }
    return !isRead();
}

void Timeline::mark(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (std::optional<TimelineMark> found = markOf(m_reader.world(), event)) {
            found->moment = m_reader.moment();
            m_marks.push_back(*found);
        }
    }
    if (m_reader.wasEdited())
        m_marks.push_back({m_reader.moment(), m_reader.world().turn, MarkKind::Edit, 0, std::nullopt});
}

void Timeline::keepState()
{
    m_untilNext = m_limits.interval;
    TouchedMap touched = m_reader.takeTouched();
    touched.everything = touched.everything || m_states.empty();
    m_maps.keep(m_states.size(), m_reader.world().map, touched);
    m_states.push_back({m_reader.moment(), copyWithoutMap(m_reader.world())});
    if (bytes() > m_limits.bytes && m_states.size() > 2)
        thin();
}

/// Keeps every second state.
void Timeline::thin()
{
    m_limits.interval *= 2;
    std::vector<State> kept;
    for (std::size_t i = 0; i < m_states.size(); i += 2)
        kept.push_back(std::move(m_states[i]));
    if (m_states.size() % 2 == 0) // what changed for the last one belongs to the next one kept
        kept.push_back(std::move(m_states.back()));
    m_states = std::move(kept);
    m_maps.halve();
}

std::size_t Timeline::bytes() const
{
    constexpr std::size_t kState = 4096; // inventory, statistics, agents
    return m_maps.bytes() + m_states.size() * kState + m_marks.capacity() * sizeof(TimelineMark) +
           m_turns.capacity() * sizeof(std::int64_t);
}

Moment Timeline::momentOf(std::int64_t turn) const
{
    if (turn <= firstTurn())
        return {};
    const auto found = std::ranges::lower_bound(m_turns, turn);
    const std::int64_t command = found - m_turns.begin();
    if (found == m_turns.end())
        return std::min(end(), Moment{command, static_cast<int>(std::min<std::int64_t>(
                                                   turn - (command == 0 ? firstTurn() : m_turns.back()),
                                                   std::numeric_limits<int>::max()))});
    if (*found == turn)
        return {command + 1, 0};
    return {command, static_cast<int>(turn - (command == 0 ? firstTurn() : *std::prev(found)))};
}

LogReplay Timeline::replayAt(Moment moment) const
{
    const auto after = std::ranges::upper_bound(m_states, moment, {}, &State::moment);
    const auto from = std::prev(after); // the first one is at the beginning
    World world = copyWithoutMap(from->world);
    m_maps.restore(static_cast<std::size_t>(from - m_states.begin()), world.map);
    world.map.setExplorer(world.party.shown);
    LogReplay replay(*m_log, std::move(world), from->moment);
    replay.advanceTo(std::min(moment, end()));
    return replay;
}

World Timeline::worldAt(Moment moment) const
{
    LogReplay replay = replayAt(moment);
    World world = std::move(replay.session()).takeWorld();
    introducePlayers(m_log->stored.party, world);
    return world;
}

} // namespace cave
