#pragma once

#include "editor/panels/mind_texts.h"
#include "editor/panels/tree_layout.h"

#include <QAbstractScrollArea>

#include <cstddef>
#include <optional>

namespace cave {

struct Theme;

/// Draws a monster's decision tree, with the way that it takes this turn lit: no left, yes right, and under
/// each question on the way what it was answered from. Scrolls where the tree is larger than the view.
///
/// One box is the current one, which assistive technology reads: at first the action. Up goes to the question
/// above it, Left to what no leads to, Right to what yes leads to, Down along the way taken; Home to the
/// root, End to the action; a click makes any box the current one.
class TreeView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TreeView(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// None: nothing is drawn. A monster without a tree is drawn as nothing, too.
    void setFacts(std::optional<ThoughtFacts> facts);
    /// The texts are made anew, in the language that is set now.
    void retranslate();

    [[nodiscard]] std::size_t nodeCount() const { return m_layout.boxes.size(); }
    /// Where a node's box is, in the viewport.
    [[nodiscard]] QRect boxOf(std::size_t node) const;
    /// All that is to be told of a node: "Sees the player? yes: in view now. On the way."
    [[nodiscard]] QString spokenText(std::size_t node) const;
    [[nodiscard]] std::size_t currentNode() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override { return {280, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 96}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] const DecisionTree *tree() const;
    [[nodiscard]] std::optional<std::size_t> nodeAt(QPoint point) const;
    [[nodiscard]] std::optional<std::size_t> parentOf(std::size_t node) const;
    [[nodiscard]] int heightOf(std::size_t node, int width) const;
    [[nodiscard]] QPoint scrolled() const;
    void relayout();
    void setCurrent(std::size_t node);
    void showBox(std::size_t node);
    void tellCurrent();
    void paintLink(QPainter &painter, std::size_t parent, std::size_t child, bool yes) const;
    void paintBox(QPainter &painter, std::size_t node) const;

    const Theme *m_theme;
    std::optional<ThoughtFacts> m_facts;
    TreeLayout m_layout;
    std::size_t m_current = 0;
};

} // namespace cave
