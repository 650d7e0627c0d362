// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/decision_tree.h"

#include <QRect>
#include <QSize>

#include <functional>
#include <vector>

namespace cave {

/// Where the boxes of a decision tree are.
struct TreeLayout {
    std::vector<QRect> boxes; ///< by node
    QSize size;
};

/// How wide boxes are and how far they keep apart, in device-independent pixels.
struct TreeMeasures {
    int narrowest = 60; ///< the box of an action
    int widest = 148;
    int across = 4; ///< between neighbours
    int down = 28;  ///< between a row and the next: a branch's answers stand there
    int margin = 6;
};

/// Sets out a tree: a row for each depth, each branch over the middle of its children, `no` left and `yes`
/// right, no two boxes touching. Questions are wider than actions, as there is room above two of them. Boxes
/// are as wide as lets the tree fit into `width`, within the measures; a tree that needs more is wider.
/// `heightOf(node, boxWidth)`: what the text of a box needs. The tree must be well formed.
TreeLayout layOut(const DecisionTree &tree, int width, const TreeMeasures &measures,
                  const std::function<int(std::size_t, int)> &heightOf);

} // namespace cave
