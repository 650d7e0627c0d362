// SPDX-License-Identifier: MIT
#include "editor/view/form/boxes.h"

#include <QBoxLayout>
#include <QWidget>

namespace cave {
namespace {

template<class Box>
Box *filled(Box *box, int spacing, BoxParts parts)
{
    if (spacing != kStyleSpacing)
        box->setSpacing(spacing);
    for (const BoxPart &part : parts)
        part.addTo(*box);
    return box;
}

template<class Box>
Box *filled(Box *box, int spacing, const std::optional<QMargins> &margins, BoxParts parts)
{
    if (margins)
        box->setContentsMargins(*margins);
    return filled(box, spacing, parts);
}

} // namespace

BoxPart::BoxPart(QWidget *widget, int stretch, Qt::Alignment alignment)
    : m_widget(widget)
    , m_stretch(stretch)
    , m_alignment(alignment)
{
}

BoxPart::BoxPart(QLayout *layout, int stretch) : m_layout(layout), m_stretch(stretch) {}

BoxPart BoxPart::stretch(int factor)
{
    BoxPart part;
    part.m_stretch = factor;
    return part;
}

BoxPart BoxPart::gap(int size)
{
    BoxPart part;
    part.m_gap = size;
    return part;
}

void BoxPart::addTo(QBoxLayout &box) const
{
    if (m_widget != nullptr)
        box.addWidget(m_widget, m_stretch, m_alignment);
    else if (m_layout != nullptr)
        box.addLayout(m_layout, m_stretch);
    else if (m_gap >= 0)
        box.addSpacing(m_gap);
    else
        box.addStretch(m_stretch);
}

QHBoxLayout *hbox(int spacing, BoxParts parts)
{
    return filled(new QHBoxLayout, spacing, parts);
}

QVBoxLayout *vbox(int spacing, BoxParts parts)
{
    return filled(new QVBoxLayout, spacing, parts);
}

QHBoxLayout *hbox(QWidget &host, int spacing, std::optional<QMargins> margins, BoxParts parts)
{
    return filled(new QHBoxLayout(&host), spacing, margins, parts);
}

QVBoxLayout *vbox(QWidget &host, int spacing, std::optional<QMargins> margins, BoxParts parts)
{
    return filled(new QVBoxLayout(&host), spacing, margins, parts);
}

} // namespace cave
