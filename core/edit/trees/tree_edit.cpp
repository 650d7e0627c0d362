// SPDX-License-Identifier: MIT
#include "core/edit/trees/tree_edit.h"

#include "core/base/text.h"
#include "core/content/decision_tree.h"
#include "core/content/entry_reader.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <string_view>
#include <utility>
#include <variant>

namespace cave {
namespace {

/// A tree in any order, possibly with unused nodes; edits relink nodes and leave cleaning up to `finished`.
struct TreeDraft {
    explicit TreeDraft(const DecisionTree &tree) : nodes(tree.nodes) {}

    std::vector<TreeNode> nodes;
    std::size_t root = 0;

    [[nodiscard]] Branch *branchAt(std::size_t node) { return std::get_if<Branch>(&nodes[node]); }

    std::size_t add(const TreeNode &node)
    {
        nodes.push_back(node);
        return nodes.size() - 1;
    }

    /// Attaches `node` at `parent`; none: as the root.
    void hang(const std::optional<TreeParent> &parent, std::size_t node)
    {
        if (!parent) {
            root = node;
            return;
        }
        Branch &branch = *branchAt(parent->node);
        (parent->side == TreeSide::No ? branch.no : branch.yes) = node;
    }
};

/// Copies everything attached to the root, in canonical order.
class CanonicalOrder {
public:
    CanonicalOrder(const std::vector<TreeNode> &nodes, std::size_t watched)
        : m_nodes(nodes)
        , m_watched(watched)
    {
        m_made.tree.nodes.clear();
    }

    /// False if the tree exceeds the limits.
    bool copy(std::size_t node, std::size_t depth = 1) // no deeper than kDeepestTree
    {
        if (depth > kDeepestTree || m_made.tree.nodes.size() == kMaxTreeNodes) {
            m_tooDeep = depth > kDeepestTree;
            return false;
        }
        const std::size_t own = m_made.tree.nodes.size();
        if (node == m_watched)
            m_made.node = own;
        m_made.tree.nodes.push_back(m_nodes[node]);
        const auto *branch = std::get_if<Branch>(&m_nodes[node]);
        if (branch == nullptr)
            return true;
        if (!copy(branch->no, depth + 1))
            return false;
        const std::size_t yes = m_made.tree.nodes.size();
        if (!copy(branch->yes, depth + 1))
            return false;
        auto &made = std::get<Branch>(m_made.tree.nodes[own]);
        made.no = own + 1;
        made.yes = yes;
        return true;
    }

    [[nodiscard]] EditedTree take() { return std::move(m_made); }
    [[nodiscard]] Error error() const
    {
        return invalid(m_tooDeep ? message("the tree would be deeper than %1 nodes", kDeepestTree)
                                 : message("the tree would have more than %1 nodes", kMaxTreeNodes));
    }

private:
    const std::vector<TreeNode> &m_nodes;
    std::size_t m_watched;
    EditedTree m_made;
    bool m_tooDeep = false;
};

/// `watched`: the node of the draft that becomes `EditedTree::node`.
Result<EditedTree> finished(const TreeDraft &draft, std::size_t watched)
{
    CanonicalOrder order(draft.nodes, watched);
    if (!order.copy(draft.root))
        return order.error();
    return order.take();
}

/// Appends another tree; returns the new index of its root.
std::size_t append(TreeDraft &draft, const DecisionTree &tree)
{
    const std::size_t first = draft.nodes.size();
    for (const TreeNode &node : tree.nodes) {
        const std::size_t own = draft.add(node);
        if (Branch *branch = draft.branchAt(own)) {
            branch->no += first;
            branch->yes += first;
        }
    }
    return first;
}

std::optional<Error> rangeIssue(std::string_view parameter, int value, int highest)
{
    if (value >= 0 && value <= highest * 100)
        return std::nullopt;
    return invalid(message("%1 must be a number from 0 to %2 with at most two decimals", parameter, highest));
}

/// Without parameters that its decision doesn't use; keeps its children.
Result<Branch> checked(Branch branch)
{
    const DecisionInfo &info = kDecisions.at(static_cast<std::size_t>(branch.decision));
    if (info.parameter.empty()) {
        branch.value = 0;
        return branch;
    }
    const int highest = branch.decision == Decision::NearPlayer ? kFarthestNear : kHighestThreshold;
    if (const std::optional<Error> issue = rangeIssue(info.parameter, branch.value, highest))
        return *issue;
    return branch;
}

/// Without parameters that its action doesn't use.
Result<Leaf> checked(const Leaf &leaf)
{
    const ActionInfo &info = kActions.at(static_cast<std::size_t>(leaf.action));
    Leaf made{leaf.action, 0, 0, Axis::Vertical};
    if (info.hasAmount) {
        if (const std::optional<Error> issue = rangeIssue("amount", leaf.amount, kMaxHealed))
            return *issue;
        made.amount = leaf.amount;
    }
    if (info.hasCooldown) {
        if (const std::optional<Error> issue = rangeIssue("cooldown", leaf.cooldown, kLongestCooldown))
            return *issue;
        made.cooldown = leaf.cooldown;
    }
    if (info.hasAxis)
        made.axis = leaf.axis;
    return made;
}

Error withPlace(const DecisionTree &tree, std::size_t node, const Error &error)
{
    return {error.code, located(nodePath(tree, node), error.message)};
}

Error leafError(const DecisionTree &tree, std::size_t node)
{
    return withPlace(tree, node, invalid("this is not a question"));
}

Error insideError(const DecisionTree &tree, std::size_t node)
{
    return withPlace(tree, node, invalid("a node can't be swapped with one below it"));
}

/// Detaches a node, as in `removeNode`; returns what replaces its parent.
std::size_t takeOff(TreeDraft &draft, const DecisionTree &tree, std::size_t node)
{
    const std::optional<TreeParent> parent = parentOf(tree, node);
    if (!parent) {
        draft.root = draft.add(Leaf{});
        return draft.root;
    }
    const Branch &question = std::get<Branch>(tree.nodes[parent->node]);
    const std::size_t other = parent->side == TreeSide::No ? question.yes : question.no;
    draft.hang(parentOf(tree, parent->node), other);
    return other;
}

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
    for (int number = 2; hasKey(trees, key); ++number) {
        const std::string suffix = "_" + std::to_string(number);
        key = wanted.substr(0, kLongestContentKey - suffix.size()) + suffix;
    }
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

/// Checks a description of a tree: 1 .. kLongestTreeDescription bytes of UTF-8 on one line. Error
/// InvalidArgument.
Result<void> checkTreeDescription(std::string_view text)
{
    const bool valid = !text.empty() && text.size() <= kLongestTreeDescription && isUtf8(text) &&
                       std::ranges::none_of(text, isControl);
    if (!valid)
        return invalid(
            message("description must be text of 1 to %1 bytes on one line", kLongestTreeDescription));
    return {};
}

} // namespace

std::optional<TreeParent> parentOf(const DecisionTree &tree, std::size_t node)
{
    for (std::size_t parent = 0; parent < node; ++parent) { // children come after their parents
        const auto *branch = std::get_if<Branch>(&tree.nodes[parent]);
        if (branch != nullptr && branch->no == node)
            return TreeParent{parent, TreeSide::No};
        if (branch != nullptr && branch->yes == node)
            return TreeParent{parent, TreeSide::Yes};
    }
    return std::nullopt;
}

std::string nodePath(const DecisionTree &tree, std::size_t node)
{
    std::string path;
    for (auto parent = parentOf(tree, node); parent; parent = parentOf(tree, parent->node)) {
        if (!path.empty())
            path.insert(0, ".");
        path.insert(0, parent->side == TreeSide::No ? "no" : "yes");
    }
    return path.empty() ? "root" : path;
}

bool isUnder(const DecisionTree &tree, std::size_t node, std::size_t top)
{
    while (node != top) {
        const std::optional<TreeParent> parent = parentOf(tree, node);
        if (!parent)
            return false;
        node = parent->node;
    }
    return true;
}

DecisionTree subtreeOf(const DecisionTree &tree, std::size_t node)
{
    TreeDraft draft(tree);
    draft.root = node;
    Result<EditedTree> made = finished(draft, node);
    assert(made.ok()); // a part is no larger than the whole
    return std::move(made->tree);
}

Result<EditedTree> changeNode(const DecisionTree &tree, std::size_t node, const TreeNode &value)
{
    TreeDraft draft(tree);
    if (value.index() != tree.nodes[node].index())
        return withPlace(tree, node, invalid("a question can't be swapped with an action"));
    if (Branch *branch = draft.branchAt(node)) {
        const Result<Branch> wanted = checked(std::get<Branch>(value));
        if (!wanted)
            return withPlace(tree, node, wanted.error());
        branch->decision = wanted->decision;
        branch->value = wanted->value;
    } else {
        const Result<Leaf> wanted = checked(std::get<Leaf>(value));
        if (!wanted)
            return withPlace(tree, node, wanted.error());
        draft.nodes[node] = *wanted;
    }
    return finished(draft, node);
}

Result<EditedTree> insertBranch(const DecisionTree &tree, std::size_t node, const Branch &question,
                                TreeSide side, const Leaf &other)
{
    Result<Branch> branch = checked(question);
    if (!branch)
        return withPlace(tree, node, branch.error());
    const Result<Leaf> leaf = checked(other);
    if (!leaf)
        return withPlace(tree, node, leaf.error());
    TreeDraft draft(tree);
    const std::size_t second = draft.add(*leaf);
    branch->no = side == TreeSide::No ? node : second;
    branch->yes = side == TreeSide::No ? second : node;
    const std::size_t above = draft.add(*branch);
    draft.hang(parentOf(tree, node), above);
    return finished(draft, above);
}

Result<EditedTree> removeBranch(const DecisionTree &tree, std::size_t node, TreeSide kept)
{
    const auto *branch = std::get_if<Branch>(&tree.nodes[node]);
    if (branch == nullptr)
        return leafError(tree, node);
    TreeDraft draft(tree);
    const std::size_t stays = kept == TreeSide::No ? branch->no : branch->yes;
    draft.hang(parentOf(tree, node), stays);
    return finished(draft, stays);
}

EditedTree removeNode(const DecisionTree &tree, std::size_t node)
{
    TreeDraft draft(tree);
    const std::size_t stays = takeOff(draft, tree, node);
    Result<EditedTree> made = finished(draft, stays);
    assert(made.ok()); // it is smaller than before
    return std::move(*made);
}

Result<EditedTree> swapAnswers(const DecisionTree &tree, std::size_t node)
{
    TreeDraft draft(tree);
    Branch *branch = draft.branchAt(node);
    if (branch == nullptr)
        return leafError(tree, node);
    std::swap(branch->no, branch->yes);
    return finished(draft, node);
}

Result<EditedTree> replaceSubtree(const DecisionTree &tree, std::size_t node, const DecisionTree &with)
{
    TreeDraft draft(tree);
    const std::size_t put = append(draft, with);
    draft.hang(parentOf(tree, node), put);
    return finished(draft, put);
}

Result<EditedTree> exchangeSubtrees(const DecisionTree &tree, std::size_t a, std::size_t b)
{
    if (isUnder(tree, a, b) || isUnder(tree, b, a))
        return insideError(tree, a);
    TreeDraft draft(tree);
    draft.hang(parentOf(tree, a), b);
    draft.hang(parentOf(tree, b), a);
    return finished(draft, a);
}

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
