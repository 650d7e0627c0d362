// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QWidget>

#include <cstdint>

namespace cave {

class MapView;

/// Lines over a map at round coordinates, which are written at its upper and left edge. Transparent to the
/// mouse; initially hidden. Owned by the map.
class CoordinateGrid : public QWidget {
    Q_OBJECT

public:
    explicit CoordinateGrid(MapView &map);

    /// The cell with the coordinates 0, 0, such as the corner of a level; initially that of the world.
    void setOrigin(WorldPos origin);
    [[nodiscard]] WorldPos origin() const { return m_origin; }

    /// The distance between lines in cells, for cells of this width in logical pixels: 1, 2 or 5 times a
    /// power of ten, so that the lines and their coordinates are apart.
    static std::int64_t spacingFor(double cellWidth);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        double at = 0; ///< logical pixels from the left or upper edge
        QString text;
    };
    void paintLines(QPainter &painter, const QList<Line> &lines, Qt::Orientation orientation) const;
    static void paintText(QPainter &painter, QPointF at, const QString &text);

    const MapView &m_map;
    WorldPos m_origin;
};

} // namespace cave
