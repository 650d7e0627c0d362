// SPDX-License-Identifier: MIT
#include "core/content/decision_tree.h"

#include "core/content/content_version.h"
#include "core/content/entry_reader.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

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

constexpr NumberRange kDistanceRange{0, kFarthestNear};
constexpr NumberRange kThresholdRange{0, kHighestThreshold};
constexpr NumberRange kHealedRange{0, kMaxHealed};
constexpr NumberRange kPauseRange{0, kLongestCooldown};

/// The entry with this name; otherwise the error lists all valid names.
template<class Infos>
const typename Infos::value_type *readName(EntryReader &reader, std::string_view field, const char *what,
                                           const Infos &infos)
{
    const std::string name = reader.key(field);
    if (reader.error())
        return nullptr;
    std::string known;
    for (const auto &info : infos) {
        if (info.name == name)
            return &info;
        known += (known.empty() ? "" : ", ") + std::string(info.name);
    }
    reader.fail(message("%1%2 '%3'; expected one of %4", std::string("unknown "), what, name, known));
    return nullptr;
}

Axis readAxis(EntryReader &reader)
{
    const std::string name = reader.key("axis");
    if (name != "vertical" && name != "horizontal")
        reader.fail("axis must be 'vertical' or 'horizontal'");
    return name == "horizontal" ? Axis::Horizontal : Axis::Vertical;
}

Leaf readLeaf(EntryReader &reader)
{
    Leaf leaf;
    const ActionInfo *info = readName(reader, "act", "action", kActions);
    if (info == nullptr)
        return leaf;
    leaf.action = info->action;
    if (info->hasAmount)
        leaf.amount = reader.hundredths("amount", kHealedRange);
    if (info->hasCooldown)
        leaf.cooldown = reader.hundredths("cooldown", kPauseRange);
    if (info->hasAxis)
        leaf.axis = readAxis(reader);
    return leaf;
}

/// A branch without the nodes below it.
Branch readBranch(EntryReader &reader)
{
    Branch branch;
    const DecisionInfo *info = readName(reader, "decide", "decision", kDecisions);
    if (info == nullptr)
        return branch;
    branch.decision = info->decision;
    if (!info->parameter.empty())
        branch.value = reader.hundredths(
            info->parameter, info->decision == Decision::NearPlayer ? kDistanceRange : kThresholdRange);
    return branch;
}

/// Reads one tree, node by node.
class TreeReader {
public:
    /// `where`: "trees.json: tree 2 'hunter'"
    explicit TreeReader(std::string where) : m_where(std::move(where)) {}

    /// Adds `node` and everything below it; `path` leads to it from the root ("yes.no"), `depth` counts its
    /// nodes.
    void read(const Json &node, const std::string &path, std::size_t depth)
    {
        EntryReader reader(m_where + ": " + (path.empty() ? "root" : path), node);
        if (depth > kDeepestTree)
            reader.fail(message("deeper than %1 nodes", kDeepestTree));
        if (m_tree.nodes.size() == kMaxTreeNodes)
            reader.fail(message("the tree has more than %1 nodes", kMaxTreeNodes));
        const bool branch = reader.has("decide");
        if (branch == reader.has("act"))
            reader.fail("must have either 'decide' or 'act'");
        if (branch)
            readWithChildren(reader, path, depth);
        else
            finish(reader, readLeaf(reader));
    }

    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    DecisionTree takeTree() { return std::move(m_tree); }

private:
    void readWithChildren(EntryReader &reader, const std::string &path, std::size_t depth)
    {
        Branch branch = readBranch(reader);
        const Json *no = reader.value("no");
        const Json *yes = reader.value("yes");
        const std::size_t own = m_tree.nodes.size();
        finish(reader, branch);
        const std::string prefix = path.empty() ? "" : path + ".";
        branch.no = own + 1;
        if (!m_error)
            read(*no, prefix + "no", depth + 1);
        branch.yes = m_tree.nodes.size();
        if (!m_error)
            read(*yes, prefix + "yes", depth + 1);
        if (!m_error)
            m_tree.nodes[own] = branch;
    }

    void finish(EntryReader &reader, TreeNode node)
    {
        reader.refuseOtherFields();
        m_error = reader.error();
        m_tree.nodes.push_back(node);
    }

    std::string m_where;
    DecisionTree m_tree{std::vector<TreeNode>{}};
    std::optional<Error> m_error;
};

Result<NamedTree> readTree(const std::string &where, const Json &entry, const std::vector<NamedTree> &others)
{
    NamedTree named;
    EntryReader reader(where, entry);
    named.key = reader.ownKey("key");
    const auto same = [&](const NamedTree &other) { return other.key == named.key; };
    if (std::ranges::any_of(others, same))
        reader.fail("an earlier tree has the same key");
    named.description = reader.text("description", kLongestTreeDescription);
    const Json *root = reader.value("root");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    TreeReader nodes(reader.where());
    nodes.read(*root, "", 1);
    if (nodes.error())
        return *nodes.error();
    named.tree = nodes.takeTree();
    return named;
}

Json written(int hundredths)
{
    if (hundredths % 100 == 0)
        return hundredths / 100;
    return hundredths / 100.0;
}

Json writtenNode(const std::vector<TreeNode> &nodes, std::size_t index)
{
    Json node;
    if (const auto *branch = std::get_if<Branch>(&nodes[index])) {
        const DecisionInfo &info = kDecisions.at(static_cast<std::size_t>(branch->decision));
        node["decide"] = info.name;
        if (!info.parameter.empty())
            node[std::string(info.parameter)] = written(branch->value);
        node["no"] = writtenNode(nodes, branch->no);
        node["yes"] = writtenNode(nodes, branch->yes);
        return node;
    }
    const Leaf &leaf = std::get<Leaf>(nodes[index]);
    const ActionInfo &info = kActions.at(static_cast<std::size_t>(leaf.action));
    node["act"] = info.name;
    if (info.hasAmount)
        node["amount"] = written(leaf.amount);
    if (info.hasCooldown)
        node["cooldown"] = written(leaf.cooldown);
    if (info.hasAxis)
        node["axis"] = leaf.axis == Axis::Vertical ? "vertical" : "horizontal";
    return node;
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

Result<std::vector<NamedTree>> parseTrees(std::string_view text, const std::string &file)
{
    int newest = 1;
    return parseTrees(text, kNewestContent, newest, file);
}

Result<std::vector<NamedTree>> parseTrees(std::string_view text, int version, int &newest,
                                          const std::string &file)
{
    const auto document = CAVE_TRY(parseVersion(file, text, version, newest));
    EntryReader reader(file, document);
    const Json *list = reader.list("trees");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    std::vector<NamedTree> trees;
    for (std::size_t i = 0; i < list->size(); ++i) {
        auto tree = CAVE_TRY(readTree(file + ": tree " + std::to_string(i + 1), (*list)[i], trees));
        trees.push_back(std::move(tree));
    }
    return trees;
}

std::string writeTrees(const std::vector<NamedTree> &trees)
{
    Json list = Json::List{};
    for (const NamedTree &named : trees) {
        assert(isWellFormed(named.tree));
        list.append({{"key", named.key},
                     {"description", named.description},
                     {"root", writtenNode(named.tree.nodes, 0)}});
    }
    Json document;
    document["trees"] = std::move(list);
    return document.dump({.indent = 4}) + "\n";
}

} // namespace cave
