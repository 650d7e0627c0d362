// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_edit_view.h"

#include "core/edit/trees/tree_edit.h"
#include "editor/view/style/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace cave {
namespace {

constexpr int kGhostAlpha = 90;
constexpr qreal kFrameCorner = 6;

} // namespace

TreeEditView::TreeEditView(QWidget *parent) : TreeView(parent)
{
    setContextMenuPolicy(Qt::DefaultContextMenu);
}

void TreeEditView::mousePressEvent(QMouseEvent *event)
{
    TreeView::mousePressEvent(event);
    const std::optional<std::size_t> node = nodeAt(event->pos());
    if (event->button() == Qt::LeftButton && node)
        m_press = Press{*node, event->pos(), false};
}

void TreeEditView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_press)
        return TreeView::mouseMoveEvent(event);
    const int way = (event->pos() - m_press->at).manhattanLength();
    m_press->dragging = m_press->dragging || way >= QApplication::startDragDistance();
    m_pointer = event->pos();
    m_target = m_press->dragging ? targetAt(event->pos()) : std::nullopt;
    if (m_press->dragging)
        viewport()->setCursor(m_target ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    viewport()->update();
}

void TreeEditView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_press || event->button() != Qt::LeftButton)
        return TreeView::mouseReleaseEvent(event);
    const Press press = *m_press;
    const std::optional<std::size_t> target = press.dragging ? targetAt(event->pos()) : std::nullopt;
    endDrag();
    if (target)
        emit dropped(press.node, *target, event->modifiers().testFlag(Qt::ControlModifier));
}

void TreeEditView::keyPressEvent(QKeyEvent *event)
{
    if (m_press && event->key() == Qt::Key_Escape)
        endDrag();
    else
        TreeView::keyPressEvent(event);
}

void TreeEditView::contextMenuEvent(QContextMenuEvent *event)
{
    if (tree() == nullptr)
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (!byKey && !nodeAt(event->pos()))
        return;
    emit menuRequested(byKey ? viewport()->mapToGlobal(boxOf(currentNode()).center()) : event->globalPos());
}

void TreeEditView::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        endDrag();
    TreeView::focusOutEvent(event);
    viewport()->update();
}

/// A node that is neither an ancestor nor a descendant of the dragged one.
std::optional<std::size_t> TreeEditView::targetAt(QPoint point) const
{
    const std::optional<std::size_t> node = nodeAt(point);
    if (!node || tree() == nullptr || m_press->node >= tree()->nodes.size())
        return std::nullopt;
    if (isUnder(*tree(), *node, m_press->node) || isUnder(*tree(), m_press->node, *node))
        return std::nullopt;
    return node;
}

void TreeEditView::endDrag()
{
    m_press.reset();
    m_target.reset();
    viewport()->unsetCursor();
    viewport()->update();
}

void TreeEditView::paintEvent(QPaintEvent *event)
{
    TreeView::paintEvent(event);
    if (!m_press || !m_press->dragging || m_press->node >= nodeCount())
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_target) {
        painter.setPen(QPen(currentTheme().gold, 3));
        painter.drawRoundedRect(QRectF(boxOf(*m_target)).adjusted(-2, -2, 2, 2), kFrameCorner, kFrameCorner);
    }
    QColor ghost = currentTheme().gold;
    ghost.setAlpha(kGhostAlpha);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ghost);
    QRect box = boxOf(m_press->node);
    box.moveCenter(m_pointer);
    painter.drawRoundedRect(box, kFrameCorner, kFrameCorner);
}

} // namespace cave

#include "moc_tree_edit_view.cpp"
