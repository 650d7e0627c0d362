// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_bounds.h"

#include "core/analysis/conditions/condition_parts.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cave {

ConditionBounds::ConditionBounds(Condition where)
    : m_where(std::move(where))
    , m_bounds(m_where.queries().size())
{
}

void ConditionBounds::forget()
{
    std::fill(m_bounds.begin(), m_bounds.end(), Bounds{});
}

double ConditionBounds::leastMiss()
{
    return leastMiss(m_where.m_parts->root);
}

/// Misses are added in the order in which they are judged, so that rounding is the same.
double ConditionBounds::leastMiss(const ConditionNode &node)
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

bool ConditionBounds::certainlyHolds(const ConditionNode &node)
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

void ConditionBounds::markOpen(std::vector<bool> &open)
{
    std::fill(open.begin(), open.end(), false);
    markOpen(m_where.m_parts->root, open);
}

void ConditionBounds::markOpen(const ConditionNode &node, std::vector<bool> &open)
{
    if (certainlyHolds(node))
        return;
    for (const ConditionNode &part : node.parts)
        markOpen(part, open);
    if (node.kind != ConditionNode::Kind::Term)
        return;
    const ConditionTerm &term = m_where.m_parts->terms[node.term];
    for (const ValueProgram *program : {&term.left, &term.right}) {
        for (const ValueStep &step : *program) {
            if (step.kind == ValueStep::Kind::Metric && !m_bounds[step.query].isExact())
                open[step.query] = true;
        }
    }
}

Bounds ConditionBounds::evaluate(const ValueProgram &program)
{
    return valueOf(program, m_stack, [this](const ValueStep &step) {
        return step.kind == ValueStep::Kind::Number ? Bounds::exactly(step.number) : m_bounds[step.query];
    });
}

} // namespace cave
