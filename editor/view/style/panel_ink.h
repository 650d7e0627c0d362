// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/theme.h"

#include <QLabel>

namespace cave {

/// Gives a card the background of panels and the text colour, which its children inherit.
inline void setPanelGround(QWidget *card, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::Window, theme.panel);
    card->setPalette(palette);
}

/// Sets a label's colour from the theme.
inline void setInk(QLabel *label, const QColor &ink, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
}

/// A plain text label with word wrap.
inline QLabel *plainLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace cave
