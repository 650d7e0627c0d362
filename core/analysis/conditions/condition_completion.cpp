// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_tokens.h"
#include "core/analysis/conditions/thing_completion.h"
#include "core/analysis/metrics/absence.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

/// What is expected after the text before the current word.
struct Expectation {
    bool value = true;     ///< a value; otherwise what may follow one
    bool reach = false;    ///< the number in a metric's brackets
    bool compared = false; ///< there is a relation already
    bool absent = false;   ///< the latest metric may have no value
    bool none = false;     ///< "none" may follow
    int open = 0;          ///< open brackets
    /// Of the brackets of `count` or `nearest`, if they are open: what was written inside.
    std::optional<std::vector<ConditionToken>> things;
};

bool endsValue(TokenKind kind)
{
    return kind == TokenKind::Number || kind == TokenKind::Word || kind == TokenKind::Close ||
           kind == TokenKind::Percent;
}

void follow(Expectation &state, TokenKind before, TokenKind kind)
{
    if (kind == TokenKind::Open) {
        ++state.open;
        state.reach = before == TokenKind::Word;
    } else if (kind == TokenKind::Close) {
        --state.open;
        state.reach = false;
    } else if (kind == TokenKind::And || kind == TokenKind::Or || kind == TokenKind::Not) {
        state.compared = false;
    } else if (isRelation(kind)) {
        state.compared = true;
    }
    state.value = !endsValue(kind);
    state.none = state.absent && (kind == TokenKind::Equal || kind == TokenKind::Unequal);
}

/// The metric of a token, whose brackets a metric of things needs; nullptr if it is something else.
const MetricInfo *metricAt(std::string_view text, const ConditionToken &token)
{
    if (token.kind != TokenKind::Word)
        return nullptr;
    return findAnyMetric(text.substr(token.at, token.length));
}

Expectation expectationAfter(std::string_view text)
{
    Expectation state;
    TokenKind before = TokenKind::End;
    const std::vector<ConditionToken> tokens = conditionTokens(text);
    for (auto token = tokens.begin(); token->kind != TokenKind::End; ++token) {
        const MetricInfo *metric = metricAt(text, *token);
        if (token->kind == TokenKind::Word)
            state.absent = metric != nullptr && mayBeNone(metric->id);
        follow(state, before, token->kind);
        before = token->kind;
        if (metric == nullptr || !isOfThings(metric->id) || std::next(token)->kind != TokenKind::Open)
            continue;
        const auto first = token + 2;
        token = std::find_if(first, tokens.end(), [](const ConditionToken &inside) {
            return inside.kind == TokenKind::Close || inside.kind == TokenKind::End;
        });
        if (token->kind == TokenKind::End) {
            state.things.emplace(first, token);
            break;
        }
        before = TokenKind::Close; // a value, as the word was
    }
    return state;
}

/// Adds metrics whose key begins with `word`, then those that contain it elsewhere. Metrics of things have
/// their bracket, unless it follows the word already.
void addMetrics(std::string_view word, bool hasBracket, std::vector<Completion> &items)
{
    for (const bool atStart : {true, false}) {
        for (const MetricInfo &info : metricInfos()) {
            const std::size_t found = info.key.find(word);
            if (found != std::string_view::npos && (found == 0) == atStart)
                items.push_back({std::string(info.key), std::string(info.definition)});
        }
    }
    for (const MetricInfo &info : thingMetricInfos()) {
        if (info.key.find(word) != std::string_view::npos)
            items.push_back({std::string(info.key) + (hasBracket ? "" : "("), std::string(info.definition)});
    }
}

void addThings(std::string_view text, const std::vector<ConditionToken> &inside, std::string_view word,
               std::vector<Completion> &items)
{
    for (Completion &item : thingCompletions(text, inside)) {
        if (item.text.starts_with(word))
            items.push_back(std::move(item));
    }
}

void addOperators(const Expectation &state, std::string_view word, std::vector<Completion> &items)
{
    const std::vector<Completion> relations{
        {">=", "at least"}, {"<=", "at most"},  {">", "more than"},
        {"<", "less than"}, {"==", "equal to"}, {"!=", "not equal to"},
    };
    const std::vector<Completion> joins{
        {"&&", "both must hold"},
        {"||", "one of them must hold"},
        {"and", "both must hold"},
        {"or", "one of them must hold"},
    };
    std::vector<Completion> offered = state.compared ? joins : relations;
    if (state.open > 0)
        offered.push_back({")", "closes the bracket"});
    std::copy_if(offered.begin(), offered.end(), std::back_inserter(items),
                 [&](const Completion &item) { return item.text.starts_with(word); });
}

} // namespace

Completions completionsAt(std::string_view text, std::size_t cursor)
{
    cursor = std::min(cursor, text.size());
    Completions completions{cursor, 0, {}};
    while (completions.at > 0 && isWordByte(text[completions.at - 1]))
        --completions.at;
    // A number can't be completed.
    if (completions.at < cursor && text[completions.at] >= '0' && text[completions.at] <= '9')
        completions.at = cursor;
    std::size_t end = cursor;
    while (completions.at < cursor && end < text.size() && isWordByte(text[end]))
        ++end;
    completions.length = end - completions.at;

    const Expectation state = expectationAfter(text.substr(0, completions.at));
    const std::string_view word = text.substr(completions.at, cursor - completions.at);
    if (state.things) {
        addThings(text, *state.things, word, completions.items);
        return completions;
    }
    if (state.none && kNoneWord.starts_with(word))
        completions.items.push_back({std::string(kNoneWord), "no such place within reach"});
    const std::size_t after = text.find_first_not_of(' ', end);
    const bool hasBracket = after != std::string_view::npos && text[after] == '(';
    if (state.value && !state.reach)
        addMetrics(word, hasBracket, completions.items);
    else if (!state.value)
        addOperators(state, word, completions.items);
    return completions;
}

} // namespace cave
