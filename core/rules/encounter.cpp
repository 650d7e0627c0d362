// SPDX-License-Identifier: MIT
#include "core/rules/encounter.h"

#include <cstdlib>

namespace cave {

std::int64_t SightVerdict::squaredDistance() const
{
    const WorldPos at = monster.state.position;
    return (cell.x - at.x) * (cell.x - at.x) + (cell.y - at.y) * (cell.y - at.y);
}

std::int64_t SightVerdict::limitTenths() const
{
    const std::int64_t r = radius;
    switch (disc) { // the same limits as in `inDisc`
    case DiscRule::Exact:
        return 10 * r * r;
    case DiscRule::Original:
        return 10 * r * r + 8 * r;
    case DiscRule::Wide:
        return 18 * r * r;
    }
    return 0;
}

bool SightVerdict::isBeyondSquare() const
{
    return !inArea && 10 * squaredDistance() <= limitTenths();
}

SightVerdict sightVerdict(World &world, const Monster &monster, WorldPos cell)
{
    const WorldPos own = monster.state.position; // trees at the viewer don't block
    const auto blocks = [&world, own](WorldPos p) { return p != own && world.map.blocksSight(p); };
    SightVerdict verdict;
    verdict.monster = monster;
    verdict.cell = cell;
    verdict.radius = sightRadiusOf(world, monster);
    verdict.disc = world.spec.settings.disc;
    verdict.contact = !world.content->scenario.fightsBySight();
    verdict.inArea = inDiscOf(world, monster, cell);
    verdict.line = traceSight(blocks, own, cell, world.spec.settings.gaps);
    if (verdict.line.obstacle.kind == SightObstacle::Kind::BlockingCell)
        verdict.line.terrain = world.map.terrainAt(verdict.line.obstacle.at);
    return verdict;
}

std::optional<SightVerdict> encounterOf(World &world)
{
    if (!world.fight())
        return std::nullopt;
    const std::optional<Monster> enemy = findMonster(world, world.fight()->enemy);
    constexpr std::int64_t kFarthest = 4096; // cells; farther enemies occur only in invalid files
    if (!enemy || std::abs(enemy->state.position.x - world.player().position.x) > kFarthest ||
        std::abs(enemy->state.position.y - world.player().position.y) > kFarthest)
        return std::nullopt;
    return sightVerdict(world, *enemy, world.player().position);
}

} // namespace cave
