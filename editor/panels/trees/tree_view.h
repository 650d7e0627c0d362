// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/sight/mind_texts.h"
#include "editor/panels/trees/tree_layout.h"

#include <QAbstractScrollArea>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>

namespace cave {

/// What a TreeView draws.
struct TreePicture {
    DecisionTree tree;
    std::optional<TreeTrace> trace; ///< the way through it; none: no way is lit
    /// What a question on that way was answered from; may be empty. Asked whenever the text is needed, so
    /// that it is in the language that is set then.
    std::function<QString(std::size_t)> answer;
    std::map<std::size_t, QString> issues; ///< by node: what is wrong there
    /// Each question has room for an answer, so that nothing moves while the way changes.
    bool live = false;
};

/// Draws a decision tree, with the way that a monster takes through it lit: no left, yes right, and under
/// each question on the way what it was answered from. Scrolls where the tree is larger than the view.
///
/// One box is the current one, which assistive technology reads: at first the action. Up goes to the question
/// above it, Left to what no leads to, Right to what yes leads to, Down along the way taken; Home to the
/// root, End to the action; a click makes any box the current one.
class TreeView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TreeView(QWidget *parent = nullptr);

    /// None: nothing is drawn. A monster without a tree is drawn as nothing, too.
    void setFacts(std::optional<ThoughtFacts> facts);
    /// Draws this; the current node stays if the tree has one of its number.
    void setPicture(TreePicture picture);
    /// Another way through the tree that is shown. Cheap if the picture is live.
    void setWay(std::optional<TreeTrace> trace, std::function<QString(std::size_t)> answer);
    [[nodiscard]] const DecisionTree *tree() const { return m_picture ? &m_picture->tree : nullptr; }
    /// The texts are made again, in the language that is set now.
    void retranslate();

    [[nodiscard]] std::size_t nodeCount() const { return m_layout.boxes.size(); }
    /// Where a node's box is, in the viewport.
    [[nodiscard]] QRect boxOf(std::size_t node) const;
    /// The description of a node: "Sees the player? yes: in view now. On the way."
    [[nodiscard]] QString spokenText(std::size_t node) const;
    [[nodiscard]] std::size_t currentNode() const { return m_current; }
    /// Makes a node of the tree the current one and scrolls to it.
    void setCurrentNode(std::size_t node);
    /// The node whose box is at a point of the viewport.
    [[nodiscard]] std::optional<std::size_t> nodeAt(QPoint point) const;

    [[nodiscard]] QSize sizeHint() const override { return {280, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 96}; }

signals:
    /// By key or mouse.
    void currentChanged(std::size_t node);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

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
    void tellCurrent();
    void paintLinks(QPainter &painter, bool lit) const;
    void paintLink(QPainter &painter, std::size_t parent, std::size_t child, bool yes) const;
    void paintBox(QPainter &painter, std::size_t node) const;
    void paintTexts(QPainter &painter, std::size_t node) const;

    std::optional<TreePicture> m_picture;
    TreeLayout m_layout;
    std::size_t m_current = 0;
};

} // namespace cave
