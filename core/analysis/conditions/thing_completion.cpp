// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/thing_completion.h"

#include "core/analysis/things/thing_pattern.h"

#include <optional>
#include <string>

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

} // namespace

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

} // namespace cave
