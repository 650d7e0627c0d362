// SPDX-License-Identifier: MIT
#include "core/world/world.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// True if the player has seen any cell of `area`.
bool anyExplored(const WorldMap &map, const CellRect &area)
{
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            if (map.isExplored({area.origin.x + x, area.origin.y + y}))
                return true;
        }
    }
    return false;
}

} // namespace

World::World(WorldSpec madeFrom, std::shared_ptr<const Content> tables,
             std::shared_ptr<const RegionSource> source)
    : spec(std::move(madeFrom))
    , key(worldKey(spec))
    , content(std::move(tables))
    , map(std::move(source))
    , streams(key)
{
}

World::World(World &&other) noexcept = default;
World &World::operator=(World &&other) noexcept = default;
World::~World() = default;

bool deathEndsRun(const World &world)
{
    const Scenario &scenario = world.content->scenario;
    return scenario.mortal && !(scenario.journey && world.spec.settings.lives == Lives::Camps);
}

World copyOf(const World &world)
{
    World copy = copyWithoutMap(world);
    for (const auto &[pos, changes] : world.map.changes())
        copy.map.setChanges(pos, changes);
    copy.map.copyOwnMaps(world.map);
    return copy;
}

World copyWithoutMap(const World &world)
{
    World copy(world.spec, world.content, world.map.source());
    copy.party = world.party;
    copy.streams = world.streams;
    copy.action = world.action;
    copy.run = world.run;
    copy.realTime = world.realTime;
    copy.turn = world.turn;
    copy.commands = world.commands;
    copy.logStart = world.logStart;
    return copy;
}

int visitedLevels(const World &world)
{
    const std::vector<Level> &levels = world.map.plan().levels;
    return static_cast<int>(std::ranges::count_if(
        levels, [&world](const Level &level) { return anyExplored(world.map, level.area); }));
}

} // namespace cave
