// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/trees/tree_view.h"

#include <QPoint>

#include <cstddef>
#include <optional>

namespace cave {

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
