// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition_bounds.h"
#include "core/analysis/metrics/measuring.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

/// Rejects worlds that certainly miss a condition, from bounds of its metrics that get narrower step by step,
/// so that most worlds are hardly generated.
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
    /// What a step takes, and how often it rejects a world.
    struct Payoff {
        double nanoseconds = 0; ///< of the tries that were timed
        double timed = 0;
        double tries = 0;
        double rejections = 0;

        [[nodiscard]] double cost() const { return timed > 0 ? nanoseconds / timed : 0; }
    };
    [[nodiscard]] bool isWorth(std::size_t step) const;
    Verdict learn(Measuring &world, double worst);
    Verdict measure(Measuring &world, double worst);
    Verdict explore(Measuring &world, double worst);
    bool isRejectedBy(std::size_t query, Measuring &world, double worst);
    void lookOut(Measuring &world);
    void sortSteps();
    [[nodiscard]] const std::vector<MetricQuery> &queries() const { return m_known.where().queries(); }

    ConditionBounds m_known;  ///< of the world
    std::vector<bool> m_open; ///< which of its metrics could still change the verdict
    std::array<Payoff, kKnowledges.size()> m_learning;
    std::vector<Payoff> m_measuring;  ///< by query
    std::vector<std::size_t> m_order; ///< of queries, most worthwhile first
    std::int64_t m_worlds = 0;
    std::int64_t m_measured = 0; ///< of these, worlds that had to be measured
};

} // namespace cave
