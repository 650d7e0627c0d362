// SPDX-License-Identifier: MIT

#include "core/base/bit_grid.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/fight_choices.h"
#include "core/session/planning.h"
#include "core/session/play/trade.h"
#include "core/session/players/test_player.h"
#include "core/world/features.h"

#include <algorithm>
#include <tuple>

namespace cave {
namespace {

constexpr std::int64_t kChestReach = 24; // cells off the way
constexpr std::size_t kMaxTries = 12;    // of frontiers that may be out of reach
constexpr int kRegionsAround = 4;
constexpr int kDraught = 20;       // points that a draught heals at least
constexpr int kDraughtsWanted = 4; // to carry

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
    const WorldPos own = world.player().position;
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
    const RegionPos middle = regionOf(world.player().position, world.map.regionSize());
    std::vector<Frontier> frontiers;
    for (std::int64_t y = middle.y - kRegionsAround; y <= middle.y + kRegionsAround; ++y) {
        for (std::int64_t x = middle.x - kRegionsAround; x <= middle.x + kRegionsAround; ++x)
            addFrontiers(world, {x, y}, goal, frontiers);
    }
    std::ranges::sort(frontiers);
    return frontiers;
}

int carried(const World &world, EffectKind effect)
{
    int amount = 0;
    for (const ItemStack &stack : world.player().inventory.stacks) {
        const ItemType &item = world.content->items[stack.item];
        const bool counts = item.kind == ItemKind::Consumable && item.effect == effect &&
                            isKnown(*world.content, world.player(), stack.item);
        amount += counts && (effect != EffectKind::Heal || item.power >= kDraught) ? stack.amount : 0;
    }
    return amount;
}

/// What is worth its price to someone who wants to get far.
bool isWorthBuying(const World &world, const Offer &offer)
{
    const Ware &ware = world.content->wares[offer.command.ware];
    if (offer.refusal)
        return false;
    if (ware.kind == WareKind::Affix)
        return world.content->items[world.player().inventory.stacks[offer.command.stack].item].affix.empty();
    if (ware.kind != WareKind::Item)
        return false;
    const ItemType &item = *world.content->findItem(ware.item);
    return (item.effect == EffectKind::Heal && carried(world, item.effect) < kDraughtsWanted) ||
           (item.effect == EffectKind::Smoke && carried(world, item.effect) == 0);
}

/// The pedestal of a vault with the best gear, or else what heals.
WorldPos bestPedestal(World &world, WorldPos at)
{
    WorldPos best = at;
    int most = 0;
    for (const WorldPos pedestal : pedestalsOfVault(world, at)) {
        const std::optional<Feature> feature = featureAt(world, pedestal);
        const ItemType &item = world.content->items[itemOn(world, {pedestal, *feature}).item];
        const int worth = item.kind == ItemKind::Consumable
                              ? 1
                              : 2 * gainOf(*world.content, world.player().inventory, item);
        if (worth > most) {
            most = worth;
            best = pedestal;
        }
    }
    return best;
}

/// Whether a careful player uses what a place has to give.
bool isWorthUsing(World &world, const PlaceAtHand &place)
{
    if (!isForUse(place.feature.kind) || isClaimed(world, place.at))
        return false;
    if (place.feature.kind == FeatureKind::Captive)
        return !world.player().condition.companion;
    if (place.feature.kind == FeatureKind::Pedestal)
        return bestPedestal(world, place.at) == place.at;
    const std::optional<std::size_t> kind = shrineAt(world, place.at);
    if (!kind)
        return false;
    const Shrine &shrine = world.content->shrines[*kind];
    const bool heals = shrine.effect.effect == EffectKind::Heal;
    return goldOf(*world.content, world.player().inventory) >= shrine.price &&
           (!heals || 2 * world.player().health < fullHealth(*world.content, world.player()));
}

/// What there is to do where the player stands.
std::optional<Command> actionHere(Session &session)
{
    World &world = session.mutableWorld();
    const std::optional<PlaceAtHand> place = placeAtHand(world, world.player());
    if (place && isWorthUsing(world, *place))
        return UseCommand{};
    if (!campAtHand(world, world.player()))
        return std::nullopt;
    for (const Offer &offer : offersOf(world)) {
        if (isWorthBuying(world, offer))
            return offer.command;
    }
    return std::nullopt;
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
    if (const std::optional<std::size_t> better = bestUpgrade(session.content(), world.player().inventory))
        return EquipCommand{*better};
    if (m_style == PlayStyle::Careful && session.content().scenario.rounds) {
        if (const std::optional<Command> action = actionHere(session))
            return *action;
    }
    if (wantsRest(session))
        return WaitCommand{};
    if (world.turn == m_turn)
        m_steps.clear();
    m_turn = world.turn;
    if (m_steps.empty())
        plan(session);
    return takeStep(m_steps);
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
        const int health = session.world().player().health;
        const int full = fullHealth(session.content(), session.world().player());
        m_rests = m_rests ? health < full : 3 * health < 2 * full;
    }
    return m_rests;
}

void JourneyPlayer::plan(Session &session)
{
    const WorldPos goal = objectiveOf(session.world()).value_or(Objective{}).goal;
    std::vector<Direction> steps = towardsFind(session);
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

/// To a chest or, if the player is careful, a place that has something for them.
std::vector<Direction> JourneyPlayer::towardsFind(Session &session) const
{
    World &world = session.mutableWorld();
    const int size = world.map.regionSize();
    const WorldPos own = world.player().position;
    std::optional<WorldPos> nearest;
    const auto span = static_cast<int>(2 * kChestReach + 1);
    forEachRegion({{own.x - kChestReach, own.y - kChestReach}, span, span}, size,
                  [&](RegionPos pos, const CellRect &area) {
                      if (world.map.exploredIn(pos) == RegionRows{})
                          return;
                      const Region region = world.map.region(pos);
                      const auto consider = [&](CellPos cell, auto isWanted) {
                          const WorldPos at = worldPos(pos, cell, size);
                          if (area.contains(at) && world.map.isExplored(at) && isWanted(at) &&
                              (!nearest || between(own, at) < between(own, *nearest)))
                              nearest = at;
                      };
                      for (const CellPos chest : region.chests)
                          consider(chest,
                                   [&](WorldPos at) { return world.map.chestAt(at) == ChestState::Closed; });
                      for (const Feature &feature : region.features)
                          consider(feature.cell, [&](WorldPos at) {
                              return m_style == PlayStyle::Careful && isWorthUsing(world, {at, feature});
                          });
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
    std::vector<WorldPos> doubtful; // beside one that is out of reach: behind the same wall, or the way in
    for (const auto &[promise, at] : frontiersAround(session.mutableWorld(), goal)) {
        if (last && between(at, *last) < 4) {
            doubtful.push_back(at);
            continue;
        }
        last = at;
        std::vector<Direction> steps = planTravel(session, at);
        if (!steps.empty()) {
            doubtful.resize(std::min(doubtful.size(), kMaxTries));
            for (const WorldPos nearer : doubtful) {
                if (std::vector<Direction> way = planTravel(session, nearer); !way.empty())
                    return way;
            }
            return steps;
        }
        if (++tries == kMaxTries)
            break;
    }
    const std::optional<ExplorePlan> any = planExplore(session);
    return any ? any->steps : std::vector<Direction>();
}

} // namespace cave
