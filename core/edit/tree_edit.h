// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/decision_tree.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

// Editing of decision trees. All functions take well-formed trees and return well-formed trees in canonical
// order, or fail and change nothing. Nodes are valid indices into `DecisionTree::nodes`.

enum class TreeSide : std::uint8_t { No, Yes };

/// The result of an edit.
struct EditedTree {
    DecisionTree tree;
    std::size_t node = 0; ///< the edited node, for instance to select it
};

/// The parent of a node.
struct TreeParent {
    std::size_t node = 0;
    TreeSide side = TreeSide::No;

    friend bool operator==(const TreeParent &, const TreeParent &) = default;
};

/// None for the root.
[[nodiscard]] std::optional<TreeParent> parentOf(const DecisionTree &tree, std::size_t node);
/// The path to a node from the root, as in errors of trees.json: "yes.no"; "root" for the root itself.
[[nodiscard]] std::string nodePath(const DecisionTree &tree, std::size_t node);
/// True if `node` is `top` or one of its descendants.
[[nodiscard]] bool isUnder(const DecisionTree &tree, std::size_t node, std::size_t top);
/// The node and its descendants as a separate tree.
[[nodiscard]] DecisionTree subtreeOf(const DecisionTree &tree, std::size_t node);

/// Changes a decision or action with its parameters: a branch for a branch, whose `no` and `yes` are ignored,
/// or a leaf for a leaf. Unused parameters get their defaults. Error InvalidArgument: a parameter out of its
/// range, named with the node; a branch for a leaf or the other way round.
Result<EditedTree> changeNode(const DecisionTree &tree, std::size_t node, const TreeNode &value);

/// Puts a question above a node, which is its answer `side` from then on; the other one is `other`. So a leaf
/// becomes a branch, too. Tells the question's node. Errors InvalidArgument: as `changeNode`, and a tree that
/// would be too deep or have too many nodes.
Result<EditedTree> insertBranch(const DecisionTree &tree, std::size_t node, const Branch &question,
                                TreeSide side, const Leaf &other = {});

/// Takes a question away with all under one of its answers; what is under `kept` takes its place. Error
/// InvalidArgument: the node is a leaf.
Result<EditedTree> removeBranch(const DecisionTree &tree, std::size_t node, TreeSide kept);

/// Takes a node away with all under it, and with it the question above it, whose other answer takes its
/// place. In place of the root a leaf stays that does nothing.
[[nodiscard]] EditedTree removeNode(const DecisionTree &tree, std::size_t node);

/// What is under `no` and `yes` of a question change places. Error InvalidArgument: the node is a leaf.
Result<EditedTree> swapAnswers(const DecisionTree &tree, std::size_t node);

/// Puts another tree in the place of a node and all under it. Errors InvalidArgument: too deep, too many.
Result<EditedTree> replaceSubtree(const DecisionTree &tree, std::size_t node, const DecisionTree &with);

/// Two nodes change places, each with all under it. Tells where `a` is. Errors InvalidArgument: one is under
/// the other; too deep.
Result<EditedTree> exchangeSubtrees(const DecisionTree &tree, std::size_t a, std::size_t b);

} // namespace cave
