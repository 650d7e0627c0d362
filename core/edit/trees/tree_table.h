// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/decision_tree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// Editing of the list of trees in a trees.json. Trees are valid indices into the list.

using TreeTable = std::vector<NamedTree>;

/// Checks a key for tree `index`: lower-case letters, digits and '_', beginning with a letter, and unique.
/// Error InvalidArgument.
Result<void> checkTreeKey(const TreeTable &trees, std::size_t index, std::string_view key);
/// Checks a description of a tree: 1 .. kLongestTreeDescription bytes of UTF-8 on one line. Error
/// InvalidArgument.
Result<void> checkTreeDescription(std::string_view text);

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
