// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/rules/monster_turn.h"
#include "core/world/action.h"
#include "core/world/rules_of_play.h"
#include "core/world/world.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>

namespace cave {

/// A monster's thought with what is needed to describe it, kept so that it can be described again in another
/// language when the world has gone on.
struct ThoughtFacts {
    MonsterThought thought;
    std::shared_ptr<const Content> content; ///< that the thought's tree belongs to
    WorldPos player;
    MonsterMode mode = MonsterMode::Roaming;
    int reach = 0;              ///< cells from the player within which monsters act
    std::optional<Agent> agent; ///< the monster where everything moves freely
    Point playerAt;             ///< the player there

    ThoughtFacts(MonsterThought told, const World &world);

    [[nodiscard]] const MonsterType &kind() const { return content->monsters[thought.monster.kind]; }
    /// How a node of the tree was answered on this way; none for leaves and for questions that weren't asked.
    [[nodiscard]] std::optional<bool> answerOf(std::size_t node) const;
    /// True for the nodes of the way that was taken, its leaf included.
    [[nodiscard]] bool isOnWay(std::size_t node) const;
};

/// What a node asks or does: "Sees the player?", "Player within 4 cells?", "Wander".
QString nodeText(const TreeNode &node);
/// How it was answered and by what: "yes: hunts for 9 more turns", "no: 6.32 cells away"; empty for what
/// wasn't asked.
QString answerText(const ThoughtFacts &facts, std::size_t node);
/// Of a monster that moves freely: its health, and how long ago it shot and healed.
QString bodyText(const ThoughtFacts &facts);
/// Speed and energy, and what they come to this turn.
QString energyText(const ThoughtFacts &facts);
/// Where it wants to go, and how far that is.
QString aimText(const ThoughtFacts &facts);
/// Why it won't have a turn; empty if it will.
QString idlenessText(const ThoughtFacts &facts);

} // namespace cave
