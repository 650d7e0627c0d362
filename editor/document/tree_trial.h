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

/// A small room in which one monster lives by a decision tree, and a player walks to and fro, is hurt, and
/// never dies: to watch what the tree comes to. It is played by the rules of Rooms.
class TreeTrial {
public:
    /// Health of the monster when whole, in points.
    static constexpr int kFullHealth = 100;

    /// Errors: those of the content that the game ships with.
    static Result<TreeTrial> begin(const DecisionTree &tree);

    /// The monster lives by this tree from now on; everybody stays where they are.
    void setTree(const DecisionTree &tree);
    [[nodiscard]] const DecisionTree &tree() const { return world().content->trees.front().tree; }
    /// Everybody to their places, and whole.
    void restart();

    /// Lets time pass.
    void pass(double seconds);
    void passSteps(int steps);
    /// How far the next step has passed already, 0 .. 1.
    [[nodiscard]] double stepShare() const { return m_session->stepShare(); }

    /// Whether the player walks by itself.
    void setWalking(bool on);
    [[nodiscard]] bool isWalking() const { return m_walking; }
    /// Puts the player into the middle of a cell; false if no one can be there.
    bool putPlayer(WorldPos cell);
    /// Gives the monster this many points of health, 1 .. kFullHealth.
    void setHealth(int points);
    /// Points that the monster has left, rounded up.
    [[nodiscard]] int health() const;

    [[nodiscard]] const World &world() const { return m_session->world(); }
    [[nodiscard]] CellRect area() const { return world().map.plan().levels.front().area; }
    /// What the monster decides now.
    [[nodiscard]] std::optional<MonsterThought> thought();

private:
    TreeTrial(Session session, World start);

    void change(const std::function<void(World &)> &change);
    void keepWalking();
    void keepAlive();

    World m_start; ///< as it begins, with the first tree
    std::optional<Session> m_session;
    bool m_walking = true;
};

} // namespace cave
