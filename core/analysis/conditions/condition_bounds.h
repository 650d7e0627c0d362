// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/bounds.h"

#include <cstddef>
#include <vector>

namespace cave {

struct ConditionNode;
struct ValueStep;

/// Evaluates a condition for a world of whose metrics only bounds are known. A comparison of bounds is true,
/// false, or unknown.
class ConditionBounds {
public:
    explicit ConditionBounds(Condition where);

    [[nodiscard]] const Condition &where() const { return m_where; }
    /// What is known of a metric, by its index in the condition's queries; initially nothing.
    [[nodiscard]] Bounds &of(std::size_t query) { return m_bounds[query]; }
    [[nodiscard]] const std::vector<Bounds> &all() const { return m_bounds; }
    void setAll(const std::vector<Bounds> &bounds) { m_bounds = bounds; }
    /// Another world: nothing is known of it.
    void forget();

    /// A lower bound of the miss, see `Judgement::miss`; above 0 exactly if the condition certainly doesn't
    /// hold.
    [[nodiscard]] double leastMiss();
    /// Marks the metrics of comparisons that aren't decided yet, by query.
    void markOpen(std::vector<bool> &open);

private:
    double leastMiss(const ConditionNode &node);
    bool certainlyHolds(const ConditionNode &node);
    void markOpen(const ConditionNode &node, std::vector<bool> &open);
    Bounds evaluate(const std::vector<ValueStep> &program);

    Condition m_where;
    std::vector<Bounds> m_bounds;
    std::vector<Bounds> m_stack; ///< of an expression
};

} // namespace cave
