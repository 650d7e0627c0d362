// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

#include <cstddef>
#include <vector>

namespace cave {

/// Which levels of a bounded world links lead to from which; levels by index into `LevelPlan::levels`.
class LevelGraph {
public:
    explicit LevelGraph(const LevelPlan &plan);

    /// Levels that can be gone to from one, each once.
    [[nodiscard]] const std::vector<std::size_t> &waysFrom(std::size_t level) const { return m_ways[level]; }

    /// Links to be taken from one level to each at least, by breadth-first search; −1 where none lead.
    [[nodiscard]] std::vector<int> distancesFrom(std::size_t level) const;

private:
    std::vector<std::vector<std::size_t>> m_ways;
};

} // namespace cave
