// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_texts.h"

#include "core/rules/armour_combat.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace cave {
namespace {

struct TreeText {
    Q_DECLARE_TR_FUNCTIONS(Trees)
};

constexpr int kStepEnergy = 100;

struct MindText {
    Q_DECLARE_TR_FUNCTIONS(Mind)
};

QString branchText(const Branch &branch)
{
    const QString value = shownShortPoints(Points::hundredths(branch.value));
    switch (branch.decision) {
    case Decision::NearPlayer:
        return MindText::tr("Player within %1 cells?").arg(value);
    case Decision::LowHp:
        return MindText::tr("Health at most %1?").arg(value);
    case Decision::SeesPlayer:
        return MindText::tr("Sees the player?");
    }
    return {};
}

QString leafText(const Leaf &leaf)
{
    switch (leaf.action) {
    case Action::MoveTowardPlayer:
        return MindText::tr("Move straight to the player");
    case Action::MoveTowardPlayerAvoidWalls:
        return MindText::tr("Move to the player around walls");
    case Action::ShootPlayer:
        return MindText::tr("Shoot");
    case Action::ShootHomingProjectile:
        return MindText::tr("Shoot, homing");
    case Action::Heal:
        return MindText::tr("Heal by %1").arg(shownShortPoints(Points::hundredths(leaf.amount)));
    case Action::Patrol:
        return leaf.axis == Axis::Vertical ? MindText::tr("Patrol north and south")
                                           : MindText::tr("Patrol east and west");
    case Action::Wander:
        return MindText::tr("Wander");
    case Action::Chase:
        return MindText::tr("Chase");
    case Action::Idle:
        return MindText::tr("Idle");
    case Action::Fight:
        return MindText::tr("Fight");
    case Action::KeepAway:
        return MindText::tr("Keep away");
    }
    return {};
}

/// Cells between the centres of the monster and the player.
double distanceIn(const ThoughtFacts &facts)
{
    if (facts.agent)
        return length(facts.playerAt - facts.agent->position);
    const WorldPos &own = facts.thought.monster.state.position;
    return std::hypot(static_cast<double>(facts.player.x - own.x),
                      static_cast<double>(facts.player.y - own.y));
}

QString creatureHealthText(const ThoughtFacts &facts)
{
    return facts.agent ? shownShortPoints(Points::hundredths(facts.agent->health))
                       : QLocale().toString(facts.kind().health);
}

QString sightText(const ThoughtFacts &facts)
{
    if (facts.thought.notices)
        return MindText::tr("in view now");
    if (facts.agent)
        return MindText::tr("not in view");
    const int patience = facts.thought.monster.state.patience;
    return patience > 0 ? MindText::tr("hunts for %n more turns", nullptr, patience)
                        : MindText::tr("isn't hunting");
}

/// The reason for an answer.
QString inputText(const ThoughtFacts &facts, const Branch &branch)
{
    switch (branch.decision) {
    case Decision::NearPlayer:
        return MindText::tr("%1 cells away").arg(QLocale().toString(distanceIn(facts), 'f', 2));
    case Decision::LowHp:
        return MindText::tr("has %1").arg(creatureHealthText(facts));
    case Decision::SeesPlayer:
        return sightText(facts);
    }
    return {};
}

std::optional<Agent> agentIn(const World &world, const MonsterId &id)
{
    if (!world.action)
        return std::nullopt;
    const auto &agents = world.action->agents;
    const auto found =
        std::find_if(agents.begin(), agents.end(), [&](const Agent &agent) { return agent.id == id; });
    return found == agents.end() ? std::nullopt : std::optional(*found);
}

} // namespace

QString decisionName(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return TreeText::tr("Is the player near?");
    case Decision::LowHp:
        return TreeText::tr("Is its health low?");
    case Decision::SeesPlayer:
        return TreeText::tr("Does it see the player?");
    }
    return {};
}

QString actionName(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return TreeText::tr("Move straight to the player");
    case Action::MoveTowardPlayerAvoidWalls:
        return TreeText::tr("Move to the player around walls");
    case Action::ShootPlayer:
        return TreeText::tr("Shoot");
    case Action::ShootHomingProjectile:
        return TreeText::tr("Shoot, homing");
    case Action::Heal:
        return TreeText::tr("Heal");
    case Action::Patrol:
        return TreeText::tr("Patrol");
    case Action::Wander:
        return TreeText::tr("Wander");
    case Action::Chase:
        return TreeText::tr("Chase");
    case Action::Idle:
        return TreeText::tr("Idle");
    case Action::Fight:
        return TreeText::tr("Fight");
    case Action::KeepAway:
        return TreeText::tr("Keep away");
    }
    return {};
}

QString decisionAbout(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return TreeText::tr("Yes if the player is within this distance, in a straight line through walls.");
    case Decision::LowHp:
        return TreeText::tr("Yes if its health is at most this many points.");
    case Decision::SeesPlayer:
        return TreeText::tr("Yes if it has a clear line of sight to the player.");
    }
    return {};
}

QString actionAbout(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return TreeText::tr("Walks straight toward the player; obstacles stop it.");
    case Action::MoveTowardPlayerAvoidWalls:
        return TreeText::tr("Walks the shortest path to the player.");
    case Action::ShootPlayer:
        return TreeText::tr("Stands still and shoots at the player whenever the cooldown ends.");
    case Action::ShootHomingProjectile:
        return TreeText::tr("Stands still and fires a homing shot whenever the cooldown ends.");
    case Action::Heal:
        return TreeText::tr("Stands still and heals by this amount whenever the cooldown ends.");
    case Action::Patrol:
        return TreeText::tr("Walks back and forth along an axis.");
    case Action::Wander:
        return TreeText::tr("Wanders at random.");
    case Action::Chase:
        return TreeText::tr("Chases the player by the shortest path.");
    case Action::Idle:
        return TreeText::tr("Does nothing.");
    case Action::Fight:
        return TreeText::tr("Closes in on the player to attack.");
    case Action::KeepAway:
        return TreeText::tr("Walks away from the player, around walls.");
    }
    return {};
}

QString remarkText(const TreeRemark &remark)
{
    return remark.answer ? TreeText::tr("Always yes, given the questions above.")
                         : TreeText::tr("Always no, given the questions above.");
}

ThoughtFacts::ThoughtFacts(MonsterThought shown, const World &world)
    : thought(std::move(shown))
    , content(world.content)
    , player(world.player().position)
    , mode(world.spec.settings.monsters)
    , reach(activeRadius(world))
    , agent(agentIn(world, thought.monster.id))
    , playerAt(world.action ? world.motion().player : middleOf(world.player().position))
{
}

std::optional<bool> ThoughtFacts::answerOf(std::size_t node) const
{
    for (const TreeTrace::Step &step : thought.trace.steps) {
        if (step.node == node)
            return step.answer;
    }
    return std::nullopt;
}

QString nodeText(const TreeNode &node)
{
    const auto *branch = std::get_if<Branch>(&node);
    return branch != nullptr ? branchText(*branch) : leafText(*std::get_if<Leaf>(&node));
}

QString answerText(const ThoughtFacts &facts, std::size_t node)
{
    const std::optional<bool> answer = facts.answerOf(node);
    if (!answer)
        return {};
    const QString input = inputText(facts, *std::get_if<Branch>(&facts.thought.tree->tree.nodes[node]));
    return *answer ? MindText::tr("yes: %1").arg(input) : MindText::tr("no: %1").arg(input);
}

QString bodyText(const ThoughtFacts &facts)
{
    const auto seconds = [](double since) { return QLocale().toString(since, 'f', 1); };
    QString text =
        MindText::tr("Health %1 of %2.")
            .arg(creatureHealthText(facts), shownShortPoints(Points::hundredths(facts.agent->fullHealth)));
    const auto *leaf = facts.thought.tree == nullptr
                           ? nullptr
                           : std::get_if<Leaf>(&facts.thought.tree->tree.nodes[facts.thought.trace.leaf]);
    if (leaf == nullptr)
        return text;
    if (leaf->action == Action::ShootPlayer || leaf->action == Action::ShootHomingProjectile)
        text += QLatin1Char(' ') + MindText::tr("Last shot %1 s ago; cooldown %2 s.")
                                       .arg(seconds(facts.agent->sinceShot), seconds(leaf->cooldown / 100.0));
    if (leaf->action == Action::Heal)
        text += QLatin1Char(' ') + MindText::tr("Last heal %1 s ago; cooldown %2 s.")
                                       .arg(seconds(facts.agent->sinceHeal), seconds(leaf->cooldown / 100.0));
    return text;
}

QString energyText(const ThoughtFacts &facts)
{
    const auto energy = static_cast<int>(facts.thought.energy);
    const QString speed = MindText::tr("Speed %1, energy %2.").arg(facts.kind().speed).arg(energy);
    const int steps = energy / kStepEnergy;
    if (steps == 0)
        return speed + QLatin1Char(' ') + MindText::tr("A step takes %1: none this turn.").arg(kStepEnergy);
    return speed + QLatin1Char(' ') + MindText::tr("Enough for %n steps this turn.", nullptr, steps);
}

QString aimText(const ThoughtFacts &facts)
{
    const MonsterThought &thought = facts.thought;
    if (!thought.target)
        return MindText::tr("It has no target.");
    const QString target =
        MindText::tr("Target %1, %2.").arg(shownNumber(thought.target->x), shownNumber(thought.target->y));
    if (thought.path.empty())
        return target + QLatin1Char(' ') + MindText::tr("There is no path to it.");
    const int steps = static_cast<int>(std::min<std::size_t>(thought.path.size() - 1, 1'000'000));
    return target + QLatin1Char(' ') + MindText::tr("Its path has %n steps.", nullptr, steps);
}

QString idlenessText(const ThoughtFacts &facts)
{
    if (facts.thought.acts || facts.agent)
        return {};
    if (facts.mode == MonsterMode::Stationary)
        return MindText::tr("Monsters in this world don't move.");
    return MindText::tr("The player is too far away: only monsters within %n cells act.", nullptr,
                        facts.reach);
}

} // namespace cave
