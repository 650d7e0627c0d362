// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/content/decision_tree.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

using namespace cave;

namespace {

/// A trees.json with one tree.
std::string fileWith(const std::string &root)
{
    return R"({ "trees": [ { "key": "t", "description": "A tree.", "root": )" + root + " } ] }";
}

DecisionTree treeOf(const std::string &root)
{
    const Result<std::vector<NamedTree>> trees = parseTrees(fileWith(root));
    INFO((trees ? std::string() : trees.error().text()));
    REQUIRE(trees);
    REQUIRE(trees->size() == 1);
    return trees->front().tree;
}

std::string textError(const std::string &text)
{
    const Result<std::vector<NamedTree>> trees = parseTrees(text);
    REQUIRE_FALSE(trees);
    CHECK(trees.error().code == ErrorCode::InvalidArgument);
    return trees.error().text();
}

std::string rootError(const std::string &root)
{
    return textError(fileWith(root));
}

/// A chain of branches that ends after `depth` nodes.
std::string chain(int depth)
{
    std::string text;
    for (int i = 1; i < depth; ++i)
        text += R"({ "decide": "sees_player", "yes": { "act": "fight" }, "no": )";
    text += R"({ "act": "idle" })";
    text.append(static_cast<std::size_t>(depth - 1), '}');
    return text;
}

/// A full binary tree of this many levels.
std::string fullTree(int levels)
{
    if (levels == 1)
        return R"({ "act": "idle" })";
    const std::string child = fullTree(levels - 1);
    return R"({ "decide": "sees_player", "no": )" + child + R"(, "yes": )" + child + " }";
}

TreeNode randomLeaf()
{
    const ActionInfo &info = *rc::gen::elementOf(kActions);
    Leaf leaf{info.action};
    leaf.amount = info.hasAmount ? *rc::gen::inRange(0, 1'000'001) : 0;
    leaf.cooldown = info.hasCooldown ? *rc::gen::inRange(0, 360'001) : 0;
    leaf.axis = info.hasAxis && *rc::gen::arbitrary<bool>() ? Axis::Horizontal : Axis::Vertical;
    return leaf;
}

/// Adds a random tree of at most `levels` levels in the canonical order.
void grow(DecisionTree &tree, int levels)
{
    if (levels == 1 || *rc::gen::inRange(0, 3) == 0) {
        tree.nodes.push_back(randomLeaf());
        return;
    }
    const DecisionInfo &info = *rc::gen::elementOf(kDecisions);
    Branch branch{info.decision};
    branch.value = info.parameter.empty() ? 0 : *rc::gen::inRange(0, 100'001);
    const std::size_t own = tree.nodes.size();
    tree.nodes.push_back(branch);
    branch.no = tree.nodes.size();
    grow(tree, levels - 1);
    branch.yes = tree.nodes.size();
    grow(tree, levels - 1);
    tree.nodes[own] = branch;
}

const Result<Content> &shippedCaves()
{
    static const Result<Content> content = builtInContent();
    REQUIRE(content);
    return content;
}

} // namespace

TEST_CASE("a tree is read as written")
{
    const DecisionTree tree = treeOf(R"({
        "decide": "near_player", "distance": 1.5,
        "yes": { "act": "shoot_player", "cooldown": 0.29 },
        "no": { "decide": "low_hp", "threshold": 20,
                "yes": { "act": "heal", "amount": 2.05, "cooldown": 10 },
                "no": { "act": "patrol", "axis": "horizontal" } } })");
    CHECK(tree == DecisionTree{{
                      Branch{Decision::NearPlayer, 150, 1, 4},
                      Branch{Decision::LowHp, 2000, 2, 3},
                      Leaf{Action::Patrol, 0, 0, Axis::Horizontal},
                      Leaf{Action::Heal, 205, 1000},
                      Leaf{Action::ShootPlayer, 0, 29},
                  }});
    CHECK(isWellFormed(tree));
}

TEST_CASE("every decision and every action is known by its name")
{
    for (const DecisionInfo &info : kDecisions) {
        INFO(info.name);
        const std::string parameter =
            info.parameter.empty() ? "" : ", \"" + std::string(info.parameter) + "\": 4";
        const DecisionTree tree = treeOf("{ \"decide\": \"" + std::string(info.name) + "\"" + parameter +
                                         R"(, "no": { "act": "idle" }, "yes": { "act": "idle" } })");
        CHECK(std::get<Branch>(tree.nodes[0]).decision == info.decision);
    }
    for (const ActionInfo &info : kActions) {
        INFO(info.name);
        std::string text = "{ \"act\": \"" + std::string(info.name) + "\"";
        text += info.hasAmount ? ", \"amount\": 5" : "";
        text += info.hasCooldown ? ", \"cooldown\": 1" : "";
        text += info.hasAxis ? ", \"axis\": \"vertical\"" : "";
        CHECK(std::get<Leaf>(treeOf(text + " }").nodes[0]).action == info.action);
    }
}

TEST_CASE("errors in trees name the file, the tree, the node and what is wrong")
{
    const std::string branch = R"({ "decide": "sees_player", "no": { "act": "idle" }, "yes": )";
    CHECK(rootError(branch + branch + R"({ "act": "wnader" } } })") ==
          "trees.json: tree 1 't': yes.yes: unknown action 'wnader'; expected one of move_toward_player, "
          "move_toward_player_avoid_walls, shoot_player, shoot_homing_projectile, heal, patrol, wander, "
          "chase, idle, fight, keep_away");
    CHECK(
        rootError(R"({ "decide": "hears_player", "no": { "act": "idle" }, "yes": { "act": "idle" } })") ==
        "trees.json: tree 1 't': root: unknown decision 'hears_player'; expected one of near_player, low_hp, "
        "sees_player");
    CHECK(rootError(R"({ "decide": "sees_player", "no": { "act": "idle" } })") ==
          "trees.json: tree 1 't': root: yes is missing");
    CHECK(rootError(branch + "3 }") == "trees.json: tree 1 't': yes: must be an object { ... }");
    CHECK(rootError("{}") == "trees.json: tree 1 't': root: must have either 'decide' or 'act'");
    CHECK(rootError(R"({ "act": "idle", "decide": "sees_player" })") ==
          "trees.json: tree 1 't': root: must have either 'decide' or 'act'");
    CHECK(rootError(R"({ "act": "idle", "cooldown": 1 })") ==
          "trees.json: tree 1 't': root: unknown field 'cooldown'");
    CHECK(rootError(R"({ "act": "shoot_player" })") == "trees.json: tree 1 't': root: cooldown is missing");
    CHECK(rootError(R"({ "act": "patrol", "axis": "diagonal" })") ==
          "trees.json: tree 1 't': root: axis must be 'vertical' or 'horizontal'");
    for (const char *number : {"1.005", "-0.01", "3600.01", "1e300", "\"2\"", "null"}) {
        INFO(number);
        CHECK(rootError(std::string(R"({ "act": "shoot_player", "cooldown": )") + number + " }") ==
              "trees.json: tree 1 't': root: cooldown must be a number from 0 to 3600 with at most two "
              "decimals");
    }
}

TEST_CASE("errors in the list of trees name the file and the entry")
{
    CHECK(textError("{") == "trees.json: line 1 is not valid JSON");
    CHECK(textError(R"({ "trees": [] })") ==
          "trees.json: trees must be a list [ ... ] with at least one entry");
    CHECK(textError(R"({ "trees": [ { "key": "t", "root": { "act": "idle" } } ] })") ==
          "trees.json: tree 1 't': description is missing");
    CHECK(textError(R"({ "trees": [ { "key": "t", "description": "A tree." } ] })") ==
          "trees.json: tree 1 't': root is missing");
    const std::string tree = R"({ "key": "t", "description": "A tree.", "root": { "act": "idle" } })";
    CHECK(textError("{ \"trees\": [ " + tree + ", " + tree + " ] }") ==
          "trees.json: tree 2 't': an earlier tree has the same key");
}

TEST_CASE("trees are bounded in depth and in nodes")
{
    CHECK(treeOf(chain(64)).nodes.size() == 127);
    CHECK(rootError(chain(65)).find(".no: deeper than 64 nodes") != std::string::npos);
    CHECK(rootError(chain(20'000)).find("nested too deep") != std::string::npos);
    CHECK(treeOf(fullTree(9)).nodes.size() == 511);
    CHECK(rootError(fullTree(10)).find("the tree has more than 1000 nodes") != std::string::npos);
}

TEST_CASE("what is written is read back alike")
{
    REQUIRE(rc::check([] {
        std::vector<NamedTree> trees(static_cast<std::size_t>(*rc::gen::inRange(1, 4)));
        for (std::size_t i = 0; i < trees.size(); ++i) {
            trees[i].key = "tree_" + std::to_string(i);
            trees[i].description = "It says \"Grüße\" \\ and no more.";
            trees[i].tree.nodes.clear();
            grow(trees[i].tree, 7);
        }
        const Result<std::vector<NamedTree>> read = parseTrees(writeTrees(trees));
        RC_ASSERT(read.ok());
        RC_ASSERT(*read == trees);
    }));
    CHECK(parseTrees(writeTrees(shippedCaves()->trees)).value() == shippedCaves()->trees);
}

TEST_CASE("numbers are written as people write them")
{
    const std::string text = writeTrees({{"t", "A tree.", {{Leaf{Action::Heal, 210, 500}}}}});
    CHECK(text.find("\"amount\": 2.1,") != std::string::npos);
    CHECK(text.find("\"cooldown\": 5\n") != std::string::npos);
}

TEST_CASE("nodes in another order are written as the same tree in the canonical one")
{
    const DecisionTree mixed{{
        Branch{Decision::SeesPlayer, 0, 2, 1},
        Branch{Decision::LowHp, 500, 4, 3},
        Leaf{Action::Wander},
        Leaf{Action::Idle},
        Leaf{Action::Fight},
    }};
    REQUIRE(isWellFormed(mixed));
    const DecisionTree canonical{{
        Branch{Decision::SeesPlayer, 0, 1, 2},
        Leaf{Action::Wander},
        Branch{Decision::LowHp, 500, 3, 4},
        Leaf{Action::Fight},
        Leaf{Action::Idle},
    }};
    CHECK(parseTrees(writeTrees({{"t", "A tree.", mixed}})).value().front().tree == canonical);
}

TEST_CASE("nodes that are no single tree are distinguished from those that are")
{
    CHECK(isWellFormed(DecisionTree{}));
    CHECK_FALSE(isWellFormed(DecisionTree{std::vector<TreeNode>{}}));
    const Leaf leaf;
    CHECK(isWellFormed({{Branch{Decision::SeesPlayer, 0, 2, 1}, leaf, leaf}}));
    CHECK_FALSE(isWellFormed({{Branch{Decision::SeesPlayer, 0, 0, 1}, leaf}}));             // its own child
    CHECK_FALSE(isWellFormed({{Branch{Decision::SeesPlayer, 0, 1, 1}, leaf}}));             // shared
    CHECK_FALSE(isWellFormed({{Branch{Decision::SeesPlayer, 0, 1, 2}, leaf}}));             // out of range
    CHECK_FALSE(isWellFormed({{Branch{Decision::SeesPlayer, 0, 1, 2}, leaf, leaf, leaf}})); // left over
}

TEST_CASE("the monsters of every scenario find their trees in the game's content")
{
    for (const char *key : {"statue", "hunter", "coward", "prowler", "sleeper"}) {
        INFO(key);
        CHECK(shippedCaves()->findTree(key) != nullptr);
    }
    const std::vector<std::pair<const char *, Action>> least{
        {"demon", Action::MoveTowardPlayer}, {"minotaur", Action::MoveTowardPlayerAvoidWalls},
        {"archer", Action::ShootPlayer},     {"sorcerer", Action::ShootHomingProjectile},
        {"tower", Action::ShootPlayer},
    };
    for (const auto &[key, action] : least) {
        INFO(key);
        const DecisionTree *tree = shippedCaves()->findTree(key);
        REQUIRE(tree != nullptr);
        const auto *leaf = std::get_if<Leaf>(&tree->nodes[0]);
        REQUIRE(leaf != nullptr);
        CHECK(leaf->action == action);
    }
}
