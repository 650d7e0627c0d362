// SPDX-License-Identifier: MIT
#include "editor/view/form/wrap_row.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace cave {

WrapRow::WrapRow(int spacing, BoxParts first, BoxParts second)
    : m_first(hbox(spacing, first))
    , m_second(hbox(spacing, second))
    , m_groups(hbox(*this, spacing, kNoMargins, {}))
{
    m_groups->addLayout(m_first);
    m_groups->addStretch(1);
    m_groups->addLayout(m_second);
}

QSize WrapRow::minimumSizeHint() const
{
    const QSize both = m_groups->minimumSize();
    return {std::max(m_first->minimumSize().width(), m_second->minimumSize().width()), both.height()};
}

QSize WrapRow::sizeHint() const
{
    return {m_first->sizeHint().width() + m_groups->spacing() + m_second->sizeHint().width(),
            m_groups->sizeHint().height()};
}

void WrapRow::arrange()
{
    const int inARow =
        m_first->minimumSize().width() + 2 * m_groups->spacing() + m_second->minimumSize().width();
    const bool fits = width() >= inARow;
    const QBoxLayout::Direction direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_groups->direction())
        return;
    m_groups->setDirection(direction);
    updateGeometry();
}

/// Texts may have become longer.
bool WrapRow::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return handled;
}

void WrapRow::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

} // namespace cave
