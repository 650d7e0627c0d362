// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_screen.h"

#include "core/analysis/conditions/bounds_arithmetic.h"
#include "core/analysis/conditions/condition_parts.h"

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
    : m_where(std::move(where))
    , m_bounds(m_where.queries().size())
    , m_open(m_where.queries().size())
    , m_measuring(m_where.queries().size())
    , m_order(m_where.queries().size())
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    sortSteps();
}

ConditionScreen::Verdict ConditionScreen::screen(Measuring &world, double worst)
{
    ++m_worlds;
    std::fill(m_bounds.begin(), m_bounds.end(), Bounds{});
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
    bool misses = leastMiss() > worst;
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
            misses = leastMiss() > worst;
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
        markOpen();
        if (m_open[query] && isRejectedBy(query, world, worst))
            return Verdict::Misses;
    }
    return Verdict::Open;
}

/// Measures everything, each metric as if it were the only one, to find the best order. What is generated for
/// several metrics is the cost of none of them, so the first one isn't timed.
ConditionScreen::Verdict ConditionScreen::explore(Measuring &world, double worst)
{
    markOpen();
    const std::vector<bool> open = m_open;
    const std::vector<Bounds> known = m_bounds;
    std::vector<std::size_t> order = m_order;
    if (m_measured % 2 == 0)
        std::ranges::reverse(order);
    bool first = std::ranges::count(open, true) > 1;
    Verdict verdict = Verdict::Open;
    for (const std::size_t query : order) {
        if (!open[query])
            continue;
        m_bounds = known;
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
    const Bounds known = m_bounds[query];
    const auto isDecided = [&](const Bounds &bounds) {
        m_bounds[query] = known.with(bounds);
        return leastMiss() > worst;
    };
    return isDecided(world.measure(m_where.queries()[query], isDecided));
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
    markOpen();
    for (std::size_t query = 0; query < m_bounds.size(); ++query) {
        if (m_open[query])
            m_bounds[query] = m_bounds[query].with(world.outlook(m_where.queries()[query]));
    }
}

/// By time per rejection.
void ConditionScreen::sortSteps()
{
    const auto rank = [this](std::size_t query) {
        const Payoff &payoff = m_measuring[query];
        const double cost = payoff.timed > 0 ? payoff.cost() : costOf(m_where.queries()[query]);
        return cost * (payoff.tries + 2) / (payoff.rejections + 1);
    };
    std::ranges::sort(m_order, [&](std::size_t a, std::size_t b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a < b;
    });
}

double ConditionScreen::leastMiss()
{
    return leastMiss(m_where.m_parts->root);
}

/// Misses are added in the order in which they are judged, so that rounding is the same.
double ConditionScreen::leastMiss(const ConditionNode &node)
{
    if (node.kind == ConditionNode::Kind::Term) {
        const ConditionTerm &term = m_where.m_parts->terms[node.term];
        const Bounds left = evaluate(term.left);
        return leastMissOf(left, term, evaluate(term.right));
    }
    const bool all = node.kind == ConditionNode::Kind::All;
    double whole = all ? 0 : std::numeric_limits<double>::infinity();
    for (const ConditionNode &part : node.parts) {
        const double miss = leastMiss(part);
        whole = all ? whole + miss : std::min(whole, miss);
    }
    return whole;
}

bool ConditionScreen::certainlyHolds(const ConditionNode &node)
{
    const auto holds = [this](const ConditionNode &part) { return certainlyHolds(part); };
    if (node.kind == ConditionNode::Kind::All)
        return std::ranges::all_of(node.parts, holds);
    if (node.kind == ConditionNode::Kind::Any)
        return std::ranges::any_of(node.parts, holds);
    const ConditionTerm &term = m_where.m_parts->terms[node.term];
    const Bounds left = evaluate(term.left);
    return cave::certainlyHolds(left, term.relation, evaluate(term.right));
}

/// Marks the queries of comparisons that aren't decided yet.
void ConditionScreen::markOpen()
{
    std::fill(m_open.begin(), m_open.end(), false);
    markOpen(m_where.m_parts->root);
}

void ConditionScreen::markOpen(const ConditionNode &node)
{
    if (certainlyHolds(node))
        return;
    for (const ConditionNode &part : node.parts)
        markOpen(part);
    if (node.kind != ConditionNode::Kind::Term)
        return;
    const ConditionTerm &term = m_where.m_parts->terms[node.term];
    for (const ValueProgram *program : {&term.left, &term.right}) {
        for (const ValueStep &step : *program) {
            if (step.kind == ValueStep::Kind::Metric && !m_bounds[step.query].isExact())
                m_open[step.query] = true;
        }
    }
}

Bounds ConditionScreen::evaluate(const ValueProgram &program)
{
    const auto isLeaf = [](const ValueStep &step) {
        return step.kind == ValueStep::Kind::Number || step.kind == ValueStep::Kind::Metric;
    };
    const auto leaf = [this](const ValueStep &step) {
        return step.kind == ValueStep::Kind::Number ? Bounds::exactly(step.number) : m_bounds[step.query];
    };
    if (program.size() == 1)
        return leaf(program.front());
    m_stack.clear();
    for (const ValueStep &step : program) {
        if (isLeaf(step)) {
            m_stack.push_back(leaf(step));
        } else if (step.kind == ValueStep::Kind::Negate) {
            m_stack.back() = negated(m_stack.back());
        } else {
            const Bounds last = m_stack.back();
            m_stack.pop_back();
            m_stack.back() = combined(step.kind, m_stack.back(), last);
        }
    }
    return m_stack.back();
}

} // namespace cave
