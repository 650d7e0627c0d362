// SPDX-License-Identifier: MIT
#include "core/edit/trees/tree_table.h"

#include "core/base/text.h"
#include "core/content/decision_tree.h"
#include "core/content/entry_reader.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <variant>

namespace cave {
namespace {

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

bool hasKey(const TreeTable &trees, std::string_view key)
{
    return std::ranges::any_of(trees, [&](const NamedTree &tree) { return tree.key == key; });
}

std::string freeKey(const TreeTable &trees, const std::string &wanted)
{
    std::string key = wanted;
    for (int number = 2; hasKey(trees, key); ++number)
        key = wanted + "_" + std::to_string(number);
    return key;
}

/// What the answers above a node imply about a number: more than `above`, at most `most`.
struct Known {
    int above = -1;
    int most = std::numeric_limits<int>::max();
};

/// By decision.
using KnownOfAll = std::array<Known, kDecisions.size()>;

/// The number that a condition compares with; for sight of the player, 0 for yes and 1 for no.
int comparedWith(const Branch &branch)
{
    return branch.decision == Decision::SeesPlayer ? 0 : branch.value;
}

void findRemarks(const DecisionTree &tree, std::size_t node, KnownOfAll known,
                 std::vector<TreeRemark> &remarks) // no deeper than kDeepestTree
{
    const auto *branch = std::get_if<Branch>(&tree.nodes[node]);
    if (branch == nullptr)
        return;
    Known &own = known.at(static_cast<std::size_t>(branch->decision));
    const Known before = own;
    const int value = comparedWith(*branch);
    const bool alwaysYes = before.most <= value;
    const bool neverYes = before.above >= value;
    if (alwaysYes || neverYes)
        remarks.push_back({node, alwaysYes});
    if (!alwaysYes) {
        own = {std::max(before.above, value), before.most};
        findRemarks(tree, branch->no, known, remarks);
    }
    if (!neverYes) {
        own = {before.above, std::min(before.most, value)};
        findRemarks(tree, branch->yes, known, remarks);
    }
}

} // namespace

Result<void> checkTreeKey(const TreeTable &trees, std::size_t index, std::string_view key)
{
    if (!isContentKey(key))
        return invalid("key must be text of lower-case letters, digits and '_' that begins with a letter");
    for (std::size_t other = 0; other < trees.size(); ++other) {
        if (other != index && trees[other].key == key)
            return invalid(message("tree %1 has the same key", other + 1));
    }
    return {};
}

Result<void> checkTreeDescription(std::string_view text)
{
    const bool valid = !text.empty() && text.size() <= kLongestTreeDescription && isUtf8(text) &&
                       std::ranges::none_of(text, isControl);
    if (!valid)
        return invalid(
            message("description must be text of 1 to %1 bytes on one line", kLongestTreeDescription));
    return {};
}

Result<TreeTable> withKey(const TreeTable &trees, std::size_t index, std::string_view key)
{
    CAVE_TRY(checkTreeKey(trees, index, key));
    TreeTable made = trees;
    made[index].key = key;
    return made;
}

Result<TreeTable> withDescription(const TreeTable &trees, std::size_t index, std::string_view text)
{
    CAVE_TRY(checkTreeDescription(text));
    TreeTable made = trees;
    made[index].description = text;
    return made;
}

TreeTable withTreeAfter(const TreeTable &trees, std::size_t index, NamedTree tree)
{
    tree.key = freeKey(trees, tree.key);
    TreeTable made = trees;
    made.insert(made.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(tree));
    return made;
}

Result<TreeTable> withoutTree(const TreeTable &trees, std::size_t index)
{
    if (trees.size() == 1)
        return invalid("the last tree can't be deleted");
    TreeTable made = trees;
    made.erase(made.begin() + static_cast<std::ptrdiff_t>(index));
    return made;
}

std::vector<TreeRemark> treeRemarks(const DecisionTree &tree)
{
    std::vector<TreeRemark> remarks;
    findRemarks(tree, 0, {}, remarks);
    return remarks;
}

} // namespace cave
