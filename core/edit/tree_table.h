// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/decision_tree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// Editing of the list of trees in a trees.json. Trees are indices of the list, and must be there.

using TreeTable = std::vector<NamedTree>;

/// Whether tree `index` may be called `key`: lower-case letters, digits and '_', a letter first, and no other
/// tree is called so. Error InvalidArgument says what is wrong.
Result<void> checkTreeKey(const TreeTable &trees, std::size_t index, std::string_view key);
/// Whether this may describe a tree: 1 .. kLongestTreeDescription bytes of UTF-8 on one line. Error
/// InvalidArgument.
Result<void> checkTreeDescription(std::string_view text);

/// Each of these makes the list with one thing changed; errors are those of the checks above.
Result<TreeTable> withKey(const TreeTable &trees, std::size_t index, std::string_view key);
Result<TreeTable> withDescription(const TreeTable &trees, std::size_t index, std::string_view text);
/// With a new tree behind `index`; its key is that of `tree` if that is free, else with a number.
[[nodiscard]] TreeTable withTreeAfter(const TreeTable &trees, std::size_t index, NamedTree tree);
/// Error InvalidArgument: it is the only one.
Result<TreeTable> withoutTree(const TreeTable &trees, std::size_t index);

/// A question whose answer is known by those above it.
struct TreeRemark {
    std::size_t node = 0;
    bool answer = false; ///< always this

    friend bool operator==(const TreeRemark &, const TreeRemark &) = default;
};

/// All questions of a tree that are asked but have one possible answer only, in the order of nodes: no one
/// who is within 3 cells isn't within 5.
std::vector<TreeRemark> treeRemarks(const DecisionTree &tree);

} // namespace cave
