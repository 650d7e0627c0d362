// SPDX-License-Identifier: MIT
#include "app/shell/start/card_view.h"

#include "app/shell/start/world_card_delegate.h"

#include <QEvent>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace cave {
namespace {

constexpr int kNarrowestCell = 272;
constexpr int kWidestCell = 400;

} // namespace

CardView::CardView(QWidget *parent) : QListView(parent), m_delegate(new WorldCardDelegate(this))
{
    setItemDelegate(m_delegate);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

QSize CardView::previewSize() const
{
    return m_delegate->previewSize();
}

void CardView::fitCards()
{
    // Space for the scroll bar is reserved even while it is hidden, as cards would otherwise change size with
    // it. One pixel less, because the view wraps a row that fills it exactly.
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int room = std::max(kNarrowestCell, width() - scrollBar - 1);
    const int columns = std::max(1, room / kNarrowestCell);
    m_delegate->setCellWidth(std::min(kWidestCell, room / columns));
    setGridSize(m_delegate->cellSize());
    verticalScrollBar()->setSingleStep(m_delegate->cellSize().height() / 4);
    emit cardsResized();
}

void CardView::rename()
{
    if (currentIndex().isValid() && state() != EditingState)
        edit(currentIndex());
}

void CardView::resizeEvent(QResizeEvent *event)
{
    fitCards();
    QListView::resizeEvent(event);
}

void CardView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitCards();
}

} // namespace cave

#include "moc_card_view.cpp"
