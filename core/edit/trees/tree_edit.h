// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/decision_tree.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

/// Inserts a branch above a node, which becomes its answer `side`; the other one is `other`. This also turns
/// a leaf into a branch. `EditedTree::node` is the new branch. Errors InvalidArgument: those of `changeNode`,
/// and a tree that would be too deep or have too many nodes.
Result<EditedTree> insertBranch(const DecisionTree &tree, std::size_t node, const Branch &question,
                                TreeSide side, const Leaf &other = {});

/// Removes a branch with everything under one of its answers, replacing it with what is under `kept`. Error
/// InvalidArgument: the node is a leaf.
Result<EditedTree> removeBranch(const DecisionTree &tree, std::size_t node, TreeSide kept);

/// Removes a node with everything under it, and its parent, which is replaced with its other answer. The root
/// is replaced with a leaf that does nothing.
[[nodiscard]] EditedTree removeNode(const DecisionTree &tree, std::size_t node);

/// Swaps what is under `no` and `yes` of a branch. Error InvalidArgument: the node is a leaf.
Result<EditedTree> swapAnswers(const DecisionTree &tree, std::size_t node);

/// Replaces a node and everything under it with another tree. Errors InvalidArgument: too deep, too many
/// nodes.
Result<EditedTree> replaceSubtree(const DecisionTree &tree, std::size_t node, const DecisionTree &with);

/// Swaps two nodes, each with everything under it. `EditedTree::node` is the new index of `a`. Errors
/// InvalidArgument: one is under the other; too deep.
Result<EditedTree> exchangeSubtrees(const DecisionTree &tree, std::size_t a, std::size_t b);

// Editing of the list of trees in a trees.json. Trees are valid indices into the list.

using TreeTable = std::vector<NamedTree>;

/// Checks a key for tree `index`: lower-case letters, digits and '_', beginning with a letter, and unique.
/// Error InvalidArgument.
Result<void> checkTreeKey(const TreeTable &trees, std::size_t index, std::string_view key);

/// These return the list with one change; errors are those of the checks above.
Result<TreeTable> withKey(const TreeTable &trees, std::size_t index, std::string_view key);
Result<TreeTable> withDescription(const TreeTable &trees, std::size_t index, std::string_view text);
/// With a new tree after `index`; its key is that of `tree`, with a number if that is taken.
[[nodiscard]] TreeTable withTreeAfter(const TreeTable &trees, std::size_t index, NamedTree tree);
/// Error InvalidArgument: it is the only one.
Result<TreeTable> withoutTree(const TreeTable &trees, std::size_t index);

/// A branch whose answer follows from those above it.
struct TreeRemark {
    std::size_t node = 0;
    bool answer = false; ///< the only possible answer

    friend bool operator==(const TreeRemark &, const TreeRemark &) = default;
};

/// All reachable branches of a tree with only one possible answer, in the order of nodes. For instance, a
/// player within 3 cells is also within 5.
std::vector<TreeRemark> treeRemarks(const DecisionTree &tree);

} // namespace cave
