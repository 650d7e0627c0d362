// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/base/result.h"
#include "core/content/decision_tree.h"
#include "core/rules/monster_turn.h"
#include "core/session/session.h"

#include <functional>
#include <optional>

namespace cave {

/// A small room with a monster controlled by a decision tree, and an automatic player who walks back and
/// forth and can be hurt, but never dies: for watching what the tree does. Uses the rules of Rooms.
class TreeTrial {
public:
    /// The monster's full health, in points.
    static constexpr int kFullHealth = 100;

    /// Errors: those of the built-in content.
    static Result<TreeTrial> begin(const DecisionTree &tree);

    /// Replaces the monster's tree; all positions stay.
    void setTree(const DecisionTree &tree);
    [[nodiscard]] const DecisionTree &tree() const { return world().content->trees.front().tree; }
    /// Resets positions and health.
    void restart();

    /// Advances time.
    void pass(double seconds);
    void passSteps(int steps);

    /// Whether the player walks automatically.
    void setWalking(bool on);
    /// Puts the player in the centre of a cell; false if the cell can't be entered.
    bool putPlayer(WorldPos cell);
    /// Sets the monster's health, 1 .. kFullHealth points.
    void setHealth(int points);
    /// The monster's health in points, rounded up.
    [[nodiscard]] int health() const;

    [[nodiscard]] const World &world() const { return m_session->world(); }
    [[nodiscard]] CellRect area() const { return world().map.plan().levels.front().area; }
    /// The monster's current decision.
    [[nodiscard]] std::optional<MonsterThought> thought();

private:
    TreeTrial(Session session, World start);

    void change(const std::function<void(World &)> &change);
    void keepWalking();
    void keepAlive();

    World m_start; ///< the initial state, with the first tree
    std::optional<Session> m_session;
    bool m_walking = true;
};

} // namespace cave
