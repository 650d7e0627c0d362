// SPDX-License-Identifier: MIT
#include "core/content/decision_tree.h"

namespace cave {
namespace {

/// The depth of each node, or empty if a node isn't the child of exactly one node before it.
std::vector<std::size_t> nodeDepths(const std::vector<TreeNode> &nodes)
{
    std::vector<std::size_t> depths(nodes.size(), 0); // 0: no parent yet
    depths[0] = 1;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (depths[i] == 0)
            return {};
        const auto *branch = std::get_if<Branch>(&nodes[i]);
        if (branch == nullptr)
            continue;
        for (const std::size_t child : {branch->no, branch->yes}) {
            if (child <= i || child >= nodes.size() || depths[child] != 0)
                return {};
            depths[child] = depths[i] + 1;
        }
    }
    return depths;
}

} // namespace

bool isWellFormed(const DecisionTree &tree)
{
    if (tree.nodes.empty() || tree.nodes.size() > kMaxTreeNodes)
        return false;
    const std::vector<std::size_t> depths = nodeDepths(tree.nodes);
    for (const std::size_t depth : depths) {
        if (depth > kDeepestTree)
            return false;
    }
    return !depths.empty();
}

} // namespace cave
