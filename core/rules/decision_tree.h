// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/decision_tree.h"

#include <cstddef>
#include <vector>

namespace cave {

/// What an agent senses when it decides. Queried only as needed by the path through its tree.
class Senses {
public:
    Senses() = default;
    Senses(const Senses &) = delete;
    Senses &operator=(const Senses &) = delete;
    virtual ~Senses() = default;

    /// The player is at most `distance` hundredths of a cell away (Euclidean).
    [[nodiscard]] virtual bool nearPlayer(int distance) const = 0;
    /// The remaining health is at most `threshold` hundredths of a point.
    [[nodiscard]] virtual bool lowHp(int threshold) const = 0;
    [[nodiscard]] virtual bool seesPlayer() const = 0;
};

/// The path of one evaluation through a tree; for display.
struct TreeTrace {
    /// A branch on the path, as an index of the tree's nodes, and its answer.
    struct Step {
        std::size_t node = 0;
        bool answer = false;

        friend bool operator==(const Step &, const Step &) = default;
    };

    std::vector<Step> steps; ///< from the root on
    std::size_t leaf = 0;    ///< index of the leaf reached

    friend bool operator==(const TreeTrace &, const TreeTrace &) = default;
};

/// The leaf for `senses`; observes the tree, which must be well formed. The path is written to `trace` unless
/// that is null.
const Leaf &decide(const DecisionTree &tree, const Senses &senses, TreeTrace *trace = nullptr);

/// True if two cells are at most `distance` (≥ 0) hundredths of a cell apart (Euclidean); exact anywhere in
/// the world. Implements `Senses::nearPlayer` for agents on cells.
[[nodiscard]] bool isWithin(WorldPos a, WorldPos b, int distance);

} // namespace cave
