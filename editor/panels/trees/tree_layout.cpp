// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_layout.h"

#include <algorithm>
#include <cstddef>
#include <variant>

namespace cave {
namespace {

const Branch *branchAt(const DecisionTree &tree, std::size_t node)
{
    return std::get_if<Branch>(&tree.nodes[node]);
}

std::vector<int> depthsOf(const DecisionTree &tree)
{
    std::vector<int> depths(tree.nodes.size(), 0);
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) { // children come after their parents
        if (const Branch *branch = branchAt(tree, node)) {
            depths[branch->no] = depths[node] + 1;
            depths[branch->yes] = depths[node] + 1;
        }
    }
    return depths;
}

int countLeaves(const DecisionTree &tree)
{
    return static_cast<int>(std::count_if(tree.nodes.begin(), tree.nodes.end(), [](const TreeNode &node) {
        return std::holds_alternative<Leaf>(node);
    }));
}

/// Centres of the boxes: leaves from left to right, branches between their children.
class Columns {
public:
    Columns(const DecisionTree &tree, int boxWidth, int across)
        : m_tree(tree)
        , m_step(boxWidth + across)
        , m_middles(tree.nodes.size(), 0)
    {
        place(0);
    }

    [[nodiscard]] int middle(std::size_t node) const { return m_middles[node]; }

private:
    void place(std::size_t node) // as deep as a tree may be: kDeepestTree
    {
        const Branch *branch = branchAt(m_tree, node);
        if (branch == nullptr) {
            m_middles[node] = m_next;
            m_next += m_step;
            return;
        }
        place(branch->no);
        place(branch->yes);
        m_middles[node] = (m_middles[branch->no] + m_middles[branch->yes]) / 2;
    }

    const DecisionTree &m_tree;
    int m_step;
    int m_next = 0;
    std::vector<int> m_middles;
};

} // namespace

TreeLayout layOut(const DecisionTree &tree, int width, const TreeMeasures &measures,
                  const std::function<int(std::size_t, int)> &heightOf)
{
    const int leaves = std::max(1, countLeaves(tree));
    const int room = width - 2 * measures.margin - (leaves - 1) * measures.across;
    const int boxWidth = std::clamp(room / leaves, measures.narrowest, measures.widest);
    const int needed = leaves * boxWidth + (leaves - 1) * measures.across + 2 * measures.margin;
    const int west = std::max(0, (width - needed) / 2) + measures.margin;

    // A branch is at least half a column away from either end of its children.
    const int branchWidth = std::min(measures.widest, 2 * boxWidth + measures.across);
    const auto widthOf = [&](std::size_t node) {
        return branchAt(tree, node) != nullptr ? branchWidth : boxWidth;
    };

    const std::vector<int> depths = depthsOf(tree);
    std::vector<int> rowHeights(static_cast<std::size_t>(*std::max_element(depths.begin(), depths.end())) + 1,
                                0);
    std::vector<int> heights;
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        heights.push_back(heightOf(node, widthOf(node)));
        int &row = rowHeights[static_cast<std::size_t>(depths[node])];
        row = std::max(row, heights.back());
    }
    std::vector<int> rowTops{measures.margin};
    for (const int height : rowHeights)
        rowTops.push_back(rowTops.back() + height + measures.down);

    const Columns columns(tree, boxWidth, measures.across);
    TreeLayout layout;
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        const int middle = west + boxWidth / 2 + columns.middle(node);
        layout.boxes.emplace_back(middle - widthOf(node) / 2, rowTops[static_cast<std::size_t>(depths[node])],
                                  widthOf(node), heights[node]);
    }
    layout.size = {std::max(width, needed), rowTops.back() - measures.down + measures.margin};
    return layout;
}

} // namespace cave
