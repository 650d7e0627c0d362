// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cave {

// The maximum values of decision tree parameters; the minimum is 0, with at most two decimals.

inline constexpr int kFarthestNear = 1000;       ///< cells, of NearPlayer
inline constexpr int kHighestThreshold = 10'000; ///< points, of LowHp
inline constexpr int kMaxHealed = 10'000;        ///< points, of Heal
inline constexpr int kLongestCooldown = 3600;    ///< seconds

/// Of a tree in trees.json, in bytes.
inline constexpr std::size_t kLongestTreeDescription = 300;

/// The condition of an inner node.
enum class Decision : std::uint8_t {
    NearPlayer, ///< is the player within a distance (Euclidean)?
    LowHp,      ///< is the remaining health at most a threshold?
    SeesPlayer, ///< is the player in sight?
};

/// The action of a leaf.
enum class Action : std::uint8_t {
    MoveTowardPlayer,           ///< straight, regardless of obstacles
    MoveTowardPlayerAvoidWalls, ///< along a shortest path
    ShootPlayer,
    ShootHomingProjectile,
    Heal,
    Patrol, ///< back and forth along an axis
    Wander, ///< in any direction
    Chase,  ///< follow the player on a shortest path
    Idle,
    Fight,
    KeepAway, ///< away from the player, around walls
};

enum class Axis : std::uint8_t {
    Vertical,   ///< along y
    Horizontal, ///< along x
};

/// An inner node. `no` and `yes` are the indices of its children; `no` is drawn on the left, `yes` on the
/// right.
struct Branch {
    Decision decision = Decision::SeesPlayer;
    int value = 0; ///< hundredths of a cell for NearPlayer, of a point for LowHp; otherwise 0
    std::size_t no = 0;
    std::size_t yes = 0;

    friend bool operator==(const Branch &, const Branch &) = default;
};

/// A leaf. Parameters that its action doesn't use have these defaults.
struct Leaf {
    Action action = Action::Idle;
    int amount = 0;             ///< hundredths of a point restored by Heal
    int cooldown = 0;           ///< hundredths of a second between two shots or heals
    Axis axis = Axis::Vertical; ///< of Patrol

    friend bool operator==(const Leaf &, const Leaf &) = default;
};

using TreeNode = std::variant<Branch, Leaf>;

/// A binary decision tree: how a monster of any scenario behaves. Its root is node 0, and every other node is
/// the child of exactly one node before it. Parsed trees are in canonical order: each branch is followed by
/// all nodes under its `no`, then by those under its `yes`.
struct DecisionTree {
    std::vector<TreeNode> nodes{Leaf{}};

    friend bool operator==(const DecisionTree &, const DecisionTree &) = default;
};

/// One entry of trees.json.
struct NamedTree {
    std::string key;         ///< its name in files: "hunter"
    std::string description; ///< one English sentence
    DecisionTree tree;

    friend bool operator==(const NamedTree &, const NamedTree &) = default;
};

inline constexpr std::size_t kMaxTreeNodes = 1000;
inline constexpr std::size_t kDeepestTree = 64; ///< nodes from the root to a leaf, inclusive

/// The spelling of a decision, and its parameter.
struct DecisionInfo {
    Decision decision;
    std::string_view name;
    std::string_view parameter; ///< the name of its `value`; empty if it has none
};

/// The spelling of an action, and its parameters.
struct ActionInfo {
    Action action;
    std::string_view name;
    bool hasAmount;
    bool hasCooldown;
    bool hasAxis;
};

/// All decisions, in the order of the enum.
inline constexpr std::array<DecisionInfo, 3> kDecisions{{
    {Decision::NearPlayer, "near_player", "distance"},
    {Decision::LowHp, "low_hp", "threshold"},
    {Decision::SeesPlayer, "sees_player", ""},
}};

/// All actions, in the order of the enum.
inline constexpr std::array<ActionInfo, 11> kActions{{
    {Action::MoveTowardPlayer, "move_toward_player", false, false, false},
    {Action::MoveTowardPlayerAvoidWalls, "move_toward_player_avoid_walls", false, false, false},
    {Action::ShootPlayer, "shoot_player", false, true, false},
    {Action::ShootHomingProjectile, "shoot_homing_projectile", false, true, false},
    {Action::Heal, "heal", true, true, false},
    {Action::Patrol, "patrol", false, false, true},
    {Action::Wander, "wander", false, false, false},
    {Action::Chase, "chase", false, false, false},
    {Action::Idle, "idle", false, false, false},
    {Action::Fight, "fight", false, false, false},
    {Action::KeepAway, "keep_away", false, false, false},
}};

/// True if the nodes form one tree as described at `DecisionTree`, within the limits above.
[[nodiscard]] bool isWellFormed(const DecisionTree &tree);

/// Parses a trees.json, or another such `file`: { "trees": [ { "key", "description", "root": node } ] },
/// where a node is { "decide": decision, its parameter, "no": node, "yes": node } or { "act": action, its
/// parameters }. Numbers may have two decimals. Errors name file, tree and node: "trees.json: tree 2
/// 'hunter': yes.no: unknown action 'wnader'; known are ...".
Result<std::vector<NamedTree>> parseTrees(std::string_view text, const std::string &file = "trees.json");
/// Likewise, as they are in `version`; see `parseVersion`.
Result<std::vector<NamedTree>> parseTrees(std::string_view text, int version, int &newest,
                                          const std::string &file = "trees.json");

/// The text for `parseTrees`; the trees must be well formed. Nodes are written in canonical order.
[[nodiscard]] std::string writeTrees(const std::vector<NamedTree> &trees);

} // namespace cave
