// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/decision_tree.h"

#include <cstddef>
#include <vector>

namespace cave {

/// What an agent knows when it decides. Asked only for what the way through its tree needs.
class Senses {
public:
    Senses() = default;
    Senses(const Senses &) = delete;
    Senses &operator=(const Senses &) = delete;
    virtual ~Senses() = default;

    /// The player is at most `distance` hundredths of a cell away, measured straight.
    [[nodiscard]] virtual bool nearPlayer(int distance) const = 0;
    /// The health left is at most `threshold` hundredths of a point.
    [[nodiscard]] virtual bool lowHp(int threshold) const = 0;
    [[nodiscard]] virtual bool seesPlayer() const = 0;
};

/// The way that one evaluation took through a tree; for showing it.
struct TreeTrace {
    /// A branch on the way, as an index of the tree's nodes, and how its question was answered.
    struct Step {
        std::size_t node = 0;
        bool answer = false;

        friend bool operator==(const Step &, const Step &) = default;
    };

    std::vector<Step> steps; ///< from the root on
    std::size_t leaf = 0;    ///< index of the leaf reached

    friend bool operator==(const TreeTrace &, const TreeTrace &) = default;
};

/// The leaf that `senses` lead to; observes the tree, which must be well formed. What was asked on the way is
/// written to `trace` unless that is null.
const Leaf &decide(const DecisionTree &tree, const Senses &senses, TreeTrace *trace = nullptr);

/// True if two cells are at most `distance` (≥ 0) hundredths of a cell apart, measured straight; exact
/// anywhere in the world. What `Senses::nearPlayer` answers for agents that stand on cells.
[[nodiscard]] bool isWithin(WorldPos a, WorldPos b, int distance);

} // namespace cave
