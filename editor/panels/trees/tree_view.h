// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/trees/tree_texts.h"

#include <QAbstractScrollArea>
#include <QPoint>
#include <QRect>
#include <QSize>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// The layout of a decision tree's boxes.
struct TreeLayout {
    std::vector<QRect> boxes; ///< by node
    QSize size;
};

/// The content of a TreeView.
struct TreePicture {
    DecisionTree tree;
    std::optional<TreeTrace> trace; ///< the path to highlight; none for no path
    /// The reason for the answer at a branch on that path; may be empty. Called whenever the text is needed,
    /// so that it is in the current language.
    std::function<QString(std::size_t)> answer;
    std::map<std::size_t, QString> issues; ///< by node: its problem
    /// Reserves space for answers, so that nothing moves when the path changes.
    bool live = false;
};

/// Shows a decision tree with a monster's path highlighted: no on the left, yes on the right, and under each
/// branch on the path the reason for its answer. Scrolls if the tree is larger than the view.
///
/// One node is current and is read by assistive technology: initially the action. Up goes to its parent, Left
/// to its "no" child, Right to its "yes" child, Down along the path; Home to the root, End to the action; a
/// click makes any node current.
class TreeView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TreeView(QWidget *parent = nullptr);

    /// Empty for none, or for a monster without a tree.
    void setFacts(std::optional<ThoughtFacts> facts);
    /// Shows this; keeps the current node if there is one with its number.
    void setPicture(TreePicture picture);
    /// Changes the path. Cheap if the picture is live.
    void setWay(std::optional<TreeTrace> trace, std::function<QString(std::size_t)> answer);
    [[nodiscard]] const DecisionTree *tree() const { return m_picture ? &m_picture->tree : nullptr; }
    /// Updates the texts to the current language.
    void retranslate();

    [[nodiscard]] std::size_t nodeCount() const { return m_layout.boxes.size(); }
    /// A node's box, in the viewport.
    [[nodiscard]] QRect boxOf(std::size_t node) const { return m_layout.boxes[node].translated(-scrolled()); }
    /// The description of a node: "Sees the player? yes: in view now. On the way."
    [[nodiscard]] QString spokenText(std::size_t node) const;
    [[nodiscard]] std::size_t currentNode() const { return m_current; }
    /// Makes a node current and scrolls to it.
    void setCurrentNode(std::size_t node);
    /// The node at a point of the viewport.
    [[nodiscard]] std::optional<std::size_t> nodeAt(QPoint point) const;

    [[nodiscard]] QSize sizeHint() const override { return {280, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 96}; }

signals:
    /// By keyboard or mouse.
    void currentChanged(std::size_t node);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    [[nodiscard]] bool isOnWay(std::size_t node) const;
    [[nodiscard]] std::optional<bool> answerOf(std::size_t node) const;
    [[nodiscard]] QString answerText(std::size_t node) const;
    [[nodiscard]] QString issueOf(std::size_t node) const;
    [[nodiscard]] int answerHeight(std::size_t node, int width) const;
    [[nodiscard]] std::optional<std::size_t> parentNode(std::size_t node) const;
    [[nodiscard]] std::optional<std::size_t> nodeByKey(int key) const;
    [[nodiscard]] int heightOf(std::size_t node, int width) const;
    [[nodiscard]] QPoint scrolled() const;
    void relayout();
    void choose(std::size_t node);
    void showBox(std::size_t node);
    void reportCurrent();
    void paintLinks(QPainter &painter, bool lit) const;
    void paintLink(QPainter &painter, std::size_t parent, std::size_t child, bool yes) const;
    void paintBox(QPainter &painter, std::size_t node) const;
    void paintTexts(QPainter &painter, std::size_t node) const;

    std::optional<TreePicture> m_picture;
    TreeLayout m_layout;
    std::size_t m_current = 0;
};

/// A tree view with draggable nodes: dropping one onto another swaps them, with Ctrl it puts a copy there.
/// Escape cancels a drag. Emits requests; changes nothing itself.
class TreeEditView : public TreeView {
    Q_OBJECT

public:
    explicit TreeEditView(QWidget *parent = nullptr);

    /// The node that the dragged one would be dropped onto; none while nothing is dragged, or over no valid
    /// target.
    [[nodiscard]] std::optional<std::size_t> dropTarget() const { return m_target; }

signals:
    void dropped(std::size_t from, std::size_t to, bool copy);
    /// By right click or menu key, for the current node.
    void menuRequested(QPoint globalPosition);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Press {
        std::size_t node = 0;
        QPoint at;
        bool dragging = false;
    };

    [[nodiscard]] std::optional<std::size_t> targetAt(QPoint point) const;
    void endDrag();

    std::optional<Press> m_press;
    std::optional<std::size_t> m_target;
    QPoint m_pointer;
};

} // namespace cave
