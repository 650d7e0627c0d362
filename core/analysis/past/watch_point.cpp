// SPDX-License-Identifier: MIT
#include "core/analysis/past/watch_point.h"

#include "core/analysis/conditions/condition_grammar.h"
#include "core/analysis/conditions/condition_words.h"
#include "core/analysis/past/past_state.h"
#include "core/analysis/past/timeline.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/player_summary.h"
#include "core/world/world.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr double kNoDistance = std::numeric_limits<double>::quiet_NaN();

double number(std::int64_t whole)
{
    return static_cast<double>(whole);
}

/// A number that needs no more than the world and a player of it.
struct StateName {
    WatchName name;
    double (*value)(World &world, const PartyMember &player) = nullptr;
    bool slow = false; ///< monsters are looked for
};

const std::vector<StateName> &stateNames()
{
    using Kind = WatchName::Kind;
    static const std::vector<StateName> kNames{
        {{"turn", Kind::State, "the turn"},
         [](World &world, const PartyMember &) { return number(world.turn); }},
        {{"x", Kind::State, "the player's place, to the east"},
         [](World &, const PartyMember &player) { return number(player.player.position.x); }},
        {{"y", Kind::State, "the player's place, to the north"},
         [](World &, const PartyMember &player) { return number(player.player.position.y); }},
        {{"health", Kind::State, "the player's health, in points"},
         [](World &world, const PartyMember &player) {
             return static_cast<double>(healthNow(world, player).units) /
                    static_cast<double>(Points::whole(1).units);
         }},
        {{"floor", Kind::State, "number of the level or floor that the player is on; 0 if none"},
         [](World &world, const PartyMember &player) {
             const Level *level = world.map.plan().levelAt(player.player.position);
             return level == nullptr ? 0.0 : number(level->number);
         }},
        {{"rank", Kind::State, "the player's own level, with dice; otherwise 1"},
         [](World &world, const PartyMember &player) {
             const std::optional<HeroTable> &hero = world.content->scenario.hero;
             return hero ? number(levelAt(*hero, player.player.experience)) : 1.0;
         }},
        {{"experience", Kind::State, "the player's experience, the score"},
         [](World &, const PartyMember &player) { return number(player.player.experience); }},
        {{"gold", Kind::State, "the player's gold"},
         [](World &world, const PartyMember &player) {
             return number(goldOf(*world.content, player.player.inventory));
         }},
        {{"steps", Kind::State, "steps that the player took"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.steps); }},
        {{"explored", Kind::State, "cells that the player explored"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.cellsExplored); }},
        {{"chests", Kind::State, "chests that the player opened"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.chestsOpened); }},
        {{"fights", Kind::State, "fights that the player had"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.fights); }},
        {{"kills", Kind::State, "monsters that the player killed"},
         [](World &world, const PartyMember &player) {
             return number(summaryOf(player, *world.content, world.map.plan()).kills());
         }},
        {{"deaths", Kind::State, "how often the player died"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.deaths); }},
        {{"fighting", Kind::State, "1 during a fight of the player, otherwise 0"},
         [](World &, const PartyMember &player) { return player.fight ? 1.0 : 0.0; }},
        {{"seen_by", Kind::State, "how many monsters see the player", true},
         [](World &world, const PartyMember &player) {
             return number(static_cast<std::int64_t>(monstersSeeing(world, player).size()));
         },
         true},
        {{"hunted_by", Kind::State, "how many monsters near the player are hunting", true},
         [](World &world, const PartyMember &player) {
             return number(static_cast<std::int64_t>(monstersHunting(world, player).size()));
         },
         true}};
    return kNames;
}

/// Whether it may happen to monsters alone, out of the player's view.
bool isOfMonsters(MarkKind kind)
{
    return kind == MarkKind::Noticed || kind == MarkKind::Lost || kind == MarkKind::Hit ||
           kind == MarkKind::Kill;
}

std::vector<WatchName> allNames()
{
    std::vector<WatchName> names;
    for (const StateName &state : stateNames())
        names.push_back(state.name);
    for (std::size_t kind = 0; kind <= static_cast<std::size_t>(kLastMarkKind); ++kind) {
        const auto mark = static_cast<MarkKind>(kind);
        names.push_back({markKey(mark), WatchName::Kind::Event, markMeaning(mark), isOfMonsters(mark)});
    }
    names.push_back(
        {"monster", WatchName::Kind::EventMonster, "the kind of the event's monster, or none", true});
    names.push_back({"distance", WatchName::Kind::EventValue,
                     "cells, straight, between the player and the event's monster", true});
    return names;
}

/// The values of a moment, by the index of their names in `watchNames`; kinds of monsters follow.
class WatchValues {
public:
    /// All of them are observed; `event` may be nullptr.
    WatchValues(World &world, const PartyMember &player, const TimelineMark *event)
        : m_world(world)
        , m_player(player)
        , m_event(event)
    {
    }

    /// 1 or 0 of an event, infinite for the monster of none, NaN if undefined.
    [[nodiscard]] double of(std::size_t name)
    {
        if (name >= watchNames().size())
            return static_cast<double>(name - watchNames().size());
        const WatchName &known = watchNames()[name];
        switch (known.kind) {
        case WatchName::Kind::State:
            return stateNames()[name].value(m_world, m_player);
        case WatchName::Kind::Event:
            return m_event != nullptr && markKey(m_event->kind) == known.key ? 1 : 0;
        case WatchName::Kind::EventMonster:
            return monsterKind();
        case WatchName::Kind::EventValue:
            break;
        }
        return distance();
    }

private:
    [[nodiscard]] std::optional<Monster> monsterOfEvent()
    {
        return m_event != nullptr && m_event->monster ? currentMonster(m_world, *m_event->monster)
                                                      : std::nullopt;
    }

    [[nodiscard]] double monsterKind()
    {
        const std::optional<Monster> monster = monsterOfEvent();
        return monster ? static_cast<double>(monster->kind) : std::numeric_limits<double>::infinity();
    }

    [[nodiscard]] double distance()
    {
        const std::optional<Monster> monster = monsterOfEvent();
        if (!monster)
            return kNoDistance;
        const WorldPos at = m_player.player.position;
        return std::hypot(number(monster->state.position.x - at.x), number(monster->state.position.y - at.y));
    }

    World &m_world;
    const PartyMember &m_player;
    const TimelineMark *m_event;
};

/// What a value costs to be asked for, compared with others.
double watchCost(std::size_t name)
{
    constexpr double kSlow = 100;
    return name < stateNames().size() && stateNames()[name].slow ? kSlow : 1;
}

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
            return message(
                "a kind of monster can only be compared by '=' or '!=', as in 'monster = cave_rat'");
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
        return after.empty() ? message("expected a value: a number, a name, or '('")
                             : message("expected a value after '%1': a number, a name, or '('", after);
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
    std::vector<double> stack;
    const double left = valueOf(term.left, stack, leaf);
    return holds(left, term.relation, valueOf(term.right, stack, leaf));
}

} // namespace

const std::vector<WatchName> &watchNames()
{
    static const std::vector<WatchName> kNames = allNames();
    return kNames;
}

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
