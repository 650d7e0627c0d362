// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/decision_tree.h"

#include <QRect>
#include <QSize>

#include <functional>
#include <vector>

namespace cave {

/// The layout of a decision tree's boxes.
struct TreeLayout {
    std::vector<QRect> boxes; ///< by node
    QSize size;
};

/// Box widths and spacing, in device-independent pixels.
struct TreeMeasures {
    int narrowest = 60; ///< of an action's box
    int widest = 148;
    int across = 4; ///< between neighbours
    int down = 28;  ///< between rows, for a branch's answers
    int margin = 6;
};

/// Lays out a tree: a row for each depth, each branch centred above its children, `no` left and `yes` right,
/// without touching boxes. Branches are wider than actions, as there is space above two of them. Boxes are as
/// wide as possible for the tree to fit into `width`, within the measures; a larger tree is wider.
/// `heightOf(node, boxWidth)`: the height required for a box's text. The tree must be well formed.
TreeLayout layOut(const DecisionTree &tree, int width, const TreeMeasures &measures,
                  const std::function<int(std::size_t, int)> &heightOf);

} // namespace cave
