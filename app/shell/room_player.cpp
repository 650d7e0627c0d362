#include "app/shell/room_player.h"

#include "core/session/planning.h"
#include "core/world/visited_levels.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace cave {
namespace {

constexpr double kReach = 1.4; ///< of a blow, in cells

const Agent *nearestFoe(const World &world)
{
    const Agent *nearest = nullptr;
    for (const Agent &agent : world.action->agents) {
        if (world.content->monsters[agent.kind].fixture)
            continue;
        if (nearest == nullptr ||
            length(agent.position - world.action->player) < length(nearest->position - world.action->player))
            nearest = &agent;
    }
    return nearest;
}

/// The cardinal direction that leads most nearly there.
Direction toward(Point way)
{
    if (std::max(way.x, -way.x) > std::max(way.y, -way.y))
        return way.x > 0 ? Direction::East : Direction::West;
    return way.y > 0 ? Direction::North : Direction::South;
}

/// A step of a way as it can be walked here: nobody squeezes diagonally past a corner.
Direction walkable(Session &session, Direction direction)
{
    if (!isDiagonal(direction))
        return direction;
    const WorldPos at = session.world().player.position;
    const WorldPos to = step(at, direction);
    const Direction across = to.x > at.x ? Direction::East : Direction::West;
    const Direction along = to.y > at.y ? Direction::North : Direction::South;
    if (session.isRock(step(at, across)))
        return along;
    return session.isRock(step(at, along)) ? across : direction;
}

/// Doors of the room, those that lead to where nobody was first.
std::vector<WorldPos> doorsOf(const World &world)
{
    const LevelPlan &plan = world.level.plan();
    const LevelArea *here = plan.levelAt(world.player.position);
    std::vector<WorldPos> fresh;
    std::vector<WorldPos> known;
    for (const Link &link : plan.links) {
        const LevelArea *there = plan.levelAt(link.to);
        if (plan.levelAt(link.from) != here || there == nullptr)
            continue;
        (anyExplored(world.level, there->area) ? known : fresh).push_back(link.from);
    }
    // Another of the known ones each time, so as not to go to and fro.
    if (!known.empty())
        std::ranges::rotate(known, known.begin() + world.turn % static_cast<std::int64_t>(known.size()));
    fresh.insert(fresh.end(), known.begin(), known.end());
    return fresh;
}

} // namespace

std::optional<Command> nextOfRoomPlayer(Session &session)
{
    const World &world = session.world();
    if (!world.action)
        return std::nullopt;
    if (world.realTime)
        return ClockCommand{false};
    if (const Agent *foe = nearestFoe(world)) {
        const Point way = foe->position - world.action->player;
        const Direction direction = toward(way);
        if (length(way) < kReach)
            return world.turn % 2 == 0 ? Command(UseCommand{}) : Command(MoveCommand{direction});
        const std::vector<Direction> steps = planTravel(session, cellAt(foe->position));
        return MoveCommand{steps.empty() ? direction : walkable(session, steps.front())};
    }
    return nextOfRoomWalker(session);
}

std::optional<Command> nextOfRoomWalker(Session &session)
{
    const World &world = session.world();
    if (!world.action)
        return std::nullopt;
    if (world.realTime)
        return ClockCommand{false};
    for (const WorldPos door : doorsOf(world)) {
        const std::vector<Direction> steps = planTravel(session, door);
        if (!steps.empty())
            return MoveCommand{walkable(session, steps.front())};
    }
    return std::nullopt;
}

} // namespace cave
