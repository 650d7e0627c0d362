// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_editor.h"

#include "editor/document/edit_history.h"
#include "editor/document/trees_document.h"
#include "editor/panels/trees/tree_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidget>

#include <memory>
#include <utility>
#include <variant>

namespace cave {

TreeActions::TreeActions(QWidget &editor, QWidget &tree, EditHistory &history)
    : ActionSet(editor, &editor)
    , m_tree(tree)
{
    const auto update = [this, &history] {
        undo->setEnabled(history.canUndo());
        redo->setEnabled(history.canRedo());
    };
    update();
    connect(&history, &EditHistory::historyChanged, this, update);
    connect(undo, &QAction::triggered, &history, [&history] { static_cast<void>(history.undo()); });
    connect(redo, &QAction::triggered, &history, [&history] { static_cast<void>(history.redo()); });
}

QList<QAction *> TreeActions::toolBar() const
{
    return {undo, redo, nullptr, askNo, askYes, keepNo, keepYes, swap, remove, nullptr, cut, copy, paste};
}

QList<QAction *> TreeActions::nodeMenu() const
{
    return {askNo, askYes, nullptr, keepNo, keepYes, swap, nullptr, cut, copy, paste, nullptr, remove};
}

namespace {

constexpr int kListWidth = 210;
constexpr int kTreeWidth = 560;
constexpr int kSideWidth = 360;
constexpr const char *kCopiedKey = "copied_part";

void showIssue(QLabel *label, const Result<void> &checked)
{
    label->setText(checked ? QString() : shortErrorText(checked.error()));
    label->setVisible(!checked);
}

} // namespace

TreeEditor::TreeEditor(TreesDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setUpForm(m_ui, *this);
    m_ui.trees_split->setStretchFactor(1, 1);
    m_ui.trees_split->setSizes({kListWidth, kTreeWidth, kSideWidth});
    m_ui.trees_json->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_actions = new TreeActions(*this, *m_ui.trees_tree, m_document);
    connect(&m_document, &TreesDocument::treesChanged, this, &TreeEditor::showTrees);
    connect(&m_document, &TreesDocument::placeChanged, this, &TreeEditor::showPlace);
    connect(m_ui.trees_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) != m_document.place().tree)
            m_document.choose({static_cast<std::size_t>(row), 0});
    });
    connect(m_ui.trees_key, &QLineEdit::textEdited, this, &TreeEditor::rename);
    connect(m_ui.trees_description, &QLineEdit::textEdited, this, &TreeEditor::describe);
    for (QLineEdit *field :
         {m_ui.trees_key, m_ui.trees_description}) // invalid input is dropped when the field is left
        connect(field, &QLineEdit::editingFinished, this, &TreeEditor::showNames);
    connect(m_ui.trees_tree, &TreeView::currentChanged, this, [this](std::size_t node) {
        m_document.choose({m_document.place().tree, node});
    });
    connect(m_ui.trees_tree, &TreeEditView::dropped, this, &TreeEditor::drop);
    connect(m_ui.trees_tree, &TreeEditView::menuRequested, this, [this](QPoint at) {
        auto *menu = named("trees.menu", new QMenu(this));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (QAction *action : m_actions->nodeMenu())
            action != nullptr ? menu->addAction(action) : static_cast<void>(menu->addSeparator());
        menu->popup(at);
    });
    connect(m_ui.trees_form, &TreeNodeForm::nodeEdited, this, &TreeEditor::editNode);
    connect(m_ui.trees_form, &TreeNodeForm::issueChanged, this, &TreeEditor::showPicture);
    connect(m_ui.trees_preview, &TreePreview::thoughtChanged, this, &TreeEditor::showWay);
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &TreeEditor::updateActions);
    connectActions();
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.trees_tree->retranslate();
        showTrees();
        showPlace();
    });
    bindLook(*this, [this] {
        for (QLabel *label : {m_ui.trees_message, m_ui.trees_key_flaw, m_ui.trees_description_flaw})
            setInk(label, currentTheme().danger, currentTheme());
        m_ui.trees_message->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    });
}

TreeEditor::~TreeEditor()
{
    disconnectChildren(*this);
}

void TreeEditor::connectActions()
{
    const auto node = [this] { return m_document.place().node; };
    const auto tree = [this]() -> const DecisionTree & { return m_document.tree().tree; };
    const auto onEdit = [this](QAction *action, const std::function<Result<EditedTree>()> &make) {
        connect(action, &QAction::triggered, this,
                [this, action, make] { edit(withoutMnemonic(action->text()), make); });
    };
    const Branch question{Decision::NearPlayer, firstValue(Decision::NearPlayer), 0, 0};
    onEdit(m_actions->askNo, [=] { return insertBranch(tree(), node(), question, TreeSide::No); });
    onEdit(m_actions->askYes, [=] { return insertBranch(tree(), node(), question, TreeSide::Yes); });
    onEdit(m_actions->keepNo, [=] { return removeBranch(tree(), node(), TreeSide::No); });
    onEdit(m_actions->keepYes, [=] { return removeBranch(tree(), node(), TreeSide::Yes); });
    onEdit(m_actions->swap, [=] { return swapAnswers(tree(), node()); });
    onEdit(m_actions->remove, [=] { return Result<EditedTree>(removeNode(tree(), node())); });
    connect(m_actions->copy, &QAction::triggered, this, &TreeEditor::copyNode);
    connect(m_actions->cut, &QAction::triggered, this, &TreeEditor::copyNode);
    onEdit(m_actions->cut, [=] { return Result<EditedTree>(removeNode(tree(), node())); });
    connect(m_actions->paste, &QAction::triggered, this, &TreeEditor::pasteNode);
    connect(m_actions->addTree, &QAction::triggered, this, [this] {
        addTree({"new_tree", "Does nothing.", {}}, tr("New tree"));
    });
    connect(m_actions->duplicateTree, &QAction::triggered, this,
            [this] { addTree(m_document.tree(), tr("Duplicate tree")); });
    connect(m_actions->deleteTree, &QAction::triggered, this, &TreeEditor::deleteTree);
    for (QAction *action : {m_actions->addTree, m_actions->duplicateTree, m_actions->deleteTree}) {
        auto *button = new QToolButton;
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        m_ui.buttons->addWidget(button);
    }
    m_ui.buttons->addStretch();
}

/// Updates everything that depends on the trees.
void TreeEditor::showTrees()
{
    const QSignalBlocker blocker(m_ui.trees_list);
    const auto rows = static_cast<int>(m_document.trees().size());
    while (m_ui.trees_list->count() > rows)
        delete m_ui.trees_list->takeItem(m_ui.trees_list->count() - 1);
    while (m_ui.trees_list->count() < rows)
        m_ui.trees_list->addItem(QString());
    for (int row = 0; row < rows; ++row) {
        const NamedTree &tree = m_document.trees()[static_cast<std::size_t>(row)];
        m_ui.trees_list->item(row)->setText(QString::fromStdString(tree.key));
        m_ui.trees_list->item(row)->setToolTip(coreText(tree.description));
    }
    const int scrolled = m_ui.trees_json->verticalScrollBar()->value();
    m_ui.trees_json->setPlainText(QString::fromStdString(writeTrees(m_document.trees())));
    m_ui.trees_json->verticalScrollBar()->setValue(scrolled);
}

/// Updates everything that depends on the current node; called after every change, too.
void TreeEditor::showPlace()
{
    {
        const QSignalBlocker blocker(m_ui.trees_list);
        m_ui.trees_list->setCurrentRow(static_cast<int>(m_document.place().tree));
    }
    m_ui.trees_message->hide();
    showNames();
    m_ui.trees_form->setNode(m_document.node());
    m_ui.trees_preview->setTree(m_document.tree().tree);
    showPicture();
    m_ui.trees_tree->setCurrentNode(m_document.place().node);
    updateActions();
}

void TreeEditor::showPicture()
{
    TreePicture picture;
    picture.tree = m_document.tree().tree;
    picture.live = true;
    for (const TreeRemark &remark : treeRemarks(picture.tree))
        picture.issues[remark.node] = remarkText(remark);
    if (const QString issue = m_ui.trees_form->issue(); !issue.isEmpty())
        picture.issues[m_document.place().node] = issue;
    m_ui.trees_tree->setPicture(std::move(picture));
    showWay();
}

void TreeEditor::showNames()
{
    const NamedTree &tree = m_document.tree();
    if (m_ui.trees_key->text() != QString::fromStdString(tree.key))
        m_ui.trees_key->setText(QString::fromStdString(tree.key));
    if (m_ui.trees_description->text() != QString::fromStdString(tree.description)) {
        m_ui.trees_description->setText(QString::fromStdString(tree.description));
        m_ui.trees_description->setCursorPosition(0);
    }
    m_ui.trees_key_flaw->hide();
    m_ui.trees_description_flaw->hide();
}

void TreeEditor::updateActions()
{
    const bool asks = std::holds_alternative<Branch>(m_document.node());
    for (QAction *action : {m_actions->keepNo, m_actions->keepYes, m_actions->swap})
        action->setEnabled(asks);
    m_actions->deleteTree->setEnabled(m_document.trees().size() > 1);
    m_actions->paste->setEnabled(!QApplication::clipboard()->text().isEmpty());
}

void TreeEditor::report(const Result<void> &done)
{
    showIssue(m_ui.trees_message, done);
}

void TreeEditor::edit(const QString &label, const std::function<Result<EditedTree>()> &make)
{
    report(m_document.apply(label, make()));
}

void TreeEditor::editNode(const TreeNode &node, const QString &field)
{
    const TreePlace place = m_document.place();
    const QString stroke =
        field.isEmpty()
            ? QString()
            : QStringLiteral("%1/%2/%3").arg(field, QString::number(place.tree), QString::number(place.node));
    report(m_document.apply(tr("Change"), changeNode(m_document.tree().tree, place.node, node), stroke));
}

/// As the text of a file, so that it can also be pasted into one.
void TreeEditor::copyNode()
{
    const NamedTree copied{kCopiedKey, "A part of a tree.",
                           subtreeOf(m_document.tree().tree, m_document.place().node)};
    QApplication::clipboard()->setText(QString::fromStdString(writeTrees({copied})));
}

void TreeEditor::pasteNode()
{
    const Result<TreeTable> copied = parseTrees(QApplication::clipboard()->text().toStdString());
    if (!copied)
        return report(copied.error());
    edit(tr("Paste"), [&] {
        return replaceSubtree(m_document.tree().tree, m_document.place().node, copied->front().tree);
    });
}

void TreeEditor::drop(std::size_t from, std::size_t to, bool copy)
{
    const DecisionTree &tree = m_document.tree().tree;
    edit(copy ? tr("Copy here") : tr("Swap"), [&] {
        return copy ? replaceSubtree(tree, to, subtreeOf(tree, from)) : exchangeSubtrees(tree, from, to);
    });
}

void TreeEditor::rename(const QString &key)
{
    const TreePlace place = m_document.place();
    const Result<TreeTable> renamed = withKey(m_document.trees(), place.tree, key.toStdString());
    if (!renamed)
        return showIssue(m_ui.trees_key_flaw, renamed.error());
    report(m_document.apply(tr("Rename"), renamed, place, QStringLiteral("key/%1").arg(place.tree)));
}

void TreeEditor::describe(const QString &text)
{
    const TreePlace place = m_document.place();
    const Result<TreeTable> described = withDescription(m_document.trees(), place.tree, text.toStdString());
    if (!described)
        return showIssue(m_ui.trees_description_flaw, described.error());
    report(
        m_document.apply(tr("Describe"), described, place, QStringLiteral("description/%1").arg(place.tree)));
}

void TreeEditor::addTree(NamedTree tree, const QString &label)
{
    const std::size_t index = m_document.place().tree;
    report(m_document.apply(
        label, Result<TreeTable>(withTreeAfter(m_document.trees(), index, std::move(tree))), {index + 1, 0}));
}

void TreeEditor::deleteTree()
{
    const std::size_t index = m_document.place().tree;
    const std::size_t then = index + 1 < m_document.trees().size() ? index : index - 1;
    report(m_document.apply(tr("Delete tree"), withoutTree(m_document.trees(), index), {then, 0}));
}

/// Shows the path of the preview's monster.
void TreeEditor::showWay()
{
    std::optional<ThoughtFacts> facts = m_ui.trees_preview->facts();
    const bool same = facts && facts->thought.tree != nullptr && m_ui.trees_tree->tree() != nullptr &&
                      facts->thought.tree->tree == *m_ui.trees_tree->tree();
    if (!same)
        return m_ui.trees_tree->setWay(std::nullopt, {});
    const auto kept = std::make_shared<const ThoughtFacts>(*std::move(facts));
    m_ui.trees_tree->setWay(kept->thought.trace,
                            [kept](std::size_t node) { return answerText(*kept, node); });
}

} // namespace cave

#include "moc_tree_editor.cpp"
