// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_parts.h"
#include "core/analysis/conditions/condition_tokens.h"
#include "core/base/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A parsed operand: a condition, or a value that becomes a side of a comparison.
struct ConditionOperand {
    std::optional<ConditionNode> condition;
    ValueProgram value;
    std::size_t begin = 0; ///< bytes in the text
    std::size_t end = 0;
};

/// Reads conditions over any kind of values; what names stand for is up to a derived class.
///
/// Recursive descent: one function per rule of the grammar (see `Condition`). A value is accepted wherever a
/// condition may be, as the content of a bracket is known only at its end. After the first error the rest of
/// the text reads as if it had ended, so every rule ends at once.
class ConditionGrammar {
public:
    ConditionGrammar(const ConditionGrammar &) = delete;
    ConditionGrammar &operator=(const ConditionGrammar &) = delete;

protected:
    using Operand = ConditionOperand;

    explicit ConditionGrammar(std::string_view text);
    virtual ~ConditionGrammar();

    /// Reads the name that is next, and what belongs to it: a value, or a condition by itself.
    virtual Operand named() = 0;
    /// What a name costs that is asked for, by its index.
    [[nodiscard]] virtual double costOf(std::size_t query) const = 0;
    /// Of a term whose left side is nothing but a name: its unit, and what a strict comparison requires
    /// beyond its bound.
    virtual void describe(std::size_t query, ConditionTerm &term) const = 0;
    /// Why two sides can't be compared so; empty if they can.
    [[nodiscard]] virtual Message refusalOf(const ConditionTerm &term) const = 0;
    /// Errors that name what there is: an empty text; no value behind `after`, as ">="; three relations
    /// in a row.
    [[nodiscard]] virtual Message emptyText() const = 0;
    [[nodiscard]] virtual Message missingValueText(const std::string &after) const = 0;
    [[nodiscard]] virtual Message longChainText() const = 0;

    /// Reads all of the text. None if it is invalid; `error` is changed only then.
    std::optional<ConditionTree> readTree(ConditionError &error);

    [[nodiscard]] const ConditionToken &peek() const { return m_tokens[m_next]; }
    ConditionToken take();
    [[nodiscard]] std::string textOf(const ConditionToken &token) const;
    void failAt(const ConditionToken &token, const Message &what);
    void fail(const Message &what) { failAt(peek(), what); }
    ConditionNode addTerm(ConditionTerm term);

    std::string_view m_text; // NOLINTBEGIN(*-non-private-member-variables-in-classes): for `named`
    std::vector<ConditionToken> m_tokens;
    std::size_t m_next = 0;
    std::optional<ConditionError> m_error; // NOLINTEND(*-non-private-member-variables-in-classes)

private:
    bool enter(const ConditionToken &token);

    Operand any();
    Operand all();
    Operand joined(ConditionNode::Kind kind, Operand first);
    Operand one();
    Operand negation();
    Operand comparison();
    Operand sum();
    Operand product();
    Operand arithmetic(Operand left, const ConditionToken &sign, Operand right);
    Operand factor();
    Operand bracket();
    Operand negative();
    Operand number();
    Operand none();

    void requireCondition(const Operand &operand);
    void requireValue(const Operand &operand, const ConditionToken &user);
    ConditionNode term(const Operand &left, const ConditionToken &relation, const Operand &right);
    void negate(ConditionNode &node);
    void finish(ConditionNode &node);
    void collectQueries(const ConditionNode &node, std::vector<std::size_t> &queries) const;
    [[nodiscard]] std::string side(const Operand &operand) const;

    int m_depth = 0;
    ConditionTree m_tree;
};

/// The error of a text that is too long for a condition; none otherwise.
std::optional<ConditionError> tooLong(std::string_view text);

} // namespace cave
