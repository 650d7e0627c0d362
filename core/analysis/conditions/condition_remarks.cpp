// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_remarks.h"

#include "core/analysis/conditions/bounds_arithmetic.h"
#include "core/analysis/conditions/condition_tokens.h"
#include "core/analysis/conditions/metric_ranges.h"
#include "core/analysis/metrics/absence.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

constexpr double kNone = std::numeric_limits<double>::infinity();
constexpr double kPerCent = 100;

/// A number as it is written.
struct Constant {
    double value = 0;
    bool inPerCent = false;
    std::size_t at = 0;
    std::size_t length = 0;
};

/// "metric relation constant", whichever side came first.
struct Comparison {
    MetricQuery query;
    Relation relation{};
    Constant constant;
};

/// Finds the simple comparisons of a condition, which is valid.
class ComparisonReader {
public:
    explicit ComparisonReader(std::string_view text) : m_text(text), m_tokens(conditionTokens(text)) {}

    std::vector<Comparison> read()
    {
        std::vector<Comparison> found;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (!isRelation(m_tokens[i].kind))
                continue;
            if (const std::optional<Comparison> one = comparisonAt(i))
                found.push_back(*one);
        }
        return found;
    }

private:
    /// Of tokens: `first` .. `last` − 1.
    struct Span {
        std::size_t first = 0;
        std::size_t last = 0;
    };

    [[nodiscard]] std::optional<Comparison> comparisonAt(std::size_t relation) const
    {
        const auto kind = static_cast<Relation>(static_cast<int>(m_tokens[relation].kind) -
                                                static_cast<int>(TokenKind::Less));
        const Span left = sideBefore(relation);
        const Span right = sideAfter(relation);
        if (const auto query = metricIn(left)) {
            if (const auto constant = constantIn(right))
                return Comparison{*query, kind, *constant};
        }
        if (const auto query = metricIn(right)) {
            if (const auto constant = constantIn(left))
                return Comparison{*query, swapped(kind), *constant};
        }
        return std::nullopt;
    }

    static bool endsSide(TokenKind kind)
    {
        return isRelation(kind) || kind == TokenKind::And || kind == TokenKind::Or ||
               kind == TokenKind::Not || kind == TokenKind::End;
    }

    [[nodiscard]] Span sideBefore(std::size_t relation) const
    {
        std::size_t first = relation;
        for (int open = 0; first > 0 && !endsSide(m_tokens[first - 1].kind); --first) {
            open += m_tokens[first - 1].kind == TokenKind::Close ? 1 : 0;
            open -= m_tokens[first - 1].kind == TokenKind::Open ? 1 : 0;
            if (open < 0)
                break;
        }
        return {first, relation};
    }

    [[nodiscard]] Span sideAfter(std::size_t relation) const
    {
        std::size_t last = relation + 1;
        for (int open = 0; !endsSide(m_tokens[last].kind); ++last) {
            open += m_tokens[last].kind == TokenKind::Open ? 1 : 0;
            open -= m_tokens[last].kind == TokenKind::Close ? 1 : 0;
            if (open < 0)
                break;
        }
        return {relation + 1, last};
    }

    [[nodiscard]] bool isMade(const Span &span, std::initializer_list<TokenKind> kinds) const
    {
        return span.last - span.first == kinds.size() &&
               std::equal(kinds.begin(), kinds.end(),
                          m_tokens.begin() + static_cast<std::ptrdiff_t>(span.first),
                          [](TokenKind kind, const ConditionToken &token) { return token.kind == kind; });
    }

    [[nodiscard]] std::optional<MetricQuery> metricIn(const Span &span) const
    {
        const bool reach =
            isMade(span, {TokenKind::Word, TokenKind::Open, TokenKind::Number, TokenKind::Close});
        if (!reach && !isMade(span, {TokenKind::Word}))
            return std::nullopt;
        const ConditionToken &word = m_tokens[span.first];
        const MetricInfo *info = findMetric(m_text.substr(word.at, word.length));
        if (info == nullptr)
            return std::nullopt;
        return MetricQuery{info->id,
                           reach ? static_cast<int>(m_tokens[span.first + 2].number) : info->ownReach};
    }

    [[nodiscard]] std::optional<Constant> constantIn(Span span) const
    {
        if (span.first == span.last)
            return std::nullopt;
        const ConditionToken &end = m_tokens[span.last - 1];
        Constant constant{0, false, m_tokens[span.first].at, 0};
        constant.length = end.at + end.length - constant.at;
        if (isMade(span, {TokenKind::Word}) && m_text.substr(end.at, end.length) == kNoneWord) {
            constant.value = kNone;
            return constant;
        }
        const bool negative = m_tokens[span.first].kind == TokenKind::Minus;
        span.first += negative ? 1 : 0;
        constant.inPerCent = isMade(span, {TokenKind::Number, TokenKind::Percent});
        if (!constant.inPerCent && !isMade(span, {TokenKind::Number}))
            return std::nullopt;
        constant.value = m_tokens[span.first].number / (constant.inPerCent ? kPerCent : 1);
        constant.value = negative ? -constant.value : constant.value;
        return constant;
    }

    std::string_view m_text;
    std::vector<ConditionToken> m_tokens;
};

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
    const Bounds bound = Bounds::exactly(comparison.constant.value);
    const Relation relation = comparison.relation;
    const bool absent = mayBeNone(comparison.query.id);
    if (std::isinf(comparison.constant.value)) // "none"
        return absent ? Verdict::Open : relation == Relation::Equal ? Verdict::Never : Verdict::Always;
    const bool noneFits = absent && holds(kNone, relation, comparison.constant.value);
    const bool whole =
        isWhole(comparison.query.id) && comparison.constant.value != std::floor(comparison.constant.value);
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
    const double value = comparison.constant.value;
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

std::optional<Message> remarkOn(const Comparison &comparison, const Bounds &range)
{
    const Verdict verdict = verdictOf(comparison, range);
    if (verdict == Verdict::Open)
        return std::nullopt;
    const std::string metric = queryText(comparison.query);
    const Constant &constant = comparison.constant;
    const bool share = infoOf(comparison.query.id).unit == MetricUnit::Share;
    if (share && !constant.inPerCent && constant.value > 1 && constant.value <= kPerCent)
        return message("%1 is a share, at most 1 or 100%; did you mean %2%?", metric,
                       plainNumber(constant.value));
    if (verdict == Verdict::OnlyNone)
        return message("%1 is at most %2 or none, so only worlds without one fit; write '%1 = none' for that",
                       metric, plainNumber(range.high));
    if (verdict == Verdict::Always) // often on purpose, such as 'chests >= 0' to see the chests of all worlds
        return std::nullopt;
    return message("%1, so this is true of no world", reasonOf(comparison, range));
}

} // namespace

std::vector<ConditionRemark> remarksOn(const Condition &where, const WorldSpec &base)
{
    std::vector<ConditionRemark> remarks;
    for (const Comparison &comparison : ComparisonReader(where.text()).read()) {
        if (!isMeasuredIn(comparison.query, base.generator.kind))
            continue; // which is an error, or true of no world for another reason
        if (std::optional<Message> what = remarkOn(comparison, rangeIn(comparison.query, base)))
            remarks.push_back({comparison.constant.at, comparison.constant.length, std::move(*what)});
    }
    return remarks;
}

} // namespace cave
