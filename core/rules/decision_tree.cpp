// SPDX-License-Identifier: MIT
#include "core/rules/decision_tree.h"

#include <cassert>
#include <cstdint>
#include <cstdlib>

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

} // namespace cave
