// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/trees/tree_edit.h"
#include "editor/document/stack_document.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace cave {

/// One node of one tree of a list.
struct TreePlace {
    std::size_t tree = 0;
    std::size_t node = 0;

    friend bool operator==(const TreePlace &, const TreePlace &) = default;
};

/// An open list of decision trees, and its current node.
class TreesDocument : public StackDocument {
    Q_OBJECT

public:
    /// One tree that does nothing, without a file. `keep`: the folder for histories and unsaved edits; empty
    /// to store none.
    explicit TreesDocument(std::filesystem::path keep = {}, QObject *parent = nullptr);

    /// Starts over with these trees, at least one, without a file.
    void begin(TreeTable trees) { begin(std::move(trees), {}, {}); }
    /// Starts over with the trees of a trees.json. Errors name the file, and the invalid tree and node;
    /// nothing is changed then.
    Result<void> open(const std::filesystem::path &file);
    /// Whether another program or window changed the file since it was last read or written.
    [[nodiscard]] bool isChangedOnDisk() const;
    /// Writes the trees to a file, which becomes the document's.
    Result<void> save(const std::filesystem::path &file);

    /// Recoverable edits, except those of running programs; newest first.
    static std::vector<Recovery> recoveries(const std::filesystem::path &keep);
    /// Recovers them, replacing the current trees. Errors: Damaged, Locked, Io; nothing is changed then.
    Result<void> recover(const Recovery &recovery);

    [[nodiscard]] const TreeTable &trees() const { return m_trees; }
    [[nodiscard]] const TreePlace &place() const { return m_place; }
    [[nodiscard]] const NamedTree &tree() const { return m_trees[m_place.tree]; }
    [[nodiscard]] const TreeNode &node() const { return tree().tree.nodes[m_place.node]; }
    /// The place must exist.
    void choose(const TreePlace &place);

    /// Applies an edit, unless it is an error; then makes `then` current. Consecutive edits with the same
    /// `stroke` are undone together; an empty one stands alone.
    Result<void> apply(const QString &label, const Result<TreeTable> &edited, const TreePlace &then,
                       const QString &stroke = {});
    /// The same for an edit of the current tree.
    Result<void> apply(const QString &label, const Result<EditedTree> &edited, const QString &stroke = {});

signals:
    void treesChanged();
    /// The current tree or node changed.
    void placeChanged();
    /// The file changed, or all trees were replaced.
    void replaced();

private:
    class Edit;
    struct Patch;

    void begin(TreeTable trees, const std::filesystem::path &file, const QByteArray &digest);
    void reportAll();
    void put(const Patch &patch);
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] QJsonObject stepOf(const QUndoCommand &command) const override;
    bool pushSteps(const std::vector<QJsonObject> &steps, std::size_t position) override;

    TreeTable m_trees;
    TreePlace m_place;
};

} // namespace cave
