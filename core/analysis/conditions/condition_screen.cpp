// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_screen.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <utility>

namespace cave {
namespace {

/// Of the first worlds each step is tried, and of later ones every so often, as its worth may change.
constexpr std::int64_t kFirstTries = 32;
constexpr std::int64_t kFirstExplored = 4;
constexpr std::int64_t kTriedAgain = 32;

class Stopwatch {
public:
    [[nodiscard]] double nanoseconds() const
    {
        return std::chrono::duration<double, std::nano>(Clock::now() - m_begun).count();
    }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point m_begun = Clock::now();
};

/// How much of the work of learning is lost if the world isn't rejected: the spawn needs the first region,
/// too.
constexpr std::array<double, kKnowledges.size()> kLost{1, 0.25, 0};

} // namespace

ConditionScreen::ConditionScreen(Condition where)
    : m_known(std::move(where))
    , m_open(queries().size())
    , m_measuring(queries().size())
    , m_order(queries().size())
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    sortSteps();
}

ConditionScreen::Verdict ConditionScreen::screen(Measuring &world, double worst)
{
    ++m_worlds;
    m_known.forget();
    lookOut(world);
    if (const Verdict verdict = learn(world, worst); verdict != Verdict::Open)
        return verdict;
    ++m_measured;
    const bool exploring = m_measured <= kFirstExplored || m_measured % kTriedAgain == 0;
    return exploring ? explore(world, worst) : measure(world, worst);
}

/// Rejects worlds only once they are known to be enterable: the others have failed.
ConditionScreen::Verdict ConditionScreen::learn(Measuring &world, double worst)
{
    bool misses = m_known.leastMiss() > worst;
    for (std::size_t step = 0; step < kKnowledges.size(); ++step) {
        if (misses && world.isEnterable())
            return Verdict::Misses;
        if (!isWorth(step))
            continue;
        const Stopwatch time;
        if (!world.learn(kKnowledges[step]))
            return Verdict::Failed;
        if (!misses) {
            lookOut(world);
            misses = m_known.leastMiss() > worst;
        }
        Payoff &payoff = m_learning[step];
        payoff.nanoseconds += time.nanoseconds();
        ++payoff.timed;
        ++payoff.tries;
        payoff.rejections += misses && world.isEnterable() ? 1 : 0;
    }
    return misses ? Verdict::Misses : Verdict::Open;
}

ConditionScreen::Verdict ConditionScreen::measure(Measuring &world, double worst)
{
    for (const std::size_t query : m_order) {
        m_known.markOpen(m_open);
        if (m_open[query] && isRejectedBy(query, world, worst))
            return Verdict::Misses;
    }
    return Verdict::Open;
}

/// Measures everything, each metric as if it were the only one, to find the best order. What is generated for
/// several metrics is the cost of none of them, so the first one isn't timed.
ConditionScreen::Verdict ConditionScreen::explore(Measuring &world, double worst)
{
    m_known.markOpen(m_open);
    const std::vector<bool> open = m_open;
    const std::vector<Bounds> known = m_known.all();
    std::vector<std::size_t> order = m_order;
    if (m_measured % 2 == 0)
        std::ranges::reverse(order);
    bool first = std::ranges::count(open, true) > 1;
    Verdict verdict = Verdict::Open;
    for (const std::size_t query : order) {
        if (!open[query])
            continue;
        m_known.setAll(known);
        Payoff &payoff = m_measuring[query];
        const Stopwatch time;
        const bool rejected = isRejectedBy(query, world, worst);
        if (!std::exchange(first, false)) {
            payoff.nanoseconds += time.nanoseconds();
            ++payoff.timed;
        }
        ++payoff.tries;
        payoff.rejections += rejected ? 1 : 0;
        verdict = rejected ? Verdict::Misses : verdict;
    }
    sortSteps();
    return verdict;
}

bool ConditionScreen::isRejectedBy(std::size_t query, Measuring &world, double worst)
{
    const Bounds known = m_known.of(query);
    const auto isDecided = [&](const Bounds &bounds) {
        m_known.of(query) = known.with(bounds);
        return m_known.leastMiss() > worst;
    };
    return isDecided(world.measure(queries()[query], isDecided));
}

bool ConditionScreen::isWorth(std::size_t step) const
{
    if (step + 1 == kKnowledges.size() || m_worlds <= kFirstTries || m_worlds % kTriedAgain == 0)
        return true;
    const Payoff &payoff = m_learning[step];
    double spared = 0; // the cost of a later step
    for (std::size_t later = step + 1; later < kKnowledges.size(); ++later)
        spared = std::max(spared, m_learning[later].cost());
    return payoff.rejections * spared >= kLost[step] * payoff.nanoseconds;
}

void ConditionScreen::lookOut(Measuring &world)
{
    m_known.markOpen(m_open);
    for (std::size_t query = 0; query < m_open.size(); ++query) {
        if (m_open[query])
            m_known.of(query) = m_known.of(query).with(world.outlook(queries()[query]));
    }
}

/// By time per rejection.
void ConditionScreen::sortSteps()
{
    const auto rank = [this](std::size_t query) {
        const Payoff &payoff = m_measuring[query];
        const double cost = payoff.timed > 0 ? payoff.cost() : costOf(queries()[query]);
        return cost * (payoff.tries + 2) / (payoff.rejections + 1);
    };
    std::ranges::sort(m_order, [&](std::size_t a, std::size_t b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a < b;
    });
}

} // namespace cave
