// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_tokens.h"
#include "core/analysis/conditions/condition_words.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/thing_pattern.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

/// What has been read of a description.
struct Progress {
    enum class Last { Open, With, Within, Not, Of, Thing, Property, Relation, Range, Distance, And, Other };

    Last last = Last::Open;
    ThingKind thing = ThingKind::None; ///< the latest
    bool other = false;                ///< it is what another one is near to
    bool with = false;                 ///< its properties are described
};

Progress::Last lastAfter(Progress::Last before, const ConditionToken &token, std::string_view word)
{
    using Last = Progress::Last;
    if (word == "with")
        return Last::With;
    if (word == "within")
        return Last::Within;
    if (word == "of")
        return Last::Of;
    if (thingNamed(word))
        return Last::Thing;
    if (propertyNamed(word))
        return Last::Property;
    if (isRelation(token.kind))
        return Last::Relation;
    if (token.kind == TokenKind::Number)
        return before == Last::Within ? Last::Distance : Last::Range;
    if (token.kind == TokenKind::Not)
        return Last::Not;
    return token.kind == TokenKind::And ? Last::And : Last::Other;
}

Progress progressAfter(std::string_view text, std::span<const ConditionToken> tokens)
{
    Progress progress;
    for (const ConditionToken &token : tokens) {
        const std::string_view word =
            token.kind == TokenKind::Word ? text.substr(token.at, token.length) : std::string_view();
        progress.last = lastAfter(progress.last, token, word);
        if (const std::optional<ThingKind> thing = thingNamed(word)) {
            progress.other = progress.thing != ThingKind::None;
            progress.thing = *thing;
            progress.with = false;
        }
        progress.with = progress.with || progress.last == Progress::Last::With;
    }
    return progress;
}

void addThings(bool spawn, std::vector<Completion> &items)
{
    items.push_back({"chest", "a chest"});
    items.push_back({"monster", "a monster, on its starting cell"});
    if (spawn)
        items.push_back({"spawn", "where players enter"});
}

void addProperties(ThingKind owner, std::vector<Completion> &items)
{
    if (owner == ThingKind::Monster) {
        items.push_back({"health", "health of its kind, in points"});
        return;
    }
    items.push_back({"weapon", "power of its strongest weapon; 0 without one"});
    items.push_back({"armour", "power of its best armour; 0 without one"});
    items.push_back({"gold", "gold in it"});
}

void addNearnesses(std::vector<Completion> &items)
{
    items.push_back({"within", "such a thing is at most this many steps away"});
    items.push_back({"not within", "no such thing is within this many steps"});
}

void addEnd(std::vector<Completion> &items)
{
    items.push_back({"and", "both must hold"});
    items.push_back({")", "closes the bracket"});
}

void addRelations(std::vector<Completion> &items)
{
    for (const Completion &item :
         {Completion{">=", "at least"}, Completion{"<=", "at most"}, Completion{">", "more than"},
          Completion{"<", "less than"}, Completion{"=", "equal to"}})
        items.push_back(item);
}

/// After a thing: its properties if there are none yet, then what is near it.
void addAfterThing(const Progress &progress, std::vector<Completion> &items)
{
    if (progress.thing != ThingKind::Spawn)
        items.push_back({"with", "describes its properties"});
    if (!progress.other)
        addNearnesses(items);
    addEnd(items);
}

/// What may follow inside the brackets of `count` or `nearest`, after `tokens` of `text`; the end isn't one
/// of them. All that may be there: what was typed of a word is up to the caller.
std::vector<Completion> thingCompletions(std::string_view text, std::span<const ConditionToken> tokens)
{
    using Last = Progress::Last;
    const Progress progress = progressAfter(text, tokens);
    std::vector<Completion> items;
    switch (progress.last) {
    case Last::Open:
    case Last::Of:
        addThings(progress.last == Last::Of, items);
        break;
    case Last::With:
        addProperties(progress.thing, items);
        break;
    case Last::Not:
        items.push_back({"within", "no such thing is within this many steps"});
        break;
    case Last::Thing:
        addAfterThing(progress, items);
        break;
    case Last::Property:
        addRelations(items);
        break;
    case Last::Range:
        if (!progress.other)
            addNearnesses(items);
        addEnd(items);
        break;
    case Last::Distance:
        items.push_back({"of", "what it is near to"});
        break;
    case Last::And:
        addNearnesses(items);
        if (progress.with)
            addProperties(progress.thing, items);
        break;
    case Last::Within:
    case Last::Relation:
    case Last::Other:
        break;
    }
    return items;
}

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
    const std::vector<Completion> offered = operatorCompletions(state.compared, state.open > 0);
    std::copy_if(offered.begin(), offered.end(), std::back_inserter(items),
                 [&](const Completion &item) { return item.text.starts_with(word); });
}

} // namespace

Completions completionsOfWordAt(std::string_view text, std::size_t cursor)
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
    return completions;
}

std::vector<Completion> operatorCompletions(bool compared, bool open)
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
    std::vector<Completion> offered = compared ? joins : relations;
    if (open)
        offered.push_back({")", "closes the bracket"});
    return offered;
}

Completions completionsAt(std::string_view text, std::size_t cursor)
{
    Completions completions = completionsOfWordAt(text, cursor);
    cursor = std::min(cursor, text.size());
    const std::size_t end = completions.at + completions.length;
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
