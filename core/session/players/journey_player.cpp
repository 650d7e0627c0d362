// SPDX-License-Identifier: MIT
#include "core/session/players/journey_player.h"

#include "core/base/bit_grid.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/session/fight_choices.h"
#include "core/session/planning.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace cave {
namespace {

constexpr std::int64_t kChestReach = 24; // cells off the way
constexpr std::size_t kMostTries = 12;   // of frontiers that may be out of reach
constexpr int kRegionsAround = 4;

/// Cells of a region that were explored and are floor, beside one that wasn't.
RegionRows frontierOf(World &world, RegionPos pos)
{
    const int size = world.map.regionSize();
    const RegionRows explored = world.map.exploredIn(pos);
    RegionRows frontier{};
    if (explored == RegionRows{})
        return frontier;
    const Region &region = world.map.region(pos);
    const RegionRows north = world.map.exploredIn({pos.x, pos.y + 1});
    const RegionRows south = world.map.exploredIn({pos.x, pos.y - 1});
    const RegionRows east = world.map.exploredIn({pos.x + 1, pos.y});
    const RegionRows west = world.map.exploredIn({pos.x - 1, pos.y});
    const auto last = static_cast<std::size_t>(size - 1);
    for (std::size_t y = 0; y <= last; ++y) {
        const std::uint64_t above = y == last ? north[0] : explored[y + 1];
        const std::uint64_t below = y == 0 ? south[last] : explored[y - 1];
        const std::uint64_t fromWest = (explored[y] << 1U) | ((west[y] >> last) & 1U);
        const std::uint64_t fromEast = (explored[y] >> 1U) | ((east[y] & 1U) << last);
        frontier[y] = explored[y] & ~region.rock[y] & ~(above & below & fromWest & fromEast) & lowBits(size);
    }
    return frontier;
}

std::int64_t between(WorldPos a, WorldPos b)
{
    return depthAt({a.x - b.x, a.y - b.y});
}

using Frontier = std::tuple<std::int64_t, WorldPos>; ///< the most promising first

void addFrontiers(World &world, RegionPos pos, WorldPos goal, std::vector<Frontier> &frontiers)
{
    const int size = world.map.regionSize();
    const WorldPos own = world.player.position;
    const RegionRows rows = frontierOf(world, pos);
    for (CellPos cell; cell.y < size; ++cell.y) {
        for (cell.x = 0; rows[static_cast<std::size_t>(cell.y)] != 0 && cell.x < size; ++cell.x) {
            const WorldPos at = worldPos(pos, cell, size);
            if (testCell(rows, cell) && at != own)
                frontiers.emplace_back(2 * between(at, goal) + between(at, own), at);
        }
    }
}

std::vector<Frontier> frontiersAround(World &world, WorldPos goal)
{
    const RegionPos middle = regionOf(world.player.position, world.map.regionSize());
    std::vector<Frontier> frontiers;
    for (std::int64_t y = middle.y - kRegionsAround; y <= middle.y + kRegionsAround; ++y) {
        for (std::int64_t x = middle.x - kRegionsAround; x <= middle.x + kRegionsAround; ++x)
            addFrontiers(world, {x, y}, goal, frontiers);
    }
    std::ranges::sort(frontiers);
    return frontiers;
}

} // namespace

Command JourneyPlayer::next(Session &session)
{
    const World &world = session.world();
    if (session.isFighting()) {
        m_steps.clear();
        m_rests = false;
        return fightChoice(session);
    }
    if (const std::optional<std::size_t> better = bestUpgrade(session.content(), world.player.inventory))
        return EquipCommand{*better};
    if (wantsRest(session))
        return WaitCommand{};
    if (world.turn == m_turn)
        m_steps.clear();
    m_turn = world.turn;
    if (m_steps.empty())
        plan(session);
    if (m_steps.empty())
        return WaitCommand{};
    const Direction direction = m_steps.front();
    m_steps.pop_front();
    return MoveCommand{direction};
}

Command JourneyPlayer::fightChoice(const Session &session)
{
    const World &world = session.world();
    if (!session.content().scenario.rounds || m_style == PlayStyle::Reckless)
        return FightCommand{};
    const bool fledInVain = m_fled == world.commands - 1; // the fight goes on
    const Command choice = sensibleChoice(world, !fledInVain);
    if (std::holds_alternative<FleeCommand>(choice))
        m_fled = world.commands;
    return choice;
}

/// From when a third of the health is lost until it is back, where nothing is in view.
bool JourneyPlayer::wantsRest(Session &session)
{
    const std::optional<RoundTable> &rounds = session.content().scenario.rounds;
    if (m_style == PlayStyle::Reckless || !rounds || rounds->healTurns == 0 ||
        !session.visibleMonsters().empty()) {
        m_rests = false;
    } else {
        const int health = session.world().player.health;
        m_rests = m_rests ? health < rounds->health : 3 * health < 2 * rounds->health;
    }
    return m_rests;
}

void JourneyPlayer::plan(Session &session)
{
    const WorldPos goal = objectiveOf(session.world()).value_or(Objective{}).goal;
    std::vector<Direction> steps = towardsChest(session);
    if (steps.empty())
        steps = towardsKnown(session, goal);
    if (steps.empty())
        steps = towardsFrontier(session, goal);
    if (const std::vector<Monster> inTheWay = session.visibleMonsters(); steps.empty() && !inTheWay.empty())
        steps = planTravel(session, inTheWay.front().state.position);
    m_steps.assign(steps.begin(), steps.end());
}

std::vector<Direction> JourneyPlayer::towardsKnown(Session &session, WorldPos goal) const
{
    return session.world().map.isExplored(goal) ? planTravel(session, goal) : std::vector<Direction>();
}

std::vector<Direction> JourneyPlayer::towardsChest(Session &session) const
{
    World &world = session.mutableWorld();
    const int size = world.map.regionSize();
    const WorldPos own = world.player.position;
    std::optional<WorldPos> nearest;
    const auto span = static_cast<int>(2 * kChestReach + 1);
    forEachRegion({{own.x - kChestReach, own.y - kChestReach}, span, span}, size,
                  [&](RegionPos pos, const CellRect &area) {
                      if (world.map.exploredIn(pos) == RegionRows{})
                          return;
                      const std::vector<CellPos> chests = world.map.region(pos).chests;
                      for (const CellPos chest : chests) {
                          const WorldPos at = worldPos(pos, chest, size);
                          if (area.contains(at) && world.map.isExplored(at) &&
                              world.map.chestAt(at) == ChestState::Closed &&
                              (!nearest || between(own, at) < between(own, *nearest)))
                              nearest = at;
                      }
                  });
    if (!nearest)
        return {};
    std::vector<Direction> steps = planTravel(session, *nearest);
    const bool far = steps.size() > static_cast<std::size_t>(4 * kChestReach);
    return far ? std::vector<Direction>() : steps;
}

/// To the frontier that promises the shortest way to the goal.
std::vector<Direction> JourneyPlayer::towardsFrontier(Session &session, WorldPos goal) const
{
    std::optional<WorldPos> last;
    std::size_t tries = 0;
    for (const auto &[promise, at] : frontiersAround(session.mutableWorld(), goal)) {
        if (last && between(at, *last) < 4)
            continue; // beside one that is out of reach
        last = at;
        std::vector<Direction> steps = planTravel(session, at);
        if (!steps.empty())
            return steps;
        if (++tries == kMostTries)
            break;
    }
    const std::optional<ExplorePlan> any = planExplore(session);
    return any ? any->steps : std::vector<Direction>();
}

} // namespace cave
