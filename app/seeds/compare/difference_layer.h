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

/// The two colours of a difference, from Okabe and Ito's set (Color Universal Design, 2008), distinguishable
/// with any colour vision. The second is also hatched.
struct DifferenceColours {
    QColor onlyFirst;
    QColor onlySecond;
};
DifferenceColours differenceColours(const Theme &theme);

/// A square of one of the colours as painted by the layer; for legends.
QImage differenceSwatch(const QColor &colour, bool hatched, int size, double ratio);

/// Colours the cells of a map that are floor in only one of the worlds. Overlays the map; transparent to the
/// mouse.
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
    QImage m_cells; ///< one pixel per cell
};

} // namespace cave
