// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_grammar.h"
#include "core/analysis/conditions/condition_tokens.h"
#include "core/analysis/conditions/condition_words.h"
#include "core/analysis/conditions/metric_ranges.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/thing_pattern.h"
#include "core/base/message.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

/// Reads what `count` and `nearest` look for: the tokens in their brackets. One object reads one description.
///
///     description = thing [ [ "and" ] nearness { "and" nearness } ] ;
///     thing       = ( "chest" | "monster" ) [ "with" range { "and" range } ] ;
///     range       = property relation number ;                     (* weapon >= 15 *)
///     nearness    = [ "not" ] "within" number "of" ( thing | "spawn" ) ;
///
/// "within 30 of spawn" sets the reach of the query; everything else becomes its pattern.
class ThingReader {
public:
    /// The most steps between things: each thing is the centre of a search whose time grows with the square
    /// of this. From the spawn there is only one search, of up to `kMaxMetricReach`.
    static constexpr int kMaxSteps = 200;

    /// Begins at the token after the bracket. Both are observed, and must outlive this.
    ThingReader(std::string_view text, const std::vector<ConditionToken> &tokens, std::size_t first)
        : m_text(text)
        , m_tokens(tokens)
        , m_next(first)
    {
    }

    /// Reads until the closing bracket, which isn't taken, into a query with its default reach. False if that
    /// fails: then `problem` says why, and `next` where.
    [[nodiscard]] bool read(MetricQuery &query)
    {
        query.things = {};
        return readThing(query.things.thing, false) && readNearnesses(query);
    }

    /// The token after those read, or the wrong one.
    [[nodiscard]] std::size_t next() const { return m_next; }
    [[nodiscard]] const Message &problem() const { return m_problem; }

private:
    [[nodiscard]] const ConditionToken &peek() const { return m_tokens[m_next]; }
    /// A word; empty if something else is there.
    [[nodiscard]] std::string_view wordAt(std::size_t at) const
    {
        const ConditionToken &token = m_tokens[at];
        return token.kind == TokenKind::Word ? m_text.substr(token.at, token.length) : std::string_view();
    }

    [[nodiscard]] std::string_view word() const { return wordAt(m_next); }

    [[nodiscard]] bool isNearnessAt(std::size_t at) const
    {
        return m_tokens[at].kind == TokenKind::Not || wordAt(at) == "within";
    }

    bool fail(const Message &what)
    {
        m_problem = what;
        return false;
    }

    bool expect(const Message &what)
    {
        constexpr std::size_t kLongest = 40;
        if (peek().kind == TokenKind::End)
            return fail(message("expected %1", what));
        const std::string found(m_text.substr(peek().at, std::min(peek().length, kLongest)));
        return fail(message("expected %1, not '%2'", what, found));
    }

    bool readThing(Thing &thing, bool maySpawn)
    {
        const std::optional<ThingKind> kind = thingNamed(word());
        if (!kind || (*kind == ThingKind::Spawn && !maySpawn))
            return expect(maySpawn ? message("'chest', 'monster' or 'spawn'")
                                   : message("'chest' or 'monster'"));
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

    bool readRange(Thing &thing)
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

    bool narrow(PropertyRange &range, ConditionToken::Kind relation, int number)
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

    bool readNearnesses(MetricQuery &query)
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
    bool isClosed(const Message &expected) { return peek().kind == TokenKind::Close || expect(expected); }

    bool readNearness(MetricQuery &query)
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
    bool keep(const Nearness &nearness, MetricQuery &query)
    {
        if (nearness.other.kind == ThingKind::Spawn && !nearness.apart) {
            query.reach = m_reachGiven ? std::min(query.reach, nearness.steps) : nearness.steps;
            m_reachGiven = true;
            return true;
        }
        const auto free = std::ranges::find(query.things.nearnesses, Nearness{});
        if (free == query.things.nearnesses.end())
            return fail(
                message("at most %1 parts with 'within' or 'not within' are allowed", kMaxNearnesses));
        *free = nearness;
        return true;
    }

    bool readNumber(int least, int most, int &number)
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

    std::string_view m_text;
    const std::vector<ConditionToken> &m_tokens;
    std::size_t m_next;
    bool m_reachGiven = false;
    Message m_problem;
};

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

    std::optional<Condition> parse(ConditionError &error)
    {
        std::optional<ConditionTree> tree = readTree(error);
        if (!tree)
            return std::nullopt;
        static_cast<ConditionTree &>(*m_parts) = std::move(*tree);
        m_parts->text = m_text;
        return Condition(m_parts);
    }

    std::optional<MetricQuery> parseQuery(ConditionError &error)
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

private:
    Operand named() override
    {
        const ConditionToken name = take();
        const std::string_view key = m_text.substr(name.at, name.length);
        if (const MetricInfo *ofThings = findThingMetric(key))
            return metricOfThings(*ofThings, name);
        const MetricInfo *info = findMetric(key);
        if (info == nullptr) {
            const std::string meant(similarMetric(key));
            failAt(name, meant.empty()
                             ? message("unknown metric '%1'", textOf(name))
                             : message("unknown metric '%1'; did you mean '%2'?", textOf(name), meant));
            return {};
        }
        MetricQuery query = ownQuery(info->id);
        std::size_t end = name.at + name.length;
        if (peek().kind == TokenKind::Open) {
            query.reach = reach(*info, name);
            end = peek().at + 1;
            if (peek().kind != TokenKind::Close)
                fail(message("expected ')' after the reach of %1", info->key));
            take();
        }
        return measured(query, name, end);
    }

    [[nodiscard]] double costOf(std::size_t query) const override
    {
        return cave::costOf(m_parts->queries[query]);
    }

    void describe(std::size_t query, ConditionTerm &term) const override
    {
        const MetricId id = m_parts->queries[query].id;
        term.unit = infoOf(id).unit;
        term.step = isWhole(id) ? 1 : kHundredth;
    }

    [[nodiscard]] Message refusalOf(const ConditionTerm & /*term*/) const override { return {}; }
    [[nodiscard]] Message emptyText() const override
    {
        return message("the condition is empty; write for example 'chests >= 3'");
    }
    [[nodiscard]] Message missingValueText(const std::string &after) const override
    {
        return after.empty() ? message("expected a value: a number, a metric, or '('")
                             : message("expected a value after '%1': a number, a metric, or '('", after);
    }
    [[nodiscard]] Message longChainText() const override
    {
        return message("at most two comparisons in a row, as in '2 <= chests <= 5'; join more with '&&'");
    }

    Operand metricOfThings(const MetricInfo &info, const ConditionToken &name)
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
    Operand measured(const MetricQuery &query, const ConditionToken &name, std::size_t end)
    {
        std::vector<MetricQuery> &queries = m_parts->queries;
        const auto known = std::ranges::find(queries, query);
        const auto index = static_cast<std::size_t>(known - queries.begin());
        if (known == queries.end())
            queries.push_back(query);
        return {{}, {{ValueStep::Kind::Metric, 0, index}}, name.at, end};
    }

    int reach(const MetricInfo &info, const ConditionToken &name)
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

    std::shared_ptr<Condition::Parts> m_parts;
};

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
