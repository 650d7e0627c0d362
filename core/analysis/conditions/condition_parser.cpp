// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_grammar.h"
#include "core/analysis/conditions/condition_suggestion.h"
#include "core/analysis/conditions/metric_ranges.h"
#include "core/analysis/conditions/thing_reader.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

constexpr double kHundredth = 0.01;

} // namespace

/// Reads conditions over metrics.
class ConditionParser final : ConditionGrammar {
public:
    explicit ConditionParser(std::string_view text)
        : ConditionGrammar(text)
        , m_parts(std::make_shared<Condition::Parts>())
    {
    }

    std::optional<Condition> parse(ConditionError &error);
    std::optional<MetricQuery> parseQuery(ConditionError &error);

private:
    Operand named() override;
    [[nodiscard]] double costOf(std::size_t query) const override;
    void describe(std::size_t query, ConditionTerm &term) const override;
    [[nodiscard]] Message refusalOf(const ConditionTerm & /*term*/) const override { return {}; }
    [[nodiscard]] Message emptyText() const override
    {
        return message("the condition is empty; write for example 'chests >= 3'");
    }
    [[nodiscard]] Message missingValueText(const std::string &after) const override
    {
        return message("expected a value%1: a number, a metric, or '('", after);
    }
    [[nodiscard]] Message longChainText() const override
    {
        return message("at most two comparisons in a row, as in '2 <= chests <= 5'; join more with '&&'");
    }

    Operand metricOfThings(const MetricInfo &info, const ConditionToken &name);
    Operand measured(const MetricQuery &query, const ConditionToken &name, std::size_t end);
    int reach(const MetricInfo &info, const ConditionToken &name);

    std::shared_ptr<Condition::Parts> m_parts;
};

std::optional<Condition> ConditionParser::parse(ConditionError &error)
{
    std::optional<ConditionTree> tree = readTree(error);
    if (!tree)
        return std::nullopt;
    static_cast<ConditionTree &>(*m_parts) = std::move(*tree);
    m_parts->text = m_text;
    return Condition(m_parts);
}

std::optional<MetricQuery> ConditionParser::parseQuery(ConditionError &error)
{
    if (peek().kind == TokenKind::Word)
        named();
    else
        fail("expected a metric");
    if (peek().kind != TokenKind::End)
        fail(message("expected the end of the metric, not '%1'", textOf(peek())));
    if (!m_error)
        return m_parts->queries.front();
    error = *m_error;
    return std::nullopt;
}

ConditionOperand ConditionParser::named()
{
    const ConditionToken name = take();
    const std::string_view key = m_text.substr(name.at, name.length);
    if (const MetricInfo *ofThings = findThingMetric(key))
        return metricOfThings(*ofThings, name);
    const MetricInfo *info = findMetric(key);
    if (info == nullptr) {
        const std::string meant(similarMetric(key));
        failAt(name, meant.empty() ? message("unknown metric '%1'", textOf(name))
                                   : message("unknown metric '%1'; did you mean '%2'?", textOf(name), meant));
        return {};
    }
    MetricQuery query = ownQuery(info->id);
    std::size_t end = name.at + name.length;
    if (peek().kind == TokenKind::Open) {
        query.reach = reach(*info, name);
        end = peek().at + 1;
        if (peek().kind != TokenKind::Close)
            fail(message("expected ')' after the reach of %1", std::string(info->key)));
        take();
    }
    return measured(query, name, end);
}

ConditionOperand ConditionParser::metricOfThings(const MetricInfo &info, const ConditionToken &name)
{
    if (peek().kind != TokenKind::Open) {
        fail(message("expected '(' after '%1', as in '%1(chest within 5 of chest)'", info.key));
        return {};
    }
    MetricQuery query = ownQuery(info.id);
    ThingReader reader(m_text, m_tokens, m_next + 1);
    const bool read = reader.read(query);
    m_next = reader.next();
    if (!read) {
        fail(reader.problem());
        return {};
    }
    return measured(query, name, take().at + 1);
}

/// The value of a query that was written from `name` to `end`.
ConditionOperand ConditionParser::measured(const MetricQuery &query, const ConditionToken &name,
                                           std::size_t end)
{
    std::vector<MetricQuery> &queries = m_parts->queries;
    const auto known = std::find(queries.begin(), queries.end(), query);
    const auto index = static_cast<std::size_t>(known - queries.begin());
    if (known == queries.end())
        queries.push_back(query);
    return {{}, {{ValueStep::Kind::Metric, 0, index}}, name.at, end};
}

int ConditionParser::reach(const MetricInfo &info, const ConditionToken &name)
{
    take(); // the bracket
    const Message range = message("from 1 to %1", kMaxMetricReach);
    if (peek().kind != TokenKind::Number) {
        fail(message("expected the reach after '%1(': a whole number %2", textOf(name), range));
        return info.ownReach;
    }
    const ConditionToken token = take();
    if (token.number < 1 || token.number > kMaxMetricReach)
        failAt(token, message("reach is %1, not %2", range, textOf(token)));
    else if (token.number != static_cast<int>(token.number))
        failAt(token, message("reach is a whole number %1, not %2", range, textOf(token)));
    else
        return static_cast<int>(token.number);
    return info.ownReach;
}

double ConditionParser::costOf(std::size_t query) const
{
    return cave::costOf(m_parts->queries[query]);
}

void ConditionParser::describe(std::size_t query, ConditionTerm &term) const
{
    const MetricId id = m_parts->queries[query].id;
    term.unit = infoOf(id).unit;
    term.step = isWhole(id) ? 1 : kHundredth;
}

std::optional<Condition> Condition::parse(std::string_view text, ConditionError &error)
{
    if (const std::optional<ConditionError> problem = tooLong(text)) {
        error = *problem;
        return std::nullopt;
    }
    return ConditionParser(text).parse(error);
}

std::optional<MetricQuery> parseQuery(std::string_view text, ConditionError &error)
{
    return ConditionParser(text).parseQuery(error);
}

} // namespace cave
