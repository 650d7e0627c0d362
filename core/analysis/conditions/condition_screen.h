// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/measuring.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

struct ConditionNode;
struct ConditionTerm;
struct ValueStep;

/// Rejects worlds that certainly miss a condition, from bounds of its metrics that get narrower step by step,
/// so that most worlds are hardly generated. A comparison of bounds is true, false, or unknown.
///
/// It learns which steps reject most worlds for the time that they take, and takes those first. That affects
/// only the time: a world is rejected only for what is certain, in whatever order that is found out. One for
/// each thread; used for any number of worlds.
class ConditionScreen {
public:
    explicit ConditionScreen(Condition where);

    enum class Verdict : std::uint8_t {
        Misses, ///< its miss is greater than the limit
        Open,   ///< it is to be judged
        Failed, ///< it can't be entered
    };
    /// `worst`: as for `Condition::judge`.
    Verdict screen(Measuring &world, double worst);

private:
    using Clock = std::chrono::steady_clock;

    /// What a step takes, and how often it rejects a world.
    struct Payoff {
        double nanoseconds = 0; ///< of all tries
        double tries = 0;
        double rejections = 0;

        void note(double took, bool rejected);
        [[nodiscard]] double cost() const { return nanoseconds / tries; }
    };
    /// What is known of a part of the condition.
    struct Finding {
        double leastMiss = 0;
        bool holds = false; ///< certainly
    };

    [[nodiscard]] bool isWorth(std::size_t step) const;
    Verdict learn(Measuring &world, double worst);
    Verdict measure(Measuring &world, double worst);
    void lookOut(Measuring &world);
    void sortSteps();
    [[nodiscard]] double leastMiss();
    Finding findingOf(const ConditionNode &node);
    Finding findingOf(const ConditionTerm &term);
    void markOpen(const ConditionNode &node);
    Bounds evaluate(const std::vector<ValueStep> &program);

    Condition m_where;
    std::vector<Bounds> m_bounds; ///< of the world's metrics, by query
    std::vector<bool> m_open;     ///< which of them could still change the verdict
    std::vector<Bounds> m_stack;
    std::array<Payoff, kKnowledges.size()> m_learning;
    std::vector<Payoff> m_measuring; ///< by query
    /// The same after others were measured: what is generated for several is the cost of none of them.
    std::vector<Payoff> m_measuringLater;
    std::vector<std::size_t> m_order; ///< of queries, most worthwhile first
    std::int64_t m_worlds = 0;
};

} // namespace cave
