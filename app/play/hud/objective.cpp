// SPDX-License-Identifier: MIT
#include "app/play/hud/play_hud.h"
#include "app/play/texts/journey_texts.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/world/generator_info.h"

#include <QCoreApplication>

#include <algorithm>

namespace cave {
namespace {

struct GoalText {
    Q_DECLARE_TR_FUNCTIONS(cave::ObjectiveText)
};

QString monstersText(int count)
{
    return count == 1 ? GoalText::tr("1 monster") : GoalText::tr("%n monsters", nullptr, count);
}

QString chestsText(int count)
{
    return count == 1 ? GoalText::tr("1 chest") : GoalText::tr("%n chests", nullptr, count);
}

QString floorText(const World &world, const Level &level)
{
    const auto count = static_cast<int>(world.map.plan().levels.size());
    if (level.number < count)
        return GoalText::tr("Floor %1 of %2: find FINISH, the way down.").arg(level.number).arg(count);
    return GoalText::tr("Floor %1 of %2, the last one: get past its guards to FINISH.")
        .arg(level.number)
        .arg(count);
}

QString roomsText(World &world, const Level &here)
{
    const std::vector<Level> &rooms = world.map.plan().levels;
    const bool foes = hasFoes(world, here);
    if (here.number == rooms.back().number)
        return foes ? GoalText::tr("The boss is here: beat everything in this room.")
                    : GoalText::tr("The boss is beaten: go to the exit.");
    const auto cleared = std::ranges::count_if(rooms, [&world](const Level &room) {
        return wasEntered(world, world.party.shown, room) && !hasFoes(world, room);
    });
    const QString count = GoalText::tr("%1 of %2 rooms cleared").arg(cleared).arg(rooms.size());
    return foes ? GoalText::tr("Beat the enemies in this room. %1.").arg(count)
                : GoalText::tr("Find the boss. %1.").arg(count);
}

QString endlessText(const World &world)
{
    const Statistics &done = world.player().statistics;
    if (done.chestsOpened == 0)
        return GoalText::tr("Explore the caves: find a first chest.");
    return done.chestsOpened == 1
               ? GoalText::tr("Explore for treasure: 1 chest opened.")
               : GoalText::tr("Explore for treasure: %n chests opened.", nullptr,
                              static_cast<int>(std::min<std::int64_t>(done.chestsOpened, 1'000'000'000)));
}

} // namespace

ObjectiveText::Remainder ObjectiveText::leftOn(World &world, const Level &level)
{
    Remainder left{level.number, 0, 0};
    const int size = world.map.regionSize();
    forEachRegion(level.area, size, [&](RegionPos pos, const CellRect & /*part*/) {
        const std::vector<Monster> monsters = monstersOf(world, pos);
        left.monsters +=
            static_cast<int>(std::ranges::count_if(monsters, [](const Monster &m) { return m.state.alive; }));
        for (const CellPos chest : world.map.region(pos).chests)
            left.chests += world.map.changesOf(pos).isClaimed(chest) ? 0 : 1;
    });
    return left;
}

QString ObjectiveText::cavernText(World &world, const Level &level)
{
    if (!m_left || m_left->level != level.number)
        m_left = leftOn(world, level);
    const Remainder &left = *m_left;
    if (left.monsters > 0 && left.chests > 0)
        return GoalText::tr("Clear the cavern: %1 and %2 left.")
            .arg(monstersText(left.monsters), chestsText(left.chests));
    if (left.monsters > 0)
        return GoalText::tr("Clear the cavern: %1 left.").arg(monstersText(left.monsters));
    if (left.chests > 0)
        return GoalText::tr("The monsters are beaten: %1 left.").arg(chestsText(left.chests));
    return level.finish ? GoalText::tr("The cavern is cleared: the stairs lead on.")
                        : GoalText::tr("The cavern is cleared.");
}

QString ObjectiveText::text(Session &session)
{
    World &world = session.mutableWorld();
    if (world.run == RunState::Won)
        return GoalText::tr("You have won.");
    if (world.run == RunState::Lost)
        return GoalText::tr("This run is over.");
    const Level *level = world.map.plan().levelAt(world.player().position);
    if (level == nullptr)
        return journeyObjective(world).value_or(endlessText(world));
    switch (generatorInfo(world.spec.generator.kind).levels) {
    case LevelKind::Floor:
        return floorText(world, *level);
    case LevelKind::Room:
        return roomsText(world, *level);
    case LevelKind::File:
        return GoalText::tr("Level %1 of %2: find the exit.")
            .arg(level->number)
            .arg(world.map.plan().levels.size());
    case LevelKind::Whole:
    case LevelKind::None:
        break;
    }
    return cavernText(world, *level);
}

} // namespace cave
