// SPDX-License-Identifier: MIT
#include "core/edit/trees/tree_edit.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace cave;

namespace {

Leaf acting(Action action)
{
    return Leaf{action, 0, 0, Axis::Vertical};
}

/// near 4? (no: wander; yes: sees? (no: idle; yes: fight))
DecisionTree guard()
{
    DecisionTree tree;
    tree.nodes = {Branch{Decision::NearPlayer, 400, 1, 2}, acting(Action::Wander),
                  Branch{Decision::SeesPlayer, 0, 3, 4}, acting(Action::Idle), acting(Action::Fight)};
    return tree;
}

/// "near(400) [wander | sees [idle | fight]]": no first.
std::string textOf(const DecisionTree &tree, std::size_t node = 0)
{
    if (const auto *branch = std::get_if<Branch>(&tree.nodes[node])) {
        const DecisionInfo &info = kDecisions.at(static_cast<std::size_t>(branch->decision));
        const std::string value = info.parameter.empty() ? "" : "(" + std::to_string(branch->value) + ")";
        return std::string(info.name) + value + " [" + textOf(tree, branch->no) + " | " +
               textOf(tree, branch->yes) + "]";
    }
    const Leaf &leaf = std::get<Leaf>(tree.nodes[node]);
    return std::string(kActions.at(static_cast<std::size_t>(leaf.action)).name);
}

std::string textOf(const Result<EditedTree> &edited)
{
    return edited ? textOf(edited->tree) : "error: " + edited.error().text();
}

/// A tree of one question after another, each the yes of the one above; `depth` nodes from root to leaf.
DecisionTree chain(std::size_t depth)
{
    DecisionTree tree;
    while (depth-- > 1) {
        Result<EditedTree> made =
            insertBranch(tree, 0, Branch{Decision::LowHp, static_cast<int>(depth), 0, 0}, TreeSide::Yes);
        REQUIRE(made.ok());
        tree = made->tree;
    }
    return tree;
}

TreeNode anyNode()
{
    const int highest = 3600 * 100;
    if (*rc::gen::arbitrary<bool>())
        return Branch{static_cast<Decision>(*rc::gen::inRange(0, static_cast<int>(kDecisions.size()))),
                      *rc::gen::inRange(0, 1000 * 100 + 1), 0, 0};
    return Leaf{static_cast<Action>(*rc::gen::inRange(0, static_cast<int>(kActions.size()))),
                *rc::gen::inRange(0, highest), *rc::gen::inRange(0, highest),
                *rc::gen::element(Axis::Vertical, Axis::Horizontal)};
}

Branch anyBranch()
{
    return Branch{static_cast<Decision>(*rc::gen::inRange(0, static_cast<int>(kDecisions.size()))),
                  *rc::gen::inRange(0, 1000 * 100 + 1), 0, 0};
}

std::size_t nodeIn(const DecisionTree &tree)
{
    return *rc::gen::inRange<std::size_t>(0, tree.nodes.size());
}

/// One edit of any kind; it may fail.
Result<EditedTree> anyEdit(const DecisionTree &tree)
{
    const std::size_t node = nodeIn(tree);
    const TreeSide side = *rc::gen::element(TreeSide::No, TreeSide::Yes);
    switch (*rc::gen::inRange(0, 9)) {
    case 0:
        return changeNode(tree, node, anyNode());
    case 1:
        return removeBranch(tree, node, side);
    case 2:
        return removeNode(tree, node);
    case 3:
        return swapAnswers(tree, node);
    case 4:
        return replaceSubtree(tree, node, subtreeOf(tree, nodeIn(tree)));
    case 5:
        return exchangeSubtrees(tree, node, nodeIn(tree));
    default:
        return insertBranch(tree, node, anyBranch(), side);
    }
}

} // namespace

TEST_CASE("an action becomes a question with the action as one of its answers")
{
    const Result<EditedTree> no = insertBranch(guard(), 1, Branch{Decision::LowHp, 300, 0, 0}, TreeSide::No);
    CHECK(textOf(no) == "near_player(400) [low_hp(300) [wander | idle] | sees_player [idle | fight]]");
    REQUIRE(no.ok());
    CHECK(no->node == 1);
    const Result<EditedTree> yes =
        insertBranch(guard(), 4, Branch{Decision::LowHp, 300, 0, 0}, TreeSide::Yes, acting(Action::KeepAway));
    CHECK(textOf(yes) == "near_player(400) [wander | sees_player [idle | low_hp(300) [keep_away | fight]]]");
}

TEST_CASE("a question is put above another one, and above the root")
{
    const Branch low{Decision::LowHp, 50, 0, 0};
    CHECK(textOf(insertBranch(guard(), 2, low, TreeSide::Yes)) ==
          "near_player(400) [wander | low_hp(50) [idle | sees_player [idle | fight]]]");
    const Result<EditedTree> above = insertBranch(guard(), 0, low, TreeSide::No);
    CHECK(textOf(above) == "low_hp(50) [near_player(400) [wander | sees_player [idle | fight]] | idle]");
    REQUIRE(above.ok());
    CHECK(above->node == 0);
}

TEST_CASE("a question is taken away and one of its answers kept")
{
    CHECK(textOf(removeBranch(guard(), 0, TreeSide::No)) == "wander");
    CHECK(textOf(removeBranch(guard(), 0, TreeSide::Yes)) == "sees_player [idle | fight]");
    CHECK(textOf(removeBranch(guard(), 2, TreeSide::Yes)) == "near_player(400) [wander | fight]");
    CHECK(textOf(removeBranch(guard(), 1, TreeSide::Yes)) == "error: no: this is not a question");
}

TEST_CASE("a node is taken away with the question above it, and the root leaves one that does nothing")
{
    const EditedTree leaf = removeNode(guard(), 3);
    CHECK(textOf(leaf.tree) == "near_player(400) [wander | fight]");
    CHECK(std::get<Leaf>(leaf.tree.nodes[leaf.node]).action == Action::Fight);
    CHECK(textOf(removeNode(guard(), 2).tree) == "wander");
    CHECK(textOf(removeNode(guard(), 0).tree) == "idle");
}

TEST_CASE("answers change places")
{
    CHECK(textOf(swapAnswers(guard(), 0)) == "near_player(400) [sees_player [idle | fight] | wander]");
    CHECK(textOf(swapAnswers(guard(), 1)) == "error: no: this is not a question");
}

TEST_CASE("a part of a tree is put in the place of another")
{
    const DecisionTree part = subtreeOf(guard(), 2);
    CHECK(textOf(part) == "sees_player [idle | fight]");
    const Result<EditedTree> put = replaceSubtree(guard(), 1, part);
    CHECK(textOf(put) == "near_player(400) [sees_player [idle | fight] | sees_player [idle | fight]]");
    REQUIRE(put.ok());
    CHECK(put->node == 1);
    CHECK(textOf(replaceSubtree(guard(), 0, part)) == "sees_player [idle | fight]");
}

TEST_CASE("two parts of a tree change places, unless one holds the other")
{
    CHECK(textOf(exchangeSubtrees(guard(), 1, 4)) ==
          "near_player(400) [fight | sees_player [idle | wander]]");
    CHECK(textOf(exchangeSubtrees(guard(), 1, 2)) ==
          "near_player(400) [sees_player [idle | fight] | wander]");
    CHECK_FALSE(exchangeSubtrees(guard(), 4, 2).ok());
    CHECK_FALSE(exchangeSubtrees(guard(), 2, 4).ok());
    CHECK_FALSE(exchangeSubtrees(guard(), 3, 3).ok());
}

TEST_CASE("a node gets another decision or action, and forgets what that doesn't use")
{
    const Result<EditedTree> heal = changeNode(guard(), 1, Leaf{Action::Heal, 250, 100, Axis::Horizontal});
    REQUIRE(heal.ok());
    CHECK(heal->tree.nodes[1] == TreeNode(Leaf{Action::Heal, 250, 100, Axis::Vertical}));
    const Result<EditedTree> sees = changeNode(guard(), 0, Branch{Decision::SeesPlayer, 700, 9, 9});
    REQUIRE(sees.ok());
    CHECK(sees->tree.nodes[0] == TreeNode(Branch{Decision::SeesPlayer, 0, 1, 2}));
}

TEST_CASE("a parameter out of its range is reported with its node")
{
    CHECK(textOf(changeNode(guard(), 0, Branch{Decision::NearPlayer, 100'001, 0, 0})) ==
          "error: root: distance must be a number from 0 to 1000 with at most two decimals");
    CHECK(textOf(changeNode(guard(), 4, Leaf{Action::Heal, -1, 0, Axis::Vertical})) ==
          "error: yes.yes: amount must be a number from 0 to 10000 with at most two decimals");
    CHECK(textOf(changeNode(guard(), 3, Leaf{Action::ShootPlayer, 0, 360'001, Axis::Vertical})) ==
          "error: yes.no: cooldown must be a number from 0 to 3600 with at most two decimals");
    CHECK_FALSE(changeNode(guard(), 0, acting(Action::Idle)).ok());
    CHECK_FALSE(insertBranch(guard(), 0, Branch{Decision::LowHp, 1'000'001, 0, 0}, TreeSide::No).ok());
}

TEST_CASE("no edit makes a tree that is too deep or has too many nodes")
{
    const DecisionTree deep = chain(kDeepestTree);
    REQUIRE(isWellFormed(deep));
    CHECK_FALSE(insertBranch(deep, 0, Branch{}, TreeSide::No).ok());
    CHECK(textOf(insertBranch(deep, deep.nodes.size() - 1, Branch{}, TreeSide::No)) ==
          "error: the tree would be deeper than 64 nodes");
    CHECK(insertBranch(deep, 1, Branch{}, TreeSide::No).ok()); // beside the long way

    DecisionTree wide;
    for (int i = 0; i < 8; ++i) { // 511 nodes
        Result<EditedTree> above = insertBranch(wide, 0, Branch{}, TreeSide::No);
        REQUIRE(above.ok());
        const std::size_t yes = std::get<Branch>(above->tree.nodes[0]).yes;
        Result<EditedTree> doubled = replaceSubtree(above->tree, yes, wide);
        REQUIRE(doubled.ok());
        wide = doubled->tree;
    }
    REQUIRE(wide.nodes.size() == 511);
    CHECK(textOf(replaceSubtree(wide, wide.nodes.size() - 1, wide)) ==
          "error: the tree would have more than 1000 nodes");
}

TEST_CASE("a node's place is written as in errors of files")
{
    const DecisionTree tree = guard();
    CHECK(nodePath(tree, 0) == "root");
    CHECK(nodePath(tree, 1) == "no");
    CHECK(nodePath(tree, 4) == "yes.yes");
    CHECK(parentOf(tree, 4) == TreeParent{2, TreeSide::Yes});
    CHECK_FALSE(parentOf(tree, 0).has_value());
    CHECK(isUnder(tree, 4, 0));
    CHECK(isUnder(tree, 2, 2));
    CHECK_FALSE(isUnder(tree, 2, 4));
    CHECK_FALSE(isUnder(tree, 1, 2));
}

TEST_CASE(
    "after any edits a tree is well formed, reads back as it was written, and earlier ones are untouched")
{
    REQUIRE(rc::check("any edits", [] {
        std::vector<DecisionTree> history{guard()};
        const int edits = *rc::gen::inRange(1, 40);
        for (int i = 0; i < edits; ++i) {
            const DecisionTree before = history.back();
            Result<EditedTree> edited = anyEdit(history.back());
            RC_ASSERT(history.back() == before); // a snapshot is enough to undo
            if (!edited)
                continue;
            RC_ASSERT(isWellFormed(edited->tree));
            RC_ASSERT(edited->node < edited->tree.nodes.size());
            const std::string text = writeTrees({{"any", "Any tree.", edited->tree}});
            const Result<std::vector<NamedTree>> read = parseTrees(text);
            RC_ASSERT(read.ok());
            RC_ASSERT(read->front().tree == edited->tree);
            history.push_back(std::move(edited->tree));
        }
    }));
}

TEST_CASE("two nodes that change places twice are where they were")
{
    REQUIRE(rc::check("exchange twice", [] {
        DecisionTree tree = guard();
        for (int i = 0; i < 10; ++i) {
            Result<EditedTree> grown = insertBranch(tree, nodeIn(tree), anyBranch(), TreeSide::No);
            if (grown)
                tree = grown->tree;
        }
        const std::size_t a = nodeIn(tree);
        const std::size_t b = nodeIn(tree);
        const Result<EditedTree> once = exchangeSubtrees(tree, a, b);
        if (!once) {
            RC_ASSERT(isUnder(tree, a, b) || isUnder(tree, b, a));
            return;
        }
        const Result<EditedTree> swapped = exchangeSubtrees(once->tree, once->node, [&] {
            // The other one is where `a` was: the same way from the root.
            for (std::size_t node = 0; node < once->tree.nodes.size(); ++node) {
                if (nodePath(once->tree, node) == nodePath(tree, a))
                    return node;
            }
            return once->tree.nodes.size();
        }());
        RC_ASSERT(swapped.ok());
        RC_ASSERT(swapped->tree == tree);
    }));
}

TEST_CASE("keys of trees are lower-case words, each of one tree")
{
    const TreeTable trees{{"guard", "Guards.", guard()}, {"idle", "Idles.", {}}};
    CHECK(checkTreeKey(trees, 0, "guard").ok());
    CHECK(checkTreeKey(trees, 0, "guard_2").ok());
    CHECK_FALSE(checkTreeKey(trees, 1, "guard").ok());
    CHECK_FALSE(checkTreeKey(trees, 0, "").ok());
    CHECK_FALSE(checkTreeKey(trees, 0, "Guard").ok());
    const Result<TreeTable> named = withKey(trees, 1, "sleeper");
    REQUIRE(named.ok());
    CHECK((*named)[1].key == "sleeper");
    CHECK_FALSE(withDescription(trees, 0, "").ok());
    CHECK_FALSE(withDescription(trees, 0, "two\nlines").ok());
    CHECK_FALSE(withDescription(trees, 0, std::string(301, 'x')).ok());
    CHECK(withDescription(trees, 0, std::string(300, 'x')).ok());
}

TEST_CASE("trees are added under a free key and deleted down to the last one")
{
    TreeTable trees{{"guard", "Guards.", guard()}};
    trees = withTreeAfter(trees, 0, trees[0]);
    trees = withTreeAfter(trees, 0, trees[0]);
    REQUIRE(trees.size() == 3);
    CHECK(trees[1].key == "guard_3");
    CHECK(trees[2].key == "guard_2");
    CHECK(parseTrees(writeTrees(trees)).ok());
    const TreeTable longest{{std::string(40, 'a'), "Guards.", guard()}};
    CHECK(parseTrees(writeTrees(withTreeAfter(longest, 0, longest[0]))).ok());
    for (int i = 0; i < 2; ++i) {
        Result<TreeTable> fewer = withoutTree(trees, 0);
        REQUIRE(fewer.ok());
        trees = *fewer;
    }
    CHECK_FALSE(withoutTree(trees, 0).ok());
}

TEST_CASE("questions that those above them have answered are found")
{
    CHECK(treeRemarks(guard()).empty());
    const Result<EditedTree> inner =
        insertBranch(guard(), 4, Branch{Decision::NearPlayer, 500, 0, 0}, TreeSide::Yes);
    REQUIRE(inner.ok()); // within 4 cells, so within 5
    CHECK(treeRemarks(inner->tree) == std::vector<TreeRemark>{{inner->node, true}});
    const Result<EditedTree> outer =
        insertBranch(guard(), 1, Branch{Decision::NearPlayer, 400, 0, 0}, TreeSide::Yes);
    REQUIRE(outer.ok()); // not within 4 cells
    CHECK(treeRemarks(outer->tree) == std::vector<TreeRemark>{{outer->node, false}});
    const Result<EditedTree> again =
        insertBranch(guard(), 3, Branch{Decision::SeesPlayer, 0, 0, 0}, TreeSide::No);
    REQUIRE(again.ok());
    CHECK(treeRemarks(again->tree) == std::vector<TreeRemark>{{again->node, false}});
    const Result<EditedTree> nearer =
        insertBranch(guard(), 4, Branch{Decision::NearPlayer, 150, 0, 0}, TreeSide::No);
    REQUIRE(nearer.ok());
    CHECK(treeRemarks(nearer->tree).empty());
}

TEST_CASE("the counts of a question are what every monster answers that comes there")
{
    REQUIRE(rc::check("remarks hold", [] {
        DecisionTree tree;
        for (int i = 0; i < 8; ++i) {
            const Branch branch{*rc::gen::element(Decision::NearPlayer, Decision::SeesPlayer),
                                *rc::gen::inRange(0, 6), 0, 0};
            tree = insertBranch(tree, nodeIn(tree), branch, *rc::gen::element(TreeSide::No, TreeSide::Yes))
                       .valueOr({tree, 0})
                       .tree;
        }
        // Which answers every question gets over all that can be known.
        std::vector<std::pair<bool, bool>> given(tree.nodes.size());
        for (int distance = 0; distance <= 7; ++distance) {
            for (const bool sees : {false, true}) {
                std::size_t node = 0;
                while (const auto *branch = std::get_if<Branch>(&tree.nodes[node])) {
                    const bool yes =
                        branch->decision == Decision::SeesPlayer ? sees : distance <= branch->value;
                    (yes ? given[node].second : given[node].first) = true;
                    node = yes ? branch->yes : branch->no;
                }
            }
        }
        const std::vector<TreeRemark> remarks = treeRemarks(tree);
        for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
            if (!std::holds_alternative<Branch>(tree.nodes[node]))
                continue;
            const auto remark = std::find_if(remarks.begin(), remarks.end(),
                                             [&](const TreeRemark &each) { return each.node == node; });
            const bool oneOnly = given[node].first != given[node].second;
            RC_ASSERT(oneOnly == (remark != remarks.end()));
            if (oneOnly)
                RC_ASSERT(remark->answer == given[node].second);
        }
    }));
}
