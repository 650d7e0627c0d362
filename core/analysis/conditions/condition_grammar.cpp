// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_grammar.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

constexpr std::size_t kMaxBytes = 4096;
constexpr int kMaxDepth = 100;
constexpr double kStepOfFormulas = 0.01;

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
    return std::ranges::any_of(program,
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

/// The name that is all of a side.
std::optional<std::size_t> onlyName(const ValueProgram &program)
{
    if (program.size() != 1 || program.front().kind != ValueStep::Kind::Metric)
        return std::nullopt;
    return program.front().query;
}

} // namespace

std::optional<ConditionError> tooLong(std::string_view text)
{
    if (text.size() <= kMaxBytes)
        return std::nullopt;
    return ConditionError{kMaxBytes, text.size() - kMaxBytes,
                          message("a condition is at most %1 bytes long", kMaxBytes)};
}

ConditionGrammar::ConditionGrammar(std::string_view text) : m_text(text), m_tokens(conditionTokens(text)) {}

ConditionGrammar::~ConditionGrammar() = default;

std::optional<ConditionTree> ConditionGrammar::readTree(ConditionError &error)
{
    if (peek().kind == TokenKind::End) {
        error = {peek().at, 0, emptyText()};
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
    m_tree.root = std::move(*whole.condition);
    finish(m_tree.root);
    for (const ConditionTerm &term : m_tree.terms)
        m_tree.termTexts.push_back(term.leftText + " " + relationText(term.relation) + " " + term.rightText);
    return std::move(m_tree);
}

ConditionToken ConditionGrammar::take()
{
    const std::size_t taken = m_next;
    if (peek().kind != TokenKind::End)
        ++m_next;
    return m_tokens[taken];
}

std::string ConditionGrammar::textOf(const ConditionToken &token) const
{
    constexpr std::size_t kLongest = 40;
    const std::string text(m_text.substr(token.at, std::min(token.length, kLongest)));
    return token.length > kLongest ? text + "…" : text;
}

void ConditionGrammar::failAt(const ConditionToken &token, const Message &what)
{
    if (!m_error)
        m_error = {token.at, token.length, token.kind == TokenKind::Bad ? token.problem : what};
    m_next = m_tokens.size() - 1;
}

/// Enters a nesting level; false if that is too deep.
bool ConditionGrammar::enter(const ConditionToken &token)
{
    if (++m_depth <= kMaxDepth)
        return true;
    failAt(token, message("nested more than %1 levels deep", kMaxDepth));
    return false;
}

ConditionOperand ConditionGrammar::any()
{
    ConditionOperand first = all();
    return peek().kind == TokenKind::Or ? joined(ConditionNode::Kind::Any, std::move(first)) : first;
}

ConditionOperand ConditionGrammar::all()
{
    ConditionOperand first = one();
    return peek().kind == TokenKind::And ? joined(ConditionNode::Kind::All, std::move(first)) : first;
}

ConditionOperand ConditionGrammar::joined(ConditionNode::Kind kind, ConditionOperand first)
{
    const TokenKind sign = peek().kind;
    requireCondition(first);
    ConditionNode node{kind, 0, 0, {}};
    if (first.condition)
        node.parts.push_back(std::move(*first.condition));
    while (peek().kind == sign) {
        take();
        ConditionOperand next = kind == ConditionNode::Kind::Any ? all() : one();
        requireCondition(next);
        if (next.condition)
            node.parts.push_back(std::move(*next.condition));
        first.end = next.end;
    }
    return {std::move(node), {}, first.begin, first.end};
}

ConditionOperand ConditionGrammar::one()
{
    return peek().kind == TokenKind::Not ? negation() : comparison();
}

ConditionOperand ConditionGrammar::negation()
{
    const ConditionToken sign = take();
    if (!enter(sign))
        return {};
    ConditionOperand operand = one();
    --m_depth;
    requireCondition(operand);
    if (operand.condition)
        negate(*operand.condition);
    operand.begin = sign.at;
    return operand;
}

ConditionOperand ConditionGrammar::comparison()
{
    ConditionOperand left = sum();
    if (!isRelation(peek().kind))
        return left;
    ConditionNode node{ConditionNode::Kind::All, 0, 0, {}};
    const std::size_t begin = left.begin;
    while (isRelation(peek().kind)) {
        constexpr std::size_t kMaxRelations = 2;
        if (node.parts.size() == kMaxRelations)
            fail(longChainText());
        requireValue(left, peek());
        const ConditionToken relation = take();
        ConditionOperand right = sum();
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

ConditionOperand ConditionGrammar::sum()
{
    ConditionOperand left = product();
    while (peek().kind == TokenKind::Plus || peek().kind == TokenKind::Minus) {
        const ConditionToken sign = take();
        left = arithmetic(std::move(left), sign, product());
    }
    return left;
}

ConditionOperand ConditionGrammar::product()
{
    ConditionOperand left = factor();
    while (peek().kind == TokenKind::Times || peek().kind == TokenKind::Over) {
        const ConditionToken sign = take();
        left = arithmetic(std::move(left), sign, factor());
    }
    return left;
}

ConditionOperand ConditionGrammar::arithmetic(ConditionOperand left, const ConditionToken &sign,
                                              ConditionOperand right)
{
    requireValue(left, sign);
    requireValue(right, sign);
    left.value.insert(left.value.end(), right.value.begin(), right.value.end());
    left.value.push_back({stepKind(sign.kind), 0, 0, right.begin, right.end - right.begin});
    left.end = right.end;
    return left;
}

ConditionOperand ConditionGrammar::factor()
{
    switch (peek().kind) {
    case TokenKind::Number:
        return number();
    case TokenKind::Word:
        return textOf(peek()) == kNoneWord ? none() : named();
    case TokenKind::Open:
        return bracket();
    case TokenKind::Minus:
        return negative();
    default: {
        fail(missingValueText(m_next > 0 ? textOf(m_tokens[m_next - 1]) : std::string()));
        return {};
    }
    }
}

ConditionOperand ConditionGrammar::bracket()
{
    const ConditionToken open = take();
    if (!enter(open))
        return {};
    ConditionOperand inside = any();
    --m_depth;
    inside.begin = open.at;
    inside.end = peek().at + 1;
    if (peek().kind != TokenKind::Close)
        fail(message("expected ')' to close the '(' at column %1", open.at + 1));
    take();
    return inside;
}

ConditionOperand ConditionGrammar::negative()
{
    const ConditionToken sign = take();
    if (!enter(sign))
        return {};
    ConditionOperand operand = factor();
    --m_depth;
    requireValue(operand, sign);
    operand.value.push_back({ValueStep::Kind::Negate, 0, 0});
    operand.begin = sign.at;
    return operand;
}

ConditionOperand ConditionGrammar::number()
{
    constexpr double kHundred = 100;
    const ConditionToken token = take();
    ConditionOperand operand{
        {}, {{ValueStep::Kind::Number, token.number, 0}}, token.at, token.at + token.length};
    if (peek().kind == TokenKind::Percent) {
        operand.end = take().at + 1;
        operand.value.front().number /= kHundred;
    }
    return operand;
}

ConditionOperand ConditionGrammar::none()
{
    const ConditionToken token = take();
    return {{},
            {{ValueStep::Kind::Number, std::numeric_limits<double>::infinity(), 0}},
            token.at,
            token.at + token.length};
}

void ConditionGrammar::requireCondition(const ConditionOperand &operand)
{
    if (!operand.condition)
        fail("a condition compares two values; add for example '>= 3'");
}

void ConditionGrammar::requireValue(const ConditionOperand &operand, const ConditionToken &user)
{
    if (operand.condition)
        failAt(user, message("'%1' needs a value on either side, not a condition", textOf(user)));
}

ConditionNode ConditionGrammar::term(const ConditionOperand &left, const ConditionToken &relation,
                                     const ConditionOperand &right)
{
    if (misusesNone(left.value, relationOf(relation.kind)) ||
        misusesNone(right.value, relationOf(relation.kind)))
        failAt(relation, message("'none' can only be compared by '=' or '!='"));
    const bool turned = !asksForMetrics(left.value) && asksForMetrics(right.value);
    const ConditionOperand &first = turned ? right : left;
    const ConditionOperand &second = turned ? left : right;
    ConditionTerm made;
    made.left = first.value;
    made.relation = turned ? swapped(relationOf(relation.kind)) : relationOf(relation.kind);
    made.right = second.value;
    made.leftText = side(first);
    made.rightText = side(second);
    made.rightAt = second.begin;
    made.rightLength = second.end - second.begin;
    if (const std::optional<std::size_t> query = onlyName(made.left))
        describe(*query, made);
    else
        made.step = kStepOfFormulas;
    if (const Message refusal = refusalOf(made); !refusal.empty())
        failAt(relation, refusal);
    return addTerm(std::move(made));
}

ConditionNode ConditionGrammar::addTerm(ConditionTerm term)
{
    m_tree.terms.push_back(std::move(term));
    return {ConditionNode::Kind::Term, m_tree.terms.size() - 1, 0, {}};
}

/// Negates a part by De Morgan's laws. Each term occurs only once.
void ConditionGrammar::negate(ConditionNode &node)
{
    if (node.kind == ConditionNode::Kind::Term) {
        Relation &relation = m_tree.terms[node.term].relation;
        relation = opposite(relation);
        return;
    }
    node.kind = node.kind == ConditionNode::Kind::All ? ConditionNode::Kind::Any : ConditionNode::Kind::All;
    for (ConditionNode &part : node.parts)
        negate(part);
}

/// Sets costs and order of a part and everything inside it.
void ConditionGrammar::finish(ConditionNode &node)
{
    std::vector<std::size_t> queries;
    collectQueries(node, queries);
    std::ranges::sort(queries);
    queries.erase(std::unique(queries.begin(), queries.end()), queries.end());
    for (const std::size_t query : queries)
        node.cost += costOf(query);
    if (node.kind == ConditionNode::Kind::Term)
        return;
    for (ConditionNode &part : node.parts)
        finish(part);
    node.term = node.parts.front().term;
    std::ranges::stable_sort(node.parts,
                             [](const ConditionNode &a, const ConditionNode &b) { return a.cost < b.cost; });
}

void ConditionGrammar::collectQueries(const ConditionNode &node, std::vector<std::size_t> &queries) const
{
    for (const ConditionNode &part : node.parts)
        collectQueries(part, queries);
    if (node.kind != ConditionNode::Kind::Term)
        return;
    const ConditionTerm &term = m_tree.terms[node.term];
    for (const ValueProgram *program : {&term.left, &term.right}) {
        for (const ValueStep &step : *program) {
            if (step.kind == ValueStep::Kind::Metric)
                queries.push_back(step.query);
        }
    }
}

std::string ConditionGrammar::side(const ConditionOperand &operand) const
{
    return tidied(m_text.substr(operand.begin, operand.end - operand.begin));
}

} // namespace cave
