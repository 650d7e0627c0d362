// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/theme.h"

#include <QLabel>

namespace cave {

/// Gives a card the ground of panels and the ink of text, which what is in it takes over.
inline void setPanelGround(QWidget *card, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::Window, theme.panel);
    card->setPalette(palette);
}

/// Writes a label in a colour of the theme.
inline void setInk(QLabel *label, const QColor &ink, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
}

/// A label of plain text, wrapped where it is too long.
inline QLabel *plainLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace cave
