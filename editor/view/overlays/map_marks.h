// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "editor/view/camera/map_viewport.h"

#include <QColor>
#include <QFont>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <vector>

namespace cave {

struct MapCanvas;

/// A sign on a cell that marks something; larger than the cell where cells are small.
struct MapMark {
    enum class Shape : std::uint8_t { Dot, Cross, Ring, Square };

    WorldPos at;
    Shape shape = Shape::Dot;
    QColor colour; ///< invalid for the theme's accent
};

/// Paints the visible ones, each with a rim in the map's background colour, so that it is visible everywhere.
void paintMarks(const std::vector<MapMark> &marks, const MapCanvas &canvas);

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
