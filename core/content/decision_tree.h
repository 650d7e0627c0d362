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

/// What an inner node of a decision tree asks.
enum class Decision : std::uint8_t {
    NearPlayer, ///< is the player at most a distance away (Euclidean)?
    LowHp,      ///< is the health left at most a threshold?
    SeesPlayer, ///< is the player in sight?
};

/// What a leaf of a decision tree does.
enum class Action : std::uint8_t {
    MoveTowardPlayer,           ///< straight, whatever is in the way
    MoveTowardPlayerAvoidWalls, ///< along a shortest path
    ShootPlayer,
    ShootHomingProjectile,
    Heal,
    Patrol, ///< to and fro along an axis
    Wander, ///< anywhere
    Chase,  ///< after the player, by a shortest path
    Idle,
    Fight,
    KeepAway, ///< away from the player, around walls
};

enum class Axis : std::uint8_t {
    Vertical,   ///< along y
    Horizontal, ///< along x
};

/// An inner node. `no` and `yes` are indices of the nodes to go on with; `no` is drawn left, `yes` right.
struct Branch {
    Decision decision = Decision::SeesPlayer;
    int value = 0; ///< hundredths of a cell of NearPlayer, of a point of LowHp; else 0
    std::size_t no = 0;
    std::size_t yes = 0;

    friend bool operator==(const Branch &, const Branch &) = default;
};

/// A leaf. What its action doesn't use is as here.
struct Leaf {
    Action action = Action::Idle;
    int amount = 0;             ///< hundredths of a point that Heal gives
    int cooldown = 0;           ///< hundredths of a second between two shots or healings
    Axis axis = Axis::Vertical; ///< of Patrol

    friend bool operator==(const Leaf &, const Leaf &) = default;
};

using TreeNode = std::variant<Branch, Leaf>;

/// A binary decision tree: how a monster of any scenario behaves. Its root is node 0, and every other node is
/// the child of exactly one node before it. Trees that were read have the canonical order: each branch is
/// followed by all nodes under its `no`, then by those under its `yes`.
struct DecisionTree {
    std::vector<TreeNode> nodes{Leaf{}};

    friend bool operator==(const DecisionTree &, const DecisionTree &) = default;
};

/// One entry of trees.json.
struct NamedTree {
    std::string key;         ///< names it in files: "hunter"
    std::string description; ///< one English sentence
    DecisionTree tree;

    friend bool operator==(const NamedTree &, const NamedTree &) = default;
};

inline constexpr std::size_t kMostTreeNodes = 1000;
inline constexpr std::size_t kDeepestTree = 64; ///< nodes from the root to a leaf, both included

/// How a decision is written, and the number it needs.
struct DecisionInfo {
    Decision decision;
    std::string_view name;
    std::string_view parameter; ///< what its `value` is called; empty if it has none
};

/// How an action is written, and which parameters it needs.
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

/// True if the nodes form one tree as `DecisionTree` says, within the bounds above.
[[nodiscard]] bool isWellFormed(const DecisionTree &tree);

/// Reads the text of a trees.json: { "trees": [ { "key", "description", "root": node } ] }, where a node is
/// { "decide": decision, its parameter, "no": node, "yes": node } or { "act": action, its parameters }.
/// Numbers may have two decimals. Errors name file, tree and node: "trees.json: tree 2 'hunter': yes.no:
/// unknown action 'wnader'; known are ...".
Result<std::vector<NamedTree>> parseTrees(std::string_view text);

/// The text that `parseTrees` reads back as the same trees; the trees must be well formed. Nodes in another
/// than the canonical order are put into it.
[[nodiscard]] std::string writeTrees(const std::vector<NamedTree> &trees);

} // namespace cave
