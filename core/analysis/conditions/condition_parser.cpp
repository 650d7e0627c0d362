// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_parts.h"
#include "core/analysis/conditions/condition_suggestion.h"
#include "core/analysis/conditions/condition_tokens.h"
#include "core/analysis/conditions/metric_ranges.h"
#include "core/analysis/conditions/thing_reader.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

constexpr std::size_t kMaxBytes = 4096;
constexpr int kMaxDepth = 100;

/// What a strict comparison requires beyond its bound: 1 for integers.
double stepOf(const std::optional<MetricQuery> &query)
{
    constexpr double kHundredth = 0.01;
    return query && isWhole(query->id) ? 1 : kHundredth;
}

/// `text` with every run of white space as one space.
std::string tidied(std::string_view text)
{
    std::string tidy;
    for (const char c : text) {
        const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!space)
            tidy += c;
        else if (!tidy.ends_with(' '))
            tidy += ' ';
    }
    return tidy;
}

Relation relationOf(TokenKind kind)
{
    return static_cast<Relation>(static_cast<int>(kind) - static_cast<int>(TokenKind::Less));
}

ValueStep::Kind stepKind(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Plus:
        return ValueStep::Kind::Add;
    case TokenKind::Minus:
        return ValueStep::Kind::Subtract;
    case TokenKind::Times:
        return ValueStep::Kind::Multiply;
    default:
        return ValueStep::Kind::Divide;
    }
}

bool asksForMetrics(const ValueProgram &program)
{
    return std::any_of(program.begin(), program.end(),
                       [](const ValueStep &step) { return step.kind == ValueStep::Kind::Metric; });
}

bool isInfinite(const ValueStep &step)
{
    return step.kind == ValueStep::Kind::Number && std::isinf(step.number);
}

/// Whether "none" occurs where a number is expected.
bool misusesNone(const ValueProgram &program, Relation relation)
{
    const bool compared = relation == Relation::Equal || relation == Relation::Unequal;
    return std::ranges::any_of(program, isInfinite) && (program.size() > 1 || !compared);
}

/// A parsed operand: a condition, or a value that becomes a side of a comparison.
struct Operand {
    std::optional<ConditionNode> condition;
    ValueProgram value;
    std::size_t begin = 0; ///< bytes in the text
    std::size_t end = 0;
};

} // namespace

/// Recursive descent: one function per rule of the grammar. A value is accepted wherever a condition may be,
/// as the content of a bracket is known only at its end. After the first error the rest of the text reads as
/// if it had ended, so every rule ends at once.
class ConditionParser {
public:
    explicit ConditionParser(std::string_view text)
        : m_text(text)
        , m_tokens(conditionTokens(text))
        , m_parts(std::make_shared<Condition::Parts>())
    {
    }

    std::optional<Condition> parse(ConditionError &error);
    std::optional<MetricQuery> parseQuery(ConditionError &error);

private:
    [[nodiscard]] const ConditionToken &peek() const { return m_tokens[m_next]; }
    ConditionToken take();
    [[nodiscard]] std::string textOf(const ConditionToken &token) const;
    void failAt(const ConditionToken &token, const Message &what);
    void fail(const Message &what) { failAt(peek(), what); }
    bool enter(const ConditionToken &token);

    Operand any();
    Operand all();
    Operand joined(ConditionNode::Kind kind, Operand first);
    Operand one();
    Operand negation();
    Operand comparison();
    Operand sum();
    Operand product();
    Operand arithmetic(Operand left, const ConditionToken &sign, Operand right);
    Operand factor();
    Operand bracket();
    Operand negative();
    Operand number();
    Operand none();
    Operand metric();
    Operand metricOfThings(const MetricInfo &info, const ConditionToken &name);
    Operand measured(const MetricQuery &query, const ConditionToken &name, std::size_t end);
    int reach(const MetricInfo &info, const ConditionToken &name);

    void requireCondition(const Operand &operand);
    void requireValue(const Operand &operand, const ConditionToken &user);
    ConditionNode term(const Operand &left, const ConditionToken &relation, const Operand &right);
    std::optional<MetricQuery> onlyQuery(const ValueProgram &program) const;
    void negate(ConditionNode &node);
    void finish(ConditionNode &node);
    void collectQueries(const ConditionNode &node, std::vector<std::size_t> &queries) const;
    [[nodiscard]] std::string side(const Operand &operand) const;

    std::string_view m_text;
    std::vector<ConditionToken> m_tokens;
    std::size_t m_next = 0;
    int m_depth = 0;
    std::optional<ConditionError> m_error;
    std::shared_ptr<Condition::Parts> m_parts;
};

std::optional<Condition> ConditionParser::parse(ConditionError &error)
{
    if (peek().kind == TokenKind::End) {
        error = {peek().at, 0, "the condition is empty; write for example 'chests >= 3'"};
        return std::nullopt;
    }
    Operand whole = any();
    requireCondition(whole);
    if (peek().kind == TokenKind::Close)
        fail("unmatched ')'");
    if (peek().kind != TokenKind::End)
        fail(message("expected '&&', '||' or the end of the condition, not '%1'", textOf(peek())));
    if (m_error) {
        error = *m_error;
        return std::nullopt;
    }
    m_parts->text = m_text;
    m_parts->root = std::move(*whole.condition);
    finish(m_parts->root);
    for (const ConditionTerm &term : m_parts->terms)
        m_parts->termTexts.push_back(term.leftText + " " + relationText(term.relation) + " " +
                                     term.rightText);
    return Condition(m_parts);
}

std::optional<MetricQuery> ConditionParser::parseQuery(ConditionError &error)
{
    if (peek().kind == TokenKind::Word)
        metric();
    else
        fail("expected a metric");
    if (peek().kind != TokenKind::End)
        fail(message("expected the end of the metric, not '%1'", textOf(peek())));
    if (!m_error)
        return m_parts->queries.front();
    error = *m_error;
    return std::nullopt;
}

ConditionToken ConditionParser::take()
{
    const std::size_t taken = m_next;
    if (peek().kind != TokenKind::End)
        ++m_next;
    return m_tokens[taken];
}

std::string ConditionParser::textOf(const ConditionToken &token) const
{
    constexpr std::size_t kLongest = 40;
    const std::string text(m_text.substr(token.at, std::min(token.length, kLongest)));
    return token.length > kLongest ? text + "…" : text;
}

void ConditionParser::failAt(const ConditionToken &token, const Message &what)
{
    if (!m_error)
        m_error = {token.at, token.length, token.kind == TokenKind::Bad ? token.problem : what};
    m_next = m_tokens.size() - 1;
}

/// Enters a nesting level; false if that is too deep.
bool ConditionParser::enter(const ConditionToken &token)
{
    if (++m_depth <= kMaxDepth)
        return true;
    failAt(token, message("nested more than %1 levels deep", kMaxDepth));
    return false;
}

Operand ConditionParser::any()
{
    Operand first = all();
    return peek().kind == TokenKind::Or ? joined(ConditionNode::Kind::Any, std::move(first)) : first;
}

Operand ConditionParser::all()
{
    Operand first = one();
    return peek().kind == TokenKind::And ? joined(ConditionNode::Kind::All, std::move(first)) : first;
}

Operand ConditionParser::joined(ConditionNode::Kind kind, Operand first)
{
    const TokenKind sign = peek().kind;
    requireCondition(first);
    ConditionNode node{kind, 0, 0, {}};
    if (first.condition)
        node.parts.push_back(std::move(*first.condition));
    while (peek().kind == sign) {
        take();
        Operand next = kind == ConditionNode::Kind::Any ? all() : one();
        requireCondition(next);
        if (next.condition)
            node.parts.push_back(std::move(*next.condition));
        first.end = next.end;
    }
    return {std::move(node), {}, first.begin, first.end};
}

Operand ConditionParser::one()
{
    return peek().kind == TokenKind::Not ? negation() : comparison();
}

Operand ConditionParser::negation()
{
    const ConditionToken sign = take();
    if (!enter(sign))
        return {};
    Operand operand = one();
    --m_depth;
    requireCondition(operand);
    if (operand.condition)
        negate(*operand.condition);
    operand.begin = sign.at;
    return operand;
}

Operand ConditionParser::comparison()
{
    Operand left = sum();
    if (!isRelation(peek().kind))
        return left;
    ConditionNode node{ConditionNode::Kind::All, 0, 0, {}};
    const std::size_t begin = left.begin;
    while (isRelation(peek().kind)) {
        constexpr std::size_t kMaxRelations = 2;
        if (node.parts.size() == kMaxRelations)
            fail("at most two comparisons in a row, as in '2 <= chests <= 5'; join more with '&&'");
        requireValue(left, peek());
        const ConditionToken relation = take();
        Operand right = sum();
        requireValue(right, relation);
        if (m_error)
            return {};
        node.parts.push_back(term(left, relation, right));
        left = std::move(right);
    }
    if (node.parts.size() == 1)
        node = ConditionNode(std::move(node.parts.front()));
    return {std::move(node), {}, begin, left.end};
}

Operand ConditionParser::sum()
{
    Operand left = product();
    while (peek().kind == TokenKind::Plus || peek().kind == TokenKind::Minus) {
        const ConditionToken sign = take();
        left = arithmetic(std::move(left), sign, product());
    }
    return left;
}

Operand ConditionParser::product()
{
    Operand left = factor();
    while (peek().kind == TokenKind::Times || peek().kind == TokenKind::Over) {
        const ConditionToken sign = take();
        left = arithmetic(std::move(left), sign, factor());
    }
    return left;
}

Operand ConditionParser::arithmetic(Operand left, const ConditionToken &sign, Operand right)
{
    requireValue(left, sign);
    requireValue(right, sign);
    left.value.insert(left.value.end(), right.value.begin(), right.value.end());
    left.value.push_back({stepKind(sign.kind), 0, 0, right.begin, right.end - right.begin});
    left.end = right.end;
    return left;
}

Operand ConditionParser::factor()
{
    switch (peek().kind) {
    case TokenKind::Number:
        return number();
    case TokenKind::Word:
        return textOf(peek()) == kNoneWord ? none() : metric();
    case TokenKind::Open:
        return bracket();
    case TokenKind::Minus:
        return negative();
    default: {
        const std::string after = m_next > 0 ? " after '" + textOf(m_tokens[m_next - 1]) + "'" : "";
        fail(message("expected a value%1: a number, a metric, or '('", after));
        return {};
    }
    }
}

Operand ConditionParser::bracket()
{
    const ConditionToken open = take();
    if (!enter(open))
        return {};
    Operand inside = any();
    --m_depth;
    inside.begin = open.at;
    inside.end = peek().at + 1;
    if (peek().kind != TokenKind::Close)
        fail(message("expected ')' to close the '(' at column %1", std::to_string(open.at + 1)));
    take();
    return inside;
}

Operand ConditionParser::negative()
{
    const ConditionToken sign = take();
    if (!enter(sign))
        return {};
    Operand operand = factor();
    --m_depth;
    requireValue(operand, sign);
    operand.value.push_back({ValueStep::Kind::Negate, 0, 0});
    operand.begin = sign.at;
    return operand;
}

Operand ConditionParser::number()
{
    constexpr double kHundred = 100;
    const ConditionToken token = take();
    Operand operand{{}, {{ValueStep::Kind::Number, token.number, 0}}, token.at, token.at + token.length};
    if (peek().kind == TokenKind::Percent) {
        operand.end = take().at + 1;
        operand.value.front().number /= kHundred;
    }
    return operand;
}

Operand ConditionParser::none()
{
    const ConditionToken token = take();
    return {{},
            {{ValueStep::Kind::Number, std::numeric_limits<double>::infinity(), 0}},
            token.at,
            token.at + token.length};
}

Operand ConditionParser::metric()
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

Operand ConditionParser::metricOfThings(const MetricInfo &info, const ConditionToken &name)
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
Operand ConditionParser::measured(const MetricQuery &query, const ConditionToken &name, std::size_t end)
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

void ConditionParser::requireCondition(const Operand &operand)
{
    if (!operand.condition)
        fail("a condition compares two values; add for example '>= 3'");
}

void ConditionParser::requireValue(const Operand &operand, const ConditionToken &user)
{
    if (operand.condition)
        failAt(user, message("'%1' needs a value on either side, not a condition", textOf(user)));
}

ConditionNode ConditionParser::term(const Operand &left, const ConditionToken &relation, const Operand &right)
{
    if (misusesNone(left.value, relationOf(relation.kind)) ||
        misusesNone(right.value, relationOf(relation.kind)))
        failAt(relation, "'none' can only be compared by '=' or '!='");
    const bool turned = !asksForMetrics(left.value) && asksForMetrics(right.value);
    const Operand &first = turned ? right : left;
    const Operand &second = turned ? left : right;
    ConditionTerm made;
    made.left = first.value;
    made.relation = turned ? swapped(relationOf(relation.kind)) : relationOf(relation.kind);
    made.right = second.value;
    made.leftText = side(first);
    made.rightText = side(second);
    made.rightAt = second.begin;
    made.rightLength = second.end - second.begin;
    const std::optional<MetricQuery> query = onlyQuery(made.left);
    if (query)
        made.unit = infoOf(query->id).unit;
    made.step = stepOf(query);
    m_parts->terms.push_back(std::move(made));
    return {ConditionNode::Kind::Term, m_parts->terms.size() - 1, 0, {}};
}

/// The metric of a side, if it is nothing else.
std::optional<MetricQuery> ConditionParser::onlyQuery(const ValueProgram &program) const
{
    if (program.size() != 1 || program.front().kind != ValueStep::Kind::Metric)
        return std::nullopt;
    return m_parts->queries[program.front().query];
}

/// Negates a part by De Morgan's laws. Each term occurs only once.
void ConditionParser::negate(ConditionNode &node)
{
    if (node.kind == ConditionNode::Kind::Term) {
        Relation &relation = m_parts->terms[node.term].relation;
        relation = opposite(relation);
        return;
    }
    node.kind = node.kind == ConditionNode::Kind::All ? ConditionNode::Kind::Any : ConditionNode::Kind::All;
    for (ConditionNode &part : node.parts)
        negate(part);
}

/// Sets costs and order of a part and everything inside it.
void ConditionParser::finish(ConditionNode &node)
{
    std::vector<std::size_t> queries;
    collectQueries(node, queries);
    std::sort(queries.begin(), queries.end());
    queries.erase(std::unique(queries.begin(), queries.end()), queries.end());
    for (const std::size_t query : queries)
        node.cost += costOf(m_parts->queries[query]);
    if (node.kind == ConditionNode::Kind::Term)
        return;
    for (ConditionNode &part : node.parts)
        finish(part);
    node.term = node.parts.front().term;
    std::stable_sort(node.parts.begin(), node.parts.end(),
                     [](const ConditionNode &a, const ConditionNode &b) { return a.cost < b.cost; });
}

void ConditionParser::collectQueries(const ConditionNode &node, std::vector<std::size_t> &queries) const
{
    for (const ConditionNode &part : node.parts)
        collectQueries(part, queries);
    if (node.kind != ConditionNode::Kind::Term)
        return;
    const ConditionTerm &term = m_parts->terms[node.term];
    for (const ValueProgram *program : {&term.left, &term.right}) {
        for (const ValueStep &step : *program) {
            if (step.kind == ValueStep::Kind::Metric)
                queries.push_back(step.query);
        }
    }
}

std::string ConditionParser::side(const Operand &operand) const
{
    return tidied(m_text.substr(operand.begin, operand.end - operand.begin));
}

std::optional<Condition> Condition::parse(std::string_view text, ConditionError &error)
{
    if (text.size() > kMaxBytes) {
        error = {kMaxBytes, text.size() - kMaxBytes,
                 message("a condition is at most %1 bytes long", kMaxBytes)};
        return std::nullopt;
    }
    return ConditionParser(text).parse(error);
}

std::optional<MetricQuery> parseQuery(std::string_view text, ConditionError &error)
{
    return ConditionParser(text).parseQuery(error);
}

} // namespace cave
