// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition_tokens.h"
#include "core/analysis/metrics/metric.h"
#include "core/base/message.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace cave {

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
    [[nodiscard]] bool read(MetricQuery &query);

    /// The token after those read, or the wrong one.
    [[nodiscard]] std::size_t next() const { return m_next; }
    [[nodiscard]] const Message &problem() const { return m_problem; }

private:
    [[nodiscard]] const ConditionToken &peek() const { return m_tokens[m_next]; }
    [[nodiscard]] std::string_view wordAt(std::size_t at) const;
    [[nodiscard]] std::string_view word() const { return wordAt(m_next); }
    [[nodiscard]] bool isNearnessAt(std::size_t at) const;
    bool fail(const Message &what);
    bool expect(const Message &what);
    bool readThing(Thing &thing, bool maySpawn);
    bool readRange(Thing &thing);
    bool narrow(PropertyRange &range, ConditionToken::Kind relation, int number);
    bool readNearnesses(MetricQuery &query);
    bool isClosed(const Message &expected);
    bool readNearness(MetricQuery &query);
    bool keep(const Nearness &nearness, MetricQuery &query);
    bool readNumber(int least, int most, int &number);

    std::string_view m_text;
    const std::vector<ConditionToken> &m_tokens;
    std::size_t m_next;
    bool m_reachGiven = false;
    Message m_problem;
};

} // namespace cave
