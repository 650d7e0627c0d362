// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_editor.h"

#include "editor/document/trees_document.h"
#include "editor/panels/trees/tree_actions.h"
#include "editor/panels/trees/tree_edit_view.h"
#include "editor/panels/trees/tree_node_form.h"
#include "editor/panels/trees/tree_preview.h"
#include "editor/panels/trees/tree_texts.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/disconnect_children.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/mnemonics.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>
#include <utility>
#include <variant>

namespace cave {
namespace {

constexpr int kListWidth = 210;
constexpr int kTreeWidth = 560;
constexpr int kSideWidth = 360;
constexpr const char *kCopiedKey = "copied_part";

QLabel *issueLabel(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->hide();
    return label;
}

void showIssue(QLabel *label, const Result<void> &checked)
{
    label->setText(checked ? QString() : shortErrorText(checked.error()));
    label->setVisible(!checked);
}

} // namespace

TreeEditor::TreeEditor(TreesDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("trees.editor"));
    makeParts();
    m_actions = new TreeActions(*this, *m_tree, m_document);
    connectParts();
    connectActions();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

TreeEditor::~TreeEditor()
{
    disconnectChildren(*this);
}

void TreeEditor::makeParts()
{
    m_tree = named("trees.tree", new TreeEditView);
    m_message = issueLabel("trees.message");
    auto *middle = new QWidget;
    vbox(*middle, 0, kNoMargins, {{m_tree, 1}, m_message});

    auto *split = named("trees.split", new QSplitter);
    split->setChildrenCollapsible(false);
    split->addWidget(makeList());
    split->addWidget(middle);
    split->addWidget(makeSide());
    split->setStretchFactor(1, 1);
    split->setSizes({kListWidth, kTreeWidth, kSideWidth});
    hbox(*this, kStyleSpacing, kNoMargins, {split});
}

QWidget *TreeEditor::makeList()
{
    m_list = named("trees.list", new QListWidget);
    m_keyName = new QLabel;
    m_key = named("trees.key", new QLineEdit);
    m_keyName->setBuddy(m_key);
    m_keyIssue = issueLabel("trees.key.flaw");
    m_descriptionName = new QLabel;
    m_description = named("trees.description", new QLineEdit);
    m_descriptionName->setBuddy(m_description);
    m_descriptionIssue = issueLabel("trees.description.flaw");

    auto *side = new QWidget;
    auto *column = vbox(*side, kGrid, evenMargins(2 * kGrid), {{m_list, 1}});
    auto *buttons = named("trees.buttons", new QHBoxLayout);
    column->addLayout(buttons);
    for (QWidget *part : {static_cast<QWidget *>(m_keyName), static_cast<QWidget *>(m_key),
                          static_cast<QWidget *>(m_keyIssue), static_cast<QWidget *>(m_descriptionName),
                          static_cast<QWidget *>(m_description), static_cast<QWidget *>(m_descriptionIssue)})
        column->addWidget(part);
    return side;
}

QWidget *TreeEditor::makeSide()
{
    m_form = new TreeNodeForm;
    m_preview = new TreePreview;
    m_text = named("trees.json", new QPlainTextEdit);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_tabs = named("trees.tabs", new QTabWidget);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_preview, QString());
    m_tabs->addTab(m_text, QString());
    auto *side = new QWidget;
    vbox(*side, 0, kNoMargins, {m_form, {m_tabs, 1}});
    return side;
}

void TreeEditor::connectParts()
{
    connect(&m_document, &TreesDocument::treesChanged, this, &TreeEditor::showTrees);
    connect(&m_document, &TreesDocument::placeChanged, this, &TreeEditor::showPlace);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) != m_document.place().tree)
            m_document.choose({static_cast<std::size_t>(row), 0});
    });
    connect(m_key, &QLineEdit::textEdited, this, &TreeEditor::rename);
    connect(m_description, &QLineEdit::textEdited, this, &TreeEditor::describe);
    for (QLineEdit *field : {m_key, m_description}) // invalid input is dropped when the field is left
        connect(field, &QLineEdit::editingFinished, this, &TreeEditor::showNames);
    connect(m_tree, &TreeView::currentChanged, this, [this](std::size_t node) {
        m_document.choose({m_document.place().tree, node});
    });
    connect(m_tree, &TreeEditView::dropped, this, &TreeEditor::drop);
    connect(m_tree, &TreeEditView::menuRequested, this, [this](QPoint at) {
        auto *menu = named("trees.menu", new QMenu(this));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (QAction *action : m_actions->nodeMenu())
            action != nullptr ? menu->addAction(action) : static_cast<void>(menu->addSeparator());
        menu->popup(at);
    });
    connect(m_form, &TreeNodeForm::nodeEdited, this, &TreeEditor::editNode);
    connect(m_form, &TreeNodeForm::issueChanged, this, &TreeEditor::showPicture);
    connect(m_preview, &TreePreview::thoughtChanged, this, &TreeEditor::showWay);
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &TreeEditor::updateActions);
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
    auto *buttons = findChild<QHBoxLayout *>(QStringLiteral("trees.buttons"));
    for (QAction *action : {m_actions->addTree, m_actions->duplicateTree, m_actions->deleteTree}) {
        auto *button = new QToolButton;
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        buttons->addWidget(button);
    }
    buttons->addStretch();
}

void TreeEditor::refreshLook()
{
    for (QLabel *label : {m_message, m_keyIssue, m_descriptionIssue})
        setInk(label, currentTheme().danger, currentTheme());
    m_message->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
}

/// Updates everything that depends on the trees.
void TreeEditor::showTrees()
{
    const QSignalBlocker blocker(m_list);
    const auto rows = static_cast<int>(m_document.trees().size());
    while (m_list->count() > rows)
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < rows)
        m_list->addItem(QString());
    for (int row = 0; row < rows; ++row) {
        const NamedTree &tree = m_document.trees()[static_cast<std::size_t>(row)];
        m_list->item(row)->setText(QString::fromStdString(tree.key));
        m_list->item(row)->setToolTip(coreText(tree.description));
    }
    const int scrolled = m_text->verticalScrollBar()->value();
    m_text->setPlainText(QString::fromStdString(writeTrees(m_document.trees())));
    m_text->verticalScrollBar()->setValue(scrolled);
}

/// Updates everything that depends on the current node; called after every change, too.
void TreeEditor::showPlace()
{
    {
        const QSignalBlocker blocker(m_list);
        m_list->setCurrentRow(static_cast<int>(m_document.place().tree));
    }
    m_message->hide();
    showNames();
    m_form->setNode(m_document.node());
    m_preview->setTree(m_document.tree().tree);
    showPicture();
    m_tree->setCurrentNode(m_document.place().node);
    updateActions();
}

void TreeEditor::showPicture()
{
    TreePicture picture;
    picture.tree = m_document.tree().tree;
    picture.live = true;
    for (const TreeRemark &remark : treeRemarks(picture.tree))
        picture.issues[remark.node] = remarkText(remark);
    if (const QString issue = m_form->issue(); !issue.isEmpty())
        picture.issues[m_document.place().node] = issue;
    m_tree->setPicture(std::move(picture));
    showWay();
}

void TreeEditor::showNames()
{
    const NamedTree &tree = m_document.tree();
    if (m_key->text() != QString::fromStdString(tree.key))
        m_key->setText(QString::fromStdString(tree.key));
    if (m_description->text() != QString::fromStdString(tree.description)) {
        m_description->setText(QString::fromStdString(tree.description));
        m_description->setCursorPosition(0);
    }
    m_keyIssue->hide();
    m_descriptionIssue->hide();
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
    showIssue(m_message, done);
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
        return showIssue(m_keyIssue, renamed.error());
    report(m_document.apply(tr("Rename"), renamed, place, QStringLiteral("key/%1").arg(place.tree)));
}

void TreeEditor::describe(const QString &text)
{
    const TreePlace place = m_document.place();
    const Result<TreeTable> described = withDescription(m_document.trees(), place.tree, text.toStdString());
    if (!described)
        return showIssue(m_descriptionIssue, described.error());
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
    std::optional<ThoughtFacts> facts = m_preview->facts();
    const bool same = facts && facts->thought.tree != nullptr && m_tree->tree() != nullptr &&
                      facts->thought.tree->tree == *m_tree->tree();
    if (!same)
        return m_tree->setWay(std::nullopt, {});
    const auto kept = std::make_shared<const ThoughtFacts>(*std::move(facts));
    m_tree->setWay(kept->thought.trace, [kept](std::size_t node) { return answerText(*kept, node); });
}

void TreeEditor::retranslate()
{
    m_list->setAccessibleName(tr("Trees"));
    m_keyName->setText(tr("&Key"));
    m_descriptionName->setText(tr("Descri&ption"));
    m_tabs->setTabText(0, tr("Try it"));
    m_tabs->setTabText(1, tr("JSON"));
    m_text->setAccessibleName(tr("Text of the file"));
    m_tree->retranslate();
    showTrees();
    showPlace();
}

} // namespace cave

#include "moc_tree_editor.cpp"
