// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/content/decision_tree.h"
#include "core/edit/trees/tree_edit.h"
#include "core/rules/monster_turn.h"
#include "core/world/action.h"
#include "core/world/rules_of_play.h"
#include "core/world/world.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>

namespace cave {

// Texts of the decision tree editor.

/// "Player near", "Health low": for a list.
QString decisionName(Decision decision);
QString actionName(Action action);
/// A description in one sentence.
QString decisionAbout(Decision decision);
QString actionAbout(Action action);
/// "This is always yes, by what was asked above."
QString remarkText(const TreeRemark &remark);

/// The initial parameter of a new condition, in hundredths.
constexpr int firstValue(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return 400;
    case Decision::LowHp:
        return 3000;
    case Decision::SeesPlayer:
        break;
    }
    return 0;
}
inline constexpr int kFirstAmount = 2000;  ///< hundredths of a point, for a new heal
inline constexpr int kFirstCooldown = 200; ///< hundredths of a second

/// A monster's thought with everything needed to describe it, so that it can be described again in another
/// language even if the world has changed.
struct ThoughtFacts {
    MonsterThought thought;
    std::shared_ptr<const Content> content; ///< with the thought's tree
    WorldPos player;
    MonsterMode mode = MonsterMode::Roaming;
    int reach = 0;              ///< cells from the player within which monsters act
    std::optional<Agent> agent; ///< the monster, with free movement
    Point playerAt;             ///< the player, with free movement

    ThoughtFacts(MonsterThought shown, const World &world);

    [[nodiscard]] const MonsterType &kind() const { return content->monsters[thought.monster.kind]; }
    /// The answer at a node on the path; none for leaves and nodes off the path.
    [[nodiscard]] std::optional<bool> answerOf(std::size_t node) const;
};

/// The condition or action of a node: "Sees the player?", "Player within 4 cells?", "Wander".
QString nodeText(const TreeNode &node);
/// The answer with its reason: "yes: hunts for 9 more turns", "no: 6.32 cells away"; empty for nodes off the
/// path.
QString answerText(const ThoughtFacts &facts, std::size_t node);
/// For a monster with free movement: its health, and the time since it shot and healed.
QString bodyText(const ThoughtFacts &facts);
/// Speed and energy, and the resulting steps this turn.
QString energyText(const ThoughtFacts &facts);
/// Its target, and the distance to it.
QString aimText(const ThoughtFacts &facts);
/// Why it won't have a turn; empty if it will.
QString idlenessText(const ThoughtFacts &facts);

} // namespace cave
