// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/comparison.h"

#include <QColor>
#include <QImage>
#include <QWidget>

#include <optional>

namespace cave {

class MapView;
struct Theme;

/// The two colours of a difference, from Okabe and Ito's set (Color Universal Design, 2008): distinguished by
/// all eyes. The second is hatched besides.
struct DifferenceColours {
    QColor onlyFirst;
    QColor onlySecond;
};
DifferenceColours differenceColours(const Theme &theme);

/// A square of one of the colours, as the layer paints it; for legends.
QImage differenceSwatch(const QColor &colour, bool hatched, int size, double ratio);

/// Colours the cells of a map that are floor in one world only. Lies over the map and lets the mouse through.
class DifferenceLayer : public QWidget {
    Q_OBJECT

public:
    /// `map` must outlive this.
    DifferenceLayer(const MapView &map, QWidget *parent);

    void setDifference(std::optional<TerrainDifference> difference);
    [[nodiscard]] const std::optional<TerrainDifference> &difference() const { return m_difference; }
    void refreshLook();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void repaintCells();
    void paintHatching(QPainter &painter, const QRectF &target, double cell) const;

    const MapView &m_map;
    std::optional<TerrainDifference> m_difference;
    DifferenceColours m_colours;
    QImage m_cells; ///< a pixel a cell
};

} // namespace cave
