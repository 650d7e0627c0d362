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

/// Why a text is no condition, and where: `length` bytes from byte `at`; at the end of the text where
/// something is missing.
struct ConditionError {
    std::size_t at = 0;
    std::size_t length = 0;
    Message message; ///< names what was expected
};

/// One comparison of a condition that was not met.
struct MissedTerm {
    std::size_t term = 0; ///< index into `Condition::terms`
    double value = 0;     ///< of its left side
    /// By how much, in the unit of its left side; above 0, or infinite. What is strictly above or below, or
    /// is not the same, is a step away from the bound: 1 for what is counted, else a hundredth.
    double shortfall = 0;

    /// Undefined values are the same, so that what is judged twice comes out the same.
    friend bool operator==(const MissedTerm &a, const MissedTerm &b)
    {
        const bool sameValue = a.value == b.value || (std::isnan(a.value) && std::isnan(b.value));
        return a.term == b.term && sameValue && a.shortfall == b.shortfall;
    }
};

/// How a world stands to a condition.
struct Judgement {
    bool fits = false;
    /// 0 if it fits, else how far it is from fitting: the sum over conditions joined by "and" (the least over
    /// those joined by "or") of shortfall ÷ (shortfall + |bound| + 1), each in 0 .. 1. Smaller is nearer.
    double miss = 0;
    std::vector<MissedTerm> missed; ///< what has to change; empty if it fits

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
///     factor     = number [ "%" ] | metric [ "(" number ")" ] | "(" sum ")" | "-" factor ;
///
/// "not" turns the comparisons inside it round, so that they too can be missed by little. A value that is
/// undefined, such as 0 / 0 or the difference of two infinities, meets no comparison and none turned round:
/// a world of which it can't be said fits neither.
///
/// Bounds: 4096 bytes, brackets and signs nested 100 deep. Immutable and cheap to copy; may be read from
/// several threads.
class Condition {
public:
    /// The condition, or where the text is wrong. `error` is only changed on failure.
    static std::optional<Condition> parse(std::string_view text, ConditionError &error);

    /// As it was written.
    [[nodiscard]] const std::string &text() const;
    /// The text of each comparison as it has to hold, in order; of a chain one for each relation. Where only
    /// the right side asks for metrics the sides are swapped: "chests >= 2" for `2 <= chests`, "chests < 3"
    /// for `not chests >= 3`.
    [[nodiscard]] const std::vector<std::string> &terms() const;
    /// The left side of a term, which begins its text: "chests".
    [[nodiscard]] const std::string &termSubject(std::size_t term) const;
    /// The unit in which a term's shortfall is given; none where its left side is arithmetic.
    [[nodiscard]] std::optional<MetricUnit> termUnit(std::size_t term) const;
    /// The metrics that it asks for, each once, in order of appearance.
    [[nodiscard]] const std::vector<MetricQuery> &queries() const;

    using ValueOf = std::function<double(const MetricQuery &)>;
    /// Judges a world whose metrics `valueOf` tells. Parts joined by "and" or "or" are decided in order of
    /// cost; once the miss is sure to be more than `worst`, the rest is not asked for and the miss is a lower
    /// bound, still more than `worst`. A world that fits is never given up.
    [[nodiscard]] Judgement judge(const ValueOf &valueOf, double worst) const;

private:
    struct Parts;
    friend class ConditionParser;
    explicit Condition(std::shared_ptr<const Parts> parts);

    std::shared_ptr<const Parts> m_parts;
};

/// What could be written next.
struct Completion {
    std::string text;        ///< to put in: "nearest_chest"
    std::string description; ///< English: what it means
};
struct Completions {
    std::size_t at = 0;     ///< where the word begins that is being written
    std::size_t length = 0; ///< of what is there of it
    std::vector<Completion> items;
};

/// What could stand at byte `cursor` of `text`: metrics where a value is wanted, operators after one.
Completions completionsAt(std::string_view text, std::size_t cursor);

/// A condition to start from.
struct ConditionPreset {
    std::string_view name; ///< English
    std::string_view text;
    std::string_view purpose; ///< one English sentence
};
const std::vector<ConditionPreset> &conditionPresets();

} // namespace cave
