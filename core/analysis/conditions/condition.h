// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/base/message.h"

#include <cmath>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

struct ConditionRemark;
struct WorldSpec;

/// Why and where a text is not a condition: `length` bytes from byte `at`; at the end of the text if
/// something is missing.
struct ConditionError {
    std::size_t at = 0;
    std::size_t length = 0;
    Message message; ///< names what was expected
};

/// A comparison of a condition that doesn't hold.
struct MissedTerm {
    std::size_t term = 0; ///< index into `Condition::terms`
    double value = 0;     ///< of its left side
    /// The difference to the bound, in the unit of its left side; above 0, or infinite. For strict
    /// comparisons and inequality the bound is one step further: 1 for counts, otherwise a hundredth.
    double shortfall = 0;

    /// Undefined values compare equal, so that judgements are reproducible.
    friend bool operator==(const MissedTerm &a, const MissedTerm &b)
    {
        const bool sameValue = a.value == b.value || (std::isnan(a.value) && std::isnan(b.value));
        return a.term == b.term && sameValue && a.shortfall == b.shortfall;
    }
};

/// How well a world matches a condition.
struct Judgement {
    bool fits = false;
    /// 0 for a match; otherwise the distance from one: the sum over conditions joined by "and" (the minimum
    /// over those joined by "or") of shortfall ÷ (shortfall + |bound| + 1), each in 0 .. 1. Smaller is
    /// nearer.
    double miss = 0;
    std::vector<MissedTerm> missed; ///< what would have to change; empty for a match

    friend bool operator==(const Judgement &, const Judgement &) = default;
};

/// A condition on a world's metrics, such as `chests(30) >= 3 && nearest_monster > 20`.
///
///     condition  = any ;
///     any        = all { ("||" | "or") all } ;
///     all        = one { ("&&" | "and") one } ;
///     one        = ("!" | "not") one | "(" any ")" | comparison ;
///     comparison = sum relation sum [ relation sum ] ;            (* 2 <= chests <= 5 *)
///     relation   = "<" | "<=" | ">" | ">=" | "==" | "=" | "!=" ;
///     sum        = product { ("+" | "-") product } ;
///     product    = factor { ("*" | "/") factor } ;
///     factor     = number [ "%" ] | "none" | measured | "(" sum ")" | "-" factor ;
///     measured   = metric [ "(" number ")" ] | ( "count" | "nearest" ) "(" description ")" ;
///
/// A description names things and what is near them, such as `chest within 5 of chest`: see `ThingReader`.
///
/// "none", the value of a metric that has none within reach, may only stand alone on one side of "=" or "!=".
///
/// "not" inverts the comparisons inside it, so that they can have near misses, too. An undefined value, such
/// as a quotient by 0 or the difference of two infinities, satisfies neither a comparison nor its inverse.
///
/// Limits: 4096 bytes, brackets and signs nested 100 deep. Immutable and cheap to copy; may be read from
/// several threads.
class Condition {
public:
    /// The condition; none if the text is invalid. `error` is changed only on failure.
    static std::optional<Condition> parse(std::string_view text, ConditionError &error);

    /// As it was written.
    [[nodiscard]] const std::string &text() const;
    /// The text of each comparison as it has to hold, in order; for a chain, one per relation. If only the
    /// right side has metrics, the sides are swapped: "chests >= 2" for `2 <= chests`, "chests < 3" for `not
    /// chests >= 3`.
    [[nodiscard]] const std::vector<std::string> &terms() const;
    /// The left side of a term, with which its text begins: "chests".
    [[nodiscard]] const std::string &termSubject(std::size_t term) const;
    /// The unit of a term's shortfall; none if its left side is arithmetic.
    [[nodiscard]] std::optional<MetricUnit> termUnit(std::size_t term) const;
    /// The metrics of the condition, each once, in order of appearance.
    [[nodiscard]] const std::vector<MetricQuery> &queries() const;

    using ValueOf = std::function<double(const MetricQuery &)>;

    /// The sides of comparisons that are calculated from metrics, as written, each once, in order of
    /// appearance: "gold(10) / chests(10)".
    [[nodiscard]] std::vector<std::string> formulas() const;
    /// The value of one of them, by its index; NaN if it is undefined.
    [[nodiscard]] double formulaValue(std::size_t formula, const ValueOf &valueOf) const;

    /// Judges a world whose metrics `valueOf` returns. Parts joined by "and" or "or" are evaluated in order
    /// of cost; once the miss is certain to exceed `worst`, the rest is skipped, and the miss is a lower
    /// bound that exceeds `worst`. A match is always evaluated completely.
    [[nodiscard]] Judgement judge(const ValueOf &valueOf, double worst) const;

    /// By how much a world meets the condition, 0 .. 1; 0 if it doesn't, or just so. Of a comparison it is
    /// difference ÷ (difference + |bound| + 1), where the difference is that of its sides, and 1 for an
    /// equality; of parts joined by "and" the minimum, of those joined by "or" the maximum.
    [[nodiscard]] double margin(const ValueOf &valueOf) const;

private:
    struct Parts;
    struct Formula;
    [[nodiscard]] std::vector<Formula> allFormulas() const;
    friend class ConditionParser;
    friend class ConditionBounds;
    friend std::vector<ConditionRemark> remarksOn(const Condition &where, const WorldSpec &base);
    explicit Condition(std::shared_ptr<const Parts> parts);

    std::shared_ptr<const Parts> m_parts;
};

/// A part of a condition, with its place in the text of the whole.
struct ChainPart {
    std::size_t at = 0;     ///< bytes
    std::size_t length = 0; ///< bytes
    Condition condition;
};

/// The parts that must all hold, in the order of the text: those that "and" joins, also inside brackets. A
/// condition of another form is its only part.
std::vector<ChainPart> chainOf(const Condition &where);

/// The metric in a text such as "chests(30)", as it may be part of a condition: the inverse of `queryText`.
/// None if the text is something else; `error` is changed only then.
std::optional<MetricQuery> parseQuery(std::string_view text, ConditionError &error);

/// A completion of a condition's text.
struct Completion {
    std::string text;        ///< text to insert: "nearest_chest"
    std::string description; ///< its meaning, in English
};
struct Completions {
    std::size_t at = 0;     ///< where the current word begins
    std::size_t length = 0; ///< of the current word
    std::vector<Completion> items;
};

/// Completions at byte `cursor` of `text`: metrics where a value is expected, operators after one.
Completions completionsAt(std::string_view text, std::size_t cursor);

/// A predefined condition.
struct ConditionPreset {
    std::string_view name; ///< English
    std::string_view text;
    std::string_view purpose; ///< one English sentence
};
const std::vector<ConditionPreset> &conditionPresets();

} // namespace cave
