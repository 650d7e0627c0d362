// SPDX-License-Identifier: MIT
#include "core/rules/brain.h"

#include "core/base/hashing.h"

#include <cassert>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

bool answer(const Branch &branch, const Senses &senses)
{
    switch (branch.decision) {
    case Decision::NearPlayer:
        return senses.nearPlayer(branch.value);
    case Decision::LowHp:
        return senses.lowHp(branch.value);
    case Decision::SeesPlayer:
        return senses.seesPlayer();
    }
    return false;
}

Direction directionOf(std::uint64_t word)
{
    return static_cast<Direction>(pickBelow(word, 4));
}

/// Straight on, otherwise back.
Ways patrol(Axis axis, bool headsBack)
{
    Direction on = axis == Axis::Vertical ? Direction::North : Direction::East;
    Direction back = axis == Axis::Vertical ? Direction::South : Direction::West;
    if (headsBack)
        std::swap(on, back);
    Ways ways;
    ways.add(on);
    ways.add(back);
    return ways;
}

Ways wander(const Wandering &wandering)
{
    Ways ways;
    if (pickBelow(wandering.word, wandering.restsOneIn) == 0)
        return ways;
    const std::uint64_t turned = mix64(wandering.word);
    if (wandering.keeps) {
        ways.add(pickBelow(turned, 4) == 0 ? directionOf(mix64(turned)) : *wandering.keeps);
        ways.add(directionOf(mix64(turned + 1)));
        return ways;
    }
    const auto first = static_cast<std::size_t>(directionOf(turned));
    for (std::size_t i = 0; i < kDirections.size(); ++i)
        ways.add(kDirections[(first + i) % kDirections.size()]);
    return ways;
}

} // namespace

const Leaf &decide(const DecisionTree &tree, const Senses &senses, TreeTrace *trace)
{
    assert(!tree.nodes.empty());
    if (trace != nullptr)
        trace->steps.clear();
    std::size_t node = 0;
    while (const auto *branch = std::get_if<Branch>(&tree.nodes[node])) {
        const bool yes = answer(*branch, senses);
        if (trace != nullptr)
            trace->steps.push_back({node, yes});
        node = yes ? branch->yes : branch->no;
    }
    if (trace != nullptr)
        trace->leaf = node;
    return *std::get_if<Leaf>(&tree.nodes[node]);
}

bool isWithin(WorldPos a, WorldPos b, int distance)
{
    assert(distance >= 0);
    const std::int64_t dx = std::abs(a.x - b.x);
    const std::int64_t dy = std::abs(a.y - b.y);
    // The squares below fit once each side is known to be short enough.
    const std::int64_t longest = distance / 100;
    if (dx > longest || dy > longest)
        return false;
    const auto hundredths = std::int64_t{distance};
    return 10'000 * (dx * dx + dy * dy) <= hundredths * hundredths;
}

Intent intentOf(const Leaf &leaf)
{
    using Kind = Intent::Kind;
    switch (leaf.action) {
    case Action::MoveTowardPlayer:
        return {.kind = Kind::Charge};
    case Action::MoveTowardPlayerAvoidWalls:
    case Action::Chase:
        return {.kind = Kind::Approach};
    case Action::ShootPlayer:
        return {.kind = Kind::Shoot, .cooldown = leaf.cooldown};
    case Action::ShootHomingProjectile:
        return {.kind = Kind::Shoot, .homing = true, .cooldown = leaf.cooldown};
    case Action::Heal:
        return {.kind = Kind::Heal, .amount = leaf.amount, .cooldown = leaf.cooldown};
    case Action::Patrol:
        return {.kind = Kind::Patrol, .axis = leaf.axis};
    case Action::Wander:
        return {.kind = Kind::Wander};
    case Action::Fight:
        return {.kind = Kind::Attack};
    case Action::KeepAway:
        return {.kind = Kind::KeepAway};
    case Action::Idle:
        break;
    }
    return {};
}

Ways waysOf(const Intent &intent, Walker &walker)
{
    switch (intent.kind) {
    case Intent::Kind::Approach:
        return walker.towardPlayer();
    case Intent::Kind::KeepAway:
        return walker.awayFromPlayer();
    case Intent::Kind::Patrol:
        return patrol(intent.axis, walker.headsBack(intent.axis));
    case Intent::Kind::Wander:
        return wander(walker.wandering());
    default:
        return {};
    }
}

} // namespace cave
