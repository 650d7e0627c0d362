// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_canvas.h"

#include <QFont>
#include <QSizeF>
#include <QString>

namespace cave {

/// A short text on a small plate over the map, legible on any background.
class MapPlate {
public:
    /// `text` has one or more lines, separated by line feeds; lines that are too wide are elided.
    MapPlate(const MapCanvas &canvas, const QString &text);

    /// In device pixels.
    [[nodiscard]] QSizeF size() const { return m_size; }
    void draw(const MapCanvas &canvas, QPointF topLeft) const;

private:
    QFont m_font;
    QString m_text;
    QSizeF m_size;
};

} // namespace cave
