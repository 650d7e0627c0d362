// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_screen.h"

#include "core/analysis/conditions/bounds_arithmetic.h"
#include "core/analysis/conditions/condition_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace cave {
namespace {

/// Of the first worlds each step is tried, and of later ones every so often, as its worth may change.
constexpr std::int64_t kFirstTries = 32;
constexpr std::int64_t kTriedAgain = 32;

double nanosecondsSince(std::chrono::steady_clock::time_point begun)
{
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begun).count();
}

/// How much of the work of learning is lost if the world isn't rejected: the spawn needs the first region,
/// too.
constexpr std::array<double, kKnowledges.size()> kLost{1, 0.25, 0};

} // namespace

void ConditionScreen::Payoff::note(double took, bool rejected)
{
    nanoseconds += took;
    ++tries;
    rejections += rejected ? 1 : 0;
}

ConditionScreen::ConditionScreen(Condition where)
    : m_where(std::move(where))
    , m_bounds(m_where.queries().size())
    , m_open(m_where.queries().size())
    , m_measuring(m_where.queries().size())
    , m_measuringLater(m_where.queries().size())
    , m_order(m_where.queries().size())
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    sortSteps();
}

ConditionScreen::Verdict ConditionScreen::screen(Measuring &world, double worst)
{
    if (++m_worlds % kTriedAgain <= 1)
        sortSteps();
    std::fill(m_bounds.begin(), m_bounds.end(), Bounds{});
    lookOut(world);
    const Verdict verdict = learn(world, worst);
    return verdict == Verdict::Open ? measure(world, worst) : verdict;
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
        const Clock::time_point begun = Clock::now();
        if (!world.learn(kKnowledges[step]))
            return Verdict::Failed;
        if (!misses) {
            lookOut(world);
            misses = leastMiss() > worst;
        }
        m_learning[step].note(nanosecondsSince(begun), misses && world.isEnterable());
    }
    return misses ? Verdict::Misses : Verdict::Open;
}

ConditionScreen::Verdict ConditionScreen::measure(Measuring &world, double worst)
{
    bool first = true;
    for (const std::size_t query : m_order) {
        std::fill(m_open.begin(), m_open.end(), false);
        markOpen(m_where.m_parts->root);
        if (!m_open[query])
            continue;
        const Clock::time_point begun = Clock::now();
        const Bounds before = m_bounds[query];
        const auto isDecided = [&](const Bounds &bounds) {
            m_bounds[query] = before.with(bounds);
            return leastMiss() > worst;
        };
        const bool misses = isDecided(world.measure(m_where.queries()[query], isDecided));
        const double took = nanosecondsSince(begun);
        m_measuring[query].note(took, misses);
        if (!std::exchange(first, false))
            m_measuringLater[query].note(took, misses);
        if (misses)
            return Verdict::Misses;
    }
    return Verdict::Open;
}

bool ConditionScreen::isWorth(std::size_t step) const
{
    if (step + 1 == kKnowledges.size() || m_worlds <= kFirstTries || m_worlds % kTriedAgain == 0)
        return true;
    const Payoff &payoff = m_learning[step];
    double spared = 0; // the cost of a later step
    for (std::size_t later = step + 1; later < kKnowledges.size(); ++later)
        spared = std::max(spared, m_learning[later].tries > 0 ? m_learning[later].cost() : 0);
    return payoff.rejections * spared >= kLost[step] * payoff.nanoseconds;
}

void ConditionScreen::lookOut(Measuring &world)
{
    std::fill(m_open.begin(), m_open.end(), false);
    markOpen(m_where.m_parts->root);
    for (std::size_t query = 0; query < m_bounds.size(); ++query) {
        if (m_open[query])
            m_bounds[query] = m_bounds[query].with(world.outlook(m_where.queries()[query]));
    }
}

/// By time per rejection. Now and then the other way round, so that the payoff of all is known.
void ConditionScreen::sortSteps()
{
    const auto rank = [this](std::size_t query) {
        const Payoff &all = m_measuring[query];
        const Payoff &later = m_measuringLater[query];
        const double cost = later.tries > 0 ? later.cost()
                            : all.tries > 0 ? all.cost()
                                            : costOf(m_where.queries()[query]);
        return cost * (all.tries + 2) / (all.rejections + 1);
    };
    std::ranges::sort(m_order, [&](std::size_t a, std::size_t b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a < b;
    });
    if (m_worlds % kTriedAgain == 0 && m_worlds > 0)
        std::ranges::reverse(m_order);
}

double ConditionScreen::leastMiss()
{
    return findingOf(m_where.m_parts->root).leastMiss;
}

/// Misses are added in the order in which they are judged, so that rounding is the same.
ConditionScreen::Finding ConditionScreen::findingOf(const ConditionNode &node)
{
    if (node.kind == ConditionNode::Kind::Term)
        return findingOf(m_where.m_parts->terms[node.term]);
    const bool all = node.kind == ConditionNode::Kind::All;
    Finding whole{all ? 0 : std::numeric_limits<double>::infinity(), all};
    for (const ConditionNode &part : node.parts) {
        const Finding found = findingOf(part);
        whole.leastMiss =
            all ? whole.leastMiss + found.leastMiss : std::min(whole.leastMiss, found.leastMiss);
        whole.holds = all ? whole.holds && found.holds : whole.holds || found.holds;
    }
    return whole;
}

ConditionScreen::Finding ConditionScreen::findingOf(const ConditionTerm &term)
{
    const Bounds left = evaluate(term.left);
    const Bounds right = evaluate(term.right);
    return {leastMissOf(left, term, right), certainlyHolds(left, term.relation, right)};
}

/// Marks the queries of comparisons that aren't decided yet.
void ConditionScreen::markOpen(const ConditionNode &node)
{
    if (findingOf(node).holds)
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
    m_stack.clear();
    for (const ValueStep &step : program) {
        if (step.kind == ValueStep::Kind::Number) {
            m_stack.push_back(Bounds::exactly(step.number));
        } else if (step.kind == ValueStep::Kind::Metric) {
            m_stack.push_back(m_bounds[step.query]);
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
