// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/tree_edit.h"
#include "core/edit/tree_table.h"
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

/// A list of decision trees that is edited, and the node that is chosen.
class TreesDocument : public StackDocument {
    Q_OBJECT

public:
    /// One tree that does nothing, in no file. `keep`: the folder for histories and unsaved edits; empty:
    /// none are kept.
    explicit TreesDocument(std::filesystem::path keep = {}, QObject *parent = nullptr);

    /// Starts again with these trees, of which there is at least one, in no file.
    void begin(TreeTable trees);
    /// Starts again with the trees of a trees.json. Errors name the file, and the tree and node that is
    /// wrong; then nothing is changed.
    Result<void> open(const std::filesystem::path &file);
    /// Writes the trees to a file, which is the document's from then on.
    Result<void> save(const std::filesystem::path &file);

    /// What was left behind, but for what a running program works on; newest first.
    static std::vector<Recovery> recoveries(const std::filesystem::path &keep);
    /// Goes on with it, in place of what is here. Errors: Damaged, Locked, Io; then nothing is changed.
    Result<void> recover(const Recovery &recovery);

    [[nodiscard]] const TreeTable &trees() const { return m_trees; }
    [[nodiscard]] const TreePlace &place() const { return m_place; }
    [[nodiscard]] const NamedTree &tree() const { return m_trees[m_place.tree]; }
    [[nodiscard]] const TreeNode &node() const { return tree().tree.nodes[m_place.node]; }
    /// The place must be there.
    void choose(const TreePlace &place);

    /// Does an edit, if it could be made; afterwards `then` is chosen. Edits of one `stroke` that follow each
    /// other are undone at once; an empty one stands alone.
    Result<void> apply(const QString &label, const Result<TreeTable> &edited, const TreePlace &then,
                       const QString &stroke = {});
    /// The same with an edit of the chosen tree.
    Result<void> apply(const QString &label, const Result<EditedTree> &edited, const QString &stroke = {});

signals:
    void treesChanged();
    /// Another tree or node is chosen.
    void placeChanged();
    /// Another file, or other trees altogether.
    void replaced();

private:
    class Edit;
    struct Patch;

    void begin(TreeTable trees, const std::filesystem::path &file, const QByteArray &digest);
    void tellAll();
    void put(const Patch &patch);
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] QJsonObject stepOf(const QUndoCommand &command) const override;
    bool pushSteps(const std::vector<QJsonObject> &steps, std::size_t position) override;

    TreeTable m_trees;
    TreePlace m_place;
};

} // namespace cave
