// SPDX-License-Identifier: MIT
// Completions of watch points.
#include "core/analysis/conditions/condition_tokens.h"
#include "core/analysis/conditions/condition_words.h"
#include "core/analysis/past/watch_point.h"

#include <algorithm>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

/// What is expected after the text before the current word.
struct WatchExpectation {
    bool value = true;     ///< a value; otherwise what may follow one
    bool compared = false; ///< there is a condition already
    bool monster = false;  ///< the latest value is the event's monster
    bool kind = false;     ///< which is compared with what follows
    int open = 0;          ///< open brackets
};

const WatchName *watchNamed(std::string_view word)
{
    const auto found = std::ranges::find(watchNames(), word, &WatchName::key);
    return found == watchNames().end() ? nullptr : &*found;
}

void follow(WatchExpectation &state, TokenKind kind, std::string_view word)
{
    const bool ends = kind == TokenKind::Word || kind == TokenKind::Number || kind == TokenKind::Close ||
                      kind == TokenKind::Percent;
    const WatchName *name = kind == TokenKind::Word && !state.kind ? watchNamed(word) : nullptr;
    if (kind == TokenKind::Open)
        ++state.open;
    else if (kind == TokenKind::Close)
        --state.open;
    else if (kind == TokenKind::And || kind == TokenKind::Or || kind == TokenKind::Not)
        state.compared = false;
    else if (isRelation(kind) || (name != nullptr && name->kind == WatchName::Kind::Event))
        state.compared = true;
    state.kind = isRelation(kind) && state.monster;
    state.monster = name != nullptr && name->kind == WatchName::Kind::EventMonster;
    state.value = !ends;
}

WatchExpectation watchExpectationAfter(std::string_view text)
{
    WatchExpectation state;
    for (const ConditionToken &token : conditionTokens(text)) {
        if (token.kind != TokenKind::End)
            follow(state, token.kind, text.substr(token.at, token.length));
    }
    return state;
}

std::vector<Completion> kindCompletions(const Content &content)
{
    std::vector<Completion> items;
    for (const MonsterType &kind : content.monsters)
        items.push_back({kind.key, kind.name});
    items.push_back({std::string(kNoneWord), "the event has no monster"});
    return items;
}

std::vector<Completion> nameCompletions()
{
    std::vector<Completion> items;
    for (const WatchName &name : watchNames())
        items.push_back({std::string(name.key), std::string(name.meaning)});
    return items;
}

} // namespace

Completions watchCompletionsAt(std::string_view text, std::size_t cursor, const Content &content)
{
    Completions completions = completionsOfWordAt(text, cursor);
    const std::string_view word = text.substr(completions.at, std::min(cursor, text.size()) - completions.at);
    const WatchExpectation state = watchExpectationAfter(text.substr(0, completions.at));
    completions.items = state.kind    ? kindCompletions(content)
                        : state.value ? nameCompletions()
                                      : operatorCompletions(state.compared, state.open > 0);
    const bool equalityOnly = state.monster && !state.value;
    std::erase_if(completions.items, [&](const Completion &item) {
        return !item.text.starts_with(word) || (equalityOnly && item.text != "==" && item.text != "!=");
    });
    return completions;
}

} // namespace cave
