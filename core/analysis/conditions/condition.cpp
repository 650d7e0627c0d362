// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"

#include "core/analysis/conditions/condition_parts.h"
#include "core/analysis/metrics/bounds.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace cave {
namespace {

/// When the evaluation of a part can stop: its miss exceeds `most`, or, together with `before`, the miss of
/// the parts evaluated so far, the limit of the surrounding part. Sums are computed in the same order as for
/// the whole, so rounding never makes a skipped part look like one that isn't.
struct MissLimit {
    double most = kInfinity;
    double before = 0;
    const MissLimit *around = nullptr;

    [[nodiscard]] bool isPassedBy(double miss) const
    {
        return miss > most || (around != nullptr && around->isPassedBy(before + miss));
    }
};

/// Judges one world.
class ConditionJudge {
public:
    ConditionJudge(const std::vector<ConditionTerm> &terms, const std::vector<MetricQuery> &queries,
                   const Condition::ValueOf &valueOf)
        : m_terms(terms)
        , m_queries(queries)
        , m_valueOf(valueOf)
        , m_values(queries.size())
    {
    }

    /// The miss of a part, or a lower bound that exceeds the limit. Adds missed terms to `missed`.
    double missOfPart(const ConditionNode &node, const MissLimit &limit, std::vector<MissedTerm> &missed)
    {
        switch (node.kind) {
        case ConditionNode::Kind::Term:
            return missOfTerm(node.term, missed);
        case ConditionNode::Kind::All:
            return missOfAll(node, limit, missed);
        case ConditionNode::Kind::Any:
            break;
        }
        return missOfAny(node, limit, missed);
    }

    double marginOfPart(const ConditionNode &node)
    {
        if (node.kind == ConditionNode::Kind::Term)
            return marginOfTerm(m_terms[node.term]);
        const bool all = node.kind == ConditionNode::Kind::All;
        double whole = all ? 1 : 0;
        for (const ConditionNode &part : node.parts) {
            const double margin = marginOfPart(part);
            whole = all ? std::min(whole, margin) : std::max(whole, margin);
        }
        return whole;
    }

    double evaluate(const ValueProgram &program)
    {
        return cave::valueOf(program, m_stack, [this](const ValueStep &step) { return leaf(step); });
    }

private:
    double marginOfTerm(const ConditionTerm &term)
    {
        const double left = evaluate(term.left);
        const double right = evaluate(term.right);
        if (!holds(left, term.relation, right))
            return 0;
        if (term.relation == Relation::Equal || std::isinf(left) || std::isinf(right))
            return 1;
        return left == right ? 0 : missOf(std::fabs(left - right), right);
    }

    double missOfTerm(std::size_t index, std::vector<MissedTerm> &missed)
    {
        const ConditionTerm &term = m_terms[index];
        const double left = evaluate(term.left);
        const double right = evaluate(term.right);
        if (holds(left, term.relation, right))
            return 0;
        const double shortfall = shortfallOf(left, term, right);
        missed.push_back({index, left, shortfall});
        return missOf(shortfall, right);
    }

    double missOfAll(const ConditionNode &node, const MissLimit &limit, std::vector<MissedTerm> &missed)
    {
        double sum = 0;
        for (const ConditionNode &part : node.parts) {
            const MissLimit inside{kInfinity, sum, &limit};
            sum += missOfPart(part, inside, missed);
            if (limit.isPassedBy(sum))
                break;
        }
        return sum;
    }

    double missOfAny(const ConditionNode &node, const MissLimit &limit, std::vector<MissedTerm> &missed)
    {
        double least = kInfinity;
        std::size_t nearest = 0;
        std::vector<MissedTerm> best;
        for (const ConditionNode &part : node.parts) {
            std::vector<MissedTerm> lacks;
            const double miss = missOfPart(part, {least, 0, &limit}, lacks);
            // Among equally near parts, the first in the text is reported, whatever their costs.
            if (miss < least || (miss == least && part.term < nearest)) {
                least = miss;
                nearest = part.term;
                best = std::move(lacks);
            }
            if (least == 0)
                break;
        }
        missed.insert(missed.end(), best.begin(), best.end());
        return least;
    }

    double leaf(const ValueStep &step)
    {
        if (step.kind == ValueStep::Kind::Number)
            return step.number;
        std::optional<double> &value = m_values[step.query];
        if (!value)
            value = m_valueOf(m_queries[step.query]);
        return *value;
    }

    const std::vector<ConditionTerm> &m_terms;
    const std::vector<MetricQuery> &m_queries;
    const Condition::ValueOf &m_valueOf;
    std::vector<std::optional<double>> m_values; ///< those queried so far
    std::vector<double> m_stack;                 ///< of an expression
};

} // namespace

Condition::Condition(std::shared_ptr<const Parts> parts) : m_parts(std::move(parts)) {}

const std::string &Condition::text() const
{
    return m_parts->text;
}

const std::vector<std::string> &Condition::terms() const
{
    return m_parts->termTexts;
}

const std::string &Condition::termSubject(std::size_t term) const
{
    return m_parts->terms[term].leftText;
}

std::optional<MetricUnit> Condition::termUnit(std::size_t term) const
{
    return m_parts->terms[term].unit;
}

const std::vector<MetricQuery> &Condition::queries() const
{
    return m_parts->queries;
}

struct Condition::Formula {
    const std::string &text;
    const ValueProgram &program;
};

std::vector<Condition::Formula> Condition::allFormulas() const
{
    std::vector<Formula> formulas;
    const auto add = [&](const std::string &text, const ValueProgram &program) {
        const bool measured = std::ranges::any_of(
            program, [](const ValueStep &step) { return step.kind == ValueStep::Kind::Metric; });
        if (measured && program.size() > 1 &&
            std::ranges::none_of(formulas, [&](const Formula &other) { return other.text == text; }))
            formulas.push_back({text, program});
    };
    for (const ConditionTerm &term : m_parts->terms) {
        add(term.leftText, term.left);
        add(term.rightText, term.right);
    }
    return formulas;
}

std::vector<std::string> Condition::formulas() const
{
    std::vector<std::string> texts;
    for (const Formula &formula : allFormulas())
        texts.push_back(formula.text);
    return texts;
}

double Condition::formulaValue(std::size_t formula, const ValueOf &valueOf) const
{
    ConditionJudge judge(m_parts->terms, m_parts->queries, valueOf);
    return judge.evaluate(allFormulas()[formula].program);
}

Judgement Condition::judge(const ValueOf &valueOf, double worst) const
{
    ConditionJudge judge(m_parts->terms, m_parts->queries, valueOf);
    Judgement judgement;
    const MissLimit limit{std::max(worst, 0.0), 0, nullptr};
    judgement.miss = judge.missOfPart(m_parts->root, limit, judgement.missed);
    judgement.fits = judgement.miss == 0;
    std::ranges::sort(judgement.missed,
                      [](const MissedTerm &a, const MissedTerm &b) { return a.term < b.term; });
    return judgement;
}

double Condition::margin(const ValueOf &valueOf) const
{
    ConditionJudge judge(m_parts->terms, m_parts->queries, valueOf);
    return judge.marginOfPart(m_parts->root);
}

const std::vector<ConditionPreset> &conditionPresets()
{
    static const std::vector<ConditionPreset> kPresets{
        {"A calm start", "nearest_monster > 40 && threat(30) = 0",
         "No monster sees the area around the spawn; the nearest one is far away."},
        {"A chest next to the spawn", "nearest_chest <= 6", "The first chest is a few steps away."},
        {"Sword before the first fight", "sword_first <= 60",
         "There is a better weapon on a path that no monster sees."},
        {"A hard start", "nearest_monster <= 15 && nearest_chest > 40",
         "A monster is near, and there is no weapon to fight it."},
        {"A rich start", "chests(40) >= 4 && gold(40) >= 100",
         "Several chests within a short walk, with gold in them."},
        {"Two chests close together", "count(chest within 5 of chest) >= 2",
         "There are chests at most 5 steps from each other."},
        {"An unguarded weapon", "nearest(chest with weapon >= 10 and not within 20 of monster) <= 60",
         "A chest with a good weapon is near, and no monster is near the chest."},
        {"Well armed", "best_weapon(80) >= 10 && best_armour(80) >= 10",
         "The chests within 80 steps contain a good weapon and good armour."},
        {"Safe surroundings", "monsters(40) = 0 && reachable_share(40) >= 80%",
         "No monster starts nearby, and most of the floor is reachable."},
        {"Wide halls", "mean_width >= 5 && max_width >= 12", "Broad passages and at least one large hall."},
        {"A maze", "mean_width <= 2.5 && dead_ends >= 40 && tortuosity >= 2",
         "Narrow, winding passages with many dead ends."},
        {"Connected", "components = 1", "Everything around the spawn is connected."},
        {"More treasure than danger", "chests(60) > 2 * monsters(60)",
         "There are more than two chests for every monster."},
        {"A short dungeon", "path_length <= 180", "The way through all floors is short."},
        {"A long dungeon", "path_length >= 250", "The way through all floors is long."},
        {"The boss is near", "boss_distance <= 2 && enemies <= 12",
         "Few doors and few monsters are between the start and the boss."},
        {"Well supplied", "loot >= 2 * enemies", "There is far more to find than to fight."},
        {"Lakes", "water_share >= 9%", "Much of the cavern is water."},
        {"Woods", "tree_share >= 8%", "Much of the cavern is overgrown with trees."},
    };
    return kPresets;
}

} // namespace cave
