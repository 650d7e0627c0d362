#pragma once

#include <QColor>
#include <QPalette>

namespace cave {

/// The colours of one look, dark or light; the map and the window around it share them.
struct Theme {
    QColor background;
    QColor deepRock;
    QColor wall;
    QColor wallEdge;
    QColor floorLit;
    QColor floorRemembered;
    QColor text;
    QColor mutedText; ///< for secondary text; at least 4.5:1 on the background
    QColor panel;     ///< cards, docks and bars
    QColor line;      ///< thin separators
    QColor accent;
    QColor gold;
    QColor danger;
    QColor good;
    bool dark = true;
};

const Theme &darkTheme();
const Theme &lightTheme();

/// A palette for Qt's widgets in these colours.
QPalette paletteFor(const Theme &theme);

} // namespace cave
