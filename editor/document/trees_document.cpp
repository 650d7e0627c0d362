// SPDX-License-Identifier: MIT
#include "editor/document/trees_document.h"

#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"

#include <QUndoCommand>

#include <string>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr int kEditId = 1;
constexpr std::string_view kParsedFile = "trees.json";

/// The parser's words, with the name of the file that they are about.
Error inFile(const std::filesystem::path &file, const Error &error)
{
    std::string message = error.message;
    if (message.starts_with(kParsedFile))
        message.replace(0, kParsedFile.size(), file.string());
    return {error.code, std::move(message)};
}

} // namespace

/// Snapshots are small, and need no inverse of each edit.
class TreesDocument::Edit : public QUndoCommand {
public:
    Edit(TreesDocument &document, const QString &label, QString stroke, Snapshot after)
        : QUndoCommand(label)
        , m_document(document)
        , m_stroke(std::move(stroke))
        , m_before{document.m_trees, document.m_place}
        , m_after(std::move(after))
    {
    }

    void undo() override { m_document.restore(m_before); }
    void redo() override { m_document.restore(m_after); }
    [[nodiscard]] int id() const override { return m_stroke.isEmpty() ? -1 : kEditId; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const Edit *>(other); // id() already matched
        if (next->m_stroke != m_stroke)
            return false;
        m_after = next->m_after;
        return true;
    }

private:
    TreesDocument &m_document;
    QString m_stroke;
    Snapshot m_before;
    Snapshot m_after;
};

TreesDocument::TreesDocument(QObject *parent) : QObject(parent), m_trees{{"new_tree", "Does nothing.", {}}} {}

TreesDocument::~TreesDocument()
{
    m_history.disconnect();
}

void TreesDocument::begin(TreeTable trees)
{
    m_history.clear();
    m_file.clear();
    restore({std::move(trees), {}});
    emit replaced();
}

Result<void> TreesDocument::open(const std::filesystem::path &file)
{
    const Result<std::string> text = readSmallFile(file, "file of decision trees");
    if (!text)
        return text.error();
    Result<TreeTable> trees = parseTrees(*text);
    if (!trees)
        return inFile(file, trees.error());
    m_history.clear();
    m_file = file;
    restore({*std::move(trees), {}});
    emit replaced();
    return {};
}

Result<void> TreesDocument::save(const std::filesystem::path &file)
{
    Result<void> written = writeFileAtomically(file, writeTrees(m_trees));
    if (!written)
        return written;
    m_history.setClean();
    if (m_file != file) {
        m_file = file;
        emit replaced();
    }
    return {};
}

void TreesDocument::choose(const TreePlace &place)
{
    if (place == m_place)
        return;
    m_place = place;
    emit placeChanged();
}

Result<void> TreesDocument::apply(const QString &label, const Result<TreeTable> &edited,
                                  const TreePlace &then, const QString &stroke)
{
    if (!edited)
        return edited.error();
    if (*edited != m_trees)
        m_history.push(new Edit(*this, label, stroke, {*edited, then}));
    else
        choose(then);
    return {};
}

Result<void> TreesDocument::apply(const QString &label, const Result<EditedTree> &edited,
                                  const QString &stroke)
{
    if (!edited)
        return edited.error();
    TreeTable trees = m_trees;
    trees[m_place.tree].tree = edited->tree;
    return apply(label, Result<TreeTable>(std::move(trees)), {m_place.tree, edited->node}, stroke);
}

void TreesDocument::restore(const Snapshot &snapshot)
{
    m_trees = snapshot.trees;
    m_place = snapshot.place;
    emit treesChanged();
    emit placeChanged();
}

} // namespace cave
