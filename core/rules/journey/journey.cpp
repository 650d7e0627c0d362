// SPDX-License-Identifier: MIT
#include "core/rules/journey/journey.h"

#include "core/base/hashing.h"
#include "core/world/region.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace cave {
namespace {

const JourneyPlan &planOf(const World &world)
{
    return world.map.source()->journey();
}

bool hasAllRelics(const World &world)
{
    return std::ranges::all_of(planOf(world).relics, [&](WorldPos relic) { return isClaimed(world, relic); });
}

bool fits(const Affix &affix, const ItemType &item)
{
    return item.kind == (affix.forArmour ? ItemKind::Armour : ItemKind::Sword);
}

} // namespace

bool isClaimed(const World &world, WorldPos at)
{
    const int size = world.map.regionSize();
    return world.map.changesOf(regionOf(at, size)).isClaimed(cellOf(at, size));
}

Direction compassDirection(WorldPos from, WorldPos to)
{
    const std::int64_t x = to.x - from.x;
    const std::int64_t y = to.y - from.y;
    // An eighth of a circle each: tan 22.5° is about 0.414.
    if (std::abs(x) * 1000 <= std::abs(y) * 414)
        return y >= 0 ? Direction::North : Direction::South;
    if (std::abs(y) * 1000 <= std::abs(x) * 414)
        return x >= 0 ? Direction::East : Direction::West;
    if (y > 0)
        return x > 0 ? Direction::NorthEast : Direction::NorthWest;
    return x > 0 ? Direction::SouthEast : Direction::SouthWest;
}

std::optional<Objective> objectiveOf(const World &world, const Player &player)
{
    const JourneyPlan &plan = planOf(world);
    if (plan.empty())
        return std::nullopt;
    Objective objective;
    objective.total = plan.relics.size();
    objective.gate = *plan.gate;
    std::ranges::copy_if(plan.relics, std::back_inserter(objective.relics),
                         [&](WorldPos relic) { return !isClaimed(world, relic); });
    objective.found = objective.total - objective.relics.size();
    objective.gateOpen = objective.relics.empty();
    const bool mapped =
        std::ranges::any_of(plan.mapPieces, [&](WorldPos piece) { return isClaimed(world, piece); });
    if (mapped || objective.gateOpen)
        objective.knowledge = GateKnowledge::Place;
    else if (objective.found > 0)
        objective.knowledge = GateKnowledge::Direction;
    objective.goal = objective.gateOpen ? objective.gate : objective.relics.front();
    objective.towards = compassDirection(player.position, objective.goal);
    return objective;
}

std::optional<Objective> objectiveOf(const World &world)
{
    return objectiveOf(world, world.player());
}

const Band *bandAt(const Content &content, WorldPos at)
{
    const std::optional<JourneyTable> &journey = content.scenario.journey;
    return journey ? &journey->bands[journey->bandAt(depthAt(at))] : nullptr;
}

const Share &drawShare(const std::vector<Share> &shares, std::uint64_t word)
{
    std::uint32_t total = 0;
    for (const Share &share : shares)
        total += static_cast<std::uint32_t>(share.weight);
    std::uint32_t ticket = pickBelow(word, total);
    std::size_t drawn = 0;
    while (ticket >= static_cast<std::uint32_t>(shares[drawn].weight)) {
        ticket -= static_cast<std::uint32_t>(shares[drawn].weight);
        ++drawn;
    }
    return shares[drawn];
}

bool isGuardian(const World &world, const MonsterId &monster)
{
    const std::optional<WorldPos> &gate = planOf(world).gate;
    return gate && monster == MonsterId{regionOf(*gate, world.map.regionSize()), 0};
}

bool isAsleep(const World &world, const MonsterId &monster)
{
    return isGuardian(world, monster) && !hasAllRelics(world);
}

std::size_t indexOf(const Content &content, const ItemType &item)
{
    return static_cast<std::size_t>(&item - content.items.data());
}

std::size_t withAffix(const Content &content, std::size_t item, std::int64_t depth, std::uint64_t word)
{
    const ItemType &type = content.items[item];
    const auto weightOf = [&](const Affix &affix) {
        const bool found = fits(affix, type) && affix.from <= depth && affix.key != type.affix;
        return found ? static_cast<std::uint32_t>(affix.weight) : 0;
    };
    std::uint32_t total = 0;
    for (const Affix &affix : content.affixes)
        total += weightOf(affix);
    if (total == 0)
        return item;
    std::uint32_t ticket = pickBelow(word, total);
    const auto drawn = std::ranges::find_if(content.affixes, [&](const Affix &affix) {
        const std::uint32_t weight = weightOf(affix);
        if (ticket < weight)
            return true;
        ticket -= weight;
        return false;
    });
    const auto made = std::ranges::find_if(content.items, [&](const ItemType &other) {
        return other.affix == drawn->key && other.base == figureKey(type);
    });
    return made == content.items.end() ? item : indexOf(content, *made);
}

bool canHaveAffix(const Content &content, const ItemType &item)
{
    return std::ranges::any_of(content.affixes, [&](const Affix &affix) { return fits(affix, item); });
}

std::vector<const Affix *> knownAffixes(const Content &content, const Player &player)
{
    std::vector<const Affix *> known;
    for (const Affix &affix : content.affixes) {
        if (player.condition.known.contains(affix.key))
            known.push_back(&affix);
    }
    return known;
}

} // namespace cave
