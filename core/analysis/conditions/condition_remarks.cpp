// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_remarks.h"

#include "core/analysis/conditions/condition_parts.h"
#include "core/analysis/conditions/metric_ranges.h"
#include "core/analysis/metrics/metric.h"

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr double kNone = std::numeric_limits<double>::infinity();
constexpr double kPerCent = 100;

/// "metric relation constant", whichever side came first; inverted if "not" precedes it.
struct Comparison {
    MetricQuery query;
    Relation relation{};
    double constant = 0; ///< infinite for "none"
    bool inPerCent = false;
};

/// None for comparisons of another form.
std::optional<Comparison> comparisonOf(const ConditionTerm &term, const std::vector<MetricQuery> &queries)
{
    using Step = ValueStep::Kind;
    const bool negative = term.right.size() == 2 && term.right.back().kind == Step::Negate;
    if (term.left.size() != 1 || term.left.front().kind != Step::Metric ||
        term.right.size() != (negative ? 2 : 1) || term.right.front().kind != Step::Number)
        return std::nullopt;
    const double number = term.right.front().number;
    const std::size_t last = term.rightText.find_last_not_of(") "); // of "(150%)"
    return Comparison{queries[term.left.front().query], term.relation, negative ? -number : number,
                      last != std::string::npos && term.rightText[last] == '%'};
}

/// A number as it would be typed, with at most two decimals.
std::string plainNumber(double value)
{
    constexpr double kHundredths = 100;
    const auto hundredths = static_cast<std::int64_t>(std::llround(value * kHundredths));
    std::string text = std::to_string(hundredths / 100);
    if (const std::int64_t rest = hundredths % 100; rest != 0)
        text += (rest < 10 ? ".0" : ".") + std::to_string(rest % 10 == 0 ? rest / 10 : rest);
    return text;
}

/// What a comparison with a constant says.
enum class Verdict { Open, Never, Always, OnlyNone };

Verdict verdictOf(const Comparison &comparison, const Bounds &range)
{
    const Bounds bound = Bounds::exactly(comparison.constant);
    const Relation relation = comparison.relation;
    const bool absent = mayBeNone(comparison.query.id);
    if (std::isinf(comparison.constant)) // "none"
        return absent ? Verdict::Open : relation == Relation::Equal ? Verdict::Never : Verdict::Always;
    const bool noneFits = absent && holds(kNone, relation, comparison.constant);
    const bool whole = isWhole(comparison.query.id) && comparison.constant != std::floor(comparison.constant);
    const bool never =
        certainlyHolds(range, opposite(relation), bound) || (whole && relation == Relation::Equal);
    const bool always = certainlyHolds(range, relation, bound) || (whole && relation == Relation::Unequal);
    if (never)
        return noneFits ? Verdict::OnlyNone : Verdict::Never;
    return always && (!absent || noneFits) ? Verdict::Always : Verdict::Open;
}

/// Why the comparison says nothing, as the first half of a sentence.
Message reasonOf(const Comparison &comparison, const Bounds &range)
{
    const std::string metric = queryText(comparison.query);
    const MetricUnit unit = infoOf(comparison.query.id).unit;
    const double value = comparison.constant;
    if (std::isinf(value))
        return message("%1 always has a value", metric);
    if (value > range.low && value < range.high)
        return message("%1 is a whole number", metric);
    const bool high = value >= range.high;
    if (high && std::isfinite(range.high))
        return message("%1 is at most %2 in these worlds", metric,
                       valueText(unit, isWhole(comparison.query.id) ? std::floor(range.high) : range.high));
    return message("%1 is at least %2", metric, valueText(unit, range.low));
}

/// On a metric that has no value in any world.
std::optional<Message> remarkOnNone(const Comparison &comparison)
{
    if (holds(kNone, comparison.relation, comparison.constant))
        return std::nullopt;
    return message("%1 is always none in these worlds, so this is true of no world",
                   queryText(comparison.query));
}

std::optional<Message> remarkOn(const Comparison &comparison, const Bounds &range)
{
    const Verdict verdict = verdictOf(comparison, range);
    if (verdict == Verdict::Open)
        return std::nullopt;
    const std::string metric = queryText(comparison.query);
    const bool share = infoOf(comparison.query.id).unit == MetricUnit::Share;
    if (share && !comparison.inPerCent && comparison.constant > 1 && comparison.constant <= kPerCent)
        return message("%1 is a share, at most 1 or 100%; did you mean %2%?", metric,
                       plainNumber(comparison.constant));
    if (verdict == Verdict::OnlyNone)
        return message("%1 is at most %2 or none, so only worlds without one fit; write '%1 = none' for that",
                       metric, plainNumber(range.high));
    if (verdict == Verdict::Always) // often on purpose, such as 'chests >= 0' to see the chests of all worlds
        return std::nullopt;
    return message("%1, so this is true of no world", reasonOf(comparison, range));
}

/// The value of the steps that end before `last`, for as many as one operand has; none if it depends on the
/// world.
std::optional<double> constantBefore(const ValueProgram &program, std::size_t last)
{
    std::vector<std::optional<double>> stack;
    for (std::size_t i = 0; i < last; ++i) {
        const ValueStep &step = program[i];
        if (step.kind == ValueStep::Kind::Metric || step.kind == ValueStep::Kind::Number) {
            const bool known = step.kind == ValueStep::Kind::Number;
            stack.push_back(known ? std::optional(step.number) : std::nullopt);
            continue;
        }
        const std::optional<double> right = stack.back();
        if (step.kind == ValueStep::Kind::Negate) {
            stack.back() = right ? std::optional(-*right) : std::nullopt;
            continue;
        }
        stack.pop_back();
        std::optional<double> &left = stack.back();
        left = left && right ? std::optional(combined(step.kind, *left, *right)) : std::nullopt;
    }
    return stack.back();
}

/// On divisors that are always 0.
void remarkOnDivisors(const ValueProgram &program, std::vector<ConditionRemark> &remarks)
{
    for (std::size_t i = 0; i < program.size(); ++i) {
        if (program[i].kind != ValueStep::Kind::Divide || constantBefore(program, i) != 0.0)
            continue;
        remarks.push_back(
            {program[i].at, program[i].length,
             message("a division by 0 has no value, so this is true of no world, also after 'not'")});
    }
}

} // namespace

std::vector<ConditionRemark> remarksOn(const Condition &where, const WorldSpec &base)
{
    const Condition::Parts &parts = *where.m_parts;
    std::vector<ConditionRemark> remarks;
    for (const ConditionTerm &term : parts.terms) {
        remarkOnDivisors(term.left, remarks);
        remarkOnDivisors(term.right, remarks);
        const std::optional<Comparison> comparison = comparisonOf(term, parts.queries);
        if (!comparison || !isMeasuredIn(comparison->query, base.generator.kind))
            continue; // which is an error, or true of no world for another reason
        const MetricQuery &query = comparison->query;
        const bool isNone = query.id == MetricId::ThingSteps && hasNoThings(query, base);
        if (std::optional<Message> what =
                isNone ? remarkOnNone(*comparison) : remarkOn(*comparison, rangeIn(query, base)))
            remarks.push_back({term.rightAt, term.rightLength, std::move(*what)});
    }
    return remarks;
}

} // namespace cave
