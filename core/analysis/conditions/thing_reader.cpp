// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/thing_reader.h"

#include "core/analysis/metrics/thing_pattern.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

} // namespace

bool ThingReader::read(MetricQuery &query)
{
    query.things = {};
    return readThing(query.things.thing, false) && readNearnesses(query);
}

/// A word; empty if something else is there.
std::string_view ThingReader::wordAt(std::size_t at) const
{
    const ConditionToken &token = m_tokens[at];
    return token.kind == TokenKind::Word ? m_text.substr(token.at, token.length) : std::string_view();
}

bool ThingReader::isNearnessAt(std::size_t at) const
{
    return m_tokens[at].kind == TokenKind::Not || wordAt(at) == "within";
}

bool ThingReader::fail(const Message &what)
{
    m_problem = what;
    return false;
}

bool ThingReader::expect(const Message &what)
{
    constexpr std::size_t kLongest = 40;
    if (peek().kind == TokenKind::End)
        return fail(message("expected %1", what));
    const std::string found(m_text.substr(peek().at, std::min(peek().length, kLongest)));
    return fail(message("expected %1, not '%2'", what, found));
}

bool ThingReader::readThing(Thing &thing, bool maySpawn)
{
    const std::optional<ThingKind> kind = thingNamed(word());
    if (!kind || (*kind == ThingKind::Spawn && !maySpawn))
        return expect(maySpawn ? message("'chest', 'monster' or 'spawn'") : message("'chest' or 'monster'"));
    thing.kind = *kind;
    ++m_next;
    if (word() != "with")
        return true;
    if (thing.kind == ThingKind::Spawn)
        return fail("the spawn has no properties");
    do {
        ++m_next; // "with", or "and"
        if (!readRange(thing))
            return false;
    } while (peek().kind == TokenKind::And && !isNearnessAt(m_next + 1));
    return true;
}

bool ThingReader::readRange(Thing &thing)
{
    const std::optional<ThingProperty> property = propertyNamed(word());
    if (!property || ownerOf(*property) != thing.kind)
        return expect(thing.kind == ThingKind::Chest
                          ? message("a property of chests: 'weapon', 'armour' or 'gold'")
                          : message("the property of monsters: 'health'"));
    ++m_next;
    const TokenKind relation = peek().kind;
    if (!isRelation(relation) || relation == TokenKind::Unequal)
        return expect(message("'<', '<=', '=', '>=' or '>'"));
    ++m_next;
    int number = 0;
    if (!readNumber(0, kMaxOfProperty, number))
        return false;
    return narrow(thing.properties[static_cast<std::size_t>(*property)], relation, number);
}

bool ThingReader::narrow(PropertyRange &range, TokenKind relation, int number)
{
    if (relation == TokenKind::Greater || relation == TokenKind::GreaterOrEqual ||
        relation == TokenKind::Equal)
        range.low = std::max(range.low, number + (relation == TokenKind::Greater ? 1 : 0));
    if (relation == TokenKind::Less || relation == TokenKind::LessOrEqual || relation == TokenKind::Equal)
        range.high = std::min(range.high, number - (relation == TokenKind::Less ? 1 : 0));
    if (range.low <= std::min(range.high, kMaxOfProperty))
        return true;
    --m_next; // at the number
    return fail("no value satisfies this");
}

bool ThingReader::readNearnesses(MetricQuery &query)
{
    if (peek().kind == TokenKind::And)
        ++m_next;
    else if (!isNearnessAt(m_next))
        return isClosed(query.things.thing.isAny() ? message("'with', 'within', 'not within' or ')'")
                                                   : message("'and', 'within', 'not within' or ')'"));
    while (isNearnessAt(m_next)) {
        if (!readNearness(query))
            return false;
        if (peek().kind != TokenKind::And)
            return isClosed(message("'and' or ')'"));
        ++m_next;
    }
    return expect(message("'within' or 'not within'"));
}

/// Whether the bracket closes; otherwise `expected` is what might have been there.
bool ThingReader::isClosed(const Message &expected)
{
    return peek().kind == TokenKind::Close || expect(expected);
}

bool ThingReader::readNearness(MetricQuery &query)
{
    Nearness nearness;
    nearness.apart = peek().kind == TokenKind::Not;
    const std::size_t begin = m_next;
    m_next += nearness.apart ? 1 : 0;
    if (word() != "within")
        return expect(std::string("'within'"));
    const std::size_t number = ++m_next;
    if (!readNumber(1, kMaxMetricReach, nearness.steps))
        return false;
    if (word() != "of")
        return expect(std::string("'of'"));
    ++m_next;
    if (!readThing(nearness.other, true))
        return false;
    if (nearness.other.kind != ThingKind::Spawn && nearness.steps > kMaxSteps) {
        m_next = number;
        return expect(message("at most %1 steps between things", kMaxSteps));
    }
    if (keep(nearness, query))
        return true;
    m_next = begin;
    return false;
}

/// Adds it to the query; false if there are too many.
bool ThingReader::keep(const Nearness &nearness, MetricQuery &query)
{
    if (nearness.other.kind == ThingKind::Spawn && !nearness.apart) {
        query.reach = m_reachGiven ? std::min(query.reach, nearness.steps) : nearness.steps;
        m_reachGiven = true;
        return true;
    }
    const auto free = std::ranges::find(query.things.nearnesses, Nearness{});
    if (free == query.things.nearnesses.end())
        return fail(message("at most %1 parts with 'within' or 'not within' are allowed", kMaxNearnesses));
    *free = nearness;
    return true;
}

bool ThingReader::readNumber(int least, int most, int &number)
{
    const ConditionToken &token = peek();
    const Message range = message("a whole number from %1 to %2", least, most);
    const double value = token.number;
    if (token.kind != TokenKind::Number || value < least || value > most || value != std::floor(value))
        return expect(range);
    number = static_cast<int>(value);
    ++m_next;
    return true;
}

} // namespace cave
