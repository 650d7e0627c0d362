// SPDX-License-Identifier: MIT
#include "app/play/hud/objective.h"

#include "app/play/log/objective_texts.h"
#include "core/rules/real_time_simulation.h"
#include "core/world/generator_info.h"

#include <QCoreApplication>

#include <algorithm>

namespace cave {
namespace {

struct ObjectiveText {
    Q_DECLARE_TR_FUNCTIONS(cave::ObjectiveText)
};

/// What is left on a level.
struct Remainder {
    int monsters = 0;
    int chests = 0;
};

Remainder leftOn(World &world, const Level &level)
{
    Remainder left;
    const int size = world.map.regionSize();
    forEachRegion(level.area, size, [&](RegionPos pos, const CellRect & /*part*/) {
        const std::vector<Monster> monsters = monstersOf(world, pos);
        left.monsters += static_cast<int>(
            std::count_if(monsters.begin(), monsters.end(), [](const Monster &m) { return m.state.alive; }));
        for (const CellPos chest : world.map.region(pos).chests)
            left.chests += world.map.changesOf(pos).isClaimed(chest) ? 0 : 1;
    });
    return left;
}

QString monstersText(int count)
{
    return count == 1 ? ObjectiveText::tr("1 monster") : ObjectiveText::tr("%n monsters", nullptr, count);
}

QString chestsText(int count)
{
    return count == 1 ? ObjectiveText::tr("1 chest") : ObjectiveText::tr("%n chests", nullptr, count);
}

QString cavernText(World &world, const Level &level)
{
    const Remainder left = leftOn(world, level);
    if (left.monsters > 0 && left.chests > 0)
        return ObjectiveText::tr("Clear the cavern: %1 and %2 left.")
            .arg(monstersText(left.monsters), chestsText(left.chests));
    if (left.monsters > 0)
        return ObjectiveText::tr("Clear the cavern: %1 left.").arg(monstersText(left.monsters));
    if (left.chests > 0)
        return ObjectiveText::tr("The monsters are beaten: %1 left.").arg(chestsText(left.chests));
    return level.finish ? ObjectiveText::tr("The cavern is cleared: the stairs lead on.")
                        : ObjectiveText::tr("The cavern is cleared.");
}

QString floorText(const World &world, const Level &level)
{
    const auto count = static_cast<int>(world.map.plan().levels.size());
    if (level.number < count)
        return ObjectiveText::tr("Floor %1 of %2: find FINISH, the way down.").arg(level.number).arg(count);
    return ObjectiveText::tr("Floor %1 of %2, the last one: get past its guards to FINISH.")
        .arg(level.number)
        .arg(count);
}

bool isEntered(const World &world, const Level &level)
{
    for (int y = 0; y < level.area.height; ++y) {
        for (int x = 0; x < level.area.width; ++x) {
            if (world.map.isExplored({level.area.origin.x + x, level.area.origin.y + y}))
                return true;
        }
    }
    return false;
}

QString roomsText(World &world, const Level &here)
{
    const std::vector<Level> &rooms = world.map.plan().levels;
    const bool foes = hasFoes(world, here);
    if (here.number == rooms.back().number)
        return foes ? ObjectiveText::tr("The boss is here: beat everything in this room.")
                    : ObjectiveText::tr("The boss is beaten: go to the exit.");
    const auto cleared = std::count_if(rooms.begin(), rooms.end(), [&world](const Level &room) {
        return isEntered(world, room) && !hasFoes(world, room);
    });
    const QString count = ObjectiveText::tr("%1 of %2 rooms cleared").arg(cleared).arg(rooms.size());
    return foes ? ObjectiveText::tr("Beat the enemies in this room. %1.").arg(count)
                : ObjectiveText::tr("Find the boss. %1.").arg(count);
}

QString endlessText(const World &world)
{
    const Statistics &done = world.player.statistics;
    if (done.chestsOpened == 0)
        return ObjectiveText::tr("Explore the caves: find a first chest.");
    return done.chestsOpened == 1
               ? ObjectiveText::tr("Explore for treasure: 1 chest opened.")
               : ObjectiveText::tr(
                     "Explore for treasure: %n chests opened.", nullptr,
                     static_cast<int>(std::min<std::int64_t>(done.chestsOpened, 1'000'000'000)));
}

} // namespace

QString objectiveText(Session &session)
{
    World &world = session.mutableWorld();
    if (world.run == RunState::Won)
        return ObjectiveText::tr("You have won.");
    if (world.run == RunState::Lost)
        return ObjectiveText::tr("This run is over.");
    const Level *level = world.map.plan().levelAt(world.player.position);
    if (level == nullptr)
        return objectiveText(world).value_or(endlessText(world));
    switch (generatorInfo(world.spec.generator.kind).levels) {
    case LevelKind::Floor:
        return floorText(world, *level);
    case LevelKind::Room:
        return roomsText(world, *level);
    case LevelKind::File:
        return ObjectiveText::tr("Level %1 of %2: find the exit.")
            .arg(level->number)
            .arg(world.map.plan().levels.size());
    case LevelKind::Whole:
    case LevelKind::None:
        break;
    }
    return cavernText(world, *level);
}

} // namespace cave
