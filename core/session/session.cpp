#include "core/session/session.h"

#include "core/base/hashing.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

std::uint64_t combineText(std::uint64_t hash, std::string_view text)
{
    return combine(combine(hash, text.size()), hashBytes(text));
}

std::uint64_t specHash(const WorldSpec &spec)
{
    std::uint64_t hash = combineText(0, spec.seed);
    hash = combineText(hash, generatorName(spec.generator.kind));
    hash = combine(hash, static_cast<std::uint64_t>(spec.generator.version));
    for (const SettingInfo &info : settingInfos())
        hash = combine(combineText(hash, info.key), static_cast<std::uint64_t>(info.get(spec.settings)));
    return hash;
}

} // namespace

Result<Session> Session::begin(const WorldSpec &spec)
{
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return source.error();
    World world{spec, Level(std::move(*source)), {}, 0};
    const Result<WorldPos> spawn = findSpawn(world.level, spec.generator.kind);
    if (!spawn)
        return spawn.error();
    world.player.position = *spawn;
    Session session(std::move(world));
    session.m_unsaved.player = true;
    return session;
}

Session::Session(World world) : m_world(std::move(world))
{
    // What a look around reads, and a ring more, must fit: a smaller cache would make every region anew at
    // every step.
    const int across = 2 * m_world.spec.settings.viewRadius / m_world.level.regionSize() + 4;
    m_world.level.reserveCache(static_cast<std::size_t>(across) * static_cast<std::size_t>(across));
    std::vector<Event> events;
    look(events);
}

std::vector<Event> Session::apply(const Command &command)
{
    std::vector<Event> events;
    if (const auto *moveCommand = std::get_if<MoveCommand>(&command)) {
        move(moveCommand->direction, events);
    } else {
        ++m_world.turn;
        events.emplace_back(PlayerWaited{});
    }
    const bool tookTurn = !std::holds_alternative<MoveBlocked>(events.front());
    if (tookTurn) {
        m_unsaved.player = true;
        m_unsaved.commands.push_back(command);
    }
    return events;
}

std::uint64_t Session::stateHash() const
{
    return cave::stateHash(m_world);
}

void Session::move(Direction direction, std::vector<Event> &events)
{
    const WorldPos from = m_world.player.position;
    const WorldPos to = step(from, direction);
    if (m_world.level.isRock(to)) {
        events.emplace_back(MoveBlocked{to});
        return;
    }
    m_world.player.position = to;
    ++m_world.turn;
    events.emplace_back(PlayerMoved{from, to});
    look(events);
}

void Session::look(std::vector<Event> &events)
{
    const int radius = m_world.spec.settings.viewRadius;
    const WorldPos centre = m_world.player.position;
    m_visible.origin = {centre.x - radius, centre.y - radius};
    m_world.level.copyRock({m_visible.origin, 2 * radius + 1, 2 * radius + 1}, m_rock);
    fieldOfView(m_rock, radius, m_visible.cells);

    std::vector<RegionPos> &regions = m_unsaved.regions;
    if (const int fresh = m_world.level.explore(m_visible.origin, m_visible.cells, regions); fresh > 0)
        events.emplace_back(CellsExplored{fresh});
    std::sort(regions.begin(), regions.end());
    regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
}

std::uint64_t stateHash(const World &world)
{
    std::uint64_t hash = specHash(world.spec);
    hash = hashAt(hash, world.player.position.x, world.player.position.y);
    hash = combine(hash, static_cast<std::uint64_t>(world.turn));
    for (const auto &[pos, changes] : world.level.changes()) {
        hash = hashAt(hash, pos.x, pos.y);
        for (const std::uint64_t row : changes.explored)
            hash = combine(hash, row);
    }
    return hash;
}

} // namespace cave
