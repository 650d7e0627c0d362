// SPDX-License-Identifier: MIT
#include "editor/document/trees_document.h"

#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"

#include <QJsonArray>
#include <QUndoCommand>

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr int kEditId = 1;

QJsonArray jsonOf(const TreePlace &place)
{
    return {static_cast<double>(place.tree), static_cast<double>(place.node)};
}

TreePlace placeOf(const QJsonValue &value)
{
    const auto number = [&](int i) { return static_cast<std::size_t>(std::max(value[i].toInt(), 0)); };
    return {number(0), number(1)};
}

bool holds(const TreeTable &trees, const TreePlace &place)
{
    return place.tree < trees.size() && place.node < trees[place.tree].tree.nodes.size();
}

QString textOf(const TreeTable &trees)
{
    return trees.empty() ? QString() : QString::fromStdString(writeTrees(trees));
}

Result<TreeTable> treesOf(const QJsonValue &text)
{
    return text.toString().isEmpty() ? TreeTable() : parseTrees(text.toString().toStdString());
}

} // namespace

/// A replacement of trees, with the current place before and after.
struct TreesDocument::Patch {
    std::size_t at = 0;
    TreeTable removed;
    TreeTable inserted;
    TreePlace before;
    TreePlace after;

    [[nodiscard]] Patch inverse() const { return {at, inserted, removed, after, before}; }

    /// False, without changes, if it doesn't match these trees.
    [[nodiscard]] bool apply(TreeTable &trees) const
    {
        if (at > trees.size() || removed.size() > trees.size() - at)
            return false;
        const auto from = trees.begin() + static_cast<std::ptrdiff_t>(at);
        if (!std::equal(removed.begin(), removed.end(), from))
            return false;
        trees.insert(trees.erase(from, from + static_cast<std::ptrdiff_t>(removed.size())), inserted.begin(),
                     inserted.end());
        return true;
    }
};

class TreesDocument::Edit : public QUndoCommand {
public:
    Edit(TreesDocument &document, const QString &label, QString stroke, Patch patch, bool done)
        : QUndoCommand(label)
        , m_document(document)
        , m_stroke(std::move(stroke))
        , m_patch(std::move(patch))
        , m_done(done)
    {
    }

    [[nodiscard]] const Patch &patch() const { return m_patch; }
    void undo() override { m_document.put(m_patch.inverse()); }
    void redo() override
    {
        if (!std::exchange(m_done, false))
            m_document.put(m_patch);
    }
    [[nodiscard]] int id() const override { return m_stroke.isEmpty() ? -1 : kEditId; }

    /// Edits of a stroke change the same tree.
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const Edit *>(other); // id() already matched
        if (next->m_stroke != m_stroke || next->m_patch.at != m_patch.at ||
            next->m_patch.removed != m_patch.inserted)
            return false;
        m_patch.inserted = next->m_patch.inserted;
        m_patch.after = next->m_patch.after;
        return true;
    }

private:
    TreesDocument &m_document;
    QString m_stroke;
    Patch m_patch;
    bool m_done;
};

TreesDocument::TreesDocument(std::filesystem::path keep, QObject *parent)
    : StackDocument(std::move(keep), parent)
    , m_trees{{"new_tree", "Does nothing.", {}}}
{
}

Result<void> TreesDocument::open(const std::filesystem::path &file)
{
    const auto text = CAVE_TRY(readSmallFile(file, "file of decision trees"));
    auto trees = CAVE_TRY(parseTrees(text, file.string()));
    begin(std::move(trees), file, digestOf(text));
    return {};
}

void TreesDocument::begin(TreeTable trees, const std::filesystem::path &file, const QByteArray &digest)
{
    m_trees = std::move(trees);
    m_place = {};
    {
        const QSignalBlocker quiet(this);
        StackDocument::begin(file, digest);
    }
    reportAll();
}

/// A restored history may have gone through all of its edits, which isn't reported.
void TreesDocument::reportAll()
{
    emit treesChanged();
    emit placeChanged();
    emit historyChanged();
    emit replaced();
}

std::vector<Recovery> TreesDocument::recoveries(const std::filesystem::path &keep)
{
    return StackDocument::recoveries(keep, [](const std::string &text) {
        return parseTrees(text) ? std::optional(QString()) : std::nullopt;
    });
}

Result<void> TreesDocument::recover(const Recovery &recovery)
{
    auto claimed = CAVE_TRY(claim(recovery));
    m_trees = CAVE_TRY(parseTrees(claimed.history.text, recovery.kept.string()));
    m_place = {};
    {
        const QSignalBlocker quiet(this);
        adopt(std::move(claimed));
    }
    reportAll();
    return {};
}

bool TreesDocument::isChangedOnDisk() const
{
    const Result<std::string> there = readSmallFile(file(), "decision trees");
    return there && digestOf(*there) != digest();
}

Result<void> TreesDocument::save(const std::filesystem::path &file)
{
    const std::string written = text();
    CAVE_TRY(writeFileAtomically(file, written));
    const bool another = file != this->file();
    noteSaved(file, digestOf(written));
    if (another)
        emit replaced();
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
    if (*edited == m_trees) {
        choose(then);
        return {};
    }
    const auto [from, fromNew] = std::ranges::mismatch(m_trees, *edited);
    auto to = m_trees.end();
    auto toNew = edited->end();
    while (to != from && toNew != fromNew && *std::prev(to) == *std::prev(toNew)) {
        --to;
        --toNew;
    }
    undoStack().push(new Edit(*this, label, stroke,
                              {static_cast<std::size_t>(from - m_trees.begin()), TreeTable(from, to),
                               TreeTable(fromNew, toNew), m_place, then},
                              false));
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

void TreesDocument::put(const Patch &patch)
{
    if (!patch.apply(m_trees))
        return;
    m_place = patch.after;
    emit treesChanged();
    emit placeChanged();
}

std::string TreesDocument::text() const
{
    return writeTrees(m_trees);
}

QJsonObject TreesDocument::stepOf(const QUndoCommand &command) const
{
    const Patch &patch = static_cast<const Edit &>(command).patch();
    return {{"label", command.text()},          {"at", static_cast<double>(patch.at)},
            {"removed", textOf(patch.removed)}, {"inserted", textOf(patch.inserted)},
            {"before", jsonOf(patch.before)},   {"after", jsonOf(patch.after)}};
}

bool TreesDocument::pushSteps(const std::vector<QJsonObject> &steps, std::size_t position)
{
    std::vector<Patch> patches;
    for (const QJsonObject &step : steps) {
        Result<TreeTable> removed = treesOf(step["removed"]);
        Result<TreeTable> inserted = treesOf(step["inserted"]);
        if (!removed || !inserted || step["at"].toInt(-1) < 0)
            return false;
        patches.push_back({static_cast<std::size_t>(step["at"].toInt()), *std::move(removed),
                           *std::move(inserted), placeOf(step["before"]), placeOf(step["after"])});
    }
    TreeTable last = m_trees;
    for (std::size_t i = position; i < patches.size(); ++i) {
        if (!patches[i].apply(last))
            return false;
    }
    TreeTable first = last;
    for (std::size_t i = patches.size(); i > 0; --i) {
        const Patch &patch = patches[i - 1];
        if (!holds(first, patch.after) || !patch.inverse().apply(first) || !holds(first, patch.before))
            return false;
    }
    m_trees = std::move(last);
    for (std::size_t i = 0; i < steps.size(); ++i)
        undoStack().push(new Edit(*this, steps[i]["label"].toString(), {}, std::move(patches[i]), true));
    return true;
}

} // namespace cave

#include "moc_trees_document.cpp"
