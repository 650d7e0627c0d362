// SPDX-License-Identifier: MIT
#include "core/analysis/past/watch_point.h"

#include "core/analysis/conditions/condition_grammar.h"
#include "core/analysis/conditions/condition_suggestion.h"
#include "core/analysis/past/past_state.h"
#include "core/analysis/past/watch_values.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

constexpr std::string_view kMonsterName = "monster";

bool isEquality(Relation relation)
{
    return relation == Relation::Equal || relation == Relation::Unequal;
}

/// Names have the indices of `watchNames`; kinds of monsters follow.
std::size_t indexOfKind(std::size_t kind)
{
    return watchNames().size() + kind;
}

/// Whether a step stands for a kind of monster, or that of the event's monster.
bool isMonster(const ValueStep &step)
{
    return step.kind == ValueStep::Kind::Metric &&
           (step.query >= watchNames().size() ||
            watchNames()[step.query].kind == WatchName::Kind::EventMonster);
}

bool isNone(const ValueStep &step)
{
    return step.kind == ValueStep::Kind::Number && std::isinf(step.number);
}

/// Reads watch points.
class WatchParser final : ConditionGrammar {
public:
    WatchParser(std::string_view text, const Content &content) : ConditionGrammar(text), m_content(content) {}

    std::optional<ConditionTree> read(ConditionError &error) { return readTree(error); }

private:
    Operand named() override
    {
        const bool kindExpected = followsMonster();
        const ConditionToken token = take();
        const std::string_view word = m_text.substr(token.at, token.length);
        const auto kind = std::ranges::find(m_content.monsters, word, &MonsterType::key);
        const auto name = std::ranges::find(watchNames(), word, &WatchName::key);
        const bool isKind = kind != m_content.monsters.end();
        const bool isName = name != watchNames().end();
        if (isKind && (kindExpected || !isName))
            return valueAt(token, indexOfKind(static_cast<std::size_t>(kind - m_content.monsters.begin())));
        if (!isName)
            return unknown(token, word);
        const auto index = static_cast<std::size_t>(name - watchNames().begin());
        return name->kind == WatchName::Kind::Event ? eventAt(token, index) : valueAt(token, index);
    }

    /// Whether the next word is compared with the event's monster: a kind may have the key of a name.
    [[nodiscard]] bool followsMonster() const
    {
        if (m_next < 2)
            return false;
        const ConditionToken &relation = m_tokens[m_next - 1];
        const ConditionToken &left = m_tokens[m_next - 2];
        return (relation.kind == TokenKind::Equal || relation.kind == TokenKind::Unequal) &&
               m_text.substr(left.at, left.length) == kMonsterName;
    }

    static Operand valueAt(const ConditionToken &token, std::size_t index)
    {
        return {{}, {{ValueStep::Kind::Metric, 0, index}}, token.at, token.at + token.length};
    }

    /// An event is a condition by itself: that there is one.
    Operand eventAt(const ConditionToken &token, std::size_t index)
    {
        ConditionTerm term;
        term.left = {{ValueStep::Kind::Metric, 0, index}};
        term.relation = Relation::Unequal;
        term.right = {{ValueStep::Kind::Number, 0, 0}};
        term.leftText = m_text.substr(token.at, token.length);
        term.rightText = "0";
        term.rightAt = token.at;
        term.rightLength = token.length;
        return {addTerm(std::move(term)), {}, token.at, token.at + token.length};
    }

    Operand unknown(const ConditionToken &token, std::string_view word)
    {
        std::vector<std::string_view> known;
        for (const WatchName &name : watchNames())
            known.push_back(name.key);
        for (const MonsterType &kind : m_content.monsters)
            known.push_back(kind.key);
        const std::string_view meant = similarWord(word, known);
        failAt(token, meant.empty() ? message("unknown name '%1'", textOf(token))
                                    : message("unknown name '%1'; did you mean '%2'?", textOf(token), meant));
        return {};
    }

    [[nodiscard]] double costOf(std::size_t query) const override { return watchCost(query); }
    void describe(std::size_t /*query*/, ConditionTerm & /*term*/) const override {}

    [[nodiscard]] Message refusalOf(const ConditionTerm &term) const override
    {
        const bool monsters =
            std::ranges::any_of(term.left, isMonster) || std::ranges::any_of(term.right, isMonster);
        const auto isOne = [](const ValueProgram &side) {
            return side.size() == 1 && (isMonster(side.front()) || isNone(side.front()));
        };
        if (monsters && !(isEquality(term.relation) && isOne(term.left) && isOne(term.right)))
            return message("a kind of monster can only be compared by '=' or '!=', as in 'monster = rat'");
        if (!monsters && (std::ranges::any_of(term.left, isNone) || std::ranges::any_of(term.right, isNone)))
            return message("only 'monster' can be 'none'");
        return {};
    }

    [[nodiscard]] Message emptyText() const override
    {
        return message("the condition is empty; write for example 'health < 10'");
    }
    [[nodiscard]] Message missingValueText(const std::string &after) const override
    {
        return message("expected a value%1: a number, a name, or '('", after);
    }
    [[nodiscard]] Message longChainText() const override
    {
        return message("at most two comparisons in a row, as in '2 <= hunted_by <= 5'; join more with '&&'");
    }

    const Content &m_content;
};

bool holdsIn(const ConditionTree &tree, const ConditionNode &node, WatchValues &values)
{
    const auto part = [&](const ConditionNode &inside) { return holdsIn(tree, inside, values); };
    switch (node.kind) {
    case ConditionNode::Kind::All:
        return std::ranges::all_of(node.parts, part);
    case ConditionNode::Kind::Any:
        return std::ranges::any_of(node.parts, part);
    case ConditionNode::Kind::Term:
        break;
    }
    const auto leaf = [&](const ValueStep &step) {
        return step.kind == ValueStep::Kind::Number ? step.number : values.of(step.query);
    };
    const ConditionTerm &term = tree.terms[node.term];
    return holds(valueOf(term.left, leaf), term.relation, valueOf(term.right, leaf));
}

} // namespace

WatchPoint::WatchPoint(std::string text, std::shared_ptr<const ConditionTree> tree)
    : m_text(std::move(text))
    , m_tree(std::move(tree))
{
}

std::optional<WatchPoint> WatchPoint::parse(std::string_view text, const Content &content,
                                            ConditionError &error)
{
    if (const std::optional<ConditionError> problem = tooLong(text)) {
        error = *problem;
        return std::nullopt;
    }
    std::optional<ConditionTree> tree = WatchParser(text, content).read(error);
    if (!tree)
        return std::nullopt;
    return WatchPoint(std::string(text), std::make_shared<const ConditionTree>(std::move(*tree)));
}

std::string_view WatchPoint::hiddenName() const
{
    const auto isHidden = [](const ValueStep &step) {
        return step.kind == ValueStep::Kind::Metric && step.query < watchNames().size() &&
               watchNames()[step.query].hidden;
    };
    for (const ConditionTerm &term : m_tree->terms) {
        for (const ValueProgram *side : {&term.left, &term.right}) {
            if (const auto step = std::ranges::find_if(*side, isHidden); step != side->end())
                return watchNames()[step->query].key;
        }
    }
    return {};
}

bool WatchPoint::holds(World &world, const PartyMember &player, const TimelineMark *event) const
{
    WatchValues values(world, player, event);
    return holdsIn(*m_tree, m_tree->root, values);
}

} // namespace cave
