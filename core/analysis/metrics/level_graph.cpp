// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/level_graph.h"

#include <algorithm>
#include <deque>

namespace cave {

LevelGraph::LevelGraph(const LevelPlan &plan) : m_ways(plan.levels.size())
{
    for (const Link &link : plan.links) {
        const Level *from = plan.levelAt(link.from);
        const Level *to = plan.levelAt(link.to);
        if (from == nullptr || to == nullptr)
            continue;
        std::vector<std::size_t> &ways = m_ways[static_cast<std::size_t>(from - plan.levels.data())];
        const auto target = static_cast<std::size_t>(to - plan.levels.data());
        if (std::ranges::find(ways, target) == ways.end())
            ways.push_back(target);
    }
}

std::vector<int> LevelGraph::distancesFrom(std::size_t level) const
{
    std::vector<int> distances(m_ways.size(), -1);
    std::deque<std::size_t> waiting{level};
    distances[level] = 0;
    while (!waiting.empty()) {
        const std::size_t here = waiting.front();
        waiting.pop_front();
        for (const std::size_t next : m_ways[here]) {
            if (distances[next] >= 0)
                continue;
            distances[next] = distances[here] + 1;
            waiting.push_back(next);
        }
    }
    return distances;
}

} // namespace cave
