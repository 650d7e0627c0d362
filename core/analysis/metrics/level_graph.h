// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

#include <cstddef>
#include <vector>

namespace cave {

/// The links between the levels of a bounded world; levels are indices into `LevelPlan::levels`.
class LevelGraph {
public:
    explicit LevelGraph(const LevelPlan &plan);

    /// Levels that links lead to from one level, each once.
    [[nodiscard]] const std::vector<std::size_t> &waysFrom(std::size_t level) const { return m_ways[level]; }

    /// The minimum number of links from one level to each, by breadth-first search; −1 for unreachable ones.
    [[nodiscard]] std::vector<int> distancesFrom(std::size_t level) const;

private:
    std::vector<std::vector<std::size_t>> m_ways;
};

} // namespace cave
